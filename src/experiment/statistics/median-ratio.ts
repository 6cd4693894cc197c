import type { Random } from '../../engine/random.ts';
import { bootstrap, type Interval, percentiles, type Resampling } from './interval.ts';
import { type KnownRatio, medianKnown } from './known-ratio.ts';

/** A median ratio, with what it may be. All are ratios, not logarithms; an end that nothing is known about is 0 or Infinity. */
export interface RatioEstimate {
  /** Puzzles. */
  readonly of: number;
  /** The median where all runs that were stopped are counted as ending there and then, and where they are counted as endless. */
  readonly least: number;
  readonly greatest: number;
  /** From the lower end for the one to the upper end for the other. */
  readonly interval: Interval;
}

/** Medians of resamples of some values, by counting: each value is put in its order once. */
class Resampled {
  readonly #ranks: Record<keyof KnownRatio, Int32Array>;
  readonly #sorted: Record<keyof KnownRatio, Float64Array>;
  readonly #counts: Int32Array;
  readonly #drawn: Int32Array;

  constructor(ratios: readonly KnownRatio[]) {
    const ordered = (end: keyof KnownRatio) => Array.from(ratios.keys()).sort((i, j) => compare(ratios[i]![end], ratios[j]![end]));
    const [least, greatest] = [ordered('least'), ordered('greatest')];
    const ranksOf = (order: readonly number[]) => {
      const ranks = new Int32Array(order.length);
      order.forEach((place, rank) => {
        ranks[place] = rank;
      });
      return ranks;
    };
    this.#ranks = { least: ranksOf(least), greatest: ranksOf(greatest) };
    this.#sorted = {
      least: Float64Array.from(least, (place) => ratios[place]!.least),
      greatest: Float64Array.from(greatest, (place) => ratios[place]!.greatest),
    };
    this.#counts = new Int32Array(ratios.length);
    this.#drawn = new Int32Array(ratios.length);
  }

  draw(random: Random): KnownRatio {
    const { length } = this.#drawn;
    for (let index = 0; index < length; index++) this.#drawn[index] = random.below(length);
    return { least: this.#median('least'), greatest: this.#median('greatest') };
  }

  #median(end: keyof KnownRatio): number {
    const [counts, ranks, sorted, { length }] = [this.#counts.fill(0), this.#ranks[end], this.#sorted[end], this.#drawn];
    for (const place of this.#drawn) counts[ranks[place]!]!++;
    const [lower, upper] = [Math.ceil(length / 2), Math.floor(length / 2) + 1];
    let seen = 0;
    let rank = -1;
    while (seen < lower) seen += counts[++rank]!;
    const first = sorted[rank]!;
    while (seen < upper) seen += counts[++rank]!;
    return (first + sorted[rank]!) / 2;
  }
}

/** Infinite ones are equal to each other; their difference is no number. */
const compare = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);

/** The median of ratios with its bootstrap interval, puzzles resampled. Undefined of none. */
export function medianRatio(ratios: readonly KnownRatio[], resampling: Resampling): RatioEstimate | undefined {
  if (ratios.length === 0) return undefined;
  const { least, greatest } = medianKnown(ratios);
  const interval = intervalOf(ratios.length, resampling, [ratios], ([known]) => known!);
  return { of: ratios.length, least: Math.exp(least), greatest: Math.exp(greatest), interval };
}

/** How the medians of two groups compare, upper ÷ lower, with each group resampled by itself. Undefined where one is empty. */
export function ratioOfMedians(
  upper: readonly KnownRatio[],
  lower: readonly KnownRatio[],
  resampling: Resampling,
): RatioEstimate | undefined {
  if (upper.length === 0 || lower.length === 0) return undefined;
  const quotient = (a: KnownRatio, b: KnownRatio): KnownRatio => ({ least: a.least - b.greatest, greatest: a.greatest - b.least });
  const { least, greatest } = quotient(medianKnown(upper), medianKnown(lower));
  const of = upper.length + lower.length;
  const interval = intervalOf(of, resampling, [upper, lower], ([a, b]) => quotient(a!, b!));
  return { of, least: Math.exp(least), greatest: Math.exp(greatest), interval };
}

function intervalOf(
  puzzles: number,
  resampling: Resampling,
  groups: readonly (readonly KnownRatio[])[],
  statistic: (medians: readonly KnownRatio[]) => KnownRatio,
): Interval {
  const resampled = groups.map((group) => new Resampled(group));
  const greatest: number[] = [];
  const least = bootstrap(puzzles, resampling, (random) => {
    const known = statistic(resampled.map((group) => group.draw(random)));
    greatest.push(known.greatest);
    return known.least;
  });
  const { confidence } = resampling;
  return {
    from: Math.exp(percentiles(least, confidence).from),
    to: Math.exp(percentiles(Float64Array.from(greatest).sort(), confidence).to),
  };
}
