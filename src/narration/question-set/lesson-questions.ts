import type { Timeline } from '../../trace/timeline.ts';
import { hashOf } from '../dealt.ts';
import type { Asked, Block, Lesson } from '../lesson/lesson.ts';
import { posedByTeacher } from '../lesson/posed-question.ts';
import { scanLesson } from '../lesson/scan-lesson.ts';
import type { AnyNarrator } from '../narrator.ts';
import { questionAt } from '../question.ts';
import type { DrawnQuestion } from './drawn-question.ts';
import { questionOf } from './kinds/next.ts';
import { MAX } from './question-set.ts';

/** How often each question of a lesson may be answered. */
export const LESSON_ATTEMPTS = 2;

/** The votes and asks of a lesson, as many as a set may have. */
export const askedIn = ({ parts }: Lesson): Asked[] =>
  parts
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is Extract<Block, Asked> => block.kind === 'vote' || block.kind === 'ask')
    .slice(0, MAX.questions);

/** Hashes everything that decides the questions and answers, so that the rest of a lesson may change. */
export const hashOfAsked = (asked: readonly Asked[]): number =>
  hashOf(JSON.stringify(asked.map(({ prompt, frame: { path, query, step }, choices }) => [prompt, path, query, step, choices])));

/** The text of a lesson with its questions alone: no notes, sheets or prose, but the right answers and reasons, by which answers are checked. */
export function questionsAlone(text: string): string {
  const kept = scanLesson(text).filter(
    (stretch) => stretch.kind === 'head' || (stretch.kind === 'block' && ['vote', 'ask'].includes(stretch.name.toLowerCase())),
  );
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  return `${kept
    .map(({ line, lastLine }) =>
      lines
        .slice(line - 1, lastLine)
        .join('\n')
        .trim(),
    )
    .join('\n\n')}\n`;
}

/** The question of a block at its frame; undefined where the run has none there. */
export function questionOfAsked(
  { prompt, choices }: Asked,
  timeline: Timeline,
  words: AnyNarrator,
  position: number,
): DrawnQuestion | undefined {
  if (!choices) {
    const question = questionAt(timeline, words, position + 1);
    return question && questionOf(timeline, question);
  }
  const posed = posedByTeacher(timeline, position, { prompt, choices });
  const verdicts = posed.choices.map(({ label, right, reason }) => ({ right, said: label, reason }));
  const solution = verdicts.find(({ right }) => right);
  return (
    solution && {
      kind: 'next',
      position,
      prompt: posed.prompt,
      shows: posed.shows,
      form: { choices: verdicts.map(({ said }) => said), ofCell: undefined },
      grade: (answer) => verdicts[answer],
      solution,
    }
  );
}
