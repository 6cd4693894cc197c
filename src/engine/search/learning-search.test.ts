import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { anyOptions } from '../../../tests/law/any-options.ts';
import { samples, soaking, times } from '../../../tests/samples.ts';
import { applyStep, drain } from '../algorithm.ts';
import { dancingLinks } from '../cover/dancing-links.card.ts';
import { countSolutions, solvePuzzle } from '../fast/answer.ts';
import { readPuzzles } from '../formats/read.ts';
import { transformed } from '../generate/transform.ts';
import { cellNamed, gridOf } from '../grid.ts';
import { readOptions } from '../options.ts';
import { faultOf, isSolution, type Puzzle, puzzleOf } from '../puzzle.ts';
import { learningSearch, type Step } from './learning-search.card.ts';
import { isPlaced, levelNow, statementIn } from './propagation.ts';
import { luby } from './restarts.ts';
import { cellAndDigit } from './statements.ts';

type Texts = Readonly<Record<string, string>>;
const start = (puzzle: Puzzle, options: Texts) => learningSearch.start(puzzle, readOptions(learningSearch.options, options) as never);
type State = ReturnType<typeof start>;

const file = (name: string) =>
  readPuzzles(readFileSync(new URL(`../../../bench/${name}`, import.meta.url), 'utf8')).map(({ puzzle }) => puzzle);
const minimal = file('minimal-16.txt');
const hardest = file('hardest.txt');
const puzzleNamed = (id: string) => readPuzzles(named.find((each) => each.id === id)!.puzzle)[0].puzzle;

/** Six by six, with three dead ends; and another one, whose dead end needs a jump over three guesses. */
const noted = puzzleNamed('six-notes');
const deeper = puzzleNamed('six-jump');

/** Settings that the table names. */
const DPLL = { after: 'one' };
const JUMPS = { after: 'jump' };
const NOTES = {};
const FULL = { over: 'all', choose: 'activity', lastFirst: 'on', restart: '32', forget: '2000' };

function resultOf(puzzle: Puzzle, options: Texts, mostDeadEnds = Number.POSITIVE_INFINITY) {
  const state = start(puzzle, options);
  const run = learningSearch.run(state);
  let steps = 0;
  let guesses = 0;
  let longest = 0;
  let next = run.next();
  for (; !next.done && state.deadEnds <= mostDeadEnds; next = run.next()) {
    steps++;
    if (next.value.kind === 'decide') guesses++;
    if (next.value.kind === 'jump') longest = Math.max(longest, next.value.from - next.value.to);
  }
  return { state, outcome: next.done ? next.value : undefined, steps, guesses, longest, deadEnds: state.deadEnds, looks: state.looks };
}

/** Dead ends, the longest jump, and looks at notes. Plain search has no notes, and would take minutes on the two without a number. */
const golden: [
  name: string,
  puzzle: () => Puzzle,
  deadEnds: { dpll?: number; jumps: number; notes: number; full: number },
  longest: number,
  looks: number,
][] = [
  ['wikipedia', () => puzzleNamed('wikipedia'), { dpll: 0, jumps: 0, notes: 0, full: 0 }, 0, 0],
  ['anti-brute-force', () => puzzleNamed('anti-brute-force'), { dpll: 0, jumps: 0, notes: 0, full: 0 }, 0, 0],
  ['ai-escargot', () => puzzleNamed('ai-escargot'), { dpll: 5, jumps: 5, notes: 5, full: 32 }, 2, 1],
  ['golden-nugget', () => puzzleNamed('golden-nugget'), { dpll: 187, jumps: 168, notes: 156, full: 128 }, 3, 2865],
  ['sixteen-hard', () => puzzleNamed('sixteen-hard'), { dpll: 50, jumps: 25, notes: 15, full: 18 }, 5, 32],
  ['minimal-16, the first', () => minimal[0]!, { dpll: 2356, jumps: 4031, notes: 380, full: 135 }, 12, 10_680],
  ['twenty-five-hard', () => puzzleNamed('twenty-five-hard'), { jumps: 2880, notes: 236, full: 310 }, 17, 4369],
  ['norvig-impossible', () => puzzleNamed('norvig-impossible'), { jumps: 4, notes: 4, full: 431 }, 15, 1],
];

