import { plot as words } from '#words/coach.ts';
import { rungName } from '../../../../narration/en/solve.ts';
import { svgElement } from '../../../ui/element.ts';
import type { Outcome } from './memory.ts';
import { plotLayout } from './plot-layout.ts';
import type { Skill } from './profile.ts';

/** The outline of each sign around its place. */
const OUTLINES: Readonly<Record<Outcome | 'late', string>> = {
  seen: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  late: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  passed: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  hint: 'M0-4.5 5 4h-10z',
  guess: 'M0-5.5 5.5 0 0 5.5-5.5 0z',
  mistake: 'M-4-4 4 4M4-4-4 4',
};

const sign = (name: Outcome | 'late', x: number, y: number) =>
  svgElement('path', { d: OUTLINES[name], transform: `translate(${x} ${y})`, class: `chance ${name}` });

/** The sign of a legend. */
export function legendSign(name: Outcome | 'late'): SVGElement {
  const svg = svgElement('svg', { viewBox: '-7 -7 14 14', width: 14, height: 14, 'aria-hidden': 'true' });
  svg.append(sign(name, 0, 0));
  return svg;
}

/** Draws the chances of a player, a row for each technique. What it shows is in the table as numbers. */
export function drawPlot(place: HTMLElement, skills: readonly Skill[], width: number): void {
  const { height, left, right, top, base, ticks, rows } = plotLayout(skills, width);
  const svg = svgElement('svg', { viewBox: `0 0 ${width} ${height}`, width, height, 'aria-hidden': 'true' });
  const line = (name: string, d: string) => svgElement('path', { d, class: name });
  svg.append(
    ...ticks.map(({ x }) => line('tick', `M${x} ${top}V${base}`)),
    ...ticks.map(({ seconds, x }) => svgElement('text', { x, y: base + 16, class: 'tick-name' }, String(seconds))),
    svgElement('text', { x: right, y: base + 30, class: 'axis-name' }, words.axis),
    ...rows.flatMap(({ rung, nameY, y, signs, median }) => [
      line('lane', `M${left} ${y}H${right}`),
      svgElement('text', { x: 2, y: nameY, class: 'row-name' }, rungName(rung)),
      ...(median === undefined ? [] : [line('median', `M${median} ${y - 10}V${y + 10}`)]),
      ...signs.map((each) => sign(each.sign, each.x, y)),
    ]),
  );
  place.replaceChildren(svg);
}
