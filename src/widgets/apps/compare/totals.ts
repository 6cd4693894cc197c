import { select } from 'd3-selection';
import * as words from '#words/compare.ts';
import { number } from '#words/language.ts';
import { counter as counterText } from '#words/runs.ts';
import { type AnyAlgorithm, countOf } from '../../../engine/algorithm.ts';
import { outcomeWords } from '../../../narration/en/outcomes.ts';
import { hueOf, letterOf } from '../../runs/named-run.ts';
import { drawTable } from '../../ui/data-table.ts';
import type { ComparedRun } from './common-clock.ts';
import { unitOf } from './written.ts';

/** One run of the table. */
export interface TotalsRow extends ComparedRun {
  readonly title: string;
  readonly algorithm: AnyAlgorithm;
}

/** The costs of whole runs, also past the steps that are kept. */
export function drawTotals(table: Element, rows: readonly TotalsRow[]): void {
  const most = Math.max(1, ...rows.map(({ timeline }) => timeline.written));
  drawTable(
    table,
    words.tableHead(unitOf(rows)),
    rows.map((row, index) => [
      `${letterOf(index)} · ${row.title}`,
      endWordsOf(row),
      number(row.timeline.written),
      number(row.timeline.taken),
      countersText(row.algorithm, row.timeline.totals),
    ]),
  );
  // A bar repeats the number. Steps have no bar: a step of one algorithm cannot be compared with a step of another.
  select(table)
    .selectAll('tbody td:nth-child(3)')
    .each(function (_, index) {
      const share = rows[index]!.timeline.written / most;
      const bar = select(this as Element)
        .append('svg')
        .attr('class', `bar-of-amount ${hueOf(index)}`)
        .attr('viewBox', '0 0 100 4')
        .attr('preserveAspectRatio', 'none')
        .attr('aria-hidden', 'true');
      bar
        .append('rect')
        .attr('width', Math.max(0.6, share * 100).toFixed(1))
        .attr('height', 4);
    });
}

/** How a run ended, in a word. */
export function endWordsOf({ timeline, stopped }: TotalsRow): string {
  if (timeline.complete) return outcomeWords[timeline.outcome!];
  return stopped ? words.stopped : words.running;
}

/** An algorithm's own counters in a row, without those of what never happened: 'rounds 1, cells fixed 30'. The labels come first, so that they fit any number. */
function countersText(algorithm: Pick<AnyAlgorithm, 'counters'>, counts: Readonly<Record<string, number>>): string {
  return Object.values(algorithm.counters)
    .flatMap((counter) => {
      const count = countOf(counter, counts);
      return count > 0 ? [counterText(counter.label, count)] : [];
    })
    .join(', ');
}
