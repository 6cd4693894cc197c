import {
  groupsOf,
  type RatioFinding,
  type RestartFinding,
  ratioFinding,
  restartFinding,
  type ShareFinding,
  shareFinding,
} from '../../../experiment/findings.ts';
import type { Currency } from '../../../experiment/measured-run.ts';
import type { ResultRow } from '../../../experiment/rows.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import type { Prediction } from './prediction.ts';
import type { Kind } from './question.ts';

/** Rows with all that it takes to draw them and to speak of them. */
export interface Evidence {
  readonly kind: Kind;
  readonly rows: readonly ResultRow[];
  /** The names of runs in rows, and what each of them is. */
  readonly runs: readonly string[];
  readonly named: Readonly<Record<string, NamedRun>>;
  /** A run in words, by what tells it apart. */
  nameOf(run: string): string;
  /** The same in a sentence. */
  inText(run: string): string;
  /** The runs that are paired, A ÷ B. */
  readonly pair: readonly [string, string];
  /** In their order; undefined: as the rows have them. */
  readonly groups: readonly (string | null)[];
  readonly currency: Currency;
  readonly budget: number;
  /** Whether all runs are done, so that intervals may be shown. */
  readonly isWhole: boolean;
  readonly look: number;
  readonly prediction: Prediction;
  /** Texts of the puzzles by their ids, as far as they are known. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What the rows allow to be said. */
export interface Findings {
  readonly ratio: RatioFinding | undefined;
  readonly shares: ShareFinding | undefined;
  readonly restarts: RestartFinding | undefined;
}

/** The seed of all resampling on the page. */
const SEED = 1;

/** Draws conclusions from whole evidence. */
export function findingsOf({ kind, rows, runs, pair: [a, b], groups, currency, look }: Evidence): Findings {
  const how = { currency, look, seed: SEED };
  return {
    ratio: kind === 'ratio' ? ratioFinding(rows, a, b, how, [...groups]) : undefined,
    shares: kind === 'shares' ? shareFinding(rows, runs, how, [...groups]) : undefined,
    restarts: kind === 'restarts' ? restartFinding(rows, runs, how) : undefined,
  };
}

/** The most groups that are shown apart. */
const MAX_GROUPS = 6;

/** The groups of rows that somebody opened: all as one where there are too many to be shown. */
export function shownGroups(rows: readonly ResultRow[]): {
  readonly rows: readonly ResultRow[];
  readonly groups: readonly (string | null)[];
} {
  const groups = groupsOf(rows);
  if (groups.length <= MAX_GROUPS) return { rows, groups };
  return { rows: rows.map((row) => ({ ...row, group: null })), groups: [null] };
}
