import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import data from '../../../content/data/learning.json' with { type: 'json' };
import { type Chart, NARROW, WIDE } from './chart.ts';

/** Where the additions pay off, and where they don't. */
const puzzles = [
  { id: 'minimal-16-first', name: 'the first minimal 16 × 16 puzzle' },
  { id: 'twenty-five-hard', name: 'the hard 25 × 25 puzzle' },
  { id: 'ai-escargot', name: 'AI Escargot, 9 × 9' },
  { id: 'norvig-impossible', name: 'Norvig’s impossible puzzle' },
] as const;

const settings = [
  { id: 'note', name: 'notes alone' },
  { id: 'activity', name: 'with activity' },
  { id: 'full', name: 'all together' },
] as const;

const deadEndsOf = (puzzle: string, setting: string): number =>
  data.rows.find((row) => row.puzzle === puzzle && row.setting === setting)!.deadEnds!;

/** The dead ends of a search that keeps notes, without and with what strong solvers add to it. */
export const learningAdditions: Chart = async (document) => {
  const bars = puzzles.flatMap((puzzle) =>
    settings.map((setting) => {
      const deadEnds = deadEndsOf(puzzle.id, setting.id);
      return { puzzle: puzzle.name, setting: setting.name, deadEnds, text: number(deadEnds) };
    }),
  );
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 390,
      marginLeft: 92,
      marginRight: 34,
      marginTop: 24,
      marginBottom: 40,
      ariaLabel: 'Dead ends of a search with notes on four puzzles, without and with what strong solvers add',
      x: { label: 'dead ends', labelAnchor: 'center', labelOffset: 34, grid: true, ticks: 4 },
      y: { label: null, domain: settings.map(({ name }) => name) },
      fy: { label: null, domain: puzzles.map(({ name }) => name), axis: null, padding: 0.3 },
      marks: [
        Plot.barX(bars, { x: 'deadEnds', y: 'setting', fy: 'puzzle', fill: 'var(--set-1)', insetTop: 1, insetBottom: 1 }),
        Plot.text(bars, { x: 'deadEnds', y: 'setting', fy: 'puzzle', text: 'text', textAnchor: 'start', dx: 5 }),
        Plot.text(puzzles, { fy: 'name', text: 'name', frameAnchor: 'top-left', textAnchor: 'start', dy: -12, fontWeight: 600 }),
      ],
    });
  return {
    caption: `Dead ends until a puzzle is solved, or shown to have no solution. Only on the first of these puzzles do the additions save any. Measured on ${data.date}.`,
    table: puzzles.map((puzzle) => ({
      puzzle: puzzle.name,
      ...Object.fromEntries(settings.map((setting) => [setting.name, deadEndsOf(puzzle.id, setting.id)])),
    })),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};
