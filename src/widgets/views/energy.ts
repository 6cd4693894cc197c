import { select } from 'd3-selection';
import { type Profile, profileOf, worseKinds } from './energy-profile.ts';
import { viewThatNeeds } from './view.ts';

const WIDTH = 1124;
const HEIGHT = 200;
const SHARE_TOP = 226;
const SHARE_HEIGHT = 70;
/**
 * Energy and best so far over the run, the temperature on a logarithmic scale, worse moves that were kept,
 * and the share kept. Drag to zoom into a part, click to go there.
 */
export const energyView = viewThatNeeds({ roles: ['proposes', 'keeps'] }, (element, { algorithm, timeline, seek }) => {
  const root = select(element);
  const bar = root.selectAll<HTMLDivElement, null>('div.energy-bar').data([null]).join('div').attr('class', 'energy-bar');
  const cools = algorithm.localSearch?.temperatureOf !== undefined;
  const legend: [string, string][] = [
    ['current', 'energy'],
    ['best', 'best so far'],
    ...(worseKinds(algorithm).length > 0 ? ([['worse', 'worse, accepted']] as [string, string][]) : []),
    ...(cools ? ([['temperature', 'temperature (log)']] as [string, string][]) : []),
  ];
  bar
    .selectAll('span')
    .data(legend)
    .join('span')
    .attr('class', ([name]) => `legend ${name}`)
    .text(([, text]) => text);
  const svg = root
    .selectAll<SVGSVGElement, null>('svg.energy')
    .data([null])
    .join('svg')
    .attr('class', 'energy')
    .attr('viewBox', `0 0 ${WIDTH} ${SHARE_TOP + SHARE_HEIGHT + 6}`)
    .attr('role', 'img');
  const plot = svg.selectAll<SVGGElement, null>('g.plot').data([null]).join('g').attr('class', 'plot');
  let first = 0;
  let last: number | undefined;
  let made = '';
  let at = 0;

  const end = () => last ?? timeline.length;
  const x = (position: number) => Math.round(((position - first) / Math.max(1, end() - first)) * WIDTH * 10) / 10;
  const show = (from: number, to: number | undefined) => {
    first = Math.max(0, Math.round(from));
    last = to === undefined || (first === 0 && to >= timeline.length) ? undefined : Math.min(timeline.length, Math.round(to));
    draw(at);
  };

  function draw(position: number): void {
    at = position;
    // While a run streams in, a new profile for each doubling or so is enough.
    const size = timeline.complete ? timeline.length : 2 ** Math.floor(Math.log2(timeline.length + 1) * 2) / 2;
    const key = `${first}/${last ?? Math.floor(size)}/${timeline.complete}`;
    if (key !== made) {
      made = key;
      drawProfile(plot as never, profileOf(timeline, first, end()), x);
      svg.attr('aria-label', `Energy from step ${first} to ${end()}`);
    }
    svg
      .selectAll('path.head')
      .data([x(Math.max(first, Math.min(end(), position)))])
      .join('path')
      .attr('class', 'head')
      .attr('d', (place) => `M${place} 0V${SHARE_TOP + SHARE_HEIGHT}`);
  }

  if (seek) {
    const buttons: [string, string, () => void][] = [
      ['−', 'Zoom out', () => show(at - (end() - first) * 2, Math.min(timeline.length, at + (end() - first) * 2))],
      ['+', 'Zoom in', () => show(at - (end() - first) / 8, Math.max(at + (end() - first) / 8, first + 20))],
      ['whole run', 'Whole run', () => show(0, undefined)],
    ];
    bar
      .selectAll('button')
      .data(buttons)
      .join('button')
      .attr('type', 'button')
      .attr('class', 'chip')
      .attr('aria-label', ([, name]) => name)
      .text(([text]) => text)
      .on('click', (_, [, , act]) => act());
    brush(svg.node()!, (place) => first + place * (end() - first), seek, show);
  }
  return { grows: true, draw: ({ position }) => draw(position) };
});

