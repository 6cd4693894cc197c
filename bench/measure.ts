/** One line that the benchmark prints. */
export interface Measure {
  readonly name: string;
  readonly value: number | string;
  readonly unit?: string;
  readonly goal?: string;
}

/** Milliseconds of this thread's own work, where Node tells them: what other programs on the machine do then hardly counts. Of a child's work it knows nothing. */
const clock = (): number => {
  if (!process.threadCpuUsage) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds that the work takes. */
export function timed(work: () => unknown): number {
  const start = clock();
  work();
  return clock() - start;
}

/** Milliseconds by the clock on the wall: for other programs, of whose work no thread's clock tells, and for what is compared with them. */
export function timedByWall(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Milliseconds of the processor that the work takes in this process, its helper threads for garbage and compiling included. */
export function timedByProcess(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Returns the quantile of ascending values at a share, 0 … 1; 0 for an empty list. */
export const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))] ?? 0;

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
