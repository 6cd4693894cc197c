import { bitOf } from '../../candidates.ts';
import { arrange, listable } from '../../killer/cage-reasoning.ts';
import { cagesOfCells, ownCages } from '../../killer/cage-state.ts';
import { combinationsOf, digitValues } from '../../killer/combinations.ts';
import { derivedCages } from '../../killer/rule-of-45.ts';
import type { KnownCage } from '../../picture/cages.ts';
import type { Puzzle } from '../../puzzle.ts';
import type { Position } from '../position.ts';

/** Cells that the rule of 45 leaves over: more of them, or more whose digits may repeat, tell a person nothing. */
const LARGEST = { largest: 5, largestMixed: 3 };

/** What is known of a killer's cages before anybody has written a digit. */
export class CageBook {
  /** What each digit counts for, digit 1 first. */
  readonly values: readonly number[];
  readonly own: readonly KnownCage[];
  /** Indexed by cell: its cage, or −1. */
  readonly cageOfCell: Int16Array;
  readonly puzzle: Puzzle;
  readonly #combinations = new Map<KnownCage, readonly number[]>();
  #derived: readonly KnownCage[] | undefined;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.values = digitValues(puzzle);
    this.own = ownCages(puzzle);
    this.cageOfCell = cagesOfCells(puzzle);
  }

  /** The sums that the rule of 45 adds, those of few cells first. */
  get derived(): readonly KnownCage[] {
    this.#derived ??= derivedCages(this.puzzle, LARGEST).filter(({ cells }) => cells.length > 0);
    return this.#derived;
  }

  /** All combinations of a cage; none where its digits may repeat, or where they are too many to be listed. */
  combinationsOf(cage: KnownCage): readonly number[] {
    const known = this.#combinations.get(cage);
    if (known) return known;
    const isShort = cage.cells.length <= MAX_LISTED_CELLS;
    const all = cage.distinct && isShort ? combinationsOf(this.values, cage.cells.length, cage.sum) : [];
    const made = listable(all) ? all : [];
    this.#combinations.set(cage, made);
    return made;
  }

  /** The combinations that the candidates of the cells still allow, and with them the digits of each cell, cell by cell. */
  waysOf(cage: KnownCage, position: Pick<Position, 'digits' | 'candidates'>): Ways {
    const sets = cage.cells.map((cell) => possibleIn(position, cell));
    const digits = new Array<number>(cage.cells.length).fill(0);
    const live: number[] = [];
    for (const combination of this.combinationsOf(cage)) {
      const arranged = arrange(combination, sets);
      if (!arranged) continue;
      live.push(combination);
      for (const [index, set] of arranged.entries()) digits[index] |= set;
    }
    return { live, digits };
  }
}

/** Cages with more cells have too many combinations to look through them. */
const MAX_LISTED_CELLS = 9;

export interface Ways {
  readonly live: readonly number[];
  /** Indexed as the cells of the cage. */
  readonly digits: readonly number[];
}

/** The candidates of a cell, or its digit alone. */
export const possibleIn = ({ digits, candidates }: Pick<Position, 'digits' | 'candidates'>, cell: number): number =>
  digits[cell] === 0 ? candidates[cell] : bitOf(digits[cell]);

const books = new WeakMap<readonly unknown[], CageBook>();

/** The book of a puzzle’s cages; undefined where it has none. The same list of cages has the same book. */
export function cageBookOf(puzzle: Puzzle): CageBook | undefined {
  if (puzzle.cages.length === 0) return undefined;
  const book = books.get(puzzle.cages) ?? new CageBook(puzzle);
  books.set(puzzle.cages, book);
  return book;
}
