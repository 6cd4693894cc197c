import { InputError } from '../../../engine/errors.ts';
import { writeLesson } from '../../lesson/lesson-link.ts';
import { readLesson } from '../../lesson/read-lesson.ts';
import { askedIn, hashOfAsked, questionsAlone } from '../lesson-questions.ts';
import type { Packed } from './package.ts';

/** The questions of a lesson's text, with the fragment that leads to them on the page of sets. Throws InputError where it has none, or a fault. */
export function lessonToPack(text: string): Pick<Packed, 'title' | 'hash'> & { readonly fragment: string } {
  const { lesson, faults } = readLesson(text);
  const fault = faults.find(({ mild }) => !mild);
  if (fault) throw new InputError(`line ${fault.line} of the lesson: ${fault.found} ${fault.cure}`);
  const asked = askedIn(lesson);
  if (asked.length === 0) throw new InputError('the lesson has no questions', { expected: 'a block ::: vote or ::: ask' });
  const blind = lesson.forStudents && asked.find(({ choices }) => choices);
  if (blind) throw new InputError('this is the lesson’s copy for students, without answers', { expected: 'the one for colleagues' });
  return { title: lesson.title, hash: hashOfAsked(asked), fragment: writeLesson(questionsAlone(text)) };
}
