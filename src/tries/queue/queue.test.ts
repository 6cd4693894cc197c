import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../engine/formats/read.ts';
import { cellName } from '../../engine/grid.ts';
import { roundsOf } from '../rounds/rounds.ts';
import { endOf, fix, isEmpty, looksOf, type Queue, queueScene, startOf, take } from './queue.ts';

const wikipedia = readPuzzles('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[0]!.puzzle;
const names = (cells: readonly number[]) => cells.map((cell) => cellName(wikipedia.grid, cell));

describe('a list of new digits', () => {
  it('begins with what the givens force, and takes them off in that order', () => {
    const start = startOf(wikipedia);
    expect(names(start.list)).toEqual(['r5c5', 'r7c6', 'r7c9', 'r8c8']);
    const one = take(start);
    expect([one.now!.cell, one.done, one.looks - start.looks]).toEqual([40, 1, one.now!.looked.length]);
    expect(names(one.due)).toContain('r7c5');
    const fixed = fix(one, one.due[0]!);
    expect(fixed.list.at(-1)).toBe(one.due[0]);
    expect([...queueScene(one, undefined).struck!].filter((set) => set !== 0)).toHaveLength(one.now!.struck.length);
  });

  it('fixes what the rounds fix, and comes to the digits of a round before those of the next', () => {
    const rounds = roundsOf(wikipedia);
    const order: number[] = [];
    let at: Queue = startOf(wikipedia);
    while (!isEmpty(at)) {
      at = at.due.length > 0 ? at.due.reduce(fix, at) : take(at);
      if (order.at(-1) !== at.now?.cell && at.now) order.push(at.now.cell);
    }
    let from = 0;
    for (const round of rounds) {
      const until = from + round.length;
      expect(new Set(order.slice(from, until))).toEqual(new Set(round.map(({ cell }) => cell)));
      from = until;
    }
    expect(at.digits).toEqual(endOf(startOf(wikipedia)).digits);
    expect(at.digits.includes(0)).toBe(false);
  });

  it('looks as often whichever cell is fixed first', () => {
    let at: Queue = startOf(wikipedia);
    while (!isEmpty(at)) at = at.due.length > 0 ? at.due.toReversed().reduce(fix, at) : take(at);
    expect(at.looks).toBe(endOf(startOf(wikipedia)).looks);
  });

  it('looks less often than the rounds, and all its looks are those of its rounds', () => {
    const looks = looksOf(wikipedia);
    expect(looks).toHaveLength(11);
    expect(looks.reduce((sum, { withList }) => sum + withList, 0)).toBe(endOf(startOf(wikipedia)).looks);
    for (const { byRounds, withList } of looks.slice(1)) expect(withList).toBeLessThanOrEqual(byRounds);
  });
});
