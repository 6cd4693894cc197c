import { describe, expect, it } from 'vitest';
import { InputError } from '../errors.ts';
import { gridOf } from '../grid.ts';
import { type Puzzle, puzzleOf } from '../puzzle.ts';
import { cellsText } from './cells.ts';
import { remainingCandidates } from './format.ts';
import { printPuzzle, readPuzzles } from './read.ts';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const wikipedia = puzzleOf(Array.from(WIKIPEDIA, (symbol) => Number(symbol) || 0));
const rowsOf = (text: string, size = 9) => Array.from({ length: text.length / size }, (_, row) => text.slice(row * size, (row + 1) * size));

/** A game under way: a 4 stands in r1c3, and 2 is struck from r2c2. */
function underWay() {
  const placed = wikipedia.givens.with(2, 4);
  const candidates = remainingCandidates(wikipedia.grid, placed);
  candidates[10] &= ~(1 << 1);
  return { puzzle: wikipedia, placed, candidates };
}

/** What is read of a text, in short. */
function read(text: string, format?: string) {
  const [{ puzzle, placed, candidates, ...rest }] = readPuzzles(text, { format });
  const { size, boxRows } = puzzle.grid;
  return { shape: `${size}x${boxRows}`, cells: cellsText(puzzle, puzzle.givens), puzzle, placed, candidates, ...rest };
}

/** What a person is told; undefined where all is well. */
function told(text: string, format?: string): string | undefined {
  try {
    readPuzzles(text, { format });
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.describe();
    throw error;
  }
}

const same = (position: { placed?: Uint8Array; candidates?: Uint32Array; puzzle: Puzzle }) => ({
  placed: [...position.placed!],
  candidates: [...position.candidates!],
  givens: [...position.puzzle.givens],
});

describe('a game under way', () => {
  it.each(['ss', 'sdx', 'hodoku'])('comes back with its digits and its candidates as %s', (format) => {
    const game = underWay();
    const text = printPuzzle(game, format);
    // This form has no word for a lone candidate that nobody has set.
    const isLost = (marks: number, cell: number) => format === 'sdx' && game.placed[cell] === 0 && (marks & (marks - 1)) === 0;
    const expected = same({ ...game, candidates: game.candidates.map((marks, cell) => (isLost(marks, cell) ? 2 ** 9 - 1 : marks)) });
    expect(same(read(text, format))).toEqual(expected);
    expect(same(read(text))).toEqual(expected);
    expect(text).toMatchSnapshot();
  });

  it('comes back with its candidates as pencil marks, drawn and in one line', () => {
    const game = underWay();
    for (const format of ['pencilmarks', 'pencilmark-line']) {
      const text = printPuzzle(game, format);
      expect([...read(text).candidates!]).toEqual([...game.candidates]);
      expect(text).toMatchSnapshot();
    }
  });

  it('comes back with its digits as a file of sections', () => {
    const text = printPuzzle(underWay(), 'sdk');
    expect([...read(text).placed!]).toEqual([...underWay().placed]);
    expect(text).toMatchSnapshot();
    expect(printPuzzle({ puzzle: wikipedia }, 'sdk')).toBe(`[Puzzle]\n${rowsOf(WIKIPEDIA).join('\n')}`);
  });
});

