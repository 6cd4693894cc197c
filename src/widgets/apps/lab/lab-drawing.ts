import { scaleLog } from 'd3-scale';
import { type Selection, select } from 'd3-selection';
import * as words from '#words/lab.ts';
import { number } from '#words/language.ts';
import { hueOf, letterOf } from '../../runs/named-run.ts';
import { percent, powersOfTen } from '../../ui/numbers.ts';
import { ended, endings, type LabMeasure, type Lane, lanesOf, type Result, summaryOf } from './results.ts';

/** Heights of a lane, in pixels: where there are a few, and where there are many. */
const LANE = { few: 54, many: 40 };
const FEW_LANES = 6;
/** Above the marks of a lane, for its name. */
const NAME = 15;
const AXIS = 42;

/** The most ticks with a label each on a narrow page: of more, every second one has none. */
const MANY_TICKS = 4;
/** The most marks in a lane: more would overlap, and slow the page down. */
const MAX_MARKS = 400;

/** The data of the drawing: names of runs, and results so far. */
export interface LabScene {
  readonly runs: readonly string[];
  readonly puzzles: readonly { readonly name: string; readonly group: string }[];
  readonly results: readonly Result[];
  readonly measure: LabMeasure;
  /** What a run might take, in the measure. */
  readonly limit: number;
  /** Where a puzzle can be seen, run by run; absent where there is nothing to link to. */
  readonly linkOf?: (puzzle: number) => string;
}

export const amountText = (value: number) => number(value < 10 ? Number(value.toPrecision(2)) : Math.round(value));

/** The name of a lane: 'A', or 'A · hard'. */
export function laneName({ run, group }: Lane): string {
  return group === undefined ? letterOf(run) : `${letterOf(run)} · ${group || words.otherGroup}`;
}

/** How many puzzles one mark represents: 1 where all of them are drawn. */
export const puzzlesPerMark = (puzzles: number): number => Math.ceil(puzzles / MAX_MARKS);

/** The part of the width that is left free at either end, so that no mark is cut. */
const MARGIN = 0.03;

/** A logarithmic axis for some results: its ticks, and the place of a value as a share of the width. */
function axisOf(results: readonly Result[], measure: LabMeasure) {
  let [least, most] = [1000, 1];
  for (const result of results) {
    if (result.outcome === 'refused') continue;
    least = Math.min(least, result[measure]);
    most = Math.max(most, result[measure]);
  }
  const first = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const last = 10 ** Math.ceil(Math.log10(most));
  const share = scaleLog([first, Math.max(first * 10, last)], [MARGIN, 1 - MARGIN]).clamp(true);
  return { ticks: powersOfTen(first, share.domain()[1]!), x: (value: number) => percent(share(value)) };
}

