import type { Grid } from '../grid.ts';

/** Texts of cells as a drawn grid: columns aligned, and where boxes are rectangles, bars and lines of dashes between them. */
export function cellsTextOf(grid: Grid, cells: readonly string[]): string {
  const { boxRows = grid.size, boxColumns = grid.size } = grid.boxRows > 0 ? grid : {};
  const width = Math.max(...cells.map((text) => text.length));
  const starts = (step: number) => Array.from({ length: grid.size / step }, (_, index) => index * step);
  const rows = Array.from({ length: grid.size }, (_, row) =>
    starts(boxColumns)
      .map((column) => {
        const from = row * grid.size + column;
        return cells
          .slice(from, from + boxColumns)
          .map((text) => text.padEnd(width))
          .join(' ');
      })
      .join(' | ')
      .trimEnd(),
  );
  const dashes = '-'.repeat(boxColumns * (width + 1));
  const border = starts(boxColumns)
    .map((_, index) => (index === 0 ? dashes : `-${dashes}`))
    .join('+');
  return starts(boxRows)
    .map((row) => rows.slice(row, row + boxRows).join('\n'))
    .join(`\n${border}\n`);
}