describe('what dead ends cost', () => {
  it.each(golden)(
    '%s has the known number of dead ends, longest jump and looks at notes',
    (name, puzzleOfName, deadEnds, longest, looks) => {
      const puzzle = puzzleOfName();
      const counted = {
        jumps: resultOf(puzzle, JUMPS).deadEnds,
        notes: resultOf(puzzle, NOTES).deadEnds,
        full: resultOf(puzzle, FULL).deadEnds,
      };
      expect(counted).toEqual({ jumps: deadEnds.jumps, notes: deadEnds.notes, full: deadEnds.full });
      if (deadEnds.dpll !== undefined) expect(resultOf(puzzle, DPLL).deadEnds).toBe(deadEnds.dpll);
      const notes = resultOf(puzzle, NOTES);
      expect([notes.longest, notes.looks]).toEqual([longest, looks]);
      if (name === 'norvig-impossible') expect(notes.outcome).toBe('no-solution');
      else expect(isSolution(puzzle, notes.state.digits)).toBe(true);
    },
  );

  it('is more than 20,000 for plain search where four notes are enough', () => {
    expect(resultOf(puzzleNamed('norvig-impossible'), DPLL, 20_000).outcome).toBeUndefined();
  });

  it('is high for activity on the impossible puzzle, where no note names the two cells that decide it', () => {
    const { state, deadEnds } = resultOf(puzzleNamed('norvig-impossible'), { choose: 'activity' });
    const facts = [...state.notes.values()].flatMap((note) => note.facts);
    const cells = new Set(facts.map((fact) => cellAndDigit(state.statements, statementIn(fact)).cell));
    const deciding = ['r8c5', 'r9c5'].map((name) => cellNamed(state.puzzle.grid, name));
    expect([deadEnds, deciding.filter((cell) => cells.has(cell))]).toEqual([825, []]);
  });

  it.runIf(soaking)('is what dancing links has, for plain search on the hard 25 × 25', () => {
    expect(resultOf(puzzleNamed('twenty-five-hard'), DPLL).deadEnds).toBe(39_013);
  });

  it('falls with notes that are cut near the dead end, though they are longer', () => {
    const lengthOf = ({ state }: ReturnType<typeof resultOf>) => {
      const notes = [...state.notes.values()];
      return notes.reduce((sum, { facts }) => sum + facts.length, 0) / notes.length;
    };
    const [near, far] = [resultOf(minimal[0]!, NOTES), resultOf(minimal[0]!, { cut: 'guesses' })];
    expect([near.deadEnds, far.deadEnds]).toEqual([380, 904]);
    expect([lengthOf(near).toFixed(1), lengthOf(far).toFixed(1)]).toEqual(['11.9', '7.0']);
  });

  it('falls with activity over the forty minimal puzzles', () => {
    const some = soaking ? minimal : minimal.slice(0, 8);
    const all = (options: Texts) => some.reduce((sum, puzzle) => sum + resultOf(puzzle, options).deadEnds, 0);
    expect(all({ choose: 'activity' })).toBeLessThan(all(NOTES));
  });
});

