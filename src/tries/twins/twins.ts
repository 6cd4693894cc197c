import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';

/** A puzzle in the middle of its solution, with all cells whose digit can be written next. */
export interface Twin {
  readonly puzzle: Puzzle;
  readonly digits: Uint8Array;
  readonly places: ReadonlyMap<number, number>;
}

/** As a text: the digits, then each place as its cell and digit. */
export const writeTwin = (digits: ArrayLike<number>, places: Iterable<readonly [cell: number, digit: number]>): string =>
  `${Array.from(digits).join('')} ${[...places].map(([cell, digit]) => `${cell}:${digit}`).join(' ')}`;

/** Reads what `writeTwin` wrote; `puzzle` is the puzzle as given. */
export function readTwin(puzzle: Puzzle, text: string): Twin {
  const [digits, ...places] = text.split(' ') as [string, ...string[]];
  return {
    puzzle,
    digits: Uint8Array.from(digits, Number),
    places: new Map(places.map((place) => place.split(':').map(Number) as [number, number])),
  };
}

/** The house of which a cell is the last one that is open, if there is one. */
export function lastOpenIn({ puzzle: { grid }, digits }: Twin, cell: number): number | undefined {
  return grid.housesOfCell[cell]!.find((house) => grid.cellsOfHouse[house]!.every((other) => other === cell || digits[other] !== 0));
}

export const symbolAt = ({ puzzle, places }: Twin, cell: number): string => symbolOf(puzzle, places.get(cell)!);

export const openCells = ({ digits }: Twin): number => digits.filter((digit) => digit === 0).length;
