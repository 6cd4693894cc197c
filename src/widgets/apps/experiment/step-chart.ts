import { scaleLinear, scaleLog } from 'd3-scale';
import * as words from '#words/experiment.ts';
import { number } from '#words/language.ts';
import type { Cactus } from '../../../experiment/statistics/survival.ts';
import { hueOf, letterOf } from '../../runs/named-run.ts';
import { powersOfTen, tenth } from '../../ui/numbers.ts';
import { chartIn, drawLabels, drawLines, type Line } from './chart.ts';

interface StepScene {
  /** One for each run, in their order. */
  readonly curves: readonly Cactus[];
  readonly budget: number;
  readonly unit: string;
}

const MARGIN = { left: 46, right: 36, top: 12, bottom: 46 };
const HEIGHT = 280;

/** How many attempts have come to their end within each amount, up to the budget: the higher a line, the better. */
export function drawSteps(element: Element, width: number, { curves, budget, unit }: StepScene): void {
  const svg = chartIn(element, width, HEIGHT, words.charts.cactus(unit));
  const amounts = curves.flatMap(({ steps }) => steps.map(({ amount }) => Math.max(1, amount)));
  const start = Math.min(budget / 10, ...amounts) * 0.9;
  const [left, right, top, bottom] = [MARGIN.left, width - MARGIN.right, MARGIN.top, HEIGHT - MARGIN.bottom];
  const x = scaleLog([start, budget], [left, right]).clamp(true);
  const y = scaleLinear([0, 1], [bottom, top]);
  const ticks = powersOfTen(start, budget).filter((tick) => right - x(tick) > 40);
  const lines: Line[] = [
    ...[0.25, 0.5, 0.75, 1].map((share) => ({ kind: 'grid', x1: left, x2: right, y1: y(share), y2: y(share) })),
    ...ticks.map((tick) => ({ kind: 'grid', x1: x(tick), x2: x(tick), y1: top, y2: bottom })),
    { kind: 'axis', x1: left, x2: right, y1: bottom, y2: bottom },
    { kind: 'budget', x1: right, x2: right, y1: top, y2: bottom },
  ];
  drawLines(svg, 'rule', lines);
  const ends = curves.map(({ steps, of }) => ((steps.at(-1)?.count ?? 0) / Math.max(1, of)) as number);
  drawLabels(svg, 'label', [
    ...[0, 0.5, 1].map((share) => ({ kind: 'tick', x: left - 6, y: y(share) + 4, text: words.percent(share), anchor: 'end' as const })),
    ...ticks.map((tick) => ({ kind: 'tick', x: x(tick), y: bottom + 16, text: number(tick), anchor: 'middle' as const })),
    { kind: 'tick', x: right, y: bottom + 16, text: number(budget), anchor: 'middle' },
    { kind: 'name', x: left, y: HEIGHT - 6, text: words.charts.within(unit) },
    ...curves.map((_, place) => ({
      kind: `letter ${hueOf(place)}`,
      x: right + 6 + (place % 3) * 10,
      y: y(ends[place]!) + 4,
      text: letterOf(place),
    })),
  ]);
  svg
    .selectAll<SVGPathElement, Cactus>('path.steps')
    .data([...curves])
    .join('path')
    .attr('class', (_, place) => `steps ${hueOf(place)} dash-${place}`)
    .attr('d', ({ steps, of }) => {
      const path = steps.map(({ amount, count }) => `H${tenth(x(Math.max(1, amount)))}V${tenth(y(count / Math.max(1, of)))}`).join('');
      return `M${left} ${bottom}${path}H${right}`;
    });
}
