import { scaleLog } from 'd3-scale';
import { race as words } from '#words/tries/race.ts';
import { hundredth, powersOfTen } from '../../widgets/ui/numbers.ts';
import { classes, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { labelPlaces } from './label-places.ts';
import { atLeastOne, priceOf, type Race, type RacerId, type Result, racerIds, standingsOf, storedFor } from './race.ts';

/** In the drawing's own units: its size, the room for its axes, and its type. */
const SHAPES = {
  wide: { width: 700, height: 430, left: 62, right: 16, top: 14, bottom: 50, type: 13.5 },
  narrow: { width: 374, height: 390, left: 64, right: 10, top: 12, bottom: 46, type: 12.5 },
} as const;
export type Shape = keyof typeof SHAPES;

/** Tries, and nanoseconds a try. */
const [MOST_TRIES, LEAST_PRICE, MOST_PRICE] = [1e9, 50, 2e6];
/** Lines of equal time, in nanoseconds. */
const TIMES = [1e4, 1e6, 1e8, 1e10];

/** Draws the race: tries to the right, the time of one upwards, both by powers of ten, so that equal times are straight lines. */
export function raceDrawing(element: Element, shape: Shape): (race: Race) => void {
  const { width, height, left, right, top, bottom, type } = SHAPES[shape];
  const [svg, grid, lines, axes, trails, stored, points, labels] = drawingIn(
    element,
    { class: `race-map ${shape}`, viewBox: `0 0 ${width} ${height}`, role: 'img' },
    'grid',
    'lines',
    'axes',
    'trails',
    'stored',
    'points',
    'labels',
  );
  const x = scaleLog([1, MOST_TRIES], [left + 12, width - right]).clamp(true);
  const y = scaleLog([LEAST_PRICE, MOST_PRICE], [height - bottom, top]).clamp(true);
  const floor = height - bottom;
  const placeOf = (result: Result) => ({ x: hundredth(x(atLeastOne(result.tries))), y: hundredth(y(priceOf(result))) });

  const columns = powersOfTen(1, MOST_TRIES);
  const rows = powersOfTen(LEAST_PRICE, MOST_PRICE);
  setAttributes(
    grid
      .selectAll('path')
      .data([
        ...columns.map((tries) => `M${hundredth(x(tries))} ${top}V${floor}`),
        ...rows.map((price) => `M${left} ${hundredth(y(price))}H${width - right}`),
      ])
      .join('path'),
    { d: (path) => path },
  );
  const everyOther = columns.filter((_, index) => index % (shape === 'wide' ? 1 : 3) === 0);
  setAttributes(
    axes.selectAll('text.column').data(everyOther).join('text'),
    { class: 'column', x: (tries) => hundredth(x(tries)), y: floor + 18, 'font-size': type },
    words.count,
  );
  setAttributes(
    axes.selectAll('text.row').data(rows).join('text'),
    { class: 'row', x: left - 7, y: (price) => hundredth(y(price) + 4.5), 'font-size': type },
    words.line,
  );
  setAttributes(
    axes
      .selectAll('text.title')
      .data([
        { text: words.tries, x: (left + width - right) / 2, y: height - 8, turn: '' },
        { text: words.price, x: 0, y: 0, turn: `translate(11 ${(top + floor) / 2}) rotate(-90)` },
      ])
      .join('text'),
    { class: 'title', x: ({ x }) => x, y: ({ y }) => y, transform: ({ turn }) => turn, 'font-size': type },
    ({ text }) => text,
  );
  // Along a line the product of tries and price is the same time.
  const ends = TIMES.map((time) => {
    const from = Math.max(1, time / MOST_PRICE);
    const to = Math.min(MOST_TRIES, time / LEAST_PRICE);
    return { time, from: { tries: from, time }, to: { tries: to, time } };
  });
  setAttributes(lines.selectAll('path').data(ends).join('path'), {
    d: ({ from, to }) =>
      `M${hundredth(x(from.tries))} ${hundredth(y(from.time / from.tries))}L${hundredth(x(to.tries))} ${hundredth(y(to.time / to.tries))}`,
  });
  setAttributes(
    lines.selectAll('text').data(ends).join('text'),
    {
      x: ({ to }) => hundredth(x(to.tries) - 8),
      y: ({ to }) => hundredth(y(to.time / to.tries) - (to.tries === MOST_TRIES ? 0 : 9)),
      'font-size': type - 0.5,
    },
    ({ time }) => words.line(time),
  );

  return (race) => {
    const all = standingsOf(race);
    const { solvers } = storedFor(race.givens);
    const marks = racerIds.map((solver) => ({ solver, ...placeOf(solvers[solver]) }));
    setAttributes(stored.selectAll('path').data(marks).join('path'), { d: ({ x, y }) => `M${x} ${y - 7}l7 7l-7 7l-7 -7z` });
    setAttributes(trails.selectAll('path').data(all).join('path'), {
      d: ({ trail }) => trail.map((result, index) => `${index === 0 ? 'M' : 'L'}${placeOf(result).x} ${placeOf(result).y}`).join(''),
    });
    const dots = all.map((standing) => ({ ...standing, ...placeOf(standing) }));
    setAttributes(points.selectAll('circle').data(dots).join('circle'), {
      class: ({ solver, isStopped }) => classes(race.running === solver && 'running', isStopped && 'stopped'),
      cx: ({ x }) => x,
      cy: ({ y }) => y,
      r: 6.5,
    });
    // What was stopped would end further to the right.
    setAttributes(
      points
        .selectAll('path')
        .data(dots.filter(({ isStopped }) => isStopped))
        .join('path'),
      { d: ({ x, y }) => `M${x + 9} ${y}h16m-5 -5l5 5l-5 5` },
    );
    const named = racerIds.map((solver: RacerId, index) => {
      const dot = dots.find((each) => each.solver === solver);
      const { x, y } = dot ?? marks[index]!;
      return { text: words.name(words.names[solver]), x, y, isAhead: dot === undefined };
    });
    const avoided = [...marks, ...dots];
    const frame = { left: left + 2, right: width - right, top, bottom: floor };
    setAttributes(
      labels
        .selectAll('text')
        .data(labelPlaces(named, avoided, frame, type).map((place, index) => ({ ...place, isAhead: named[index]!.isAhead })))
        .join('text'),
      { class: ({ isAhead }) => classes(isAhead && 'ahead'), x: ({ x }) => hundredth(x), y: ({ y }) => hundredth(y), 'font-size': type },
      ({ text }) => text,
    );
    svg.attr(
      'aria-label',
      words.drawing(all.map((standing) => ({ solver: standing.solver, tries: standing.tries, price: priceOf(standing) }))),
    );
  };
}
