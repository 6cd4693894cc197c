/** A swap touches two rows and two columns, each of which can lose or gain one missing digit: −4 … 4. */
const MAX_DIFFERENCE = 4;

/** Boxes of two rows and two columns. */
const SMALL = 4;

/**
 * The differences that a swap might make to the energy other than this one, the nearest first. In a grid of four, two rows that share their
 * boxes always lack equally many digits, and so do two columns: the energy is even, and only even differences can be meant.
 */
export function otherDifferences(delta: number, size: number): number[] {
  const step = size === SMALL ? 2 : 1;
  const all = Array.from({ length: 2 * MAX_DIFFERENCE + 1 }, (_, i) => i - MAX_DIFFERENCE);
  return all.filter((other) => other !== delta && (other - delta) % step === 0).sort((a, b) => Math.abs(a - delta) - Math.abs(b - delta));
}
