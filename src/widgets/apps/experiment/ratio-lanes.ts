import { scaleLog } from 'd3-scale';
import * as words from '#words/experiment.ts';
import type { RatioEstimate } from '../../../experiment/statistics/median-ratio.ts';
import type { Doubt } from '../../../experiment/statistics/verdict.ts';
import { tenth } from '../../ui/numbers.ts';
import { chartIn, drawLabels, drawLines, groupClass, type Label, type Line, markPath } from './chart.ts';
import type { Guess } from './prediction.ts';

/** A lane: a group's ratios with their median, or how two groups compare. */
export interface RatioLane {
  readonly name: string;
  /** Finite ratios, each of one pair; a pair with a stopped run is at what is known of it. */
  readonly ratios: readonly number[];
  /** Not shown before all runs are done. */
  readonly estimate: RatioEstimate | undefined;
  readonly doubts: readonly Doubt[];
  readonly guess: Guess | undefined;
}

const LANE = 78;
const BARS = 26;
const NAMES = 84;
const BOTTOM = 26;
/** Bars for each factor of ten. */
const BARS_A_DECADE = 8;

/** The ratio at an edge of the drawing, for one that is beyond it or unknown. */
const within = (value: number, [least, greatest]: readonly [number, number]) => Math.min(greatest, Math.max(least, value));

/** Lanes on one logarithmic axis of ratios: how often which ratio occurs, the median with its interval, and what was guessed, as a ghost. */
export function drawRatioLanes(element: Element, width: number, lanes: readonly RatioLane[], name: string): void {
  const all = lanes.flatMap(({ ratios, guess, estimate }) => [
    ...ratios,
    ...(guess?.range ? [guess.range.from, guess.range.to] : []),
    ...(estimate ? [estimate.least, estimate.greatest] : []),
  ]);
  const finite = all.filter((value) => value > 0 && Number.isFinite(value));
  const domain: [number, number] = [
    10 ** Math.floor(Math.log10(Math.min(0.8, ...finite))),
    10 ** Math.ceil(Math.log10(Math.max(10, ...finite))),
  ];
  const height = lanes.length * LANE + BOTTOM;
  const svg = chartIn(element, width, height, name);
  const x = scaleLog(domain, [NAMES, width - 16]).clamp(true);
  const ticks = decades(domain);
  const lines: Line[] = ticks.map((tick) => ({
    kind: tick === 1 ? 'equal' : 'grid',
    x1: x(tick),
    x2: x(tick),
    y1: 4,
    y2: lanes.length * LANE,
  }));
  const labels: Label[] = ticks
    .filter((_, index) => ticks.length < 6 || index % 2 === 0 || ticks[index] === 1)
    .map((tick) => ({
      kind: 'tick',
      x: x(tick),
      y: height - 8,
      text: tick === 1 ? words.charts.equal : words.times(tick),
      anchor: 'middle',
    }));
  const bars: { x: number; y: number; width: number; height: number; group: number }[] = [];
  const marks: { d: string; kind: string }[] = [];
  const ghosts: { from: number; to: number; y: number; at: number }[] = [];
  lanes.forEach(({ name: laneName, ratios, estimate, doubts, guess }, group) => {
    const top = group * LANE;
    const base = top + BARS + 8;
    laneName.split('\n').forEach((text, line) => {
      labels.push({ kind: 'name', x: 0, y: base - 4 + 15 * line, text });
    });
    if (ratios.length > 0) {
      lines.push({ kind: 'base', x1: NAMES, x2: width - 16, y1: base, y2: base });
      for (const bar of barsOf(ratios, domain)) {
        const [from, to] = [x(bar.from), x(bar.to)];
        bars.push({ x: from, y: base - bar.share * BARS, width: Math.max(1, to - from - 1), height: bar.share * BARS, group });
      }
    }
    if (estimate) {
      const y = base + 13;
      const [from, to, middle] = [estimate.interval.from, estimate.interval.to, estimate.least].map((value) => x(within(value, domain)));
      lines.push({ kind: 'interval', x1: from!, x2: to!, y1: y, y2: y });
      for (const end of [from!, to!]) lines.push({ kind: 'interval', x1: end, x2: end, y1: y - 5, y2: y + 5 });
      marks.push({ d: markPath(group, tenth(middle!), y, 5), kind: groupClass(group) });
      const text = words.charts.estimate(estimate, doubts.length > 0);
      const fits = to! + 10 + 6.3 * text.length < width;
      labels.push(
        fits
          ? { kind: 'value', x: to! + 8, y: y + 4, text }
          : { kind: 'value', x: Math.max(NAMES, from!), y: y + 18, text, anchor: 'start' },
      );
    }
    if (guess?.range) ghosts.push({ from: x(guess.range.from), to: x(guess.range.to), at: x(guess.value), y: base + 23 });
  });
  drawLines(svg, 'rule', lines);
  svg
    .selectAll<SVGRectElement, (typeof bars)[number]>('rect.bar')
    .data(bars)
    .join('rect')
    .attr('class', ({ group }) => `bar ${groupClass(group)}`)
    .attr('x', (bar) => tenth(bar.x))
    .attr('y', (bar) => tenth(bar.y))
    .attr('width', (bar) => tenth(bar.width))
    .attr('height', (bar) => tenth(bar.height));
  drawGhosts(svg, ghosts);
  svg
    .selectAll<SVGPathElement, (typeof marks)[number]>('path.median')
    .data(marks)
    .join('path')
    .attr('class', ({ kind }) => `median ${kind}`)
    .attr('d', ({ d }) => d);
  drawLabels(svg, 'label', [...labels, ...ghosts.map(({ to, y }) => ({ kind: 'ghost', x: to + 10, y: y + 11, text: words.charts.you }))]);
}

function drawGhosts(svg: ReturnType<typeof chartIn>, ghosts: readonly { from: number; to: number; y: number; at: number }[]): void {
  svg
    .selectAll<SVGPathElement, (typeof ghosts)[number]>('path.ghost')
    .data([...ghosts])
    .join('path')
    .attr('class', 'ghost')
    // A frame, and a diamond at what was said.
    .attr('d', ({ from, to, y, at }) => `M${from - 3} ${y}H${to + 3}V${y + 14}H${from - 3}ZM${at} ${y + 1}l6 6l-6 6l-6 -6Z`);
}

function decades([least, greatest]: readonly [number, number]): number[] {
  const [from, to] = [Math.round(Math.log10(least)), Math.round(Math.log10(greatest))];
  return Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
}

/** How often ratios lie in each part of an axis, as a share of the most frequent part. */
function barsOf(ratios: readonly number[], domain: readonly [number, number]): { from: number; to: number; share: number }[] {
  const counts = new Map<number, number>();
  for (const ratio of ratios) {
    const part = Math.floor(Math.log10(within(ratio, domain)) * BARS_A_DECADE);
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return Array.from(counts, ([part, count]) => ({
    from: 10 ** (part / BARS_A_DECADE),
    to: 10 ** ((part + 1) / BARS_A_DECADE),
    share: count / most,
  }));
}
