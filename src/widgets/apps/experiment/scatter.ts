import { scaleLog } from 'd3-scale';
import { select } from 'd3-selection';
import * as words from '#words/experiment.ts';
import { number } from '#words/language.ts';
import type { Cost } from '../../../experiment/statistics/known-ratio.ts';
import type { Pair } from '../../../experiment/statistics/pairs.ts';
import { powersOfTen, tenth } from '../../ui/numbers.ts';
import { chartIn, drawLabels, drawLines, groupClass, type Label, type Line, markPath } from './chart.ts';

/** A pair with the place of its group. */
export interface Dot {
  readonly pair: Pair;
  readonly group: number;
}

interface ScatterScene {
  readonly dots: readonly Dot[];
  readonly budget: number;
  /** The two runs, in words, and what is counted. */
  readonly runs: readonly [string, string];
  readonly unit: string;
  readonly chosen: Pair | undefined;
  choose(pair: Pair): void;
}

const MARGIN = { left: 62, right: 26, top: 22, bottom: 48 };
/** The most dots that are drawn; more would hide each other and slow the page down. */
const MAX_DOTS = 2000;
/** How far an arrow goes beyond the budget. */
const ARROW = 14;

/** The replicate in the middle of a pair. */
export const shownCosts = ({ costs }: Pair): readonly [Cost, Cost] =>
  costs.toSorted((x, y) => x[0].amount / x[1].amount - y[0].amount / y[1].amount)[Math.floor((costs.length - 1) / 2)]!;

/** A mark for each pair on two logarithmic axes of the same length. What was stopped is an arrow at its budget: at least so much. */
export function drawScatter(element: Element, width: number, scene: ScatterScene): void {
  const { dots, budget, runs, unit, chosen, choose } = scene;
  const height = Math.min(width, 430);
  const svg = chartIn(element, width, height, words.charts.scatter(unit, dots.length));
  const shown = dots.length > MAX_DOTS ? dots.filter((_, index) => index % Math.ceil(dots.length / MAX_DOTS) === 0) : dots;
  const amounts = shown.flatMap(({ pair }) => shownCosts(pair).map(({ amount }) => Math.max(1, amount)));
  const least = 10 ** Math.floor(Math.log10(Math.max(1, Math.min(...amounts, budget))));
  const start = Math.max(least, Math.min(...amounts, budget) * 0.7);
  const [left, right, top, bottom] = [MARGIN.left, width - MARGIN.right, MARGIN.top, height - MARGIN.bottom];
  const x = scaleLog([start, budget], [left, right]).clamp(true);
  const y = scaleLog([start, budget], [bottom, top]).clamp(true);
  const ticks = powersOfTen(start, budget);
  const lines: Line[] = [
    ...ticks.map((tick) => ({ kind: 'grid', x1: x(tick), x2: x(tick), y1: top, y2: bottom })),
    ...ticks.map((tick) => ({ kind: 'grid', x1: left, x2: right, y1: y(tick), y2: y(tick) })),
    { kind: 'axis', x1: left, x2: left, y1: top, y2: bottom },
    { kind: 'axis', x1: left, x2: right, y1: bottom, y2: bottom },
    { kind: 'budget', x1: right, x2: right, y1: top, y2: bottom },
    { kind: 'budget', x1: left, x2: right, y1: top, y2: top },
    ...[1, 10, 100]
      .filter((times) => budget / times > start)
      .map((times) => ({ kind: times === 1 ? 'equal' : 'times', x1: x(start * times), x2: right, y1: bottom, y2: y(budget / times) })),
  ];
  const labels: Label[] = [
    // A tick too near to the budget would be written over it.
    ...ticks
      .filter((tick) => right - x(tick) > 44)
      .map((tick) => ({ kind: 'tick', x: x(tick), y: bottom + 16, text: number(tick), anchor: 'middle' as const })),
    ...ticks
      .filter((tick) => y(tick) - top > 14)
      .map((tick) => ({ kind: 'tick', x: left - 6, y: y(tick) + 4, text: number(tick), anchor: 'end' as const })),
    { kind: 'tick', x: right, y: bottom + 16, text: number(budget), anchor: 'middle' },
    { kind: 'tick', x: left - 6, y: top + 4, text: number(budget), anchor: 'end' },
    { kind: 'name', x: (left + right) / 2, y: bottom + 38, text: runs[0], anchor: 'middle' },
    { kind: 'name', x: 12, y: (top + bottom) / 2, text: runs[1], anchor: 'middle', turned: -90 },
    { kind: 'note', x: left + 0.3 * (right - left), y: bottom - 0.3 * (bottom - top) - 7, text: words.charts.equal, anchor: 'end' },
    ...[10, 100]
      .filter((times) => budget / times > start * 3)
      .map((times) => ({ kind: 'note', x: right - 4, y: y(budget / times) - 4, text: words.times(times), anchor: 'end' as const })),
  ];
  drawLines(svg, 'rule', lines);
  drawLabels(svg, 'label', labels);
  const at = ({ pair }: Dot) => {
    const [a, b] = shownCosts(pair);
    return { x: tenth(x(Math.max(1, a.amount))), y: tenth(y(Math.max(1, b.amount))), a, b };
  };
  svg
    .selectAll<SVGPathElement, Dot>('path.arrow')
    .data(shown.filter(({ pair }) => shownCosts(pair).some(({ finished }) => !finished)))
    .join('path')
    .attr('class', ({ group }) => `arrow ${groupClass(group)}`)
    .attr('d', (dot) => {
      const point = at(dot);
      const right = `M${point.x} ${point.y}h${ARROW}m-4 -3.5l4 3.5l-4 3.5`;
      const up = `M${point.x} ${point.y}v${-ARROW}m-3.5 4l3.5 -4l3.5 4`;
      return `${point.a.finished ? '' : right}${point.b.finished ? '' : up}`;
    });
  svg
    .selectAll<SVGPathElement, Dot>('path.dot')
    .data(shown)
    .join('path')
    .attr('class', ({ pair, group }) => `dot ${groupClass(group)}${pair === chosen ? ' chosen' : ''}`)
    .attr('d', (dot) => markPath(dot.group, at(dot).x, at(dot).y))
    .on('click', (_, { pair }) => choose(pair))
    .each(function ({ pair }) {
      select(this)
        .selectAll('title')
        .data([pair.name ?? pair.puzzle])
        .join('title')
        .text((name) => name);
    });
  const ring = shown.find(({ pair }) => pair === chosen);
  svg
    .selectAll<SVGCircleElement, Dot>('circle.ring')
    .data(ring ? [ring] : [])
    .join('circle')
    .attr('class', 'ring')
    .attr('r', 9)
    .attr('cx', (dot) => at(dot).x)
    .attr('cy', (dot) => at(dot).y);
}
