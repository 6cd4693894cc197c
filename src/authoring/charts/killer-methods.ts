import * as Plot from '@observablehq/plot';
import measured from '../../../content/data/killer-methods.json' with { type: 'json' };
import killers from '../../../content/puzzles/killers.json' with { type: 'json' };
import type { Chart } from './chart.ts';

/*
 * Fillings of cages as the options of an exact cover: computed by research/killer-methods.ts and kept with the date.
 */

const methods: Readonly<Record<string, string>> = {
  'exact cover, an option a filling, counting to two': 'cover by fillings',
  'exact cover, fillings filtered first, counting to two': 'reasoning, then cover',
  'fast killer solver, counting to two': 'reasoning solver, fast copy',
};

interface PairPlot {
  readonly kinds: readonly [string, string];
  /** A line of the chart: its name, and an amount for each kind. */
  readonly rows: readonly { readonly name: string; readonly amounts: readonly [number, number] }[];
  readonly height: number;
  readonly marginLeft: number;
  readonly ariaLabel: string;
  readonly label: string;
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
}

/** Two amounts a line, on a logarithmic scale, joined by a rule. */
function pairPlot(document: Document, { kinds, rows, label, domain, ticks, ...layout }: PairPlot) {
  const marks = rows.flatMap(({ name, amounts }) => kinds.map((kind, index) => ({ name, kind, amount: amounts[index]! })));
  return Plot.plot({
    document,
    width: 680,
    marginBottom: 46,
    marginRight: 30,
    ...layout,
    x: { type: 'log', domain: [...domain], grid: true, ticks: [...ticks], tickFormat: ',', label, labelAnchor: 'center', labelOffset: 40 },
    y: { label: null, domain: rows.map(({ name }) => name) },
    color: { domain: [...kinds], range: ['var(--set-1)', 'var(--set-2)'] },
    symbol: { domain: [...kinds], range: ['circle', 'triangle'], legend: true },
    marks: [
      Plot.ruleY(rows, {
        y: 'name',
        x1: ({ amounts }) => amounts[0],
        x2: ({ amounts }) => amounts[1],
        stroke: 'var(--rule-strong)',
        strokeOpacity: 0.4,
      }),
      Plot.dot(marks, { x: 'amount', y: 'name', symbol: 'kind', stroke: 'kind', fill: 'var(--surface)', r: 5, strokeWidth: 2 }),
    ],
  });
}

/** What there is to choose from: combinations of cages against their fillings. */
export const killerFillings: Chart = async (document) => {
  const rows = measured.samples.map((sample) => ({ ...sample, name: killers.find(({ id }) => id === sample.id)!.name }));
  return {
    caption: 'How many combinations the cages of each puzzle have, and how many fillings: ways to put those digits into their cells.',
    table: rows.map(({ name, combinations, fillings }) => ({ puzzle: name, combinations, fillings })),
    plot: pairPlot(document, {
      kinds: ['combinations', 'fillings'],
      rows: rows.map(({ name, combinations, fillings }) => ({ name, amounts: [combinations, fillings] })),
      height: 260,
      marginLeft: 240,
      ariaLabel: 'Combinations and fillings of seven killers',
      label: 'in all cages',
      domain: [80, 40_000],
      ticks: [100, 1000, 10_000],
    }),
  };
};

/** The time of each method, for the killer in the middle and for the slowest. */
export const killerMethods: Chart = async (document) => {
  const rows = Object.entries(methods).map(([method, name]) => ({ ...measured.methods.find((row) => row.method === method)!, name }));
  return {
    caption: `Milliseconds for a killer, the median and the worst of ${measured.killers} random ones with cages of up to five cells, computed on ${measured.date}. All three make sure that there is no second answer. The fast copy reasons much as the solver of this chapter does, without its steps.`,
    table: rows.map(({ name, median, worst }) => ({ method: name, 'median ms': median, 'worst ms': worst })),
    plot: pairPlot(document, {
      kinds: ['median', 'worst'],
      rows: rows.map(({ name, median, worst }) => ({ name, amounts: [median, worst] })),
      height: 175,
      marginLeft: 210,
      ariaLabel: 'Time of three ways to solve killers',
      label: 'milliseconds',
      domain: [2, 100],
      ticks: [2, 5, 10, 20, 50, 100],
    }),
  };
};
