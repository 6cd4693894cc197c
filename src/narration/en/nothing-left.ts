import { cellName } from '../../engine/grid.ts';
import { holdersAround } from '../../engine/holders.ts';
import { houseName, type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { listed } from '../sentence.ts';

interface Board {
  readonly puzzle: Puzzle;
  readonly digits: ArrayLike<number>;
}

/** Why nothing is left for a cell: which digits its houses hold, each digit told once; `otherwise` says where the rest went, if some are held by none. */
export function whyNothingLeft({ puzzle, digits }: Board, cell: number, otherwise?: (rest: string, one: boolean) => string): string {
  const { grid } = puzzle;
  const holders = holdersAround(grid, digits, cell);
  const digitsHeld = (isTold: (holder: number) => boolean) =>
    holders.flatMap((holder, index) => (isTold(holder) ? [symbolOf(puzzle, index + 1)] : []));
  const told = new Set<number>();
  const held = (['row', 'column', 'box'] as const).flatMap((type, index) => {
    const cells = grid.cellsOfHouse[grid.housesOfCell[cell]![index]!]!;
    const here = digitsHeld((holder) => holder >= 0 && !told.has(holder) && cells.includes(holder));
    for (const holder of holders) if (cells.includes(holder)) told.add(holder);
    return here.length > 0 ? [`its ${type} holds ${listed(here)}`] : [];
  });
  const rest = digitsHeld((holder) => holder < 0);
  const sentence = listed(held);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${rest.length > 0 && otherwise ? `${held.length > 0 ? '; ' : ''}${otherwise(listed(rest), rest.length === 1)}` : ''}.`;
}

/** Why a digit has no place in a house: who keeps it out of the open cells; `otherwise` says it of cells that see none. */
export function whyNoPlace(
  { puzzle, digits }: Board,
  house: number,
  digit: number,
  otherwise: (cells: string, one: boolean) => string,
): string {
  const { grid } = puzzle;
  const open = grid.cellsOfHouse[house]!.filter((cell) => digits[cell] === 0);
  const name = (cell: number) => cellName(grid, cell);
  const holders = new Map(open.map((cell) => [cell, holdersAround(grid, digits, cell)[digit - 1]!]));
  const parts = [...new Set(holders.values())]
    .filter((holder) => holder >= 0)
    .map((holder) => {
      const seen = open.filter((cell) => holders.get(cell) === holder);
      return `${listed(seen.map(name))} ${seen.length === 1 ? 'sees' : 'see'} the ${symbolOf(puzzle, digit)} at ${name(holder)}`;
    });
  const rest = open.filter((cell) => holders.get(cell)! < 0);
  if (rest.length > 0) parts.push(otherwise(listed(rest.map(name)), rest.length === 1));
  return parts.length === 0 ? `All cells of ${houseName(grid, house)} are filled with others.` : `Of its open cells ${parts.join('; ')}.`;
}
