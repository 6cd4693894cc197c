import type { Random } from '../../engine/random.ts';
import type { ResultRow } from '../rows.ts';
import { bootstrap, type Interval, percentiles, type Resampling, wilson } from './interval.ts';
import { hasFinished, rowsByPuzzle } from './pairs.ts';

/** How many of the runs of a puzzle came to their end. */
interface Ends {
  readonly finished: number;
  readonly runs: number;
}

/** The share of runs that came to their end. */
export interface Share {
  readonly run: string;
  readonly finished: number;
  readonly runs: number;
  readonly puzzles: number;
  readonly share: number;
  readonly interval: Interval;
  /** By replicate, in order: the same share with one seed alone. */
  readonly bySeed: readonly number[];
}

/** By puzzle, the ends of a run. */
function endsOf(rows: readonly ResultRow[], run: string): Ends[] {
  return Array.from(rowsByPuzzle(rows).values(), (those) => {
    const own = those.filter((row) => row.run === run && row.outcome !== 'refused');
    return { finished: own.filter(hasFinished).length, runs: own.length };
  });
}

function shareOf(ends: readonly Ends[], pick: (place: number) => number = (place) => place): number {
  let [finished, runs] = [0, 0];
  for (let place = 0; place < ends.length; place++) {
    const each = ends[pick(place)]!;
    finished += each.finished;
    runs += each.runs;
  }
  return runs === 0 ? 0 : finished / runs;
}

/** The share of a run's attempts that came to their end. With several seeds, puzzles are resampled with all of theirs. */
export function finishedShare(rows: readonly ResultRow[], run: string, resampling: Resampling): Share {
  const ends = endsOf(rows, run);
  const own = rows.filter((row) => row.run === run && row.outcome !== 'refused');
  const finished = own.filter(hasFinished).length;
  const replicates = [...new Set(own.map(({ replicate }) => replicate))].sort((a, b) => a - b);
  const bySeed = replicates.map((replicate) => {
    const those = own.filter((row) => row.replicate === replicate);
    return those.filter(hasFinished).length / those.length;
  });
  const interval =
    replicates.length <= 1 || finished === 0 || finished === own.length
      ? wilson(finished, own.length, resampling.confidence)
      : percentiles(
          bootstrap(ends.length, resampling, (random) => shareOf(ends, () => random.below(ends.length))),
          resampling.confidence,
        );
  return { run, finished, runs: own.length, puzzles: ends.length, share: own.length === 0 ? 0 : finished / own.length, interval, bySeed };
}

/** How much greater one run's share is than another's on the same puzzles, and what that may be. */
export interface ShareDifference {
  readonly difference: number;
  readonly interval: Interval;
}

/** The difference of two shares, with the same puzzles resampled for both. */
export function shareDifference(rows: readonly ResultRow[], a: string, b: string, resampling: Resampling): ShareDifference {
  const [as, bs] = [endsOf(rows, a), endsOf(rows, b)];
  const resampled = (random: Random) => {
    const drawn = Int32Array.from(as, () => random.below(as.length));
    const pick = (place: number) => drawn[place]!;
    return shareOf(as, pick) - shareOf(bs, pick);
  };
  return {
    difference: shareOf(as) - shareOf(bs),
    interval: percentiles(bootstrap(as.length, resampling, resampled), resampling.confidence),
  };
}
