import { faultOf, type Puzzle } from '../puzzle.ts';
import type { Budget } from './budget.ts';
import { searchCaged } from './caged.ts';
import { answersPlain, countPlain, solvePlain } from './plain.ts';

/*
 * The answer to a puzzle of any size, with or without cages, by the fastest engine that the project has for it.
 */

/**
 * Digits 1…n indexed by cell, the first answer that is found; undefined when there is none. Only a search with cages may
 * be long, and only there the budget counts: when it is spent, undefined says nothing.
 */
export function solvePuzzle(puzzle: Puzzle, budget?: Budget): Uint8Array | undefined {
  if (faultOf(puzzle)) return undefined;
  if (puzzle.cages.length === 0) return solvePlain(puzzle.grid, puzzle.givens, puzzle.domains);
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
  if (puzzle.cages.length === 0) return countPlain(puzzle.grid, puzzle.givens, limit, puzzle.domains);
  let count = 0;
  searchCaged(puzzle, () => ++count >= limit, budget);
  return count;
}

/** The first answers of a puzzle, at most `limit`, each digits 1…n indexed by cell; perhaps not all when the budget of a search with cages is spent. */
export function answersOf(puzzle: Puzzle, limit: number, budget?: Budget): Uint8Array[] {
  if (faultOf(puzzle)) return [];
  if (puzzle.cages.length === 0) return answersPlain(puzzle, limit);
  const answers: Uint8Array[] = [];
  searchCaged(puzzle, (digits) => answers.push(digits.slice()) >= limit, budget);
  return answers;
}
