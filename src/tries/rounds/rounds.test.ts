import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../engine/formats/read.ts';
import { cellNamed } from '../../engine/grid.ts';
import { propagateThenSearch } from '../../engine/search/propagate-then-search.card.ts';
import { boardAt, judge, roundsOf } from './rounds.ts';

const read = (text: string) => readPuzzles(text)[0]!.puzzle;
const wikipedia = read('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const cellOf = (name: string) => cellNamed(wikipedia.grid, name);

describe('rounds by hand', () => {
  it.each([
    ['Wikipedia', wikipedia, [4, 5, 7, 6, 5, 3, 2, 7, 10, 2]],
    ['one that stops half-way', read('020000600000010320000200140900032000280104036000670002068003000052090000004000050'), undefined],
  ])('are those of the algorithm: %s', (_, puzzle, counts) => {
    const rounds: string[][] = [];
    for (const step of propagateThenSearch.run(propagateThenSearch.start(puzzle))) {
      if (step.kind === 'round') rounds.push([]);
      if (step.kind === 'fix') rounds.at(-1)!.push(`${step.cell} ${step.digit}`);
      if (step.kind === 'quiet' || step.kind === 'contradiction') break;
    }
    const mine = roundsOf(puzzle);
    if (counts) expect(mine.map((round) => round.length)).toEqual(counts);
    expect([...mine.map((round) => round.map(({ cell, digit }) => `${cell} ${digit}`)), []]).toEqual(rounds);
  });

  it('say who took the last other candidate, and what a cell waits for', () => {
    const rounds = roundsOf(wikipedia);
    expect(judge(wikipedia, rounds, 1, cellOf('r5c5'))).toEqual({ fixed: true, digit: 5, losses: [] });
    expect(judge(wikipedia, rounds, 2, cellOf('r7c5'))).toEqual({
      fixed: true,
      digit: 3,
      losses: [{ digit: 5, by: cellOf('r5c5') }],
    });
    const waits = judge(wikipedia, rounds, 1, cellOf('r7c5'));
    expect(waits).toEqual({ fixed: false, candidates: [3, 5], losses: [{ digit: 5, by: cellOf('r5c5') }], until: 2 });
  });

  it('leave the whole grid filled after the last, each digit being that of the answer', () => {
    const rounds = roundsOf(wikipedia);
    const { digits, candidates } = boardAt(wikipedia, rounds, rounds.length + 1);
    expect(Array.from(digits).join('')).toBe('534678912672195348198342567859761423426853791713924856961537284287419635345286179');
    expect(candidates.every((set) => set === 0)).toBe(true);
  });
});
