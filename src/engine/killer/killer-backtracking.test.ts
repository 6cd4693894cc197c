import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples, soaking } from '../../../tests/samples.ts';
import { countOf, drain } from '../algorithm.ts';
import { isSolution, type Puzzle, puzzleOf, withGivens } from '../puzzle.ts';
import { killerBacktracking } from './killer-backtracking.card.ts';
import { anyKiller } from './testing/killers.ts';
import { killerSample } from './testing/samples.ts';

const switches = {
  a: { complete: true, partial: false, reach: false },
  b: { complete: true, partial: true, reach: false },
  c: { complete: true, partial: true, reach: true },
};

function solve(puzzle: Puzzle, prune = switches.c) {
  const state = killerBacktracking.start(puzzle, prune);
  const { outcome, counts } = drain(killerBacktracking.run(state));
  return { outcome, digits: state.digits, calls: countOf(killerBacktracking.counters.calls, counts) };
}

/** Calls row by row with digits ascending: sum checked when complete, partial sum too, least and greatest rest too. */
const golden: [id: string, a: number, b: number, c: number][] = [
  ['killer-rmit-4', 56, 44, 34],
  ['killer-rmit-easy-2', 17_419, 6_041, 5_196],
];

/** A million calls more. */
const longer: typeof golden = [
  ['killer-wikipedia', 329_447, 51_756, 37_787],
  ['killer-rmit-easy-3', 532_000, 299_431, 170_533],
];

describe('killer backtracking', () => {
  it.each(soaking ? [...golden, ...longer] : golden)(
    '%s takes the known number of calls with one, two and three prunings',
    (id, a, b, c) => {
      const { puzzle, solution } = killerSample(id);
      const runs = [solve(puzzle, switches.a), solve(puzzle, switches.b), solve(puzzle, switches.c)];
      expect(runs.map(({ calls }) => calls)).toEqual([a, b, c]);
      for (const { digits } of runs) expect(Array.from(digits).join('')).toBe(solution);
    },
  );

  it('finds the same answer whichever cages it looks at, and the first one in the order of its search', () => {
    fc.assert(
      fc.property(
        anyKiller.filter(({ grid }) => grid.size === 4),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (puzzle, complete, partial, reach) => {
          const pruned = solve(puzzle, { complete, partial, reach });
          const plain = solve(puzzle, { complete: false, partial: false, reach: false });
          expect(pruned.outcome).toBe(plain.outcome);
          expect(pruned.digits).toEqual(plain.digits);
          expect(pruned.calls).toBeLessThanOrEqual(plain.calls);
          if (pruned.outcome === 'solved') expect(isSolution(puzzle, pruned.digits)).toBe(true);
        },
      ),
      samples(100),
    );
  });

  it('says so when there is no solution', () => {
    // Both cages of 3 want a 1 and a 2, in one row.
    const cages = [
      { sum: 3, cells: [0, 1] },
      { sum: 3, cells: [2, 3] },
    ];
    expect(solve(puzzleOf(new Uint8Array(16), { cages })).outcome).toBe('no-solution');
  });

  it('works with symbols that count 0', () => {
    const cages = [{ sum: 3, cells: [0, 4, 5] }];
    const puzzle = puzzleOf(new Uint8Array(16), { cages, symbols: ['2', '1', '0', '9'] });
    const { digits } = solve(puzzle);
    expect(isSolution(puzzle, digits)).toBe(true);
  });

  it('refuses givens that break a cage', () => {
    const puzzle = puzzleOf(new Uint8Array(16), { cages: [{ sum: 5, cells: [0, 5] }] });
    const refused = (givens: string) => killerBacktracking.refuses(withGivens(puzzle, Array.from(givens, Number)))?.message;
    expect(refused('1000030000000000')).toBe('the givens of cage 1 add up to 4');
    expect(refused('1000010000000000')).toContain('two givens clash');
    expect(refused('1000040000000000')).toBeUndefined();
    const apart = puzzleOf(Uint8Array.from([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]), { cages: [{ sum: 7, cells: [0, 6, 10] }] });
    expect(killerBacktracking.refuses(apart)?.message).toBe('cage 1 holds 1 twice, at r2c3');
  });
});
