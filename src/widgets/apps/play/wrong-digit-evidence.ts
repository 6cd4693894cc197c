import { type Puzzle, symbolValue } from '../../../engine/puzzle.ts';
import type { Shown } from '../../../narration/en/play.ts';
import { cageWaysOf } from './cage-ways.ts';
import { cellsAgainstCages, cellsOffMarks, type Game } from './game.ts';

/** What shows that the digit in a cell (zero-based) is wrong. */
export function evidenceAgainst({ puzzle, digits, answer }: Game, cell: number): Shown {
  if (cellsOffMarks(puzzle, digits).includes(cell)) return { by: 'marks' };
  const equal = (cells: readonly number[]) => cells.filter((each) => each !== cell && digits[each] === digits[cell]);
  // A given convinces most, then a digit that is right: two equal digits of the reader may both be wrong.
  const sure = (each: number) => (puzzle.givens[each] !== 0 ? 2 : digits[each] === answer[each] ? 1 : 0);
  const twinAmong = (cells: readonly number[]) => equal(cells).sort((a, b) => sure(b) - sure(a))[0];
  const inHouse = twinAmong(puzzle.grid.peersOfCell[cell]!);
  if (inHouse !== undefined) return { by: 'house', twin: inHouse };
  if (!cellsAgainstCages(puzzle, digits).includes(cell)) return leavesNoWay(puzzle, digits, cell) ?? { by: 'nothing' };
  const { cells, sum } = puzzle.cages.find((cage) => cage.cells.includes(cell))!;
  const inCage = twinAmong(cells);
  if (inCage !== undefined) return { by: 'cage', twin: inCage };
  const filled = cells.filter((each) => digits[each] !== 0);
  return { by: 'sum', total: filled.reduce((all, each) => all + symbolValue(puzzle, digits[each]!), 0), sum };
}

/** A digit with which its cage can't reach its sum any more, although it could without it. */
function leavesNoWay(puzzle: Puzzle, digits: Uint8Array, cell: number): Shown | undefined {
  const isStuck = (there: Uint8Array) => {
    const cage = cageWaysOf({ puzzle, digits: there }, cell);
    return cage !== undefined && cage.ways.length > 0 && cage.ways.every(({ isOut }) => isOut);
  };
  if (!isStuck(digits)) return undefined;
  if (isStuck(digits.with(cell, 0))) return undefined;
  return { by: 'combinations', sum: cageWaysOf({ puzzle, digits }, cell)!.sum };
}
