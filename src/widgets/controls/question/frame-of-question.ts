import type { SetQuestion } from '../../../narration/question-set/draw-questions.ts';
import type { QuestionFrame } from '../../../narration/question-set/wrong-answers.ts';
import { nameOf } from '../../runs/named-puzzle.ts';
import type { StudentRun } from './student-set.ts';

/** The frame that is shown with a question, as a link needs it. */
export function frameOfQuestion({ run, position }: Pick<SetQuestion, 'run' | 'position'>, runs: readonly StudentRun[]): QuestionFrame {
  const { row, puzzle, options } = runs[run]!.run;
  return { algorithm: row.id, puzzle: nameOf(puzzle), options, position };
}
