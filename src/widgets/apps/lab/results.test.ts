import { describe, expect, it } from 'vitest';
import { csvOf, groupsMerged, lanesOf, type Result, summaryOf } from './results.ts';

const result = (puzzle: number, run: number, outcome: Result['outcome'], steps: number): Result => ({
  puzzle,
  run,
  outcome,
  steps,
  digits: 2 * steps,
  counters: run === 0 ? { tries: steps } : { 'rows chosen': steps },
});

describe('results of the lab', () => {
  it('take a run without an end for longer than any other', () => {
    const results = [
      result(0, 0, 'solved', 30),
      result(1, 0, 'stopped', 1000),
      result(2, 0, 'no-solution', 10),
      result(3, 0, 'solved', 20),
    ];
    expect(summaryOf(results, 'steps')).toEqual({
      of: 4,
      ended: { solved: 2, stopped: 1, 'no-solution': 1 },
      median: 25,
      most: Number.POSITIVE_INFINITY,
    });
    expect(summaryOf(results, 'digits').median).toBe(50);
    expect(summaryOf(results.slice(0, 2), 'steps').median).toBe(Number.POSITIVE_INFINITY);
    expect(summaryOf([result(0, 0, 'refused', 0)], 'steps').median).toBeUndefined();
    expect(summaryOf([], 'steps')).toEqual({ of: 0, ended: {}, median: undefined, most: undefined });
  });

  it('are written as a table that a spreadsheet reads', () => {
    const puzzles = [
      { name: 'one, two', group: '', text: '12..' },
      { name: 'hard: a "b"', group: 'hard', text: '3...' },
    ];
    const csv = [
      ...csvOf(
        puzzles,
        ['backtracking', 'dancing-links'],
        [result(1, 0, 'solved', 3), result(0, 1, 'refused', 0), result(0, 0, 'solved', 7)],
      ),
    ].join('');
    expect(csv).toBe(
      [
        'puzzle,name,group,text,run,outcome,digits,steps,tries,rows chosen',
        '1,"one, two",,12..,backtracking,solved,14,7,7,',
        '1,"one, two",,12..,dancing-links,refused,0,0,,0',
        '2,"hard: a ""b""",hard,3...,backtracking,solved,6,3,3,',
        '',
      ].join('\n'),
    );
  });

  it('are no formulas to a spreadsheet', () => {
    const name = '=HYPERLINK("http://example.org","a puzzle")';
    const csv = [...csvOf([{ name, group: '=1', text: '12..' }], ['backtracking'], [result(0, 0, 'solved', 3)])].join('');
    expect(csv).toContain(`\n1,"'=HYPERLINK(""http://example.org"",""a puzzle"")",'=1,12..,`);
  });

  it('have a lane for each run, and for each group where there are a few', () => {
    const puzzles = ['easy', 'hard', 'easy'].map((group) => ({ group }));
    const results = [result(2, 1, 'solved', 1), result(1, 0, 'solved', 2), result(0, 0, 'solved', 3)];
    const summary = (of: readonly { group: string }[]) =>
      lanesOf(2, of, results).map(({ run, group, results }) => [run, group, results.length]);
    expect(summary(puzzles)).toEqual([
      [0, 'easy', 1],
      [0, 'hard', 1],
      [1, 'easy', 1],
      [1, 'hard', 0],
    ]);
    expect(summary([{ group: 'easy' }, { group: 'easy' }, { group: 'easy' }])).toEqual([
      [0, undefined, 2],
      [1, undefined, 1],
    ]);
    expect(summary(Array.from({ length: 9 }, (_, index) => ({ group: `name ${index}` }))).length).toBe(2);
  });
});

it('counts groups that are too many for lanes of their own', () => {
  const of = (count: number) => Array.from({ length: count }, (_, group) => ({ group: `${group}` }));
  expect([groupsMerged(of(6)), groupsMerged(of(17))]).toEqual([0, 17]);
});
