import { describe, expect, it } from 'vitest';
import { type Puzzle, puzzleOf } from '../puzzle.ts';
import { remainingCandidates } from './format.ts';
import { printPuzzle, readPuzzles } from './read.ts';
import { messageFor, read, rowsOf, WIKIPEDIA, wikipedia } from './testing/reading.ts';

/** A started game: 4 is in r1c3, and 2 is struck from r2c2. */
function startedGame() {
  const placed = wikipedia.givens.with(2, 4);
  const candidates = remainingCandidates(wikipedia.grid, placed);
  candidates[10] &= ~(1 << 1);
  return { puzzle: wikipedia, placed, candidates };
}

const same = (position: { placed: Uint8Array | undefined; candidates: Uint32Array | undefined; puzzle: Puzzle }) => ({
  placed: [...position.placed!],
  candidates: [...position.candidates!],
  givens: [...position.puzzle.givens],
});

describe('a game under way', () => {
  it.each(['ss', 'sdx', 'hodoku'])('comes back with its digits and its candidates as %s', (format) => {
    const game = startedGame();
    const text = printPuzzle(game, format);
    // This form has no word for a lone candidate that nobody has set.
    const isLost = (marks: number, cell: number) => format === 'sdx' && game.placed[cell] === 0 && (marks & (marks - 1)) === 0;
    const expected = same({ ...game, candidates: game.candidates.map((marks, cell) => (isLost(marks, cell) ? 2 ** 9 - 1 : marks)) });
    expect(same(read(text, format))).toEqual(expected);
    expect(same(read(text))).toEqual(expected);
    expect(text).toMatchSnapshot();
  });

  it('comes back with its candidates as pencil marks, drawn and in one line', () => {
    const game = startedGame();
    for (const format of ['pencilmarks', 'pencilmark-line']) {
      const text = printPuzzle(game, format);
      expect([...read(text).candidates!]).toEqual([...game.candidates]);
      expect(text).toMatchSnapshot();
    }
  });

  it('comes back with its digits as a file of sections', () => {
    const text = printPuzzle(startedGame(), 'sdk');
    expect([...read(text).placed!]).toEqual([...startedGame().placed]);
    expect(text).toMatchSnapshot();
    expect(printPuzzle({ puzzle: wikipedia }, 'sdk')).toBe(`[Puzzle]\n${rowsOf(WIKIPEDIA).join('\n')}`);
  });
});

describe('a Simple Sudoku file', () => {
  const grid = rowsOf(WIKIPEDIA).join('\n');

  it('has entries under a border and blank lines, but not far below', () => {
    expect(read(`${grid}\n*-----------*\n\n |---+:'\nI024\nI784`).placed).toMatchObject({ 2: 4, 78: 4 });
    expect(read(`${grid}${'\n'.repeat(10)}I024`).placed![2]).toBe(4);
    expect(messageFor(`${grid}${'\n'.repeat(12)}I024`)).toContain("'I024' isn’t a puzzle");
  });

  it('may have none, when it is named', () => {
    expect(read(grid, 'ss')).toMatchObject({ cells: WIKIPEDIA, placed: wikipedia.givens });
    expect(read(grid).placed).toBeUndefined();
    expect(messageFor(rowsOf('.'.repeat(16), 4).join('\n'), 'ss')).toContain('does not begin a puzzle');
  });

  it('ends where its entries end', () => {
    const two = readPuzzles(`${grid}\nI024\n  E03006\n${grid}\nI024\n`);
    expect(two.map(({ place }) => place.line)).toEqual([1, 12]);
    expect(two[0].candidates![3]! & (1 << 5)).toBe(0);
  });

  it.each(['I814', 'I020', 'E81004', 'E02000', 'E02010'])('has no entry %s', (entry) => {
    expect(messageFor(`${grid}\nI024\n${entry}`)).toBe(
      `line 11, column 1: '${entry}' isn’t an entry; expected cells from 00 to 80 and digits from 1 to 9`,
    );
  });
});

