import { describe, expect, it } from 'vitest';
import { gridOf, gridWith } from '../grid.ts';
import { puzzleOf } from '../puzzle.ts';
import { readTechniqueCase } from './hodoku.ts';
import { puzzleText } from './line.ts';
import { printPuzzle } from './read.ts';
import { messageFor, read, WIKIPEDIA, wikipedia } from './testing/reading.ts';

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
    ['  ', `sudoku~4x2~~..5${'.'.repeat(13)}~`, "column 17: '5' isn’t a digit; expected 1 2 3 4, or . for an empty cell"],
    ['', `sudoku~4x2~~${'.'.repeat(16)}~3-0.1_x`, "column 36: 'x' isn’t a cage; expected a sum and its cells, such as 12-0.1.9"],
    ['', `sudoku~4x2~~${'.'.repeat(16)}~3-0.1_7-2.16`, 'column 36: cell 16 is outside the grid; expected 0 to 15'],
    ['', `sudoku~4x2~~${'.'.repeat(16)}~3-0.1_3-1.2`, 'column 30: cage 2 holds r1c2, which cage 1 holds already'],
    ['', `sudoku~4x2~a.b.c~${'.'.repeat(16)}~`, 'column 12: '],
    ['', `sudoku~4x2~~${'.'.repeat(16)}`, 'column 1: this isn’t a puzzle text'],
    ['', `sudoku~4x2~~${'.'.repeat(16)}~~`, 'column 1: this isn’t a puzzle text'],
    ['', `sudoku~4~~${'.'.repeat(16)}~`, 'column 1: this isn’t a puzzle text'],
    ['', `sudoku~104x2~~${'.'.repeat(16)}~`, 'column 1: this isn’t a puzzle text'],
    ['', `sudoku~4x2~~${'.'.repeat(16)}~3-0.1.`, "column 30: '3-0.1.' isn’t a cage"],
    ['', `sudoku~4x2~~${'.'.repeat(16)}~a3-0.1`, "column 30: 'a3-0.1' isn’t a cage"],
  ])('is refused at its place: %s%s', (margin, text, words) => {
    expect(messageFor(`${margin}${text}`)).toContain(`line 1, ${words}`);
  });

  it('knows the places of its cells', () => {
    expect(read(`\n  sudoku~4x2~~${'.'.repeat(16)}~`).placeOf(5)).toEqual({ line: 2, column: 20 });
  });
});

describe('a long line', () => {
  it('may have 60,000 characters', () => {
    expect(messageFor('5'.repeat(60_000))).toContain('the line has 60000 characters; expected 81');
    expect(messageFor('5'.repeat(60_001))).toContain('the line has 60,001 characters; expected at most 60,000');
  });
});

describe('a university file', () => {
  it('begins with a size and that number of symbols, or with the continuation of a puzzle', () => {
    expect(messageFor('4\n1 2 3 4 5\n\n0,0 1')).toBe('line 2, column 1: there are 5 symbols; expected 4 different symbols');
    expect(messageFor('4\n1 2 3 4 5\n\n2\n5 0,0 0,1')).toContain('there are 5 symbols');
    expect(messageFor('4\n1 2 3 4 5\nnothing')).not.toContain('symbols');
  });

  it('counts its cages and sums in whole numbers', () => {
    expect(messageFor('4\n1 2 3 4\nx1')).toContain("'x1' isn’t a number of cages");
    expect(messageFor('4\n1 2 3 4\n1x')).toContain("'1x' isn’t a number of cages");
    expect(messageFor('4\n1 2 3 4\n1\nx3 0,0 0,1')).toContain("cage 1 is 'x3 0,0 0,1'");
    expect(messageFor('4\n1 2 3 4\n1\n3x 0,0 0,1')).toContain("cage 1 is '3x 0,0 0,1'");
  });

  it('takes blanks around commas, and remarks between its lines', () => {
    expect(read('4\n# symbols\n1 2 3 4\n\n0 ,1 2\n; last\n3, 3 4').cells).toBe(`.2${'.'.repeat(13)}4`);
    expect(read('4\n1 2 3 4\n0,1 2').placeOf(1)).toEqual({ line: 3, column: 1 });
    expect(messageFor('4\n1 2 3 4\n0,1 2 3')).toBe("line 3, column 7: '0,1 2 3' isn’t a given; expected row,col value");
    expect(messageFor('4\n1 2 3 4\n-1,0 2')).toContain('cell -1,0 is outside the 4 × 4 grid');
  });
});

describe('a JSON object a line', () => {
  it('has boxes that fit', () => {
    expect(messageFor('{"n":4,"bw":0}')).toContain('boxes of 0 columns do not fit size 4');
    expect(messageFor('{"n":4,"bw":3}')).toContain('boxes of 3 columns do not fit size 4');
    expect(read('{"n":4,"bw":1,"bh":4}').puzzle.grid).toMatchObject({ boxRows: 4, boxColumns: 1 });
  });
});

