import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { InputError } from '../errors.ts';
import type { CoverProblem } from '../exact-cover.ts';
import { looksLikeCover, parseCover } from './parse-cover.ts';

const KNUTH = ['0010110', '1001001', '0110010', '1001000', '0100001', '0001101'];
const joined = (cells: string, rows = KNUTH) => rows.map((row) => [...row].join(cells));

/** Ways in which programs and people write a matrix. */
const forms: Readonly<Record<string, (rows: readonly string[]) => string>> = {
  digits: (rows) => rows.join('\n'),
  spaces: (rows) => joined(' ', [...rows]).join('\n'),
  'comma CSV': (rows) => joined(',', [...rows]).join('\n'),
  'semicolon CSV': (rows) => joined(';', [...rows]).join('\r\n'),
  tabs: (rows) => joined('\t', [...rows]).join('\n'),
  'numpy print': (rows) => `[[${joined(' ', [...rows]).join(']\n [')}]]`,
  'numpy print of floats': (rows) => `[[${rows.map((row) => [...row].map((digit) => `${digit}.`).join(' ')).join(']\n [')}]]`,
  'numpy print of Booleans': (rows) =>
    `[[${rows.map((row) => [...row].map((digit) => (digit === '1' ? ' True' : 'False')).join(' ')).join(']\n [')}]]`,
  'numpy call': (rows) => `m = np.array([[${joined(', ', [...rows]).join('],\n              [')}]], dtype=np.int32)`,
  'numpy repr': (rows) => `array([[${joined(', ', [...rows]).join('],\n       [')}]])`,
  'Python in one line': (rows) => `[[${joined(',', [...rows]).join('],[')}]]`,
  'Python with a call': (rows) => `rows = [\n    [${joined(', ', [...rows]).join('],\n    [')}],\n]\nprint(solve(rows))`,
  'tuples of tuples': (rows) => `((${joined(', ', [...rows]).join('), (')}))`,
  'list of strings': (rows) => `["${rows.join('", "')}"]`,
  'Java array': (rows) => `int[][] m = {\n  {${joined(', ', [...rows]).join('},\n  {')}},\n};`,
  'C array': (rows) => `static const int m[${rows.length}][${rows[0]!.length}] = {{${joined(',', [...rows]).join('},{')}}};`,
  'C# array': (rows) => `var matrix = new[,]\n    {\n        {${joined(', ', [...rows]).join('},\n        {')}}\n    };`,
  'rows in braces': (rows) => rows.map((row) => `{${[...row].join(', ')}},`).join('\n'),
  'number of columns first': (rows) => `${rows[0]!.length}\n${joined(' ', [...rows]).join('\n')}`,
  'table with labels': (rows) =>
    `   ${[...rows[0]!].map((_, column) => column).join(' ')}\n${rows.map((row, index) => `${index}  ${[...row].join(' ')}`).join('\n')}`,
};

const optionsOf = ({ primary, options }: CoverProblem) => ({ primary, options: options.map(({ items }) => items) });

function readOf(text: string) {
  try {
    return optionsOf(parseCover(text));
  } catch (error) {
    if (error instanceof InputError) return error.describe();
    throw error;
  }
}

const anyMatrix = fc
  .record({ width: fc.integer({ min: 2, max: 9 }), height: fc.integer({ min: 2, max: 6 }) })
  .chain(({ width, height }) =>
    fc.array(
      fc
        .array(fc.constantFrom('0', '1'), { minLength: width, maxLength: width })
        .map((row) => row.join(''))
        .filter((row) => row.includes('1')),
      { minLength: height, maxLength: height },
    ),
  )
  // A list of strings of one character is one row, and a line such as 10 above ten columns their number.
  .filter((rows) => Number(rows[0]) !== rows[1]!.length);

const anyForm = fc.constantFrom(...Object.keys(forms));

