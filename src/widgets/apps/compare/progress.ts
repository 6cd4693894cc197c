import { ticks } from 'd3-array';
import { scaleLinear, scaleSymlog } from 'd3-scale';
import { select } from 'd3-selection';
import { line } from 'd3-shape';
import * as words from '#words/compare.ts';
import { number } from '#words/language.ts';
import type { Measure } from '../../runs/links/compare-url.ts';
import { hueOf, letterOf } from '../../runs/named-run.ts';
import { percent, powersOfTen } from '../../ui/numbers.ts';
import type { CommonClock, ComparedRun } from './common-clock.ts';

/** The most times at which the progress of a run is looked up. */
const SAMPLES = 160;
const WIDTH = 1000;
const HEIGHT = 100;
/** The share of the width from which the label of a tick would go beyond the chart. */
const NEAR_END = 0.92;

/** How far a run is at a time: how many cells hold the digit of the answer. */
export interface Point {
  readonly time: number;
  readonly right: number;
}

/** Times on an axis from 0 to 1. Logarithmic, and yet from 0: one run may take a thousand times as long as another. */
const axisOf = (length: number) => scaleSymlog([0, Math.max(length, 1)], [0, 1]);

/** The place of a time on the axis of runs that take `length` times at most. */
export const shareOf = (time: number, length: number): number => axisOf(length)(time);

export const timeAt = (share: number, length: number): number => (length === 0 ? 0 : Math.round(axisOf(length).invert(share)));

/** The course of one run by a common clock: cells, givens among them, that hold the digit of `answer` (indexed by cell). */
export function progressOf(clock: CommonClock, run: ComparedRun, answer: ArrayLike<number>): Point[] {
  const { length } = clock;
  const end = clock.lengthOf(run);
  const times = new Set(Array.from({ length: SAMPLES + 1 }, (_, index) => Math.min(end, timeAt(index / SAMPLES, length))));
  return [...times].map((time) => ({ time, right: rightAt(clock, run, answer, time) }));
}

/** How many cells of a run hold the digit of `answer` at a time of the clock. */
export function rightAt(clock: CommonClock, run: ComparedRun, answer: ArrayLike<number>, time: number): number {
  const { digits } = run.timeline.stateAt(clock.positionIn(run, time)) as { digits: ArrayLike<number> };
  return Array.from(digits).filter((digit, cell) => digit === answer[cell]).length;
}

/** The answers that progress is measured by: the last grid of each run that solved its puzzle. */
export interface Answers {
  /** By run, indexed by cell: the run's own answer, or the others' where they agree; undefined where there is none. */
  readonly of: readonly (Uint8Array | undefined)[];
  /** The runs that solved the puzzle found different answers. */
  readonly differ: boolean;
}

export function answersOf(runs: readonly ComparedRun[]): Answers {
  const own = runs.map(({ timeline }) => {
    if (timeline.outcome !== 'solved' || timeline.capped) return undefined;
    const { digits } = timeline.stateAt(timeline.length) as { digits: Uint8Array };
    return digits.includes(0) ? undefined : digits.slice();
  });
  const found = own.filter((answer) => answer !== undefined);
  const differ = found.some((answer) => answer.some((digit, cell) => digit !== found[0]![cell]));
  return { of: own.map((answer) => answer ?? (differ ? undefined : found[0])), differ };
}

export interface ProgressScene {
  /** A line for each run; none while it is not known. */
  readonly courses: readonly (readonly Point[])[];
  /** Times of the clock in all. */
  readonly length: number;
  readonly time: number;
  readonly cellCount: number;
  readonly measure: Measure;
}

