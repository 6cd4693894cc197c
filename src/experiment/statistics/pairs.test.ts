import { describe, expect, it } from 'vitest';
import type { ResultRow } from '../rows.ts';
import { wilson } from './interval.ts';
import { isCutShort, pairsOf, tallyOf } from './pairs.ts';
import { expectedCost, gainOf } from './restarts.ts';
import { finishedShare, shareDifference } from './shares.ts';
import { cactusOf, solvedWithin } from './survival.ts';
import { confidenceOf, doubtsOf } from './verdict.ts';

/** A row: the puzzle, the run, what it took; `stopped` where it didn't finish. */
function row(puzzle: string, run: string, digits: number, more: Partial<ResultRow> = {}): ResultRow {
  const outcome = more.outcome ?? 'solved';
  return {
    puzzle_id: puzzle,
    name: puzzle,
    group: null,
    line: 1,
    run,
    replicate: 1,
    seed: null,
    outcome,
    censored: outcome === 'stopped',
    digits,
    steps: digits * 7,
    ms: null,
    repeats: null,
    counters: {},
    ...more,
  };
}
const stopped = { outcome: 'stopped' } as const;

describe('pairs', () => {
  const rows = [
    row('p', 'A', 100),
    row('p', 'B', 50),
    row('q', 'A', 55),
    row('q', 'B', 55),
    row('r', 'A', 1000, stopped),
    row('r', 'B', 70),
    row('s', 'A', 1000, stopped),
    row('s', 'B', 1000, stopped),
    row('t', 'A', 80),
    row('t', 'B', 0, { outcome: 'refused' }),
    row('u', 'B', 80),
    row('v', 'A', 60),
    row('v', 'B', 1000, stopped),
  ];

  it('keep what was stopped, and count what nobody can pair', () => {
    const { pairs, unpaired } = pairsOf(rows, 'A', 'B', 'digits');
    expect(pairs.map(({ puzzle }) => puzzle)).toEqual(['p', 'q', 'r', 's', 'v']);
    expect(unpaired).toBe(2);
    expect(pairs.filter(isCutShort).map(({ puzzle }) => puzzle)).toEqual(['r', 's', 'v']);
    expect(pairs[2]!.ratio).toEqual({ least: Math.log(1000 / 70), greatest: Number.POSITIVE_INFINITY });
  });

  it('count who took less: a run that finished wins against one that didn’t', () => {
    expect(tallyOf(pairsOf(rows, 'A', 'B', 'digits').pairs)).toEqual({ aFewer: 1, equal: 1, bFewer: 2, unranked: 1 });
    expect(tallyOf(pairsOf(rows, 'B', 'A', 'steps').pairs)).toEqual({ aFewer: 2, equal: 1, bFewer: 1, unranked: 1 });
  });

  it('join a run without chance to each seed of the other, and make one ratio of a puzzle', () => {
    const seeded = [10, 20, 80].map((digits, index) => row('p', 'B', digits, { replicate: index + 1, seed: 100 + index }));
    const { pairs } = pairsOf([row('p', 'A', 40), ...seeded], 'A', 'B', 'digits');
    expect(pairs).toHaveLength(1);
    expect(pairs[0]!.costs).toHaveLength(3);
    expect(Math.exp(pairs[0]!.ratio.least)).toBeCloseTo(2);
  });

  it('don’t rank a run that got stuck as finished', () => {
    const { pairs } = pairsOf([row('p', 'A', 10, { outcome: 'stuck' }), row('p', 'B', 500)], 'A', 'B', 'digits');
    expect(tallyOf(pairs)).toEqual({ aFewer: 0, equal: 0, bFewer: 0, unranked: 1 });
  });
});

describe('a verdict', () => {
  const grounds = { interval: { from: 1.2, to: 3 }, equal: 1, pairs: 100, cutShort: 0, draws: false, seeds: 1 };
  it('is undecided for each of four reasons', () => {
    expect(doubtsOf(grounds)).toEqual([]);
    expect(doubtsOf({ ...grounds, interval: { from: 0.84, to: 2.1 } })).toEqual(['equal']);
    expect(doubtsOf({ ...grounds, cutShort: 50 })).toEqual([]);
    expect(doubtsOf({ ...grounds, cutShort: 51 })).toEqual(['stopped']);
    expect(doubtsOf({ ...grounds, draws: true })).toEqual(['one-seed']);
    expect(doubtsOf({ ...grounds, draws: true, seeds: 2 })).toEqual([]);
    expect(doubtsOf({ ...grounds, pairs: 9 })).toEqual(['few']);
  });

  it('is stricter at every look', () => {
    expect([1, 2, 3].map(confidenceOf)).toEqual([0.95, 0.975, 0.9875]);
  });
});

