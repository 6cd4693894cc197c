import { type Level, ladder } from '../logic/ladder.ts';
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

export interface TechniqueGrade {
  /** Whether the ladder leads to the answer. When it does not, the puzzle is beyond its hardest level. */
  readonly solved: boolean;
  /** The level of the hardest technique used, always taking the simplest; undefined when the ladder does not lead to the answer. */
  readonly level: Level | undefined;
  /** The sum of count × score. */
  readonly score: number;
  /** In the order of the ladder, simplest first. */
  readonly used: readonly UsedTechnique[];
}

/** How hard a puzzle is for people: which techniques it takes. The puzzle must have one answer; a full grid is of the first level. */
export function gradeByTechniques(puzzle: Puzzle): TechniqueGrade {
  const { solved, hardest, score, stepsByTechnique } = solveByLadder(puzzle);
  const used = ladder
    .filter(({ technique }) => stepsByTechnique[technique.id])
    .map(({ technique: { id, name }, level, score }) => ({ id, name, level, count: stepsByTechnique[id]!, score }));
  return { solved, level: solved ? (hardest ?? 'very-easy') : undefined, score, used };
}
