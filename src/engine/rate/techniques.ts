import { ladderFor } from '../logic/cages/cage-ladder.ts';
import { type Level, levelNames } from '../logic/ladder.ts';
import { solveByLadder } from '../logic/solve-by-ladder.ts';
import type { Puzzle } from '../puzzle.ts';

/** One rung of the ladder that a puzzle needs. */
export interface UsedTechnique {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  /** How often it was used, and what one use weighs. */
  readonly count: number;
  readonly score: number;
}

/** The grade of a puzzle that the ladder solves. */
export interface FinishedGrade {
  readonly solved: true;
  /** The level of the hardest technique used, always taking the simplest. */
  readonly level: Level;
  /** The sum of count × score. */
  readonly score: number;
  /** In the order of the ladder, simplest first. */
  readonly used: readonly UsedTechnique[];
}

/**
 * The grade of a puzzle that not even guesses finish, because it is too large to try everything. The rest would weigh most, so there is no
 * comparable score.
 */
export interface UnfinishedGrade {
  readonly solved: false;
  readonly level: undefined;
  /** The sum of count × score of the steps before the ladder's end. */
  readonly scoreSoFar: number;
  readonly used: readonly UsedTechnique[];
}

export type TechniqueGrade = FinishedGrade | UnfinishedGrade;

/** How hard a puzzle is for people: which techniques it takes. The puzzle must have one answer; a full grid is of the first level. */
export function gradeByTechniques(puzzle: Puzzle): TechniqueGrade {
  const { solved, hardest, score, stepsByTechnique } = solveByLadder(puzzle);
  const used = ladderFor(puzzle)
    .filter(({ technique }) => stepsByTechnique[technique.id])
    .map(({ technique: { id, name }, level, score }) => ({ id, name, level, count: stepsByTechnique[id], score }));
  return solved ? { solved, level: hardest ?? 'very-easy', score, used } : { solved, level: undefined, scoreSoFar: score, used };
}

/** A grade in a few words: `hard, score 1,250`, or `beyond the ladder, score at least 640, unfinished`. */
export function techniqueGradeText(grade: TechniqueGrade): string {
  return grade.solved
    ? `${levelNames[grade.level]}, score ${grade.score.toLocaleString('en')}`
    : `beyond the ladder, score at least ${grade.scoreSoFar.toLocaleString('en')}, unfinished`;
}
