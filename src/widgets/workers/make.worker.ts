import { faults } from '#words/play.ts';
import { describeError, InputError } from '../../engine/errors.ts';
import { answersOf } from '../../engine/fast/answer.ts';
import { Budget, SITE_NODES } from '../../engine/fast/budget.ts';
import { printPuzzle, readPuzzles } from '../../engine/formats/read.ts';
import { type CagesWish, generateKiller } from '../../engine/generate/generate-killer.ts';
import { generatePuzzle, type Wish } from '../../engine/generate/generate-puzzle.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { type FinishedGrade, gradeByTechniques, type UnfinishedGrade } from '../../engine/rate/techniques.ts';
import { serve } from './rpc.ts';

/** How hard a puzzle is, as far as a page shows it. */
export type PuzzleGrade = Omit<FinishedGrade, 'used'> | Omit<UnfinishedGrade, 'used'>;

/** A puzzle without cages, or a killer. */
export type MadeWish = Wish | CagesWish;

/** What came of a wish, or of a search for answers; or why nothing did. */
export interface MakeReply {
  /** As compact text. */
  readonly puzzle?: string;
  readonly answers?: readonly Uint8Array[];
  readonly grade?: PuzzleGrade;
  readonly failure?: string;
}

export interface MakeFunctions {
  make(wish: MadeWish): MakeReply;
  /** Two answers of a puzzle, as compact text, if it has as many. */
  answersOf(puzzle: string): MakeReply;
  /** How hard a puzzle, as compact text, with one answer is. */
  gradeOf(puzzle: string): PuzzleGrade;
}

const read = (text: string): Puzzle => readPuzzles(text)[0]!.puzzle;

function gradeOf(puzzle: Puzzle): PuzzleGrade {
  const { used, ...grade } = gradeByTechniques(puzzle);
  return grade;
}

/** Two answers of a puzzle if it has as many. Throws InputError for a killer of which that cannot be found out. */
function twoAnswers(puzzle: Puzzle): Uint8Array[] {
  const budget = new Budget(SITE_NODES);
  const answers = answersOf(puzzle, 2, budget);
  if (budget.spent && answers.length < 2) {
    const [found, expected] = faults.tooHard;
    throw new InputError(found, { expected });
  }
  return answers;
}

/** A wish that cannot be had is an answer, too; a call that fails is one that a page cannot go on from. */
function replied(make: () => MakeReply): MakeReply {
  try {
    return make();
  } catch (error) {
    return { failure: describeError(error) };
  }
}

const functions: MakeFunctions = {
  make: (wish) =>
    replied(() => {
      const { puzzle, answer } = wish.method === 'cages' ? generateKiller(wish) : generatePuzzle(wish);
      return { puzzle: printPuzzle({ puzzle }, 'compact'), answers: [answer], grade: gradeOf(puzzle) };
    }),
  answersOf: (puzzle) => replied(() => ({ puzzle, answers: twoAnswers(read(puzzle)) })),
  gradeOf: (puzzle) => gradeOf(read(puzzle)),
};

serve({ ...functions });
