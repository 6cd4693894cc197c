import { store, stored } from '../ui/browser.ts';

/** A lesson that this browser keeps. */
export interface KeptLesson {
  readonly text: string;
  /** The file that it was opened from or saved as; '' for none. */
  readonly file: string;
  /** When it was changed last, in milliseconds since 1970; undefined where that isn't known. */
  readonly at?: number;
}

/** The storage keys: of the lesson that is being written, and of the one before it. */
const NAMES = { now: 'lesson', before: 'lesson-before' } as const;

/** The lesson that is being written, or the one before it; undefined where the browser keeps none. */
export function keptLesson(which: keyof typeof NAMES = 'now'): KeptLesson | undefined {
  try {
    const { text, file, at } = JSON.parse(stored(NAMES[which]) ?? 'null') as Partial<KeptLesson>;
    if (typeof text !== 'string' || text === '') return undefined;
    return { text, file: typeof file === 'string' ? file : '', ...(typeof at === 'number' && { at }) };
  } catch {
    return undefined;
  }
}

/** Keeps a lesson; gives whether the browser has kept it. */
export function keepLesson(lesson: KeptLesson, which: keyof typeof NAMES = 'now'): boolean {
  const { text, file, at } = lesson;
  store(NAMES[which], JSON.stringify({ text, file, at }));
  return keptLesson(which)?.text === lesson.text || lesson.text === '';
}
