import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/samples.ts';
import { drain } from '../algorithm.ts';
import { candidatesOf, countDigits, digitsOf } from '../candidates.ts';
import { isSolution, type Puzzle, puzzleOf } from '../puzzle.ts';
import { iterativeSampling } from './iterative-sampling.card.ts';

const read = (text: string) => puzzleOf(Array.from(text.replaceAll(' ', ''), (symbol) => Number(symbol) || 0));

const small = read('...4 ...3 .... 23..');
const unsolvable = read('12.. ..3. .... ....');

type Next = Parameters<typeof iterativeSampling.start>[1]['next'];

function sample(puzzle: Puzzle, next: Next, seed: number, probes = 10_000) {
  const state = iterativeSampling.start(puzzle, { next, probes, seed });
  return { state, ...drain(iterativeSampling.run(state)) };
}

/** The chance that one probe fills the grid, found by going through everything that it could draw. */
function chanceOf({ grid, givens }: Puzzle, next: Next): number {
  const known = new Map<string, number>();
  const mean = (chances: readonly number[]) => chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  const chanceFrom = (digits: Uint8Array): number => {
    const before = known.get(`${digits}`);
    if (before !== undefined) return before;
    const candidates = candidatesOf(grid, digits);
    const empty = [...digits.keys()].filter((cell) => digits[cell] === 0);
    const fewest = empty.toSorted((a, b) => countDigits(candidates[a]) - countDigits(candidates[b]) || a - b).slice(0, 1);
    const chancesAt = (cell: number) => digitsOf(candidates[cell]).map((digit) => chanceFrom(digits.with(cell, digit)));
    const chances = (next === 'random' ? empty : fewest).map((cell) => (candidates[cell] === 0 ? 0 : mean(chancesAt(cell))));
    const chance = empty.length === 0 ? 1 : mean(chances);
    known.set(`${digits}`, chance);
    return chance;
  };
  return chanceFrom(givens);
}

describe('iterative sampling', () => {
  it.each([
    ['fewest', 0.5],
    ['random', 0.243],
  ] as const)('solves as often in each probe as chance says, next cell: %s', (next, expected) => {
    const chance = chanceOf(small, next);
    expect(chance).toBeCloseTo(expected, 3);
    const runs = times(500);
    const probes = Array.from({ length: runs }, (_, seed) => sample(small, next, seed).state.probe);
    // Probes are independent: the same share of the runs that reach a probe ends there.
    for (const probe of [1, 2, 3]) {
      const there = probes.filter((each) => each >= probe).length;
      const solved = probes.filter((each) => each === probe).length;
      const spread = Math.sqrt(there * chance * (1 - chance));
      expect(Math.abs(solved - there * chance)).toBeLessThan(4.5 * spread);
    }
  });

  it('finds a solution, the same one with the same seed', () => {
    for (let seed = 0; seed < times(20); seed++) {
      const [one, again] = [sample(small, 'fewest', seed), sample(small, 'fewest', seed)];
      expect(one.outcome).toBe('solved');
      expect(isSolution(small, one.state.digits)).toBe(true);
      expect(again).toEqual(one);
    }
  });

  it('never learns that there is no solution', () => {
    const { outcome, counts } = sample(unsolvable, 'fewest', 1, 50);
    expect(outcome).toBe('bound');
    expect(counts).toMatchObject({ deadEnd: 50, startOver: 49, limit: 1 });
  });
});
