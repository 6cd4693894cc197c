/**
 * What two runs say of a ratio, as its logarithm: that it's between these two. They are equal where both runs came to their end. A run
 * that was stopped would have taken at least as much, so one end is infinite.
 */
export interface KnownRatio {
  readonly least: number;
  readonly greatest: number;
}

/** What a run took, and whether it came to its own end. */
export interface Cost {
  readonly amount: number;
  readonly finished: boolean;
}

/** What one cost divided by another is known to be. A run that wrote nothing counts as one, because there is no ratio to nothing. */
export function ratioOf(a: Cost, b: Cost): KnownRatio {
  const ratio = Math.log(Math.max(1, a.amount) / Math.max(1, b.amount));
  return {
    least: b.finished ? ratio : Number.NEGATIVE_INFINITY,
    greatest: a.finished ? ratio : Number.POSITIVE_INFINITY,
  };
}

/** The middle of some values that are in order, or the mean of the two in the middle. */
export const middleOf = (sorted: ArrayLike<number>): number => {
  const half = sorted.length / 2;
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half) - 1]!) / 2;
};

/** The median of what is known: from the one where all are at their least to the one where they are at their greatest. */
export function medianKnown(ratios: readonly KnownRatio[]): KnownRatio {
  const sorted = (end: keyof KnownRatio) => Float64Array.from(ratios, (ratio) => ratio[end]).sort();
  return { least: middleOf(sorted('least')), greatest: middleOf(sorted('greatest')) };
}
