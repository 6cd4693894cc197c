import type { Grid } from '../grid.ts';

/** Texts of cells as a drawn grid: columns aligned, a bar between boxes, a line of dashes between bands. */
export function cellsTextOf(grid: Grid, cells: readonly string[]): string {
  const width = Math.max(...cells.map((text) => text.length));
  const starts = (step: number) => Array.from({ length: grid.size / step }, (_, index) => index * step);
  const rows = Array.from({ length: grid.size }, (_, row) =>
    starts(grid.boxColumns)
      .map((column) => {
        const from = row * grid.size + column;
        return cells
          .slice(from, from + grid.boxColumns)
          .map((text) => text.padEnd(width))
          .join(' ');
      })
      .join(' | ')
      .trimEnd(),
  );
  const dashes = '-'.repeat(grid.boxColumns * (width + 1));
  const border = starts(grid.boxColumns)
    .map((_, index) => (index === 0 ? dashes : `-${dashes}`))
    .join('+');
  return starts(grid.boxRows)
    .map((row) => rows.slice(row, row + grid.boxRows).join('\n'))
    .join(`\n${border}\n`);
}
