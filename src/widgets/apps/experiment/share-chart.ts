import { scaleLinear, scalePoint } from 'd3-scale';
import * as words from '#words/experiment.ts';
import type { Interval } from '../../../experiment/statistics/interval.ts';
import { hueOf } from '../../runs/named-run.ts';
import { tenth } from '../../ui/numbers.ts';
import { chartIn, drawLabels, drawLines, type Line, markPath } from './chart.ts';
import type { Guess } from './prediction.ts';

/** A share that is drawn: in which column, and of which series. */
export interface DrawnShare {
  readonly column: string;
  readonly series: number;
  readonly share: number;
  /** Not shown before all runs are done. */
  readonly interval: Interval | undefined;
  /** With each seed alone. */
  readonly bySeed: readonly number[];
}

interface ShareScene {
  readonly columns: readonly string[];
  readonly shares: readonly DrawnShare[];
  /** For each column; shares in percent. */
  readonly guesses: readonly Guess[] | undefined;
  /** Whether columns are in an order that lines may follow. */
  readonly isCurve: boolean;
  readonly title: string;
  /** Under the columns; may be empty. */
  readonly axis: string;
}

const HEIGHT = 280;
const MARGIN = { left: 46, right: 14, top: 12, bottom: 46 };

/** Shares of what was solved: a mark with its interval in each column, small marks for single seeds, and what was guessed. */
export function drawShares(element: Element, width: number, { columns, shares, guesses, isCurve, title, axis }: ShareScene): void {
  const svg = chartIn(element, width, HEIGHT, title);
  const [left, right, top, bottom] = [MARGIN.left, width - MARGIN.right, MARGIN.top, HEIGHT - MARGIN.bottom];
  const x = scalePoint([...columns], [left, right]).padding(0.5);
  const y = scaleLinear([0, 1], [bottom, top]);
  const series = Math.max(0, ...shares.map((share) => share.series)) + 1;
  const place = ({ column, series: of }: Pick<DrawnShare, 'column' | 'series'>) => x(column)! + (isCurve ? (of - (series - 1) / 2) * 5 : 0);
  const intervals = shares.flatMap((share): Line[] => {
    if (!share.interval) return [];
    const at = place(share);
    const { from, to } = share.interval;
    const end = (value: number) => ({ kind: 'interval', x1: at - 4, x2: at + 4, y1: y(value), y2: y(value) });
    return [{ kind: 'interval', x1: at, x2: at, y1: y(from), y2: y(to) }, end(from), end(to)];
  });
  drawLines(svg, 'rule', [
    ...[0.25, 0.5, 0.75, 1].map((share) => ({ kind: 'grid', x1: left, x2: right, y1: y(share), y2: y(share) })),
    { kind: 'axis', x1: left, x2: right, y1: bottom, y2: bottom },
    ...intervals,
  ]);
  const step = columns.length > 8 ? Math.ceil((columns.length * 40) / (right - left)) : 1;
  drawLabels(svg, 'label', [
    ...[0, 0.5, 1].map((share) => ({ kind: 'tick', x: left - 6, y: y(share) + 4, text: words.percent(share), anchor: 'end' as const })),
    ...columns
      .filter((_, index) => index % step === 0)
      .map((column) => ({ kind: 'tick', x: x(column)!, y: bottom + 16, text: column, anchor: 'middle' as const })),
    { kind: 'name', x: left, y: HEIGHT - 6, text: axis },
  ]);
  const ghosts = (guesses ?? []).flatMap(({ value }, index) => {
    const column = columns[index];
    return column === undefined ? [] : [{ x: x(column)!, y: y(value / 100) }];
  });
  const wide = Math.min(22, (right - left) / columns.length - 4);
  svg
    .selectAll<SVGPathElement, null>('path.ghost')
    .data(ghosts.length > 0 ? [null] : [])
    .join('path')
    .attr('class', 'ghost')
    .classed('open', isCurve)
    .attr('d', () =>
      isCurve
        ? `M${ghosts.map((point) => `${tenth(point.x)} ${tenth(point.y)}`).join('L')}`
        : ghosts.map((point) => `M${tenth(point.x - wide)} ${bottom}V${tenth(point.y)}H${tenth(point.x + wide)}V${bottom}`).join(''),
    );
  const lines = isCurve ? Array.from({ length: series }, (_, of) => shares.filter((share) => share.series === of)) : [];
  svg
    .selectAll<SVGPathElement, readonly DrawnShare[]>('path.steps')
    .data(lines)
    .join('path')
    .attr('class', (_, of) => `steps ${hueOf(of)} dash-${of}`)
    .attr('d', (those) => `M${those.map((share) => `${tenth(place(share))} ${tenth(y(share.share))}`).join('L')}`);
  const seeds = shares.flatMap((share) => (share.bySeed.length > 1 ? share.bySeed.map((value) => ({ share, value })) : []));
  svg
    .selectAll<SVGCircleElement, (typeof seeds)[number]>('circle.seed')
    .data(seeds)
    .join('circle')
    .attr('class', 'seed')
    .attr('r', 2.2)
    .attr('cx', ({ share }) => place(share) + 11)
    .attr('cy', ({ value }) => y(value));
  svg
    .selectAll<SVGPathElement, DrawnShare>('path.median')
    .data([...shares])
    .join('path')
    .attr('class', ({ series: of }) => `median ${hueOf(of)}`)
    .attr('d', (share) => markPath(isCurve ? share.series : 0, tenth(place(share)), tenth(y(share.share)), 4.5));
}
