import { BLANKS } from './cells.ts';
import { type Format, writable } from './format.ts';
import { readingOfRows } from './rows.ts';
import { placeAt } from './text-lines.ts';
import { puzzleOfNumbers } from './zero-based.ts';

/** A grid of whole numbers row by row, 0 (or −1, or a blank's character) for an empty cell. */
export const integers: Format = {
  id: 'integers',
  title: 'a grid of whole numbers',
  read(lines, rowsHere, named, zero) {
    const rows = rowsHere();
    if (!rows?.apart || rows.cells.some(({ text }) => !/^-?\d{1,2}$/.test(text) && !isBlank(text))) return undefined;
    const { grid, cells } = rows;
    const negative = cells.some(({ text }) => text.startsWith('-') && text.length > 1);
    // Small grids: one digit a cell is the drawn grid's, and more digits are pencil marks.
    if (!named && !negative && (grid.size <= 9 || !cells.some(({ text }) => text === '0' || text.length > 1))) return undefined;
    const placeOf = (cell: number) => placeAt(rows.lines[Math.floor(cell / grid.size)], cells[cell].column);
    const texts = cells.map(({ text }) => text);
    const puzzle = puzzleOfNumbers(texts, placeOf, grid, zero);
    lines.skip(rows.height);
    return { puzzle, place: placeOf(0), placeOf, reading: readingOfRows(rows, this.id, puzzle) };
  },
  print({ puzzle }) {
    writable(puzzle.cages.length === 0, this.title, 'a puzzle without cages');
    const { size } = puzzle.grid;
    return Array.from({ length: size }, (_, row) => Array.from(puzzle.givens.slice(row * size, (row + 1) * size)).join(' ')).join('\n');
  },
};

const isBlank = (text: string) => text.length === 1 && BLANKS.includes(text);
