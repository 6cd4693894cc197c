/** Moves of the random walk that measures the start temperature. */
export const WALK_LENGTH = 200;

/** How many swaps are proposed at each temperature, from the number of free cells of each box. */
export const chainRules = {
  'square-of-sum': '(number of free cells)²',
  'sum-of-squares': 'sum of (free cells of a box)²',
} as const;

export type ChainRule = keyof typeof chainRules;

/** Proposals in a chain: enough for each pair of cells to have a good chance of being tried. `share` stretches it; 1 at least. */
export function chainLengthOf(boxes: readonly (readonly number[])[], rule: ChainRule, share: number): number {
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  const free = boxes.map((cells) => cells.length);
  const length = rule === 'square-of-sum' ? sum(free) ** 2 : sum(free.map((cells) => cells ** 2));
  return Math.max(1, Math.round(length * share));
}

/** When a chain counts as one without progress. */
export const stagnationRules = {
  'no-improving-move': 'no swap improved',
  'no-new-best': 'no new best was found',
} as const;

/** Returns the standard deviation of values, from their number, their sum and their sum of squares. */
export function standardDeviation(count: number, sum: number, squares: number): number {
  return count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

/** The chance with which a swap that makes the energy worse by `delta` is kept: e^(−delta ÷ temperature). */
export function acceptance(delta: number, temperature: number): number {
  return delta <= 0 ? 1 : Math.exp(-delta / temperature);
}
