import { notes as words } from '#words/play.ts';
import { digitsOf } from '../../../engine/candidates.ts';
import { boxHouses } from '../../../engine/grid.ts';
import { candidatesIn } from '../../../engine/logic/cages/caged-candidates.ts';
import { houseName, symbolOf } from '../../../engine/puzzle.ts';
import type { Game, StrikeReason } from './game.ts';

/** The marks of an open cell as symbols, layer by layer. */
export interface CellNotes {
  readonly corner: readonly string[];
  readonly centre: readonly string[];
  readonly struck: readonly string[];
}

/** The marks of an open cell. What the digits rule out isn't shown as struck. */
export function cellNotes({ puzzle, digits, marks, corners, struck }: Game, cell: number): CellNotes {
  const symbols = (set: number) => digitsOf(set).map((digit) => symbolOf(puzzle, digit));
  const gone = struck[cell]! === 0 ? 0 : struck[cell]! & candidatesIn(puzzle, digits)[cell]!;
  return { corner: symbols(corners[cell]!), centre: symbols(marks[cell]!), struck: symbols(gone) };
}

/** The colours of a cell and of its marks in words; '' without any. */
export function colourWords({ puzzle, colours, tintsA, tintsB }: Game, cell: number): string {
  const symbols = (set: number) => digitsOf(set).map((digit) => symbolOf(puzzle, digit));
  return words.colours(colours[cell]!, symbols(tintsA[cell]!), symbols(tintsB[cell]!));
}

/** The name of the box or region of a cell, where it has one: corner marks are places in it. */
export function boxNameOf({ puzzle: { grid } }: Game, cell: number): string | undefined {
  const box = boxHouses(grid).find((house) => grid.housesOfCell[cell]!.includes(house));
  return box === undefined ? undefined : houseName(grid, box);
}

/** The reasons of what is struck in a cell, one for each candidate that a hint has struck. */
export function reasonsAt({ reasons, struck }: Game, cell: number): StrikeReason[] {
  return digitsOf(struck[cell]!).flatMap((digit) => reasons.findLast((each) => each.cell === cell && each.digit === digit) ?? []);
}
