import * as Plot from '@observablehq/plot';
import { medianOf } from '../../widgets/ui/numbers.ts';
import { frameAddress } from '../addresses.ts';
import { findPuzzle } from '../puzzles.ts';
import { type Chart, NARROW, WIDE } from './chart.ts';
import { type ConstraintRun, followRun, ablated as ids, MAX_ASSIGNMENTS, settings, switches } from './constraint-runs.ts';

/** The two puzzles that the text speaks of: each has a shape of its own, and its name over the first row. */
const named = [
  { id: 'ai-escargot', symbol: 'square', colour: 'var(--set-1)', textAnchor: 'end' },
  { id: 'golden-nugget', symbol: 'triangle', colour: 'var(--set-4)', textAnchor: 'start' },
] as const;

/** The dots of the switches begin `dots` to the left of the scale, and are `apart`; at the sides there is as much room as words need. The names of two puzzles are side by side, or one `lift` higher. In pixels. */
const sizes = {
  [WIDE]: { dots: 156, apart: 30, left: 176, right: 90, tickSize: undefined, lift: 0 },
  [NARROW]: { dots: 84, apart: 16, left: 91, right: 60, tickSize: 11, lift: 15 },
} as const;
const ticks = [0, 1, 10, 100, 1000, 10_000];

const isOn = (bits: number, name: (typeof switches)[number][0]) => (bits & (1 << switches.findIndex(([each]) => each === name))) !== 0;

/** What matters most divides the rows: each group has its title over its first row. */
const groups = [
  { title: 'with propagation', has: (bits: number) => isOn(bits, 'propagation') },
  { title: 'with MRV, without propagation', has: (bits: number) => isOn(bits, 'mrv') },
  { title: 'with neither', has: () => true },
] as const;
const groupOf = (bits: number) => groups.findIndex(({ has }) => has(bits));
/** The height of a row, in pixels. */
const ROW = 25;

/** The run that a mark represents, in the chapter's main figure. */
const addressOf = ({ id, options }: ConstraintRun): string =>
  frameAddress({ run: 'main', algorithm: 'constraint-search', puzzle: id, options, step: 0 });

/** Assignments until solved at each setting, over verified puzzles, run anew when the site is built. */
export const constraintAblation: Chart = async (document) => {
  const rows = settings
    .map((bits) => {
      const runs = ids.map((id) => followRun(id, bits));
      const median = medianOf(runs.map(({ assignments }) => assignments))!;
      const all = runs.map(({ assignments }) => assignments);
      const [least, most] = [Math.min(...all), Math.max(...all)];
      return { setting: runs[0]!.setting, bits, runs, median, least, most, givenUp: runs.filter(({ solved }) => !solved).length };
    })
    .sort((a, b) => groupOf(a.bits) - groupOf(b.bits) || a.givenUp - b.givenUp || a.median - b.median);
  const inGroups = groups.flatMap(({ title }, group) => [
    title,
    ...rows.filter(({ bits }) => groupOf(bits) === group).map(({ setting }) => setting),
  ]);
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
  const drawn = (width: keyof typeof sizes) => {
    const { dots, apart, left, right, tickSize, lift } = sizes[width];
    return Plot.plot({
      document,
      width,
      height: 166 + ROW * inGroups.length,
      marginLeft: left,
      marginRight: right,
      marginTop: 120,
      marginBottom: 46,
      ariaLabel: 'Assignments until solved, by setting of the five switches',
      // A run that assigns nothing has a place, too.
      x: { type: 'symlog', domain: [0, MAX_ASSIGNMENTS * 1.25], grid: true, ticks, axis: null },
      y: { axis: null, domain: inGroups },
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
            ...(tickSize && { fontSize: tickSize }),
          }),
        ),
        ...switches.flatMap(([switched, name], index) => {
          const place = { frameAnchor: 'left', dx: index * apart - dots } as const;
          const settingOf = ({ bits }: { readonly bits: number }) =>
            (bits & (1 << index)) !== 0 ? 'on' : switched === 'forwardChecking' && isOn(bits, 'propagation') ? 'along' : 'off';
          const turned = (how: ReturnType<typeof settingOf>) => rows.filter((row) => settingOf(row) === how);
          return [
            Plot.dot(turned('on'), { ...place, y: 'setting', r: 5.5, fill: 'var(--ink)' }),
            Plot.dot(turned('along'), { ...place, y: 'setting', r: 4.75, stroke: 'var(--ink)', strokeWidth: 1.5 }),
            Plot.dot(turned('off'), { ...place, y: 'setting', r: 2, fill: 'var(--ink-3)' }),
            Plot.text([name], { ...place, frameAnchor: 'top-left', dy: -8, rotate: -50, textAnchor: 'start' }),
          ];
        }),
        Plot.text(
          groups.map(({ title }) => ({ setting: title })),
          {
            y: 'setting',
            text: 'setting',
            frameAnchor: 'left',
            dx: -dots - 6,
            dy: 3,
            textAnchor: 'start',
            fontWeight: 600,
            fill: 'var(--ink)',
          },
        ),
        Plot.ruleY(rows, { y: 'setting', x1: 'least', x2: 'most', stroke: 'var(--ink-3)', strokeOpacity: 0.5, strokeWidth: 2 }),
        ...named.flatMap(({ id, symbol, colour, textAnchor }, index) => {
          const runs = solved.filter(({ puzzle }) => puzzle === nameOf(id));
          return [
            Plot.dot(runs, { ...marked, symbol, fill: colour }),
            Plot.text(runs.slice(0, 1), {
              x: 'assignments',
              y: 'setting',
              text: 'puzzle',
              textAnchor: lift > 0 ? 'start' : textAnchor,
              dy: -50 - ROW - lift * index,
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
            x: MAX_ASSIGNMENTS,
            y: 'setting',
            text: ({ givenUp }) => `${givenUp} given up`,
            textAnchor: 'start',
            dx: 12,
            fill: 'var(--ink-2)',
          },
        ),
        Plot.tickX(
          rows.filter(({ median }) => median < MAX_ASSIGNMENTS),
          { x: 'median', y: 'setting', stroke: 'var(--ink)', strokeWidth: 3 },
        ),
      ],
    });
  };
  const most = MAX_ASSIGNMENTS.toLocaleString('en');
  return {
    caption: `Assignments until solved, at all ${settings.length} settings of the five switches. A full dot is a switch that is on, the ring is forward checking that comes with propagation. The line goes from the least that one of ${ids.length} puzzles takes to the most, and the bar on it is their median: half of them take less. Squares are ${names[0]}, triangles ${names[1]}, and load their runs. A cross stands for runs that were given up after ${most} assignments. In each group those with the fewest given up come first, and among these the smallest median.`,
    table: rows.map(({ setting, runs, median, givenUp }) => ({
      switches: setting,
      median: median < MAX_ASSIGNMENTS ? median : `over ${most}`,
      'given up': givenUp,
      ...Object.fromEntries(runs.map(({ puzzle, assignments, solved }) => [puzzle, solved ? assignments : `over ${most}`])),
    })),
    links: rows.map(({ runs }) => Object.fromEntries(runs.flatMap((run) => (run.solved ? [[run.puzzle, addressOf(run)] as const] : [])))),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};
