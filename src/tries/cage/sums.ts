/** The sums that a reader is led through. */
export const SUMS: readonly [number, ...number[]] = [7, 23, 15];
