import { describe, expect, it } from 'vitest';
import named from '../../../../../content/puzzles/named.json' with { type: 'json' };
import { solvePuzzle } from '../../../../engine/fast/answer.ts';
import { readPuzzles } from '../../../../engine/formats/read.ts';
import { effectOf } from '../../../../engine/logic/technique.ts';
import { newGame } from '../game.ts';
import { doHint, hintFor, stepHint } from '../hint.ts';
import { allSteps, isHarder } from './all-steps.ts';

const gameOf = (line: string) => {
  const { puzzle } = readPuzzles(line)[0]!;
  return newGame(puzzle, solvePuzzle(puzzle)!);
};
const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const stepsOf = (game: ReturnType<typeof gameOf>) => [...allSteps(game)].filter((each) => each !== undefined);

describe('all steps of a grid', () => {
  it('are true, each is listed once, and the simplest is the hint', () => {
    const game = gameOf(WIKIPEDIA);
    const all = stepsOf(game);
    const steps = all.flatMap((each) => each.steps);
    expect(steps.length).toBeGreaterThan(10);
    expect(new Set(steps.map(effectOf)).size).toBe(steps.length);
    for (const { placements, eliminations } of steps) {
      expect(placements.every(({ cell, digit }) => game.answer[cell] === digit)).toBe(true);
      expect(eliminations.every(({ cell, digit }) => game.answer[cell] !== digit)).toBe(true);
    }
    expect(all[0]!.rung.technique.id).toBe(hintFor(game).technique!.id);
    expect(steps.map(effectOf)).toContain(hintFor(game).key);
  });

  it('leave out what the reader has struck, and can be carried out as hints', () => {
    const game = gameOf(WIKIPEDIA);
    const step = stepsOf(game)
      .flatMap((each) => each.steps)
      .find(({ eliminations }) => eliminations.length > 0)!;
    const hint = stepHint(game, step);
    expect(hint.presses.at(-1)!.sentences[0]).toEqual(hint.presses[1]!.sentences[0]);
    expect(doHint(game, hint).length).toBeGreaterThan(0);
    expect(stepsOf(game).flatMap((each) => each.steps.map(effectOf))).not.toContain(effectOf(step));
  });

  it('are of no harder technique while a simpler one has some', () => {
    const game = gameOf(named.find(({ id }) => id === 'ai-escargot')!.puzzle);
    expect(stepsOf(game).map(({ rung }) => rung.level)).toContain('expert');
    expect(stepsOf(game).some(({ rung }) => isHarder(rung.level))).toBe(false);
  });
});
