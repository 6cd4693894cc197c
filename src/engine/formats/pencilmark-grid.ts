import { InputError, type Place } from '../errors.ts';
import { BLANKS } from './cells.ts';
import { cellsTextOf } from './cells-table.ts';
import { type Format, hasUsualSymbols, marksLeft, writable } from './format.ts';
import { marksOf, marksText, placesOf, puzzleOfMarks } from './marks.ts';
import type { Rows } from './rows.ts';
import { quoted } from './text-lines.ts';

/**
 * Throws InputError where more cells are blank than have several digits: such a grid is drawn by its digits, and two in a cell are a slip.
 */
function refuseLoneList({ cells }: Rows, placeOf: (cell: number) => Place): void {
  const lists = cells.filter(({ text }) => text.length > 1);
  const blanks = cells.filter(({ text }) => text.length === 1 && BLANKS.includes(text));
  const [list] = lists;
  if (!list || blanks.length <= lists.length) return;
  throw new InputError(`${quoted(list.text)} stands in one cell`, {
    place: placeOf(cells.indexOf(list)),
    expected: 'one digit a cell, or the candidates of every open cell',
  });
}

/** A drawn grid with the candidates of each cell between bars. */
export const pencilmarkGrid: Format = {
  id: 'pencilmarks',
  title: 'a grid of pencil marks',
  candidatesOnly: true,
  read(lines, rowsHere, named) {
    const rows = rowsHere();
    if (!rows?.apart || !(named || (rows.barred && !rows.characters))) return undefined;
    const placeOf = placesOf(rows);
    if (!named) refuseLoneList(rows, placeOf);
    const candidates = Uint32Array.from(rows.cells, ({ text }, cell) => marksOf(text, rows.grid.size, placeOf(cell)));
    lines.skip(rows.height);
    return { ...puzzleOfMarks(rows.grid, candidates), place: placeOf(0), placeOf };
  },
  print(position) {
    const { puzzle } = position;
    const candidates = marksLeft(position);
    writable(puzzle.cages.length === 0 && hasUsualSymbols(puzzle), this.title, 'a puzzle without cages and with the usual symbols');
    return cellsTextOf(
      puzzle.grid,
      Array.from(candidates, (marks) => marksText(puzzle.symbols, marks) || '.'),
    );
  },
};
