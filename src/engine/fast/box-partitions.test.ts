import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { countDigits } from '../candidates.ts';
import { BoxPartitions } from './box-partitions.ts';

const SIZE = 6;

/** Lists of sets for parts of these numbers of cells. */
function listsOf(parts: readonly (readonly number[])[]) {
  const count = Int32Array.from(parts, (sets) => sets.length);
  const first = count.map((_, part) => count.slice(0, part).reduce((sum, n) => sum + n, 0));
  return { sets: Uint16Array.from(parts.flat()), first, count };
}

/** By trying all: whether a set of each part can be taken so that every digit is in one of them. */
function canBeShared(parts: readonly (readonly number[])[], left: number): boolean {
  const [sets, ...others] = parts;
  if (!sets) return left === 0;
  return sets.some((set) => (set & ~left) === 0 && canBeShared(others, left & ~set));
}

const setsOfSize = (size: number) =>
  fc.uniqueArray(fc.constantFrom(...Array.from({ length: 2 ** SIZE }, (_, set) => set).filter((set) => countDigits(set) === size)), {
    maxLength: 12,
  });

const someParts = fc.constantFrom([2, 2, 2], [3, 2, 1], [1, 5], [1, 1, 2, 2], [6]).chain((sizes) => fc.tuple(...sizes.map(setsOfSize)));

describe('the parts of a box', () => {
  it('marks the sets that take part in a sharing of all digits, and no others', () => {
    const boxes = new BoxPartitions(SIZE);
    fc.assert(
      fc.property(someParts, (parts) => {
        const lists = listsOf(parts);
        const marks = new Uint8Array(lists.sets.length);
        const all = 2 ** SIZE - 1;
        expect(boxes.mark(lists, Int32Array.from(parts.keys()), marks)).toBe(canBeShared(parts, all));
        let place = 0;
        for (const [part, sets] of parts.entries()) {
          const others = parts.filter((_, other) => other !== part);
          for (const set of sets) expect(marks[place++]).toBe(canBeShared(others, all & ~set) ? 1 : 0);
        }
      }),
      samples(100),
    );
  });
});
