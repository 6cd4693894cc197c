import { forStudents } from '../../../narration/lesson/for-students.ts';
import { STUDENTS } from '../../../narration/lesson/read-head.ts';
import { MAX_LESSON_LENGTH, readLesson } from '../../../narration/lesson/read-lesson.ts';
import { download } from '../../ui/export.ts';

/** The most bytes of a file that is opened: each character has at most three. */
const MAX_BYTES = 3 * MAX_LESSON_LENGTH;

/** The text of a file, its lines as they are here; undefined where it is too large for a lesson. */
export async function textIn(file: File): Promise<string | undefined> {
  if (file.size > MAX_BYTES) return undefined;
  return (await file.text()).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Saves a lesson's text under this name, or one for its title; gives the name. */
export function saveLesson(text: string, name = `${nameFor(text)}.md`): string {
  download(new Blob([text], { type: 'text/markdown' }), name);
  return name;
}

/** Saves the copy for students. */
export const saveForStudents = (text: string): string => saveLesson(forStudents(text), `${nameFor(text)}-${STUDENTS}.md`);

/** The name of a file for the title of a lesson. */
const nameFor = (text: string): string =>
  readLesson(text)
    .lesson.title.toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'lesson';
