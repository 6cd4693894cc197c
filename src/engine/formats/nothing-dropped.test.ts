import { describe, expect, it } from 'vitest';
import { cellsText } from './cells.ts';
import { marksLeft } from './format.ts';
import { marksText } from './marks.ts';
import { printPuzzle, readPuzzles } from './read.ts';
import { messageFor, read, rowsOf, WIKIPEDIA, wikipedia } from './testing/reading.ts';
import * as wild from './testing/wild.ts';

const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const grid = rowsOf(WIKIPEDIA).join('\n');

describe('candidates', () => {
  it.each([
    ['729 pencil marks', wild.sukaku, '59', 0],
    ['a drawing of pencil marks', '1 234 | 234 234\n23 4 | 1 23\n----+----\n234 1 | 234 234\n234 234 | 234 1', '23', 4],
    ['a strike in a library line', `:0000:x:${WIKIPEDIA}:113::`, '24', 2],
    ['a digit in a library line', `:0000:x:${WIKIPEDIA.replace('53.', '53+4')}:::`, '4', 2],
    ['a strike in a Simple Sudoku file', `${grid}\nE02001`, '24', 2],
    ['a digit in a Simple Sudoku file', `${grid}\nI024`, '4', 2],
    ['candidates in an SDX file', rowsOf(WIKIPEDIA).map((row) => [...row].join(' ')).join('\n').replace('5 3 .', '5 u3 12'), '12', 2],
    ['a state in an SDK file', `[Puzzle]\n${grid}\n[State]\n${grid.replace('53.', '534')}`, '4', 2],
  ])('are marks of the puzzle: %s', (_, text, marks, cell) => {
    const [{ puzzle }] = readPuzzles(text);
    expect(marksText(puzzle.symbols, puzzle.domains![cell])).toBe(marks);
    expect(puzzle.givens[cell]).toBe(0);
    for (const format of ['pencilmarks', ...(puzzle.grid.size === 9 ? ['hodoku', 'ss', 'pencilmark-line'] : [])]) {
      const [copy] = readPuzzles(printPuzzle({ puzzle }, format), { format });
      expect([...marksLeft({ puzzle: copy.puzzle })], format).toEqual([...marksLeft({ puzzle })]);
    }
    expect(() => printPuzzle({ puzzle }, 'line')).toThrow('its pencil marks would be lost');
  }); // biome-ignore format: a row each

  it('that the digits leave are no more than the digits', () => {
    for (const format of ['ss', 'sdx', 'hodoku', 'pencilmarks', 'pencilmark-line']) {
      const [{ puzzle }] = readPuzzles(printPuzzle({ puzzle: wikipedia }, format));
      expect(cellsText(puzzle, puzzle.givens), format).toBe(WIKIPEDIA);
    }
  });

  it('of a cell in a drawing may have a sign before them where there are several', () => {
    const row = (first: string) => `34 ${first} | 24 23`;
    const text = (first: string) => [row(first), '34 34 | 1 12', '12 1 | 34 34', '34 34 | 12 12'].join('\n');
    expect(readPuzzles(text('*12'))[0]!.candidates![1]).toBe(3);
    for (const first of ['#6', '.3', '#3', '3.', '1.2'])
      expect(messageFor(text(first)), first).toContain(`in '${first}' isn’t a candidate`);
    expect(readPuzzles(text('.2.4'))[0]!.candidates![1]).toBe(10);
  });
});

