/** The sums that a reader is led through. */
export const SUMS = [7, 23, 15] as const;
