import * as Plot from '@observablehq/plot';
import { listed } from '../../narration/sentence.ts';
import { findPuzzle } from '../puzzles.ts';
import { type Chart, NARROW, WIDE } from './chart.ts';
import { ablated, addressOf, bitsOf, type ConstraintRun, followRun, MAX_TRIES } from './constraint-runs.ts';

/** A setting that a chart compares with others, as its legend and its table call it. */
interface Compared {
  readonly name: string;
  readonly bits: number;
  readonly colour: string;
  /** Drawn as a ring: what the others are compared with. */
  readonly hollow?: boolean;
}

/** The height of a row and of the legend, and how far its entries are apart, in pixels. */
const ROW = 30;
const sizes = {
  [WIDE]: { left: 176, right: 34, apart: 150, perRow: 4 },
  [NARROW]: { left: 148, right: 26, apart: 156, perRow: 2 },
} as const;
const ticks = [0, 1, 10, 100, 1000, 10_000, 100_000];
const shortly = (value: number) => (value < 1000 ? String(value) : `${value / 1000}k`);

interface Mark extends ConstraintRun {
  readonly compared: Compared;
}

/** The tries of each puzzle at a few settings, in a row of its own: how far it moves from one to the next is what is asked. */
const comparing =
  (about: string, caption: string, settings: readonly Compared[]): Chart =>
  async (document) => {
    const rows = ablated.map((id) => settings.map((compared): Mark => ({ ...followRun(id, compared.bits), compared })));
    const marks = rows.flat();
    const most = MAX_TRIES.toLocaleString('en');
    const drawn = (width: keyof typeof sizes) => {
      const { left, right, apart, perRow } = sizes[width];
      const legendRows = Math.ceil(settings.length / perRow);
      const legend = settings.map((compared, index) => ({
        ...compared,
        dx: (index % perRow) * apart - (width === WIDE ? left - 12 : left - 10),
        dy: -22 * (legendRows - Math.floor(index / perRow)) - 26,
      }));
      return Plot.plot({
        document,
        width,
        height: ROW * ablated.length + 22 * legendRows + 92,
        marginLeft: left,
        marginRight: right,
        marginTop: 22 * legendRows + 34,
        marginBottom: 46,
        ariaLabel: about,
        // A run that tries nothing has a place, too.
        x: { type: 'symlog', domain: [0, MAX_TRIES * 1.2], axis: null },
        y: { label: null, domain: ablated.map((id) => findPuzzle(id).name) },
        marks: [
          Plot.gridX({ ticks }),
          Plot.axisX({ anchor: 'top', ticks, tickFormat: shortly, label: null }),
          Plot.axisX({ anchor: 'bottom', ticks, tickFormat: shortly, label: 'tries', labelAnchor: 'center', labelOffset: 38 }),
          Plot.axisY({ label: null, tickSize: 0 }),
          Plot.ruleY(
            rows.map((row) => ({
              puzzle: row[0]!.puzzle,
              least: Math.min(...row.map(({ tries }) => tries)),
              most: Math.max(...row.map(({ tries }) => tries)),
            })),
            { y: 'puzzle', x1: 'least', x2: 'most', stroke: 'var(--ink-3)', strokeOpacity: 0.5, strokeWidth: 2 },
          ),
          ...settings.flatMap((compared) => {
            const own = marks.filter((mark) => mark.compared === compared && mark.solved);
            const place = {
              x: 'tries',
              y: 'puzzle',
              r: compared.hollow ? 6.5 : 5,
              href: addressOf,
              title: ({ puzzle, setting, tries }: Mark) => `${puzzle}, ${setting}: ${tries.toLocaleString('en')}`,
            } as const;
            return compared.hollow
              ? [Plot.dot(own, { ...place, fill: 'var(--surface)', stroke: compared.colour, strokeWidth: 2 })]
              : [Plot.dot(own, { ...place, fill: compared.colour })];
          }),
          Plot.dot(
            marks.filter(({ solved }) => !solved),
            { x: 'tries', y: 'puzzle', r: 4.5, symbol: 'times', stroke: 'var(--ink-2)', strokeWidth: 1.8 },
          ),
          ...legend.flatMap(({ name, colour, hollow, dx, dy }) => [
            Plot.dot([name], {
              frameAnchor: 'top-left',
              dx,
              dy,
              r: 5,
              ...(hollow ? { fill: 'var(--surface)', stroke: colour, strokeWidth: 2 } : { fill: colour }),
            }),
            Plot.text([name], { frameAnchor: 'top-left', dx: dx + 11, dy, textAnchor: 'start', lineAnchor: 'middle', fill: 'var(--ink)' }),
          ]),
        ],
      });
    };
    const isStopped = ({ solved }: Mark) => !solved;
    const stacked = rows.filter((row) => row.filter(isStopped).length > 1).map(([first]) => first!.puzzle);
    const crosses = ` A cross is a run that was stopped after ${most} tries${stacked.length > 0 ? `; ${listed(stacked)} has two, one over the other` : ''}.`;
    return {
      caption: `${caption} Each row is a puzzle and each mark a run. From 1 on, each line of the scale is ten times the last.${marks.some(isStopped) ? crosses : ''} The numbers below open the runs.`,
      table: rows.map((row) => ({
        puzzle: row[0]!.puzzle,
        ...Object.fromEntries(row.map(({ compared, tries, solved }) => [compared.name, solved ? tries : `over ${most}`])),
      })),
      links: rows.map((row) =>
        Object.fromEntries(row.flatMap((mark) => (mark.solved ? [[mark.compared.name, addressOf(mark)] as const] : []))),
      ),
      plot: drawn(WIDE),
      narrow: drawn(NARROW),
    };
  };

const both = ['forwardChecking', 'mrv'] as const;

/** What each switch saves that looks ahead, one after the other, on verified puzzles. */
export const constraintSteps: Chart = comparing(
  'Tries until solved, with one more switch after the other',
  'Tries until solved, with no switch, with forward checking, with fewest values first as well, and with propagation.',
  [
    { name: 'no switch', bits: 0, colour: 'var(--ink-2)', hollow: true },
    { name: 'checking', bits: bitsOf('forwardChecking'), colour: 'var(--set-2)' },
    { name: 'checking + fewest', bits: bitsOf(...both), colour: 'var(--set-1)' },
    { name: 'fewest + propagate', bits: bitsOf('mrv', 'propagation'), colour: 'var(--set-3)' },
  ],
);
