import { describe, expect, it } from 'vitest';
import { runAtBuild } from './run-at-build.ts';
import { statOf } from './stat.ts';

const { timeline } = await runAtBuild({ algorithm: 'backtracking', puzzle: 'wikipedia' });

describe('a figure from a run', () => {
  it.each([
    [{ of: 'position', at: 'place', cell: 2, digit: 2 }, 6998],
    [{ of: 'position', at: 'takeBack', cell: '2', digit: '2' }, 46_352],
    [{ of: 'span', at: 'place', cell: 2, digit: 2, until: 'takeBack' }, 39_354],
    [{ of: 'share', at: 'place', cell: 2, digit: 2, until: 'takeBack' }, 45],
    [{ of: 'remaining', at: 'place', cell: 2, digit: 4 }, 41_471],
    [{ of: 'steps', kind: 'place' }, 4208],
    [{ of: 'steps', kind: 'place takeBack' }, 8365],
    [{ of: 'steps', kind: 'deadEnd', at: 'place', cell: 8, digit: 8, until: 'takeBack' }, 22],
  ])('%j', (attributes, value) => {
    expect(statOf(timeline, attributes)).toBe(value);
  });

  it('counts the steps of one rung alone', async () => {
    const easy = (await runAtBuild({ algorithm: 'human-solver', puzzle: 'wikipedia' })).timeline;
    const looks = ['full-house', 'hidden-single-box', 'hidden-single-line'].map((rung) => statOf(easy, { of: 'steps', kind: 'see', rung }));
    expect(looks).toEqual([21, 30, 0]);
    expect(looks[0]! + looks[1]!).toBe(statOf(easy, { of: 'counter', name: 'patterns' }));
  });

  it('is refused where the run has no such step', () => {
    expect(() => statOf(timeline, { of: 'span', at: 'place', cell: 2, digit: 4, until: 'takeBack' })).toThrow(
      /the run has 0 steps 'takeBack' with cell 2 with digit 4/,
    );
    expect(() => statOf(timeline, { of: 'span', until: 'takeBack' })).toThrow('`at` is missing');
  });
});