describe('a Simple Sudoku file', () => {
  const grid = rowsOf(WIKIPEDIA).join('\n');

  it('has entries under a border and blank lines, but not far below', () => {
    expect(read(`${grid}\n*-----------*\n\n |---+:'\nI024\nI804`).placed).toMatchObject({ 2: 4, 80: 4 });
    expect(read(`${grid}${'\n'.repeat(10)}I024`).placed![2]).toBe(4);
    expect(told(`${grid}${'\n'.repeat(12)}I024`)).toContain("'I024' is no puzzle");
  });

  it('may have none, when it is named', () => {
    expect(read(grid, 'ss')).toMatchObject({ cells: WIKIPEDIA, placed: wikipedia.givens });
    expect(read(grid).placed).toBeUndefined();
    expect(told(rowsOf('.'.repeat(16), 4).join('\n'), 'ss')).toContain('does not begin a puzzle');
  });

  it('ends where its entries end', () => {
    const two = readPuzzles(`${grid}\nI024\n  E03006\n${grid}\nI024\n`);
    expect(two.map(({ place }) => place.line)).toEqual([1, 12]);
    expect(two[0].candidates![3]! & (1 << 5)).toBe(0);
  });

  it.each(['I814', 'I020', 'E81004', 'E02000', 'E02010'])('has no entry %s', (entry) => {
    expect(told(`${grid}\nI024\n${entry}`)).toBe(
      `line 11, column 1: '${entry}' is no entry; expected cells from 00 to 80 and digits from 1 to 9`,
    );
  });
});

describe('text for a URL', () => {
  const cages = [
    { sum: 12, cells: [0, 1] },
    { sum: 5, cells: [14, 15] },
  ];
  const strange = puzzleOf(new Uint8Array(16).with(3, 4), { symbols: ['+', '7', '\u{1f600}', 'a-b'] });

  it('is short where everything is usual', () => {
    expect(printPuzzle({ puzzle: puzzleOf(new Uint8Array(36).with(1, 6), { grid: gridOf(6, 3) }) }, 'compact')).toBe(
      `sudoku~6x3~~.6${'.'.repeat(34)}~`,
    );
  });

  it('writes every symbol in letters, digits and dashes, and every cage', () => {
    const text = printPuzzle({ puzzle: strange }, 'compact');
    expect(text).toBe(`sudoku~4x2~-2b-.7.-1f600-.a-2d-b~...4${'.'.repeat(12)}~`);
    expect(read(text).puzzle.symbols).toEqual(strange.symbols);
    const killer = printPuzzle({ puzzle: puzzleOf(new Uint8Array(16), { cages, symbols: ['3', '9', '1', '4'] }) }, 'compact');
    expect(killer).toBe(`sudoku~4x2~3.9.1.4~${'.'.repeat(16)}~12-0.1_5-14.15`);
    expect(read(killer).puzzle.cages).toEqual(cages);
  });

  it('writes digits past 9 as letters', () => {
    const puzzle = puzzleOf(new Uint8Array(625).with(0, 25).with(1, 10));
    expect(read(printPuzzle({ puzzle }, 'compact')).puzzle.givens.slice(0, 3)).toEqual(Uint8Array.of(25, 10, 0));
    expect(printPuzzle({ puzzle }, 'compact')).toMatch(/^sudoku~25x5~~PA\.+~$/);
  });

  it.each([
    ['', 'sudoku~4x2~~.~', 'column 13: there are 1 cells; expected 16, for a 4 × 4 grid'],
    ['', 'sudoku~4x2~~~', 'column 13: there are 0 cells; expected 16, for a 4 × 4 grid'],
    ['  ', `sudoku~4x2~~..5${'.'.repeat(13)}~`, "column 17: '5' is no digit; expected 1 2 3 4, or . for an empty cell"],
    ['', `sudoku~4x2~~${'.'.repeat(16)}~3-0.1_x`, "column 36: 'x' is no cage; expected a sum and its cells, such as 12-0.1.9"],
    ['', `sudoku~4x2~~${'.'.repeat(16)}~3-0.1_7-2.16`, 'column 36: cell 16 is outside the grid; expected 0 to 15'],
    ['', `sudoku~4x2~~${'.'.repeat(16)}~3-0.1_3-1.2`, 'column 30: cage 2 holds r1c2, which cage 1 holds already'],
    ['', `sudoku~4x2~a.b.c~${'.'.repeat(16)}~`, 'column 12: '],
    ['', `sudoku~4x2~~${'.'.repeat(16)}`, 'column 1: this is no puzzle text'],
    ['', `sudoku~4x2~~${'.'.repeat(16)}~~`, 'column 1: this is no puzzle text'],
    ['', `sudoku~4~~${'.'.repeat(16)}~`, 'column 1: this is no puzzle text'],
    ['', `sudoku~104x2~~${'.'.repeat(16)}~`, 'column 1: this is no puzzle text'],
    ['', `sudoku~4x2~~${'.'.repeat(16)}~3-0.1.`, "column 30: '3-0.1.' is no cage"],
    ['', `sudoku~4x2~~${'.'.repeat(16)}~a3-0.1`, "column 30: 'a3-0.1' is no cage"],
  ])('is refused at its place: %s%s', (margin, text, words) => {
    expect(told(`${margin}${text}`)).toContain(`line 1, ${words}`);
  });

  it('knows where its cells stand', () => {
    expect(read(`\n  sudoku~4x2~~${'.'.repeat(16)}~`).placeOf(5)).toEqual({ line: 2, column: 20 });
  });
});

