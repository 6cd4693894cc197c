/** What the weight of a step doubles with, in points of rating: the stops of the control, from equal weights on. */
export const DOUBLINGS = [Number.POSITIVE_INFINITY, 2, 1, 2 / 3, 1 / 2] as const;

/** Steps of a puzzle with one technique: how many, and how hard it is on the scale of the ratings, above the easiest. */
export interface Steps {
  readonly technique: string;
  readonly count: number;
  readonly above: number;
}

/** A puzzle with another program's rating, and what the ladder needs for it, the easiest technique first. */
export interface RatedSteps {
  readonly rating: number;
  readonly steps: readonly Steps[];
}

/** The weight of a step with the n-th doubling; 1 for the easiest. */
export const weightOf = ({ above }: Pick<Steps, 'above'>, nth: number): number => 2 ** (above / DOUBLINGS[nth]!);

/** The sum of the weights of all steps. */
export const scoreOf = ({ steps }: Pick<RatedSteps, 'steps'>, nth: number): number =>
  steps.reduce((sum, each) => sum + each.count * weightOf(each, nth), 0);

/** The share of the hardest step in a score. */
export const shareOfHardest = (puzzle: RatedSteps, nth: number): number => weightOf(puzzle.steps.at(-1)!, nth) / scoreOf(puzzle, nth);

/** How many puzzles have a higher score than the one before, by their ratings in rising order. */
export const climbs = (puzzles: readonly RatedSteps[], nth: number): number =>
  puzzles.filter((puzzle, place) => place > 0 && isHigher(puzzle, puzzles[place - 1]!, nth)).length;

/** Whether a puzzle has a higher score than an easier one, as it is printed. */
export const isHigher = (puzzle: RatedSteps, easier: RatedSteps, nth: number): boolean =>
  Math.round(scoreOf(puzzle, nth)) > Math.round(scoreOf(easier, nth));
