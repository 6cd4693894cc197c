import { scaleLog } from 'd3-scale';
import { clouds as words } from '#words/tries/clouds.ts';
import { medianOf, tenth } from '../../widgets/ui/numbers.ts';
import { ensureChild, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { type Race, solvedWithin } from './clouds.ts';

/** Where the line can be: from the fewest proposals to the most. */
export const [MIN, MAX] = [1_000, 60_000_000];
/** Where the line is first. */
export const START = 1_000_000;
/** The last is bet on by nobody: it comes when all bets are made. */
export const METHODS = ['chance', 'annealing', 'steady'] as const;
type Method = (typeof METHODS)[number];

const [BAND, TOP, BOTTOM] = [80, 28, 24];
/** Between the clouds of a puzzle, and between the lanes of a cloud. */
const [ROW, LANE] = [25, 4.8];
const NARROW = 620;
const RADIUS = 3.8;
/** The room that the words at the line take. */
const WORDS = 220;

interface Cloud {
  readonly race: Race;
  readonly method: Method;
  readonly y: number;
}

/** Where a number of proposals lies in a drawing so wide, and back. */
export function scaleFor(width: number) {
  const [left, right] = width < NARROW ? [8, 40] : [150, 78];
  return scaleLog([MIN, MAX], [left, width - right]).clamp(true);
}

/** Draws a dot for each run; the clouds of a puzzle that was not bet on are hidden. */
export function cloudsDrawing(
  element: Element,
): (races: readonly Race[], shown: ReadonlySet<string>, proposals: number, width: number) => void {
  const [svg, ground, dots, over] = drawingIn(element, { class: 'clouds' }, 'ground', 'runs', 'over');

  return (races, shown, proposals, width) => {
    const narrow = width < NARROW;
    const x = scaleFor(width);
    const head = narrow ? 22 : 0;
    const height = TOP + races.length * (BAND + head) + BOTTOM;
    const topOf = (index: number) => TOP + index * (BAND + head) + head;
    setAttributes(svg, { viewBox: `0 0 ${width} ${height}` });
    const powers = [10_000, 100_000, 1_000_000, 10_000_000];
    setAttributes(ground.selectAll('line.power').data(powers).join('line'), {
      class: 'power',
      x1: x,
      x2: x,
      y1: TOP - 6,
      y2: height - BOTTOM,
    });
    setAttributes(ground.selectAll('text.power').data(powers).join('text'), { class: 'power', x, y: height - 8 }, (power) =>
      words.short(power),
    );
    setAttributes(ground.selectAll('line.between').data(races.slice(1)).join('line'), {
      class: 'between',
      x1: 0,
      x2: width,
      y1: (_, i) => topOf(i + 1) - head,
      y2: (_, i) => topOf(i + 1) - head,
    });
    setAttributes(
      ground.selectAll('text.puzzle').data(races).join('text'),
      { class: 'puzzle', x: 0, y: (_, i) => topOf(i) + (narrow ? -6 : BAND / 2 + 5) },
      ({ name }) => name,
    );

    const clouds = races.flatMap((race, index) =>
      METHODS.map((method, row): Cloud => ({ race, method, y: topOf(index) + 15 + row * ROW })),
    );
    const isOver = races.every(({ puzzle }) => shown.has(puzzle));
    const isShown = ({ race, method }: Cloud) => shown.has(race.puzzle) && (method !== 'steady' || isOver);
    const cloud = dots.selectAll('g').data(clouds).join('g');
    setAttributes(cloud, { class: ({ method }) => method, display: (each) => (isShown(each) ? 'inline' : 'none') });
    setAttributes(
      cloud
        .selectAll('circle')
        .data(({ race, method, y }) => spread(race[method], x).map((run) => ({ ...run, y: y + run.lane * LANE })))
        .join('circle'),
      {
        class: ({ proposals: needed }) => (needed <= proposals ? 'done' : 'waiting'),
        cx: ({ at }) => tenth(at),
        cy: ({ y }) => y,
        r: RADIUS,
      },
    );
    setAttributes(
      cloud
        .selectAll('path')
        .data(({ race, method, y }) => [{ at: x(medianOf(race[method]) ?? MIN), y }])
        .join('path'),
      { class: 'median', d: ({ at, y }) => `M${tenth(at)} ${y - 11}v22` },
    );
    setAttributes(
      over.selectAll('text.count').data(clouds).join('text'),
      { class: (each) => `count ${each.method}`, x: width, y: ({ y }) => y + 5, display: (each) => (isShown(each) ? 'inline' : 'none') },
      ({ race, method }) =>
        narrow ? String(solvedWithin(race[method], proposals)) : words.of(solvedWithin(race[method], proposals), race[method].length),
    );
    const at = tenth(x(proposals));
    setAttributes(ensureChild(over, 'path', 'line'), { d: `M${at} ${TOP - 6}V${height - BOTTOM}` });
    setAttributes(ensureChild(over, 'text', 'within'), { x: Math.min(at + 16, width - WORDS), y: TOP - 12 }, words.within(proposals));
  };
}

/** Dots that would lie on each other are put into lanes above and below. */
function spread(runs: readonly number[], x: (proposals: number) => number) {
  const placed: { at: number; lane: number; proposals: number }[] = [];
  for (const proposals of runs) {
    const at = x(proposals);
    const lane =
      [0, 1, -1, 2, -2, 3, -3].find((free) => !placed.some((other) => other.lane === free && Math.abs(other.at - at) < RADIUS * 1.9)) ?? 0;
    placed.push({ at, lane, proposals });
  }
  return placed;
}
