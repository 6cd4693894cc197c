import { faults } from '#words/play.ts';
import { describeError } from '../../../engine/errors.ts';
import { answersOf } from '../../../engine/fast/answer.ts';
import { Budget } from '../../../engine/fast/budget.ts';
import { printPuzzle, readPuzzles } from '../../../engine/formats/read.ts';
import { generatePuzzle, type Wish } from '../../../engine/generate/generate-puzzle.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { gradeByTechniques } from '../../../engine/rate/techniques.ts';
import { inputFault } from '../../runs/input-fault.ts';
import type { PuzzleGrade } from './game.ts';

/** A puzzle to make, or one whose answers (two at most) or whose grade are wanted. */
export type PlayRequest = { readonly id: number } & (
  | { readonly make: Wish }
  | { readonly answersOf: string }
  | { readonly gradeOf: string }
);

export interface PlayReply {
  readonly id: number;
  /** As compact text. */
  readonly puzzle?: string;
  readonly answers?: readonly Uint8Array[];
  readonly grade?: PuzzleGrade;
  readonly failure?: string;
}

const read = (text: string): Puzzle => readPuzzles(text)[0]!.puzzle;

function gradeOf(puzzle: Puzzle): PuzzleGrade {
  const { used, ...grade } = gradeByTechniques(puzzle);
  return grade;
}

/** Nodes of a search with cages: some seconds. */
const MOST_NODES = 200_000;

/** Two answers of a puzzle if it has as many. Throws InputError for a killer of which that cannot be found out. */
function twoAnswers(puzzle: Puzzle): Uint8Array[] {
  const budget = new Budget(MOST_NODES);
  const answers = answersOf(puzzle, 2, budget);
  if (budget.spent && answers.length < 2) throw inputFault(faults.tooHard);
  return answers;
}

function reply(request: PlayRequest): PlayReply {
  const { id } = request;
  try {
    if ('make' in request) {
      const { puzzle, answer } = generatePuzzle(request.make);
      return { id, puzzle: printPuzzle({ puzzle }, 'compact'), answers: [answer], grade: gradeOf(puzzle) };
    }
    if ('gradeOf' in request) return { id, grade: gradeOf(read(request.gradeOf)) };
    return { id, puzzle: request.answersOf, answers: twoAnswers(read(request.answersOf)) };
  } catch (error) {
    return { id, failure: describeError(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<PlayRequest>) => postMessage(reply(data)));
