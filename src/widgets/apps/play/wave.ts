import type { Grid } from '../../../engine/grid.ts';
import { reducedMotion } from '../../ui/browser.ts';

/** A ring of cells joins the wave after so many milliseconds, and takes so long. */
const STEP = 55;
const LENGTH = 480;

/** Lets the digits of a full grid rise, from the last one outwards, where movement is wanted. */
export function wave(board: Element, { columnOfCell, rowOfCell }: Grid, from: number): void {
  if (reducedMotion().matches) return;
  for (const [cell, digit] of board.querySelectorAll('.digits .digit').entries()) {
    const ring = Math.max(Math.abs(columnOfCell[cell]! - columnOfCell[from]!), Math.abs(rowOfCell[cell]! - rowOfCell[from]!));
    const rising = [{}, { translate: '0 -5px', opacity: 0.4, offset: 0.4 }, {}];
    digit.animate(rising, { delay: ring * STEP, duration: LENGTH, easing: 'ease-in-out' });
  }
}
