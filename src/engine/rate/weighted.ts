import { isRegular } from '../grid.ts';
import { ladder } from '../logic/ladder.ts';
import { solveByLadder } from '../logic/solve-by-ladder.ts';
import type { Technique } from '../logic/technique.ts';
import { fullHouse } from '../logic/techniques/full-house.ts';
import { hiddenSingleInBox, hiddenSingleInLine } from '../logic/techniques/hidden-single.ts';
import { hiddenPair, hiddenTriple } from '../logic/techniques/hidden-subset.ts';
import { nakedSingle } from '../logic/techniques/naked-single.ts';
import { lockedPair, lockedTriple, nakedPair, nakedTriple } from '../logic/techniques/naked-subset.ts';
import type { Puzzle } from '../puzzle.ts';
import { searchTimes } from './search-times.ts';

/** The parts of the grade and their weights: Xue and others, 'Sudoku Puzzles Generating: from Easy to Evil' (2009). */
export const weights = { givens: 0.4, floor: 0.2, techniques: 0.2, search: 0.2 } as const;

export type Part = keyof typeof weights;

export const partNames: Readonly<Record<Part, string>> = {
  givens: 'givens',
  floor: 'fewest givens in a row or column',
  techniques: 'techniques that are enough',
  search: 'calls made by plain backtracking',
};

/** The least value that still earns each score from 1 on, for a 9 × 9 grid. Exactly 50 givens, which the paper's table leaves out, score 1. */
export const GIVENS_FROM = [50, 36, 32, 28, 0] as const;
export const FLOOR_FROM = [5, 4, 3, 2, 0] as const;
/** Below these the score is 1, 2, 3, 4; from the last on it is 5. */
export const CALLS_BELOW = [100, 1000, 10_000, 100_000] as const;

/** Groups of techniques with their score, in the paper's names; what none of them solves scores 5. */
export const TECHNIQUE_GROUPS = [
  { name: 'elimination', score: 1, techniques: [fullHouse, nakedSingle] },
  { name: 'lone rangers', score: 2, techniques: [hiddenSingleInBox, hiddenSingleInLine] },
  { name: 'twins', score: 3, techniques: [lockedPair, nakedPair, hiddenPair] },
  { name: 'triplets', score: 4, techniques: [lockedTriple, nakedTriple, hiddenTriple] },
] as const;

export interface GradePart {
  readonly part: Part;
  readonly weight: number;
  /** The finding, as people say it: '28', '2', 'twins', '4,209'. */
  readonly found: string;
  /** 1 (easy) to 5 (hard). */
  readonly score: number;
}

export interface WeightedGrade {
  readonly parts: readonly GradePart[];
  /** The sum of weight × score: 1 to 5. */
  readonly grade: number;
  /** The grade rounded: 1 to 5. */
  readonly level: number;
}

/** Whether a puzzle has a weighted grade, whose parts are about givens in rows, columns and boxes. */
export const hasWeights = ({ grid, domains }: Puzzle): boolean => isRegular(grid) && domains === undefined;

/** The weighted grade of a puzzle with one answer. Counts are scaled to 9 × 9 for grids of other sizes, except the calls. */
export function gradeByWeights(puzzle: Puzzle): WeightedGrade {
  const parts = [givensPart(puzzle), floorPart(puzzle), techniquesPart(puzzle), searchPart(puzzle)];
  const grade = parts.reduce((sum, { weight, score }) => sum + weight * score, 0);
  return { parts, grade: Number(grade.toFixed(2)), level: Math.round(grade) };
}

const partOf = (part: Part, found: string, score: number): GradePart => ({ part, weight: weights[part], found, score });

function givensPart({ grid, givens }: Puzzle): GradePart {
  const count = givens.filter((digit) => digit !== 0).length;
  return partOf('givens', String(count), scoreFrom(GIVENS_FROM, (count * 81) / grid.cellCount));
}

function floorPart({ grid, givens }: Puzzle): GradePart {
  const lines = grid.cellsOfHouse.slice(0, 2 * grid.size);
  const fewest = Math.min(...lines.map((cells) => cells.filter((cell) => givens[cell] !== 0).length));
  return partOf('floor', String(fewest), scoreFrom(FLOOR_FROM, (fewest * 9) / grid.size));
}

function techniquesPart(puzzle: Puzzle): GradePart {
  const sufficient = TECHNIQUE_GROUPS.find(({ score }) => {
    const known: readonly Technique[] = TECHNIQUE_GROUPS.filter((group) => group.score <= score).flatMap(({ techniques }) => techniques);
    return solveByLadder(puzzle, { allowed: ladder.filter(({ technique }) => known.includes(technique)) }).solved;
  });
  return partOf('techniques', sufficient?.name ?? 'brute force', sufficient?.score ?? 5);
}

function searchPart(puzzle: Puzzle): GradePart {
  const most = CALLS_BELOW.at(-1)!;
  const calls = searchTimes(puzzle, most);
  const below = CALLS_BELOW.findIndex((bound) => calls < bound);
  return partOf('search', calls < most ? calls.toLocaleString('en') : `${most.toLocaleString('en')} or more`, below < 0 ? 5 : below + 1);
}

function scoreFrom(bounds: readonly number[], value: number): number {
  return bounds.findIndex((bound) => value >= bound) + 1;
}
