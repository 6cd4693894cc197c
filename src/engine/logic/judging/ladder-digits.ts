import type { Puzzle } from '../../puzzle.ts';
import { ladderFor } from '../cages/cage-ladder.ts';
import { positionWith } from '../cages/caged-candidates.ts';
import { placedAtFirst } from '../position.ts';
import { applyInstance, nextMove } from '../solve-by-ladder.ts';
import type { CellDigit } from '../technique.ts';
import { lastRungOf } from './elimination-run.ts';

/** A digit that the ladder writes in a puzzle, with what it took to get there from its digit before. */
export interface LadderDigit extends CellDigit {
  /** The hardest rung since the digit before, as a place on the ladder. */
  readonly rung: number;
  /** The places on the ladder of all moves since the digit before, this one included. */
  readonly moves: readonly number[];
}

/** The digits that the ladder writes one after the other, always by the simplest technique, as far as it comes without trying digits. */
export function ladderDigits(puzzle: Puzzle): LadderDigit[] {
  const position = positionWith(puzzle, puzzle.givens.slice());
  const rungs = ladderFor(puzzle);
  const allowed = rungs.slice(0, lastRungOf(rungs) + 1);
  // A game begins with digits that the puzzle’s own marks leave no choice for.
  const first = placedAtFirst(puzzle);
  for (const [cell, digit] of first.entries())
    if (digit !== 0 && position.digits[cell] === 0)
      applyInstance(position, { technique: '', pattern: [], houses: [], links: [], placements: [{ cell, digit }], eliminations: [] });
  const digits: LadderDigit[] = [];
  let moves: number[] = [];
  for (let move = nextMove(position, allowed); move; move = nextMove(position, allowed)) {
    const { technique, placements } = move;
    moves.push(rungs.findIndex((rung) => rung.technique.id === technique));
    for (const { cell, digit } of placements) {
      digits.push({ cell, digit, rung: Math.max(...moves), moves });
      moves = [];
    }
    applyInstance(position, move);
  }
  return digits;
}
