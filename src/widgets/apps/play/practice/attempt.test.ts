import { describe, expect, it } from 'vitest';
import { candidatesOf } from '../../../../engine/candidates.ts';
import { answersOf } from '../../../../engine/fast/answer.ts';
import { readPuzzles } from '../../../../engine/formats/read.ts';
import { rungOf } from '../../../../engine/logic/ladder.ts';
import { placedAtFirst } from '../../../../engine/logic/position.ts';
import { techniquePosition } from '../../../runs/technique-position.ts';
import type { Game } from '../game.ts';
import { carryOut, mark, reveal, strike, undo, write } from '../moves.ts';
import { attemptOf } from './attempt.ts';
import { practiceGame } from './practice-game.ts';

const maker = {
  answersOf: async (text: string) => ({ answers: answersOf(readPuzzles(text)[0]!.puzzle, 1) }),
};
const begin = (technique: string, position = 0): Promise<Game> => practiceGame({ technique, position, from: undefined }, maker);

const instanceIn = ({ puzzle }: Game, technique: string) => {
  const digits = placedAtFirst(puzzle);
  const { grid, givens, domains } = puzzle;
  return rungOf(technique).technique.find({ grid, givens, domains, digits, candidates: candidatesOf(puzzle, digits) })[0]!;
};

describe('a game that begins before a technique', () => {
  it.each(['naked-single', 'pointing', 'bug+1', 'avoidable-rectangle-1', 'nishio'])(
    'has exactly the digits and candidates of %s',
    async (id) => {
      const game = await begin(id);
      const { digits, candidates } = techniquePosition(id);
      expect(game.digits).toEqual(digits);
      const left = candidatesOf(game.puzzle, game.digits);
      for (const [cell, digit] of digits.entries())
        if (digit === 0 && left[cell] !== candidates[cell]) expect(`${cell}`).toBe('its candidates');
    },
  );

  it('is found by a strike of the technique, after others and after time', async () => {
    const game = await begin('x-wing', 1);
    expect(attemptOf(game, 'x-wing')).toBeUndefined();
    const { eliminations } = instanceIn(game, 'x-wing');
    const other = [...game.digits.keys()].find((cell) => game.digits[cell] === 0 && !eliminations.some((each) => each.cell === cell))!;
    const wrong = [...Array(9).keys()]
      .map((index) => index + 1)
      .find((digit) => digit !== game.answer[other] && (game.marks[other]! & (1 << (digit - 1))) !== 0)!;
    strike(game, other, wrong);
    expect(attemptOf(game, 'x-wing')).toBeUndefined();
    undo(game);
    game.seconds = 42;
    mark(game, eliminations[0]!.cell, eliminations[0]!.digit);
    expect(attemptOf(game, 'x-wing')).toEqual({ kind: 'seen', seconds: 42, moves: 3 });
    const cell = game.digits.indexOf(0);
    game.seconds = 50;
    write(game, cell, (game.answer[cell]! % 9) + 1);
    expect(attemptOf(game, 'x-wing')).toMatchObject({ kind: 'seen', seconds: 42 });
  });

  it('is found by the digit of a single, and another single decides nothing', async () => {
    const game = await begin('hidden-single-line');
    const [{ cell, digit }] = instanceIn(game, 'hidden-single-line').placements as [{ cell: number; digit: number }];
    write(game, cell, digit);
    expect(attemptOf(game, 'hidden-single-line')).toMatchObject({ kind: 'seen' });
  });

  it('is missed by a hint, a wrong digit, a strike of the solution’s digit and a right digit that nothing shows', async () => {
    const technique = 'xy-wing';
    const kinds = await Promise.all(
      [
        (game: Game) => {
          const { placements, eliminations } = instanceIn(game, technique);
          return carryOut(game, { placements, strikes: eliminations });
        },
        (game: Game) => reveal(game, [game.digits.indexOf(0)]),
        (game: Game) => write(game, game.digits.indexOf(0), (game.answer[game.digits.indexOf(0)]! % 9) + 1),
        (game: Game) => strike(game, game.digits.indexOf(0), game.answer[game.digits.indexOf(0)]!),
        (game: Game) => write(game, game.digits.indexOf(0), game.answer[game.digits.indexOf(0)]!),
      ].map(async (act) => {
        const game = await begin(technique);
        act(game);
        return attemptOf(game, technique)?.kind;
      }),
    );
    expect(kinds).toEqual(['hint', 'hint', 'mistake', 'mistake', 'guess']);
  });
});
