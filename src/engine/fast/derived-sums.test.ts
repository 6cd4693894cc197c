import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { randomKiller } from '../killer/random-killer.ts';
import { derivedCages } from '../killer/rule-of-45.ts';
import { type Puzzle, puzzleOf } from '../puzzle.ts';
import { derivedSums } from './derived-sums.ts';

const caged = fc
  .record({
    size: fc.constantFrom(4, 6, 9, 12),
    seed: fc.nat(10_000),
    largest: fc.integer({ min: 2, max: 6 }),
    leftOut: fc.constantFrom(0, 0, 20),
  })
  .map((wish) => randomKiller(wish).puzzle);

/** A sum as text; turned so that the first of its cells counts for it, as a sum and its negative say the same. */
function textOf(sum: number, cells: Iterable<number>, minus: Iterable<number>): string {
  const [plus, less] = [cells, minus].map((some) => [...some].sort((a, b) => a - b));
  const turned = plus!.length === 0 || less![0]! < plus![0]!;
  return turned ? `${-sum} ${less} | ${plus}` : `${sum} ${plus} | ${less}`;
}

function textsOf(puzzle: Puzzle): string[] {
  return derivedSums(puzzle)!.map(
    ({ sum, cells, plus, distinct }) => `${textOf(sum, cells.slice(0, plus), cells.slice(plus))} ${distinct}`,
  );
}

describe('the 45 rule of the fast solver', () => {
  it('finds the same cages as the algorithm on the site, and the mixed ones that pay off, on random killers of several sizes', () => {
    fc.assert(
      fc.property(caged, (puzzle) => {
        const taught = derivedCages(puzzle, { largest: 5, largestMixed: 5 });
        const texts = new Set(taught.map(({ sum, cells, minus, distinct }) => `${textOf(sum, cells, minus)} ${distinct}`));
        const ours = textsOf(puzzle);
        const isMixed = (text: string) => text.endsWith('false');
        expect(ours.filter((text) => !isMixed(text)).sort()).toEqual([...texts].filter((text) => !isMixed(text)).sort());
        const mixed = ours.filter(isMixed);
        expect(mixed.filter((text) => !texts.has(text))).toEqual([]);
        expect(mixed.length).toBe(Math.min([...texts].filter(isMixed).length, Math.floor(0.3 * puzzle.grid.cellCount)));
      }),
      samples(20),
    );
  });

  it('sees a region that cannot add up', () => {
    const cages = [
      { sum: 3, cells: [0, 1] },
      { sum: 6, cells: [2, 3] },
    ];
    expect(derivedSums(puzzleOf(new Uint8Array(16), { cages }))).toBeUndefined();
  });
});
