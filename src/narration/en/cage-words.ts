import { cellName } from '../../engine/grid.ts';
import type { KillerState } from '../../engine/killer/cage-state.ts';
import { sumOf } from '../../engine/killer/cage-state.ts';
import { combinationsOf, digitValues, reachOf } from '../../engine/killer/combinations.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { counted } from '../sentence.ts';

export const at = (state: Pick<KillerState, 'puzzle'>, cell: number) => cellName(state.puzzle.grid, cell);
export const symbol = (state: Pick<KillerState, 'puzzle'>, digit: number) => symbolOf(state.puzzle, digit);

/** The puzzle's cage of a cell as sentences name it: `the cage of 15`. */
export function cageOf(state: KillerState, cell: number): string {
  const cage = state.cages[state.cageOfCell[cell]!];
  return cage ? `the cage of ${cage.sum}` : 'no cage';
}

/** Returns what is open in the cage of a cell once the cell has the digit. */
export function restOf(state: KillerState, cell: number, digit: number) {
  const { cells, sum } = state.cages[state.cageOfCell[cell]!]!;
  const others = cells.filter((other) => other !== cell);
  const open = others.filter((other) => state.digits[other] === 0);
  const values = digitValues(state.puzzle);
  const total = sumOf(state, others) + values[digit - 1]!;
  const used = [digit, ...others.map((other) => state.digits[other]!)].reduce((set, each) => (each ? set | (1 << (each - 1)) : set), 0);
  const [least, greatest] = reachOf(values, open.length, ~used);
  return {
    sum,
    total,
    missing: sum - total,
    open: open.length,
    least,
    greatest,
    ways: combinationsOf(values, open.length, sum - total, ~used).length,
  };
}

/** `2 open cells`. */
export const openCells = (count: number) => counted(count, 'open cell');
