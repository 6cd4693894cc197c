import { cellsTextOf } from './cells-table.ts';
import { type Format, hasUsualSymbols, marksLeft, writable } from './format.ts';
import { marksOf, marksText, placesOf, puzzleOfMarks } from './marks.ts';

/** A drawn grid with the candidates of each cell between bars. */
export const pencilmarkGrid: Format = {
  id: 'pencilmarks',
  title: 'a grid of pencil marks',
  candidatesOnly: true,
  read(lines, rowsHere, named) {
    const rows = rowsHere();
    if (!rows?.apart || !(named || (rows.barred && !rows.characters))) return undefined;
    const placeOf = placesOf(rows);
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
