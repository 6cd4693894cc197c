import * as Plot from '@observablehq/plot';
import measured from '../../../content/data/speed.json' with { type: 'json' };
import { type Chart, inLines, NARROW, WIDE } from './chart.ts';

const solvers: Readonly<Record<string, string>> = {
  backtracking: 'backtracking, taught',
  'constraint-search': 'constraint search, taught',
  'dancing-links': 'dancing links, taught',
  package: 'dancing links, a published package',
  covers: 'exact cover with sets of bits',
  fast: 'the fast solver',
};
const sets: Readonly<Record<string, string>> = {
  minimal: `${measured.count.minimal} random puzzles`,
  hardest: `${measured.count.hardest} of the hardest known`,
};

/** Puzzles a second, solver by solver: computed by research/speed.ts and kept with its date. */
export const speed: Chart = async (document) => {
  const rows = measured.rates.map(({ set, solver, perSecond }) => ({ puzzles: sets[set]!, solver: solvers[solver]!, perSecond }));
  const names = Object.values(solvers);
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 290,
      marginLeft: width < WIDE ? 138 : 230,
      marginBottom: 46,
      marginRight: width < WIDE ? 16 : 30,
      ariaLabel: 'Puzzles per second, by solver, on two sets of puzzles',
      x: {
        type: 'log',
        grid: true,
        domain: [1, 500_000],
        ticks: width < WIDE ? [1, 100, 10_000] : [1, 10, 100, 1000, 10_000, 100_000],
        tickFormat: (value: number) => value.toLocaleString('en'),
        label: 'puzzles per second',
        labelAnchor: 'center',
        labelOffset: 40,
      },
      y: { label: null, domain: names, ...(width < WIDE && { tickFormat: inLines }) },
      color: { domain: Object.values(sets), range: ['var(--set-1)', 'var(--set-2)'] },
      symbol: { domain: Object.values(sets), range: ['circle', 'triangle'], legend: true },
      marks: [
        Plot.ruleY(
          names.map((solver) => {
            const own = rows.filter((row) => row.solver === solver).map(({ perSecond }) => perSecond);
            return { solver, from: Math.min(...own), to: Math.max(...own) };
          }),
          { y: 'solver', x1: 'from', x2: 'to', stroke: 'var(--rule-strong)', strokeOpacity: 0.4 },
        ),
        Plot.dot(rows, { x: 'perSecond', y: 'solver', symbol: 'puzzles', stroke: 'puzzles', fill: 'var(--surface)', r: 5, strokeWidth: 2 }),
      ],
    });
  return {
    caption: `Puzzles per second on one core, each solved once, for six solvers. Further right is faster; each line to the right is ten times the speed. “Taught” is the program of a chapter, with its steps. Computed by research/speed.ts on ${measured.date}.`,
    table: names.map((solver) => ({
      solver,
      ...Object.fromEntries(rows.filter((row) => row.solver === solver).map(({ puzzles, perSecond }) => [puzzles, perSecond])),
    })),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};

/** What it costs to be watched, as multiples of a plain loop. */
export const stepCost: Chart = async (document) => {
  const rows = [
    { way: 'a plain loop', times: 1 },
    { way: 'steps made and dropped', times: measured.steps.drained },
    { way: 'steps made and kept', times: measured.steps.recorded },
  ];
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 145,
      marginBottom: 40,
      marginLeft: width < WIDE ? 168 : 190,
      marginRight: 40,
      ariaLabel: 'What steps cost',
      x: {
        label: 'times as long',
        labelAnchor: 'center',
        labelOffset: 34,
        grid: true,
        domain: [0, Math.ceil(measured.steps.recorded)],
      },
      y: { label: null, domain: rows.map(({ way }) => way) },
      marks: [
        Plot.barX(rows, { x: 'times', y: 'way', fill: 'var(--set-1)', insetTop: 5, insetBottom: 5 }),
        Plot.text(rows, {
          x: 'times',
          y: 'way',
          text: ({ times }: { times: number }) => times.toFixed(1),
          dx: 6,
          textAnchor: 'start',
          fill: 'var(--ink)',
        }),
      ],
    });
  return {
    caption: `The time of one backtracking run of five million steps, as a multiple of the same search in a plain loop. Computed by research/speed.ts on ${measured.date}.`,
    table: rows,
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};
