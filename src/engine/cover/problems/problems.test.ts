import { describe, expect, it } from 'vitest';
import { type CoverProblem, coverProblem, onesOf } from '../../exact-cover.ts';
import { gridOf, gridWith } from '../../grid.ts';
import { puzzleOf } from '../../puzzle.ts';
import { killerCover } from './killer-cover.ts';
import { nQueens, organPipe } from './n-queens.ts';
import { pentominoes6x10, scottPentominoes } from './pentominoes.ts';
import { sampleProblem, sampleProblems } from './samples.ts';
import { itemsOfPlacement, sudokuBlocks, sudokuCover, wholeOption, wholeSudokuCover } from './sudoku-cover.ts';

describe('Sudoku as exact cover', () => {
  it.each([
    [4, 64, 64, 256],
    [9, 729, 324, 2916],
    [16, 4096, 1024, 16_384],
    [25, 15_625, 2500, 62_500],
  ])('%i × %i: %i rows, %i columns, %i ones', (size, rows, columns, ones) => {
    const { options, items, ...rest } = wholeSudokuCover(puzzleOf(new Uint8Array(size * size)));
    expect([options.length, items.length, onesOf({ options, ...rest })]).toEqual([rows, columns, ones]);
  });

  const grid = gridOf(9);
  const givens = new Uint8Array(81);
  givens[0] = 5;
  const puzzle = puzzleOf(givens);

  it('has for r3c5 = 7 a row with four ones', () => {
    const { options, items } = wholeSudokuCover(puzzle);
    const option = options[wholeOption(puzzle, 2 * 9 + 4, 7)];
    expect(option.name).toBe('r3c5 = 7');
    expect(option.items.map((item) => items[item])).toEqual(['r3c5 is filled', 'row 3 has 7', 'column 5 has 7', 'box 2 has 7']);
  });

  it('keeps what a given leaves, and knows its place in the whole matrix', () => {
    const { options, items, wholeItems } = sudokuCover(puzzle);
    // r1c1 = 5 takes 9 rows of its cell and 8 rows each of its row, column and box, four of which are met twice.
    expect([options.length, items.length]).toEqual([729 - 9 - 20, 324 - 4]);
    const whole = wholeSudokuCover(puzzle);
    expect(items).toEqual(wholeItems.map((item) => whole.items[item]));
    expect(whole.given).toEqual([wholeOption(puzzle, 0, 5)]);
    for (const { name, items: own, places } of options) {
      const [{ cell, digit }] = places as [{ cell: number; digit: number }];
      expect(own.map((item) => wholeItems[item])).toEqual(itemsOfPlacement({ grid }, cell, digit));
      expect(whole.options[wholeOption({ grid }, cell, digit)].name).toBe(name);
    }
  });

  it('keeps an item that two givens claim, without a row', () => {
    const clashing = puzzleOf(givens.map((digit, cell) => (cell === 8 ? 5 : digit)));
    const { items, options } = sudokuCover(clashing);
    const item = items.indexOf('row 1 has 5');
    expect(item).toBeGreaterThanOrEqual(0);
    expect(options.some((option) => option.items.includes(item))).toBe(false);
  });

  it('has a block of columns for the cells and for each type of house', () => {
    const jigsaw = gridWith({ size: 6, regions: Array.from('111222111222333444333444555666555666', Number), diagonals: true });
    const blocks = sudokuBlocks(jigsaw);
    expect(blocks.map(({ type }) => type)).toEqual(['cell', 'row', 'column', 'region', 'diagonal']);
    expect(blocks.map(({ from }) => from)).toEqual([0, 36, 72, 108, 144]);
    const { options, items } = wholeSudokuCover(puzzleOf(new Uint8Array(36), { grid: jigsaw }));
    expect([options.length, items.length]).toEqual([216, 156]);
    expect(options[wholeOption({ grid: jigsaw }, 14, 4)].items.map((item) => items[item])).toEqual([
      'r3c3 is filled',
      'row 3 has 4',
      'column 3 has 4',
      'region 3 has 4',
      'diagonal 1 has 4',
    ]);
    expect(sudokuBlocks(gridWith({ size: 9, windows: true })).at(-1)).toEqual({ type: 'window', from: 324 });
    expect(sudokuBlocks(gridOf(5, 0)).map(({ type }) => type)).toEqual(['cell', 'row', 'column']);
  });

  it('has the rows that pencil marks allow, and no others', () => {
    const domains = new Uint32Array(81).fill(0b111_111_111);
    domains[1] = 0b1_0001;
    const marked = puzzleOf(givens, { domains });
    const inCell = ({ options }: CoverProblem) => options.map(({ name }) => name).filter((name) => name.startsWith('r1c2 '));
    expect(inCell(wholeSudokuCover(marked))).toEqual(['r1c2 = 1', 'r1c2 = 5']);
    expect(inCell(sudokuCover(marked))).toEqual(['r1c2 = 1']);
  });

  it('speaks in the symbols of the puzzle', () => {
    const letters = puzzleOf(new Uint8Array(16), { symbols: ['W', 'O', 'R', 'D'] });
    expect(sudokuCover(letters).items.slice(-1)).toEqual(['box 4 has D']);
  });
});

