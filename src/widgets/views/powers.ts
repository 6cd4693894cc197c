/** The powers of ten between two positive numbers, both included: the ticks of a logarithmic scale of any length. */
export function powersOfTen(least: number, most: number): number[] {
  const [first, last] = [Math.ceil(Math.log10(least)), Math.floor(Math.log10(most))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => 10 ** (first + index));
}
