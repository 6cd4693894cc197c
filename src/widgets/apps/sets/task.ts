import { begin as words } from '#words/sets.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import { InputError } from '../../../engine/errors.ts';
import { holdsLesson, readLessonLink } from '../../../narration/lesson/lesson-link.ts';
import { readLesson } from '../../../narration/lesson/read-lesson.ts';
import type { SetQuestion } from '../../../narration/question-set/draw-questions.ts';
import { askedIn, hashOfAsked, LESSON_ATTEMPTS, questionOfAsked } from '../../../narration/question-set/lesson-questions.ts';
import { hashOfSet, type QuestionSet, questionsIn } from '../../../narration/question-set/question-set.ts';
import { readSet } from '../../../narration/question-set/set-link.ts';
import { type StudentRun, type StudentSet, studentSet } from '../../controls/question/student-runs.ts';
import { givenFigures } from '../../runs/given-figures.ts';
import { OpenFrames } from '../../runs/open-frame.ts';

/** What students answer: a set of questions, or those of a lesson. */
export interface Task {
  readonly title: string;
  /** Tells tasks apart: codes have it, and it names what the browser keeps. */
  readonly hash: number;
  /** What is asked for, in a sentence. */
  readonly about: string;
  readonly attempts: number;
  /** Whether the pseudocode is shown with the questions. */
  readonly rule: boolean;
  /** Whether each name has questions of its own. */
  readonly isOwn: boolean;
  /** Whether the questions differ in kind. */
  readonly hasKinds: boolean;
  /** The runs and questions of a name. Throws InputError where they can't be made. */
  make(name: string): Promise<StudentSet>;
}

/** The task of a fragment. Throws InputError, which says in a sentence what is wrong with it. */
export const taskOf = (fragment: string): Task =>
  holdsLesson(fragment) ? lessonTask(readLessonLink(fragment)) : setTask(readSet(fragment));

function setTask(set: QuestionSet): Task {
  return {
    title: set.title,
    hash: hashOfSet(set),
    about: words.about(questionsIn(set), catalogRow(set.algorithm).title, set.attempts),
    attempts: set.attempts,
    rule: set.rule,
    isOwn: set.puzzles.from === 'name',
    hasKinds: true,
    make: (name) => studentSet(set, name),
  };
}

/** The votes and asks of a lesson's text. */
export function lessonTask(text: string): Task {
  const { lesson } = readLesson(text);
  const asked = askedIn(lesson);
  if (asked.length === 0) throw new InputError(words.noQuestions);
  return {
    title: lesson.title,
    hash: hashOfAsked(asked),
    about: words.aboutLesson(asked.length, LESSON_ATTEMPTS),
    attempts: LESSON_ATTEMPTS,
    rule: false,
    isOwn: false,
    hasKinds: false,
    async make() {
      const frames = new OpenFrames(givenFigures());
      const runs: StudentRun[] = [];
      const questions: SetQuestion[] = [];
      try {
        for (const each of asked) {
          const { run, timeline, position } = await frames.open(each.frame);
          const question = questionOfAsked(each, timeline, run.words, position);
          if (question) questions.push({ ...question, run: runs.push({ run, timeline }) - 1 });
        }
      } finally {
        frames.close();
      }
      return { runs, questions };
    },
  };
}
