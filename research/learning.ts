/**
 * What it's worth to learn from dead ends: dead ends on named puzzles for each way back, for the two cuts, for what general solvers add, and the
 * depth of the search on the hard 25 × 25 puzzle. Written to content/data/learning.json. Takes some minutes.
 * Run again with: node research/learning.ts YYYY-MM-DD
 */
import { readFileSync, writeFileSync } from 'node:fs';
import named from '../content/puzzles/named.json' with { type: 'json' };
import { readPuzzles } from '../src/engine/formats/read.ts';
import { readOptions } from '../src/engine/options.ts';
import type { Puzzle } from '../src/engine/puzzle.ts';
import { learningSearch } from '../src/engine/search/learning-search.card.ts';
import { levelNow } from '../src/engine/search/propagation.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');

/** A run with more dead ends than these is stopped. */
const MAX_DEAD_ENDS = 20_000;

type Texts = Readonly<Record<string, string>>;

const minimal = readPuzzles(readFileSync('bench/minimal-16.txt', 'utf8')).map(({ puzzle }) => puzzle);
const puzzleOf = (id: string): Puzzle =>
  id === 'minimal-16-first' ? minimal[0]! : readPuzzles(named.find((each) => each.id === id)!.puzzle)[0]!.puzzle;

/** One run: `null` dead ends where it was stopped. */
function runOf(puzzle: Puzzle, texts: Texts, mostDeadEnds = MAX_DEAD_ENDS) {
  const state = learningSearch.start(puzzle, readOptions(learningSearch.options, texts) as never);
  const run = learningSearch.run(state);
  let [steps, longest, digits, notes, uses] = [0, 0, 0, 0, 0];
  let next = run.next();
  for (; !next.done && state.deadEnds <= mostDeadEnds; next = run.next()) {
    const step = next.value;
    steps++;
    if (step.kind === 'jump') longest = Math.max(longest, step.from - step.to);
    if (step.kind === 'learn') {
      notes++;
      digits += step.length;
    }
    if (step.kind === 'noteStrikes' || step.kind === 'notePlaces' || step.kind === 'noteBroken') uses++;
  }
  return {
    deadEnds: next.done ? state.deadEnds : null,
    steps,
    longest,
    notes,
    // Each note is used once at once, after the jump.
    laterUses: uses - notes,
    digitsPerNote: notes === 0 ? 0 : Number((digits / notes).toFixed(1)),
    looks: state.looks,
    restarts: state.restarts,
  };
}

const settings: Readonly<Record<string, Texts>> = {
  one: { after: 'one' },
  jump: { after: 'jump' },
  note: {},
  guesses: { cut: 'guesses' },
  lookAll: { look: 'all' },
  activity: { choose: 'activity' },
  restart: { restart: '32' },
  full: { over: 'all', choose: 'activity', lastFirst: 'on', restart: '32', forget: '2000' },
};
const ids = ['ai-escargot', 'golden-nugget', 'sixteen-hard', 'minimal-16-first', 'twenty-five-hard', 'norvig-impossible'];

const rows = ids.flatMap((puzzle) =>
  Object.entries(settings).map(([setting, texts]) => {
    const row = { puzzle, setting, ...runOf(puzzleOf(puzzle), texts, setting === 'guesses' ? 5000 : MAX_DEAD_ENDS) };
    console.log(JSON.stringify(row));
    return row;
  }),
);

const all = (texts: Texts) => minimal.reduce((sum, puzzle) => sum + runOf(puzzle, texts).deadEnds!, 0);
const minimalSum = { count: minimal.length, note: all({}), activity: all({ choose: 'activity' }) };
console.log(minimalSum);

/** How deep the search is, in so many parts of as many steps as notes need: the least and the greatest depth in each. */
const PARTS = 300;
const steps = rows.find(({ puzzle, setting }) => puzzle === 'twenty-five-hard' && setting === 'note')!.steps;
function stripOf(texts: Texts) {
  const state = learningSearch.start(puzzleOf('twenty-five-hard'), readOptions(learningSearch.options, texts) as never);
  const parts: [number, number][] = [];
  let [taken, deadEnds] = [0, 0];
  let isOver = false;
  const run = learningSearch.run(state);
  while (taken < steps) {
    if (run.next().done) {
      isOver = true;
      break;
    }
    const part = Math.floor((taken * PARTS) / steps);
    const depth = levelNow(state);
    const [least, most] = parts[part] ?? [depth, depth];
    parts[part] = [Math.min(least, depth), Math.max(most, depth)];
    taken++;
    deadEnds = state.deadEnds;
  }
  return { isOver, deadEnds, parts };
}
const strips = { puzzle: 'twenty-five-hard', steps, one: stripOf({ after: 'one' }), jump: stripOf({ after: 'jump' }), note: stripOf({}) };

writeFileSync(
  'content/data/learning.json',
  `${JSON.stringify({ date, mostDeadEnds: MAX_DEAD_ENDS, rows, minimal: minimalSum, strips })}\n`,
);
