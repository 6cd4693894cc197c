import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { type Looks, looksOf } from '../../tries/queue/queue.ts';
import { findPuzzle } from '../puzzles.ts';
import { type Chart, NARROW, WIDE } from './chart.ts';

const parts = ['by rounds', 'with a list'] as const;

/** How often a cell is looked at in each round on the Wikipedia puzzle. */
const looks = () => looksOf(readPuzzles(findPuzzle('wikipedia').text)[0]!.puzzle).map((each, index) => ({ ...each, round: index + 1 }));

const total = (of: (looks: Looks) => number) => looks().reduce((sum, each) => sum + of(each), 0);

/** Figures that the text has of these looks. */
export const measured = {
  'looks-by-rounds': () => number(total(({ byRounds }) => byRounds)),
  'looks-with-list': () => number(total(({ withList }) => withList)),
};

/** What a list of new digits saves, round by round. */
export const roundsLooks: Chart = async (document) => {
  const rows = looks();
  const bars = rows.flatMap(({ round, byRounds, withList }) => [
    { round, how: parts[0], looks: byRounds },
    { round, how: parts[1], looks: withList },
  ]);
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 400,
      marginLeft: 74,
      marginRight: 46,
      marginBottom: 46,
      ariaLabel: 'Looks in each round, by rounds and with a list',
      x: { label: 'looks', labelAnchor: 'center', labelOffset: 40, grid: true, ticks: width < WIDE ? 3 : 6 },
      fy: {
        label: null,
        domain: rows.map(({ round }) => round),
        tickFormat: (round: number) => `round ${round}`,
        axis: 'left',
        padding: 0.28,
      },
      y: { axis: null, domain: parts },
      color: { domain: parts, range: ['var(--set-1-fill)', 'var(--set-1)'], legend: true },
      marks: [
        Plot.barX(bars, { x: 'looks', y: 'how', fy: 'round', fill: 'how', stroke: 'var(--rule-strong)', strokeWidth: 0.8 }),
        Plot.text(bars, {
          x: 'looks',
          y: 'how',
          fy: 'round',
          text: ({ looks: count }) => number(count),
          textAnchor: 'start',
          dx: 5,
          fill: 'var(--ink-2)',
        }),
      ],
    });
  return {
    caption:
      'How often a cell is looked at in each round on the Wikipedia puzzle: by rounds, which compare every open cell with its peers, and with a list, which goes only from new digits to their open peers. In round 1 the givens are new.',
    table: rows.map(({ round, byRounds, withList }) => ({ round, [parts[0]]: byRounds, [parts[1]]: withList })),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};
