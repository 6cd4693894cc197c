import { cageBookOf } from '../../../engine/logic/cages/cage-book.ts';
import { candidatesIn } from '../../../engine/logic/cages/caged-candidates.ts';
import { symbolValue } from '../../../engine/puzzle.ts';
import type { Game } from './game.ts';

/** What a cage has and still needs. */
export interface CageWays {
  readonly sum: number;
  readonly cells: readonly number[];
  /** How much the digits in it add up to, and how many cells are open. */
  readonly total: number;
  readonly open: number;
  /** The digits that are in it, as a set. */
  readonly placed: number;
  /** All combinations in the order in which a person lists them; `isOut`: the digits that are written, in it or in sight, rule it out. None where they are too many. */
  readonly ways: readonly { readonly digits: number; readonly isOut: boolean }[];
}

/** The cage of a cell; undefined where it is in none. */
export function cageWaysOf({ puzzle, digits }: Pick<Game, 'puzzle' | 'digits'>, cell: number): CageWays | undefined {
  const book = cageBookOf(puzzle);
  const cage = book?.own[book.cageOfCell[cell]!];
  if (!book || !cage) return undefined;
  const { sum, cells } = cage;
  const filled = cells.filter((each) => digits[each] !== 0);
  const { live } = book.waysOf(cage, { digits, candidates: candidatesIn(puzzle, digits) });
  return {
    sum,
    cells,
    total: filled.reduce((all, each) => all + symbolValue(puzzle, digits[each]!), 0),
    open: cells.length - filled.length,
    placed: filled.reduce((set, each) => set | (1 << (digits[each]! - 1)), 0),
    ways: book.combinationsOf(cage).map((each) => ({ digits: each, isOut: !live.includes(each) })),
  };
}
