import { hasDigit } from './candidates.ts';
import { InputError } from './errors.ts';
import { cellName, describeHouse, type Grid, gridOf, housesShared } from './grid.ts';

/** A killer cage: digits in it are distinct and their symbols' values add up to `sum`. Cells are zero-based. */
export interface Cage {
  readonly sum: number;
  readonly cells: readonly number[];
}

/** A puzzle of any size. Digits are symbol indexes 1…n; 0 is an empty cell; what people see is the symbol. */
export interface Puzzle {
  readonly grid: Grid;
  /** Shown for digit d: symbols[d − 1]. All different. */
  readonly symbols: readonly string[];
  /** Indexed by cell: digit or 0. */
  readonly givens: Uint8Array;
  /** Empty unless it is a killer. */
  readonly cages: readonly Cage[];
  /** Indexed by cell: the digits that the puzzle allows there, bit d − 1 for digit d. Absent where a puzzle has no pencil marks of its own. */
  readonly domains?: Uint32Array;
  /** What somebody has added who plays it. Their digits are among the givens, and `domains` lack what they struck: a run begins there. */
  readonly player?: PlayersPart;
}

/** A player's part of a position; `players-part.ts` puts it into a puzzle and takes it out again. Sets are indexed by cell. */
export interface PlayersPart {
  /** The cells whose digit is the player's, ascending. */
  readonly written: readonly number[];
  /** What was struck; absent where nothing was. */
  readonly struck?: Uint32Array;
  /** Marks in the corners and in the middle of cells: they claim nothing, and runs leave them alone. */
  readonly corners?: Uint32Array;
  readonly centres?: Uint32Array;
}

/** The largest size whose puzzles can have cages. */
export const MAX_KILLER_SIZE = 25;

/** The largest size whose puzzles can have pencil marks of their own. */
export const MAX_MARKED_SIZE = 32;

/** 1 … 9, then A, B, C …: the symbols a size has when nothing else is said; numbers past 25. */
export function usualSymbols(size: number): string[] {
  if (size > 25) return Array.from({ length: size }, (_, i) => String(i + 1));
  // At 25, letters alone: that is how 25 × 25 grids are written.
  if (size === 25) return Array.from({ length: size }, (_, i) => String.fromCharCode(65 + i));
  return Array.from({ length: size }, (_, i) => (i < 9 ? String(i + 1) : String.fromCharCode(65 + i - 9)));
}

/** A puzzle from its givens (digits 1…n, 0 for empty, in reading order). Does not check the rules: see `faultsOf`. */
export function puzzleOf(
  givens: ArrayLike<number>,
  options: { grid?: Grid; symbols?: readonly string[]; cages?: readonly Cage[]; domains?: Uint32Array | undefined } = {},
): Puzzle {
  const grid = options.grid ?? gridOf(Math.sqrt(givens.length));
  const symbols = options.symbols ?? usualSymbols(grid.size);
  if (givens.length !== grid.cellCount) {
    throw new InputError(`${givens.length} cells do not make a ${grid.size} × ${grid.size} grid`, { expected: `${grid.cellCount} cells` });
  }
  if (symbols.length !== grid.size || new Set(symbols).size !== grid.size) {
    throw new InputError(`${new Set(symbols).size} different symbols do not fit a ${grid.size} × ${grid.size} grid`, {
      expected: `${grid.size} different symbols`,
    });
  }
  const wrong = Array.from(givens).findIndex((digit) => !Number.isInteger(digit) || digit < 0 || digit > grid.size);
  if (wrong >= 0)
    throw new InputError(`${cellName(grid, wrong)} holds ${givens[wrong]}`, {
      expected: `a digit from 1 to ${grid.size}, or 0 for an empty cell`,
      cells: [wrong],
    });
  const puzzle = { grid, symbols, givens: Uint8Array.from(givens), cages: options.cages ?? [] };
  if (!options.domains) return puzzle;
  if (grid.size > MAX_MARKED_SIZE) {
    throw new InputError(`a ${grid.size} × ${grid.size} puzzle has pencil marks`, {
      expected: `at most ${MAX_MARKED_SIZE} × ${MAX_MARKED_SIZE}`,
    });
  }
  return { ...puzzle, domains: options.domains };
}

