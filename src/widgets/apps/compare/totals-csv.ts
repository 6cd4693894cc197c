import { csvHead } from '#words/compare.ts';
import { countOf } from '../../../engine/algorithm.ts';
import { csvField } from '../../../engine/formats/csv-field.ts';
import { letterOf, type NamedRun } from '../../runs/named-run.ts';
import { endWordsOf, type TotalsRow } from './totals.ts';
import { unitOf } from './written.ts';

/** The costs of whole runs as comma-separated values: a line a run, with the counters of all algorithms as columns. */
export function totalsCsv(puzzle: string, runs: readonly (TotalsRow & { readonly named: NamedRun })[]): string {
  const countersOf = ({ algorithm, timeline }: TotalsRow) =>
    new Map(Object.values(algorithm.counters).map((counter) => [counter.label, countOf(counter, timeline.totals)]));
  const labels = [...new Set(runs.flatMap((run) => [...countersOf(run).keys()]))];
  const rows = runs.map((run, place) => {
    const { named, timeline } = run;
    const counts = countersOf(run);
    const options = Object.entries(named.options).map(([name, value]) => `${name}:${value}`);
    const own = [puzzle, letterOf(place), named.algorithm, options.join(' '), endWordsOf(run), timeline.written, timeline.taken];
    return [...own, ...labels.map((label) => counts.get(label) ?? '')];
  });
  return [[...csvHead(unitOf(runs)), ...labels], ...rows].map((row) => `${row.map(csvField).join(',')}\n`).join('');
}
