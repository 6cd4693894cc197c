import { number } from '#words/language.ts';
import { fog as words } from '#words/tries/fog.ts';
import { hundredth } from '../../widgets/ui/numbers.ts';
import { setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { hasNoWayDown, type Spot, type Worked } from './fog.ts';
import { drawLevels, HEIGHT, layoutOf } from './fog-drawing.ts';

/** The drawing of the means is under the map. */
const [TOP, ROW, RADIUS] = [HEIGHT + 40, 70, 20];
/** Between two grids of a row. */
const APART = 62;

/** A chance in as few figures as say it: 1, 0 and 0.67. */
const chanceText = (chance: number): string => number(hundredth(chance));

export const meanText = ({ chance, below }: Worked): string =>
  words.chance.mean(
    below.map((next) => chanceText(next.chance)),
    chanceText(chance),
  );

interface Placed {
  readonly spot: Spot;
  readonly chance: number;
  readonly x: number;
  readonly y: number;
}

/** Draws the whole map with the grids of the example on it, and under it their chances, from the grids below to the one above. */
export function chanceDrawing(
  element: Element,
): (map: ReadonlyMap<string, Spot>, example: readonly [Worked, Worked], width: number) => void {
  const [svg, ground, paths, spots, branches, circles] = drawingIn(
    element,
    { class: 'map', role: 'img' },
    'ground',
    'paths',
    'spots',
    'branches',
    'circles',
  );
  return (map, [upper, lower], width) => {
    const place = layoutOf(map)(width);
    setAttributes(svg, {
      viewBox: `0 0 ${width} ${TOP + 2 * ROW + RADIUS + 4}`,
      'aria-label': words.chance.about(meanText(upper), meanText(lower)),
    });
    drawLevels(ground, place, width);
    const lines = [upper, lower].flatMap(({ spot: from, below }) => below.map(({ spot: to }) => ({ from, to })));
    setAttributes(paths.selectAll('path').data(lines).join('path'), {
      class: 'better',
      d: ({ from, to }) => `M${place.x(from)} ${place.y(from.energy)}L${place.x(to)} ${place.y(to.energy)}`,
    });
    const inExample = new Set([upper, lower].flatMap(({ spot, below }) => [spot, ...below.map((next) => next.spot)]));
    const classOf = (spot: Spot) => `${spot.fate}${hasNoWayDown(map, spot) ? ' bottom' : ''}`;
    setAttributes(
      spots
        .selectAll('circle')
        .data([...map.values()].sort((one, other) => Number(inExample.has(one)) - Number(inExample.has(other))))
        .join('circle'),
      {
        class: classOf,
        cx: place.x,
        cy: ({ energy }) => place.y(energy),
        r: (spot) => (spot === upper.spot || spot === lower.spot ? 6.5 : inExample.has(spot) ? 5 : Math.min(3.4, place.pitch * 0.42)),
      },
    );

    const rowOf = ({ below }: Worked, middle: number, y: number): Placed[] =>
      below.map((next, index) => ({ ...next, x: middle + (index - (below.length - 1) / 2) * APART, y }));
    const first: Placed = { spot: upper.spot, chance: upper.chance, x: width / 2 - 60, y: TOP };
    const second = rowOf(upper, first.x, TOP + ROW);
    const parent = second.find(({ spot }) => spot === lower.spot)!;
    const third = rowOf(lower, parent.x, TOP + 2 * ROW);
    const edges = [...second.map((to) => ({ from: first, to })), ...third.map((to) => ({ from: parent, to }))];
    setAttributes(branches.selectAll('path').data(edges).join('path'), { d: ({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}` });
    const all = [first, ...second, ...third];
    setAttributes(circles.selectAll('circle').data(all).join('circle'), {
      class: ({ spot }) => classOf(spot),
      cx: ({ x }) => x,
      cy: ({ y }) => y,
      r: RADIUS,
    });
    setAttributes(
      circles.selectAll('text.chance').data(all).join('text'),
      { class: 'chance', x: ({ x }) => x, y: ({ y }) => y, dy: '.35em' },
      ({ chance }) => chanceText(chance),
    );
    const means = [
      { x: first.x + RADIUS + 12, y: first.y, text: meanText(upper) },
      { x: second.at(-1)!.x + RADIUS + 12, y: (parent.y + TOP + 2 * ROW) / 2, text: meanText(lower) },
    ];
    setAttributes(
      circles.selectAll('text.mean').data(means).join('text'),
      { class: 'mean', x: ({ x }) => x, y: ({ y }) => y, dy: '.35em' },
      ({ text }) => text,
    );
  };
}
