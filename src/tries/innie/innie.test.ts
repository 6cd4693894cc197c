import { describe, expect, it } from 'vitest';
import { digitsOf } from '../../engine/candidates.ts';
import { killerSample } from '../../engine/killer/testing/samples.ts';
import { plain } from '../../narration/sentence.ts';
import {
  beginning,
  type House,
  houseOf,
  INNIE,
  refutation,
  type Sharing,
  setToStrike,
  shared,
  struck,
  tooMany,
  verdictOn,
} from './innie.ts';
import { whyOut } from './set-action.ts';

const { puzzle, solution } = killerSample('killer-innie');
const BOX = 18;
const box = houseOf(puzzle, BOX);
const found: Sharing = { ...beginning(box), innie: 1 };
const set = (...digits: number[]) => digits.reduce((all, digit) => all | (1 << (digit - 1)), 0);
const place = (sum: number) => box.cages.findIndex((cage) => cage.sum === sum);
const names = (sets: readonly number[]) => sets.map((each) => digitsOf(each).join(''));

/** Every choice of a set for each cage that uses the digits 1 … 9 up, without the dynamic programming of the engine. */
function sharingsOf({ cages }: House, used: number): number[][] {
  return cages.reduce<number[][]>(
    (all, { sets }) =>
      all.flatMap((chosen) =>
        sets.filter((each) => [used, ...chosen].every((other) => (other & each) === 0)).map((each) => [...chosen, each]),
      ),
    [[]],
  );
}

describe('a box with one cell left over', () => {
  it('adds up to 45: four cages of 44 leave a 1, as the answer has it', () => {
    expect([box.total, box.inside, box.cell]).toEqual([45, 44, 2]);
    expect(solution![box.cell]).toBe('1');
    expect(() => houseOf(puzzle, 0)).toThrow('innies: 4');
  });

  it('leaves each cage two sets or three by itself, and one all together', () => {
    expect(box.cages.map(({ sum, sets }) => [sum, names(sets)])).toEqual([
      [9, ['18', '27', '36', '45']],
      [13, ['49', '58', '67']],
      [14, ['59', '68']],
      [8, ['17', '26', '35']],
    ]);
    expect([tooMany(beginning(box)), tooMany(struck(found, place(8), set(1, 7)))]).toEqual([8, 7]);
    expect(sharingsOf(box, set(1)).map(names)).toEqual([['27', '49', '68', '35']]);
    expect(shared(box, found).map(names)).toEqual([['27'], ['49'], ['68'], ['35']]);
  });

  it('says of each set what becomes of it, in agreement with all sharings', () => {
    const sharings = sharingsOf(box, set(1));
    for (const [at, { sets }] of box.cages.entries()) {
      for (const each of sets) {
        const stays = sharings.some((sharing) => sharing[at] === each);
        const expected = stays ? 'stays' : (each & set(1)) !== 0 ? 'innie' : 'out';
        expect(verdictOn(box, found, at, each)).toBe(expected);
        expect(verdictOn(box, beginning(box), at, each)).toBe('early');
        expect(verdictOn(box, struck(found, at, each), at, each)).toBe('gone');
      }
    }
  });

  it('shows why: 3 6 blocks all that 8 has, and a chain of two ends 2 6', () => {
    const without = struck(struck(found, place(8), set(1, 7)), place(9), set(1, 8));
    expect(refutation(box, without, place(9), set(3, 6))).toEqual([
      {
        at: place(8),
        set: undefined,
        blocked: [
          { set: set(2, 6), by: place(9) },
          { set: set(3, 5), by: place(9) },
        ],
      },
    ]);
    const withInnie = refutation(box, found, place(9), set(3, 6))!;
    expect(withInnie.at(-1)!.blocked[0]).toEqual({ set: set(1, 7), by: INNIE });
    expect(plain(whyOut(box, set(3, 6), withInnie)).replaceAll('\u00a0', ' ')).toBe(
      '3 6 is out. It would leave no set for the cage of 8: 1 7, 2 6 and 3 5 are all blocked. The 1 of 1 7 is in the cell left over.',
    );
    const chain = refutation(box, without, place(8), set(2, 6))!;
    expect(chain.length).toBe(2);
    expect(chain.at(-1)!.set).toBeUndefined();
  });

  it('is struck to the end, every step with its reason, none of which strikes what stays', () => {
    let sharing = found;
    const order: string[] = [];
    for (let next = setToStrike(box, sharing); next; next = setToStrike(box, sharing)) {
      if (verdictOn(box, sharing, next.at, next.set) === 'out') expect(refutation(box, sharing, next.at, next.set)).toBeDefined();
      order.push(names([next.set])[0]!);
      sharing = struck(sharing, next.at, next.set);
    }
    expect(order).toHaveLength(8);
    expect(sharing.left.map(names)).toEqual([['27'], ['49'], ['68'], ['35']]);
    for (const [at, { cells }] of box.cages.entries())
      expect(
        cells
          .map((cell) => solution![cell])
          .toSorted()
          .join(''),
      ).toBe(names(sharing.left[at]!)[0]);
  });
});
