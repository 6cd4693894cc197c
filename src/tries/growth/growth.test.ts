import { describe, expect, it } from 'vitest';
import {
  beginning,
  drawn,
  games,
  goneOn,
  hasRound,
  knownSizes,
  offBy,
  roundOf,
  SIZES,
  before as sizeBefore,
  typical,
  unfinished,
  within,
  workOf,
} from './growth.ts';

const { rounds } = games.opening;

describe('bets on how work grows', () => {
  it('count a run that was given up as longer than any', () => {
    expect(SIZES).toEqual([4, 6, 9, 16, 25]);
    for (const { method, size } of [...rounds, ...games.more.rounds]) {
      const least = typical(method, size);
      const atLeast = workOf(method, size).filter((work) => work === null || work >= least).length;
      expect(atLeast).toBeGreaterThanOrEqual(8);
      expect(Number.isFinite(least)).toBe(true);
    }
    expect(unfinished('backtracking', 16)).toBe(6);
    expect(unfinished('backtracking', 25)).toBe(15);
  });

  it('are about a wall, a slope and a step', () => {
    const growth = rounds.map(({ method, size }) => typical(method, size) / typical(method, sizeBefore(size)));
    expect(growth[0]).toBeGreaterThan(1000);
    expect(growth[1]).toBeLessThan(5);
    expect(growth[2]).toBeGreaterThan(50);
  });

  it('lie far apart at 25 × 25, as the chapter says', () => {
    const shares = workOf('dancing-links', 25).map((work) => (work ?? Number.POSITIVE_INFINITY) / typical('dancing-links', 16));
    const between = (from: number, to: number) => shares.filter((share) => share >= from && share < to).length;
    expect([Math.round(Math.min(...shares)), between(1500, 2000)]).toEqual([4, 1]);
    // Most lie beyond the edge, where the tree branches.
    expect(between(15, Number.POSITIVE_INFINITY)).toBeGreaterThan(8);
    expect(unfinished('dancing-links', 25)).toBe(1);
  });

  it('are made one after the other, and judged by their factor', () => {
    let bets = beginning('opening');
    expect(10 ** bets.next!).toBeCloseTo(typical('backtracking', 9));
    for (const round of rounds) {
      expect(roundOf(bets)).toBe(round);
      bets = drawn({ ...bets, next: Math.log10(typical(round.method, round.size)) + 0.5 });
      // The question stays until the reader goes on.
      expect([roundOf(bets), drawn(bets)]).toEqual([round, bets]);
      bets = goneOn(bets);
    }
    expect([hasRound(bets), within(bets)]).toEqual([false, 3]);
    expect(offBy(rounds[0], Math.log10(typical('backtracking', 16)) - 2)).toBeCloseTo(100);
    expect(within(drawn({ ...beginning('opening'), next: 3 }))).toBe(0);
  });

  it('are about a line that stays flat and one that climbs, in the second game, as its chapter says', () => {
    const growth = games.more.rounds.map(({ method, size }) => typical(method, size) / typical(method, sizeBefore(size)));
    expect(growth.map(Math.round)).toEqual([3, 17]);
    expect(['backtracking', 'human-solver', 'dancing-links', 'annealing'].map((method) => unfinished(method, 25))).toEqual([15, 6, 1, 14]);
    expect(typical('annealing', 4)).toBe(0);
  });

  it('show what a method took below its next bet, and all of it where none is left', () => {
    const [start, second] = [beginning('more'), goneOn(drawn(beginning('more')))];
    expect(games.more.methods.map((method) => knownSizes(start, method).at(-1))).toEqual([25, 25, 16, 9]);
    expect(games.more.methods.map((method) => knownSizes(second, method).at(-1))).toEqual([25, 25, 25, 9]);
    expect(knownSizes(drawn(second), 'annealing')).toEqual(SIZES);
  });
});
