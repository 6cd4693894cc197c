import { describeError } from '../../engine/errors.ts';
import { holdsLesson, readLessonLink } from '../lesson/lesson-link.ts';
import { readLesson } from '../lesson/read-lesson.ts';
import { type ClassTable, classTable, wholeOnes } from './class-table.ts';
import { type CodeFault, findCodes, MAX_CODES } from './hand-in.ts';
import { askedIn, hashOfAsked } from './lesson-questions.ts';
import { hashOfSet, type QuestionSet, questionsIn } from './question-set.ts';
import { readSet } from './set-link.ts';

/** The most characters that are read: codes of a few thousand students. */
export const MAX_PASTE_LENGTH = 1_000_000;

/** The most faulty codes that are listed one by one. */
const MAX_FAULTS = 50;

/** The contents of a pasted text. */
export interface ClassCodes {
  readonly table: ClassTable;
  /** The number of valid codes. */
  readonly whole: number;
  /** The number of faulty codes, and the first of their faults. */
  readonly faulty: number;
  readonly faults: readonly { readonly line: number; readonly fault: CodeFault }[];
  /** Whether there are more codes, or more characters, than are read. */
  readonly more: 'codes' | 'characters' | undefined;
  /** The set of a link among the codes, or the fault of that link. */
  readonly set:
    | { readonly title: string; readonly questions: number; readonly read: QuestionSet | LessonText }
    | { readonly fault: string }
    | undefined;
}

/** A lesson whose questions a class has answered. */
export interface LessonText {
  readonly text: string;
  readonly hash: number;
}

/** The link of a set or a lesson among other text. */
const LINK = /#((?:set|lesson)=\S+)/;

/** Reads codes and the link of their set from a text, whatever else it contains. */
export function readClass(text: string): ClassCodes {
  const read = text.slice(0, MAX_PASTE_LENGTH);
  const found = findCodes(read, MAX_CODES + 1);
  const codes = found.slice(0, MAX_CODES);
  const whole = wholeOnes(codes);
  const faults = codes.flatMap((each) => ('fault' in each ? [each] : []));
  const { set, hash } = setIn(read);
  return {
    table: classTable(whole, hash),
    whole: whole.length,
    faulty: faults.length,
    faults: faults.slice(0, MAX_FAULTS),
    more: found.length > codes.length ? 'codes' : text.length > read.length ? 'characters' : undefined,
    set,
  };
}

function setIn(text: string): Pick<ClassCodes, 'set'> & { readonly hash?: number } {
  const link = LINK.exec(text)?.[1];
  if (link === undefined) return { set: undefined };
  try {
    if (holdsLesson(link)) {
      const text = readLessonLink(link);
      const { lesson } = readLesson(text);
      const asked = askedIn(lesson);
      const hash = hashOfAsked(asked);
      return { set: { title: lesson.title, questions: asked.length, read: { text, hash } }, hash };
    }
    const set = readSet(link);
    return { set: { title: set.title, questions: questionsIn(set), read: set }, hash: hashOfSet(set) };
  } catch (error) {
    return { set: { fault: describeError(error) } };
  }
}
