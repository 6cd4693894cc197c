import * as Plot from '@observablehq/plot';
import measured from '../../../content/data/killer-experiment.json' with { type: 'json' };
import killers from '../../../content/puzzles/killers.json' with { type: 'json' };
import { type Chart, inLines, NARROW, WIDE } from './chart.ts';

/*
 * Backtracking against the advanced solver: computed by research/killer-experiment.ts and kept with its seed and date.
 */

interface Timed {
  readonly solver: string;
  readonly time: number | null;
}

const solvers: Readonly<Record<string, string>> = { backtracking: 'backtracking', advanced: 'reasoning solver' };
const names = Object.values(solvers);
const colour = { domain: names, range: ['var(--set-2)', 'var(--set-1)'] };
const symbol = { domain: names, range: ['triangle', 'circle'], legend: true };

/** The place of the marks of runs that were given up, in milliseconds: beyond all others. */
const GIVEN_UP = 100_000;
const LIMIT = `${measured.limit / 1_000_000} million steps`;

/** A duration in words, with two digits. */
function duration(milliseconds: number): string {
  const [amount, unit] = milliseconds < 1000 ? [milliseconds, 'ms'] : [milliseconds / 1000, 's'];
  return `${Number(amount.toPrecision(2))} ${unit}`;
}

const drawn = <Row extends Timed>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, by: solvers[row.solver]!, ended: row.time !== null, drawn: row.time ?? GIVEN_UP }));

const nameOf = (id: string) => killers.find((killer) => killer.id === id)!.name;

/** The times of one solver from the shortest to the longest; those given up come last. */
function sorted(rows: readonly Timed[], solver: string): number[] {
  return rows
    .filter((row) => row.solver === solver)
    .map(({ time }) => time ?? Number.POSITIVE_INFINITY)
    .sort((a, b) => a - b);
}

const words = (time: number) => (Number.isFinite(time) ? duration(time) : 'given up');

/** The samples, each turned and mirrored into its eight orientations. */
export const killerOrientations: Chart = async (document) => {
  const rows = drawn(measured.samples).map((row) => ({ ...row, name: nameOf(row.id) }));
  const puzzles = [...new Set(rows.map(({ name }) => name))];
  const lost = puzzles.flatMap((name) => {
    const count = rows.filter((row) => row.name === name && !row.ended).length;
    return count > 0 ? [{ name, drawn: GIVEN_UP, count: `× ${count}` }] : [];
  });
  const plotted = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 230,
      marginLeft: width < WIDE ? 112 : 220,
      marginRight: 40,
      ariaLabel: 'Time by orientation, for two solvers',
      x: {
        type: 'log',
        domain: [1, GIVEN_UP],
        grid: true,
        ticks: width < WIDE ? [1, 100, 10_000] : [1, 10, 100, 1000, 10_000],
        tickFormat: duration,
        label: 'time',
      },
      y: { label: null, domain: puzzles, ...(width < WIDE && { tickFormat: inLines }) },
      color: colour,
      symbol,
      marks: [
        Plot.dot(
          rows.filter(({ ended }) => ended),
          { x: 'drawn', y: 'name', symbol: 'by', stroke: 'by', fill: 'var(--surface)', fillOpacity: 0.6, r: 4.5, strokeWidth: 1.8 },
        ),
        Plot.dot(lost, { x: 'drawn', y: 'name', symbol: 'times', r: 5, stroke: 'var(--ink-2)', strokeWidth: 1.8 }),
        Plot.text(lost, { x: 'drawn', y: 'name', text: 'count', dx: 10, textAnchor: 'start', fill: 'var(--ink)' }),
      ],
    });
  return {
    caption: `The time of each killer in its eight orientations. Crosses are runs given up after ${LIMIT}. Computed on ${measured.date}.`,
    table: puzzles.flatMap((name) =>
      Object.entries(solvers).map(([solver, by]) => {
        const times = sorted(
          rows.filter((row) => row.name === name),
          solver,
        );
        return { puzzle: name, solver: by, shortest: words(times[0]!), longest: words(times.at(-1)!) };
      }),
    ),
    plot: plotted(WIDE),
    narrow: plotted(NARROW),
  };
};

/** Random killers with one answer, by how many cells the largest of their cages may have. */
export const killerCageSizes: Chart = async (document) => {
  const rows = drawn(measured.cages);
  const sizes = [...new Set(rows.map(({ largest }) => largest))];
  const middle = sizes.flatMap((largest) =>
    Object.entries(solvers).map(([solver, by]) => {
      const times = sorted(
        rows.filter((row) => row.largest === largest),
        solver,
      );
      return { largest, by, median: times[Math.floor(times.length / 2)]!, longest: times.at(-1)! };
    }),
  );
  const lost = sizes.flatMap((largest) => {
    const count = rows.filter((row) => row.largest === largest && !row.ended).length;
    return count > 0 ? [{ largest, drawn: GIVEN_UP, count: `× ${count}` }] : [];
  });
  const plotted = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 295,
      marginLeft: 60,
      marginBottom: 44,
      ariaLabel: 'Time by the size of the largest cage, for two solvers',
      x: { type: 'point', domain: sizes, label: 'cells in the largest cage', labelAnchor: 'center', labelOffset: 38 },
      y: {
        type: 'log',
        domain: [0.1, GIVEN_UP],
        grid: true,
        ticks: [0.1, 1, 10, 100, 1000, 10_000],
        tickFormat: duration,
        label: 'time',
      },
      color: colour,
      symbol,
      marks: [
        Plot.dot(
          rows.filter(({ ended }) => ended),
          { x: 'largest', y: 'drawn', symbol: 'by', stroke: 'by', r: 3.5, strokeOpacity: 0.75 },
        ),
        Plot.dot(
          rows.filter(({ ended }) => !ended),
          { x: 'largest', y: 'drawn', symbol: 'times', r: 4.5, stroke: 'var(--ink-2)', strokeWidth: 1.6 },
        ),
        Plot.text(lost, { x: 'largest', y: 'drawn', text: 'count', dx: 9, textAnchor: 'start', fill: 'var(--ink)' }),
        ...names.map((name, place) =>
          Plot.line(
            middle.filter(({ by, median }) => by === name && Number.isFinite(median)),
            { x: 'largest', y: 'median', stroke: 'by', strokeWidth: 2, strokeDasharray: place === 0 ? 'none' : '8 3' },
          ),
        ),
      ],
    });
  return {
    caption: `${measured.instances} random killers with one answer for each size. The lines join the medians. Crosses are runs given up after ${LIMIT}. Computed on ${measured.date}, seed ${measured.seed}.`,
    table: middle.map(({ largest, by, median, longest }) => ({
      'largest cage': `${largest} cells`,
      solver: by,
      median: words(median),
      longest: words(longest),
    })),
    plot: plotted(WIDE),
    narrow: plotted(NARROW),
  };
};
