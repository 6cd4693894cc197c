import { scaleLinear, scaleLog } from 'd3-scale';
import * as words from '#words/experiment.ts';
import { tenth } from '../../ui/numbers.ts';
import { chartIn, drawLabels, drawLines, groupClass, type Label, type Line } from './chart.ts';
import type { ClassSummary } from './class-guesses.ts';
import { MAX_RATIO, MIN_RATIO } from './prediction.ts';

const NAMES = 104;
const DOT = 9;
const UNDER = 26;
const ABOVE = 12;
const BOTTOM = 26;

/** The guesses of a class: a row for each thing that was asked, a dot for each guess on its axis, and under them what came out. */
export function drawClass(element: Element, width: number, kind: 'ratio' | 'share', rows: readonly ClassSummary[]): void {
  const [left, right] = [NAMES, width - 18];
  const x =
    kind === 'ratio' ? scaleLog([MIN_RATIO, MAX_RATIO], [left, right]).clamp(true) : scaleLinear([0, 100], [left, right]).clamp(true);
  const stacks = rows.map(({ values }) => stacked(values.map((value) => x(value))));
  const heights = stacks.map((dots) => ABOVE + UNDER + DOT * Math.max(1, ...dots.map(({ level }) => level + 1)));
  const height = heights.reduce((sum, each) => sum + each, 0) + BOTTOM;
  const svg = chartIn(element, width, height, words.classChart.title);
  const ticks = kind === 'ratio' ? (width < 500 ? [0.1, 1, 10, 100] : [0.1, 0.5, 1, 2, 5, 10, 20, 50, 100, 500]) : [0, 25, 50, 75, 100];
  const lines: Line[] = ticks.map((tick) => ({
    kind: kind === 'ratio' && tick === 1 ? 'equal' : 'grid',
    x1: x(tick),
    x2: x(tick),
    y1: 0,
    y2: height - BOTTOM,
  }));
  const tickText = (tick: number) => (kind === 'share' ? words.percent(tick / 100) : tick === 1 ? words.charts.equal : words.times(tick));
  const labels: Label[] = ticks.map((tick) => ({ kind: 'tick', x: x(tick), y: height - 8, text: tickText(tick), anchor: 'middle' }));
  const dots: { x: number; y: number; group: number }[] = [];
  let bottom = 0;
  rows.forEach(({ name, result }, place) => {
    bottom += heights[place]!;
    const base = bottom - UNDER;
    labels.push({ kind: 'name', x: 0, y: base, text: name });
    lines.push({ kind: 'base', x1: left, x2: right, y1: base, y2: base });
    for (const dot of stacks[place]!) dots.push({ x: dot.x, y: base - DOT * (dot.level + 0.5), group: place });
    if (!result) return;
    const isFirst = rows.findIndex((row) => row.result) === place;
    const y = base + 11;
    const [from, to] = [x(Math.max(result.from, MIN_RATIO / 10)), x(Math.min(result.to, 10 * MAX_RATIO))];
    lines.push({ kind: 'interval', x1: from, x2: to, y1: y, y2: y });
    for (const end of [from, to]) lines.push({ kind: 'interval', x1: end, x2: end, y1: y - 5, y2: y + 5 });
    if (isFirst)
      labels.push({
        kind: 'value',
        x: to > width * 0.75 ? from - 8 : to + 8,
        y: y + 4,
        text: words.classChart.result,
        anchor: to > width * 0.75 ? 'end' : 'start',
      });
  });
  drawLines(svg, 'rule', lines);
  svg
    .selectAll<SVGCircleElement, (typeof dots)[number]>('circle.guess')
    .data(dots)
    .join('circle')
    .attr('class', ({ group }) => `guess ${groupClass(group)}`)
    .attr('r', DOT / 2 - 0.5)
    .attr('cx', (dot) => tenth(dot.x))
    .attr('cy', (dot) => tenth(dot.y));
  drawLabels(svg, 'label', labels);
}

/** Puts dots that would cover each other on top of each other. */
function stacked(places: readonly number[]): { readonly x: number; readonly level: number }[] {
  const levels = new Map<number, number>();
  return places.map((at) => {
    const bin = Math.round(at / DOT);
    const level = levels.get(bin) ?? 0;
    levels.set(bin, level + 1);
    return { x: bin * DOT, level };
  });
}
