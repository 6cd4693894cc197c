import { describe, expect, it } from 'vitest';
import { blameAt } from '../../authoring/dead-end-blame.ts';
import { readNamed } from '../../authoring/puzzles.ts';
import { runAtBuild } from '../../authoring/run-at-build.ts';
import { anchorOf, positionOf } from '../../trace/anchors.ts';
import { type DeadEnd, enough, isThere, jumped, sceneOf, wentBack } from './jump.ts';

const { timeline } = await runAtBuild({ algorithm: 'backtracking', puzzle: 'wikipedia' });
const position = positionOf(timeline, anchorOf({ at: 'deadEnd', n: 1577 }));
const { cell, forbidden, choices, inVain } = blameAt(timeline, position);
const end: DeadEnd = { cell, choices, steps: [], blockers: forbidden.map(({ by }) => by) };
const { puzzle } = readNamed('wikipedia');

describe('ways back from a dead end', () => {
  it('lead to the last choice to blame, one by one or at once', () => {
    let path = { end, taken: 0 };
    for (let back = 0; back < inVain; back++) path = wentBack(path);
    expect(isThere(path)).toBe(false);
    path = wentBack(path);
    expect(isThere(path)).toBe(true);
    expect(path.taken).toBe(enough(end));
    expect([wentBack(path), jumped({ end, taken: 3 })]).toEqual([path, path]);
  });

  it('give the cell a digit only when the choice to blame is gone', () => {
    const freeAt = (taken: number) => {
      const { digits } = sceneOf(puzzle, { end, taken });
      return forbidden.filter(({ by }) => digits[by] === 0).map(({ digit }) => digit);
    };
    expect(freeAt(0)).toEqual([]);
    expect(freeAt(inVain)).toEqual([]);
    expect(freeAt(inVain + 1)).toEqual([choices.at(-(inVain + 1))!.digit]);
  });

  it('are those of the run, which places nothing again before it has taken that choice back', () => {
    let at = position;
    for (const choice of choices.slice(-enough(end)).toReversed()) {
      at = timeline.next(['takeBack'], at)!;
      expect((timeline.stepAt(at) as unknown as { cell: number }).cell).toBe(choice.cell);
    }
  });
});
