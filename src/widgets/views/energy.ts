import { axisRight } from 'd3-axis';
import { scaleLinear, scaleLog } from 'd3-scale';
import { type Selection, select } from 'd3-selection';
import { line } from 'd3-shape';
import { energy as words, zoomIn, zoomOut } from '#words/views.ts';
import { letBrush } from './energy-brush.ts';
import { type Profile, profileOf, worseKinds } from './energy-profile.ts';
import { tenth } from './tenth.ts';
import { viewThatNeeds } from './view.ts';

const WIDTH = 710;
const HEIGHT = 118;
const SHARE_TOP = 140;
const SHARE_HEIGHT = 44;
/** The share of swaps with which annealing wants to begin. */
const WISHED = 0.8;

/**
 * Energy and best so far over the run, the temperature on a logarithmic scale, worse moves that were kept,
 * and the share kept. Drag to zoom into a part, click to go there.
 */
export const energyView = viewThatNeeds({ roles: ['proposes', 'keeps'] }, (element, { algorithm, timeline, seek }) => {
  const root = select(element);
  const bar = root.selectAll<HTMLDivElement, null>('div.energy-bar').data([null]).join('div').attr('class', 'energy-bar');
  const cools = algorithm.localSearch?.temperatureOf !== undefined;
  const legend: [string, string][] = [
    ['current', words.current],
    ['best', words.best],
    ...(worseKinds(algorithm).length > 0 ? ([['worse', words.worse]] as [string, string][]) : []),
    ...(cools ? ([['temperature', words.temperature]] as [string, string][]) : []),
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
  let retell = () => {};

  const end = () => last ?? timeline.length;
  const x = scaleLinear([0, WIDTH]).clamp(true);
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
    x.domain([first, Math.max(first + 1, end())]);
    if (key !== made) {
      made = key;
      drawProfile(plot as never, profileOf(timeline, first, end()), x);
      svg.attr('aria-label', words.drawing(first, end()));
      retell();
    }
    svg
      .selectAll('path.head')
      .data([tenth(x(position))])
      .join('path')
      .attr('class', 'head')
      .attr('d', (place) => `M${place} 0V${SHARE_TOP + SHARE_HEIGHT}`);
  }

  if (seek) {
    const buttons: [string, string, () => void][] = [
      ['−', zoomOut, () => show(at - (end() - first) * 2, Math.min(timeline.length, at + (end() - first) * 2))],
      ['+', zoomIn, () => show(at - (end() - first) / 8, Math.max(at + (end() - first) / 8, first + 20))],
      [words.whole.text, words.whole.name, () => show(0, undefined)],
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
    // A drawing with something to use in it is no picture.
    svg.attr('role', 'group');
    letBrush(svg as never, [WIDTH, SHARE_TOP + SHARE_HEIGHT], {
      seek: (place) => seek(Math.round(x.invert(place))),
      show: (from, to) => show(x.invert(from), x.invert(to)),
      playhead: () => x(at),
      words: (from, to) => words.part(Math.round(x.invert(from)), Math.round(x.invert(to))),
    }).then((made) => (retell = made));
  }
  return { grows: true, draw: ({ position }) => draw(position) };
});

function drawProfile(plot: Selection<SVGGElement, unknown, null, undefined>, profile: Profile, x: (position: number) => number): void {
  const { columns, best, top, marks, temperatures, shares, stepsOfBar } = profile;
  const y = scaleLinear([0, top], [HEIGHT - 4, 10]);
  const columnX = scaleLinear([0, Math.max(1, columns.length)], [0, WIDTH]);
  const hottest = Math.max(1e-9, ...temperatures.map(({ temperature }) => temperature));
  const coldest = Math.min(hottest / 10, ...temperatures.map(({ temperature }) => temperature));
  const level = scaleLog([coldest, hottest], [HEIGHT - 4, 10]);
  const share = scaleLinear([SHARE_TOP + SHARE_HEIGHT, SHARE_TOP]);
  plot
    .selectAll<SVGGElement, null>('g.levels')
    .data([null])
    .join('g')
    .attr('class', 'levels')
    .call(axisRight(y).ticks(Math.min(top, 3), 'd').tickSize(WIDTH).offset(0))
    .call((axis) => axis.select('.domain').remove())
    // On their lines, inside the drawing.
    .call((axis) =>
      axis
        .selectAll('text')
        .attr('x', WIDTH - 4)
        .attr('dy', -4),
    );
  const path = (name: string, d: string | null) =>
    plot
      .selectAll(`path.${name}`)
      .data([d])
      .join('path')
      .attr('class', name)
      .attr('d', d ?? '');
  path('current', columns.map(([low, high], index) => `M${tenth(columnX(index))} ${tenth(y(high))}V${tenth(y(low) + 0.8)}`).join(''));
  path('best', line<number>((_, index) => columnX(index), y).digits(1)(best));
  path(
    'temperature',
    line<(typeof temperatures)[number]>(
      ({ position }) => x(position),
      ({ temperature }) => level(temperature),
    ).digits(1)(temperatures),
  );
  plot
    .selectAll('circle.worse')
    .data(marks)
    .join('circle')
    .attr('class', 'worse')
    .attr('r', 2)
    .attr('cx', ({ position }) => tenth(x(position)))
    .attr('cy', ({ energy }) => tenth(y(energy)));
  plot
    .selectAll('rect.share')
    .data(shares)
    .join('rect')
    .attr('class', 'share')
    .attr('x', ({ from }) => tenth(x(from)))
    .attr('width', ({ from, to }) => Math.max(0.8, tenth(x(to) - x(from) - 0.6)))
    .attr('y', (each) => tenth(share(each.share)))
    .attr('height', (each) => tenth(share(0) - share(each.share)));
  // A method without a temperature has no such wish.
  path('eighty', temperatures.length > 0 ? `M0 ${share(WISHED)}H${WIDTH}` : '');
  plot
    .selectAll('text.eighty')
    .data([words.shares(stepsOfBar, temperatures.length > 0 ? 100 * WISHED : undefined)])
    .join('text')
    .attr('class', 'eighty')
    .attr('x', WIDTH - 4)
    .attr('y', SHARE_TOP - 8)
    .text((text) => text);
}
