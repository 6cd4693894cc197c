import { describe, expect, it } from 'vitest';
import { knuth6x7 } from './cover/problems/small.ts';
import { InputError } from './errors.ts';
import { type CoverProblem, coverProblem, isCover, onesOf } from './exact-cover.ts';

const sound: CoverProblem = { name: 'sound', items: ['A', 'B', 'x'], primary: 2, options: [{ name: 'both', items: [0, 1, 2] }] };

function messageFor(change: Partial<CoverProblem>): string {
  try {
    coverProblem({ ...sound, ...change });
  } catch (error) {
    if (error instanceof InputError) return error.describe();
    throw error;
  }
  return 'nothing';
}

describe('an exact cover problem', () => {
  it('is checked where it comes in', () => {
    expect(messageFor({})).toBe('nothing');
    expect(messageFor({ primary: 4 })).toMatchInlineSnapshot(`"4 primary items; expected a whole number from 0 to 3, the number of items"`);
    expect(messageFor({ items: ['A', 'A', 'x'] })).toMatchInlineSnapshot(
      `"two items are called 'A'; expected a name of its own for every item"`,
    );
    expect(messageFor({ options: [{ name: 'none', items: [] }] })).toMatchInlineSnapshot(
      `"option 'none' covers nothing; expected one item at least"`,
    );
    expect(messageFor({ options: [{ name: 'far', items: [3] }] })).toMatchInlineSnapshot(
      `"option 'far' has item 3; expected an item from 0 to 2"`,
    );
    expect(messageFor({ options: [{ name: 'twice', items: [1, 0, 1] }] })).toMatchInlineSnapshot(
      `"option 'twice' has 'B' twice; expected each item once"`,
    );
    expect(messageFor({ given: [1] })).toMatchInlineSnapshot(`"option 1 is given; expected one of the 1 options"`);
  });

  it('is covered by options that have every primary item once and no secondary item twice', () => {
    expect(isCover(knuth6x7, [0, 3, 4])).toBe(true);
    expect(isCover(knuth6x7, [0, 3])).toBe(false);
    expect(isCover(knuth6x7, [0, 3, 4, 5])).toBe(false);
    expect(
      isCover(
        {
          ...sound,
          options: [
            { name: '', items: [0, 2] },
            { name: '', items: [1, 2] },
          ],
        },
        [0, 1],
      ),
    ).toBe(false);
    expect(
      isCover(
        {
          ...sound,
          options: [
            { name: '', items: [0] },
            { name: '', items: [1] },
          ],
        },
        [0, 1],
      ),
    ).toBe(true);
  });

  it('counts its ones', () => {
    expect(onesOf(knuth6x7)).toBe(16);
  });
});
