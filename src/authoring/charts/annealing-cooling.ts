import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import cooled from '../../../content/data/annealing-cooling.json' with { type: 'json' };
import { medianOf } from '../../widgets/ui/numbers.ts';
import { findPuzzle } from '../puzzles.ts';
import { type Chart, type ChartParts, logAxisBelow, NARROW, WIDE } from './chart.ts';

const [SLOW, QUICK] = [0.99, 0.9];
const [FIRST, SECOND] = ['monte-carlo-2', 'monte-carlo-3'];

const runsOf = (puzzle: string, cooling: number) => cooled.runs.filter((run) => run.puzzle === puzzle && run.cooling === cooling);
const proposals = (puzzle: string, cooling: number) => medianOf(runsOf(puzzle, cooling).map((run) => run.proposals))!;
const starts = (puzzle: string, cooling: number) => medianOf(runsOf(puzzle, cooling).map((run) => run.starts))!;
const rounded = (count: number) => number(Number(count.toPrecision(2)));

export const measured = {
  'cooling-slow-first': () => rounded(proposals(FIRST, SLOW)),
  'cooling-slow-starts': () => String(starts(SECOND, SLOW)),
  'cooling-quick-starts': () => String(starts(SECOND, QUICK)),
};

/** What slow and quick cooling cost on two puzzles: computed by research/annealing-cooling.ts and kept with its seeds and date. */
export const annealingCooling: Chart = async (document) => {
  const rows = cooled.runs.map(({ puzzle, cooling, seed, proposals, starts }) => ({
    puzzle: findPuzzle(puzzle).name,
    cooling: `factor ${cooling}`,
    seed,
    proposals,
    starts,
  }));
  const factors = [SLOW, QUICK].map((factor) => `factor ${factor}`);
  const puzzles = [...new Set(rows.map(({ puzzle }) => puzzle))];
  const draw = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 56 + puzzles.length * 104,
      marginLeft: 86,
      style: { fontSize: '13px' },
      marginBottom: 46,
      marginTop: 28,
      marginRight: 16,
      ariaLabel: 'Swaps proposed until solved by puzzle and cooling factor',
      x: logAxisBelow([10_000, 10_000_000], 'swaps proposed'),
      y: { label: null, domain: factors },
      fy: { axis: null, domain: puzzles },
      marks: [
        Plot.text(puzzles, { fy: (name) => name, text: (name) => name, frameAnchor: 'top-left', dy: -14, fontWeight: 600 }),
        Plot.dot(rows, {
          x: 'proposals',
          y: 'cooling',
          fy: 'puzzle',
          r: 4.5,
          stroke: 'var(--set-1)',
          fill: ({ starts }: { starts: number }) => (starts > 1 ? 'var(--set-1)' : 'none'),
          fillOpacity: 0.75,
        }),
        Plot.tickX(
          rows,
          Plot.groupY({ x: 'median' }, { x: 'proposals', y: 'cooling', fy: 'puzzle', stroke: 'var(--ink)', strokeWidth: 3 }),
        ),
      ],
    });
  return {
    caption: `Swaps proposed until solved, ${cooled.runsEach} seeds for each puzzle and cooling factor; the thick lines are medians. A filled dot is a run that froze and had to start again. Computed on ${cooled.date} by research/annealing-cooling.ts.`,
    table: rows,
    plot: draw(WIDE),
    narrow: draw(NARROW),
  } satisfies ChartParts;
};
