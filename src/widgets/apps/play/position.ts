import { placedAtFirst } from '../../../engine/logic/position.ts';
import { withoutPlayer, withPlayer } from '../../../engine/players-part.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { CONTENTS, type Game, newGame, samePuzzle } from './game.ts';
import { takeOver } from './moves.ts';

/** The present position as a puzzle: with what the reader has written, right or wrong, struck and marked. */
export const positionOf = ({ puzzle, digits, struck, corners, marks }: Game): Puzzle =>
  withPlayer(puzzle, { digits, struck, corners, centres: marks });

/** The contents of the cells with which a game of a position begins. */
function contentsOf(position: Puzzle) {
  const { grid, givens, player } = position;
  const none = new Uint32Array(grid.cellCount);
  const game = newGame(withoutPlayer(position), givens);
  return { digits: givens, struck: player?.struck ?? none, corners: player?.corners ?? none, marks: player?.centres ?? game.marks };
}

/** Begins a game of a puzzle. Where it is somebody’s position, all that they had is the first move: taking it back leads to the givens. */
export function startedGame(position: Puzzle, answer: ArrayLike<number>, source = ''): Game {
  const game = newGame(withoutPlayer(position), answer, source);
  if (position.player) takeOver(game, contentsOf(position));
  return game;
}

const isSame = (one: ArrayLike<number>, other: ArrayLike<number>) => Array.from(one).every((value, cell) => value === other[cell]);

/** Whether a game is one of this puzzle and, where it is somebody’s position, began there or is there now. */
export function isGameOf(game: Game, position: Puzzle): boolean {
  if (!samePuzzle(game, { puzzle: withoutPlayer(position) })) return false;
  if (!position.player) return true;
  const contents = contentsOf(position);
  if (CONTENTS.every((part) => isSame(game[part], contents[part]))) return true;
  const first = game.done[0] ?? game.undone.at(-1);
  const begun = {
    ...game,
    ...Object.fromEntries(
      CONTENTS.map((part) => [part, part === 'digits' ? placedAtFirst(game.puzzle) : new Uint32Array(game.digits.length)]),
    ),
  };
  for (const part of CONTENTS) for (const [index, cell] of first?.cells.entries() ?? []) begun[part][cell] = first![part][1][index]!;
  return CONTENTS.every((part) => isSame(begun[part], contents[part]));
}

/** Whether nothing has been done in a game but that somebody’s position was taken over. */
export const isUntouched = ({ done, undone }: Game): boolean => done.length === 1 && undone.length === 0;
