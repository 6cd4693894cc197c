import { describe, expect, it } from 'vitest';
import { groupsOf, ratioFinding, restartFinding, shareFinding } from './findings.ts';
import type { ResultRow } from './rows.ts';
import mrv from './statistics/fixtures/mrv-off-and-on.json' with { type: 'json' };

const rowOf = (group: string, place: number, run: string, digits: number, more: Partial<ResultRow> = {}): ResultRow => ({
  puzzle_id: `${group}${place}`,
  name: `${group} ${place}`,
  group,
  line: 1,
  run,
  replicate: 1,
  seed: null,
  outcome: digits < mrv.budget ? 'solved' : 'stopped',
  censored: digits >= mrv.budget,
  digits,
  steps: digits,
  ms: null,
  repeats: null,
  counters: {},
  ...more,
});
const rowsOf = (group: string, pairs: readonly number[][]) =>
  pairs.flatMap(([a = 0, b = 0], place) => [rowOf(group, place, 'A', a), rowOf(group, place, 'B', b)]);
const rows = [...rowsOf('expert', mrv.expert), ...rowsOf('very easy', mrv.veryEasy)];
const look = { currency: 'digits', look: 1, seed: 1 } as const;

describe('findings', () => {
  it('say of each level how much MRV saves, and that the levels don’t differ for certain', () => {
    const { groups, comparison, confidence } = ratioFinding(rows, 'A', 'B', look);
    expect(groups.map(({ group, tally, cutShort, doubts }) => ({ group, tally, cutShort, doubts }))).toEqual([
      { group: 'expert', tally: { aFewer: 0, equal: 0, bFewer: 100, unranked: 0 }, cutShort: 6, doubts: [] },
      { group: 'very easy', tally: { aFewer: 2, equal: 0, bFewer: 98, unranked: 0 }, cutShort: 1, doubts: [] },
    ]);
    expect(confidence).toBe(0.95);
    expect(comparison!.doubts).toEqual(['equal']);
  });

  it('are stricter at the second look', () => {
    const [first, second] = [1, 2].map((each) => ratioFinding(rows, 'A', 'B', { ...look, look: each }).groups[0]!.estimate!.interval);
    expect(second!.to - second!.from).toBeGreaterThan(first!.to - first!.from);
  });

  it('name the run that finishes most, and doubt it with one seed', () => {
    const ends = Array.from({ length: 40 }, (_, place) => [
      rowOf('', place, 'A', place < 30 ? 100 : mrv.budget, { seed: 1 }),
      rowOf('', place, 'B', place < 5 ? 100 : mrv.budget, { seed: 1 }),
    ]).flat();
    const { lead, shares, bestBySeed } = shareFinding(ends, ['A', 'B'], look, groupsOf(ends));
    expect(shares.map(({ share }) => share)).toEqual([0.75, 0.125]);
    expect(lead).toMatchObject({ best: 'A', next: 'B', difference: 0.625, doubts: ['one-seed'] });
    expect(bestBySeed).toEqual([['A']]);
  });

  it('doubt that restarts pay where all runs take alike', () => {
    const attempts = ['A', 'B', 'C'].flatMap((run, way) =>
      Array.from({ length: 60 }, (_, place) => rowOf('', 0, run, 1000 + ((7 * place + way) % 60), { seed: place, replicate: place + 1 })),
    );
    const { gains } = restartFinding(attempts, ['A', 'B', 'C'], look);
    expect(gains).toMatchObject([
      { run: 'B', seeds: 60, doubts: ['equal'] },
      { run: 'C', seeds: 60, doubts: ['equal'] },
    ]);
  });
});
