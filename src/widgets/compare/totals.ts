import { select } from 'd3-selection';
import { type AnyAlgorithm, countOf } from '../../engine/algorithm.ts';
import type { ComparedRun } from './common-clock.ts';

/** One run of the table. */
export interface TotalsRow extends ComparedRun {
  readonly title: string;
  readonly algorithm: AnyAlgorithm;
}

const outcomes = { solved: 'solved', 'no-solution': 'no solution', limit: 'limit reached' } as const;
const head = ['Run', 'How it ended', 'Digits written', 'Steps', 'Its own counts'];

/** What each run took, whole runs, also past the steps that are kept. */
export function drawTotals(table: Element, rows: readonly TotalsRow[]): void {
  const most = {
    written: Math.max(1, ...rows.map(writtenBy)),
    steps: Math.max(1, ...rows.map(({ timeline }) => timeline.taken)),
  };
  const part = (name: string) => select(table).selectAll(name).data([null]).join(name);
  part('thead')
    .selectAll('tr')
    .data([head])
    .join('tr')
    .selectAll('th')
    .data((names) => names)
    .join('th')
    .attr('scope', 'col')
    .text((name) => name);
  const lines = part('tbody')
    .selectAll('tr')
    .data([...rows])
    .join('tr');
  lines
    .selectAll('th')
    .data((row, index) => [`${String.fromCharCode(65 + index)} · ${row.title}`])
    .join('th')
    .attr('scope', 'row')
    .text((name) => name);
  lines
    .selectAll<HTMLTableCellElement, { text: string; share: number | undefined }>('td')
    .data((row) => [
      { text: row.timeline.complete ? outcomes[row.timeline.outcome!] : row.stopped ? 'stopped' : 'running …', share: undefined },
      { text: writtenBy(row).toLocaleString('en'), share: writtenBy(row) / most.written },
      { text: row.timeline.taken.toLocaleString('en'), share: row.timeline.taken / most.steps },
      { text: ownCounts(row), share: undefined },
    ])
    .join('td')
    .each(function ({ text, share }) {
      const cell = select(this);
      cell.text(text);
      // The bar repeats the number, for the eye.
      if (share === undefined) return;
      cell.attr('class', 'amount');
      const bar = cell
        .append('svg')
        .attr('class', 'bar-of-amount')
        .attr('viewBox', '0 0 100 4')
        .attr('preserveAspectRatio', 'none')
        .attr('aria-hidden', 'true');
      bar
        .append('rect')
        .attr('width', Math.max(0.6, share * 100).toFixed(1))
        .attr('height', 4);
    });
}

function writtenBy({ timeline, writes }: ComparedRun): number {
  return writes.reduce((sum, kind) => sum + (timeline.totals[kind] ?? 0), 0);
}

function ownCounts({ algorithm, timeline }: TotalsRow): string {
  return Object.values(algorithm.counters)
    .map((counter) => `${countOf(counter, timeline.totals).toLocaleString('en')} ${counter.label}`)
    .join(', ');
}
