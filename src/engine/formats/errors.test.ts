import { describe, expect, it } from 'vitest';
import { InputError } from '../errors.ts';
import { readPuzzles } from './read.ts';

/** Returns the message of the error that a text throws. */
function messageFor(text: string): string {
  try {
    readPuzzles(text);
  } catch (error) {
    if (error instanceof InputError) return error.describe('file');
    throw error;
  }
  return 'nothing';
}

const dots = (count: number) => '.'.repeat(count);
const KILLER = '4\n1 2 3 4\n';

describe('the message about a text that is not a puzzle', () => {
  it('names lengths and characters', () => {
    expect(messageFor('')).toMatchInlineSnapshot(
      `"file:1:1: there is no puzzle in the text; expected a puzzle, such as a line of 81 characters"`,
    );
    expect(messageFor(`# only a remark\n\n`)).toMatchInlineSnapshot(
      `"file:1:1: there is no puzzle in the text; expected a puzzle, such as a line of 81 characters"`,
    );
    expect(messageFor('12345')).toMatchInlineSnapshot(
      `"file:1:1: '12345' isn’t a puzzle; expected a line of 81 characters, a drawn grid, or another form of puzzle"`,
    );
    expect(messageFor(dots(80))).toMatchInlineSnapshot(
      `"file:1:1: the line has 80 characters; expected 81 for a 9 × 9 puzzle (16 for 4 × 4, 256 for 16 × 16)"`,
    );
    expect(messageFor(`${dots(81)}\n${dots(82)}`)).toMatchInlineSnapshot(
      `"file:2:1: the line has 82 characters; expected 81 for a 9 × 9 puzzle (16 for 4 × 4, 256 for 16 × 16)"`,
    );
    expect(messageFor(`${dots(20)}x${dots(60)}`)).toMatchInlineSnapshot(
      `"file:1:21: 'x' isn’t a symbol of a 9 × 9 grid; expected 1 2 3 4 5 6 7 8 9, or one of .0-_* for an empty cell"`,
    );
    expect(messageFor('21...32x...41...')).toMatchInlineSnapshot(
      `"file:1:8: 'x' isn’t a symbol of a 4 × 4 grid; expected 1 2 3 4, or one of .0-_* for an empty cell"`,
    );
    expect(messageFor(`${dots(81)}\nHello, world!`)).toMatchInlineSnapshot(
      `"file:2:1: 'Hello, world!' isn’t a puzzle; expected a line of 81 characters, a drawn grid, or another form of puzzle"`,
    );
    expect(messageFor(`${dots(9)}\u0000${dots(71)}`)).toMatchInlineSnapshot(`"file:1:10: this is not text; expected text in UTF-8"`);
    expect(messageFor(`1\u{1f600}${dots(78)}`)).toMatchInlineSnapshot(
      `"file:1:2: '😀' isn’t a symbol of a 9 × 9 grid; expected 1 2 3 4 5 6 7 8 9, or one of .0-_* for an empty cell"`,
    );
  });

  it('names web pages, and lines that were cut off', () => {
    expect(messageFor('<!DOCTYPE html>\n<html>')).toMatchInlineSnapshot(
      `"file:1:1: this is the source of a web page; expected the puzzle itself, such as a line of 81 characters"`,
    );
    expect(messageFor(`${dots(81)}\n${dots(81)}\n${dots(40)}`)).toMatchInlineSnapshot(
      `"file:3:1: the line has 40 characters; expected 81 for a 9 × 9 puzzle (16 for 4 × 4, 256 for 16 × 16)"`,
    );
  });

  it('names rows of a drawing', () => {
    const rows = Array.from({ length: 9 }, () => '1........');
    expect(messageFor(rows.with(3, '1.......').join('\n'))).toMatchInlineSnapshot(
      `"file:4:1: row 4 of the grid has 8 cells; expected 9, like the other rows"`,
    );
    expect(messageFor(rows.with(3, '1...x....').join('\n'))).toMatchInlineSnapshot(
      `"file:4:5: 'x' isn’t a symbol of a 9 × 9 grid; expected 1 2 3 4 5 6 7 8 9, or one of .0-_* for an empty cell"`,
    );
    expect(messageFor(rows.slice(0, 7).join('\n'))).toMatchInlineSnapshot(
      `"file:7:1: the grid ends after 7 rows of 9 cells; expected 9 rows"`,
    );
    expect(messageFor(Array.from({ length: 7 }, () => '1 2 3 4 5 6 7').join('\n'))).toMatchInlineSnapshot(
      `"file:1:1: a 7 × 7 grid cannot be cut into boxes; expected a size such as 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25"`,
    );
  });

  it('names the heading below which a text ends', () => {
    const rows = `${dots(9)}\n`.repeat(9);
    expect(messageFor(`[Puzzle]\n${rows}[State]`)).toMatchInlineSnapshot(
      `"file:11:1: there is no grid here; expected 9 rows of 9 characters"`,
    );
    expect(messageFor('#Tname\n[Puzzle]\n')).toMatchInlineSnapshot(`"file:2:1: there is no grid here; expected 9 rows of 9 characters"`);
  });

  it('names letters in a grid that has none, not a heading', () => {
    expect(messageFor('A,B,C,D,E,F,G,H,I\n'.repeat(9))).toMatchInlineSnapshot(
      `"file:1:1: 'A' isn’t a symbol of a 9 × 9 grid; expected 1 2 3 4 5 6 7 8 9, or one of .0-_* for an empty cell"`,
    );
  });

  it('names the fault of a university file', () => {
    expect(messageFor('7\n1 2 3 4 5 6 7\n')).toMatchInlineSnapshot(
      `"file:1:1: a 7 × 7 grid cannot be cut into boxes; expected a size such as 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25"`,
    );
    expect(messageFor('4\n1 2 3\n0,0 1')).toMatchInlineSnapshot(`"file:2:1: there are 3 symbols; expected 4 different symbols"`);
    expect(messageFor('4\n1 2 2 4\n0,0 1')).toMatchInlineSnapshot(`"file:2:5: symbol '2' is named twice; expected 4 different symbols"`);
    expect(messageFor('4\n1 2 3 4\n0,4 1')).toMatchInlineSnapshot(
      `"file:3:1: cell 0,4 is outside the 4 × 4 grid; expected row and column from 0 to 3"`,
    );
    expect(messageFor('4\n1 2 3 4\n0,0 9')).toMatchInlineSnapshot(`"file:3:5: '9' isn’t a symbol of this puzzle; expected one of 1 2 3 4"`);
    expect(messageFor('4\n1 2 3 4\n0,0 1\n0,0 2')).toMatchInlineSnapshot(
      `"file:4:1: cell 0,0 was given on line 3 already; expected each cell once"`,
    );
    expect(messageFor('4\n1 2 3 4\n0,0')).toMatchInlineSnapshot(`"file:3:1: '0,0' isn’t a given; expected row,col value"`);
    expect(messageFor('4\n1 2 3 4\nx')).toMatchInlineSnapshot(
      `"file:3:1: 'x' isn’t a number of cages; expected the number of cages of a killer puzzle, or row,col value"`,
    );
  });

  it('names the cage and the line', () => {
    expect(messageFor(`${KILLER}2\n5 0,0 0,1\n3 0,1 0,2`)).toMatchInlineSnapshot(
      `"file:5:3: cage 2 holds r1c2, which cage 1 holds already, on line 4"`,
    );
    expect(messageFor(`${KILLER}1\n5 0,0 0,4`)).toMatchInlineSnapshot(
      `"file:4:7: cage 1: cell 0,4 is outside the 4 × 4 grid; expected row and column from 0 to 3"`,
    );
    expect(messageFor(`${KILLER}1\n5 0,0 0,0`)).toMatchInlineSnapshot(`"file:4:7: cage 1 names r1c1 twice"`);
    expect(messageFor(`${KILLER}1\n9 0,0 0,1`)).toMatchInlineSnapshot(`"file:4:1: cage 1 cannot reach 9; 2 cells hold 3 to 7"`);
    expect(messageFor('4\n1 3 5 7\n1\n5 0,0 0,1')).toMatchInlineSnapshot(
      `"file:4:1: cage 1 cannot reach 5; 2 cells hold another sum: no combination of symbols reaches this one"`,
    );
    expect(messageFor(`${KILLER}1\n15 0,0 0,1 0,2 0,3 1,0`)).toMatchInlineSnapshot(
      `"file:4:1: cage 1 has 5 cells, but only 4 symbols differ"`,
    );
    expect(messageFor(`${KILLER}2\n5 0,0 0,1`)).toMatchInlineSnapshot(`"file:3:1: there are 1 cages; expected 2, as this line says"`);
    expect(messageFor(`${KILLER}1\n5 0,0 0,1\n5 1,0 1,1`)).toMatchInlineSnapshot(
      `"file:5:1: here is one more cage; expected 1 cages, as line 3 says"`,
    );
    expect(messageFor(`${KILLER}1\nx 0,0 0,1`)).toMatchInlineSnapshot(
      `"file:4:1: cage 1 is 'x 0,0 0,1'; expected a total and its cells: total row,col row,col …"`,
    );
    expect(messageFor(`${KILLER}1\n5 0,0 0;1,`)).toMatchInlineSnapshot(
      `"file:4:7: cage 1: '0;1' isn’t a cell; expected row,col, both counted from 0"`,
    );
  });

  it('names the fault of other formats', () => {
    expect(messageFor('sudoku~9x3~~123')).toMatchInlineSnapshot(
      `"file:1:1: this isn’t a puzzle text; expected sudoku~<size>x<rows of a box>~<symbols>~<cells>~<cages>"`,
    );
    expect(messageFor(`sudoku~9x3~~${dots(80)}~`)).toMatchInlineSnapshot(`"file:1:13: there are 80 cells; expected 81, for a 9 × 9 grid"`);
    expect(messageFor(`sudoku~9x4~~${dots(81)}~`)).toMatchInlineSnapshot(
      `"file:1:8: boxes of 4 rows do not fit a 9 × 9 grid; expected a divisor of 9"`,
    );
    expect(messageFor(`sudoku~4x2~~${dots(16)}~3-0.99`)).toMatchInlineSnapshot(
      `"file:1:30: cell 99 is outside the grid; expected 0 to 15"`,
    );
    expect(messageFor(`sudoku~4x2~~${dots(16)}~30-0.1`)).toMatchInlineSnapshot(`"file:1:30: cage 1 cannot reach 30; 2 cells hold 3 to 7"`);
    expect(messageFor(`sudoku~4x2~~7${dots(15)}~`)).toMatchInlineSnapshot(
      `"file:1:13: '7' isn’t a digit; expected 1 2 3 4, or . for an empty cell"`,
    );
    expect(messageFor(':0000:x:123::::')).toMatchInlineSnapshot(
      `"file:1:9: the grid has 3 cells; expected 81: digits, +digits and blanks"`,
    );
    expect(messageFor(`:0000:x:${dots(81)}:1x1::`)).toMatchInlineSnapshot(
      `"file:1:91: '1x1' names no candidate; expected digit, row and column, such as 829"`,
    );
    expect(messageFor('3x3:e:k:1:2')).toMatchInlineSnapshot(
      `"file:1:1: 'e:k' is another kind of puzzle; expected :k or d:k, a killer, with diagonals or without"`,
    );
    expect(messageFor('3x3::k:1:2')).toMatchInlineSnapshot(`"file:1:1: there are 2 cells; expected 81, for a 9 × 9 grid"`);
    expect(messageFor(`<${'0'.repeat(80)}`)).toMatchInlineSnapshot(
      `"file:1:1: the arrow '<' leads out of the grid; expected a neighbour in the grid"`,
    );
    expect(messageFor(`><${'0'.repeat(79)}`)).toMatchInlineSnapshot(
      `"file:1:1: the arrows from here lead in a circle; expected arrows that lead to a sum"`,
    );
    expect(messageFor(`x${dots(728)}`)).toMatchInlineSnapshot(
      `"file:1:1: 'x' stands here; expected 1, or one of .0-_* where 1 isn’t a candidate"`,
    );
  });

  it('comes soon, however long the text', () => {
    const started = performance.now();
    expect(messageFor('5'.repeat(50_000_000))).toMatchInlineSnapshot(
      `"file:1:1: the line has 50,000,000 characters; expected at most 60,000, one puzzle"`,
    );
    expect(messageFor('[\n'.repeat(5_000_000))).toMatchInlineSnapshot(
      `"file:21:1: '[' isn’t a puzzle; expected a line of 81 characters, a drawn grid, or another form of puzzle"`,
    );
    expect(messageFor('1\n'.repeat(5_000_000))).toMatchInlineSnapshot(
      `"file:21:1: '1' isn’t a puzzle; expected a line of 81 characters, a drawn grid, or another form of puzzle"`,
    );
    expect(messageFor('-----------\n'.repeat(1_000_000))).toMatchInlineSnapshot(
      `"file:1:1: a 11 × 11 grid cannot be cut into boxes; expected a size such as 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25"`,
    );
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('the message about characters', () => {
  it('counts them as people do', () => {
    expect(messageFor('😀'.repeat(80))).toContain('the line has 80 characters');
    expect(messageFor('👩‍👩‍👧'.repeat(7) + '🇫🇷'.repeat(7))).toContain('the line has 14 characters');
    expect(messageFor('😀'.repeat(81))).toContain("file:1:1: '😀' isn’t a symbol of a 9 × 9 grid; expected 1 2 3");
    expect(messageFor(`${dots(40)}😀${dots(40)}`)).toContain("file:1:41: '😀' isn’t a symbol");
    expect(messageFor(`nothing ${'😀'.repeat(40)}`)).toContain(`'nothing ${'😀'.repeat(16)}…' isn’t a puzzle`);
  });

  it.each([
    ['with its mark', `\ufffd\ufffd5\x003\0`],
    ['without it', '5\x003\x000\x000\x007\0'],
    ['the other way round', '\x005\x003\x000\x000\x007'],
  ])('names UTF-16 where it was taken for UTF-8: %s', (_, text) => {
    expect(messageFor(text)).toMatch(/this is text in UTF-16; expected text in UTF-8$/);
  });

  it('calls the rest no text', () => {
    expect(messageFor('\0\x01\x02\ufffd\0')).toMatch(/this is not text; expected text in UTF-8$/);
    expect(messageFor('\t\t\t')).toContain('file:1:1: ');
  });
});

describe('a negative number', () => {
  const row = (numbers: readonly number[]) => numbers.join(' ');
  const nine = (number: number) => row(Array<number>(9).fill(number));
  it('is not an empty cell, except −1', () => {
    expect(messageFor(row(Array<number>(81).fill(-5)))).toBe("file:1:1: '-5' isn’t a digit; expected 1 to 9, or 0 or -1 for an empty cell");
    expect(messageFor(`${row([1, -1, 0])} ${row(Array<number>(77).fill(0))} -12`)).toContain("file:1:162: '-12' isn’t a digit");
    expect(messageFor(Array<string>(9).fill(nine(-5)).join('\n'))).toContain("file:1:1: '-5' isn’t a digit");
    expect(messageFor([...Array<string>(8).fill(nine(0)), row([0, 0, 0, 0, 0, 0, 0, 0, -3])].join('\n'))).toContain(
      "file:9:17: '-3' isn’t a digit",
    );
    expect(readPuzzles(row(Array<number>(81).fill(-1)))[0].puzzle.givens.some((digit) => digit !== 0)).toBe(false);
    expect(readPuzzles(Array<string>(9).fill(nine(-1)).join('\n'))[0].puzzle.givens.some((digit) => digit !== 0)).toBe(false);
  });
});
