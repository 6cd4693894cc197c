import { nothingToAsk, windows, presenter as words } from '#words/lecture.ts';
import { paneOf } from '../../../narration/lesson/read-frame.ts';
import type { Screen } from '../../../narration/lesson/screens.ts';
import { type Command, openVote } from '../../../narration/lesson/session.ts';
import type { SiteFigure } from '../../../narration/lesson/site-figures.ts';
import { atTime } from '../../../narration/lesson/vote.ts';
import { sentenceOf } from '../../../narration/narrator.ts';
import { markdownElements } from '../../ui/drawn-markdown.ts';
import { element } from '../../ui/element.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';
import { Counting } from './counting.ts';
import { openBeforehand } from './frames-ready.ts';
import { type Lecture, openLecture } from './lecture.ts';
import { lectureKey } from './lecture-keys.ts';
import { LessonClock } from './lesson-clock.ts';
import { NextScreen } from './next-screen.ts';
import { PaneButtons } from './pane-buttons.ts';
import { frameOf, PosedQuestions } from './posed-questions.ts';
import { writePrintedPlan } from './printed-plan.ts';
import { Projector } from './projector.ts';
import type { OpenedQuestion } from './question-screen.ts';
import { linkOf, screenName } from './screen-text.ts';
import { plainOf } from './words-screen.ts';

/** The clocks go on so often, in milliseconds. */
const TICK = 250;

/** The window of who holds a lesson: this screen and the next, notes, clock and plan, and what the class must not see. */
export class SudoLessonPresenter extends HTMLElement {
  #lecture!: Lecture;
  #questions!: PosedQuestions;
  #projector!: Projector;
  #counting!: Counting;
  #clock!: LessonClock;
  #next!: NextScreen;
  #panes!: PaneButtons;
  #posed: { readonly about: unknown; readonly opened: OpenedQuestion | undefined } | undefined;
  #shownScreen = -1;
  #sentence = '';
  /** The presenter's window of another lesson that has taken the projector. */
  #lostTo: string | undefined;