describe('an SDX file', () => {
  it('distinguishes givens, digits of the player and candidates', () => {
    const { cells, placed, candidates } = read('1 U2 34 .\n34 34 u1 *\n2 1 34 34\n_ 0 - 1', 'sdx');
    expect([cells, [...placed!].join('')]).toEqual(['1.......21.....1', '1200001021000001']);
    expect([...candidates!.slice(0, 8)]).toEqual([1, 2, 12, 15, 12, 12, 1, 15]);
  });

  it('is known by the digits of the player, and by its name', () => {
    const rows = ['1 u2 . .', '. . . .', '. . . .', '. . . .'].join('\n');
    expect(read(rows)).toMatchObject({ cells: `1${'.'.repeat(15)}` });
    expect(read(rows.replace('u', '')).placed).toBeUndefined();
    expect(read(rows.replace('u', ''), 'sdx').placed![1]).toBe(2);
    expect(messageFor('12..\n....\n....\n....', 'sdx')).toContain('does not begin a puzzle');
  });

  it('names an impossible candidate', () => {
    expect(messageFor('1 u2 34 34\n34 35 12 12\n12 1 34 34\n34 34 12 12')).toBe(
      "line 2, column 4: '5' in '35' isn’t a candidate; expected 1 2 3 4",
    );
  });

  it('leaves a lone candidate that nobody has set unwritten', () => {
    const puzzle = puzzleOf(new Uint8Array(16));
    const candidates = new Uint32Array(16).fill(15).with(0, 4).with(1, 0).with(2, 9);
    expect(printPuzzle({ puzzle, candidates }, 'sdx').split('\n')[0]).toBe('. . 14 1234');
  });
});

describe('the boxes of a drawing', () => {
  const drawn = (size: number, row: string) => Array<string>(size).fill(row).join('\n');
  it.each([
    ['2 wide at 6', '1.|..|..', 6, 3],
    ['3 wide at 6', '1..|...', 6, 2],
    ['3 wide at 6, apart', '1 . . | . . .', 6, 2],
    ['5 wide at 10', '1....|.....', 10, 2],
    ['4 wide at 12', '1... .... | .... | ....', 16, 4],
    ['with bars around', '|1.|..|..|', 6, 3],
    ['with bars that differ', '1..┃...', 6, 2],
    ['with bars that fit no box', '1.|....', 6, 2],
    ['with a bar in every place', '1|.|.|.|.|.', 6, 2],
    ['with a bar around alone', '|1.....|', 6, 2],
    ['without bars', '1.....', 6, 2],
  ])('%s: %s', (_, row, size, boxRows) => {
    expect(read(drawn(size, row)).puzzle.grid).toMatchObject({ size, boxRows });
  });

  it('are those of the row with most bars', () => {
    expect(read(['1.....', '......', '12|34|56', ...Array(3).fill('......')].join('\n')).puzzle.grid.boxRows).toBe(3);
  });

  it('of numbers are recognized by bars as well', () => {
    const row = (first: number) => `${first} 0 0 0 | 0 0 0 0 | 0 0 0 0`;
    const { puzzle } = read([row(12), ...Array(11).fill(row(0))].join('\n'));
    expect([puzzle.grid.size, puzzle.grid.boxRows, puzzle.givens[0], puzzle.symbols[11]]).toEqual([12, 3, 12, '12']);
  });
});

describe('blanks between bars', () => {
  const row = '| 1 |   | 3 |   |';
  const empty = '|   |   |   |   |';
  const four = (first: string, second = empty) => [first, second, empty, empty].join('\n');

  it('are cells where all parts of all rows are equally wide', () => {
    expect(read(four(row))).toMatchObject({ shape: '4x2', cells: `1.3${'.'.repeat(13)}`, place: { line: 1, column: 3 } });
    // A wider part says nothing about columns: the text between bars is then a cell's content, if anything.
    for (const second of ['|   |    |   |   |', '|   |   |   |', '|    |    |    |    |', '    |   |   |   |'])
      expect(messageFor(four(row, second)), second).toBeDefined();
    expect(messageFor(four('| 12 |    | 3  |    |', '|    |    |    |    |'))).toBeDefined();
  });

  it('need a blank cell somewhere: else bars and digits alone decide', () => {
    const full = ['|12|34|', '|34|12|', '|21|43|', '|43|21|'].join('\n');
    expect(read(full)).toMatchObject({ shape: '4x2', cells: '1234341221434321' });
    // Then a row of nothing but dots is distinguished from a border as elsewhere.
    expect(read('|12|3.|\n|34|12|\n|21|43|\n|43|21|').cells).toBe('123.341221434321');
    expect(read(['|1 |34|', '|34|12|', '|21|43|', '|43|21|'].join('\n')).cells).toBe('1.34341221434321');
  });

  it('end at another drawing', () => {
    const six = Array.from({ length: 6 }, () => '|1 |  |  |').join('\n');
    expect(readPuzzles(`${four(row)}\n${six}`).map(({ puzzle }) => puzzle.grid.size)).toEqual([4, 6]);
    expect(readPuzzles(`${four(row)}\n\n${four(row)}`).map(({ place }) => place.line)).toEqual([1, 6]);
    expect(read(six).puzzle.grid).toMatchObject({ boxRows: 3, boxColumns: 2 });
  });
});

