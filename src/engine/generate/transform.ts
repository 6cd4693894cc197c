import { type Grid, isRegular } from '../grid.ts';
import type { Random } from '../random.ts';

/*
 * Changes that turn a puzzle into an equivalent one: as many answers, the same patterns, another face.
 * Each is a number, `operation`, with two more that say what is swapped, so that a step can carry it.
 */

export const operations = ['digits', 'rows', 'columns', 'bands', 'stacks', 'turn', 'mirror'] as const;

export type Operation = (typeof operations)[number];

/** `first` and `second` are what is swapped: digits 1…n, or zero-based rows, columns, bands or stacks. `turn` and `mirror` ignore them. */
export interface Transform {
  readonly operation: Operation;
  readonly first: number;
  readonly second: number;
}

/** Quarter turns need square boxes; other grids are turned by half. */
export function turnsByQuarter(grid: Grid): boolean {
  return grid.boxRows === grid.boxColumns;
}

/** The digits (indexed by cell, 0 for empty) after the transform, as a new array. */
export function transformed(grid: Grid, digits: ArrayLike<number>, transform: Transform): Uint8Array {
  const { operation, first, second } = transform;
  if (operation === 'digits') return Uint8Array.from(digits, (digit) => (digit === first ? second : digit === second ? first : digit));
  return Uint8Array.from({ length: grid.cellCount }, (_, cell) => digits[sourceOf(grid, cell, transform)]);
}

/** Where the content of a cell comes from. */
function sourceOf(grid: Grid, cell: number, { operation, first, second }: Transform): number {
  const { size, boxRows, boxColumns } = grid;
  const row = grid.rowOfCell[cell];
  const column = grid.columnOfCell[cell];
  switch (operation) {
    case 'digits':
      return cell;
    case 'rows':
      return swapped(row, first, second, 1) * size + column;
    case 'columns':
      return row * size + swapped(column, first, second, 1);
    case 'bands':
      return swapped(row, first, second, boxRows) * size + column;
    case 'stacks':
      return row * size + swapped(column, first, second, boxColumns);
    case 'mirror':
      return row * size + (size - 1 - column);
    case 'turn':
      return turnsByQuarter(grid) ? (size - 1 - column) * size + row : (size - 1 - row) * size + (size - 1 - column);
  }
}

/** Returns the line that moves to `line` when two blocks of `width` lines change places. */
function swapped(line: number, first: number, second: number, width: number): number {
  const block = Math.floor(line / width);
  if (block === first) return second * width + (line % width);
  return block === second ? first * width + (line % width) : line;
}

/** A transform drawn at random: two different digits, two rows of a band, two bands and so on, where the grid has two. */
export function randomTransform(grid: Grid, random: Random): Transform {
  const { size, boxRows, boxColumns } = grid;
  // With other houses only the digits can change places.
  const operation = isRegular(grid) ? operations[random.below(operations.length)] : 'digits';
  const two = (count: number, from = 0): Pick<Transform, 'first' | 'second'> => {
    const first = random.below(count);
    const second = count > 1 ? (first + 1 + random.below(count - 1)) % count : first;
    return { first: from + first, second: from + second };
  };
  switch (operation) {
    case 'digits':
      return { operation, ...two(size, 1) };
    case 'rows':
      return { operation, ...two(boxRows, random.below(size / boxRows) * boxRows) };
    case 'columns':
      return { operation, ...two(boxColumns, random.below(size / boxColumns) * boxColumns) };
    case 'bands':
      return { operation, ...two(size / boxRows) };
    case 'stacks':
      return { operation, ...two(size / boxColumns) };
    default:
      return { operation, first: 0, second: 0 };
  }
}
