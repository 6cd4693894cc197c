import { expect, it } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { backTo, canStepBack, follow, leftBefore, startAgain, stepBack, stepOn } from './former-games.ts';
import { type Game, newGame } from './game.ts';
import { mark, write } from './moves.ts';

const { puzzle } = readPuzzles('21...32....41...')[0]!;
const answer = [2, 1, 4, 3, 4, 3, 2, 1, 3, 2, 1, 4, 1, 4, 3, 2];
const fresh = () => newGame(puzzle, answer);
const looks = ({ digits, marks, corners, struck }: Game) => ({
  digits: [...digits],
  marks: [...marks],
  corners: [...corners],
  struck: [...struck],
});

it('goes back to the game before it, whole, and on again', () => {
  const first = fresh();
  expect(canStepBack(first)).toBe(false);
  write(first, 2, 4);
  first.seconds = 30;
  const again = startAgain(first);
  expect(looks(again)).toEqual(looks(fresh()));
  expect(canStepBack(again)).toBe(true);
  mark(again, 3, 3);
  expect(stepBack(again)).toEqual({ game: again, cells: [3] });
  const back = stepBack(again).game;
  expect(back).toBe(first);
  expect([back.digits[2], back.seconds]).toEqual([4, 30]);
  expect(stepOn(back).game).toBe(again);
  expect(stepOn(again).cells).toEqual([3]);
  // Whoever does something else in the former game has left the later one.
  stepBack(again);
  stepBack(again);
  write(first, 3, 3);
  expect(stepOn(first)).toEqual({ game: first, cells: [] });
});

it('remembers a few games, and none that nobody touched', () => {
  let game = fresh();
  expect(canStepBack(follow(game, fresh()))).toBe(false);
  for (let count = 0; count < 9; count++) {
    write(game, 2, 4);
    game = follow(game, fresh());
  }
  let games = 0;
  for (let each = game.former; each; each = each.former) games++;
  expect(games).toBe(5);
});

it('goes back over visits to the game that was left unfinished, and on again', () => {
  const mine = fresh();
  write(mine, 2, 4);
  mine.seconds = 30;
  const visits = [fresh(), fresh()];
  const isVisit = (game: Game) => visits.includes(game);
  write(visits[0]!, 3, 3);
  const here = follow(follow(mine, visits[0]!), visits[1]!);
  expect(leftBefore(here, isVisit)).toBe(mine);
  expect(backTo(mine, here)).toBe(mine);
  expect([mine.digits[2], mine.seconds]).toEqual([4, 30]);
  expect(stepOn(mine).game).toBe(visits[0]);
  // One that is solved needs no way back.
  for (const [cell, digit] of answer.entries()) if (mine.digits[cell] !== digit) write(mine, cell, digit);
  expect(leftBefore(here, isVisit)).toBeUndefined();
});
