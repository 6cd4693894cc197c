import { counted } from '../../sentence.ts';

/** Words of the dialog in which a player types the givens of a puzzle on a board. */

export const open = 'Enter a puzzle on the board';
export const title = 'Enter a puzzle';
export const about = 'Choose a cell and type its given. After each digit you see how many solutions there are.';
export const board = 'Givens of your puzzle';
export const size = 'Size';
export const sizes = [4, 6, 9];
export const sizeName = (side: number) => `${side} × ${side}`;
export const keys = 'Digits';
export const erase = 'Erase';
export const undo = 'Undo';
export const empty = 'Empty the grid';
export const play = 'Play puzzle';
export const says = {
  nothing: 'No givens yet.',
  counting: (givens: number) => `${counted(givens, 'given')}. Counting solutions …`,
  none: (givens: number) => `${counted(givens, 'given')}, and no solution. Undo the last given, or change another one.`,
  one: (givens: number) => `${counted(givens, 'given')}, and exactly one solution. You can play it.`,
  several: (givens: number, differ: number) =>
    `${counted(givens, 'given')}, and more than one solution. Two of them differ in the ${counted(differ, 'shaded cell')}.`,
  clash: (symbol: string, one: string, other: string) => `${symbol} is given at ${one} and at ${other}, which see each other.`,
  full: (givens: number) => `${counted(givens, 'given')}: the grid is full. Leave some cells open.`,
  failed: 'The solutions couldn’t be counted. Change a digit to try again.',
};
