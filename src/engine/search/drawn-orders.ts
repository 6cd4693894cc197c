import type { OptionsOf } from '../algorithm.ts';
import { seedOption } from '../options.ts';
import type { Puzzle } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import { digitOrders, orderDigits } from './digit-order.ts';

/** In which order cells come of which the rules prefer none. */
export const tieOrders = { reading: 'in reading order', random: 'in random order' } as const;

/** The options that chance has to do with. */
export const orderOptions = {
  ties: { type: 'choice', label: 'Equally good cells', values: tieOrders, default: 'reading' },
  digits: { type: 'choice', label: 'Order of values', values: digitOrders, default: 'ascending' },
  seed: { ...seedOption, when: ['digits', 'shuffled'], orWhen: ['ties', 'random'] },
} as const;

export type OrderOptions = OptionsOf<typeof orderOptions>;

/** Nothing is drawn at random. */
export const undrawn = { ties: 'reading', digits: 'ascending', seed: 1 } as const satisfies OrderOptions;

/** The orders that decide where the rules of a search don't. They stay until it starts over. */
export interface DrawnOrders {
  /** All cells: of those that are equally good, the first comes first. */
  cellOrder: readonly number[];
  /** The digits in the order in which they are tried where nothing speaks for another. */
  digitOrder: readonly number[];
  /** The seed of the orders after these. */
  nextSeed: number;
}

/** Seeds are drawn below this. */
const SEEDS = 2 ** 30;

export function drawOrders({ grid }: Puzzle, { ties, digits, seed }: OrderOptions): DrawnOrders {
  const random = randomFrom(seed);
  const cells = Array.from({ length: grid.cellCount }, (_, cell) => cell);
  // The cells are shuffled in any case: the first numbers of neighbouring seeds are alike, and the next seed must not be one of them.
  const shuffled = random.shuffled(cells);
  return {
    cellOrder: ties === 'random' ? shuffled : cells,
    digitOrder: orderDigits(grid.size, digits, seed),
    nextSeed: random.below(SEEDS),
  };
}
