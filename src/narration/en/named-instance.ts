import { bitOf, digitsOf } from '../../engine/candidates.ts';
import { cellName, type Grid } from '../../engine/grid.ts';
import { cellsOfEnd, type Highlight, type LinkEnd } from '../../engine/grid-picture.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { houseName, type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { either, listed, type Sentence } from '../sentence.ts';

/** An instance with the names that its sentences need. */
export interface NamedInstance {
  readonly grid: Grid;
  readonly puzzle: Puzzle;
  readonly instance: Instance;
  /** The cells and the digits of a set of the pattern, in words; 'any' joins with or. */
  cells(index: number): string;
  cell(cell: number): string;
  digits(index: number, join?: 'and' | 'or'): string;
  /** A set of digits in words. */
  symbols(digits: number, join?: 'and' | 'or'): string;
  house(index: number): string;
  houses(from: number, to?: number): string;
  /** The digit that the instance is about. */
  readonly digit: string;
  /** For a pair of digits, one of which the instance strikes: the other. */
  readonly otherOfPair: string;
  /** '7 at r5c8'; of a group '7 at r5c8 or r5c9'. */
  candidate(end: LinkEnd): string;
  /** Whether a cell lies in a house. */
  lies(cell: number, house: number): boolean;
  readonly set: (index: number) => Highlight;
  /** How many cells a set of the pattern has. */
  count(index: number): number;
}

/** The sentences on what was seen and why something follows. */
export type Words = (named: NamedInstance) => { readonly saw: Sentence; readonly why: Sentence };

const cellsIn = (end: LinkEnd, puzzle: Puzzle) => cellsOfEnd(end).map((cell) => cellName(puzzle.grid, cell));

/** The cells of an end of a link: 'r1c2', 'r1c2 or r1c3'. */
export const placeOfEnd = (end: LinkEnd, puzzle: Puzzle): string => either(cellsIn(end, puzzle));

/** The same for a digit in none of the cells: 'r1c2 is not', 'neither r1c2 nor r1c3 is'. */
export function noPlaceOfEnd(end: LinkEnd, puzzle: Puzzle, between = ''): string {
  const names = cellsIn(end, puzzle);
  if (names.length === 1) return `${names[0]}${between} is not`;
  return `${names.length === 2 ? `neither ${names[0]} nor ${names[1]}` : `none of ${listed(names)}`}${between} is`;
}

/** Houses of one type say it once: 'rows 4 and 7', 'row 4 and box 5'. */
export function housesInWords(names: readonly string[]): string {
  const [type] = names[0]?.split(' ') ?? [];
  const isOne = names.length > 1 && names.every((name) => /^\S+ \d+$/.test(name) && name.startsWith(`${type} `));
  return isOne ? `${type === 'box' ? 'boxes' : `${type}s`} ${listed(names.map((name) => name.split(' ')[1]!))}` : listed(names);
}

export function nameInstance(instance: Instance, puzzle: Puzzle): NamedInstance {
  const { grid } = puzzle;
  const { pattern, houses, placements, eliminations } = instance;
  const set = (index: number) => pattern[index]!;
  const symbols = (digits: number, join: 'and' | 'or' = 'and') => {
    const words = digitsOf(digits).map((digit) => symbolOf(puzzle, digit));
    return join === 'and' ? listed(words) : either(words);
  };
  const about: CellDigit = placements[0] ?? eliminations[0]!;
  return {
    grid,
    puzzle,
    instance,
    set,
    symbols,
    count: (index) => set(index).cells.length,
    cell: (cell) => cellName(grid, cell),
    lies: (cell, house) => grid.housesOfCell[cell]!.includes(houses[house]!),
    cells: (index) => listed(set(index).cells.map((cell) => cellName(grid, cell))),
    digits: (index, join) => symbols(set(index).digits, join),
    house: (index) => houseName(grid, houses[index]!),
    houses: (from, to) => housesInWords(houses.slice(from, to).map((house) => houseName(grid, house))),
    digit: symbolOf(puzzle, about.digit),
    otherOfPair: symbols(set(0).digits & ~bitOf(about.digit), 'or'),
    candidate: (end) => `${symbolOf(puzzle, end.digit)} at ${placeOfEnd(end, puzzle)}`,
  };
}
