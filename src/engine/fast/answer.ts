import { faultOf, type Puzzle } from '../puzzle.ts';
import type { Budget } from './budget.ts';
import { searchCaged } from './caged.ts';
import { countPlain, solvePlain } from './plain.ts';

/*
 * The answer to a puzzle of any size, with or without cages, by the fastest engine that the project has for it.
 */

/**
 * Digits 1…n indexed by cell, the first answer that is found; undefined when there is none. Only a search with cages may
 * be long, and only there the budget counts: when it is spent, undefined says nothing.
 */
export function solvePuzzle(puzzle: Puzzle, budget?: Budget): Uint8Array | undefined {
  if (faultOf(puzzle)) return undefined;
  if (puzzle.cages.length === 0) return solvePlain(puzzle.grid, puzzle.givens);
  let answer: Uint8Array | undefined;
  searchCaged(
    puzzle,
    (digits) => {
      answer = digits.slice();
      return true;
    },
    budget,
  );
  return answer;
}

/** Counts the solutions of a puzzle, up to `limit`. A lower bound when the budget of a search with cages is spent. */
export function countSolutions(puzzle: Puzzle, limit: number, budget?: Budget): number {
  if (faultOf(puzzle) || limit <= 0) return 0;
  if (puzzle.cages.length === 0) return countPlain(puzzle.grid, puzzle.givens, limit);
  let count = 0;
  searchCaged(puzzle, () => ++count >= limit, budget);
  return count;
}

/** The first answers of a puzzle, at most `limit`, each digits 1…n indexed by cell; perhaps not all when the budget of a search with cages is spent. */
export function answersOf(puzzle: Puzzle, limit: number, budget?: Budget): Uint8Array[] {
  if (faultOf(puzzle)) return [];
  const answers: Uint8Array[] = [];
  if (puzzle.cages.length > 0) {
    searchCaged(puzzle, (digits) => answers.push(digits.slice()) >= limit, budget);
    return answers;
  }
  const next = (givens: Uint8Array, from: number): void => {
    if (answers.length >= limit) return;
    const answer = solvePlain(puzzle.grid, givens);
    if (!answer) return;
    answers.push(answer.slice());
    // Every other answer differs from this one somewhere first: at each open cell in turn, with all before it as here.
    const fixed = givens.slice();
    for (let cell = from; cell < fixed.length && answers.length < limit; cell++) {
      if (fixed[cell] !== 0) continue;
      for (let digit = 1; digit <= puzzle.grid.size; digit++) {
        if (digit === answer[cell]) continue;
        const other = fixed.slice();
        other[cell] = digit;
        if (puzzle.grid.peersOfCell[cell].every((peer) => fixed[peer] !== digit)) next(other, cell + 1);
      }
      fixed[cell] = answer[cell];
    }
  };
  next(puzzle.givens, 0);
  return answers;
}
