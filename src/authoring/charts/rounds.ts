import * as Plot from '@observablehq/plot';
import { readPuzzles } from '../../engine/formats/read.ts';
import { propagateThenSearch } from '../../engine/search/propagate-then-search.card.ts';
import { findPuzzle } from '../puzzles.ts';
import { type Chart, NARROW, WIDE } from './chart.ts';

const ids = ['wikipedia', 'norvig-grid1', 'csp-sudoku3', 'csp-default', 'shortz-301', 'mepham-d', 'inkala-2010', 'anti-brute-force'];
const parts = ['given', 'fixed by rounds', 'left for the search'];

/** Cells fixed in each round, and cells that are open when the rounds end. The search is not run. */
function roundsOf(id: string) {
  const { name, text } = findPuzzle(id);
  const state = propagateThenSearch.start(readPuzzles(text)[0]!.puzzle);
  const given = state.filled;
  const perRound: number[] = [];
  for (const step of propagateThenSearch.run(state)) {
    if (step.kind === 'round') perRound.push(0);
    if (step.kind === 'fix') perRound[perRound.length - 1]!++;
    if (step.kind === 'quiet') break;
  }
  return { name, given, perRound, fixed: state.filled - given, open: state.digits.length - state.filled };
}

/** What each phase has to do: cells given, fixed by rounds and left open, on eight puzzles. */
export const roundsShare: Chart = async (document) => {
  const rows = ids.map(roundsOf);
  const bars = rows.flatMap(({ name, given, fixed, open }) => [
    { name, part: parts[0]!, from: 0, to: given },
    { name, part: parts[1]!, from: given, to: given + fixed },
    { name, part: parts[2]!, from: given + fixed, to: given + fixed + open },
  ]);
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 300,
      marginLeft: width < WIDE ? 162 : 190,
      marginRight: 20,
      marginBottom: 46,
      ariaLabel: 'Cells given, fixed by rounds and left for the search, by puzzle',
      x: { label: 'cells', labelAnchor: 'center', labelOffset: 40, domain: [0, 81], ticks: [0, 20, 40, 60, 81] },
      y: { label: null, domain: rows.map(({ name }) => name) },
      color: { domain: parts, range: ['var(--rule-strong)', 'var(--set-3)', 'var(--set-1-fill)'], legend: true },
      marks: [
        // What is left open is light.
        Plot.barX(bars, { x1: 'from', x2: 'to', y: 'name', fill: 'part', stroke: 'var(--rule-strong)', strokeWidth: 0.8, inset: 0.5 }),
        Plot.text(
          bars.filter(({ from, to }) => to > from),
          {
            x: ({ from, to }) => (from + to) / 2,
            y: 'name',
            text: ({ from, to }) => String(to - from),
            fill: ({ part }) => (part === parts[2] ? 'var(--ink)' : 'var(--surface)'),
            fontWeight: 600,
          },
        ),
      ],
    });
  return {
    caption: 'How the 81 cells of eight puzzles are filled: given, fixed by the rounds, or left for the search.',
    table: rows.map(({ name, given, perRound, fixed, open }) => ({
      puzzle: name,
      given,
      rounds: perRound.length,
      'fixed by rounds': fixed,
      'in each round': perRound.join(' '),
      'left for the search': open,
    })),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};
