import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { boardAt, roundsOf } from '../../tries/rounds/rounds.ts';
import { findPuzzle } from '../puzzles.ts';
import { type Chart, NARROW, WIDE } from './chart.ts';

const parts = ['by rounds', 'with a list'] as const;

interface Looks {
  readonly round: number;
  /** Every open cell is compared with all its peers. */
  readonly byRounds: number;
  /** Every digit that is new in this round is compared with its open peers. */
  readonly withList: number;
}

/** How often a cell is looked at in each round on the Wikipedia puzzle, with rounds and with a list of new digits. The givens are new in round 1. */
function looks(): Looks[] {
  const { puzzle } = readPuzzles(findPuzzle('wikipedia').text)[0]!;
  const rounds = roundsOf(puzzle);
  const givens = [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] !== 0);
  return [givens, ...rounds.map((fixed) => fixed.map(({ cell }) => cell))].map((fresh, index) => {
    const { digits } = boardAt(puzzle, rounds, index + 1);
    const isOpen = (cell: number) => digits[cell] === 0;
    const peers = (cell: number) => puzzle.grid.peersOfCell[cell]!;
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    return {
      round: index + 1,
      byRounds: sum([...digits.keys()].filter(isOpen).map((cell) => peers(cell).length)),
      withList: sum(fresh.map((cell) => peers(cell).filter(isOpen).length)),
    };
  });
}

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
      color: { domain: parts, range: ['var(--set-1-fill)', 'var(--set-3)'], legend: true },
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
