import { InputError } from './errors.ts';
import type { Puzzle } from './puzzle.ts';

/** A digit 1…n that an option puts into a cell (zero-based). */
export interface Placement {
  readonly cell: number;
  readonly digit: number;
}

/** A set of items that one row of the matrix covers, with its ones. */
export interface CoverOption {
  readonly name: string;
  /** Zero-based items, all different, in the order in which they are linked. */
  readonly items: readonly number[];
  /** For covers made from a puzzle: the digits that choosing the option writes. */
  readonly places?: readonly Placement[];
}

/**
 * An exact cover problem: choose options so that every primary item is in exactly one of them
 * and every secondary item in at most one. Items are the columns of the matrix, options its rows.
 */
export interface CoverProblem {
  readonly name: string;
  /** Names of the items in words, the primary ones first. All different. */
  readonly items: readonly string[];
  /** How many of the items are primary. */
  readonly primary: number;
  readonly options: readonly CoverOption[];
  /** Options that are chosen before the search begins: the givens of a whole Sudoku matrix. */
  readonly given?: readonly number[];
  /** The puzzle that the cover was made from, for problems that fill a grid. */
  readonly puzzle?: Puzzle;
}

/** Nodes a step can name, headers and root among them. */
export const MAX_NODES = 1_048_575;

/** Returns the problem after checking it. Throws InputError that names the wrong item or option. */
export function coverProblem(problem: CoverProblem): CoverProblem {
  const { items, primary, options, given = [] } = problem;
  if (!Number.isInteger(primary) || primary < 0 || primary > items.length) {
    throw new InputError(`${primary} primary items`, { expected: `a whole number from 0 to ${items.length}, the number of items` });
  }
  const seen = new Set<string>();
  for (const item of items) {
    if (seen.has(item)) throw new InputError(`two items are called '${item}'`, { expected: 'a name of its own for every item' });
    seen.add(item);
  }
  for (const option of options) checkOption(option, items);
  for (const option of given) {
    if (!options[option]) throw new InputError(`option ${option} is given`, { expected: `one of the ${options.length} options` });
  }
  const nodes = 1 + items.length + onesOf(problem);
  if (nodes > MAX_NODES) {
    throw new InputError(`the matrix has ${nodes} nodes`, { expected: `at most ${MAX_NODES}` });
  }
  return problem;
}

function checkOption({ name, items: own }: CoverOption, items: readonly string[]): void {
  if (own.length === 0) throw new InputError(`option '${name}' covers nothing`, { expected: 'one item at least' });
  const wrong = own.find((item) => !Number.isInteger(item) || item < 0 || item >= items.length);
  if (wrong !== undefined) {
    throw new InputError(`option '${name}' has item ${wrong}`, { expected: `an item from 0 to ${items.length - 1}` });
  }
  const twice = own.find((item, place) => own.indexOf(item) !== place);
  if (twice !== undefined) throw new InputError(`option '${name}' has '${items[twice]}' twice`, { expected: 'each item once' });
}

/** How many ones the matrix has. */
export function onesOf({ options }: Pick<CoverProblem, 'options'>): number {
  return options.reduce((ones, { items }) => ones + items.length, 0);
}

/** Whether the options (zero-based) cover every primary item exactly once and no secondary item twice. */
export function isCover(problem: CoverProblem, chosen: Iterable<number>): boolean {
  const times = new Uint32Array(problem.items.length);
  for (const option of chosen) for (const item of problem.options[option].items) times[item]++;
  return times.every((count, item) => (item < problem.primary ? count === 1 : count <= 1));
}
