import { expect, it } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { framesOf } from '../../../engine/logic/judging/solve.ts';
import { solveOf } from './deeds.ts';
import { type Game, newGame } from './game.ts';
import { gameAt } from './game-at.ts';
import { keep, recall } from './game-text.ts';
import { checkedGame } from './library/checked-game.ts';
import { goToPoint, mark, redo, undo, write } from './moves.ts';
import { addPoint, isAt, MAX_POINTS } from './save-points.ts';

const { puzzle } = readPuzzles('12.43.1..1.3..2.')[0]!;
const ANSWER = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const looks = ({ digits, marks, struck }: Game) => [[...digits], [...marks], [...struck]];

/** A game with a point on each of two ways that part after the first move. */
function branched(): { game: Game; first: unknown; second: unknown } {
  const game = newGame(puzzle, ANSWER);
  write(game, 2, 3);
  write(game, 5, 4);
  mark(game, 7, 2);
  addPoint(game, 'one');
  const first = looks(game);
  undo(game);
  undo(game);
  write(game, 7, 2);
  write(game, 8, 2);
  addPoint(game, 'two');
  return { game, first, second: looks(game) };
}

it('leads to each of two ways, as often as one likes, and after a reload', () => {
  const { game, first, second } = branched();
  for (const each of [game, recall(keep({ game, moved: 1 }))!.game, checkedGame(JSON.parse(keep({ game, moved: 1 })).games[0])]) {
    for (let round = 0; round < 2; round++) {
      goToPoint(each, 0);
      expect(looks(each)).toEqual(first);
      expect(each.points.map((point) => isAt(each, point))).toEqual([true, false]);
      goToPoint(each, 1);
      expect(looks(each)).toEqual(second);
    }
    // Undo leads along the way on which one is.
    while (each.done.length > 0) undo(each);
    expect(looks(each)).toEqual(looks(newGame(puzzle, ANSWER)));
    redo(each);
    expect(each.digits[2]).toBe(3);
  }
});

it('is on record as taking back and repeating, so the look at the solve knows which moves stand', () => {
  const { game, first } = branched();
  goToPoint(game, 0);
  const frames = framesOf(solveOf(game));
  expect([...frames.at(-1)!.digits]).toEqual([...game.digits]);
  // The first two digits stand, and those of the other way don't.
  const standing = frames.filter(({ deed, takenBackBy }) => deed.did === 'move' && takenBackBy === undefined);
  expect(standing.flatMap(({ written }) => written.map(({ cell }) => cell))).toEqual([2, 5]);
  const again = gameAt(solveOf(game), game.deeds.length);
  expect([...again.digits]).toEqual((first as number[][])[0]);
  undo(again);
  expect([again.digits[5], again.digits[2]]).toEqual([0, 3]);
});

it('is one of a few, and a file can have no other', () => {
  const game = newGame(puzzle, ANSWER);
  for (let count = 0; count < MAX_POINTS; count++) expect(addPoint(game, ` ${'x'.repeat(99)}`)).toBe(true);
  expect(addPoint(game, 'more')).toBe(false);
  expect(game.points[0]!.name).toHaveLength(60);
  const [kept] = JSON.parse(keep({ game, moved: 1 })).games;
  expect(checkedGame(kept).points).toHaveLength(MAX_POINTS);
  for (const bad of [{ base: 9 }, { name: 3 }, { filled: 99 }, { moves: [{ cells: [77] }] }])
    expect(() => checkedGame({ ...kept, points: [{ ...kept.points[0], ...bad }] })).toThrow();
});
