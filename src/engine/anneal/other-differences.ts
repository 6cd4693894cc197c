/** A swap touches two rows and two columns, each of which can lose or gain one missing digit: −4 … 4. */
const MAX_DIFFERENCE = 4;

/** The differences that a swap might make to the energy other than this one, the nearest first. */
export function otherDifferences(delta: number): number[] {
  const all = Array.from({ length: 2 * MAX_DIFFERENCE + 1 }, (_, i) => i - MAX_DIFFERENCE);
  return all.filter((other) => other !== delta).sort((a, b) => Math.abs(a - delta) - Math.abs(b - delta));
}
