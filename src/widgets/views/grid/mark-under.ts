import { hasDigit } from '../../../engine/candidates.ts';
import type { CellDigit } from '../../../engine/logic/technique.ts';
import { digitLayout } from './places.ts';
import type { GridScene } from './scene.ts';

/** The mark of a cell under a pointer, if there is one; `rect` is where the cell is on the screen. */
export function markUnder(
  { puzzle: { grid }, candidates }: Pick<GridScene, 'puzzle' | 'candidates'>,
  cell: number,
  rect: DOMRect,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): CellDigit | undefined {
  const { columns, rows } = digitLayout(grid);
  const column = Math.floor(((clientX - rect.left) / rect.width) * columns);
  const row = Math.floor(((clientY - rect.top) / rect.height) * rows);
  const digit = row * columns + column + 1;
  return digit >= 1 && digit <= grid.size && hasDigit(candidates?.[cell] ?? 0, digit) ? { cell, digit } : undefined;
}
