import { bitOf } from '../../engine/candidates.ts';
import type { GridScene } from '../../widgets/views/grid/scene.ts';
import { lastOpenIn, type Twin } from './twins.ts';

/** The grid with what is written, and once it is found, the cell and the house that says its digit. */
export function twinScene(twin: Twin, found: number): GridScene {
  const { puzzle, digits, places } = twin;
  const { grid } = puzzle;
  const shown = digits.slice();
  const digit = places.get(found);
  if (digit !== undefined) shown[found] = digit;
  return {
    puzzle,
    digits: shown,
    candidates: undefined,
    struck: undefined,
    highlights: digit === undefined ? [] : [{ cells: [found], digits: bitOf(digit), hue: 0 }],
    houses: digit === undefined ? [] : [lastOpenIn(twin, found) ?? 2 * grid.size + grid.boxOfCell[found]!],
    links: [],
    heat: undefined,
    focus: undefined,
    witness: undefined,
    cage: -1,
  };
}