describe('one run of it', () => {
  const told = (puzzle: Puzzle, options: Texts) => {
    const state = start(puzzle, options);
    return [...learningSearch.run(state)].map((step, index) => ({ ...step, at: index + 1 }));
  };

  it('has three dead ends, and uses its first note again', () => {
    const steps = told(noted, { see: 'cells' });
    expect(steps).toHaveLength(344);
    expect(steps.filter(({ kind }) => ['conflict', 'uip', 'learn', 'jump', 'noteStrikes'].includes(kind))).toEqual([
      { kind: 'conflict', promise: 21, at: 179 },
      { kind: 'uip', cell: 3, digit: 6, is: 1, steps: 1, at: 181 },
      { kind: 'learn', note: 0, length: 2, glue: 2, at: 182 },
      { kind: 'jump', from: 3, to: 1, at: 183 },
      { kind: 'noteStrikes', cell: 3, digit: 6, note: 0, at: 184 },
      { kind: 'conflict', promise: 34, at: 235 },
      { kind: 'uip', cell: 2, digit: 6, is: 1, steps: 5, at: 241 },
      { kind: 'learn', note: 1, length: 1, glue: 1, at: 242 },
      { kind: 'jump', from: 1, to: 0, at: 243 },
      { kind: 'noteStrikes', cell: 2, digit: 6, note: 1, at: 244 },
      { kind: 'noteStrikes', cell: 3, digit: 6, note: 0, at: 258 },
      { kind: 'conflict', promise: 2, at: 269 },
      { kind: 'uip', cell: 5, digit: 2, is: 1, steps: 4, at: 274 },
      { kind: 'learn', note: 2, length: 1, glue: 1, at: 275 },
      { kind: 'jump', from: 1, to: 0, at: 276 },
      { kind: 'noteStrikes', cell: 5, digit: 2, note: 2, at: 277 },
    ]);
  });

  it('jumps over three guesses, with a note of two digits', () => {
    const options = { see: 'cells', choose: 'reading' };
    const state = start(deeper, options);
    const run = learningSearch.run(state);
    for (const step of run) if (step.kind === 'learn') break;
    const facts = [...state.notes.values()][0]!.facts.map((fact) => ({
      ...cellAndDigit(state.statements, statementIn(fact)),
      is: isPlaced(fact),
    }));
    expect(facts.toSorted((a, b) => a.cell - b.cell)).toEqual([
      { cell: 1, digit: 1, is: true },
      { cell: 12, digit: 4, is: true },
    ]);
    expect(told(deeper, options).find(({ kind }) => kind === 'jump')).toMatchObject({ from: 5, to: 1 });
    expect([resultOf(deeper, { ...options, ...DPLL }).deadEnds, resultOf(deeper, options).deadEnds]).toEqual([6, 2]);
  });

  it('looks far less often at notes of which it watches two facts, and does the same', () => {
    for (const options of [NOTES, { over: 'all' }]) {
      const [two, all] = ['watched', 'all'].map((look) => resultOf(puzzleNamed('golden-nugget'), { ...options, look }));
      expect([two!.steps, two!.deadEnds, two!.guesses]).toEqual([all!.steps, all!.deadEnds, all!.guesses]);
      expect(two!.looks).toBeLessThan(0.6 * all!.looks);
    }
  });
});

/** Puzzles of 4 × 4 with no, one or several solutions, whatever the givens. */
const anyTiny = fc.array(fc.tuple(fc.nat(15), fc.integer({ min: 1, max: 4 })), { maxLength: 6 }).map((given) => {
  const givens = new Uint8Array(16);
  for (const [cell, digit] of given) givens[cell] = digit;
  return puzzleOf(givens, { grid: gridOf(4) });
});

describe('at any setting', () => {
  it('finds every solution once', () => {
    fc.assert(
      fc.property(anyTiny, anyOptions(learningSearch.options), (puzzle, options) => {
        const state = learningSearch.start(puzzle, { ...options, solutions: 0 } as never);
        const found = new Set<string>();
        for (const { kind } of learningSearch.run(state)) {
          if (kind !== 'solution') continue;
          expect(isSolution(puzzle, state.digits)).toBe(true);
          expect(found).not.toContain(state.digits.join());
          found.add(state.digits.join());
        }
        expect(found.size).toBe(faultOf(puzzle) ? 0 : countSolutions(puzzle, 1000));
      }),
      samples(60),
    );
  });

  it('finds the answers that dancing links finds', () => {
    fc.assert(
      fc.property(fc.nat(hardest.length - 1), anyOptions(learningSearch.options), (index, options) => {
        const puzzle = hardest[index]!;
        const state = learningSearch.start(puzzle, { ...options, solutions: 0 } as never);
        drain(learningSearch.run(state));
        const search = dancingLinks.start(puzzle, { rule: 'fewest', solutions: 0, givens: 'left', seed: 1 });
        drain(dancingLinks.run(search));
        expect([state.found, state.answer.join()]).toEqual([search.found, solvePuzzle(puzzle)!.join()]);
      }),
      samples(12),
    );
  });

  it('has in every note one fact of the newest guess, and goes back to where the note says the most', () => {
    fc.assert(
      fc.property(fc.nat(hardest.length - 1), anyOptions(learningSearch.options), (index, options) => {
        const state = learningSearch.start(hardest[index]!, { ...options, after: 'note', solutions: 1 } as never);
        let before: readonly number[] = [];
        for (const step of learningSearch.run(state)) {
          if (step.kind === 'learn') {
            before = state.notes.get(step.note)!.facts.map((fact) => state.levelOf[statementIn(fact)]!);
            expect(before.filter((level) => level === levelNow(state))).toHaveLength(1);
            expect(before).not.toContain(0);
            expect(new Set(before).size).toBe(step.glue);
          }
          if (step.kind === 'jump') expect(step.to).toBe(Math.max(0, ...before.filter((level) => level < step.from)));
        }
      }),
      samples(12),
    );
  });
});

