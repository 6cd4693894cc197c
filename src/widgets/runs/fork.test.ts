import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import { InputError } from '../../engine/errors.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { backtracking } from '../../engine/search/backtracking.card.ts';
import { decisionAt, decisionFrom } from '../../trace/decision.ts';
import { record } from '../../trace/record.ts';
import type { Override } from '../../trace/recorder.ts';
import { choiceOf, forkOf, forksText, readForks } from './fork.ts';

const algorithm = backtracking as unknown as AnyAlgorithm;
const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const puzzle = puzzleOf(Array.from(wikipedia, (symbol) => Number(symbol) || 0));
const options = { order: 'rows', digits: 'ascending', seed: 1 };
const run = (overrides: Override[] = []) => record(algorithm, puzzle, options, { overrides });

describe('a fork of a link', () => {
  it('is read as it was written', () => {
    const forks = [
      { position: 6997, kind: 'try', values: [4] },
      { position: 7010, kind: 'try', values: [] },
    ];
    expect(forksText(forks)).toBe('6997.try.4,7010.try');
    expect(readForks(forksText(forks.toReversed()), algorithm)).toEqual(forks);
  });

  it.each(['', '0.try.4', '6997', '6997.nothing.4', '6997.toString.4', '6997.try.four', '6997.try.4,', '1e3.try.4'])(
    '%j is none',
    (text) => {
      expect(() => readForks(text, algorithm)).toThrow(InputError);
      expect(() => readForks('6997.try.4', { ...algorithm, decisions: undefined } as unknown as AnyAlgorithm)).toThrow(InputError);
    },
  );

  it('names a choice: with 4 in r1c3 for 2 the run of the Wikipedia example has 48,469 steps, not 87,827', () => {
    const own = run();
    const decision = decisionAt(own, 6997)!;
    expect(decision.own).toEqual({ kind: 'try', cell: 2, digit: 2 });
    expect(decision.choices.map(({ digit }) => digit)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    const step = choiceOf(algorithm, decision, readForks('6997.try.4', algorithm)[0]!)!;
    expect(step).toEqual({ kind: 'try', cell: 2, digit: 4 });
    expect(forksText([forkOf(algorithm, decision, step)])).toBe('6997.try.4');
    expect([own.length, run([{ position: 6997, step }]).length]).toEqual([87_827, 48_469]);
  });

  it.each(['6997.try.1', '6997.try', '6997.try.4.4', '6997.place.4'])('%s names no choice that the run has there', (text) => {
    expect(choiceOf(algorithm, decisionAt(run(), 6997)!, readForks(text, algorithm)[0]!)).toBeUndefined();
  });
});

describe('the decision of a frame', () => {
  it('is that of its step, or the next one', () => {
    const own = run();
    expect(decisionFrom(own, 6997)!.position).toBe(6997);
    expect(decisionFrom(own, 0)!.position).toBe(2);
    expect(own.kindAt(1)).toBe('choose');
    expect(decisionAt(own, 1)).toBeUndefined();
    expect(decisionFrom(own, own.length)).toBeUndefined();
    expect(decisionAt(own, own.length + 1)).toBeUndefined();
  });
});
