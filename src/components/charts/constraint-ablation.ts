import * as Plot from '@observablehq/plot';
import { readPuzzles } from '../../engine/formats/read.ts';
import { constraintSearch } from '../../engine/search/constraint-search.ts';
import { findPuzzle } from '../build/puzzles.ts';
import type { Chart } from './chart.ts';

const ids = ['wikipedia', 'csp-default', 'csp-sudoku3', 'norvig-grid1', 'mepham-d', 'ai-escargot', 'inkala-2010', 'golden-nugget'];
/** A run that has not ended after so many steps is shown where it stood. */
const MOST_STEPS = 400_000;

const switches = [
  ['forwardChecking', 'FC'],
  ['mrv', 'MRV'],
  ['degree', 'deg'],
  ['lcv', 'LCV'],
] as const;

/** Assignments until solved at each of the sixteen settings, over verified puzzles, run anew when the site is built. */
export const constraintAblation: Chart = async (document) => {
  const puzzles = ids.map((id) => readPuzzles(findPuzzle(id).text)[0]!.puzzle);
  const rows = Array.from({ length: 16 }, (_, bits) => {
    const on = switches.filter((_, index) => bits & (1 << index));
    const setting = Object.fromEntries(switches.map(([name], index) => [name, (bits & (1 << index)) !== 0]));
    const label = on.length === 0 ? 'none' : on.map(([, short]) => short).join(' + ');
    return puzzles.map((puzzle, index) => {
      const run = constraintSearch.run(constraintSearch.start(puzzle, { ...setting, digits: 'ascending', seed: 1 } as never));
      let [assignments, steps] = [0, 0];
      let next = run.next();
      for (; !next.done && steps < MOST_STEPS; next = run.next(), steps++) if (next.value.kind === 'assign') assignments++;
      return { setting: label, puzzle: findPuzzle(ids[index]!).name, assignments, solved: next.done === true };
    });
  });
  const flat = rows.flat();
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
  const order = rows
    .map((group) => ({
      label: group[0]!.setting,
      unsolved: group.filter(({ solved }) => !solved).length,
      middle: median(group.map(({ assignments }) => assignments)),
    }))
    .sort((a, b) => a.unsolved - b.unsolved || a.middle - b.middle);
  return {
    caption: `Assignments until solved, at all sixteen settings of the four switches, on ${ids.length} puzzles. A cross is a run that was given up after ${MOST_STEPS.toLocaleString('en')} steps. Best settings at the top.`,
    table: order.map(({ label, unsolved, middle }) => ({ switches: label, 'median assignments': middle, 'given up': unsolved })),
    plot: Plot.plot({
      document,
      width: 680,
      height: 430,
      marginLeft: 170,
      marginRight: 20,
      ariaLabel: 'Assignments until solved, by setting of the four switches',
      x: { type: 'log', grid: true, ticks: [50, 100, 1000, 10_000, 100_000], tickFormat: 'd', label: 'assignments' },
      y: { label: null, domain: order.map(({ label }) => label) },
      marks: [
        Plot.dot(
          flat.filter(({ solved }) => solved),
          { x: 'assignments', y: 'setting', r: 4, stroke: 'var(--set-1)', strokeOpacity: 0.8 },
        ),
        Plot.dot(
          flat.filter(({ solved }) => !solved),
          { x: 'assignments', y: 'setting', r: 4, symbol: 'times', stroke: 'var(--conflict)', strokeWidth: 1.8 },
        ),
        Plot.tickX(flat, Plot.groupY({ x: 'median' }, { x: 'assignments', y: 'setting', stroke: 'var(--set-2)', strokeWidth: 3 })),
      ],
    }),
  };
};
