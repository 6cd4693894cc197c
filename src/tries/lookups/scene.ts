import type { Swap } from '../../engine/anneal/box-grid.ts';
import type { GridScene } from '../../widgets/views/grid/scene.ts';
import { boardScene } from '../kit/swap-board.ts';
import { board, partnersOf } from './lookups.ts';

/** The swap that the counters are read for, and the first cell of the next one once it is chosen. */
export interface Lookups {
  readonly swap: Swap;
  readonly chosen?: number;
}

/** The trap with the two cells of the swap, or with the cell that is chosen and those that it can trade places with. */
export function swapScene({ swap: [cell, witness], chosen }: Lookups): GridScene {
  const scene = boardScene(board);
  if (chosen === undefined) return { ...scene, focus: { cell, digit: 0, tone: 'trying', undoes: false }, witness };
  const focus = { cell: chosen, digit: board.digits[chosen]!, tone: 'trying', undoes: false } as const;
  return { ...scene, same: new Set(partnersOf(chosen)), focus };
}
