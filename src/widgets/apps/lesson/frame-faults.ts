import { faults as words } from '#words/lesson.ts';
import { InputError } from '../../../engine/errors.ts';
import type { Lesson } from '../../../narration/lesson/lesson.ts';
import type { LessonFault } from '../../../narration/lesson/lesson-fault.ts';
import { framesOf } from '../../../narration/lesson/screens.ts';
import type { OpenFrames } from '../../runs/open-frame.ts';
import { asSentence } from '../../ui/fault-sentence.ts';

/** What is found wrong with frames only when their runs are followed: a step that the run doesn't have, a puzzle that doesn't fit. */
export async function frameFaults(lesson: Lesson, frames: OpenFrames): Promise<LessonFault[]> {
  const found = await Promise.all(
    framesOf(lesson).map(async ({ frame, last, line }): Promise<LessonFault[]> => {
      const fault = (message: string, mild: boolean) => ({
        line,
        lastLine: line,
        found: asSentence(message),
        cure: mild ? words.copyAgain : '',
        mild,
      });
      try {
        const { faults } = await frames.open({ ...frame, step: last });
        return faults.map((message) => fault(message, true));
      } catch (error) {
        // Others are none of the text's: a worker that didn't start, a network that is gone.
        return error instanceof InputError ? [fault(error.describe(), false)] : [];
      }
    }),
  );
  return found.flat();
}
