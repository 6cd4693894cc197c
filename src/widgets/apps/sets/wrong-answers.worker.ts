import { describeError } from '../../../engine/errors.ts';
import { printPuzzle } from '../../../engine/formats/read.ts';
import { generatePuzzle } from '../../../engine/generate/generate-puzzle.ts';
import { LOOKED_AT } from '../../../narration/question-set/draw-questions.ts';
import type { HandIn } from '../../../narration/question-set/hand-in.ts';
import { hashOfSet, type QuestionSet, seedFor } from '../../../narration/question-set/question-set.ts';
import { type WrongAnswer, wrongAnswers } from '../../../narration/question-set/wrong-answers.ts';
import { record } from '../../../trace/record.ts';
import { frameOfQuestion } from '../../controls/question/frame-of-question.ts';
import { makeStudentSet, type SetMakers, type StudentSet } from '../../controls/question/student-set.ts';
import { serve } from '../../workers/rpc.ts';

const makers: SetMakers = {
  async puzzle(wish) {
    try {
      return { puzzle: printPuzzle({ puzzle: generatePuzzle(wish).puzzle }, 'compact') };
    } catch (error) {
      return { failure: describeError(error) };
    }
  },
  beginning: ({ algorithm, input, values }) => record(algorithm, input, values, { maxSteps: LOOKED_AT }),
};

/** The last set that was made: where the class shares a puzzle, it is that of everybody. */
let last: { readonly key: string; readonly made: Promise<StudentSet> } | undefined;

function setOf(set: QuestionSet, name: string): Promise<StudentSet> {
  const key = `${hashOfSet(set)} ${seedFor(set, name)}`;
  if (last?.key !== key) last = { key, made: makeStudentSet(set, name, makers) };
  return last.made;
}

const functions = {
  /** The wrong answers of a hand-in, of which the questions are made again; undefined where they don't fit. */
  async wrongAnswers(set: QuestionSet, handIn: HandIn): Promise<WrongAnswer[] | undefined> {
    const { runs, questions } = await setOf(set, handIn.name);
    return wrongAnswers(handIn, questions, (question) => frameOfQuestion(question, runs));
  },
};
export type WrongAnswersFunctions = typeof functions;

serve(functions);
