import * as Plot from '@observablehq/plot';
import type { Chart } from './chart.ts';
import { type ConstraintRun, followRun } from './constraint-runs.ts';

const ID = 'csp-default';
/** As bits: no switch, each switch by itself, and degree behind the MRV whose ties it breaks. */
const settings = [0, 1, 2, 2 | 4, 8];
/** A drawing of so many points is as fine as its panel. */
const POINTS = 240;

const endOf = ({ assignments, solved }: ConstraintRun) =>
  solved ? `solved after ${assignments.toLocaleString('en')}` : `not solved after ${assignments.toLocaleString('en')}`;

/** The same puzzle five times side by side: how deep the search stands, from its start to its end, with each switch. */
export const constraintSwitches: Chart = async (document) => {
  const runs = settings.map((bits) => followRun(ID, bits));
  const titleOf = (run: ConstraintRun) =>
    run.setting === 'none' ? 'no switch' : run.setting.includes('+') ? run.setting : `only ${run.setting}`;
  const longest = Math.max(...runs.map(({ assignments }) => assignments));
  // On a logarithmic scale points are as far apart as their numbers are large.
  const places = [...new Set(Array.from({ length: POINTS + 1 }, (_, index) => Math.round(longest ** (index / POINTS))))];
  const points = runs.flatMap((run) =>
    [...places.filter((place) => place < run.assignments), run.assignments].map((place) => ({
      panel: titleOf(run),
      place,
      depth: run.depths[place - 1]!,
    })),
  );
  return {
    caption: `The five runs on “${runs[0]!.puzzle}”, each from its first assignment to its last, on one scale: how many variables have a value. FC is forward checking, deg is degree.`,
    table: runs.map((run) => ({
      switch: titleOf(run),
      assignments: run.assignments,
      end: run.solved ? 'solved' : 'given up',
      'most variables with a value': Math.max(...run.depths),
    })),
    plot: Plot.plot({
      document,
      width: 680,
      height: 370,
      marginBottom: 44,
      marginLeft: 130,
      marginRight: 150,
      ariaLabel: 'Search depth over each run, with each switch',
      x: {
        type: 'log',
        domain: [1, longest],
        ticks: [1, 10, 100, 1000],
        tickFormat: ',',
        label: 'assignments',
        labelAnchor: 'center',
        labelOffset: 36,
      },
      y: { label: 'variables with a value', ticks: [0, 40], domain: [0, 55], labelAnchor: 'top' },
      fy: { label: null, domain: runs.map(titleOf), padding: 0.25, axis: null },
      marks: [
        Plot.areaY(points, { x: 'place', y: 'depth', fy: 'panel', fill: 'var(--set-1)', fillOpacity: 0.15 }),
        Plot.lineY(points, { x: 'place', y: 'depth', fy: 'panel', stroke: 'var(--set-1)', strokeWidth: 1.2 }),
        Plot.ruleY([0], { stroke: 'var(--rule-strong)' }),
        Plot.text(runs, { fy: titleOf, text: titleOf, frameAnchor: 'left', textAnchor: 'end', dx: -40, fill: 'var(--ink)' }),
        Plot.text(runs, {
          fy: titleOf,
          frameAnchor: 'right',
          textAnchor: 'start',
          dx: 10,
          text: endOf,
          fill: (run: ConstraintRun) => (run.solved ? 'var(--ink)' : 'var(--ink-2)'),
        }),
      ],
    }),
  };
};
