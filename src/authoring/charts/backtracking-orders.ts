import * as Plot from '@observablehq/plot';
import { countOf, drainWithin } from '../../engine/algorithm.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { backtracking } from '../../engine/search/backtracking.card.ts';
import { type CellOrder, cellOrders } from '../../engine/search/cell-order.ts';
import { findPuzzle } from '../puzzles.ts';
import { type Chart, NARROW, WIDE } from './chart.ts';

const names = ['wikipedia', 'mepham-d', 'ai-escargot', 'inkala-2010'];

/** The calls that a puzzle takes, by cell order; of a run that takes more steps than `most`, those of the first so many. */
export function callsByOrder(id: string, most = Number.POSITIVE_INFINITY) {
  const named = findPuzzle(id);
  const { puzzle } = readPuzzles(named.text)[0]!;
  return Object.entries(cellOrders).map(([order, label]) => {
    const start = backtracking.start(puzzleOf(puzzle.givens), { order: order as CellOrder, digits: 'ascending', seed: 1 });
    const { counts } = drainWithin(backtracking.run(start), most);
    return { puzzle: named.name, order: label, calls: countOf(backtracking.counters.calls, counts) };
  });
}

/** Calls by cell order on four puzzles, each run anew when the site is built. */
export const backtrackingOrders: Chart = async (document) => {
  const rows = names.flatMap((id) => callsByOrder(id));
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 275,
      marginLeft: width < WIDE ? 142 : 170,
      marginBottom: 46,
      marginRight: width < WIDE ? 14 : 36,
      ariaLabel: 'Calls until solved, by puzzle and cell order',
      x: {
        type: 'log',
        domain: [50, 1_000_000],
        ticks: [100, 1000, 10_000, 100_000, 1_000_000],
        tickFormat: width < WIDE ? '~s' : ',',
        grid: true,
        label: 'calls',
        labelAnchor: 'center',
        labelOffset: 40,
      },
      y: { label: null, domain: Object.values(cellOrders) },
      symbol: { legend: true },
      marks: [Plot.dot(rows, { x: 'calls', y: 'order', symbol: 'puzzle', stroke: 'puzzle', r: 5, strokeWidth: 2 })],
      color: { range: ['var(--set-1)', 'var(--set-2)', 'var(--set-3)', 'var(--set-4)'] },
    });
  return {
    caption: 'Calls until solved, by the order in which cells are filled. Digits ascending.',
    table: rows,
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};
