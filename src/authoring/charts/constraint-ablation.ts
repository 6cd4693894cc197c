import * as Plot from '@observablehq/plot';
import { medianOf } from '../../widgets/ui/numbers.ts';
import { findPuzzle } from '../puzzles.ts';
import { type Chart, NARROW, WIDE } from './chart.ts';
import { addressOf, type ConstraintRun, followRun, ablated as ids, MAX_TRIES, settings, switches } from './constraint-runs.ts';

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
const ticks = [0, 1, 10, 100, 1000, 10_000, 100_000];

const isOn = (bits: number, name: (typeof switches)[number][0]) => (bits & (1 << switches.findIndex(([each]) => each === name))) !== 0;

/** What matters most divides the rows: each group has its title over its first row. */
const groups = [
  { title: 'with propagation', has: (bits: number) => isOn(bits, 'propagation') },
  { title: 'with forward checking and MRV', has: (bits: number) => isOn(bits, 'forwardChecking') && isOn(bits, 'mrv') },
  { title: 'with one of the two', has: (bits: number) => isOn(bits, 'forwardChecking') || isOn(bits, 'mrv') },
  { title: 'with none of the three', has: () => true },
] as const;
const groupOf = (bits: number) => groups.findIndex(({ has }) => has(bits));
/** The height of a row, in pixels. */
const ROW = 25;

/** Tries until solved at each setting, over verified puzzles, run anew when the site is built. */
export const constraintAblation: Chart = async (document) => {
  const rows = settings
    .map((bits) => {
      const runs = ids.map((id) => followRun(id, bits));
      const all = runs.map(({ tries }) => tries);
      const median = medianOf(all)!;
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
    x: 'tries',
    y: 'setting',
    r: 4.5,
    href: addressOf,
    title: ({ puzzle, setting, tries }: ConstraintRun) => `${puzzle}, ${setting}: ${tries.toLocaleString('en')}`,
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
      ariaLabel: 'Tries until solved, by setting of the five switches',
      // A run that tries nothing has a place, too.
      x: { type: 'symlog', domain: [0, MAX_TRIES * 1.25], grid: true, ticks, axis: null },
      y: { axis: null, domain: inGroups },
      marks: [
        // So many rows need the scale at both ends.
        Plot.gridX({ ticks }),
        ...(['top', 'bottom'] as const).map((anchor) =>
          Plot.axisX({
            anchor,
            ticks,
            tickFormat: (value: number) => value.toLocaleString('en'),
            label: anchor === 'bottom' ? 'tries' : null,
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
              x: 'tries',
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
          { x: 'tries', y: 'setting', r: 4, symbol: 'times', stroke: 'var(--ink-2)', strokeWidth: 1.8 },
        ),
        Plot.text(
          rows.filter(({ givenUp }) => givenUp > 0),
          {
            x: MAX_TRIES,
            y: 'setting',
            text: ({ givenUp }) => `${givenUp} given up`,
            textAnchor: 'start',
            dx: 12,
            fill: 'var(--ink-2)',
          },
        ),
        Plot.tickX(
          rows.filter(({ median }) => median < MAX_TRIES),
          { x: 'median', y: 'setting', stroke: 'var(--ink)', strokeWidth: 3 },
        ),
      ],
    });
  };
  const most = MAX_TRIES.toLocaleString('en');
  return {
    caption: `Tries until solved, at all ${settings.length} settings of the five switches. A full dot is a switch that’s on, and a ring is the forward checking that comes with propagation. Each line goes from the fewest tries that one of ${ids.length} puzzles takes to the most, and the bar on it is their median. Squares are ${names[0]} and triangles ${names[1]}; press one to open its run. A cross marks runs given up after ${most} tries.`,
    table: rows.map(({ setting, runs, median, givenUp }) => ({
      switches: setting,
      median: median < MAX_TRIES ? median : `over ${most}`,
      'given up': givenUp,
      ...Object.fromEntries(runs.map(({ puzzle, tries, solved }) => [puzzle, solved ? tries : `over ${most}`])),
    })),
    links: rows.map(({ runs }) => Object.fromEntries(runs.flatMap((run) => (run.solved ? [[run.puzzle, addressOf(run)] as const] : [])))),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};