/** Every run a lane, every puzzle a dot on a logarithmic axis; a cross is a run without an end, at what it had taken until then. */
export function drawStrips(element: Element, { runs, puzzles, results, measure, limit }: LabScene): void {
  const lanes = lanesOf(runs.length, puzzles, results);
  const perMark = puzzlesPerMark(puzzles.length);
  const unended = (result: Result) => !ended(result) && result.outcome !== 'refused';
  const someUnended = results.some(unended);
  const { ticks, x } = axisOf(results, measure);
  const limits = someUnended ? [limit] : [];
  const lane = lanes.length > FEW_LANES ? LANE.many : LANE.few;
  const height = lanes.length * lane;
  const svg = select(element)
    .selectAll<SVGSVGElement, null>('svg')
    .data([null])
    .join('svg')
    .attr('class', 'lab-strips')
    .attr('height', height + AXIS)
    .attr('role', 'img')
    .attr('aria-label', words.drawing(words.measures[measure]));
  svg.selectAll('line.tick').data(ticks).join('line').attr('class', 'tick').attr('x1', x).attr('x2', x).attr('y1', 0).attr('y2', height);
  svg
    .selectAll('text.tick-label')
    .data(ticks)
    .join('text')
    .attr('class', (_, index) => (ticks.length > MANY_TICKS && (ticks.length - index) % 2 === 0 ? 'tick-label between' : 'tick-label'))
    .attr('x', x)
    .attr('y', height + 16)
    .text((tick) => number(tick, { maximumSignificantDigits: 1 }));
  texts(svg, 'axis-title', [words.logarithmic(words.measures[measure])])
    .attr('x', percent(MARGIN))
    .attr('y', height + 36);
  svg
    .selectAll('line.bound')
    .data(limits)
    .join('line')
    .attr('class', 'bound')
    .attr('x1', x)
    .attr('x2', x)
    .attr('y1', 0)
    .attr('y2', height + 4);
  texts(svg, 'bound-label', limits.map(words.limit))
    .attr('x', '100%')
    .attr('y', height + 36);
  texts(svg, 'lane', lanes.map(laneName))
    .attr('class', (_, at) => `lane ${hueOf(lanes[at]!.run)}`)
    .attr('y', (_, at) => at * lane + 13);
  // Marks of a lane are spread a little, always in the same way, so that equal ones do not hide each other.
  const spread = (puzzle: number, factor: number, places: number) => ((Math.floor(puzzle / perMark) * factor) % places) / (places - 1);
  const y = ({ puzzle }: Result, at: number) => at * lane + NAME + 4 + spread(puzzle, 17, 31) * (lane - NAME - 10);
  const marks = lanes.flatMap((each, at) => shownOf(each, measure, perMark).map((result) => ({ result, at })));
  const titleOf = ({ result }: Mark) => words.mark(puzzles[result.puzzle]!.name, endings[result.outcome], amountText(result[measure]));
  const dots = marks.filter(({ result }) => ended(result));
  titled(svg.selectAll<SVGCircleElement, Mark>('circle').data(dots).join('circle'), titleOf)
    .attr('class', ({ result }) => hueOf(result.run))
    .attr('r', 4)
    .attr('cx', ({ result }) => x(result[measure]))
    .attr('cy', ({ result, at }) => y(result, at));
  const crosses = marks.filter(({ result }) => unended(result));
  titled(svg.selectAll<SVGTextElement, Mark>('text.unended').data(crosses).join('text'), titleOf)
    .attr('class', 'unended')
    .attr('x', ({ result }) => x(result[measure]))
    .attr('y', ({ result, at }) => y(result, at) + 5);
  const medians = lanes.flatMap((each, at) => {
    const { median } = summaryOf(each.results, measure);
    return median === undefined || !Number.isFinite(median) ? [] : [{ median, at }];
  });
  svg
    .selectAll('line.median')
    .data(medians)
    .join('line')
    .attr('class', 'median')
    .attr('x1', ({ median }) => x(median))
    .attr('x2', ({ median }) => x(median))
    .attr('y1', ({ at }) => at * lane + NAME)
    .attr('y2', ({ at }) => (at + 1) * lane - 2)
    // Dots that came later lie over the line otherwise.
    .raise();
}

interface Mark {
  readonly result: Result;
  /** The place of its lane. */
  readonly at: number;
}

/** The results of a lane that are drawn: of many those of every so manieth puzzle, and the longest. */
function shownOf({ results }: Lane, measure: LabMeasure, perMark: number): readonly Result[] {
  if (perMark === 1) return results;
  const shown = results.filter(({ puzzle }) => puzzle % perMark === 0);
  const longest = results
    .filter(ended)
    .reduce<Result | undefined>((so, each) => (so && so[measure] >= each[measure] ? so : each), undefined);
  return longest && longest.puzzle % perMark !== 0 ? [...shown, longest] : shown;
}

function texts(svg: Selection<SVGSVGElement, null, Element, unknown>, name: string, words: readonly string[]) {
  return svg
    .selectAll<SVGTextElement, string>(`text.${name}`)
    .data([...words])
    .join('text')
    .attr('class', name)
    .text((text) => text);
}

/** Gives each mark a title as its tooltip; a text mark is a cross. */
function titled<Element_ extends SVGElement>(marks: Selection<Element_, Mark, Element, unknown>, titleOf: (mark: Mark) => string) {
  return marks.each(function (mark) {
    const element = select<Element_, Mark>(this);
    if (this.nodeName.toLowerCase() === 'text') element.text('×');
    element
      .selectAll('title')
      .data([titleOf(mark)])
      .join('title')
      .text((text) => text);
  });
}
