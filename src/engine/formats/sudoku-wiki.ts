import { InputError } from '../errors.ts';
import { formOf, gridOf, gridWith } from '../grid.ts';
import { type Cage, puzzleOf } from '../puzzle.ts';
import { refuseCageFaults } from './cages.ts';
import { readCells } from './cells.ts';
import { type Format, hasUsualSymbols, writable } from './format.ts';
import { at, placeAt, quoted } from './text-lines.ts';

const ADDRESS = /^\s*(?:https?:\/\/)?(?:www\.)?sudokuwiki\.org\/(?:\w+\/)?([\w-]+?)(?:\.(?:html?|asp|php))?\?(?:\S*?&)?bd=([^&#\s]*)/i;
const HOME = 'https://www.sudokuwiki.org/';
const SIZE = 9;
const CELLS = SIZE ** 2;

/** The cages of a killer: neighbours of one colour, 1 to 5, are a cage, and its sum has two digits in one of its cells. */
function cagesIn(colours: string, sums: string): Cage[] | undefined {
  if (!/^[0-5]{81}$/.test(colours) || !/^\d{162}$/.test(sums)) return undefined;
  const { rowOfCell, columnOfCell } = gridOf(SIZE);
  const isNext = (a: number, b: number) => Math.abs(rowOfCell[a] - rowOfCell[b]) + Math.abs(columnOfCell[a] - columnOfCell[b]) === 1;
  const sumAt = (cell: number) => Number(sums.slice(2 * cell, 2 * cell + 2));
  const left = new Set(Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => colours[cell] !== '0'));
  if (Array.from({ length: CELLS }, (_, cell) => cell).some((cell) => !left.has(cell) && sumAt(cell) > 0)) return undefined;
  const cages: Cage[] = [];
  for (const first of left) {
    const cells = [first];
    left.delete(first);
    for (const cell of cells) {
      const next = [...left].filter((each) => colours[each] === colours[first] && isNext(cell, each));
      for (const each of next) left.delete(each);
      cells.push(...next);
    }
    const found = cells.map(sumAt).filter((sum) => sum > 0);
    if (found.length !== 1) return undefined;
    cages.push({ sum: found[0], cells: cells.sort((a, b) => a - b) });
  }
  return cages;
}

/** The houses that each page adds. Its other pages have rules of another kind. */
const PAGES: Readonly<Record<string, { readonly diagonals?: true; readonly windows?: true }>> = {
  sudoku: {},
  sudokux: { diagonals: true },
  windoku: { windows: true },
};

/** An address of a solver on SudokuWiki, which holds the puzzle. */
export const sudokuWiki: Format = {
  id: 'sudoku-wiki',
  title: 'an address of SudokuWiki',
  read(lines) {
    const line = lines.peek()!;
    const match = ADDRESS.exec(line.text);
    if (!match) return undefined;
    const place = placeAt(line, match[0].length - match[2].length + 1);
    const page = match[1].toLowerCase().replaceAll(/[-_]/g, '');
    const board = match[2].replaceAll(/%2c/gi, ',');
    if (page === 'killersudoku') {
      const [colours = '', sums = '', ...more] = board.split(',');
      const cages = more.length === 0 ? cagesIn(colours, sums) : undefined;
      if (!cages)
        throw new InputError('this address of a killer on SudokuWiki is damaged', {
          place,
          expected: '81 colours, a comma, and one sum of two digits for each cage',
        });
      const puzzle = at(place, () => puzzleOf(new Uint8Array(CELLS), { grid: gridOf(SIZE), cages }));
      refuseCageFaults(puzzle, place);
      lines.skip();
      return { puzzle, place, placeOf: () => place };
    }
    if (!Object.hasOwn(PAGES, page)) {
      throw new InputError(`this is an address of SudokuWiki's page ${quoted(match[1])}, which is not read here`, {
        place,
        expected: 'an address of its pages for Sudoku, Sudoku X, Windoku or killers',
      });
    }
    if (/^S9/i.test(board)) {
      throw new InputError(
        "this is a code of SudokuWiki, which holds candidates. Sudoscope can't read it, because its form is not documented",
        {
          place,
          expected: 'the 81 digits of the puzzle',
        },
      );
    }
    if (board.length !== CELLS)
      throw new InputError(`this address of SudokuWiki holds ${board.length} characters`, { place, expected: `${CELLS} cells` });
    const grid = gridWith({ size: SIZE, ...PAGES[page] });
    const puzzle = readCells(board, (cell) => ({ ...place, column: place.column + cell }), grid);
    lines.skip();
    return { puzzle, place, placeOf: (cell) => ({ ...place, column: place.column + cell }) };
  },
  print({ puzzle }) {
    const { grid, givens, cages } = puzzle;
    const { boxRows, diagonals, windows } = formOf(grid);
    const page = diagonals ? 'sudokux' : windows ? 'windoku' : 'sudoku';
    const fits = grid.size === SIZE && boxRows === 3 && !(diagonals && windows) && cages.length === 0 && hasUsualSymbols(puzzle);
    writable(fits, this.title, 'a 9 × 9 puzzle without cages');
    return `${HOME}${page}.htm?bd=${givens.join('')}`;
  },
};
