import { select } from 'd3-selection';
import * as words from '#words/lab.ts';
import type { Ending } from '../../../engine/ending.ts';
import { letterOf } from '../../runs/named-run.ts';
import { drawTable } from '../../ui/data-table.ts';
import { amountText, type LabScene } from './lab-drawing.ts';
import { ended, endings, lanesOf, type Result, summaryOf } from './results.ts';

/** The outcomes and costs of each algorithm's runs: on all puzzles, or on those of each group. */
export function drawSummary(table: Element, { runs, puzzles, results, measure }: LabScene): void {
  const { head } = words;
  const lanes = lanesOf(runs.length, puzzles, results);
  const grouped = lanes[0]?.group !== undefined;
  const names = [head.run, ...(grouped ? [head.puzzles] : []), head.ended, head.notEnded, words.median(words.measures[measure]), head.most];
  const rows = lanes.map(({ run, group, results: those }) => {
    const summary = summaryOf(those, measure);
    return [
      `${letterOf(run)} · ${runs[run]}`,
      ...(grouped ? [group || words.otherGroup] : []),
      inWords(summary.ended, ['solved', 'no-solution']),
      inWords(summary.ended, ['stopped', 'stuck', 'refused']),
      amount(summary.median),
      amount(summary.most),
    ];
  });
  drawTable(table, names, rows);
}

const amount = (value: number | undefined) => (value === undefined ? '—' : Number.isFinite(value) ? amountText(value) : words.noEnd);

function inWords(counted: Readonly<Partial<Record<Ending, number>>>, kinds: readonly Ending[]): string {
  const parts = kinds.flatMap((kind) => (counted[kind] ? [words.ending(amountText(counted[kind]), endings[kind])] : []));
  return parts.length > 0 ? parts.join(', ') : '—';
}

/** Rows that a table on the page has at most; the rest is in the file. */
export const MAX_ROWS = 200;

/** A table of the first puzzles, with a row for each puzzle and a column for each run. */
export function drawPuzzles(table: Element, { runs, puzzles, results, measure, linkOf }: LabScene): void {
  const rows = puzzles.slice(0, MAX_ROWS).map(() => new Map<number, Result>());
  for (const result of results) rows[result.puzzle]?.set(result.run, result);
  const shown = rows.flatMap((row, puzzle) => (row.size > 0 ? [{ row, puzzle }] : []));
  drawTable(
    table,
    [words.head.puzzle, ...runs.map((_, run) => letterOf(run))],
    shown.map(({ row, puzzle }) => [
      puzzles[puzzle]!.name,
      ...runs.map((_, run) => {
        const result = row.get(run);
        return result ? (ended(result) ? amountText(result[measure]) : endings[result.outcome]) : '';
      }),
    ]),
  );
  if (!linkOf) return;
  select(table)
    .selectAll<HTMLElement, unknown>('tbody tr')
    .each(function (_, index) {
      const { puzzle } = shown[index]!;
      const name = select(this).select<HTMLElement>('th');
      name.text('').append('a').attr('href', linkOf(puzzle)).text(puzzles[puzzle]!.name);
    });
}