describe('a killer as exact cover', () => {
  const cages = [
    { sum: 5, cells: [0, 1] },
    { sum: 6, cells: [2, 3, 7] },
  ];
  const given = new Uint8Array(16);
  given[4] = 4;
  const named = (options: readonly { readonly name: string }[], cell: string) =>
    options.map(({ name }) => name).filter((name) => name.startsWith(cell));

  it('has an option for each filling of a cage, and for each digit of a cell in no cage', () => {
    const { options, items, primary } = killerCover(puzzleOf(new Uint8Array(16), { cages }));
    expect([items.length, primary]).toEqual([64, 64]);
    expect(named(options, 'r1c1')).toEqual(['r1c1 = 1, r1c2 = 4', 'r1c1 = 4, r1c2 = 1', 'r1c1 = 2, r1c2 = 3', 'r1c1 = 3, r1c2 = 2']);
    // 6 in three cells is 1 2 3 in any order.
    expect(named(options, 'r1c3')).toHaveLength(6);
    expect(named(options, 'r4c4')).toEqual(['r4c4 = 1', 'r4c4 = 2', 'r4c4 = 3', 'r4c4 = 4']);
    expect(options).toHaveLength(4 + 6 + 4 * 11);
    const [first] = options;
    expect(first!.items.map((item) => items[item])).toEqual([
      'r1c1 is filled',
      'r1c2 is filled',
      'row 1 has 1',
      'row 1 has 4',
      'column 1 has 1',
      'column 2 has 4',
      'box 1 has 1',
      'box 1 has 4',
    ]);
  });

  it('leaves out what pencil marks forbid, and covers diagonals too', () => {
    const domains = new Uint32Array(16).fill(0b1111);
    domains[0] = 0b0110;
    const { options, items } = killerCover(puzzleOf(new Uint8Array(16), { cages, domains, grid: gridWith({ size: 4, diagonals: true }) }));
    expect(items).toHaveLength(72);
    expect(named(options, 'r1c1')).toEqual(['r1c1 = 2, r1c2 = 3', 'r1c1 = 3, r1c2 = 2']);
    expect(options[0]!.items.map((item) => items[item])).toContain('diagonal 1 has 2');
  });

  it('leaves out what the givens or the candidates forbid', () => {
    const { options } = killerCover(puzzleOf(given, { cages }));
    expect(named(options, 'r2c1')).toEqual(['r2c1 = 4']);
    expect(named(options, 'r1c1')).toEqual(['r1c1 = 2, r1c2 = 3', 'r1c1 = 3, r1c2 = 2']);
    const narrow = killerCover(puzzleOf(new Uint8Array(16), { cages }), new Uint32Array(16).fill(0b0011));
    expect(named(narrow.options, 'r1c')).toEqual([]);
    expect(named(narrow.options, 'r4c4')).toEqual(['r4c4 = 1', 'r4c4 = 2']);
  });
});

describe('queens', () => {
  it('come in organ-pipe order', () => {
    expect(organPipe(8)).toEqual([4, 3, 5, 2, 6, 1, 7, 0]);
    expect(organPipe(5)).toEqual([2, 1, 3, 0, 4]);
  });

  it('have ranks and files as primary items, diagonals of two squares and more as secondary ones', () => {
    const { items, primary, options } = nQueens(8);
    expect([items.length, primary, options.length]).toEqual([16 + 2 * 13, 16, 64]);
    expect(options[0].items.map((item) => items[item])).toEqual(['rank 1', 'file 1', 'down diagonal 7']);
    expect(nQueens(8, { filesToo: false }).primary).toBe(8);
  });

  it('refuses a board of no size', () => {
    expect(() => nQueens(0)).toThrow('0 queens');
  });
});

describe('pentominoes', () => {
  it('have 2,056 placements on 6 × 10, 2,032 with the X in one quarter', () => {
    expect(pentominoes6x10({ wholeBoard: true }).options.length).toBe(2056);
    expect(pentominoes6x10().options.length).toBe(2032);
    expect(pentominoes6x10().items.length).toBe(72);
  });

  it("have 1,568 placements on Scott's board, 24 of them an X", () => {
    const withoutX = scottPentominoes('23').options.length - 1;
    expect(withoutX + 24).toBe(1568);
    expect(scottPentominoes('33').options.length).toBeLessThan(withoutX);
  });
});

describe('samples', () => {
  it.each(sampleProblems.map(({ id }) => id))('%s is sound', (id) => {
    expect(coverProblem(sampleProblem(id)).options.length).toBeGreaterThan(0);
  });

  it('are refused by a wrong name', () => {
    expect(() => sampleProblem('sudoku')).toThrow("there is no exact cover problem 'sudoku'");
  });
});
