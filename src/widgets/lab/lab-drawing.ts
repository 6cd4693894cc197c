import { type Selection, select } from 'd3-selection';
import { drawTable } from '../data-table.ts';
import { hueOf, letterOf } from '../named-run.ts';
import { percent } from '../percent.ts';
import { type Ending, ended, endings, type LabMeasure, labMeasures, type Result, summaryOf } from './results.ts';

/** Height of the strip of one run, in pixels. */
const LANE = 54;
const AXIS = 26;

/** Of more ticks than this every second has no label on a narrow page. */
const MANY_TICKS = 4;

/** What is drawn: names of runs, and results so far. */
export interface LabScene {
  readonly runs: readonly string[];
  readonly puzzles: readonly { readonly name: string }[];
  readonly results: readonly Result[];
  readonly measure: LabMeasure;
  /** Where a puzzle can be seen, run by run; absent where there is nothing to link to. */
  readonly linkOf?: (puzzle: number) => string;
}

const number = (value: number) => (value < 10 ? Number(value.toPrecision(2)) : Math.round(value)).toLocaleString('en');

/** The part of the width that is left free at either end, so that no mark is cut. */
const MARGIN = 0.03;

/** Every run a lane, every puzzle a dot on a logarithmic axis; crosses at the right are puzzles without an end. */
export function drawStrips(element: Element, { runs, puzzles, results, measure }: LabScene): void {
  const values = results.filter(ended).map((result) => result[measure]);
  const least = Math.floor(Math.log10(Math.max(0.01, Math.min(1000, ...values))));
  const most = Math.max(least + 1, Math.ceil(Math.log10(Math.max(1, ...values))));
  const share = (value: number) => (Math.log10(Math.max(value, 10 ** least)) - least) / (most - least);
  // The last tenth is for runs that were given up.
  const x = (value: number) => percent(MARGIN + share(value) * (0.9 - MARGIN));
  const svg = select(element)
    .selectAll<SVGSVGElement, null>('svg')
    .data([null])
    .join('svg')
    .attr('class', 'lab-strips')
    .attr('height', runs.length * LANE + AXIS)
    .attr('role', 'img')
    .attr('aria-label', `${labMeasures[measure]}, one mark a puzzle, on a logarithmic scale; the table tells the medians`);
  const ticks = Array.from({ length: most - least + 1 }, (_, power) => 10 ** (least + power));
  svg
    .selectAll('line.tick')
    .data(ticks)
    .join('line')
    .attr('class', 'tick')
    .attr('x1', x)
    .attr('x2', x)
    .attr('y1', 0)
    .attr('y2', runs.length * LANE);
  svg
    .selectAll('text.tick-label')
    .data(ticks)
    .join('text')
    .attr('class', (_, index) => (ticks.length > MANY_TICKS && (ticks.length - index) % 2 === 0 ? 'tick-label between' : 'tick-label'))
    .attr('x', x)
    .attr('y', runs.length * LANE + 18)
    .text((tick) => tick.toLocaleString('en', { maximumSignificantDigits: 1 }));
  svg
    .selectAll('text.lane')
    .data([...runs])
    .join('text')
    .attr('class', (_, run) => `lane ${hueOf(run)}`)
    .attr('x', 0)
    .attr('y', (_, run) => run * LANE + 15)
    .text((_, run) => letterOf(run));
  // Dots of a lane are spread a little, always in the same way, so that equal ones do not hide each other.
  const y = ({ run, puzzle }: Result) => run * LANE + 12 + ((puzzle * 17) % (LANE - 24));
  const told = (result: Result) => `${puzzles[result.puzzle]!.name}: ${endings[result.ending]}, ${number(result[measure])}`;
  titled(svg.selectAll<SVGCircleElement, Result>('circle').data(results.filter(ended)).join('circle'), told)
    .attr('class', ({ run }) => hueOf(run))
    .attr('r', 4)
    .attr('cx', (result) => x(result[measure]))
    .attr('cy', y);
  const unended = results.filter((result) => !ended(result) && result.ending !== 'refused');
  titled(svg.selectAll<SVGTextElement, Result>('text.unended').data(unended).join('text'), told)
    .attr('class', 'unended')
    .attr('x', percent(0.96))
    .attr('y', (result) => y(result) + 5);
  const medians = runs.map(
    (_, run) =>
      summaryOf(
        results.filter((result) => result.run === run),
        measure,
      ).median,
  );
  svg
    .selectAll('line.median')
    .data(medians.flatMap((median, run) => (median === undefined || !Number.isFinite(median) ? [] : [{ median, run }])))
    .join('line')
    .attr('class', 'median')
    .attr('x1', ({ median }) => x(median))
    .attr('x2', ({ median }) => x(median))
    .attr('y1', ({ run }) => run * LANE + 4)
    .attr('y2', ({ run }) => (run + 1) * LANE - 4)
    // Dots that came later lie over the line otherwise.
    .raise();
}

