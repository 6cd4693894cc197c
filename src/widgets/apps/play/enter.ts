import { said as words } from '#words/play.ts';
import { hasDigit } from '../../../engine/candidates.ts';
import { cellName } from '../../../engine/grid.ts';
import { candidatesIn } from '../../../engine/logic/cages/caged-candidates.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { colourCells, tintMarks } from './colouring.ts';
import { type Game, hasMarks, isGiven } from './game.ts';
import { clear, mark, markCorner, strike, together, write } from './moves.ts';
import type { Mode } from './pad.ts';

/** The modes that claim something; the others colour. */
type Claim = Exclude<Mode, 'colour' | 'tint'>;

const acts = { digit: write, corner: markCorner, centre: mark, strike };

/** Whether a cell has what a mode enters. */
function hasIt({ digits, marks, corners, struck }: Game, cell: number, digit: number, mode: Claim): boolean {
  if (mode === 'digit') return digits[cell] === digit;
  return hasDigit({ corner: corners, centre: marks, strike: struck }[mode][cell]!, digit);
}

/** Enters a digit in several cells as one move: in those that lack it or, where none does, it is taken out of all. */
export function enterMany(game: Game, cells: readonly number[], digit: number, mode: Claim): boolean {
  const possible = candidatesIn(game.puzzle, game.digits);
  const open = cells.filter((cell) => {
    if (isGiven(game, cell)) return false;
    return mode === 'digit' || (game.digits[cell] === 0 && (mode !== 'strike' || hasDigit(possible[cell]!, digit)));
  });
  const lacking = open.filter((cell) => !hasIt(game, cell, digit, mode));
  const chosen = lacking.length > 0 ? lacking : open;
  return together(game, () => chosen.forEach((cell) => void acts[mode](game, cell, digit)));
}

/** The cells that something is entered in: several that were chosen, or the one that has the focus. */
interface Where {
  readonly cell: number;
  readonly cells: readonly number[];
}

/** What came of a digit that was entered: whether it changed the game, and what to say where it can't be. */
interface Entered {
  readonly isChanged: boolean;
  readonly says?: string;
}

/** Writes, marks, strikes or colours a digit. `instead` is one that was typed just before: its symbol was the beginning of this one's. */
export function enterDigit(game: Game, { cell, cells }: Where, digit: number, mode: Mode, instead?: number): Entered {
  const { puzzle } = game;
  const cannot = (says: string): Entered => ({ isChanged: false, says });
  if (mode === 'colour') return { isChanged: colourCells(game, cells, digit) };
  if (mode === 'tint' && hasMarks(puzzle)) {
    const isChanged = tintMarks(game, cells, digit);
    return isChanged ? { isChanged } : cannot(words.noMark(symbolOf(puzzle, digit), cellName(puzzle.grid, cell)));
  }
  if (mode === 'tint') return cannot(words.withoutMarks(puzzle.grid.size));
  if (cells.length > 1 && (mode === 'digit' || hasMarks(puzzle))) return { isChanged: enterMany(game, cells, digit, mode) };
  if (isGiven(game, cell)) return cannot(words.isGiven(cellName(puzzle.grid, cell)));
  if (mode !== 'digit' && !hasMarks(puzzle)) return cannot(words.withoutMarks(puzzle.grid.size));
  if (instead !== undefined && mode !== 'digit') acts[mode](game, cell, instead);
  const isChanged = acts[mode](game, cell, digit);
  const isRuledOut = !isChanged && mode === 'strike' && game.digits[cell] === 0;
  return isRuledOut ? cannot(words.ruledOut(symbolOf(puzzle, digit), cellName(puzzle.grid, cell))) : { isChanged };
}

/** Empties several cells as one move: their digits or, where none has a digit of the reader's, their marks. */
export function clearMany(game: Game, cells: readonly number[]): boolean {
  const own = cells.filter((cell) => !isGiven(game, cell));
  const filled = own.filter((cell) => game.digits[cell] !== 0);
  return together(game, () => (filled.length > 0 ? filled : own).forEach((cell) => void clear(game, cell)));
}
