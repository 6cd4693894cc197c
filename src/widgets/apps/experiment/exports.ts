import * as words from '#words/experiment.ts';
import { groupsOf } from '../../../experiment/findings.ts';
import { headText, type ResultRow, type ResultsFormat, type ResultsHeader, rowText, sealText } from '../../../experiment/rows.ts';
import { resamplesOf } from '../../../experiment/statistics/interval.ts';
import { confidenceOf } from '../../../experiment/statistics/verdict.ts';
import { sha256 } from '../../workers/ids-and-seeds.ts';
import type { Evidence } from './evidence.ts';
import { predictionText } from './prediction.ts';

/** Rows as a file that is sealed, as `sudoscope measure` writes it. */
export async function resultsText(header: ResultsHeader, rows: readonly ResultRow[], format: ResultsFormat): Promise<string> {
  const counters = [...new Set(rows.flatMap((row) => Object.keys(row.counters)))];
  const text = headText(header, format, counters) + rows.map((row) => rowText(row, format, counters)).join('');
  return text + sealText({ end: true, rows: rows.length, skipped: 0, sha256: await sha256(text) }, format);
}

/** The puzzles as a file that `measure` reads: before each there is its group. */
export function puzzlesText(rows: readonly ResultRow[], texts: ReadonlyMap<string, string>): string {
  const seen = new Map(rows.map((row) => [row.puzzle_id, row]));
  return [...seen.values()]
    .toSorted((a, b) => a.line - b.line)
    .map(({ puzzle_id: id, group, name }) => `# group: ${group}\n${texts.get(id)} # ${name}\n`)
    .join('');
}

/** The command that makes the same rows from these puzzles. */
export function commandText({ runs, budget, seeds, root_seed: root }: ResultsHeader, rows: readonly ResultRow[]): string {
  const texts = Object.entries(runs).map(([name, text]) => `--run ${name}=${text}`);
  const [[currency, amount] = []] = Object.entries(budget);
  const seeded = seeds > 1 ? [`--seeds ${seeds}`, `--root-seed ${root}`] : [];
  return [
    ['npx', 'sudoscope', 'measure', 'puzzles.txt'].join(' '),
    ...texts,
    `--budget ${currency}=${amount}`,
    ...seeded,
    // Without it, the command stops at the first run that refuses its puzzle.
    ...(rows.some(({ outcome }) => outcome === 'refused') ? [['--on-bad', 'skip'].join(' ')] : []),
    ['--output', 'rows.ndjson'].join(' '),
  ].join(' \\\n  ');
}

/** A paragraph that says how it was done. */
export function methodsText(evidence: Evidence, header: ResultsHeader): string {
  const { rows, currency, budget, look, prediction, kind } = evidence;
  const puzzlesOf = (group: string | null) => new Set(rows.filter((row) => row.group === group).map((row) => row.puzzle_id)).size;
  const groups = groupsOf(rows);
  return words.methods({
    runs: Object.entries(header.runs).map(([name, text]) => `${name} = ${text}`),
    groups: groups.map((group) => ({ name: group ?? '', puzzles: puzzlesOf(group) })),
    seeds: header.seeds,
    draws: rows.some(({ seed }) => seed !== null),
    budget: words.amount(budget, currency),
    unit: words.units[currency],
    level: confidenceOf(look),
    look,
    resamples: resamplesOf(rows.length),
    guess: predictionText(prediction),
    version: header.version,
    kind,
  });
}
