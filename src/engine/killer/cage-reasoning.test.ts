import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { digitsOf } from '../candidates.ts';
import { arrange, withinReach } from './cage-reasoning.ts';

const setOf = (...digits: number[]) => digits.reduce((set, digit) => set | (1 << (digit - 1)), 0);

/** Every choice of one digit a cell. */
function choices(cells: readonly number[]): number[][] {
  return cells.reduce<number[][]>((lists, set) => lists.flatMap((list) => digitsOf(set).map((digit) => [...list, digit])), [[]]);
}

describe('sharing out a combination', () => {
  it('keeps the possible digits of each cell', () => {
    expect(arrange(setOf(1, 2, 3), [setOf(1, 2), setOf(1, 2), setOf(1, 2, 3, 4)])).toEqual([setOf(1, 2), setOf(1, 2), setOf(3)]);
    expect(arrange(setOf(1, 2, 3), [setOf(1, 2), setOf(1, 2), setOf(1, 2)])).toBeUndefined();
  });

  it('is what trying all arrangements finds', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 63 }), { minLength: 1, maxLength: 4 }), fc.nat(63), (cells, mask) => {
        const combination = setOf(...digitsOf(mask).slice(0, cells.length));
        fc.pre(digitsOf(combination).length === cells.length);
        const right = choices(cells).filter((digits) => setOf(...digits) === combination && new Set(digits).size === digits.length);
        const expected = cells.map((_, index) => setOf(...new Set(right.map((digits) => digits[index]))));
        expect(arrange(combination, cells)).toEqual(right.length > 0 ? expected : undefined);
      }),
      samples(100),
    );
  });
});

describe('reaching a sum', () => {
  const values = [1, 2, 3, 4, 5, 6];

  it('removes digits that are too small or too large', () => {
    expect(withinReach(11, [setOf(1, 2, 3), setOf(4, 5, 6), setOf(1, 2)], [], values)?.plus).toEqual([setOf(3), setOf(6), setOf(2)]);
    expect(withinReach(4, [setOf(1, 5, 6)], [setOf(1, 2, 3)], values)).toEqual({ plus: [setOf(5, 6)], minus: [setOf(1, 2)] });
    expect(withinReach(12, [setOf(1, 2), setOf(3)], [], values)).toBeUndefined();
  });

  it('never cuts off what a right choice needs', () => {
    const cells = fc.array(fc.integer({ min: 1, max: 63 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        cells,
        fc.array(fc.integer({ min: 1, max: 63 }), { maxLength: 2 }),
        fc.integer({ min: -12, max: 18 }),
        (plus, minus, sum) => {
          const total = (digits: number[]) => digits.reduce((all, digit) => all + digit, 0);
          const right = choices([...plus, ...minus]).filter(
            (digits) => total(digits.slice(0, plus.length)) - total(digits.slice(plus.length)) === sum,
          );
          const reach = withinReach(sum, plus, minus, values);
          const kept = reach && [...reach.plus, ...reach.minus];
          for (const digits of right) for (const [index, digit] of digits.entries()) expect((kept![index] >> (digit - 1)) & 1).toBe(1);
        },
      ),
      samples(100),
    );
  });
});