describe('shares', () => {
  it('have the interval that another program finds', () => {
    // Wilson's formula in another language.
    const rounded = ({ from, to }: { from: number; to: number }) => [from.toFixed(4), to.toFixed(4)];
    expect(rounded(wilson(43, 180))).toEqual(['0.1825', '0.3062']);
    expect(rounded(wilson(0, 180))).toEqual(['0.0000', '0.0209']);
    expect(rounded(wilson(3, 300))).toEqual(['0.0034', '0.0290']);
  });

  const rows = Array.from({ length: 30 }, (_, puzzle) =>
    ['A', 'B'].flatMap((run) =>
      [1, 2, 3].map((replicate) =>
        row(`p${puzzle}`, run, 10, {
          replicate,
          seed: replicate,
          outcome: run === 'A' ? (puzzle % 3 === 0 ? 'solved' : 'stopped') : (puzzle + replicate) % 2 ? 'solved' : 'stopped',
        }),
      ),
    ),
  ).flat();

  it('count runs, and resample puzzles with all their seeds', () => {
    const a = finishedShare(rows, 'A', { confidence: 0.95, seed: 1 });
    expect(a).toMatchObject({ finished: 30, runs: 90, puzzles: 30 });
    expect(a.share).toBeCloseTo(1 / 3);
    expect(a.bySeed).toHaveLength(3);
    // The three runs of a puzzle end alike, so that there are 30 things that don't depend on each other, not 90.
    const independent = wilson(30, 90);
    expect(a.interval.to - a.interval.from).toBeGreaterThan(1.4 * (independent.to - independent.from));
  });

  it('are compared on the same puzzles', () => {
    const { difference, interval } = shareDifference(rows, 'B', 'A', { confidence: 0.95, seed: 1 });
    expect(difference).toBeCloseTo(1 / 2 - 1 / 3);
    expect(interval.from).toBeLessThan(difference);
    expect(interval.to).toBeGreaterThan(difference);
  });
});

describe('a cactus', () => {
  it('counts what is solved within each amount, with those stopped in the whole', () => {
    const cactus = cactusOf([row('p', 'A', 55), row('q', 'A', 55), row('r', 'A', 90), row('s', 'A', 100, stopped)], 'A', 'digits');
    expect(cactus).toEqual({
      run: 'A',
      of: 4,
      steps: [
        { amount: 55, count: 2 },
        { amount: 90, count: 3 },
      ],
    });
    expect([54, 55, 89, 90, 1e6].map((amount) => solvedWithin(cactus, amount))).toEqual([0, 2, 2, 3, 3]);
  });
});

describe('restarts', () => {
  const cost = (amount: number, finished = true) => ({ amount, finished });
  it('cost what is spent, divided by what is solved', () => {
    expect(expectedCost([cost(3), cost(10), cost(100, false), cost(7)])).toBe(40);
    expect(expectedCost([cost(100, false)])).toBe(Number.POSITIVE_INFINITY);
  });

  it('pay where a few runs take very long without them, and not where all take the same', () => {
    const heavy = Array.from({ length: 200 }, (_, seed) => [cost(seed % 10 < 9 ? 10 : 10_000), cost(20)] as const);
    const { ratio, interval, seeds } = gainOf(heavy, { confidence: 0.95, seed: 1 });
    expect([ratio, seeds]).toEqual([1009 / 20, 200]);
    expect(interval.from).toBeGreaterThan(20);
    expect(interval.to).toBeLessThan(90);
    const even = gainOf(
      heavy.map((_, seed) => [cost(1000 + (seed % 7)), cost(1000 + ((seed + 3) % 7))] as const),
      { confidence: 0.95, seed: 1 },
    );
    expect(even.interval.from).toBeLessThan(1);
    expect(even.interval.to).toBeGreaterThan(1);
  });

  it('are worth any amount where nothing is solved without them', () => {
    const pairs = Array.from({ length: 20 }, () => [cost(100, false), cost(20)] as const);
    expect(gainOf(pairs, { confidence: 0.95, seed: 1 }).ratio).toBe(Number.POSITIVE_INFINITY);
  });
});
