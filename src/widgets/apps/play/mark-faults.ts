import { countDigits, digitsOf, hasDigit } from '../../../engine/candidates.ts';
import { candidatesIn } from '../../../engine/logic/cages/caged-candidates.ts';
import { candidatesLeft, type Game, openCells } from './game.ts';

/** Open cells where the solution’s digit was struck. */
export const cellsWronglyStruck = (game: Game): number[] =>
  openCells(game).filter((cell) => hasDigit(game.struck[cell]!, game.answer[cell]!));

/** Indexed by cell: the marks, in the middle or in a corner, whose digit is already in a peer of the cell, as sets. */
export function ruledOutMarks({ puzzle, digits, marks, corners }: Game): Uint32Array {
  return candidatesIn(puzzle, digits).map((set, cell) => (digits[cell] === 0 ? (marks[cell]! | corners[cell]!) & ~set : 0));
}

/** The share of lists that may be unfinished when a reader keeps full lists. */
const MAX_UNFINISHED = 1 / 10;
/** The share of lists that must have at least three digits: notes of pairs can be full lists by chance. */
const MIN_LONG_LISTS = 1 / 3;

/**
 * Open cells whose marks lack the solution’s digit, where the reader keeps a full list in every cell. Marks that are anything less are
 * notes, and lack nothing.
 */
export function cellsMissingMark(game: Game): number[] {
  const { marks, answer } = game;
  const left = candidatesLeft(game);
  const open = openCells(game);
  if (open.some((cell) => marks[cell] === 0)) return [];
  const unfinished = open.filter((cell) => (left[cell]! & ~marks[cell]!) !== 0);
  const long = open.filter((cell) => !unfinished.includes(cell) && countDigits(left[cell]!) > 2);
  if (unfinished.length > Math.max(1, open.length * MAX_UNFINISHED) || long.length < open.length * MIN_LONG_LISTS) return [];
  return unfinished.filter((cell) => !hasDigit(marks[cell]!, answer[cell]!));
}

/** As many centre marks are a list of the cell’s candidates: notes of places seldom meet in one cell. */
const MIN_LIST = 3;

/**
 * Open cells whose centre marks say something of the cell alone and lack the solution’s digit. Two or three cells of a box with the same mark
 * may be a note of the digit’s places there, and to name the one without it would tell the other. Such notes aren’t looked at, unless two
 * cells claim the same two digits.
 */
export function cellsLackingDigit({ puzzle: { grid, cages }, marks, digits, answer }: Game): number[] {
  const boxes = grid.cellsOfHouse.slice(2 * grid.size);
  const mates = (cell: number) => cages.filter(({ cells }) => cells.includes(cell)).flatMap(({ cells }) => cells);
  const isAlone = (cell: number, digit: number) =>
    boxes.every((box) => !box.includes(cell) || box.every((each) => each === cell || !hasDigit(marks[each]!, digit)));
  const isPair = (cell: number) =>
    countDigits(marks[cell]!) === 2 &&
    [...grid.peersOfCell[cell]!, ...mates(cell)].some((each) => each !== cell && digits[each] === 0 && marks[each] === marks[cell]);
  return [...digits.keys()].filter((cell) => {
    if (digits[cell] !== 0 || marks[cell] === 0 || hasDigit(marks[cell]!, answer[cell]!)) return false;
    return countDigits(marks[cell]!) >= MIN_LIST || digitsOf(marks[cell]!).some((digit) => isAlone(cell, digit)) || isPair(cell);
  });
}

/** A struck or marked candidate for each digit of these sets, indexed by cell. */
export const placesOf = (sets: ArrayLike<number>): { cell: number; digit: number }[] =>
  Array.from(sets, (set, cell) => digitsOf(set).map((digit) => ({ cell, digit }))).flat();
