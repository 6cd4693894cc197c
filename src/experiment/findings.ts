import type { Currency } from './measured-run.ts';
import type { ResultRow } from './rows.ts';
import type { Interval, Resampling } from './statistics/interval.ts';
import type { Cost } from './statistics/known-ratio.ts';
import { medianRatio, type RatioEstimate, ratioOfMedians } from './statistics/median-ratio.ts';
import { amountOf, hasFinished, isCutShort, type Pair, pairsOf, type Tally, tallyOf } from './statistics/pairs.ts';
import { gainOf, type RestartGain } from './statistics/restarts.ts';
import { finishedShare, type Share, shareDifference } from './statistics/shares.ts';
import { confidenceOf, type Doubt, doubtsOf } from './statistics/verdict.ts';

/** What findings are made by, beside the rows. */
export interface Look {
  /** What runs are compared in. */
  readonly currency: Currency;
  /** Which look at the same question this is, from 1: later ones are stricter. */
  readonly look: number;
  /** Of the resampling. */
  readonly seed: number;
}

/** What pairs of one group say. */
export interface GroupFinding {
  readonly group: string | null;
  readonly pairs: readonly Pair[];
  readonly unpaired: number;
  readonly tally: Tally;
  readonly cutShort: number;
  readonly estimate: RatioEstimate | undefined;
  readonly doubts: readonly Doubt[];
}

/** How two runs compare: A ÷ B, so more than 1 says that B took less. */
export interface RatioFinding {
  readonly a: string;
  readonly b: string;
  readonly currency: Currency;
  readonly confidence: number;
  readonly groups: readonly GroupFinding[];
  /** Of the first two groups where there are two: the first's median ÷ the second's. */
  readonly comparison: { readonly estimate: RatioEstimate; readonly doubts: readonly Doubt[] } | undefined;
}

const resamplingOf = ({ look, seed }: Look): Resampling => ({ confidence: confidenceOf(look), seed });

/** The groups of some rows, in the order in which they come. */
export const groupsOf = (rows: readonly ResultRow[]): (string | null)[] => [...new Set(rows.map(({ group }) => group))];

const chanceIn = (rows: readonly ResultRow[]) => ({
  draws: rows.some(({ seed }) => seed !== null),
  seeds: new Set(rows.flatMap(({ seed, replicate }) => (seed === null ? [] : [replicate]))).size,
});

/** Compares two runs on the puzzles of each group, and the first two groups with each other. */
export function ratioFinding(rows: readonly ResultRow[], a: string, b: string, look: Look, groups = groupsOf(rows)): RatioFinding {
  const resampling = resamplingOf(look);
  const own = rows.filter(({ run }) => run === a || run === b);
  const chance = chanceIn(own);
  const findings = groups.map((group): GroupFinding => {
    const { pairs, unpaired } = pairsOf(
      own.filter((row) => row.group === group),
      a,
      b,
      look.currency,
    );
    const estimate = medianRatio(
      pairs.map(({ ratio }) => ratio),
      resampling,
    );
    const cutShort = pairs.filter(isCutShort).length;
    const doubts = estimate ? doubtsOf({ interval: estimate.interval, equal: 1, pairs: pairs.length, cutShort, ...chance }) : [];
    return { group, pairs, unpaired, tally: tallyOf(pairs), cutShort, estimate, doubts };
  });
  const [upper, lower] = findings;
  const ratios = ({ pairs }: GroupFinding) => pairs.map(({ ratio }) => ratio);
  const estimate = findings.length === 2 ? ratioOfMedians(ratios(upper!), ratios(lower!), resampling) : undefined;
  const fewest = Math.min(...findings.map(({ pairs }) => pairs.length));
  const doubts = (interval: Interval) => {
    const worst = findings.find(({ cutShort, pairs }) => cutShort * 2 > pairs.length);
    return doubtsOf({ interval, equal: 1, pairs: fewest, cutShort: worst ? fewest : 0, ...chance });
  };
  return {
    a,
    b,
    currency: look.currency,
    confidence: resampling.confidence,
    groups: findings,
    comparison: estimate && { estimate, doubts: doubts(estimate.interval) },
  };
}

