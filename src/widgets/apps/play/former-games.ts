import { type Game, isSolved, newGame, samePuzzle } from './game.ts';
import { redo, undo } from './moves.ts';

/** The most games that a new one remembers. */
const FORMER_GAMES = 5;

function forgetOldest(game: Game): void {
  let oldest = game;
  for (let count = 0; count < FORMER_GAMES && oldest.former; count++) oldest = oldest.former;
  oldest.former = undefined;
}

/** Begins a game that replaces another; undo restores the other whole. Untouched games are not remembered. */
export function follow(former: Game | undefined, next: Game): Game {
  if (former) former.later = undefined;
  next.former = former && former.done.length + former.undone.length === 0 ? former.former : former;
  forgetOldest(next);
  return next;
}

/** Adds another window's game to those that a game remembers, and replaces the one of the same puzzle. */
export function remember(game: Game, other: Game): void {
  let last = game;
  while (!samePuzzle(last, other)) {
    if (!last.former || samePuzzle(last.former, other)) {
      last.former = other;
      forgetOldest(game);
      return;
    }
    last = last.former;
  }
}

/** The same puzzle from its givens on. */
export function startAgain(game: Game): Game {
  return follow(game, { ...newGame(game.puzzle, game.answer, game.source), grade: game.grade });
}

/** A game and the cells that have changed in it. */
interface Stepped {
  readonly game: Game;
  readonly cells: readonly number[];
}

export const canStepBack = ({ done, former }: Game): boolean => done.length > 0 || former !== undefined;
export const canStepOn = ({ undone, later }: Game): boolean => undone.length > 0 || later !== undefined;

/** Takes the last move back. At the start of a game it goes back to the game before it. */
export function stepBack(game: Game): Stepped {
  if (game.done.length > 0 || !game.former) return { game, cells: undo(game) };
  game.former.later = game;
  return { game: game.former, cells: [] };
}

/** Repeats what was taken back last: a move, or the beginning of another game. */
export function stepOn(game: Game): Stepped {
  return game.undone.length > 0 || !game.later ? { game, cells: redo(game) } : { game: game.later, cells: [] };
}

/** The nearest game before this one that was left unfinished; `isVisit` tells games that nobody goes back to. */
export function leftBefore({ former }: Game, isVisit: (game: Game) => boolean): Game | undefined {
  let game = former;
  while (game && isVisit(game)) game = game.former;
  return game && game.done.length > 0 && !isSolved(game) ? game : undefined;
}

/** Goes back to a game before this one, as it was left. Redoing leads to those after it again. */
export function backTo(left: Game, from: Game): Game {
  for (let game = from; game !== left && game.former; game = game.former) game.former.later = game;
  return left;
}
