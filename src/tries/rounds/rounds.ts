import { candidatesOf, countDigits, digitsOf, hasDigit, leastDigit } from '../../engine/candidates.ts';
import type { Puzzle } from '../../engine/puzzle.ts';

export interface Fixed {
  readonly cell: number;
  readonly digit: number;
}

/** The cells that each round fixes, the first round first: all that have one candidate when it begins. Empty once there is none. */
export function roundsOf(puzzle: Puzzle): readonly (readonly Fixed[])[] {
  const digits = puzzle.givens.slice();
  const rounds: Fixed[][] = [];
  for (;;) {
    const candidates = candidatesOf(puzzle, digits);
    const fixed = [...candidates.keys()]
      .filter((cell) => countDigits(candidates[cell]!) === 1)
      .map((cell) => ({ cell, digit: leastDigit(candidates[cell]!) }));
    if (fixed.length === 0) return rounds;
    rounds.push(fixed);
    for (const { cell, digit } of fixed) digits[cell] = digit;
  }
}

/** The digits of the grid when a round, counted from 1, begins, and the candidates of its open cells. */
export function boardAt(
  puzzle: Puzzle,
  rounds: readonly (readonly Fixed[])[],
  number: number,
): { digits: Uint8Array; candidates: Uint32Array } {
  const digits = puzzle.givens.slice();
  for (const { cell, digit } of rounds.slice(0, number - 1).flat()) digits[cell] = digit;
  return { digits, candidates: candidatesOf(puzzle, digits) };
}

/** A candidate that a cell has lost, or will lose, and the cell that takes it away. */
export interface Loss {
  readonly digit: number;
  readonly by: number;
}

/** What a cell is in a round: fixed by it, with what the round before took; or open with candidates, until some later round. */
export type Judgement =
  | { readonly fixed: true; readonly digit: number; readonly losses: readonly Loss[] }
  | { readonly fixed: false; readonly candidates: readonly number[]; readonly losses: readonly Loss[]; readonly until: number | undefined };

/** The candidates of a cell at the beginning of a round that the cells fixed in it take away. */
function lossesIn(puzzle: Puzzle, rounds: readonly (readonly Fixed[])[], number: number, cell: number): Loss[] {
  const round = rounds[number - 1] ?? [];
  const before = boardAt(puzzle, rounds, number).candidates[cell]!;
  return digitsOf(before).flatMap((digit) => {
    const by = round.find((fixed) => fixed.digit === digit && puzzle.grid.peersOfCell[cell]!.includes(fixed.cell));
    return by ? [{ digit, by: by.cell }] : [];
  });
}

/** Judges an open cell in a round, counted from 1. */
export function judge(puzzle: Puzzle, rounds: readonly (readonly Fixed[])[], number: number, cell: number): Judgement {
  const candidates = boardAt(puzzle, rounds, number).candidates[cell]!;
  if (countDigits(candidates) === 1)
    return { fixed: true, digit: leastDigit(candidates), losses: number === 1 ? [] : lossesIn(puzzle, rounds, number - 1, cell) };
  const index = rounds.findIndex((round) => round.some((fixed) => fixed.cell === cell));
  return {
    fixed: false,
    candidates: digitsOf(candidates),
    losses: lossesIn(puzzle, rounds, number, cell).filter(({ digit }) => hasDigit(candidates, digit)),
    until: index < 0 ? undefined : index + 1,
  };
}
