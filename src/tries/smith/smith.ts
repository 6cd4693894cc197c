import { type BoxGrid, randomSwap, type Swap, swap, swappableBoxes, swapsOf } from '../../engine/anneal/box-grid.ts';
import { countLines, countSwap, type LineCounts, swapDifference } from '../../engine/anneal/energy.ts';
import { landscapeOf } from '../../engine/anneal/landscape.ts';
import { acceptance } from '../../engine/anneal/schedule.ts';
import { type Random, randomFrom } from '../../engine/random.ts';
import { boardOf, TRAPPED } from '../kit/swap-board.ts';

/** The temperature of the slider at first: far too warm to go down, and warm enough to see something happen. */
export const START = 2;
/** The ends of the slider, which turns the temperature's logarithm. */
export const [COLDEST, HOTTEST] = [0.1, 5];
/** Swaps proposed at a time. */
export const BLOW = 1000;
export const SEED = 6;

/** What came of some swaps at one temperature. */
export interface Blow {
  readonly temperature: number;
  /** Swaps proposed, and of these how many were kept. */
  readonly proposals: number;
  readonly kept: number;
  /** Of the energies after each swap. */
  readonly low: number;
  readonly mean: number;
  readonly high: number;
  readonly end: number;
}

/** The trapped grid, to be warmed and cooled by hand. */
export interface Smith {
  readonly board: BoxGrid;
  readonly boxes: readonly (readonly Swap[])[];
  readonly counts: LineCounts;
  readonly random: Random;
  temperature: number;
  readonly blows: Blow[];
}

/** The same temperatures give the same energies. */
export function smithAtStart(temperature: number, seed = SEED): Smith {
  const board = boardOf(TRAPPED);
  // As the algorithm draws them: every free cell equally often.
  const boxes = swappableBoxes(board.puzzle).flatMap((free) => free.map(() => swapsOf(free)));
  return { board, boxes, counts: countLines(board.puzzle.grid, board.digits), random: randomFrom(seed), temperature, blows: [] };
}

/** Proposes swaps at the present temperature, until there are enough or the grid is right. */
export function strike(smith: Smith, count = BLOW): Blow {
  const { board, boxes, counts, random, temperature } = smith;
  let [proposals, kept, sum, low, high] = [0, 0, 0, board.energy, board.energy];
  while (board.energy > 0 && proposals < count) {
    const each = randomSwap(boxes, random);
    const delta = swapDifference(counts, board.digits, ...each);
    proposals++;
    if (delta <= 0 || random.fraction() < acceptance(delta, temperature)) {
      swap(board, ...each, delta);
      countSwap(counts, board.digits, ...each);
      kept++;
    }
    sum += board.energy;
    low = Math.min(low, board.energy);
    high = Math.max(high, board.energy);
  }
  const blow = { temperature, proposals, kept, low, high, mean: proposals === 0 ? board.energy : sum / proposals, end: board.energy };
  smith.blows.push(blow);
  return blow;
}

export const proposalsOf = ({ blows }: Pick<Smith, 'blows'>): number => blows.reduce((sum, { proposals }) => sum + proposals, 0);

/** How many of a hundred swaps from here would be kept. */
export function percentKept({ board, temperature }: Smith): number {
  const landscape = landscapeOf(board)!;
  const sum = (weight: (delta: number) => number) => [...landscape].reduce((total, [delta, count]) => total + count * weight(delta), 0);
  return Math.round((100 * sum((delta) => acceptance(delta, temperature))) / sum(() => 1));
}
