import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import data from '../../../content/data/learning.json' with { type: 'json' };
import { type Chart, NARROW, WIDE } from './chart.ts';

type Row = (typeof data.rows)[number];

/** The fields of a run that texts quote, by the last part of their names. */
const fields: Readonly<Record<string, (row: Row) => string>> = {
  // Where a run was stopped there were more than these.
  'dead-ends': ({ deadEnds }) => number(deadEnds ?? data.mostDeadEnds),
  steps: ({ steps }) => number(steps),
  digits: ({ digitsPerNote }) => number(digitsPerNote),
  uses: ({ laterUses }) => number(laterUses),
  looks: ({ looks }) => number(looks),
};

/** What is told of searches that learn: learning-<puzzle>-<setting>-<field>. */
export const measured: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    data.rows.flatMap((row) =>
      Object.entries(fields).map(([name, write]) => [`learning-${row.puzzle}-${row.setting.toLowerCase()}-${name}`, () => write(row)]),
    ),
  ),
  'learning-minimal-count': () => String(data.minimal.count),
  'learning-minimal-note': () => number(data.minimal.note),
  'learning-minimal-activity': () => number(data.minimal.activity),
  'learning-strip-steps': () => number(data.strips.steps),
};

const ways = [
  { name: 'back by one', strip: data.strips.one },
  { name: 'jump, and forget', strip: data.strips.jump },
  { name: 'jump, and keep notes', strip: data.strips.note },
];

/** How deep three searches are in the same puzzle, over as many steps as the last one needs: written by research/learning.ts. */
export const learningStrips: Chart = async (document) => {
  const { steps } = data.strips;
  const outlines = ways.flatMap(({ name, strip }) =>
    strip.parts.map(([least, most], part) => ({ name, at: ((part + 0.5) * steps) / 300, least: least!, most: most! })),
  );
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 330,
      marginLeft: 40,
      marginTop: 26,
      marginBottom: 42,
      ariaLabel: 'Depth of three searches on the hard 25 × 25 puzzle, step by step',
      fy: { label: null, axis: null, padding: 0.22, domain: ways.map(({ name }) => name) },
      x: { label: 'steps', labelAnchor: 'center', labelOffset: 36, ticks: 4, tickFormat: 's' },
      y: { label: null, ticks: 3, grid: true },
      marks: [
        Plot.ruleY([0], { stroke: 'var(--rule)' }),
        Plot.areaY(outlines, {
          fy: 'name',
          x: 'at',
          y1: 'least',
          y2: 'most',
          fill: 'var(--set-1)',
          stroke: 'var(--set-1)',
          strokeWidth: 1,
        }),
        Plot.text(ways, { fy: 'name', text: 'name', frameAnchor: 'top-left', dy: -16, fontWeight: 600, fontSize: 13, fill: 'var(--ink)' }),
      ],
    });
  return {
    caption: `Guesses that haven’t been taken back, during the first ${number(steps)} steps on the hard 25 × 25 puzzle. Where a strip falls, guesses are taken back. Only the bottom strip comes to the solution, at its right end.`,
    table: ways.map(({ name, strip }) => ({
      'after a dead end': name,
      'dead ends so far': strip.deadEnds,
      solved: strip.isOver || strip === data.strips.note ? 'yes' : 'not yet',
    })),
    plot: drawn(WIDE) as unknown as Element,
    narrow: drawn(NARROW) as unknown as Element,
  };
};
