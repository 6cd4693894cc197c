import { readSession, sessionText } from '../../../narration/lesson/kept-session.ts';
import { type Command, later, newSession, obey, type PlannedScreen, type Session } from '../../../narration/lesson/session.ts';
import { keepLecture } from './kept-lecture.ts';
import { LectureChannel } from './lecture-channel.ts';
import { type LectureWindow, type Message, type Role, TYPE } from './message.ts';

export type { Role } from './message.ts';

/** Another window, and when it was heard last. */
export interface OtherWindow extends LectureWindow {
  readonly heard: number;
}

/** Whoever hasn't been heard for so long is gone, in milliseconds; a window is asked several times in between. */
const GONE_AFTER = 7000;
const ASKED_EVERY = 2000;
/** A window that is there answers within this time, in milliseconds. */
const ANSWERS_WITHIN = 400;

/** What a window is told of a lesson when it begins. */
export interface HeldLesson {
  readonly title: string;
  readonly text: string;
  readonly plan: readonly PlannedScreen[];
}

/** The session of a lesson in one of its windows: obeys commands, and keeps in step with the other windows. */
export class SessionWindow {
  readonly id = crypto.randomUUID().slice(0, 8);
  readonly role: Role;
  readonly #lesson: HeldLesson;
  readonly #channel = new LectureChannel((message) => this.#hear(message));
  readonly #others = new Map<string, OtherWindow>();
  readonly #listeners: (() => void)[] = [];
  #session: Session;
  /** Whether the browser keeps the session. */
  #keeps = true;
  /** Another window takes the projector for its lesson, whose stage is at the address. */
  onTaken: ((taken: { readonly by: string; readonly to: string }) => void) | undefined;

  /** `kept` is what storage has of the session. */
  constructor(session: string, role: Role, lesson: HeldLesson, kept: Session | undefined) {
    [this.role, this.#lesson] = [role, lesson];
    this.#session = kept && kept.screen < lesson.plan.length ? kept : newSession(session, '');
    addEventListener('pagehide', () => this.#say('bye'));
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#say('ask'));
    addEventListener('resize', () => this.#say('here'));
    this.#keep();
  }

  get session(): Session {
    return this.#session;
  }

  get keeps(): boolean {
    return this.#keeps;
  }

  /** Whether the browser keeps its windows apart. */
  get isAlone(): boolean {
    return this.#channel.isMute;
  }

  /** The windows that are there. */
  get others(): readonly OtherWindow[] {
    return [...this.#others.values()].filter(({ heard }) => Date.now() - heard < GONE_AFTER);
  }

  /** The windows of this lesson with a role. */
  ownOthers(role: Role): readonly OtherWindow[] {
    return this.others.filter((other) => other.role === role && other.session === this.#session.id);
  }

  /** Asks who is there, and resolves when they have answered. */
  async join(): Promise<void> {
    this.#say('ask');
    await new Promise((resolve) => setTimeout(resolve, ANSWERS_WITHIN));
    setInterval(() => {
      this.#say('ask');
      this.#changed();
    }, ASKED_EVERY);
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  do(command: Command): void {
    const session = obey(this.#session, command, this.#lesson.plan, { by: this.id, now: Date.now() });
    if (session === this.#session) return;
    this.#accept(session);
    this.#say('here');
  }

  /** Gives the projectors of other lessons this one, whose stage is at the address, and leads from now on. */
  take(address: string): void {
    this.do({ do: 'lead', window: this.id });
    this.#say('take', address);
  }

  #accept(session: Session): void {
    this.#session = session;
    this.#keep();
    this.#changed();
  }

  /** A preview is beside a window that keeps the session. */
  #keep(): void {
    if (this.role !== 'preview')
      this.#keeps = keepLecture(this.#session.id, { text: this.#lesson.text, session: sessionText(this.#session) });
  }

  #say(says: Message['says'], to?: string): void {
    const { title, text } = this.#lesson;
    const from = { id: this.id, session: this.#session.id, role: this.role, title, width: innerWidth, height: innerHeight };
    const message: Message = { type: TYPE, version: 1, from, says, session: sessionText(this.#session), lesson: text, ...(to && { to }) };
    this.#channel.say(message);
  }

  #hear({ type, version, from, says, session, to }: Message): void {
    if (type !== TYPE || version !== 1) return;
    const isNew = !this.#others.has(from.id) || says === 'bye';
    if (says === 'bye') this.#others.delete(from.id);
    // Who only listens for a lesson has no name.
    else if (from.id) this.#others.set(from.id, { ...from, heard: Date.now() });
    const isOwn = from.session === this.#session.id;
    if (says === 'take' && !isOwn && to !== undefined) this.onTaken?.({ by: from.id, to });
    const theirs = isOwn && session !== undefined ? readSession(session) : undefined;
    const isBehind = theirs !== undefined && this.#merge(theirs);
    if (says === 'ask' || isBehind) this.#say('here');
    if (isNew) this.#changed();
  }

  /** Goes on with the session of another window where it counts; returns whether it is the other one that is behind. */
  #merge(theirs: Session): boolean {
    const { session } = this;
    if (theirs.counter === session.counter && theirs.by === session.by) return false;
    const isTheirs = later(session, theirs) === theirs && theirs.screen < this.#lesson.plan.length;
    if (isTheirs) this.#accept(theirs);
    return !isTheirs;
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
