import { dateTime } from '#words/language.ts';
import * as words from '#words/lesson-page.ts';
import { describeError } from '../../../engine/errors.ts';
import { forStudents } from '../../../narration/lesson/for-students.ts';
import { STUDENTS } from '../../../narration/lesson/read-head.ts';
import { MAX_LESSON_LENGTH, readLesson } from '../../../narration/lesson/read-lesson.ts';
import type { KeptLesson } from '../../runs/kept-lesson.ts';
import { download } from '../../ui/export.ts';
import { asSentence } from '../../ui/fault-sentence.ts';
import type { FrameSource } from './frame-card.ts';

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

/** Saves what students see of a lesson as a page of its own, whose frames are drawn now. `say` hears how far that is. */
export async function saveStudentsPage(text: string, source: FrameSource, say: (text: string) => void): Promise<void> {
  try {
    const { savedPage } = await import('./saved-page.ts');
    const { lesson } = readLesson(forStudents(text));
    const html = await savedPage(lesson, source, (share) => say(words.savedPage.drawing(Math.round(share * 100))));
    const name = `${nameFor(text)}.html`;
    download(new Blob([html], { type: 'text/html;charset=utf-8' }), name);
    say(words.savedPage.saved(name));
  } catch (error) {
    say(words.savedPage.failed(asSentence(describeError(error))));
  }
}

/** Saves a lesson's questions for a learning platform; the package shows the page of sets of this site. Gives what is to be said. */
export async function saveForPlatform(text: string, base: string): Promise<string> {
  try {
    const [{ lessonToPack }, { scormPackage }] = await Promise.all([
      import('../../../narration/question-set/scorm/lesson-to-pack.ts'),
      import('../../../narration/question-set/scorm/package.ts'),
    ]);
    const { fragment, ...packed } = lessonToPack(text);
    const bytes = scormPackage({ ...packed, link: new URL(`${base}set/#${fragment}`, location.href) });
    const name = `${nameFor(text)}-scorm.zip`;
    download(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' }), name);
    return words.savedForPlatform(name);
  } catch (error) {
    return asSentence(describeError(error));
  }
}

/** What is said of a file that was opened, given what the browser kept until then: of two versions of one file which is newer. */
export function openedSaid(
  { name, lastModified }: Pick<File, 'name' | 'lastModified'>,
  text: string,
  kept: KeptLesson | undefined,
): string {
  if (!kept?.at || kept.file !== name || kept.text === text) return words.opened(name);
  const [saved, changed] = [lastModified, kept.at].map((time) => dateTime(new Date(time)));
  return (lastModified < kept.at ? words.openedOlder : words.openedNewer)(name, saved!, changed!);
}

/** The name of a file for the title of a lesson. */
const nameFor = (text: string): string =>
  readLesson(text)
    .lesson.title.toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'lesson';
