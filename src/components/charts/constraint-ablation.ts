import * as Plot from '@observablehq/plot';
import { medianOf } from '../../widgets/runs/median.ts';
import { frameAddress } from '../build/frame-address.ts';
import { findPuzzle } from '../build/puzzles.ts';
import type { Chart } from './chart.ts';
import { type ConstraintRun, followRun, ablated as ids, MOST_ASSIGNMENTS, settings } from './constraint-runs.ts';

/** The two puzzles that the text speaks of: each has a shape of its own, and its name over the first row. */
const named = [
  { id: 'ai-escargot', symbol: 'square', colour: 'var(--set-1)', textAnchor: 'end' },
  { id: 'golden-nugget', symbol: 'triangle', colour: 'var(--set-4)', textAnchor: 'start' },
] as const;

/** Marks of different puzzles stand so far apart from top to bottom, in pixels: many have the same place. */
const APART = 3.6;
const ticks = [0, 1, 10, 100, 1000, 10_000];

/** The run that a mark stands for, in the chapter's main figure. */
const addressOf = ({ id, options }: ConstraintRun): string =>
  frameAddress({ run: 'main', algorithm: 'constraint-search', puzzle: id, options, step: 0 });

/** Assignments until solved at each setting, over verified puzzles, run anew when the site is built. */
export const constraintAblation: Chart = async (document) => {
  const rows = settings
    .map((bits) => {
      const runs = ids.map((id) => followRun(id, bits));
      const median = medianOf(runs.map(({ assignments }) => assignments))!;
      return { setting: runs[0]!.setting, runs, median, givenUp: runs.filter(({ solved }) => !solved).length };
    })
    .sort((a, b) => a.givenUp - b.givenUp || a.median - b.median);
  const all = rows.flatMap(({ runs }) => runs);
  const solved = all.filter((run) => run.solved);
  const nameOf = (id: string) => findPuzzle(id).name;
  const names = named.map(({ id }) => nameOf(id));
  const marked = {
    x: 'assignments',
    y: 'setting',
    r: 4.5,
    href: addressOf,
    title: ({ puzzle, setting, assignments }: ConstraintRun) => `${puzzle}, ${setting}: ${assignments.toLocaleString('en')}`,
  } as const;
  const others = ids.filter((id) => named.every((each) => each.id !== id));
  const most = MOST_ASSIGNMENTS.toLocaleString('en');
  return {
    caption: `Assignments until solved, at all ${settings.length} settings of the five switches. Each mark is one of ${ids.length} puzzles, and loads its run: squares are ${names[0]}, triangles ${names[1]}, rings the others. The bar is their median. A cross is a run that was given up after ${most} assignments. At the top stand the settings with which none was, the smallest median first. FC is forward checking, deg is degree, prop is propagation, which checks forward as well.`,
    table: rows.map(({ setting, runs, median, givenUp }) => ({
      switches: setting,
      median: median < MOST_ASSIGNMENTS ? median : `over ${most}`,
      'given up': givenUp,
      ...Object.fromEntries(runs.map(({ puzzle, assignments, solved }) => [puzzle, solved ? assignments : `over ${most}`])),
    })),
    links: rows.map(({ runs }) => Object.fromEntries(runs.flatMap((run) => (run.solved ? [[run.puzzle, addressOf(run)] as const] : [])))),
    plot: Plot.plot({
      document,
      width: 680,
      height: 722,
      marginLeft: 170,
      marginRight: 90,
      marginTop: 86,
      marginBottom: 46,
      ariaLabel: 'Assignments until solved, by setting of the five switches',
      // A run that assigns nothing has a place, too.
      x: { type: 'symlog', domain: [0, MOST_ASSIGNMENTS * 1.25], grid: true, ticks, axis: null },
      y: { label: null, domain: rows.map(({ setting }) => setting) },
      marks: [
        // So many rows need the scale at both ends.
        Plot.gridX({ ticks }),
        ...(['top', 'bottom'] as const).map((anchor) =>
          Plot.axisX({
            anchor,
            ticks,
            tickFormat: (value: number) => value.toLocaleString('en'),
            label: anchor === 'bottom' ? 'assignments' : null,
            labelAnchor: 'center',
            labelOffset: 40,
          }),
        ),
        ...others.map((id, index) =>
          Plot.dot(
            solved.filter((run) => run.id === id),
            { ...marked, stroke: 'var(--ink-3)', dy: (index - (others.length - 1) / 2) * APART },
          ),
        ),
        ...named.flatMap(({ id, symbol, colour, textAnchor }) => {
          const runs = solved.filter(({ puzzle }) => puzzle === nameOf(id));
          return [
            Plot.dot(runs, { ...marked, symbol, fill: colour }),
            Plot.text(runs.slice(0, 1), {
              x: 'assignments',
              y: 'setting',
              text: 'puzzle',
              textAnchor,
              dy: -70,
              fill: colour,
              fontWeight: 600,
            }),
          ];
        }),
        Plot.dot(
          all.filter(({ solved }) => !solved),
          { x: 'assignments', y: 'setting', r: 4, symbol: 'times', stroke: 'var(--ink-2)', strokeWidth: 1.8 },
        ),
        Plot.text(
          rows.filter(({ givenUp }) => givenUp > 0),
          {
            x: MOST_ASSIGNMENTS,
            y: 'setting',
            text: ({ givenUp }) => `${givenUp} given up`,
            textAnchor: 'start',
            dx: 12,
            fill: 'var(--ink-2)',
          },
        ),
        Plot.tickX(
          rows.filter(({ median }) => median < MOST_ASSIGNMENTS),
          { x: 'median', y: 'setting', stroke: 'var(--ink)', strokeWidth: 3 },
        ),
      ],
    }),
  };
};