/** Whether what an algorithm runs on is a puzzle, and not an exact cover problem. */
export function isPuzzle(input: unknown): input is Puzzle {
  return typeof input === 'object' && input !== null && 'grid' in input && 'givens' in input;
}

/** Whether the pencil marks that came with the puzzle, if any, allow a digit in a cell. */
export function allows({ domains }: Pick<Puzzle, 'domains'>, cell: number, digit: number): boolean {
  return domains === undefined || hasDigit(domains[cell], digit);
}

/** Returns the digits that these marks allow in a cell, ascending. */
export function digitsAllowed(puzzle: Pick<Puzzle, 'grid' | 'domains'>, cell: number): number[] {
  const digits = Array.from({ length: puzzle.grid.size }, (_, index) => index + 1);
  return digits.filter((digit) => allows(puzzle, cell, digit));
}

/** A puzzle with the same grid, symbols and cages and other givens. */
export function withGivens(puzzle: Puzzle, givens: ArrayLike<number>): Puzzle {
  return { ...puzzle, givens: Uint8Array.from(givens) };
}

/** The symbol of a digit 1…n; '' for 0. */
export function symbolOf(puzzle: Pick<Puzzle, 'symbols'>, digit: number): string {
  return digit === 0 ? '' : puzzle.symbols[digit - 1];
}

/** Returns the value of a digit in a cage: its symbol as a number, or the digit itself where the symbol is not a number from 0. */
export function symbolValue(puzzle: Pick<Puzzle, 'symbols'>, digit: number): number {
  const value = Number(puzzle.symbols[digit - 1]);
  return Number.isInteger(value) && value >= 0 ? value : digit;
}

/** Two equal givens that see each other. */
export interface Clash {
  readonly cells: readonly [number, number];
  readonly digit: number;
}

/** Sets of digits in a word have at most this many. */
const MAX_WORD = 31;

/** Whether two equal digits share a house; true too where that takes more than a word a house to find out. */
function hasClash({ size, cellCount, houses, housesOfCell }: Grid, digits: ArrayLike<number>): boolean {
  if (size > MAX_WORD) return true;
  const seen = new Int32Array(houses.length);
  for (let cell = 0; cell < cellCount; cell++) {
    const digit = digits[cell];
    if (digit === 0) continue;
    const bit = 1 << (digit - 1);
    for (const house of housesOfCell[cell]) {
      if (seen[house] & bit) return true;
      seen[house] |= bit;
    }
  }
  return false;
}

/** Every pair of equal digits that share a house. `digits` is indexed by cell, 0 for empty. */
export function clashesOf(grid: Grid, digits: ArrayLike<number>): Clash[] {
  const clashes: Clash[] = [];
  if (!hasClash(grid, digits)) return clashes;
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const digit = digits[cell];
    if (digit === 0) continue;
    for (const peer of grid.peersOfCell[cell]) {
      if (peer > cell && digits[peer] === digit) clashes.push({ cells: [cell, peer], digit });
    }
  }
  return clashes;
}

/** The first thing that makes the puzzle break the rules before anyone has moved, as an error; undefined when it is sound. */
export function faultOf(puzzle: Puzzle): InputError | undefined {
  const { grid } = puzzle;
  const clash = clashesOf(grid, puzzle.givens)[0];
  if (clash) {
    const [a, b] = clash.cells;
    return new InputError(
      `two givens clash: ${symbolOf(puzzle, clash.digit)} is at ${cellName(grid, a)} and again at ${cellName(grid, b)}, in ${houseName(grid, housesShared(grid, a, b)[0])}`,
      {
        cells: clash.cells,
      },
    );
  }
  return domainFaultOf(puzzle) ?? cageFaultOf(puzzle);
}

