import { describe, expect, it } from 'vitest';
import { rowOf, slowerOf, speedOf, tableOf } from './results.ts';

const rounds = (...costs: [older: number, newer: number][]) => costs.map(([older, newer]) => ({ older, newer }));

describe('the speed of a part', () => {
  it('is the older cost over the newer one', () => {
    expect(speedOf(rounds([200, 100]))).toEqual({ older: 200, newer: 100, ratio: 2, low: 2, high: 2 });
  });

  it('is taken round by round, so that a machine that slows down says nothing', () => {
    expect(speedOf(rounds([10, 20], [100, 200], [1000, 2000])).ratio).toBe(0.5);
  });

  it('is a median with its quartiles: one bad round counts little', () => {
    const { ratio, low, high } = speedOf(rounds([1, 1], [2, 1], [3, 1], [4, 1], [500, 1]));
    expect([low, ratio, high]).toEqual([2, 3, 4]);
  });

  it('does not hang on the order of the rounds', () => {
    const all = rounds([3, 1], [1, 1], [10, 1], [2, 1]);
    expect(speedOf(all.toReversed())).toEqual(speedOf(all));
  });
});

describe('the table of a race', () => {
  const results = [
    { name: 'slow', unit: 'ms', rounds: rounds([80, 100], [89, 100]) },
    { name: 'just as fast', unit: '×', rounds: rounds([90, 100]) },
    { name: 'left out', unit: 'ms', rounds: [], note: 'the older commit lacks it' },
  ];

  it('names what fell below nine tenths, and nothing that could not be measured', () => {
    expect(slowerOf(results)).toEqual(['slow']);
  });

  it('has a row a part, with a word where one is slower or left out', () => {
    expect(results.map(rowOf)).toEqual([
      ['slow', '89.0 ms', '100 ms', '0.89', '0.80–0.89', 'slower'],
      ['just as fast', '90.0 ×', '100 ×', '0.90', '0.90–0.90', ''],
      ['left out', '', '', '', '', 'the older commit lacks it'],
    ]);
  });

  it('prints Markdown with aligned columns', () => {
    const lines = tableOf(results, 'abc123').split('\n');
    expect(lines).toHaveLength(5);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[0]).toContain('| abc123 costs |');
    expect(lines[1]).toMatch(/^\|-+(\|-+){5}\|$/);
  });
});