describe('a matrix', () => {
  it.each(Object.entries(forms))('may be written as %s', (_, write) => {
    expect(readOf(write(KNUTH))).toEqual(readOf(KNUTH.join('\n')));
    expect(looksLikeCover(write(KNUTH))).toBe(true);
  });

  it('is the same in every form', () => {
    fc.assert(
      fc.property(anyMatrix, anyForm, (rows, form) => {
        fc.pre(form !== 'table with labels' || rows[0]!.length > 2);
        const expected = rows.map((row) => [...row].flatMap((digit, item) => (digit === '1' ? [item] : [])));
        expect(readOf(forms[form]!(rows))).toEqual({ primary: rows[0]!.length, options: expected });
      }),
      samples(300),
    );
  });

  it('is read rightly or refused when a character is lost or added', () => {
    fc.assert(
      fc.property(
        anyMatrix,
        anyForm,
        fc.nat(),
        fc.constantFrom('', ',', ' ', '2', '[', ']', '}', 'x', '"', '.'),
        (rows, form, where, sign) => {
          const text = forms[form]!(rows);
          const at = where % text.length;
          // Nobody can know that a digit has become another, or that a line break between digits is lost.
          fc.pre(text[at] !== '\n' && (!/[01]/.test(text[at]!) || sign === '2' || sign === 'x'));
          const mutated = text.slice(0, at) + sign + text.slice(at + (sign === '' || /[01]/.test(text[at]!) ? 1 : 0));
          const read = readOf(mutated);
          if (typeof read !== 'string') expect(read).toEqual(readOf(text));
        },
      ),
      samples(1000),
    );
  });

  it('is refused when its text breaks off', () => {
    fc.assert(
      fc.property(
        anyMatrix,
        fc.constantFrom('numpy print', 'Java array', 'Python in one line', 'tuples of tuples'),
        fc.nat(),
        (rows, form, where) => {
          const text = forms[form]!(rows);
          const whole = text.lastIndexOf(form === 'tuples of tuples' ? ')' : form === 'Java array' ? '}' : ']');
          const read = readOf(text.slice(0, where % whole));
          expect(typeof read).toBe('string');
        },
      ),
      samples(200),
    );
  });

  it('may have secondary columns, the first ones, as the line with the number of columns says', () => {
    expect(parseCover('3 1\n0 1 1\n1 1 0\n')).toMatchObject({ items: ['2', '3', '1'], primary: 2 });
    expect(readOf('3 1\n0 1 1\n1 1 0\n')).toEqual({
      primary: 2,
      options: [
        [0, 1],
        [0, 2],
      ],
    });
  });

  it('may have names above its columns and before its rows', () => {
    const { items, options } = parseCover('a,b,c\n0,1,1\n1,0,0\n');
    expect([items, options.map(({ name }) => name)]).toEqual([
      ['a', 'b', 'c'],
      ['1', '2'],
    ]);
    expect(parseCover('     a  b\nr1   0  1\nr2:  1  0\n').options).toEqual([
      { name: 'r1', items: [1] },
      { name: 'r2', items: [0] },
    ]);
  });

  it.each([
    ['[[0,1],[1,2]]', "line 1, column 11: '2' is neither 0 nor 1; expected rows of 0 and 1"],
    ['0,1\n10,1', "line 2, column 1: '10' is neither 0 nor 1; expected rows of 0 and 1"],
    ['0,,1\n1,0,1', 'line 1, column 2: there is nothing between two commas; expected 0 or 1'],
    ['[[0,1],\n [1,0}]', "line 2, column 6: '}' closes '['; expected brackets in pairs"],
    ['[[0,1],\n [1,0]', 'line 1, column 1: this list is not closed; expected its closing bracket: a part of the text may be missing'],
    ['[0, [1]]', 'line 1, column 5: a list begins inside a row; expected rows of 0 and 1'],
    ['a = [[0,1]]\nb = [[1,0]]', 'line 2, column 1: something follows the matrix; expected one matrix, and nothing after it'],
    ['4\n1 0 0\n0 1 1', 'line 2, column 1: this row has 3 entries; expected 4, as the first line says'],
    [
      '6\n0 3\n1 4\n2 5',
      'line 2, column 1: this row lists columns by their numbers; expected 0 or 1 for each of 6 columns; or items by name, in the first line',
    ],
    [
      "Y = {'A': [1, 4, 7],\n 'B': [1, 4]}",
      'line 1, column 1: this is a dictionary of a program; expected a line of items, and then a line for each option, such as first: a b',
    ],
    [
      '| a | b |\n| 0 | 1 |',
      "line 1, column 1: every line begins with '|', and such lines are comments; expected lines of 0 and 1, or a line of items and then a line for each option",
    ],
    [
      '3 5\n1 1 1',
      'line 1, column 1: the first line says that 5 of 3 columns are secondary; expected the number of columns, and of those that may stay uncovered',
    ],
  ])('is refused by name: %s', (text, message) => expect(readOf(text)).toBe(message));
});

describe('Knuth’s form', () => {
  it('has comments, secondary items and no order of its lines but the first', () => {
    expect(parseCover('| a comment\nA B C | X Y\n| another\nA X\nB Y\nC\n')).toMatchObject({
      items: ['A', 'B', 'C', 'X', 'Y'],
      primary: 3,
    });
  });

  it('is refused by name where it has colours or multiplicities', () => {
    expect(readOf('A | X\nA X:0')).toContain("'X:0' has a colour");
    expect(readOf('2|A B\nA B')).toBe(
      "line 1, column 1: '2|' says how often an item is covered; expected items without multiplicities, which are not taught here",
    );
    expect(readOf('B 1:3|A\nA B')).toContain("'1:3|' says how often");
  });
});

describe('a puzzle isn’t taken for a cover', () => {
  it.each([
    ['a list of lists', '[[0,3,0,0],[1,0,0,2],[0,0,1,0],[0,2,0,0]]'],
    ['a Java array', 'int[][] b = {{5,3,0},{0,0,1}};'],
    ['a grid with the size first', '4\n1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1'],
    ['a grid whose first row alone is full', '1 2 3 4\n0 0 1 0\n0 1 0 0\n0 0 0 0'],
    ['an empty university file', '4\n1 2 3 4\n'],
    ['a list of strings', '["53..7....", "6..195..."]'],
  ])('%s', (_, text) => expect(looksLikeCover(text)).toBe(false));
});
