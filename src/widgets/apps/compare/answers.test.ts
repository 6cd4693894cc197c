import { describe, expect, it } from 'vitest';
import { findPuzzle } from '../../../authoring/puzzles.ts';
import { Timeline } from '../../../trace/timeline.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { answerTo, type Question } from './answers.ts';
import type { ComparedRun } from './common-clock.ts';
import { triesAt } from './written.ts';

const solved = (written: number, outcome = 'solved', writes: true | 'swap' = true) =>
  ({
    timeline: {
      outcome,
      complete: true,
      written,
      writes: { place: 1 },
      totals: { place: written },
      algorithm: { steps: { place: { writes } } },
    },
  }) as unknown as ComparedRun;
const chance = (written: number) => solved(written, 'solved', 'swap');
const growing = (written: number) => ({ timeline: { complete: false, written } }) as unknown as ComparedRun;

const answer = (question: Question, ...runs: ComparedRun[]) => answerTo(question, runs, (place) => 'ABCD'[place]!);

describe('the answer to a question of the page', () => {
  it('depends on what the runs wrote', () => {
    expect(answer('order', solved(4208), solved(621), solved(102))).toBe('Yes, the order matters.');
    expect(answer('order', solved(60), solved(60))).toBe('No, on this puzzle the order doesn’t matter.');
    expect(answer('column', solved(60), solved(54))).toBe('Yes, it matters which column it chooses.');
    expect(answer('chance', chance(407_360), solved(3094))).toBe('Not on this puzzle.');
    expect(answer('chance', chance(403), solved(3094))).toBe('Yes, on this puzzle it does.');
    expect(answer('ahead', solved(8969), solved(5421), solved(1004))).toBe(
      'Compared with A, which never looks ahead, B saves 40% of the digits and C saves 89%.',
    );
  });

  it('names those that notice first, or cope', () => {
    expect(answer('proof', solved(332, 'no-solution'), solved(4, 'no-solution'), solved(0, 'no-solution'))).toBe(
      'C notices first, before writing a digit.',
    );
    expect(answer('proof', solved(4, 'no-solution'), solved(4, 'no-solution'), solved(9, 'no-solution'))).toBe(
      'A and B notice first, after 4 digits.',
    );
    expect(answer('built', growing(70_000), solved(64), solved(64))).toBe('B and C cope with it.');
    expect(answer('built', solved(70), solved(64))).toBe('None of these runs copes with it.');
  });

  it('waits until the order of the runs is certain', () => {
    expect(answer('built', growing(63), solved(64))).toBe('');
    expect(answer('order', growing(63), growing(64))).toBe('');
  });
});

describe('what a local search has tried', () => {
  it('counts each swap once, whether it is made or only looked at, and each random grid', async () => {
    const { algorithm, input, values } = await prepareRun({ algorithm: 'hill-climbing', options: {} }, findPuzzle('monte-carlo-2'));
    const state = algorithm.start(input, values);
    const kinds: string[] = [];
    for (const { kind } of algorithm.run(state)) {
      kinds.push(kind);
      if (kinds.length === 300) break;
    }
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    const { writes } = new Timeline(algorithm, algorithm.start(input, values));
    expect(Object.keys(writes).sort()).toEqual(['look', 'newStart']);
    const timeline = {
      algorithm,
      writes,
      countsAt: () => ({ look: count('look'), newStart: count('newStart') }),
    };
    expect(triesAt({ timeline } as unknown as ComparedRun, 300)).toEqual({ fills: count('newStart'), swaps: count('look') });
    expect(count('improve')).toBeGreaterThan(0);
  });

  it('is nothing of a run that searches', async () => {
    const { algorithm } = await prepareRun({ algorithm: 'backtracking', options: {} }, findPuzzle('monte-carlo-2'));
    expect(triesAt({ timeline: { algorithm } } as unknown as ComparedRun, 0)).toBeUndefined();
  });
});
