import { LOOKED_AT } from '../../../narration/question-set/draw-questions.ts';
import type { QuestionSet } from '../../../narration/question-set/question-set.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { PuzzleMaker } from '../../workers/puzzle-maker.ts';
import { runInWorker } from '../../workers/run-in-worker.ts';
import { makeStudentSet, type StudentSet } from './student-set.ts';

export type { StudentRun, StudentSet } from './student-set.ts';

let maker: PuzzleMaker | undefined;

/** Makes a student's questions with workers beside the page. Throws InputError where the set is invalid. */
export function studentSet(set: QuestionSet, name: string): Promise<StudentSet> {
  maker ??= new PuzzleMaker();
  const own = maker;
  return makeStudentSet(set, name, { puzzle: (wish) => own.make(wish), beginning: beginningOf });
}

/** The part of each run that has questions. */
async function beginningOf(run: PreparedRun): Promise<Timeline> {
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const running = runInWorker(run, () => running.timeline.length >= LOOKED_AT && resolve());
  await Promise.race([running.done, enough]);
  running.cancel();
  return running.timeline;
}
