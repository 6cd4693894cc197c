import { describe, expect, it } from 'vitest';
import { csvOf, medianOf, type Result, summaryOf } from './results.ts';

const result = (puzzle: number, run: number, ending: Result['ending'], steps: number): Result => ({
  puzzle,
  run,
  ending,
  steps,
  written: 2 * steps,
  milliseconds: 0.5,
  counters: run === 0 ? { tries: steps } : { 'rows chosen': steps },
});

describe('results of the lab', () => {
  it('take a run without an end for longer than any other', () => {
    const results = [
      result(0, 0, 'solved', 30),
      result(1, 0, 'given-up', 1000),
      result(2, 0, 'no-solution', 10),
      result(3, 0, 'solved', 20),
    ];
    expect(summaryOf(results, 'steps')).toEqual({ of: 4, ended: { solved: 2, 'given-up': 1, 'no-solution': 1 }, median: 30, most: 30 });
    expect(summaryOf(results, 'written').median).toBe(60);
    expect(summaryOf(results.slice(0, 2), 'steps').median).toBe(Number.POSITIVE_INFINITY);
    expect(summaryOf([result(0, 0, 'refused', 0)], 'steps').median).toBeUndefined();
    expect(summaryOf([], 'steps')).toEqual({ of: 0, ended: {}, median: undefined, most: undefined });
    expect(medianOf([4, 1])).toBe(4);
  });

  it('are written as a table that a spreadsheet reads', () => {
    const puzzles = [
      { name: 'one, two', text: '12..' },
      { name: 'a "b"', text: '3...' },
    ];
    const csv = csvOf(
      puzzles,
      ['backtracking', 'dancing-links'],
      [result(1, 0, 'solved', 3), result(0, 1, 'refused', 0), result(0, 0, 'solved', 7)],
    );
    expect(csv).toBe(
      [
        'puzzle,name,text,run,ending,steps,digits written,milliseconds,tries,rows chosen',
        '1,"one, two",12..,backtracking,solved,7,14,0.5,7,',
        '1,"one, two",12..,dancing-links,refused,0,0,0.5,,0',
        '2,"a ""b""",3...,backtracking,solved,3,6,0.5,3,',
        '',
      ].join('\n'),
    );
  });
});
