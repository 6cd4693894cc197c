import { ladder } from '../logic/ladder.ts';
import { rankCorrelation } from './rank-correlation.ts';

/** The data of a puzzle for the fit: another program's rating, and how often the ladder used each technique, by id. */
export interface RatedPuzzle {
  readonly rating: number;
  readonly stepsByTechnique: Readonly<Record<string, number>>;
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** The place on the ladder, from 0, of the hardest technique that a puzzle needed. */
const hardestOf = ({ stepsByTechnique }: RatedPuzzle): number => ladder.findLastIndex(({ technique }) => stepsByTechnique[technique.id]);

/** The closest list to `values` that never falls: neighbours that do are taken together at their mean, weighted by `counts`. */
export function risen(values: readonly number[], counts: readonly number[]): number[] {
  const heaps: { mean: number; count: number; length: number }[] = [];
  for (const [index, mean] of values.entries()) {
    heaps.push({ mean, count: counts[index]!, length: 1 });
    for (let [below, top] = heaps.slice(-2); below && top && below.mean > top.mean; [below, top] = heaps.slice(-2)) {
      const count = below.count + top.count;
      heaps.splice(-2, 2, { mean: (below.mean * below.count + top.mean * top.count) / count, count, length: below.length + top.length });
    }
  }
  return heaps.flatMap(({ mean, length }) => Array.from({ length }, () => mean));
}

/**
 * Returns the difficulty of each rung on the scale of the ratings, in the order of the ladder: the mean rating of the puzzles whose hardest
 * rung it is, made to rise from rung to rung. A rung that is the hardest of no puzzle is interpolated between its neighbours.
 */
export function difficultiesOf(puzzles: readonly RatedPuzzle[]): number[] {
  const ratings = ladder.map((_, place) => puzzles.filter((puzzle) => hardestOf(puzzle) === place).map(({ rating }) => rating));
  const met = [...ratings.keys()].filter((place) => ratings[place]!.length > 0);
  const means = risen(
    met.map((place) => sum(ratings[place]!) / ratings[place]!.length),
    met.map((place) => ratings[place]!.length),
  );
  return ladder.map((_, place) => {
    const above = met.findIndex((each) => each >= place);
    if (above === 0) return means[0]!;
    if (above < 0) return means.at(-1)!;
    const [from, to] = [met[above - 1]!, met[above]!];
    return means[above - 1]! + ((place - from) / (to - from)) * (means[above]! - means[above - 1]!);
  });
}

/** Two digits are enough for a weight. */
function rounded(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

/** Returns the weight of each technique, by id: `least` for the easiest, twice as much for every `doubling` on the scale of the ratings. */
export function scoresOf(difficulties: readonly number[], doubling: number, least: number): Record<string, number> {
  const easiest = difficulties[0]!;
  return Object.fromEntries(
    ladder.map(({ technique }, place) => [technique.id, rounded(least * 2 ** ((difficulties[place]! - easiest) / doubling))]),
  );
}

/** Spearman’s rank correlation of the ratings with the sums of these scores. */
export function correlationOf(puzzles: readonly RatedPuzzle[], scores: Readonly<Record<string, number>>): number {
  return rankCorrelation(
    puzzles.map(({ rating }) => rating),
    puzzles.map(({ stepsByTechnique }) => sum(Object.entries(stepsByTechnique).map(([id, count]) => count * (scores[id] ?? 0)))),
  );
}
