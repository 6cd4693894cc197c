import * as words from '#words/lecture.ts';
import { describeError } from '../../../engine/errors.ts';
import { readSession } from '../../../narration/lesson/kept-session.ts';
import type { Lesson } from '../../../narration/lesson/lesson.ts';
import { holdsLesson, readLessonLink } from '../../../narration/lesson/lesson-link.ts';
import { type Plan, planOf } from '../../../narration/lesson/plan.ts';
import { readLesson } from '../../../narration/lesson/read-lesson.ts';
import { screensOf } from '../../../narration/lesson/screens.ts';
import { siteLesson } from '../../runs/site-lessons.ts';
import { heardLesson } from './heard-lesson.ts';
import { keptLecture } from './kept-lecture.ts';
import { type Role, SessionWindow } from './session-window.ts';

/** A lesson that is held in this window. */
export interface Lecture {
  readonly lesson: Lesson;
  readonly plan: Plan;
  readonly held: SessionWindow;
  /** The address of another page of this lesson, 'stage' or 'presenter', about the same session. */
  address(page: 'stage' | 'presenter', more?: string): string;
}

const SESSION = /(?:^|[#&])session=([\w-]{1,40})/;

/**
 * Opens the lesson that the address of this page names: by its text in the fragment, by the name of a lesson of the site, or by a session
 * that another window or the browser has. Gives the sentence that says what is wrong where there is none.
 */
export async function openLecture(role: Role, base: string): Promise<Lecture | string | undefined> {
  const id = SESSION.exec(location.hash)?.[1] ?? newId();
  const kept = keptLecture(id);
  const text = await textOf(id, kept?.text);
  if (typeof text !== 'object') return text;
  const { lesson } = readLesson(text.text);
  const plan = planOf(lesson, screensOf(lesson));
  const session = kept && kept.text === text.text ? readSession(kept.session) : undefined;
  const source = text.fragment ? `&${text.fragment}` : '';
  const address: Lecture['address'] = (page, more = '') =>
    `${location.origin}${base}lesson/${page}/${text.query}${more && `${text.query ? '&' : '?'}${more}`}#session=${id}${source}`;
  // A reload finds the session again.
  if (!SESSION.test(location.hash))
    history.replaceState(history.state, '', `${location.pathname}${location.search}#session=${id}${source}`);
  const held = new SessionWindow(
    id,
    role,
    { title: lesson.title, text: text.text, plan: plan.planned },
    session?.id === id ? session : undefined,
  );
  return { lesson, plan, held, address };
}

/** The text of a lesson, and where another window finds it. */
interface Found {
  readonly text: string;
  readonly query: string;
  readonly fragment: string;
}

async function textOf(id: string, kept: string | undefined): Promise<Found | string | undefined> {
  const fragment = /(?:^|[#&])(lesson=[^&]*)/.exec(location.hash)?.[1] ?? '';
  if (holdsLesson(fragment)) {
    try {
      return { text: readLessonLink(fragment), query: '', fragment };
    } catch (error) {
      return words.damaged(describeError(error));
    }
  }
  const name = new URLSearchParams(location.search).get('of');
  if (name !== null) {
    const text = await siteLesson(name);
    return text === undefined ? words.noSuchLesson(name) : { text, query: `?of=${encodeURIComponent(name)}`, fragment: '' };
  }
  const text = kept ?? (SESSION.test(location.hash) ? await heardLesson(id) : undefined);
  return text === undefined ? undefined : { text, query: '', fragment: '' };
}

const newId = (): string => crypto.randomUUID().slice(0, 8);