describe('rows that make no grid', () => {
  it('are recognized by the size that most of them have', () => {
    const rows = ['1...', ...Array<string>(7).fill('.2.......'), '.2.'];
    expect(messageFor(rows.join('\n'))).toContain('the grid has 4 cells; expected 9, like the other rows');
  });
});

describe('rows of a spreadsheet', () => {
  it('know their columns, with any text in a field', () => {
    const { placeOf, cells } = read('1,"2",,4\n,,,\n,,3,\n,,,1');
    expect(cells).toBe('12.4......3....1');
    expect([placeOf(1), placeOf(3), placeOf(10)]).toEqual([
      { line: 1, column: 3 },
      { line: 1, column: 8 },
      { line: 3, column: 3 },
    ]);
    expect(messageFor('1,2,,7\n,,,\n,,3,\n,,,')).toContain('line 1, column 6');
  });
});

describe('a file of sections', () => {
  const grid = rowsOf(WIKIPEDIA).join('\n');
  it('may have blank lines before its second', () => {
    expect([...read(`[Puzzle]\n${grid}\n\n\n[State]\n${grid.replace('.', '4')}`).placed!.slice(0, 4)]).toEqual([5, 3, 4, 0]);
    expect(read(`[Puzzle]\n${grid}\n\n`).placed).toBeUndefined();
  });

  it('has its title for a name, or else its description', () => {
    expect(read(`#Dplain\n#T The one\n${grid}`).name).toBe('The one');
    expect(read(`#Dplain\n#Asomebody\n${grid}`).name).toBe('plain');
    expect(read(`#Asomebody\n${grid}`).name).toBeUndefined();
  });
});

describe('whole numbers', () => {
  const nine = Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (__, column) => (row === column ? row + 1 : 0)));
  const diagonal = nine.flat().join('').replaceAll('0', '.');

  it('are digits of a small grid, and keep being numbers in a large one', () => {
    const rows = nine.map((row) => row.join(' ')).join('\n');
    expect(read(rows, 'integers')).toMatchObject({ cells: diagonal, place: { line: 1, column: 1 } });
    expect(read(rows, 'integers').placeOf(12)).toEqual({ line: 2, column: 7 });
    expect(printPuzzle({ puzzle: read(rows).puzzle }, 'integers')).toBe(rows);
    expect(printPuzzle({ puzzle: read(rows).puzzle }, 'numbers')).toBe(nine.flat().join(' '));
    expect(read(nine.flat().join(','), 'numbers')).toMatchObject({ cells: diagonal });
  });

  it('stop at the size', () => {
    const large = (number: number) => [`${number} ${'0 '.repeat(9)}`, ...Array<string>(9).fill('0 '.repeat(10))].join('\n');
    expect(read(large(10)).puzzle.givens[0]).toBe(10);
    expect(messageFor(large(11))).toBe("line 1, column 1: '11' isn’t a digit; expected 1 to 10, or 0 or -1 for an empty cell");
    expect(messageFor(`0 10 ${'0 '.repeat(79)}`)).toBe(
      "line 1, column 3: '10' isn’t a digit; expected 1 to 9, or 0 or -1 for an empty cell",
    );
    expect(read(`9 -1 . - ${'0 '.repeat(77)}`).cells).toBe(`9${'.'.repeat(80)}`);
  });

  it('take every blank for an empty cell', () => {
    const rows = ['12 . - _ * 0 -1 0 0 0 0 0', ...Array<string>(11).fill('0 '.repeat(12))].join('\n');
    expect([...read(rows).puzzle.givens].filter(Boolean)).toEqual([12]);
  });

  it('are a line of 4 × 4 unless fifteen more such lines follow, or one is above 4', () => {
    const row = `1 2 ${'0 '.repeat(14)}`.trim();
    expect(read(row)).toMatchObject({ shape: '4x2' });
    expect(readPuzzles(Array<string>(15).fill(row).join('\n'))).toHaveLength(15);
    expect(readPuzzles(Array<string>(16).fill(row).join('\n')).map(({ puzzle }) => puzzle.grid.size)).toEqual([16]);
  });
});
