import { readCells } from './cells.ts';
import { cellsTextOf } from './cells-table.ts';
import { type Format, writable } from './format.ts';
import { integers } from './integers.ts';
import { readingOfRows } from './rows.ts';
import { placeAt } from './text-lines.ts';

/** A grid drawn row by row, one character a cell, with or without blanks, bars and dashes between them. */
export const gridDrawing: Format = {
  id: 'grid',
  title: 'a drawn grid',
  wide: integers,
  read(lines, rowsHere, _named, zero) {
    const rows = rowsHere();
    if (!rows?.characters) return undefined;
    const placeOf = (cell: number) => placeAt(rows.lines[Math.floor(cell / rows.grid.size)], rows.cells[cell].column);
    const texts = rows.cells.map(({ text }) => text);
    const puzzle = readCells(texts.join(''), placeOf, rows.grid, zero);
    lines.skip(rows.height);
    return { puzzle, place: placeOf(0), placeOf, reading: readingOfRows(rows, this.id, puzzle) };
  },
  print({ puzzle }) {
    writable(puzzle.cages.length === 0, this.title, 'a puzzle without cages');
    return cellsTextOf(
      puzzle.grid,
      Array.from(puzzle.givens, (digit) => (digit === 0 ? '.' : puzzle.symbols[digit - 1])),
    );
  },
};
