/** Ranks of values, from 0; equal values share the mean of theirs. */
function ranksOf(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => values[a]! - values[b]!);
  const ranks: number[] = [];
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && values[order[to]!] === values[order[from]!]) to++;
    for (const index of order.slice(from, to)) ranks[index] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
}

/** Spearman’s rank correlation of two lists of the same length: 1 where they order alike, −1 where one is the other backwards, NaN where one has a single value. */
export function rankCorrelation(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [ranksOf(first), ranksOf(second)];
  const mean = (a.length - 1) / 2;
  let [both, squaresA, squaresB] = [0, 0, 0];
  for (const [index, rank] of a.entries()) {
    both += (rank - mean) * (b[index]! - mean);
    squaresA += (rank - mean) ** 2;
    squaresB += (b[index]! - mean) ** 2;
  }
  return both / Math.sqrt(squaresA * squaresB);
}
