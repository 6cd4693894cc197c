import { InputError, type Place } from '../errors.ts';
import type { Grid } from '../grid.ts';
import { cellName } from '../grid.ts';
import { type Cage, type Puzzle, symbolValue } from '../puzzle.ts';

/** Something wrong with a cage before anyone has moved. */
export interface CageFault {
  /** Zero-based, in the puzzle's order. */
  readonly cage: number;
  /** The text after the cage's name: `holds r1c2, which cage 1 holds already`. */
  readonly message: string;
  readonly cells: readonly number[];
  readonly expected?: string;
}

/** Whether `count` different values of the list add up to `sum`. */
export function canReach(values: readonly number[], count: number, sum: number): boolean {
  // reached[k] is the sums of k values among those seen so far.
  const reached = Array.from({ length: count + 1 }, () => new Set<number>());
  reached[0].add(0);
  for (const value of values) {
    for (let k = count; k > 0; k--) for (const before of reached[k - 1]) reached[k].add(before + value);
  }
  return reached[count].has(sum);
}

function reachFault(puzzle: Pick<Puzzle, 'symbols'>, cage: Cage): string | undefined {
  const values = puzzle.symbols.map((_, index) => symbolValue(puzzle, index + 1)).sort((a, b) => a - b);
  const count = cage.cells.length;
  if (count > values.length) return `has ${count} cells, but only ${values.length} symbols differ`;
  if (canReach(values, count, cage.sum)) return undefined;
  const total = (some: number[]) => some.reduce((a, b) => a + b, 0);
  const [least, most] = [total(values.slice(0, count)), total(values.slice(values.length - count))];
  const cells = count === 1 ? 'one cell holds' : `${count} cells hold`;
  const range = cage.sum < least || cage.sum > most ? `${least} to ${most}` : 'another sum: no combination of symbols reaches this one';
  return `cannot reach ${cage.sum}; ${cells} ${range}`;
}

/** The faults of one cage, given the cage that each cell is in so far (−1 for none). */
export function faultOfCage(
  puzzle: { grid: Grid; symbols: readonly string[] },
  cage: Cage,
  cageOfCell: ArrayLike<number>,
  index: number,
): CageFault | undefined {
  const twice = cage.cells.find((cell, at) => cage.cells.indexOf(cell) !== at);
  if (twice !== undefined) return { cage: index, message: `names ${cellName(puzzle.grid, twice)} twice`, cells: [twice] };
  const shared = cage.cells.find((cell) => cageOfCell[cell] >= 0);
  if (shared !== undefined) {
    return {
      cage: index,
      message: `holds ${cellName(puzzle.grid, shared)}, which cage ${cageOfCell[shared] + 1} holds already`,
      cells: [shared],
      expected: 'each cell in one cage at most: cages that overlap are not read',
    };
  }
  const message = reachFault(puzzle, cage);
  return message ? { cage: index, message, cells: cage.cells } : undefined;
}

/** Returns what is wrong with the cages: cells in two cages, sums that no digits reach. */
export function cageFaultsIn(puzzle: Puzzle): CageFault[] {
  const cageOfCell = new Int16Array(puzzle.grid.cellCount).fill(-1);
  return puzzle.cages.flatMap((cage, index) => {
    const fault = faultOfCage(puzzle, cage, cageOfCell, index);
    for (const cell of cage.cells) cageOfCell[cell] = index;
    return fault ? [fault] : [];
  });
}

/** Throws InputError for the first thing that is wrong with the cages. */
export function refuseCageFaults(puzzle: Puzzle, place: Place): void {
  const fault = cageFaultsIn(puzzle)[0];
  if (!fault) return;
  const { cage, message, cells, expected } = fault;
  throw new InputError(`cage ${cage + 1} ${message}`, { place, cells, ...(expected && { expected }) });
}
