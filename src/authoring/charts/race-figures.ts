import { number } from '#words/language.ts';
import { race as words } from '#words/tries/race.ts';
import { priceOf, raceOn, racerIds, storedDate, storedFor } from '../../tries/race/race.ts';
import { raceDrawing, type Shape } from '../../tries/race/race-drawing.ts';
import type { Chart } from './chart.ts';

/* The stored race on its first puzzle (research/race.ts), as a chart and as figures of the text. */

const { name: puzzle, solvers } = storedFor('');
const two = (value: number) => number(Number(value.toPrecision(2)));

/** The map of the race, as it is without a race. */
export const raceMap: Chart = async (document) => {
  const drawn = (shape: Shape) => {
    const place = document.createElement('div');
    raceDrawing(place, shape)(raceOn());
    return place.firstElementChild!;
  };
  return {
    caption: `Six solvers on ${puzzle}: how often each tries something, and how long one try takes. Along a dashed line the product, the time for the puzzle, is the same. Computed by research/race.ts on ${storedDate}.`,
    table: racerIds.map((solver) => ({
      solver: words.names[solver],
      tries: solvers[solver].tries,
      'one try': words.time(priceOf(solvers[solver])),
      'whole puzzle': words.time(solvers[solver].time),
    })),
    plot: drawn('wide'),
    narrow: drawn('narrow'),
  };
};

/** For each solver its tries, and the time of one. */
export const measured: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    racerIds.flatMap((solver) => [
      [`race-${solver}-tries`, () => two(solvers[solver].tries)],
      [`race-${solver}-price`, () => words.time(priceOf(solvers[solver]))],
    ]),
  ),
  'race-factor': () => two(solvers.backtracking.time / solvers.fast.time),
};
