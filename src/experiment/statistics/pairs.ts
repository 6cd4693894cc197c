import type { Currency } from '../measured-run.ts';
import type { ResultRow } from '../rows.ts';
import { type Cost, type KnownRatio, medianKnown, ratioOf } from './known-ratio.ts';

/** Two runs of a puzzle, with all their replicates. */
export interface Pair {
  readonly puzzle: string;
  readonly name: string | null;
  readonly group: string | null;
  /** By replicate. A run that doesn't draw at random is the same in all of them. */
  readonly costs: readonly (readonly [Cost, Cost])[];
  /** What A ÷ B is known to be: the median of the replicates. */
  readonly ratio: KnownRatio;
}

/** How the pairs of an experiment are made of its rows. */
export interface Pairing {
  readonly pairs: readonly Pair[];
  /** Puzzles that one of the two runs refused, or that have no row of it. They are in no figure. */
  readonly unpaired: number;
}

/** Whether a run came to its own end, so that what it took is the whole cost. One that got stuck didn't. */
export const hasFinished = ({ outcome }: Pick<ResultRow, 'outcome'>): boolean => outcome === 'solved' || outcome === 'no-solution';

/** What a row took in a currency; a time that wasn't taken is NaN. */
export const amountOf = (row: ResultRow, currency: Currency): number => (currency === 'ms' ? (row.ms ?? Number.NaN) : row[currency]);

/** The rows of each puzzle, in the order in which puzzles come first. */
export function rowsByPuzzle(rows: readonly ResultRow[]): ReadonlyMap<string, readonly ResultRow[]> {
  const byPuzzle = new Map<string, ResultRow[]>();
  for (const row of rows) {
    const those = byPuzzle.get(row.puzzle_id);
    if (those) those.push(row);
    else byPuzzle.set(row.puzzle_id, [row]);
  }
  return byPuzzle;
}

/** Pairs of two runs on the same puzzle. Runs that were stopped are in them, never left out. */
export function pairsOf(rows: readonly ResultRow[], a: string, b: string, currency: Currency): Pairing {
  const pairs: Pair[] = [];
  let unpaired = 0;
  for (const [puzzle, those] of rowsByPuzzle(rows)) {
    const [as, bs] = [a, b].map((name) => those.filter(({ run, outcome }) => run === name && outcome !== 'refused')) as [
      ResultRow[],
      ResultRow[],
    ];
    const costs = replicatesOf(as, bs).map(([one, other]) => [costOf(one, currency), costOf(other, currency)] as const);
    if (costs.length === 0) {
      unpaired++;
      continue;
    }
    const { name, group } = those[0]!;
    pairs.push({ puzzle, name, group, costs, ratio: medianKnown(costs.map(([one, other]) => ratioOf(one, other))) });
  }
  return { pairs, unpaired };
}

const costOf = (row: ResultRow, currency: Currency): Cost => ({ amount: amountOf(row, currency), finished: hasFinished(row) });

/** Rows of the same replicate. A run without chance has one row, which goes with each of the other's. */
function replicatesOf(as: readonly ResultRow[], bs: readonly ResultRow[]): [ResultRow, ResultRow][] {
  const drawn = (rows: readonly ResultRow[]) => rows.some(({ seed }) => seed !== null);
  if (!drawn(as) && drawn(bs)) return as.slice(0, 1).flatMap((a) => bs.map((b): [ResultRow, ResultRow] => [a, b]));
  if (drawn(as) && !drawn(bs)) return bs.slice(0, 1).flatMap((b) => as.map((a): [ResultRow, ResultRow] => [a, b]));
  return as.flatMap((a) => {
    const b = bs.find(({ replicate }) => replicate === a.replicate);
    return b ? [[a, b] as [ResultRow, ResultRow]] : [];
  });
}

/** How often which of two runs took less, within the budget that both had. */
export interface Tally {
  readonly aFewer: number;
  readonly equal: number;
  readonly bFewer: number;
  /** Neither came to its end, so nobody knows. */
  readonly unranked: number;
}

/** Counts pairs. A run that came to its end wins against one that didn't. */
export function tallyOf(pairs: readonly Pair[]): Tally {
  const tally = { aFewer: 0, equal: 0, bFewer: 0, unranked: 0 };
  for (const { ratio } of pairs) {
    if (ratio.greatest < 0) tally.aFewer++;
    else if (ratio.least > 0) tally.bFewer++;
    else if (ratio.least === 0 && ratio.greatest === 0) tally.equal++;
    else tally.unranked++;
  }
  return tally;
}

/** Whether one of a pair's runs didn't come to its end. */
export const isCutShort = ({ costs }: Pair): boolean => costs.some(([a, b]) => !a.finished || !b.finished);