/** Settings whose notes differ most. */
const settings: readonly Texts[] = [
  { see: 'cells' },
  { see: 'cells', over: 'all' },
  { see: 'cells', choose: 'reading', shorten: 'on' },
  { over: 'all', choose: 'activity', lastFirst: 'on', restart: '4', forget: '40' },
  { see: 'cells', cut: 'guesses' },
  { see: 'cells', choose: 'activity', shorten: 'on' },
];

/** Exchanges digits, so that a puzzle has another run. */
function relabelled(puzzle: Puzzle, round: number): Puzzle {
  const { size } = puzzle.grid;
  let givens: Uint8Array = puzzle.givens;
  for (let digit = 1; digit <= size; digit++)
    givens = transformed(puzzle.grid, givens, { operation: 'digits', first: digit, second: 1 + ((digit * 7 + round * 3) % size) });
  return puzzleOf(givens, { grid: puzzle.grid });
}

function* runsForNotes(): Generator<{ readonly puzzle: Puzzle; readonly options: Texts }> {
  for (let round = 0; ; round++)
    for (const each of hardest) yield { puzzle: relabelled(each, round), options: settings[round % settings.length]! };
}

/** A note denies an answer where all of its facts hold there. */
const denies = ({ statements }: State, facts: readonly number[], answer: Uint8Array) =>
  facts.every((fact) => {
    const { cell, digit } = cellAndDigit(statements, statementIn(fact));
    return (answer[cell] === digit) === isPlaced(fact);
  });

/** Notes that are held against an answer. */
const NOTES_CHECKED = times(100_000);

it('writes no note that denies the answer', { timeout: 1_800_000 }, () => {
  let checked = 0;
  let longest = 0;
  const wrong: Step[] = [];
  for (const { puzzle, options } of runsForNotes()) {
    const state = start(puzzle, options);
    const answer = solvePuzzle(puzzle)!;
    for (const step of learningSearch.run(state)) {
      if (step.kind !== 'learn') continue;
      checked++;
      longest = Math.max(longest, step.length);
      if (denies(state, state.notes.get(step.note)!.facts, answer)) wrong.push(step);
    }
    expect(state.answer).toEqual(answer);
    if (checked >= NOTES_CHECKED) break;
  }
  expect(wrong).toEqual([]);
  expect(longest).toBeGreaterThan(20);
});

it('starts over after one dead end, one, two, one, one, two, four …', () => {
  expect(Array.from({ length: 15 }, (_, index) => luby(index + 1))).toEqual([1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
  const { state } = resultOf(hardest[0]!, { see: 'cells', restart: '3' });
  expect(state.restarts).toBeGreaterThan(2);
  const fixed = resultOf(hardest[0]!, { see: 'cells', restart: '3', policy: 'fixed' }).state;
  expect(fixed.restarts).toBeGreaterThan(state.restarts);
});

it.each(['jigsaw-6', 'jigsaw-9', 'sudoku-x', 'windoku', 'latin-7', 'sukaku', 'six-by-six', 'twenty-five-easy', 'thirty-six'])(
  'solves %s',
  (id) => {
    const puzzle = puzzleNamed(id);
    const { state, outcome } = resultOf(puzzle, { over: 'all' });
    expect([outcome, isSolution(puzzle, state.digits)]).toEqual(['solved', true]);
  },
);

it('replays to the same state, with the notes that it watches', () => {
  const puzzle = puzzleNamed('sixteen-hard');
  const [live, replayed] = [start(puzzle, { over: 'all' }), start(puzzle, { over: 'all' })];
  for (const step of learningSearch.run(live)) {
    applyStep(learningSearch as never, replayed, step);
    if (step.kind === 'jump') expect(replayed).toEqual(live);
  }
  expect(replayed).toEqual(live);
});