/** Returns what is wrong with the pencil marks: a cell has none, or its given is not among them. */
function domainFaultOf({ grid, symbols, givens, domains }: Puzzle): InputError | undefined {
  for (const [cell, domain] of domains?.entries() ?? []) {
    if (domain === 0) return new InputError(`${cellName(grid, cell)} has no pencil mark`, { cells: [cell], expected: 'one at least' });
    if (givens[cell] !== 0 && !hasDigit(domain, givens[cell])) {
      return new InputError(`${symbols[givens[cell] - 1]} is given at ${cellName(grid, cell)}, but it is not among its pencil marks`, {
        cells: [cell],
      });
    }
  }
  return undefined;
}

function cageFaultOf(puzzle: Puzzle): InputError | undefined {
  const { grid, cages } = puzzle;
  if (cages.length === 0) return undefined;
  if (grid.size > MAX_KILLER_SIZE) {
    return new InputError(`a ${grid.size} × ${grid.size} puzzle has cages`, {
      expected: `at most ${MAX_KILLER_SIZE} × ${MAX_KILLER_SIZE} with cages`,
    });
  }
  const cageOfCell = new Int16Array(grid.cellCount).fill(-1);
  for (const [index, cage] of cages.entries()) {
    for (const cell of cage.cells) {
      if (cageOfCell[cell] >= 0) {
        return new InputError(`cage ${index + 1} and cage ${cageOfCell[cell] + 1} both hold ${cellName(grid, cell)}`, {
          cells: [cell],
          expected: 'each cell in one cage at most',
        });
      }
      cageOfCell[cell] = index;
    }
    if (cage.cells.length > grid.size)
      return new InputError(`cage ${index + 1} has ${cage.cells.length} cells`, {
        cells: cage.cells,
        expected: `at most ${grid.size}, because its digits differ`,
      });
    const values = puzzle.symbols.map((_, i) => symbolValue(puzzle, i + 1)).sort((a, b) => a - b);
    const total = (from: number[]) => from.reduce((a, b) => a + b, 0);
    const least = total(values.slice(0, cage.cells.length));
    const most = total(values.slice(values.length - cage.cells.length));
    if (cage.sum < least || cage.sum > most) {
      return new InputError(
        `cage ${index + 1} cannot reach ${cage.sum}: ${cage.cells.length} different symbols add up to ${least} at least and ${most} at most`,
        { cells: cage.cells },
      );
    }
    const fault = givensFaultOf(puzzle, cage, index);
    if (fault) return fault;
  }
  return undefined;
}

/** Returns what is wrong with the givens in a cage. */
function givensFaultOf(puzzle: Puzzle, { sum, cells }: Cage, index: number): InputError | undefined {
  const given = cells.filter((cell) => puzzle.givens[cell] !== 0);
  const digits = given.map((cell) => puzzle.givens[cell]);
  const twice = digits.findIndex((digit, at) => digits.indexOf(digit) !== at);
  if (twice >= 0) {
    return new InputError(`cage ${index + 1} holds ${symbolOf(puzzle, digits[twice])} twice, at ${cellName(puzzle.grid, given[twice])}`, {
      cells: [given[twice]],
      expected: 'each symbol once in a cage',
    });
  }
  const total = digits.reduce((all, digit) => all + symbolValue(puzzle, digit), 0);
  if (given.length < cells.length || total === sum) return undefined;
  return new InputError(`the givens of cage ${index + 1} add up to ${total}`, { cells, expected: `${sum}, its sum` });
}

/** Whether `digits` is a full, correct answer to the puzzle: givens and pencil marks kept, every house complete, every cage right. */
export function isSolution(puzzle: Puzzle, digits: ArrayLike<number>): boolean {
  const { grid, givens, cages, domains } = puzzle;
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const digit = digits[cell];
    if (digit < 1 || digit > grid.size || (givens[cell] !== 0 && givens[cell] !== digit)) return false;
    if (domains && !hasDigit(domains[cell], digit)) return false;
  }
  if (clashesOf(grid, digits).length > 0) return false;
  return cages.every((cage) => {
    const inside = cage.cells.map((cell) => digits[cell]);
    return new Set(inside).size === inside.length && inside.reduce((sum, digit) => sum + symbolValue(puzzle, digit), 0) === cage.sum;
  });
}

/** A house's name: `row 3`. */
export function houseName(grid: Grid, house: number): string {
  const { type, number } = describeHouse(grid, house);
  return `${type} ${number}`;
}