describe('an SDX file', () => {
  it('tells givens, digits of the player and candidates', () => {
    const { cells, placed, candidates } = read('1 U2 34 .\n34 34 u1 *\n2 1 34 34\n_ 0 - 1', 'sdx');
    expect([cells, [...placed!].join('')]).toEqual(['1.......21.....1', '1200001021000001']);
    expect([...candidates!.slice(0, 8)]).toEqual([1, 2, 12, 15, 12, 12, 1, 15]);
  });

  it('is known by the digits of the player, and by its name', () => {
    const rows = ['1 u2 . .', '. . . .', '. . . .', '. . . .'].join('\n');
    expect(read(rows)).toMatchObject({ cells: `1${'.'.repeat(15)}` });
    expect(read(rows.replace('u', '')).placed).toBeUndefined();
    expect(read(rows.replace('u', ''), 'sdx').placed![1]).toBe(2);
    expect(told('12..\n....\n....\n....', 'sdx')).toContain('does not begin a puzzle');
  });

  it('names what is no candidate', () => {
    expect(told('1 u2 34 34\n34 35 12 12\n12 1 34 34\n34 34 12 12')).toBe(
      "line 2, column 4: '5' in '35' is no candidate; expected 1 2 3 4",
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

  it('of numbers are told by bars as well', () => {
    const row = (first: number) => `${first} 0 0 0 | 0 0 0 0 | 0 0 0 0`;
    const { puzzle } = read([row(12), ...Array(11).fill(row(0))].join('\n'));
    expect([puzzle.grid.size, puzzle.grid.boxRows, puzzle.givens[0], puzzle.symbols[11]]).toEqual([12, 3, 12, '12']);
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
    expect(told(large(11))).toBe("line 1, column 1: '11' is no digit; expected 1 to 10, or 0 or -1 for an empty cell");
    expect(told(`0 10 ${'0 '.repeat(79)}`)).toBe("line 1, column 3: '10' is no digit; expected 1 to 9, or 0 or -1 for an empty cell");
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

describe('beside a puzzle in a line', () => {
  const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  it.each([
    ['a count', `${WIKIPEDIA}:12`, { count: 12 }],
    ['no count that goes on as something else', `${WIKIPEDIA}:12ab`, {}],
    ['a count and a solution', `${WIKIPEDIA}:1:${solution}`, { count: 1, solution }],
    ['a solution after a comma', `${WIKIPEDIA},${solution}`, { solution }],
    ['no solution with blanks', `${WIKIPEDIA},${WIKIPEDIA}`, {}],
    ['a remark', `${WIKIPEDIA} ## 17 clues`, { name: '17 clues' }],
    ['words', `${WIKIPEDIA}; Easter Monster`, { name: 'Easter Monster' }],
    ['a rating, which is no name', `${WIKIPEDIA} 7.2`, {}],
    ['a long remark, of which 80 characters are kept', `${WIKIPEDIA}#${'x'.repeat(99)}`, { name: 'x'.repeat(80) }],
  ])('stands %s', (_, text, expected) => {
    const { count, solution: answer, name, cells } = read(text);
    expect(cells).toBe(WIKIPEDIA);
    expect({ ...(count === undefined ? {} : { count }), ...(answer ? { solution: answer } : {}), ...(name ? { name } : {}) }).toEqual(
      expected,
    );
  });

  it('before it may stand a name, whose columns count', () => {
    expect(read(`  top95: ${WIKIPEDIA}`).placeOf(3)).toEqual({ line: 1, column: 13 });
    expect(read(`  ${WIKIPEDIA.replaceAll('.', '?')}`).place).toEqual({ line: 1, column: 3 });
  });
});

describe('a line of HoDoKu’s library', () => {
  it('names its technique and its variant', () => {
    expect(read(`:0901-2:5:${WIKIPEDIA}:::`).name).toBe('0901-2');
    expect(read(`:0901:5:${WIKIPEDIA}:::`).name).toBe('0901');
  });

  it('strikes what was deleted, but nothing from a digit that stands', () => {
    const { candidates, placeOf } = read(`:0000:x:${WIKIPEDIA.replace('53.', '53+4')}:512 113 414:::`);
    expect(candidates![2]).toBe(8);
    expect(candidates![3]! & 8).toBe(0);
    expect(placeOf(3)).toEqual({ line: 1, column: 13 });
  });

  it('is refused where it has other characters', () => {
    expect(told(`:0000:x:${WIKIPEDIA}x:::`)).toContain('column 9: the grid has 81 cells; expected 81: digits, +digits and blanks');
    expect(told(':0000:')).toContain('the grid has 0 cells');
  });
});

describe('killers of the forums', () => {
  const cages = [
    { sum: 9, cells: [0, 1, 5] },
    { sum: 3, cells: [2, 7] },
    { sum: 4, cells: [15] },
  ];
  const puzzle = puzzleOf(new Uint8Array(16), { cages });

  it('are written with arrows, and as numbers', () => {
    expect(printPuzzle({ puzzle }, 'killer-compact')).toBe('9<300`0`00000004');
    expect(printPuzzle({ puzzle }, 'sumocue')).toBe('2x2::k:2304:2304:769:0:0:2304:0:769:0:0:0:0:0:0:0:1026');
    for (const format of ['killer-compact', 'sumocue']) expect(read(printPuzzle({ puzzle }, format)).puzzle.cages).toEqual(cages);
  });

  it('follow the arrows from all sides', () => {
    const text = ['.v,000000', '>j<000000', "'^`000000", ...Array(6).fill('000000000')].join('');
    expect(read(text).puzzle.cages).toEqual([{ sum: 45, cells: [0, 1, 2, 9, 10, 11, 18, 19, 20] }]);
    const corners = [[8, '>'], [0, '<'], [4, '^'], [76, 'v'], [8, "'"], [0, '`'], [80, '.'], [72, ',']] as const; // biome-ignore format: a list
    for (const [cell, arrow] of corners)
      expect(told(Array(81).fill('0').with(40, '<').with(cell, arrow).join(''))).toContain(`the arrow '${arrow}' leads out of the grid`);
  });

  it('are refused at their place', () => {
    expect(told('2x2:d:k:0')).toContain("'d:k' is another kind of puzzle");
    expect(told('2x2::j:0')).toContain("':j' is another kind of puzzle");
    expect(told('2x2::k:1:2')).toContain('there are 2 cells; expected 16, for a 4 × 4 grid');
    expect(told(`2x2::k:${Array(15).fill(0).join(':')}:x`)).toBe(
      "line 1, column 38: 'x' is no number; expected 256 · sum + the number of the cage",
    );
    expect(told(`2x2::k:${Array(14).fill(0).join(':')}:2305:2305`)).toContain('column 36: cage 1 cannot reach 9');
    expect(told('00000000000000>9')).toContain('column 16: cage 1 cannot reach 9');
  });
});