/** Draws the courses of all runs, each with its letter at its end, and the playhead; the margin has room for the axis. */
export function drawProgress(element: Element, { courses, length, time, cellCount, measure }: ProgressScene): void {
  const outer = select(element)
    .selectAll<SVGSVGElement, null>('svg.progress-chart')
    .data([null])
    .join('svg')
    .attr('class', 'progress-chart')
    .attr('aria-hidden', 'true');
  // Lines are stretched to the width of the page, words are not.
  const inner = outer
    .selectAll<SVGSVGElement, null>('svg')
    .data([null])
    .join('svg')
    .attr('viewBox', `0 0 ${WIDTH} ${HEIGHT}`)
    .attr('preserveAspectRatio', 'none')
    .attr('width', '100%')
    .attr('height', '100%');
  const share = axisOf(length);
  const x = share.copy().range([0, WIDTH]);
  const y = scaleLinear([0, Math.max(cellCount, 1)], [HEIGHT - 2, 8]);
  // No line at the end of the axis, where the chart ends.
  const powers = powersOfTen(1, length - 1);
  const amounts = amountsUpTo(cellCount);
  inner
    .selectAll('.level')
    .data(amounts)
    .join('path')
    .attr('class', 'level')
    .attr('d', (amount) => `M0 ${y(amount).toFixed(1)}H${WIDTH}`);
  inner
    .selectAll('.tick')
    .data(powers)
    .join('path')
    .attr('class', 'tick')
    .attr('d', (tick) => `M${x(tick).toFixed(1)} 0V${HEIGHT}`);
  const course = line<Point>(
    (point) => Number(x(point.time).toFixed(1)),
    (point) => Number(y(point.right).toFixed(1)),
  );
  inner
    .selectAll('.course')
    .data(courses)
    .join('path')
    .attr('class', (_, index) => `course ${hueOf(index)}`)
    .attr('d', (points) => course([...points]));
  inner
    .selectAll('.head')
    .data([null])
    .join('path')
    .attr('class', 'head')
    .attr('d', `M${x(time).toFixed(1)} 0V${HEIGHT}`);
  outer
    .selectAll('.tick-label')
    .data(powers)
    .join('text')
    .attr('class', (tick) => (share(tick) < NEAR_END ? 'tick-label' : 'tick-label last'))
    .attr('x', (tick) => percent(share(tick)))
    .attr('y', '100%')
    .attr('dy', 15)
    .text((tick) => (measure === 'share' ? words.percent(tick / 10) : number(tick)));
  outer
    .selectAll('.level-label')
    .data(amounts)
    .join('text')
    .attr('class', (_, index) => (index === amounts.length - 1 || index % 2 === 1 ? 'level-label' : 'level-label spare'))
    .attr('x', -8)
    .attr('y', (amount) => percent(y(amount) / HEIGHT))
    .attr('dy', 4)
    .text((amount) => (amount === cellCount ? words.cells(amount) : String(amount)));
  outer
    .selectAll('.course-label')
    .data(endLabels(courses, length))
    .join('text')
    .attr('class', ({ index }) => `course-label ${hueOf(index)}`)
    .attr('x', ({ share }) => percent(share))
    .attr('y', ({ right }) => percent(y(right) / HEIGHT))
    .attr('dx', -6)
    .attr('dy', ({ below }) => 18 + 18 * below)
    .text(({ index }) => letterOf(index));
}

/** The amounts that the drawing has lines for: all cells, and round parts of them. */
function amountsUpTo(cellCount: number): number[] {
  const [apart = cellCount] = ticks(0, cellCount, 3).slice(1);
  return [...Array.from({ length: Math.floor(cellCount / apart - 0.5) }, (_, index) => (index + 1) * apart), cellCount];
}

/** The share of the width below which two letters would overlap. */
const NEAR = 0.03;

/** The letter of each run at the end of its line; letters that would overlap are stacked. */
function endLabels(courses: readonly (readonly Point[])[], length: number) {
  const labels: { index: number; share: number; right: number; below: number }[] = [];
  courses.forEach((points, index) => {
    const last = points.at(-1);
    if (!last) return;
    const share = shareOf(last.time, length);
    labels.push({ index, share, right: last.right, below: labels.filter((other) => Math.abs(other.share - share) < NEAR).length });
  });
  return labels;
}
