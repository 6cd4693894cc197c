import { ticks } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { select } from 'd3-selection';
import { line } from 'd3-shape';
import * as words from '#words/compare.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { Measure } from '../../runs/links/compare-url.ts';
import { hueOf, letterOf } from '../../runs/named-run.ts';
import { percent, powersOfTen } from '../../ui/numbers.ts';
import type { CommonClock, ComparedRun } from './common-clock.ts';
import { endLabels } from './end-labels.ts';
import { axisOf, isLogarithmic, type Point, timeAt } from './work-axis.ts';
import { type Unit, writtenIn } from './written.ts';

/** The most times at which the progress of a run is looked up. */
const SAMPLES = 160;
/** So many steps are replayed in a few milliseconds: on a logarithmic axis they take a large part, where checkpoints are far apart. */
const SHORT = 60_000;
/** So many are replayed for a sample once no run grows: runs that write the same have the same line, although their checkpoints are at different digits. */
const MAX_REPLAYED = 4096;
const WIDTH = 1000;
const HEIGHT = 100;
/** The share of the width from which the label of a tick would go beyond the chart. */
const NEAR_END = 0.92;

/** A course as far as a time: what comes after it isn't told yet. `right` is what the run has right then. */
export function upTo(course: readonly Point[], time: number, right: number): readonly Point[] {
  const past = course.filter((point) => point.time < time);
  const last = course.at(-1);
  if (!last || last.time <= time) return course;
  return [...past, { time, right }];
}

/** A course that passes through what the run has right at a time, as its board shows it: between the times that are looked up, lows are left out. */
export function through(course: readonly Point[], time: number, right: number): readonly Point[] {
  const after = course.findIndex((point) => point.time >= time);
  return after <= 0 || course[after]!.time === time ? course : course.toSpliced(after, 0, { time, right });
}

/**
 * The course of one run by a common clock: cells, givens among them, that hold the digit of `answer` (indexed by cell), or rows of it that
 * are chosen; without an answer, all cells that are filled, or rows that are chosen.
 */
export function progressOf(clock: CommonClock, run: ComparedRun, answer?: ArrayLike<number>): Point[] {
  const { timeline } = run;
  const { axis } = clock;
  const end = clock.lengthOf(run);
  const sampled = Array.from({ length: SAMPLES + 1 }, (_, index) => Math.min(end, timeAt(index / SAMPLES, axis)));
  // Without its checkpoints a long run would be replayed from its start each time, and runs are drawn again and again while one grows.
  const known = isCharted(run) ? timeline.length : timeline.checkpointBefore(timeline.length);
  const points = [...new Set([...sampled, end])].flatMap((time) => {
    const position = clock.positionIn(run, time);
    if (position > known) return [];
    const checkpoint = timeline.checkpointBefore(position);
    const isNear = position - checkpoint <= MAX_REPLAYED && !clock.grows;
    const isExact = position <= SHORT || isNear || position === timeline.length;
    if (isExact) return [{ time: Math.min(time, clock.amountOf(run)), right: rightIn(writtenIn(run, position), answer) }];
    // A checkpoint is shown where it is: one among the steps that are replayed would draw the line back down.
    return checkpoint > SHORT ? [{ time: clock.timeOf(run, checkpoint), right: rightIn(writtenIn(run, checkpoint), answer) }] : [];
  });
  // A checkpoint may come before what has been replayed from it.
  let latest = -1;
  return points.filter(({ time }) => {
    const isLater = time > latest;
    if (isLater) latest = time;
    return isLater;
  });
}

/** Whether the course of a run is known as far as the run goes. */
export const isCharted = ({ timeline }: ComparedRun): boolean => timeline.length <= SHORT || timeline.isPrepared;

/** How many cells of a run hold the digit of `answer` at a time of the clock, or how many of its rows are chosen; without an answer, how many are filled. */
export function rightAt(clock: CommonClock, run: ComparedRun, answer: ArrayLike<number> | undefined, time: number): number {
  return rightIn(writtenIn(run, clock.positionIn(run, time)), answer);
}

const rightIn = (written: Uint8Array, answer: ArrayLike<number> | undefined): number =>
  written.filter((digit, place) => digit !== 0 && (!answer || digit === answer[place])).length;

