/** A share from 0 to 1 as a coordinate of a drawing that is as wide as its page: '12.34%'. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** A coordinate to a tenth of the drawing's units, which is as much as can be seen. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A coordinate to a hundredth. */
export const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** A temperature in a few figures, however small it is: '3.91', '0.0012'. */
export const degrees = (temperature: number): string =>
  temperature >= 0.1 ? temperature.toFixed(2) : String(Number(temperature.toPrecision(2)));

/** The powers of ten between two positive numbers, both included: the ticks of a logarithmic scale of any length. */
export function powersOfTen(least: number, most: number): number[] {
  const [first, last] = [Math.ceil(Math.log10(least)), Math.floor(Math.log10(most))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => 10 ** (first + index));
}

/** The middle value, or the mean of the two in the middle; one of them may be Infinity. Undefined of none. */
export function medianOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = Float64Array.from(values).sort();
  const upper = sorted[Math.floor(sorted.length / 2)]!;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]!;
  return (lower + upper) / 2;
}
