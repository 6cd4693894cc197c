/**
 * How long one search takes on one puzzle when chance breaks its ties, and what it saves to start over: values tried by many runs of constraint
 * search with forward checking and fewest values first, on a partial grid with many solutions and on a puzzle with one. Each seed is tried
 * without restarts, with restarts after a fixed number of values taken back, and by Luby's sequence. Written to
 * content/data/heavy-tail.json. Takes about five minutes.
 * Run again with: node research/heavy-tail.ts YYYY-MM-DD [seed]
 */
import { writeFileSync } from 'node:fs';
import named from '../content/puzzles/named.json' with { type: 'json' };
import { printPuzzle, readPuzzles } from '../src/engine/formats/read.ts';
import { partialGrid } from '../src/engine/generate/partial-grid.ts';
import { readOptions } from '../src/engine/options.ts';
import type { Puzzle } from '../src/engine/puzzle.ts';
import { randomFrom } from '../src/engine/random.ts';
import { constraintSearch } from '../src/engine/search/constraint-search.card.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');
const seed = Number(process.argv[3] ?? 1);

/** Runs of each kind on each puzzle. */
const RUNS = 300;
/** A run that tries more values than this is stopped. */
const LIMIT = 100_000;
/** Of the partial grid. */
const [SIZE, SHARE, GRID_SEED] = [16, 0.2, 4];

/** Ties fall at random, and nothing else does. */
const switches = { forwardChecking: 'on', mrv: 'on', degree: 'off', ties: 'random' };
const policies = {
  never: { restart: '0' },
  fixed: { restart: '100', policy: 'fixed' },
  luby: { restart: '20', policy: 'luby' },
};

/** How many values a run tries, or null where it's stopped. */
function triesOf(puzzle: Puzzle, texts: Readonly<Record<string, string>>): number | null {
  const state = constraintSearch.start(puzzle, readOptions(constraintSearch.options, texts) as never);
  let tries = 0;
  for (const { kind } of constraintSearch.run(state)) if (kind === 'try' && ++tries > LIMIT) return null;
  return tries;
}

const random = randomFrom(seed);
// The first numbers after a small seed are much alike, and other scripts begin with them.
random.shuffled(Array.from({ length: 100 }, (_, each) => each));
const seeds = Array.from({ length: RUNS }, () => random.below(1_000_000_000));

const escargot = readPuzzles(named.find(({ id }) => id === 'ai-escargot')!.puzzle)[0]!.puzzle;
const puzzles = [
  { id: 'partial', size: SIZE, share: SHARE, seed: GRID_SEED, puzzle: partialGrid(SIZE, SHARE, GRID_SEED) },
  { id: 'ai-escargot', puzzle: escargot },
];
const rows = puzzles.map(({ puzzle, ...about }) => ({
  ...about,
  text: printPuzzle({ puzzle }),
  tries: Object.fromEntries(
    Object.entries(policies).map(([name, policy]) => {
      const tries = seeds.map((each) => triesOf(puzzle, { ...switches, ...policy, seed: String(each) }));
      console.log(about.id, name, tries.filter((each) => each === null).length);
      return [name, tries];
    }),
  ),
}));
writeFileSync(
  'content/data/heavy-tail.json',
  `${JSON.stringify({ date, seed, limit: LIMIT, switches, policies, seeds, puzzles: rows })}\n`,
);
