import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import data from '../../../content/data/propagators.json' with { type: 'json' };
import { type Chart, NARROW, WIDE } from './chart.ts';

/** The settings that are drawn, each adding to the one before. */
const drawnSettings = [
  { houses: 'singles', digits: false, name: 'singles' },
  { houses: 'sets', digits: false, name: 'pairs, triples' },
  { houses: 'allDifferent', digits: false, name: 'all different' },
  { houses: 'allDifferent', digits: true, name: 'also by digit' },
] as const;

type Row = (typeof data.rows)[number];

const solvedBy = ({ solved }: Row, { houses, digits }: Pick<(typeof drawnSettings)[number], 'houses' | 'digits'>): number =>
  solved.find((each) => each.houses === houses && each.digits === digits)!.count;

const total = (of: (row: Row) => number) => number(data.rows.reduce((sum, row) => sum + of(row), 0));

export const measured = {
  'propagators-puzzles': () => total(({ puzzles }) => puzzles),
  'propagators-beyond-sets': () => total(({ beyondSets }) => beyondSets),
  'propagators-all-different': () => total((row) => solvedBy(row, drawnSettings[2])),
  'propagators-by-digit': () => total((row) => solvedBy(row, drawnSettings[3])),
};

/** What each propagator solves without a guess, on puzzles of several sizes. */
export const propagators: Chart = async (document) => {
  const bars = data.rows.flatMap((row) =>
    drawnSettings.map((setting) => ({
      set: row.name,
      setting: setting.name,
      share: (100 * solvedBy(row, setting)) / row.puzzles,
      isCompared: setting === drawnSettings[1] || setting === drawnSettings[2],
      text: `${solvedBy(row, setting)}`,
    })),
  );
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 500,
      marginLeft: 104,
      marginRight: 34,
      marginTop: 24,
      marginBottom: 40,
      style: { fontSize: '13px' },
      ariaLabel: 'The share of puzzles that each propagator solves without a guess, by set of puzzles',
      x: { label: '% solved', labelAnchor: 'center', labelOffset: 34, domain: [0, 100], grid: true },
      y: { label: null, domain: drawnSettings.map(({ name }) => name) },
      fy: { label: null, domain: data.rows.map(({ name }) => name), axis: null, padding: 0.3 },
      marks: [
        // The two that the question is about are alike in each set.
        ...[true, false].map((isCompared) =>
          Plot.barX(
            bars.filter((bar) => bar.isCompared === isCompared),
            { x: 'share', y: 'setting', fy: 'set', fill: 'var(--set-1)', fillOpacity: isCompared ? 1 : 0.45, insetTop: 1, insetBottom: 1 },
          ),
        ),
        Plot.text(bars, { x: 'share', y: 'setting', fy: 'set', text: 'text', textAnchor: 'start', dx: 5 }),
        Plot.text(
          data.rows.map(({ name, puzzles }) => ({ set: name, text: `${name}: ${puzzles} puzzles` })),
          { fy: 'set', text: 'text', frameAnchor: 'top-left', textAnchor: 'start', dy: -12, fontWeight: 600 },
        ),
      ],
    });
  return {
    caption: `Puzzles solved without a guess by four propagators, on puzzles of four sizes, measured on ${data.date}. Each bar uses one rule more than the bar above it, or a stronger one. In each set the two dark bars are equal: all-different never solves more than pairs and triples do.`,
    table: data.rows.map((row) => ({
      puzzles: row.name,
      count: row.puzzles,
      ...Object.fromEntries(drawnSettings.map((setting) => [setting.name, solvedBy(row, setting)])),
    })),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};