/** Drag marks a part and zooms into it; a click without a drag goes to a place. */
function brush(
  svg: SVGSVGElement,
  positionAt: (share: number) => number,
  seek: (position: number) => void,
  show: (from: number, to: number) => void,
): void {
  let from: number | undefined;
  const share = (event: PointerEvent) => {
    const box = svg.getBoundingClientRect();
    return Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
  };
  const mark = select(svg)
    .append('rect')
    .attr('class', 'brush')
    .attr('y', 0)
    .attr('height', SHARE_TOP + SHARE_HEIGHT)
    .attr('width', 0);
  svg.addEventListener('pointerdown', (event) => {
    from = share(event);
    svg.setPointerCapture(event.pointerId);
  });
  svg.addEventListener('pointermove', (event) => {
    if (from === undefined) return;
    const to = share(event);
    mark.attr('x', Math.min(from, to) * WIDTH).attr('width', Math.abs(to - from) * WIDTH);
  });
  svg.addEventListener('pointerup', (event) => {
    if (from === undefined) return;
    const to = share(event);
    mark.attr('width', 0);
    if (Math.abs(to - from) > 0.01) show(positionAt(Math.min(from, to)), positionAt(Math.max(from, to)));
    else seek(Math.round(positionAt(to)));
    from = undefined;
  });
  svg.addEventListener('pointercancel', () => {
    from = undefined;
    mark.attr('width', 0);
  });
}

function drawProfile(plot: ReturnType<typeof select<SVGGElement, unknown>>, profile: Profile, x: (position: number) => number): void {
  const { columns, best, top, marks, temperatures, shares, bar } = profile;
  const y = (energy: number) => Math.round((HEIGHT - 4 - (energy / top) * (HEIGHT - 14)) * 10) / 10;
  const columnX = (index: number) => Math.round((index / Math.max(1, columns.length)) * WIDTH * 10) / 10;
  const tickStep = top > 40 ? 20 : top > 12 ? 10 : 2;
  const ticks = Array.from({ length: Math.floor(top / tickStep) + 1 }, (_, i) => i * tickStep);
  plot
    .selectAll('path.tick')
    .data(ticks)
    .join('path')
    .attr('class', 'tick')
    .attr('d', (tick) => `M0 ${y(tick)}H${WIDTH}`);
  plot
    .selectAll('text.tick')
    .data(ticks)
    .join('text')
    .attr('class', 'tick')
    .attr('x', WIDTH - 4)
    .attr('y', (tick) => y(tick) - 4)
    .text((tick) => tick);
  const path = (name: string, d: string) => plot.selectAll(`path.${name}`).data([d]).join('path').attr('class', name).attr('d', d);
  path('current', columns.map(([low, high], index) => `M${columnX(index)} ${y(high)}V${y(low) + 0.8}`).join(''));
  path('best', best.length > 0 ? `M${best.map((energy, index) => `${columnX(index)} ${y(energy)}`).join('L')}` : '');
  const hottest = Math.max(1e-9, ...temperatures.map(({ temperature }) => temperature));
  const coldest = Math.min(hottest / 10, ...temperatures.map(({ temperature }) => temperature));
  const level = (temperature: number) => HEIGHT - 4 - (Math.log(temperature / coldest) / Math.log(hottest / coldest)) * (HEIGHT - 14);
  path(
    'temperature',
    temperatures.length > 0
      ? `M${temperatures.map(({ position, temperature }) => `${x(position)} ${Math.round(level(temperature) * 10) / 10}`).join('L')}`
      : '',
  );
  plot
    .selectAll('circle.worse')
    .data([...marks])
    .join('circle')
    .attr('class', 'worse')
    .attr('r', 2)
    .attr('cx', ({ position }) => x(position))
    .attr('cy', ({ energy }) => y(energy));
  plot
    .selectAll('rect.share')
    .data([...shares])
    .join('rect')
    .attr('class', 'share')
    .attr('x', ({ from }) => x(from))
    .attr('width', ({ from, to }) => Math.max(0.8, x(to) - x(from) - 0.6))
    .attr('y', ({ share }) => SHARE_TOP + (1 - share) * SHARE_HEIGHT)
    .attr('height', ({ share }) => share * SHARE_HEIGHT);
  // The share with which annealing wants to begin; a method without a temperature has no such wish.
  const line = SHARE_TOP + 0.2 * SHARE_HEIGHT;
  path('eighty', temperatures.length > 0 ? `M0 ${line}H${WIDTH}` : '');
  plot
    .selectAll('text.eighty')
    .data([`share of swaps kept, each bar ${bar}${temperatures.length > 0 ? '; dotted: 80 %' : ''}`])
    .join('text')
    .attr('class', 'eighty')
    .attr('x', WIDTH - 4)
    .attr('y', SHARE_TOP - 8)
    .text((text) => text);
}
