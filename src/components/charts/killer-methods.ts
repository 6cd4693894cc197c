import * as Plot from '@observablehq/plot';
import measured from '../../../content/data/killer-methods.json' with { type: 'json' };
import killers from '../../../content/puzzles/killers.json' with { type: 'json' };
import type { Chart } from './chart.ts';

/*
 * Fillings of cages as the options of an exact cover: computed by scripts/data/killer-methods.ts and kept with the date.
 */

const methods: Readonly<Record<string, string>> = {
  'exact cover, an option a filling, counting to two': 'cover by fillings',
  'exact cover, fillings filtered first, counting to two': 'reasoning, then cover',
  'killer-advanced, step by step to the first solution': 'reasoning, in steps',
  'fast killer solver, counting to two': 'reasoning, fast copy',
};

/** What there is to choose from: combinations of cages against their fillings. */
export const killerFillings: Chart = async (document) => {
  const kinds = ['combinations', 'fillings'] as const;
  const rows = measured.samples.map((sample) => ({ ...sample, name: killers.find(({ id }) => id === sample.id)!.name }));
  const marks = rows.flatMap((row) => kinds.map((kind) => ({ name: row.name, kind, count: row[kind] })));
  return {
    caption: 'How many combinations the cages of each puzzle have, and how many fillings: ways to put those digits into their cells.',
    table: rows.map(({ name, combinations, fillings }) => ({ puzzle: name, combinations, fillings })),
    plot: Plot.plot({
      document,
      width: 680,
      height: 260,
      marginLeft: 240,
      marginBottom: 46,
      marginRight: 30,
      ariaLabel: 'Combinations and fillings of seven killers',
      x: {
        type: 'log',
        grid: true,
        ticks: [100, 1000, 10_000],
        tickFormat: ',',
        label: 'in all cages',
        labelAnchor: 'center',
        labelOffset: 40,
      },
      y: { label: null, domain: rows.map(({ name }) => name) },
      color: { domain: [...kinds], range: ['var(--set-1)', 'var(--set-2)'] },
      symbol: { domain: [...kinds], range: ['circle', 'triangle'], legend: true },
      marks: [
        Plot.ruleY(rows, { y: 'name', x1: 'combinations', x2: 'fillings', stroke: 'var(--rule-strong)', strokeOpacity: 0.4 }),
        Plot.dot(marks, { x: 'count', y: 'name', symbol: 'kind', stroke: 'kind', fill: 'var(--surface)', r: 5, strokeWidth: 2 }),
      ],
    }),
  };
};

/** The time of each way, for the killer in the middle and for the slowest. */
export const killerMethods: Chart = async (document) => {
  const kinds = ['median', 'worst'] as const;
  const rows = Object.entries(methods).map(([method, name]) => ({ ...measured.methods.find((row) => row.method === method)!, name }));
  const marks = rows.flatMap((row) => kinds.map((kind) => ({ name: row.name, kind, time: row[kind] })));
  return {
    caption: `Milliseconds for a killer, the median and the worst of ${measured.killers} random ones with cages of up to five cells, computed on ${measured.date}.`,
    table: rows.map(({ name, median, worst }) => ({ method: name, 'median ms': median, 'worst ms': worst })),
    plot: Plot.plot({
      document,
      width: 680,
      height: 205,
      marginLeft: 170,
      marginBottom: 46,
      marginRight: 30,
      ariaLabel: 'Time of four ways to solve killers',
      x: {
        type: 'log',
        grid: true,
        ticks: [2, 5, 10, 20, 50, 100],
        tickFormat: ',',
        label: 'milliseconds',
        labelAnchor: 'center',
        labelOffset: 40,
      },
      y: { label: null, domain: rows.map(({ name }) => name) },
      color: { domain: [...kinds], range: ['var(--set-1)', 'var(--set-2)'] },
      symbol: { domain: [...kinds], range: ['circle', 'triangle'], legend: true },
      marks: [
        Plot.ruleY(rows, { y: 'name', x1: 'median', x2: 'worst', stroke: 'var(--rule-strong)', strokeOpacity: 0.4 }),
        Plot.dot(marks, { x: 'time', y: 'name', symbol: 'kind', stroke: 'kind', fill: 'var(--surface)', r: 5, strokeWidth: 2 }),
      ],
    }),
  };
};
