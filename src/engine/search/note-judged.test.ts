import { describe, expect, it } from 'vitest';
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { readPuzzles } from '../formats/read.ts';
import { readOptions } from '../options.ts';
import { causesOf } from './conflict-analysis.ts';
import { learningSearch } from './learning-search.card.ts';
import { judgeNote, ownNote } from './note-judged.ts';
import { type Fact, placed } from './propagation.ts';
import { statementOf } from './statements.ts';

type State = ReturnType<typeof learningSearch.start>;
const puzzle = readPuzzles(named.find(({ id }) => id === 'six-notes')!.puzzle)[0].puzzle;

/** The state of a run at its dead ends. `look` must not keep it. */
function atDeadEnds(options: Record<string, string>, look: (state: State) => void): void {
  const state = learningSearch.start(puzzle, readOptions(learningSearch.options, options) as never);
  for (const step of learningSearch.run(state)) if (step.kind === 'conflict' && state.marks.length > 0) look(state);
}

describe('a note of the first dead end in the figure', () => {
  const verdictOf = (...facts: readonly (readonly [cell: number, digit: number])[]) => {
    const found: ReturnType<typeof judgeNote>[] = [];
    atDeadEnds({ see: 'cells' }, (state) => {
      found.push(
        judgeNote(
          state,
          facts.map(([cell, digit]) => placed(statementOf(state.statements, cell, digit))),
        ),
      );
    });
    return found[0];
  };

  it('is what the search writes: r1c4 = 6 and r3c6 = 1', () => {
    expect(verdictOf([3, 6], [17, 1])).toEqual({ verdict: 'good', to: 1, isOwn: true });
  });

  it('is as good when it is cut at the guesses', () => {
    expect(verdictOf([2, 5], [5, 2])).toEqual({ verdict: 'good', to: 1, isOwn: false });
  });

  it('may be empty, not enough, idle, too long, or of one guess twice', () => {
    expect(verdictOf()).toEqual({ verdict: 'empty' });
    expect(verdictOf([3, 6])).toMatchObject({ verdict: 'leaks' });
    expect(verdictOf([3, 6], [17, 1], [1, 4])).toMatchObject({ verdict: 'idle' });
    expect(verdictOf([3, 6], [17, 1], [2, 5])).toMatchObject({ verdict: 'long' });
    expect(verdictOf([3, 6], [15, 4])).toMatchObject({ verdict: 'late' });
  });
});

it('what the search writes is judged to be good, and its own, wherever it cuts', () => {
  for (const options of [{}, { see: 'cells' }, { over: 'all' }, { cut: 'guesses' }, { choose: 'reading' }] as Record<string, string>[]) {
    const verdicts: unknown[] = [];
    atDeadEnds(options, (state) => verdicts.push(judgeNote(state, ownNote(state).facts)));
    expect(verdicts.length).toBeGreaterThan(0);
    for (const verdict of verdicts) expect(verdict).toMatchObject({ isOwn: true });
  }
});

it('a note that is not enough has a way past it, from a guess to the dead end', () => {
  atDeadEnds({ see: 'cells' }, (state) => {
    for (const fact of state.blamed) {
      const judged = judgeNote(state, [fact]);
      if (judged.verdict !== 'leaks') continue;
      const pairs = judged.way.slice(1).map((later, index): [Fact, Fact] => [judged.way[index]!, later]);
      for (const [earlier, later] of pairs) expect([...causesOf(state, later)]).toContain(earlier);
      expect(state.blamed).toContain(judged.way.at(-1));
    }
  });
});
