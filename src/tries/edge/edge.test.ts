import { describe, expect, it } from 'vitest';
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { soaking } from '../../../tests/samples.ts';
import { drainWithin } from '../../engine/algorithm.ts';
import { dancingLinks } from '../../engine/cover/dancing-links.card.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { defaultsOf } from '../../engine/options.ts';
import {
  atStart,
  cellsOf,
  edgeOf,
  filled,
  filledFirst,
  filledShare,
  isBeyond,
  isPast,
  movedTo,
  openAt,
  puzzleOf,
  SHARES,
  SIZES,
  seenOf,
  takenBack,
  turnedTo,
  typical,
  unfinished,
} from './edge.ts';

describe('the edge', () => {
  it('is passed once, with more givens the larger the grid', () => {
    expect(SIZES.map(edgeOf)).toEqual([40, 45, 50]);
    for (const size of SIZES)
      for (const share of SHARES) expect([size, share, isBeyond(size, share)]).toEqual([size, share, share <= edgeOf(size)]);
  });

  it('decides as sharply as the chapter says', () => {
    expect([filledShare(25, 55), filledShare(25, 50)].map((part) => Math.round(100 * part))).toEqual([94, 15]);
    expect([filledShare(9, 35), filledShare(9, 50)].map((part) => Math.round(100 * part))).toEqual([21, 90]);
    // The larger the grid, the more of its open cells one step of givens decides.
    const [small, middle, large] = SIZES.map((size) =>
      Math.max(...SHARES.slice(1).map((share, index) => filledShare(size, share) - filledShare(size, SHARES[index]!))),
    );
    expect(small).toBeLessThan(middle!);
    expect(middle).toBeLessThan(large!);
    // On the safe side nothing is taken back.
    for (const size of SIZES)
      for (const share of SHARES) if (share > edgeOf(size)) expect(Math.max(...takenBack(size, share).map(Number))).toBe(0);
  });

  it('costs little at 9 × 9 and more than can be paid at 25 × 25, most of it near the edge', () => {
    expect(Math.max(...SHARES.flatMap((share) => takenBack(9, share).map(Number)))).toBe(4);
    expect([45, 40, 35].map((share) => unfinished(25, share) > 5)).toEqual([true, true, false]);
    expect(typical(25, 10)).toBeLessThan(typical(25, 50));
    expect(unfinished(16, 40)).toBe(0);
  });

  it('is drawn from the run that can be stepped through', () => {
    for (const [size, share] of [
      [9, 30],
      [16, 45],
      [25, 20],
    ] as const) {
      const [{ puzzle }] = readPuzzles(puzzleOf(size, share)) as [ReturnType<typeof readPuzzles>[number]];
      expect(puzzle.givens.filter((digit) => digit === 0)).toHaveLength(openAt(size, share));
      expect(cellsOf(size, share).split('+')).toHaveLength(filledFirst(size, share) + 1);
      const { outcome, counts } = drainWithin(
        dancingLinks.run(dancingLinks.start(puzzle, defaultsOf(dancingLinks.options) as never)),
        5_000_000,
      );
      expect([outcome, counts.takeBack ?? 0]).toEqual(['solved', takenBack(size, share)[0]]);
    }
  });
});

it.runIf(soaking)('beyond the edge the second of five early guesses is wrong, and is found out late', { timeout: 300_000 }, () => {
  const [{ puzzle }] = readPuzzles(named.find(({ id }) => id === 'twenty-five-hard')!.puzzle) as [ReturnType<typeof readPuzzles>[number]];
  const run = dancingLinks.run(dancingLinks.start(puzzle, defaultsOf(dancingLinks.options) as never));
  let [steps, depth, lowest, hasFailed] = [0, 0, Number.POSITIVE_INFINITY, false];
  let last = [0, 0];
  for (const { kind } of run) {
    steps++;
    hasFailed ||= kind === 'deadEnd';
    if (kind === 'pick') depth++;
    if (kind === 'takeBack') depth--;
    if (!hasFailed || depth >= lowest) continue;
    lowest = depth;
    last = [steps, depth];
  }
  // The 42nd choice is taken back, and the 41st never.
  expect([last, steps]).toEqual([[46_299_831, 41], 48_654_613]);
});

describe('a search for the edge', () => {
  it('has passed every share down to where it went, for each size', () => {
    const search = movedTo(movedTo(atStart(), 60), 80);
    expect(seenOf(search, 16)).toEqual(SHARES.filter((share) => share >= 60));
    expect(search.found).toEqual([]);
    const other = movedTo(turnedTo(search, 25), 50);
    expect([other.size, other.found]).toEqual([25, [25]]);
    expect(turnedTo(other, 16).share).toBe(60);
    expect(filled(16, 50)).toBeGreaterThan(100);
  });

  it('hasn’t found an edge that it only went past', () => {
    const past = movedTo(atStart(), 5);
    expect([past.found, isPast(past)]).toEqual([[], true]);
    expect(isPast(movedTo(past, 60))).toBe(false);
    const back = movedTo(past, 45);
    expect([back.found, isPast(back)]).toEqual([[16], false]);
  });
});
