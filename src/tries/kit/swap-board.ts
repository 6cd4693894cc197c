import { type BoxGrid, type Swap, swappableBoxes, swapsOf } from '../../engine/anneal/box-grid.ts';
import { countLines, energyOf, swapDifference } from '../../engine/anneal/energy.ts';
import { heatOf } from '../../engine/anneal/landscape.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { emptyScene, type GridScene } from '../../widgets/views/grid/scene.ts';

/** A swap, and what it would do to the energy. */
export interface Weighed {
  readonly swap: Swap;
  readonly delta: number;
}

/** A puzzle and a full grid of it, each written as one digit a cell. */
export interface Position {
  readonly givens: string;
  readonly digits: string;
}

/** The grid of the run in the chapter on Monte Carlo that keeps next to no worse swap, at its step 46,967: energy 7. */
export const TRAPPED: Position = {
  givens: '060000010000651000107000602620305094003000200480907036906000408000794000050000070',
  digits: '568479713342651985197283642627315894913846257485927136976532418831794526254168379',
};

const numbers = (text: string) => Uint8Array.from(text, Number);

export function boardOf({ givens, digits }: Position): BoxGrid {
  const puzzle = puzzleOf(numbers(givens));
  return { puzzle, digits: numbers(digits), energy: energyOf(puzzle.grid, numbers(digits)) };
}

/** A grid as a text: the same text, the same grid. */
export const textOf = ({ digits }: Pick<BoxGrid, 'digits'>): string => digits.join('');

/** Every swap that is possible from here, in the order of the boxes. */
export function weighAll({ puzzle, digits }: Pick<BoxGrid, 'puzzle' | 'digits'>): Weighed[] {
  const counts = countLines(puzzle.grid, digits);
  return swappableBoxes(puzzle)
    .flatMap(swapsOf)
    .map((swap) => ({ swap, delta: swapDifference(counts, digits, ...swap) }));
}

/** A name for a swap, which is the same whichever cell comes first. */
export const keyOf = ([a, b]: Swap): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** A full grid as it is drawn: warm where digits clash. */
export const boardScene = (board: BoxGrid): GridScene => ({ ...emptyScene(board.puzzle), digits: board.digits, heat: heatOf(board) });