  async connectedCallback(): Promise<void> {
    const lecture = await openLecture('presenter', this.dataset.base!);
    if (typeof lecture !== 'object') {
      this.dataset.shows = 'none';
      if (lecture) this.#part('none-about').textContent = lecture;
      return;
    }
    this.#lecture = lecture;
    const { held, lesson, plan } = lecture;
    const figures = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent) as SiteFigure[];
    this.#questions = new PosedQuestions(figures);
    this.#counting = new Counting(this.#part('counting'), (command) => this.#do(command));
    this.#clock = new LessonClock(this, plan, lesson.minutes, (screen) => this.#do({ do: 'go', screen }));
    this.#next = new NextScreen(this.#part('next'), this.#questions);
    this.#panes = new PaneButtons(this.#part('panes'), figures, (pane) => this.#do({ do: 'pane', pane }));
    this.#part('title').textContent = [lesson.title, lesson.course].filter(Boolean).join(' · ');
    this.#part('of').textContent = words.of(lesson.minutes);
    document.title = lesson.title ? `${lesson.title} · ${document.title}` : document.title;
    for (const button of this.querySelectorAll<HTMLElement>('[data-do]'))
      button.addEventListener('click', () => this.#do(this.#commandOf(button.dataset.do!)));
    // After a click the keys are the lesson's again: Enter would press the button once more.
    this.addEventListener('click', ({ target, detail }) => detail > 0 && (target as Element).closest('button')?.blur());
    this.#part('ask').addEventListener('click', () => this.#ask());
    this.#part('print').addEventListener('click', () => print());
    this.#part('take').addEventListener('click', () => {
      this.#lostTo = undefined;
      held.take(lecture.address('stage'));
      this.#show();
    });
    await held.join();
    this.#projector = new Projector(this, lecture);
    if (!this.#rival) held.do({ do: 'lead', window: held.id });
    held.onChange(() => this.#show());
    held.onTaken = ({ by }) => {
      this.#lostTo = by;
      this.#show();
    };
    window.addEventListener('keydown', (event) => this.#key(event));
    setInterval(() => this.#show(), TICK);
    this.dataset.shows = 'lecture';
    this.#show();
    this.dataset.ready = '';
    writePrintedPlan(this.#part('printed'), lecture, this.#questions);
    void openBeforehand(plan.screens, this.#questions, this.#part('ready'));
  }

  /** What the windows of the lesson have come to, for tests. */
  get session() {
    return this.#lecture?.held.session;
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.querySelector<T>(`[data-part="${name}"]`)!;
  }

  #commandOf(name: string): Command {
    if (name === 'code') return { do: 'code', on: !this.#lecture.held.session.code };
    if (name === 'theme') return { do: 'theme', theme: document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark' };
    if (name === 'blank') return { do: 'blank', on: !this.#lecture.held.session.blank };
    return { do: name as 'forward' | 'back' | 'reveal' };
  }

  #do(command: Command): void {
    const { held } = this.#lecture;
    if (this.#rival) return;
    if (command.do === 'forward' && this.#posed && !this.#posed.opened) held.do({ do: 'go', screen: held.session.screen + 1 });
    else held.do(command);
  }

  /** Another window that leads, of this lesson or of another one. */
  get #rival() {
    const { held } = this.#lecture;
    const { leader, id } = held.session;
    const others = held.others.filter(({ role }) => role === 'presenter');
    if (this.#lostTo) return others.find((other) => other.id === this.#lostTo);
    if (leader === held.id) return undefined;
    return others.find((other) => other.session === id && other.id === leader) ?? others.find((other) => other.session !== id);
  }

  #show(): void {
    const { held, plan } = this.#lecture;
    const { session } = held;
    const screen = plan.screens[session.screen]!;
    const now = Date.now();
    if (session.theme) document.documentElement.dataset.theme = session.theme;
    this.#projector.show();
    this.#clock.show(session, now);
    this.#showRival();
    this.#part('keeps').textContent = held.keeps ? windows.keeps : windows.keepsNothing;
    this.#part('keeps').title = held.keeps ? '' : windows.keepsNothingAbout;
    this.#part('place').textContent = words.screenOf(session.screen + 1, plan.screens.length);
    this.#part('here').textContent = screenName(screen);
    // What has to be ready is told before class; later it would only stand in the way of the notes.
    this.#part('before').hidden = session.began !== undefined;
    this.#showMoves(session.figure ?? (screen.kind === 'frame' ? linkOf(screen) : ''));
    this.#part('code').setAttribute('aria-pressed', String(session.code));
    this.#part<HTMLButtonElement>('code').disabled = openVote(session)?.kind !== 'vote';
    this.#part('blank').setAttribute('aria-pressed', String(session.blank));
    if (screen.kind === 'frame') this.#panes.show(session.figure ?? linkOf(screen), session.pane ?? paneOf(screen.frame));
    else this.#panes.hide();
    this.#showQuestion(screen, now);
    this.#showSentence(screen);
    if (this.#shownScreen === session.screen) return;
    this.#shownScreen = session.screen;
    this.#showNotes(session.screen);
  }

  /** Moves by hand are no part of a share link. */
  #showMoves(link: string): void {
    const text = /[?&]hands=1(?:&|#|$)/.test(link) ? words.movesStay : '';
    if (this.#part('moves').textContent !== text) this.#part('moves').textContent = text;
  }

  #showRival(): void {
    const rival = this.#rival;
    const box = this.#part('taken');
    box.hidden = rival === undefined;
    this.#part('main').inert = rival !== undefined;
    if (!rival) return;
    const isOther = rival.session !== this.#lecture.held.session.id;
    this.#part('taken-heading').textContent = isOther ? windows.otherHeading(rival.title) : windows.takenHeading;
    this.#part('taken-about').textContent = isOther ? windows.other : windows.taken;
  }

  #showQuestion(screen: Screen, now: number): void {
    const { held, plan } = this.#lecture;
    const { session } = held;
    const about = session.aside?.link ?? (screen.kind === 'asked' ? screen.asked : undefined);
    if (this.#posed?.about !== about) {
      this.#posed = undefined;
      this.#counting.clear();
      if (about !== undefined) this.#pose(about);
    }
    const vote = openVote(session);
    const opened = about === undefined ? undefined : this.#posed?.opened;
    const isOpen = opened !== undefined && vote !== undefined;
    this.#part('counting').hidden = !isOpen;
    this.#part('waits').hidden = !isOpen || vote.kind === 'ask' || vote.phase === 'step';
    this.#part('only').hidden = !isOpen;
    this.#part<HTMLButtonElement>('ask').disabled = about !== undefined || screen.kind !== 'frame';
    this.#part<HTMLButtonElement>('reveal').disabled = !(isOpen && vote.kind === 'ask' && vote.phase === 'read');
    if (isOpen) {
      this.#counting.show(opened, atTime(vote, now), now);
      const right = opened.question.choices.find((choice) => choice.right);
      this.#part('only-text').textContent = right ? words.answerIs(right.mark, right.label) : '';
    }
    const following = plan.screens[session.screen + 1];
    this.#next.show(following, vote?.phase === 'step' ? undefined : opened);
  }

  async #pose(about: Parameters<PosedQuestions['of']>[0]): Promise<void> {
    this.#posed = { about, opened: undefined };
    const opened = await this.#questions.of(about);
    if (this.#posed?.about !== about) return;
    this.#posed = { about, opened };
    const { held, plan } = this.#lecture;
    const screen = plan.screens[held.session.screen];
    if (!opened || typeof about !== 'object' || screen?.kind !== 'asked' || screen.asked !== about || this.#rival) return;
    const { kind, minutes } = about;
    held.do({ do: 'put', screen: held.session.screen, kind, minutes, choices: opened.question.choices.length });
  }

  /** The sentence of the frame that is shown, wherever the figure was brought to. */
  async #showSentence(screen: Screen): Promise<void> {
    const { figure, aside } = this.#lecture.held.session;
    const link = screen.kind === 'frame' && !aside ? (figure ?? linkOf(screen)) : '';
    if (link === this.#sentence) return;
    this.#sentence = link;
    const box = this.#part('sentence');
    if (link === '')
      return drawSentence(
        box,
        screen.kind === 'title' || screen.kind === 'part' ? screen.prose.map((text) => ({ text: plainOf(text) })) : [],
      );
    const frame = frameOf(link);
    const opened = frame && (await this.#questions.open(frame).catch(() => undefined));
    if (this.#sentence !== link) return;
    if (!opened) return drawSentence(box, []);
    const { step, state } = opened.timeline.frame(opened.position);
    drawSentence(box, sentenceOf(opened.run.words, step, state));
  }

  #showNotes(index: number): void {
    const { plan } = this.#lecture;
    const notes = plan.screens[index]!.notes;
    const texts = notes.map((note) => markdownElements(note));
    const next = plan.screens[index + 1];
    const isNoted = next !== undefined && next.notes.length > 0 && next.notes !== notes;
    const then = next ? [element('h3', '', words.afterwards(screenName(next)))] : [];
    if (isNoted) then.push(element('p', 'lecture-then', plainOf(next.notes.join('\n\n'))));
    this.#part('notes').replaceChildren(...(texts.length > 0 ? texts : [element('p', 'lecture-then', words.noNotes)]), ...then);
  }

  #key(event: KeyboardEvent): void {
    const { held, plan } = this.#lecture;
    if (this.#rival) return;
    const hasFigure = plan.screens[held.session.screen]!.kind === 'frame' && !held.session.aside;
    const command = lectureKey(event, held.session, hasFigure);
    if (command === undefined) {
      const isOnButton = (event.target as Element).closest?.('button, a, input, select, textarea') != null;
      if (hasFigure && !isOnButton && event.key !== 'Tab') this.#projector.give(event);
      return;
    }
    event.preventDefault();
    if (command === 'presenter') this.#projector.open();
    else if (command === 'ask') this.#ask();
    else if (typeof command !== 'string') this.#do(command);
  }

  /** Asks what comes next at the frame that is shown. */
  async #ask(): Promise<void> {
    const { held, plan } = this.#lecture;
    const screen = plan.screens[held.session.screen]!;
    if (screen.kind !== 'frame' || held.session.aside) return;
    const link = held.session.figure ?? linkOf(screen);
    const opened = await this.#questions.of(link);
    if (opened) this.#do({ do: 'aside', link, choices: opened.question.choices.length });
    this.#part('said').textContent = opened ? '' : nothingToAsk;
  }
}

export function definePresenter(): void {
  customElements.define('sudo-lesson-presenter', SudoLessonPresenter);
}