/** All that a run can have right: the cells of its grid, or the rows of its answer. */
export const sizeOf = (answer: Uint8Array): number => answer.filter((digit) => digit !== 0).length;

/** The answers that progress is measured by: what each run that solved its puzzle has written at its end. */
export interface Answers {
  /** By run, indexed by cell or by row of the matrix: the run's own answer, or the others' where they agree; undefined where there is none. */
  readonly of: readonly (Uint8Array | undefined)[];
  /** The runs that solved the puzzle found different answers. */
  readonly differ: boolean;
}

/** What runs have written at their end: asked with each drawing, and a replay away each time. */
const ends = new WeakMap<Timeline, Uint8Array>();

/** What each run is measured by, and whether they have found different answers. */
export function answersOf(runs: readonly ComparedRun[]): Answers {
  const own = runs.map((run) => {
    const { timeline, unit } = run;
    if (timeline.outcome !== 'solved' || timeline.capped) return undefined;
    const written = ends.get(timeline) ?? writtenIn(run, timeline.length).slice();
    ends.set(timeline, written);
    return unit !== 'row' && written.includes(0) ? undefined : written;
  });
  const found = own.filter((answer) => answer !== undefined);
  const differ = found.some((answer) => answer.some((digit, place) => digit !== found[0]![place]));
  return { of: own.map((answer) => answer ?? (differ ? undefined : found[0])), differ };
}

export interface ProgressScene {
  /** A line for each run; none while it is not known. */
  readonly courses: readonly (readonly Point[])[];
  /** What the longest run comes to, and what it has come to now. */
  readonly length: number;
  readonly time: number;
  /** The cells of the grid, or the rows of the answer. */
  readonly size: number;
  /** What all runs have right at their start: the givens. Nothing comes below it, so the drawing begins there. */
  readonly base: number;
  readonly unit: Unit;
  readonly measure: Measure;
}

/** Draws the courses of all runs, each with its letter at its end, and the playhead; the margin has room for the axis. */
export function drawProgress(element: Element, { courses, length, time, size, base, unit, measure }: ProgressScene): void {
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
  const share = axisOf({ length, measure });
  const x = share.copy().range([0, WIDTH]);
  const y = scaleLinear([base, Math.max(size, base + 1)], [HEIGHT - 1, 1]);
  // No line at the end of the axis, where the chart ends.
  const powers = isLogarithmic(measure) ? powersOfTen(1, length - 1) : ticks(0, length, 5).slice(1, -1);
  const amounts = amountsBetween(base, size);
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
    .text((tick) => (measure === 'share' ? words.percent(tick / 10) : words.tick(tick)));
  outer
    .selectAll('.level-label')
    .data(amounts)
    .join('text')
    .attr('class', 'level-label')
    .attr('x', -12)
    .attr('y', (amount) => percent(y(amount) / HEIGHT))
    .attr('dy', 4)
    .text((amount) => (amount === size ? words.inAll(amount, unit) : amount === base ? words.given(amount) : String(amount)));
  outer
    .selectAll('.course-label')
    .data(endLabels(courses, { length, measure, size, heightOf: (right) => y(right) / HEIGHT }))
    .join('text')
    .attr('class', ({ index, side }) => `course-label ${side} ${hueOf(index)}`)
    .attr('x', ({ share }) => percent(share))
    .attr('y', ({ height }) => percent(height))
    .attr('dx', ({ dx }) => dx)
    .attr('dy', ({ side }) => (side === 'above' ? -4 : 5))
    .text(({ index }) => letterOf(index));
}

/** The amounts that the drawing has lines for: all there are, round parts of them that have room above the base, and a base that isn't 0. */
function amountsBetween(base: number, size: number): number[] {
  const [round = size] = ticks(0, size, 3).slice(1);
  // No line is between two cells, or two rows.
  const apart = Math.max(round, 1);
  const between = Array.from({ length: Math.floor(size / apart - 0.5) }, (_, index) => (index + 1) * apart);
  const room = (size - base) / 6;
  return [...(base > 0 ? [base] : []), ...between.filter((amount) => amount > base + room && amount < size - room / 2), size];
}