describe('a zero', () => {
  const small = (rows: string) => rows.replaceAll('/', '\n');
  it('is a digit where another sign is an empty cell and everything else fits', () => {
    expect(read(small('0 1 2 3/2 3 -1 -1/1 -1 3 2/-1 2 1 0'))).toMatchObject({ cells: '012323..1.32.210' });
    expect(read('012323..1.32.210').puzzle.symbols).toEqual(['0', '1', '2', '3']);
    expect(read(small('0123/23../1.32/.210')).puzzle.symbols).toEqual(['0', '1', '2', '3']);
  });

  it('is an empty cell where two would clash, or the size itself is a digit', () => {
    expect(read(small('0 1 2 0/2 3 -1 -1/1 -1 3 2/-1 2 1 0')).cells).toBe('.12.23..1.32.21.');
    expect(read(small('0 1 2 4/2 3 -1 -1/1 -1 3 2/-1 2 1 0')).cells).toBe('.12423..1.32.21.');
    expect(read('012023..1032021.').cells).toBe('.12.23..1.32.21.');
  });

  it('is unclear where it might be either', () => {
    const words = '0 can be a digit here or an empty cell, because another sign marks empty cells as well';
    expect(messageFor(small('0 1 2 3/2 3 -1 -1/1 -1 3 2/-1 2 1 -1'))).toContain(words);
    expect(messageFor('01232...1.32.21.')).toContain(words);
    expect(messageFor(`53..7....6..1.5....08....6.8...6...34..8.3..17...2...6.6....28....41...5....8..7.`)).toContain(words);
  });
});

describe('next to a grid', () => {
  it.each([
    ['a solution may come first', `${SOLUTION},${WIKIPEDIA}`, undefined],
    [
      'another grid may not stand',
      `${WIKIPEDIA},${WIKIPEDIA.replace('3', '4')}`,
      "'54..7....6..195....98...…' beside the grid would be ignored",
    ],
    ['part of another may not stand', `${'.'.repeat(63)}1 ${WIKIPEDIA.slice(64)}`, 'beside the grid would be ignored'],
    ['a list may not stand', `${WIKIPEDIA} ${'1 '.repeat(40)}`, 'beside the grid would be ignored'],
    ['regions may not stand', `https://example.org/?bd=${WIKIPEDIA}&regions=${'abcdefghi'.repeat(9)}`, 'beside the grid would be ignored'],
  ])('%s', (_, text, words) => {
    if (words === undefined) expect(read(text)).toMatchObject({ cells: WIKIPEDIA, solution: SOLUTION });
    else expect(messageFor(text)).toContain(words);
  });
});

describe('digits placed', () => {
  it('keep the givens', () => {
    expect(messageFor(`[Puzzle]\n${grid}\n[State]\n${grid.replace('5', '4')}`)).toContain('4 is placed at r1c1, where 5 is given');
    expect(read(`[Puzzle]\n${grid}\n[State]\n${grid.replace('5', '.')}`).placed![0]).toBe(5);
    expect(messageFor(`[Puzzle]\n${grid}\n[State]\n1...\n....\n....\n....`)).toContain(
      'the state is a 4 × 4 grid; expected 9 × 9, like the puzzle',
    );
    expect(messageFor(`${grid}\nI004`)).toContain('4 is placed at r1c1, where 5 is given');
  });

  it('are not struck', () => {
    expect(messageFor(`${grid}\nI024\nE02004`)).toContain('4 is struck from r1c3, where it is placed');
    expect(messageFor(`:0000:x:${WIKIPEDIA.replace('53.', '53+4')}:413::`)).toContain('4 is struck from r1c3, where it is placed');
  });
});

describe('what an object or a killer says besides', () => {
  it.each([
    ['{"n":4,"thermometers":[]}', '"thermometers" would be ignored'],
    ['{"n":4,"diagonals":1}', '"diagonals" is 1'],
    ['{"n":4,"cages":[{"cells":[0,1]}]}', 'cage 1 has no "sum", and cages without a sum are not read here'],
    ['{"n":4,"cages":[{"sum":3,"cells":[0,1],"unique":false}]}', 'cage 1 has more than a sum and cells, which would be ignored'],
    ['{"n":4,"n":9}', '"n" is there twice'],
    [`2x2::k:${[1281, 1281, 7, 7, ...new Array(12).fill(0)].join(':')}`, 'cage 7 has no sum'],
  ])('%s', (text, words) => {
    expect(messageFor(text)).toContain(words);
  });

  it('may be a name', () => {
    expect(messageFor('{"n":4,"id":"a","title":"The first"}')).toBeUndefined();
  });
});
