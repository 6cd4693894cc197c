import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../engine/algorithm.ts';
import { annealing } from '../engine/anneal/annealing.card.ts';
import { dancingLinks } from '../engine/cover/dancing-links.card.ts';
import { humanSolver } from '../engine/logic/human-solver.card.ts';
import { preemptiveSets } from '../engine/logic/preemptive-sets.card.ts';
import { defaultsOf } from '../engine/options.ts';
import { puzzleOf } from '../engine/puzzle.ts';
import { backtracking } from '../engine/search/backtracking.card.ts';
import type { Thing } from '../engine/thing.ts';
import { record } from './record.ts';
import { whyAt } from './why.ts';

const HARD = '2.......1...9.6......8.172.9..3.......8...2.4.......131.3..5..9...7......462.....';
const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const read = (text: string) => puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0));
const recorded = (card: unknown, text: string, maxSteps?: number) => {
  const algorithm = card as AnyAlgorithm;
  return record(algorithm, read(text), defaultsOf(algorithm.options), { maxSteps });
};
const cell = (row: number, column: number) => ({ of: 'cell', cell: 9 * (row - 1) + column - 1 }) as const;
const mark = (row: number, column: number, digit: number): Thing => ({ of: 'mark', cell: cell(row, column).cell, digit });

describe('why', () => {
  it('follows a mark that is gone from set to set, down to the markup and a given', () => {
    const { chain, value, ends, times } = whyAt(recorded(preemptiveSets, HARD), mark(4, 3, 4), 36);
    expect([value, times, ends]).toEqual([0, 1, 'given']);
    expect(chain.map(({ position, step }) => `${position} ${step.kind}`)).toEqual([
      '34 strike',
      '33 see',
      '32 strike',
      '30 see',
      '29 strike',
      '24 see',
      '7 markUp',
    ]);
    expect(chain.map(({ thing }) => thing)).toEqual([
      mark(4, 3, 4),
      { of: 'step', kinds: ['see'] },
      mark(1, 3, 7),
      { of: 'step', kinds: ['see'] },
      mark(2, 3, 5),
      { of: 'step', kinds: ['see'] },
      mark(2, 1, 1),
    ]);
    // Three cells that lack six numbers each: one of the eighteen came last.
    expect(chain[1]!.others).toBe(17);
  });

  it('explains where no marks are kept what became of a digit, and how often', () => {
    const timeline = recorded(backtracking, WIKIPEDIA, 3000);
    const { chain, times, ends } = whyAt(timeline, mark(2, 8, 4), 2706);
    expect(chain.map(({ position, step }) => `${position} ${step.kind}`)).toEqual(['2706 conflict', '2355 place', '2353 conflict']);
    expect([times, ends]).toEqual([39, 'given']);
    // A digit in the cell keeps all others out.
    expect(whyAt(timeline, mark(1, 1, 4), 2706)).toMatchObject({ chain: [], ends: 'given' });
    expect(whyAt(timeline, mark(1, 3, 4), 2706).chain[0]!.step.kind).toBe('place');
  });

  it('goes back from what is taken back to the dead end, past all that was taken back in between', () => {
    const timeline = recorded(backtracking, WIKIPEDIA, 3000);
    const { chain, value } = whyAt(timeline, cell(2, 8), 2706);
    expect(value).toBe(0);
    expect(chain.map(({ step }) => step.kind)).toEqual(['takeBack', 'deadEnd', 'conflict']);
    const links = recorded(dancingLinks, HARD, 2000);
    expect(whyAt(links, { of: 'column', item: 3 }, 400).chain.map(({ step }) => step.kind)).toEqual(['unlink', 'cover', 'pick', 'choose']);
  });

  it('follows a digit of a local search from cell to cell, past swaps that were dropped', () => {
    const timeline = recorded(annealing, HARD, 4000);
    const state = timeline.peek(4000) as { digits: Uint8Array };
    const { chain } = whyAt(timeline, cell(5, 5), 4000);
    expect(chain).toHaveLength(10);
    for (const { position, thing } of chain) {
      const now = timeline.peek(position) as { digits: Uint8Array };
      expect(now.digits[(thing as { cell: number }).cell]).toBe(state.digits[40]);
      expect(timeline.kindAt(position + 1)).toMatch(/accept/);
    }
  });

  it('rests a technique on what makes it hold: the cells that lost a digit for a hidden single', () => {
    const timeline = recorded(humanSolver, HARD);
    const { chain, ends } = whyAt(timeline, cell(9, 5), timeline.length);
    expect(chain.map(({ step }) => step.kind)).toEqual(Array.from({ length: 5 }, () => ['place', 'see']).flat());
    expect(ends).toBe('cut');
    expect(chain.filter(({ thing }) => thing.of === 'mark' || thing.of === 'cell').every(({ others }) => others === 0)).toBe(true);
  });
});
