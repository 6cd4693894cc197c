import { select } from 'd3-selection';
import { number } from '#words/language.ts';
import { strip as words } from '#words/views.ts';
import type { OverviewColumn } from '../../../trace/overview.ts';
import { setAttributes } from '../kit/elements.ts';
import { PAST_SHARE, viewThatNeeds } from '../view.ts';

/** The drawing's own units; it is stretched to the width of the page. */
export const OVERVIEW_WIDTH = 1124;
export const OVERVIEW_HEIGHT = 64;

/** The whole run's metric as an area, least and greatest value a pixel, with the playhead. */
export const overviewView = viewThatNeeds({}, (element, { timeline, algorithm }) => {
  /** So many of the metric make a line: 0 where there are none. */
  const line = algorithm.metric.lines?.of(timeline.peek(0)) ?? 0;
  const label = select(element).selectAll('p').data([null]).join('p').attr('class', 'strip-metric');
  label.selectAll('span').data([algorithm.metric.label]).join('span').text(String);
  const value = label.selectAll('b').data([null]).join('b');
  const svg = select(element)
    .selectAll<SVGSVGElement, null>('svg.strip')
    .data([null])
    .join('svg')
    .attr('class', 'strip')
    .attr('viewBox', `0 0 ${OVERVIEW_WIDTH} ${OVERVIEW_HEIGHT + 10}`)
    .attr('preserveAspectRatio', 'none')
    .attr('aria-hidden', 'true');
  const part = (name: string, tag: string) => svg.selectAll(`.${name}`).data([null]).join(tag).attr('class', name);
  const area = part('area', 'path');
  const past = part('past', 'rect').attr('x', 0).attr('y', 0).attr('width', 0).attr('height', OVERVIEW_HEIGHT);
  const least = part('least', 'path');
  const lines = part('lines', 'path');
  const head = part('head', 'path');
  let drawn = '';
  return {
    grows: 'length',
    draw({ position }) {
      const { length, withheld } = timeline;
      const width = withheld ? PAST_SHARE * OVERVIEW_WIDTH : OVERVIEW_WIDTH;
      if (`${length} ${withheld}` !== drawn) {
        drawn = `${length} ${withheld}`;
        const columns = timeline.overview(OVERVIEW_WIDTH / 2);
        area.attr('d', areaPath(columns, timeline.metricMax, width));
        least.attr('d', overviewLine(columns, timeline.metricMax, width));
        lines.attr('d', linesPath(line, timeline.metricMax));
        svg.attr('data-metric', algorithm.metric.label);
      }
      const now = timeline.metricAt(position);
      setAttributes(value, {}, number(now));
      // There are as many lines as one is long; after the last there is none to be in.
      const row = Math.floor(now / line) + 1;
      label
        .selectAll('small')
        .data(line > 0 && row <= line ? [words.line(algorithm.metric.lines!.label, row)] : [])
        .join('small')
        .text(String);
      const x = length === 0 ? (withheld ? width : 0) : Math.round((position / length) * width * 10) / 10;
      setAttributes(past, { width: x });
      setAttributes(head, { d: `M${x} 0V${OVERVIEW_HEIGHT + 10}` });
    },
  };
});

const heightOf = (value: number, max: number) =>
  Math.round((OVERVIEW_HEIGHT - 2 - (value / Math.max(max, 1)) * (OVERVIEW_HEIGHT - 10)) * 10) / 10;

function areaPath(columns: readonly OverviewColumn[], max: number, whole: number): string {
  if (columns.length === 0) return '';
  const width = whole / columns.length;
  const steps = columns.map(([, high], index) => `L${Math.round(index * width)} ${heightOf(high, max)}`);
  return `M0 ${OVERVIEW_HEIGHT}${steps.join('')}L${Math.round(whole)} ${heightOf(columns.at(-1)![1], max)}V${OVERVIEW_HEIGHT}Z`;
}

/** A line across the drawing wherever so many more are full. */
function linesPath(line: number, max: number): string {
  const full = line > 0 ? Math.floor(max / line) : 0;
  return Array.from({ length: full }, (_, index) => `M0 ${heightOf((index + 1) * line, max)}H${OVERVIEW_WIDTH}`).join('');
}

/** The least values of a run as a line. */
export function overviewLine(columns: readonly OverviewColumn[], max: number, whole = OVERVIEW_WIDTH): string {
  if (columns.length === 0) return '';
  const width = whole / columns.length;
  return `M${columns.map(([low], index) => `${Math.round(index * width)} ${heightOf(low, max)}`).join('L')}`;
}
