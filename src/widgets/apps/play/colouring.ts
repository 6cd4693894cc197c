import { bitOf, hasDigit } from '../../../engine/candidates.ts';
import type { Game } from './game.ts';
import { together } from './moves.ts';

/** How many colours a cell may have; each has a pattern of its own, too. */
export const COLOURS = 6;

/** Gives cells a colour as one move, or takes it from them where all have it. */
export function colourCells(game: Game, cells: readonly number[], colour: number): boolean {
  if (colour < 1 || colour > COLOURS) return false;
  const next = cells.every((cell) => game.colours[cell] === colour) ? 0 : colour;
  return together(game, () => {
    for (const cell of cells) game.colours[cell] = next;
  });
}

/** The colour of a mark: 0 for none, 1 for the first, 2 for the second. */
export const tintOf = ({ tintsA, tintsB }: Pick<Game, 'tintsA' | 'tintsB'>, cell: number, digit: number): 0 | 1 | 2 =>
  hasDigit(tintsA[cell]!, digit) ? 1 : hasDigit(tintsB[cell]!, digit) ? 2 : 0;

/** Gives the marks of a digit the next colour, as one move: the first, the second, none. Returns false where no cell has such a mark. */
export function tintMarks(game: Game, cells: readonly number[], digit: number): boolean {
  const marked = cells.filter((cell) => game.digits[cell] === 0 && hasDigit(game.marks[cell]! | game.corners[cell]!, digit));
  if (marked.length === 0) return false;
  const next = (tintOf(game, marked[0]!, digit) + 1) % 3;
  return together(game, () => {
    for (const cell of marked)
      for (const [index, tints] of [game.tintsA, game.tintsB].entries())
        tints[cell] = next === index + 1 ? tints[cell]! | bitOf(digit) : tints[cell]! & ~bitOf(digit);
  });
}

/** Takes all colours from cells and from their marks; without cells named, from the whole grid. */
export function bleach(game: Game, cells: readonly number[] = [...game.digits.keys()]): boolean {
  if (cells.every((cell) => (game.colours[cell]! | game.tintsA[cell]! | game.tintsB[cell]!) === 0)) return false;
  return together(game, () => {
    for (const cell of cells) game.colours[cell] = game.tintsA[cell] = game.tintsB[cell] = 0;
  });
}
