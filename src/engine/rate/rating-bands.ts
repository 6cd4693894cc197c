/** The upper ends of the bands of ratings, on the scale of Sudoku Explainer, that are looked at by themselves. */
const TOPS = [2.3, 3.6, 5.6, 7.5, Number.POSITIVE_INFINITY];

export interface RatingBand<Rated> {
  /** The highest rating that belongs to it. */
  readonly to: number;
  readonly puzzles: readonly Rated[];
}

/** Puzzles by bands of their ratings, the easiest band first. A rating at an end belongs to the band that ends there. */
export function ratingBands<Rated extends { readonly rating: number }>(puzzles: readonly Rated[]): RatingBand<Rated>[] {
  return TOPS.map((to, index) => {
    const from = TOPS[index - 1] ?? Number.NEGATIVE_INFINITY;
    return { to, puzzles: puzzles.filter(({ rating }) => rating > from && rating <= to) };
  });
}