describe('next to a puzzle in a line', () => {
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
  ])('there is %s', (_, text, expected) => {
    const { count, solution: answer, name, cells } = read(text);
    expect(cells).toBe(WIKIPEDIA);
    expect({ ...(count === undefined ? {} : { count }), ...(answer ? { solution: answer } : {}), ...(name ? { name } : {}) }).toEqual(
      expected,
    );
  });

  it('may come after a name, whose columns count', () => {
    expect(read(`  top95: ${WIKIPEDIA}`).placeOf(3)).toEqual({ line: 1, column: 13 });
    expect(read(`  ${WIKIPEDIA.replaceAll('.', '?')}`).place).toEqual({ line: 1, column: 3 });
  });
});

describe('a line of HoDoKu’s library', () => {
  it('names its technique and its variant', () => {
    expect(read(`:0901-2:5:${WIKIPEDIA}:::`).name).toBe('0901-2');
    expect(read(`:0901:5:${WIKIPEDIA}:::`).name).toBe('0901');
    expect(readTechniqueCase({ number: 1, text: `:0901-x:59:${WIKIPEDIA}:::` })).toMatchObject({
      technique: '0901',
      variant: 'x',
      digits: [5, 9],
      deleted: [],
    });
    expect(readTechniqueCase({ number: 1, text: ':0901:' }).digits).toEqual([]);
  });

  it('strikes deleted candidates, but none of a placed digit', () => {
    const { candidates, placeOf } = read(`:0000:x:${WIKIPEDIA.replace('53.', '53+4')}:512 113 414:::`);
    expect(candidates![2]).toBe(8);
    expect(candidates![3]! & 8).toBe(0);
    expect(placeOf(3)).toEqual({ line: 1, column: 13 });
  });

  it('is refused where it has other characters', () => {
    expect(messageFor(`:0000:x:${WIKIPEDIA}x:::`)).toContain('column 9: the grid has 81 cells; expected 81: digits, +digits and blanks');
    expect(messageFor(':0000:')).toContain('the grid has 0 cells');
  });
});

describe('a puzzle that a form cannot hold', () => {
  const without = (wish: Parameters<typeof puzzleOf>[1]) => () => printPuzzle({ puzzle: puzzleOf(new Uint8Array(36), wish) }, 'line');
  it('is refused with what would be lost', () => {
    expect(without({ grid: gridOf(6, 3) })).toThrow('its boxes of 3 rows would be lost');
    expect(without({ symbols: [...'ABCDEF'] })).toThrow('its symbols would be lost');
  });

  it('is written where only the order of its cages changes', () => {
    const cages = [
      { sum: 5, cells: [15, 14] },
      { sum: 3, cells: [1, 0] },
    ];
    const text = printPuzzle({ puzzle: puzzleOf(new Uint8Array(16), { cages }) }, 'killer-compact');
    expect(read(text).puzzle.cages).toEqual([
      { sum: 3, cells: [0, 1] },
      { sum: 5, cells: [14, 15] },
    ]);
  });

  it('is written in a line of text for an address, whatever it has', () => {
    expect(puzzleText(wikipedia)).toBe(WIKIPEDIA);
    for (const wish of [{ grid: gridOf(6, 3) }, { symbols: [...'ABCDEF'] }, { cages: [{ sum: 3, cells: [0, 1] }] }]) {
      const puzzle = puzzleOf(new Uint8Array(36), wish);
      expect(read(puzzleText(puzzle)).puzzle).toEqual(puzzle);
    }
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
    const diagonals = { ...puzzle, grid: gridWith({ size: 4, diagonals: true }) };
    expect(read(printPuzzle({ puzzle: diagonals }, 'sumocue')).puzzle.grid).toBe(diagonals.grid);
    for (const format of ['killer-compact', 'sumocue']) expect(read(printPuzzle({ puzzle }, format)).puzzle.cages).toEqual(cages);
  });

  it('follow the arrows from all sides', () => {
    const text = ['.v,000000', '>j<000000', "'^`000000", ...Array(6).fill('000000000')].join('');
    expect(read(text).puzzle.cages).toEqual([{ sum: 45, cells: [0, 1, 2, 9, 10, 11, 18, 19, 20] }]);
    const corners = [[8, '>'], [0, '<'], [4, '^'], [76, 'v'], [8, "'"], [0, '`'], [80, '.'], [72, ',']] as const; // biome-ignore format: a list
    for (const [cell, arrow] of corners)
      expect(messageFor(Array(81).fill('0').with(40, '<').with(cell, arrow).join(''))).toContain(
        `the arrow '${arrow}' leads out of the grid`,
      );
  });

  it('are refused at their place', () => {
    expect(messageFor('2x2:e:k:0')).toContain("'e:k' is another kind of puzzle");
    expect(messageFor('2x2::j:0')).toContain("':j' is another kind of puzzle");
    expect(messageFor('2x2::k:1:2')).toContain('there are 2 cells; expected 16, for a 4 × 4 grid');
    expect(messageFor(`2x2::k:${Array(15).fill(0).join(':')}:x`)).toBe(
      "line 1, column 38: 'x' isn’t a number; expected 256 · sum + the number of the cage",
    );
    expect(messageFor(`2x2::k:${Array(14).fill(0).join(':')}:2305:2305`)).toContain('column 36: cage 1 cannot reach 9');
    expect(messageFor('00000000000000>9')).toContain('column 16: cage 1 cannot reach 9');
  });
});
