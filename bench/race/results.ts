import { median, quantile } from '../measure.ts';

/** The costs of a part on both sides in one round, run directly one after the other. */
export interface Round {
  readonly older: number;
  readonly newer: number;
}

export interface Result {
  readonly name: string;
  /** The unit of the costs: 'ms', or '×' for multiples of something else. */
  readonly unit: string;
  readonly rounds: readonly Round[];
  /** The program of others that it is compared with. */
  readonly peer?: unknown;
  /** A remark on the result: that the two sides found different things. */
  readonly note?: string | undefined;
}

/** A commit is slower where the median of its speed, against the older one, is below this. */
export const SLOWER = 0.9;

export interface Speed {
  /** Medians of the costs. */
  readonly older: number;
  readonly newer: number;
  /** Quartiles of older ÷ newer, round by round: 2 is twice as fast as the older commit. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** Both sides of a round meet the same machine: so the ratio is taken round by round, and the quartiles of the ratios. */
export function speedOf(rounds: readonly Round[]): Speed {
  const ratios = rounds.map(({ older, newer }) => older / newer).sort((a, b) => a - b);
  return {
    older: median(rounds.map(({ older }) => older)),
    newer: median(rounds.map(({ newer }) => newer)),
    ratio: quantile(ratios, 0.5),
    low: quantile(ratios, 0.25),
    high: quantile(ratios, 0.75),
  };
}

/** Returns the names of the measures that have become slower. */
export const slowerOf = (results: readonly Result[]): string[] =>
  results.filter(({ rounds }) => rounds.length > 0 && speedOf(rounds).ratio < SLOWER).map(({ name }) => name);

const shown = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** A row of the table: what is measured, the costs, the ratio with its quartiles. */
export function rowOf({ name, unit, rounds, note }: Result): string[] {
  if (rounds.length === 0) return [name, '', '', '', '', note ?? ''];
  const { older, newer, ratio, low, high } = speedOf(rounds);
  const said = [ratio < SLOWER ? 'slower' : '', note ?? ''].filter(Boolean).join('; ');
  return [name, `${shown(older)} ${unit}`, `${shown(newer)} ${unit}`, ratio.toFixed(2), `${low.toFixed(2)}–${high.toFixed(2)}`, said];
}

/** The whole table, in Markdown. `other` and `ratio` head what this commit is compared with: an older one, or programs of others. */
export function tableOf(results: readonly Result[], other: string, ratio = 'old ÷ new'): string {
  const head = ['measure', `${other} costs`, 'this costs', ratio, 'quartiles', ''];
  const rows = [head, ...results.map(rowOf)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) => `| ${row.map((text, column) => text.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...results.map((result) => line(rowOf(result)))].join(
    '\n',
  );
}