/** A run's share in a group. */
export interface GroupShare extends Share {
  readonly group: string | null;
}

/** What shares of runs came to their end within the budget. */
export interface ShareFinding {
  readonly confidence: number;
  readonly shares: readonly GroupShare[];
  /** Where there is one group: the run that finished most and the next one, with what is between them. */
  readonly lead:
    | {
        readonly best: string;
        readonly next: string;
        readonly difference: number;
        readonly interval: Interval;
        readonly doubts: readonly Doubt[];
      }
    | undefined;
  /** By seed: the run that finished most with that seed alone. Several where they finished as many. */
  readonly bestBySeed: readonly (readonly string[])[];
}

/** Counts what runs finish, by group, and compares the best with the second. */
export function shareFinding(rows: readonly ResultRow[], runs: readonly string[], look: Look, groups = groupsOf(rows)): ShareFinding {
  const resampling = resamplingOf(look);
  const shares = groups.flatMap((group) => {
    const own = rows.filter((row) => row.group === group);
    return runs.map((run): GroupShare => ({ group, ...finishedShare(own, run, resampling) }));
  });
  const ranked = groups.length === 1 ? shares.toSorted((a, b) => b.share - a.share) : [];
  const [best, next] = ranked;
  const chance = chanceIn(rows);
  const seeds = Math.max(0, ...shares.map(({ bySeed }) => bySeed.length));
  const bestBySeed = Array.from({ length: groups.length === 1 ? seeds : 0 }, (_, seed) => {
    const most = Math.max(...shares.map(({ bySeed }) => bySeed[seed] ?? 0));
    return shares.filter(({ bySeed }) => (bySeed[seed] ?? 0) === most).map(({ run }) => run);
  });
  if (!best || !next) return { confidence: resampling.confidence, shares, lead: undefined, bestBySeed };
  const { difference, interval } = shareDifference(rows, best.run, next.run, resampling);
  const doubts = doubtsOf({ interval, equal: 0, pairs: best.puzzles, cutShort: 0, ...chance });
  return { confidence: resampling.confidence, shares, lead: { best: best.run, next: next.run, difference, interval, doubts }, bestBySeed };
}

/** What restarts save, for each way to start over. */
export interface RestartFinding {
  readonly confidence: number;
  readonly gains: readonly (RestartGain & { readonly run: string; readonly doubts: readonly Doubt[] })[];
}

/** Compares runs that start over with one that doesn't, by their seeds. */
export function restartFinding(rows: readonly ResultRow[], [never, ...ways]: readonly string[], look: Look): RestartFinding {
  const resampling = resamplingOf(look);
  const costsOf = (run: string) =>
    new Map(
      rows
        .filter((row) => row.run === run && row.outcome !== 'refused')
        .map((row) => [`${row.puzzle_id} ${row.replicate}`, { amount: amountOf(row, look.currency), finished: hasFinished(row) }] as const),
    );
  const plain = costsOf(never!);
  const gains = ways.map((run) => {
    const pairs = [...costsOf(run)].flatMap(([seed, cost]): [Cost, Cost][] => {
      const other = plain.get(seed);
      return other ? [[other, cost]] : [];
    });
    const gain = gainOf(pairs, resampling);
    const cutShort = pairs.filter((pair) => pair.some(({ finished }) => !finished)).length;
    const doubts = doubtsOf({ interval: gain.interval, equal: 1, pairs: pairs.length, cutShort, draws: true, seeds: pairs.length });
    return { ...gain, run, doubts };
  });
  return { confidence: resampling.confidence, gains };
}

/** Whether all rows have times that were taken warm and repeated: only those can be compared. */
export const hasRepeatedTimes = (rows: readonly ResultRow[], times: string | undefined): boolean =>
  times === 'repeat' && rows.every(({ ms, outcome }) => ms !== null || outcome === 'refused');
