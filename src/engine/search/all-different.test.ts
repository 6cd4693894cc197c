import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { samples, soaking } from '../../../tests/samples.ts';
import { drain } from '../algorithm.ts';
import { countSolutions, solvePuzzle } from '../fast/answer.ts';
import { readPuzzles } from '../formats/read.ts';
import { gridOf } from '../grid.ts';
import { faultOf, isSolution, type Puzzle, puzzleOf } from '../puzzle.ts';
import { allDifferent } from './all-different.card.ts';

const file = (name: string) =>
  readPuzzles(readFileSync(new URL(`../../../bench/${name}`, import.meta.url), 'utf8')).map(({ puzzle }) => puzzle);
const puzzleNamed = (id: string) => readPuzzles(named.find((each) => each.id === id)!.puzzle)[0]!.puzzle;
const minimal = file('minimal-16.txt');
const hardest = file('hardest.txt');

function resultOf(puzzle: Puzzle, byDigit: boolean) {
  const state = allDifferent.start(puzzle, { byDigit });
  const { outcome, counts } = drain(allDifferent.run(state));
  return { state, outcome, guesses: counts.try ?? 0, deadEnds: counts.unmatched ?? 0 };
}

/** Guesses and dead ends, by house alone, and by digit too. */
const golden: [name: string, puzzle: () => Puzzle, byHouse: [number, number], byDigitToo: [number, number]][] = [
  ['wikipedia', () => puzzleNamed('wikipedia'), [0, 0], [0, 0]],
  ['anti-brute-force', () => puzzleNamed('anti-brute-force'), [0, 0], [0, 0]],
  ['ai-escargot', () => puzzleNamed('ai-escargot'), [12, 7], [11, 6]],
  ['golden-nugget', () => puzzleNamed('golden-nugget'), [142, 139], [134, 131]],
  ['sixteen-hard', () => puzzleNamed('sixteen-hard'), [7, 7], [5, 5]],
  ['minimal-16, the first', () => minimal[0]!, [179, 172], [161, 154]],
];

function expectCounts(puzzle: Puzzle, byHouse: readonly number[], byDigitToo: readonly number[]): void {
  for (const [byDigit, expected] of [
    [false, byHouse],
    [true, byDigitToo],
  ] as const) {
    const { state, guesses, deadEnds } = resultOf(puzzle, byDigit);
    expect([guesses, deadEnds]).toEqual(expected);
    expect(isSolution(puzzle, state.digits)).toBe(true);
  }
}

describe('what the search costs', () => {
  it.each(golden)('%s has the known guesses and dead ends', (_name, puzzleOfName, byHouse, byDigitToo) => {
    expectCounts(puzzleOfName(), byHouse, byDigitToo);
  });

  it.runIf(soaking)('twenty-five-hard has the known guesses and dead ends', { timeout: 120_000 }, () => {
    expectCounts(puzzleNamed('twenty-five-hard'), [1190, 1181], [790, 781]);
  });

  it('refutes the impossible puzzle without a guess: seven cells of a column have six digits', () => {
    const puzzle = puzzleNamed('norvig-impossible');
    for (const byDigit of [false, true]) {
      const { state, outcome, guesses } = resultOf(puzzle, byDigit);
      expect([outcome, guesses]).toEqual(['no-solution', 0]);
      const last = { kind: 'unmatched', slots: 7, values: 6 } as const;
      const full = allDifferent.inFull(state, last) as { cells: number[]; digits: number[] };
      expect(full.digits.toSorted()).toEqual([2, 3, 4, 7, 8, 9]);
      expect(full.cells.map((cell) => puzzle.grid.columnOfCell[cell])).toEqual(Array(7).fill(4));
    }
  });
});

describe('without a guess', () => {
  const solved = (puzzles: readonly Puzzle[], byDigit: boolean) =>
    puzzles.filter((puzzle) => {
      const state = allDifferent.start(puzzle, { byDigit });
      for (const { kind } of allDifferent.run(state)) if (kind === 'choose') return false;
      return isSolution(puzzle, state.digits);
    }).length;

  it.each<[string, number, number]>([
    ['clues-17.txt', 211, 219],
    ['minimal-16.txt', 0, 0],
    ['hardest.txt', 0, 0],
  ])('solves as many of %s as before, and more by digit too', (name, byHouse, byDigitToo) => {
    const puzzles = file(name);
    expect([solved(puzzles, false), solved(puzzles, true)]).toEqual([byHouse, byDigitToo]);
  });
});

/** Puzzles of 4 × 4 with no, one or several solutions, whatever the givens. */
const anyTiny = fc.array(fc.tuple(fc.nat(15), fc.integer({ min: 1, max: 4 })), { maxLength: 6 }).map((given) => {
  const givens = new Uint8Array(16);
  for (const [cell, digit] of given) givens[cell] = digit;
  return puzzleOf(givens, { grid: gridOf(4) });
});

describe('the search around it', () => {
  it('finds a solution exactly where there is one', () => {
    fc.assert(
      fc.property(anyTiny, fc.boolean(), (puzzle, byDigit) => {
        const { state, outcome } = resultOf(puzzle, byDigit);
        expect(outcome).toBe(faultOf(puzzle) || countSolutions(puzzle, 1) === 0 ? 'no-solution' : 'solved');
        if (outcome === 'solved') expect(isSolution(puzzle, state.digits)).toBe(true);
      }),
      samples(200),
    );
  });

  it('finds the answer of the hardest puzzles', () => {
    fc.assert(
      fc.property(fc.nat(hardest.length - 1), fc.boolean(), (index, byDigit) => {
        expect(resultOf(hardest[index]!, byDigit).state.digits).toEqual(solvePuzzle(hardest[index]!));
      }),
      samples(12),
    );
  });

  it.each(['jigsaw-6', 'jigsaw-9', 'sudoku-x', 'windoku', 'latin-7', 'sukaku', 'six-by-six', 'twenty-five-easy', 'thirty-six'])(
    'solves %s',
    (id) => {
      const puzzle = puzzleNamed(id);
      const { state, outcome } = resultOf(puzzle, true);
      expect([outcome, isSolution(puzzle, state.digits)]).toEqual(['solved', true]);
    },
  );
});
