import { axisBottom } from 'd3-axis';
import { type ScaleLogarithmic, scaleLog } from 'd3-scale';
import { select } from 'd3-selection';
import { seedTold } from '#words/explorers.ts';
import { number } from '#words/language.ts';
import type { RunSummary } from '../../../engine/fast/repeat.ts';
import { powersOfTen } from '../../ui/numbers.ts';

const WIDTH = 640;
/** The height of a set: of the newest, and of an earlier one below it. */
export const HEIGHTS = { newest: 120, earlier: 76 } as const;
/** At each side: half of the longest number of the axis. */
const ASIDE = 36;

type Scale = ScaleLogarithmic<number, number>;

/** One scale for all sets, so that they can be compared by eye. */
export function scaleFor(sets: readonly (readonly RunSummary[])[]): Scale {
  const counts = sets.flat().map(({ proposals }) => Math.max(1, proposals));
  const least = Math.min(...counts, 1000);
  return scaleLog([least, Math.max(10 * least, ...counts)], [ASIDE, WIDTH - ASIDE])
    .nice()
    .clamp(true);
}

/** Draws the runs of a set as dots, by how many swaps each of them took, and a line for the median where there is one. */
export function drawSeeds(drawing: SVGSVGElement, results: readonly RunSummary[], median: number | undefined, x: Scale): void {
  const height = drawing.viewBox.baseVal.height;
  const axis = axisBottom(x)
    .tickValues(powersOfTen(...(x.domain() as [number, number])))
    .tickFormat((tick) => number(Number(tick)))
    .tickSize(-(height - 26))
    .tickPadding(7);
  const svg = select(drawing);
  svg
    .selectAll<SVGGElement, null>('g.axis')
    .data([null])
    .join((enter) => enter.insert('g', ':first-child'))
    .attr('class', 'axis')
    .attr('transform', `translate(0 ${height - 20})`)
    .call(axis)
    .call((drawn) => drawn.select('.domain').remove());
  svg
    .selectAll<SVGCircleElement, RunSummary>('circle')
    .data(results, (result) => result?.seed)
    .join('circle')
    .attr('class', ({ outcome }) => (outcome === 'solved' ? 'run solved' : 'run unsolved'))
    .attr('r', 5)
    .attr('cx', ({ proposals }) => x(proposals))
    .attr('cy', ({ seed }) => 10 + ((seed * 29) % (height - 40)))
    .selectAll('title')
    .data((result) => [result])
    .join('title')
    .text(seedTold);
  svg
    .selectAll('path.median')
    .data(median === undefined ? [] : [median])
    .join('path')
    .attr('class', 'median')
    .attr('d', (value) => `M${x(value)} 2V${height - 20}`);
}
