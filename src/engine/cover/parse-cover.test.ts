import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { InputError } from '../errors.ts';
import { looksLikeCover, parseCover, printCover } from './parse-cover.ts';
import { knuth6x7 } from './problems/small.ts';
import { anyCoverProblem } from './testing/problems.ts';

/** Returns the message of the error that a text throws. */
function messageFor(text: string): string {
  try {
    parseCover(text);
  } catch (error) {
    if (error instanceof InputError) return error.describe();
    throw error;
  }
  return 'nothing';
}

describe('an exact cover problem typed in', () => {
  it('is a matrix of 0 and 1', () => {
    const { items, primary, options } = parseCover('# Knuth 2000\n0010110\n1001001\n\n0110010\n1 0 0 1 0 0 0\n0100001\n0001101\n');
    expect([items, primary]).toEqual([['1', '2', '3', '4', '5', '6', '7'], 7]);
    expect(options.map((option) => option.items)).toEqual(knuth6x7.options.map((option) => option.items));
  });

  it.each([
    ['a list of lists in one line', '[[0,0,0,1,0],[1,1,0,0,0],[0,0,1,0,1]]', '00010\n11000\n00101'],
    ['a list of lists', '{1, 0, 0, 0},\n{0, 1, 1, 0},\n{1, 0, 0, 1},', '1000\n0110\n1001'],
    ['a list of lists inside brackets', '[\n  [0, 1],\n  [1, 0]\n]', '01\n10'],
    ['commas', '0,1,1\n1,0,0', '011\n100'],
    ['the remarks of Knuth’s files', '| seven items\nA B C\nA B\n| more\nC', 'A B C\nA B\nC'],
  ])('may have %s', (_, written, plain) => {
    const parts = (text: string) => ({ items: parseCover(text).items, options: parseCover(text).options.map(({ items }) => items) });
    expect(parts(written)).toEqual(parts(plain));
    expect(looksLikeCover(written)).toBe(true);
  });

  it('is a line of items and a line for each option', () => {
    const { items, primary, options } = parseCover('A B C | x y\r\nA x\r\nlast: B C y\r\n');
    expect([items, primary]).toEqual([['A', 'B', 'C', 'x', 'y'], 3]);
    expect(options).toEqual([
      { name: 'A x', items: [0, 3] },
      { name: 'last', items: [1, 2, 4] },
    ]);
  });

  it('is read back as it is printed', () => {
    fc.assert(
      fc.property(anyCoverProblem, (problem) => {
        const read = parseCover(printCover(problem));
        expect([read.items, read.primary]).toEqual([problem.items, problem.primary]);
        expect(read.options.map(({ items }) => items)).toEqual(problem.options.map(({ items }) => items));
      }),
      samples(100),
    );
  });

  it('is refused with the place and what was expected', () => {
    expect(messageFor('\n# nothing\n')).toMatchInlineSnapshot(
      `"line 1, column 1: there is no problem in the text; expected lines of 0 and 1, or a line of items and then a line for each option"`,
    );
    expect(messageFor('101\n01\n')).toMatchInlineSnapshot(`"line 2, column 1: this row has 2 entries; expected 3, as in the first row"`);
    expect(messageFor('101\n\n000\n')).toMatchInlineSnapshot(`"line 3, column 1: this row has no 1; expected one 1 at least"`);
    expect(messageFor('A B A\nA')).toMatchInlineSnapshot(
      `"line 1, column 5: item 'A' is listed twice; expected a name of its own for every item"`,
    );
    expect(messageFor('A | B | C\nA')).toMatchInlineSnapshot(
      `"line 1, column 7: a second '|'; expected one '|', before the secondary items"`,
    );
    expect(messageFor('A B C')).toMatchInlineSnapshot(
      `"line 2, column 1: there are items and no options; expected a line for each option"`,
    );
    expect(messageFor('A B C\nA  D')).toMatchInlineSnapshot(`"line 2, column 4: there is no item 'D'; expected one of A, B, C"`);
    expect(messageFor('A B | X\nA X:0')).toBe(
      "line 2, column 3: 'X:0' has a colour; expected items without colours, which are not read here",
    );
    expect(messageFor('[[0,1],[1,0,1]]')).toBe('line 1, column 9: this row has 3 entries; expected 2, as in the first row');
    expect(messageFor('A B C\nA B A')).toMatchInlineSnapshot(
      `"line 2, column 5: item 'A' stands twice in this option; expected each item once"`,
    );
    expect(messageFor('A B C\nfirst:')).toMatchInlineSnapshot(`"line 2, column 1: this option has no items; expected one item at least"`);
  });
});

describe('telling an exact cover problem from a puzzle', () => {
  it.each([
    ['rows of 0 and 1', '0010110\n1001001\n0110010', true],
    ['a row of 0 and 1', '1 0', true],
    ['a line of a small grid', '1.0.1.0.1.0.1.0.'.replaceAll('.', '0'), false],
    ['nothing', '# no more', false],
    ['names', 'a b c | d\nfirst: a b\nsecond: c d', true],
    ['numbers as names', '# seven\n1 2 3 4 5 6 7\n3 5 6\n1 4 7', true],
    ['a line', '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', false],
    ['a grid of numbers', '1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 0', false],
    ['a drawing with blanks for empty cells', '5 3   |   7   |\n6     | 1 9 5 |\n  9 8 |       |   6', false],
    ['a university file', '4\n1 2 3 4\n0,0 1\n', false],
  ])('%s', (_, text, expected) => expect(looksLikeCover(text)).toBe(expected));
});
