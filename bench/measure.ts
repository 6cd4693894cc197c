/** One line that the benchmark prints. */
export interface Measure {
  readonly name: string;
  readonly value: number | string;
  readonly unit?: string;
  readonly goal?: string;
}

/** Milliseconds that the work takes. */
export function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
