import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import speed from '../../../content/data/speed.json' with { type: 'json' };
import counted from '../../../content/data/speed-tries.json' with { type: 'json' };
import type { Chart } from './chart.ts';

/*
 * The time of a search as a product: how often it tries something (research/speed-tries.ts), times what one try takes
 * (research/speed.ts).
 */

const names: Readonly<Record<string, string>> = {
  backtracking: 'backtracking',
  'constraint-search': 'constraint search',
  'dancing-links': 'dancing links',
  covers: 'sets of bits',
  fast: 'the fast solver',
};

/** Nanoseconds in a second. */
const NANO = 1e9;

/** The puzzles that they are compared on. */
const SET = 'hardest';

/** For each solver: tries a puzzle, and nanoseconds a try. */
const rows = Object.entries(names).map(([solver, name]) => {
  const { each } = counted.tries.find((row) => row.set === SET && row.solver === solver)!;
  const { perSecond } = speed.rates.find((row) => row.set === SET && row.solver === solver)!;
  return { solver, name, tries: each, price: NANO / (perSecond * each) };
});
const figures = (solver: string) => rows.find((row) => row.solver === solver)!;
const two = (value: number) => number(Number(value.toPrecision(2)));

/** Lines of equal time: a product that stays the same is a straight line between two logarithmic axes. */
const TIMES = [1e4, 1e6, 1e8].map((time) => ({ time, name: { 1e4: '10 µs', 1e6: '1 ms', 1e8: '0.1 s' }[time]! }));
const [MIN, MAX] = [10, 10_000_000];
const [CHEAPEST, DEAREST] = [50, 20_000];

/** Those next to others, or next to a line, are named below; the one right of a line to its right. */
const BELOW = new Set(['constraint-search', 'covers']);
const BESIDE = new Set(['fast']);

export const speedPrice: Chart = async (document) => ({
  caption: `Five solvers on ${speed.count[SET]} of the hardest puzzles known: how often each tries something, and what one try takes it. Along a dashed line the product, the time for a puzzle, is the same. Times computed on ${speed.date}, tries on ${counted.date}.`,
  table: rows.map(({ name, tries, price }) => ({
    solver: name,
    'tries a puzzle': two(tries),
    'nanoseconds a try': two(price),
    'microseconds a puzzle': two((tries * price) / 1000),
  })),
  plot: Plot.plot({
    document,
    width: 640,
    height: 340,
    marginLeft: 64,
    marginBottom: 46,
    marginRight: 30,
    ariaLabel: 'Tries a puzzle against nanoseconds a try, for five solvers',
    x: {
      type: 'log',
      domain: [MIN, MAX],
      grid: true,
      ticks: [10, 100, 1000, 10_000, 100_000, 1_000_000],
      tickFormat: (value: number) => number(value),
      label: 'tries a puzzle',
      labelAnchor: 'center',
      labelOffset: 40,
    },
    y: {
      type: 'log',
      domain: [CHEAPEST, DEAREST],
      grid: true,
      ticks: [100, 1000, 10_000],
      tickFormat: (value: number) => number(value),
      label: 'nanoseconds a try',
    },
    marks: [
      Plot.line(
        TIMES.flatMap(({ time }) => [
          { time, tries: Math.max(MIN, time / DEAREST), price: Math.min(DEAREST, time / MIN) },
          { time, tries: Math.min(MAX, time / CHEAPEST), price: Math.max(CHEAPEST, time / MAX) },
        ]),
        { x: 'tries', y: 'price', z: 'time', stroke: 'var(--ink-3)', strokeDasharray: '5 5' },
      ),
      Plot.text(
        TIMES.map(({ time, name }) => ({
          name,
          tries: Math.max(1.3 * MIN, time / 13_000),
          price: Math.min(13_000, time / (1.3 * MIN)),
        })),
        { x: 'tries', y: 'price', text: 'name', dx: 8, dy: -2, textAnchor: 'start', fill: 'var(--ink-2)' },
      ),
      Plot.dot(rows, { x: 'tries', y: 'price', r: 6, fill: 'var(--set-1)' }),
      ...rows.map((row) =>
        Plot.text([row], {
          x: 'tries',
          y: 'price',
          text: 'name',
          ...(BESIDE.has(row.solver) ? { dx: 11, textAnchor: 'start' as const } : { dy: BELOW.has(row.solver) ? 15 : -14 }),
          fill: 'var(--ink)',
          stroke: 'var(--paper)',
          strokeWidth: 5,
          fontWeight: 600,
          fontSize: 12.5,
        }),
      ),
    ],
  }),
});

/** Figures of the text. */
export const measured: Readonly<Record<string, () => string>> = {
  'tries-backtracking': () => two(figures('backtracking').tries),
  'tries-links': () => two(figures('dancing-links').tries),
  'tries-fast': () => two(figures('fast').tries),
  'price-backtracking': () => two(figures('backtracking').price),
  'price-links': () => two(figures('dancing-links').price),
  'hardest-count': () => number(speed.count[SET]),
  'price-covers': () => two(figures('covers').price),
  'price-fast': () => two(figures('fast').price),
};