/** Gives each mark a title that a pointer brings up; one that is a text shows a cross. */
function titled<Mark extends SVGElement>(marks: Selection<Mark, Result, Element, unknown>, told: (result: Result) => string) {
  return marks.each(function (result) {
    const mark = select<Mark, Result>(this);
    if (this.nodeName.toLowerCase() === 'text') mark.text('×');
    mark
      .selectAll('title')
      .data([told(result)])
      .join('title')
      .text((words) => words);
  });
}

/** How the runs of each algorithm ended, and what they took. */
export function drawSummary(table: Element, { runs, results, measure }: LabScene): void {
  const head = ['Run', 'Ended', 'Not ended', `Median ${labMeasures[measure]}`, 'Most'];
  const rows = runs.map((name, run) => {
    const summary = summaryOf(
      results.filter((result) => result.run === run),
      measure,
    );
    return [
      `${letterOf(run)} · ${name}`,
      inWords(summary.ended, ['solved', 'no-solution']),
      inWords(summary.ended, ['given-up', 'limit', 'stuck', 'refused']),
      amount(summary.median),
      amount(summary.most),
    ];
  });
  drawTable(table, head, rows);
}

const amount = (value: number | undefined) => (value === undefined ? '—' : Number.isFinite(value) ? number(value) : 'no end');

function inWords(counted: Readonly<Partial<Record<Ending, number>>>, kinds: readonly Ending[]): string {
  const parts = kinds.flatMap((kind) => (counted[kind] ? [`${number(counted[kind])} ${endings[kind]}`] : []));
  return parts.length > 0 ? parts.join(', ') : '—';
}

/** Rows that a table on the page has at most; the rest is in the file. */
export const MOST_ROWS = 200;

/** A row a puzzle, a column a run. */
export function drawPuzzles(table: Element, { runs, puzzles, results, measure, linkOf }: LabScene): void {
  const byPuzzle = new Map<number, Map<number, Result>>();
  for (const result of results) {
    const row = byPuzzle.get(result.puzzle) ?? new Map<number, Result>();
    byPuzzle.set(result.puzzle, row.set(result.run, result));
  }
  const shown = [...byPuzzle].sort(([a], [b]) => a - b).slice(0, MOST_ROWS);
  drawTable(
    table,
    ['Puzzle', ...runs.map((_, run) => letterOf(run))],
    shown.map(([puzzle, row]) => [
      puzzles[puzzle]!.name,
      ...runs.map((_, run) => {
        const result = row.get(run);
        return result ? (ended(result) ? number(result[measure]) : endings[result.ending]) : '';
      }),
    ]),
  );
  if (!linkOf) return;
  select(table)
    .selectAll<HTMLElement, unknown>('tbody tr')
    .each(function (_, index) {
      const name = select(this).select<HTMLElement>('th');
      name.text('').append('a').attr('href', linkOf(shown[index]![0])).text(puzzles[shown[index]![0]]!.name);
    });
}
