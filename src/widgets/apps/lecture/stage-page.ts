import * as words from '#words/lecture.ts';
import type { Screen } from '../../../narration/lesson/screens.ts';
import { openVote, type Session } from '../../../narration/lesson/session.ts';
import type { SiteFigure } from '../../../narration/lesson/site-figures.ts';
import { atTime } from '../../../narration/lesson/vote.ts';
import { FigureFrame } from './figure-frame.ts';
import { type Lecture, openLecture } from './lecture.ts';
import { lectureKey, type OwnKey } from './lecture-keys.ts';
import { PosedQuestions } from './posed-questions.ts';
import { type OpenedQuestion, QuestionScreen } from './question-screen.ts';
import { linkOf } from './screen-text.ts';
import { plainOf, WordsScreen } from './words-screen.ts';

/** The clock of a question is looked at so often, in milliseconds. */
const TICK = 250;
/** After the last move of the pointer it hides, in milliseconds. */
const POINTER_FOR = 2500;

type FrameScreen = Extract<Screen, { kind: 'frame' }>;

/** One screen of a lesson at a time, for a projector; as a preview in the presenter's window it is just the same. */
export class SudoLessonStage extends HTMLElement {
  readonly #base = this.dataset.base!;
  #lecture: Lecture | undefined;
  #questions!: PosedQuestions;
  #figure!: FigureFrame;
  #question!: QuestionScreen;
  #words!: WordsScreen;
  /** What is posed on the screen that is shown; null where nothing can be asked there. */
  #posed: { readonly about: unknown; readonly opened: OpenedQuestion | undefined } | undefined;
  #pointer: ReturnType<typeof setTimeout> | undefined;
  #isFresh = true;

  async connectedCallback(): Promise<void> {
    const role = new URLSearchParams(location.search).has('preview') ? 'preview' : 'stage';
    const lecture = await openLecture(role, this.#base);
    if (typeof lecture !== 'object') {
      this.dataset.shows = 'none';
      if (lecture) this.#part('none-about').textContent = lecture;
      return;
    }
    this.#lecture = lecture;
    const figures = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent) as SiteFigure[];
    this.#questions = new PosedQuestions(figures);
    this.#question = new QuestionScreen(this.#part('question'), location.origin + this.#base);
    this.#words = new WordsScreen(this.#part('words'));
    const { held } = lecture;
    this.#figure = new FigureFrame(
      this.#part('figure'),
      { base: this.#base, figures },
      {
        moved: (link) => held.do({ do: 'figure', link }),
        pane: (pane) => held.do({ do: 'pane', pane }),
        key: (event) => this.#key(event),
        pointer: () => this.#moved(),
        painted: () => this.#reveal(),
      },
    );
    window.addEventListener('keydown', (event) => this.#key(event));
    for (const type of ['pointermove', 'pointerdown']) addEventListener(type, () => this.#moved());
    this.#part('curtain').addEventListener('click', () => held.do({ do: 'blank', on: false }));
    held.onTaken = ({ to }) => role === 'stage' && goTo(to);
    held.onChange(() => this.#show());
    await held.join();
    this.#show();
    setInterval(() => this.#tick(), TICK);
    document.title = lecture.lesson.title || document.title;
    this.dataset.ready = '';
  }

  /** What the windows of the lesson have come to, for tests and for the window around a preview. */
  get session(): Session | undefined {
    return this.#lecture?.held.session;
  }

  /** Gives the figure a key that was pressed in the presenter's window. */
  give(event: KeyboardEvent): void {
    if (this.dataset.shows === 'figure') this.#figure.give(event);
  }

  #part(name: string): HTMLElement {
    return this.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  }

  #say(text: string): void {
    this.#part('said').textContent = text;
  }

  #show(): void {
    const { held, plan } = this.#lecture!;
    const { session } = held;
    const screen = plan.screens[session.screen]!;
    if (session.theme) document.documentElement.dataset.theme = session.theme;
    if (session.theme) this.#figure.theme = session.theme;
    this.#part('curtain').textContent = session.blank ? words.blank : '';
    const about = session.aside?.link ?? (screen.kind === 'asked' ? screen.asked : undefined);
    this.dataset.screen = String(session.screen);
    this.ariaBusy = null;
    if (about !== undefined) this.#showQuestion(about);
    else {
      this.#posed = undefined;
      if (screen.kind === 'frame') this.#showFigure(screen);
      else if (screen.kind !== 'asked') {
        this.#question.clear();
        this.dataset.shows = 'words';
        this.#words.show(screen);
      }
    }
    this.#prepare();
  }

  /** What comes next is made while this screen is shown: a figure as soon as it gives nothing away, and the run of a question. */
  #prepare(): void {
    const { held, plan } = this.#lecture!;
    const { session } = held;
    const next = plan.screens.slice(session.screen + 1).find(({ kind }) => kind === 'frame' || kind === 'asked');
    if (next?.kind === 'asked') void this.#questions.of(next.asked);
    const isOver = this.dataset.shows === 'question' && openVote(session)?.phase === 'step' && !session.aside;
    const isDue = plan.screens[session.screen]!.kind !== 'frame' && (this.dataset.shows === 'words' || isOver);
    if (next?.kind === 'frame' && isDue) this.#figure.show(linkOf(next), this.#looks(next));
  }

  #looks({ frame, label }: FrameScreen): Parameters<FigureFrame['show']>[1] {
    const { pane } = this.#lecture!.held.session;
    return { pane, label: plainOf(label), isWhole: new URLSearchParams(frame.query).get('ahead') === 'shown' };
  }

  /** The screen before it stays until the figure is painted, because a page that is still empty is a white flash on the wall. */
  #showFigure(screen: FrameScreen): void {
    this.#figure.show(this.#lecture!.held.session.figure ?? linkOf(screen), this.#looks(screen));
    if (this.#figure.isPainted || this.dataset.shows === undefined) this.#reveal();
    else this.ariaBusy = 'true';
  }

  #reveal(): void {
    const { held, plan } = this.#lecture!;
    if (plan.screens[held.session.screen]!.kind !== 'frame' || held.session.aside) return;
    this.ariaBusy = null;
    this.#question.clear();
    this.dataset.shows = 'figure';
    if (this.#isFresh || document.activeElement === document.body || document.activeElement === null) this.#figure.focus();
    this.#isFresh = false;
  }

  /** Nothing of the figure is left on the page while a question is open: it knows how its run goes on. */
  async #showQuestion(about: NonNullable<Parameters<PosedQuestions['of']>[0]>): Promise<void> {
    this.#figure.remove();
    this.dataset.shows = 'question';
    if (this.#posed?.about !== about) {
      this.#posed = undefined;
      this.#question.clear();
      this.#words.clear();
      const opened = await this.#questions.of(about);
      if (this.#about !== about) return;
      this.#posed = { about, opened };
    }
    const { held } = this.#lecture!;
    const { session } = held;
    const vote = openVote(session);
    const { opened } = this.#posed!;
    if (!opened) {
      this.dataset.shows = 'words';
      this.#words.say(words.noQuestion);
    } else if (vote) this.#question.show(opened, atTime(vote, Date.now()), session.code, Date.now());
    else if (typeof about === 'object' && held.role === 'stage') {
      const { kind, minutes } = about;
      held.do({ do: 'put', screen: session.screen, kind, minutes, choices: opened.question.choices.length });
    }
  }

  get #about(): unknown {
    const { held, plan } = this.#lecture!;
    const screen = plan.screens[held.session.screen]!;
    return held.session.aside?.link ?? (screen.kind === 'asked' ? screen.asked : undefined);
  }

  #tick(): void {
    const { session } = this.#lecture!.held;
    const vote = openVote(session);
    if (vote && this.#posed?.opened) this.#question.show(this.#posed.opened, atTime(vote, Date.now()), session.code, Date.now());
  }

  #key(event: KeyboardEvent): void {
    const { held } = this.#lecture!;
    const hasFigure = this.dataset.shows === 'figure';
    const command = lectureKey(event, held.session, hasFigure);
    if (!command) {
      // Escape would make the figure a part of its page again, unless it closes something.
      if (event.key === 'Escape' && hasFigure && this.#figure.isClosed) event.stopImmediatePropagation();
      else if (hasFigure && event.view === self && event.key !== 'Tab') this.give(event);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#takeScreen();
    // The window around a preview does what isn't the session's.
    if (typeof command === 'string' && held.role === 'preview') parent.dispatchEvent(new KeyboardEvent(event.type, event));
    else if (typeof command === 'string') this.#own(command);
    else if (command.do === 'forward' && this.#posed && !this.#posed.opened) held.do({ do: 'go', screen: held.session.screen + 1 });
    else held.do(command);
  }

  async #own(key: OwnKey): Promise<void> {
    const { held, address } = this.#lecture!;
    if (key === 'screen' && document.fullscreenElement) await document.exitFullscreen();
    if (key === 'presenter') {
      const opened = open(address('presenter'), `lecture-presenter-${held.session.id}`);
      this.#say(opened ? '' : words.windows.presenterBlocked);
    }
    if (key === 'ask') await this.#ask();
  }

  /** Asks what comes next at the frame that is shown. */
  async #ask(): Promise<void> {
    const { link } = this.#figure;
    const opened = link === undefined ? undefined : await this.#questions.of(link);
    if (opened) this.#lecture!.held.do({ do: 'aside', link: link!, choices: opened.question.choices.length });
    this.#say(opened ? '' : words.nothingToAsk);
  }

  /** The whole screen is available to a press alone: the first one takes it. */
  #takeScreen(): void {
    if (this.#lecture?.held.role !== 'stage' || this.#tookScreen || document.fullscreenElement || !document.fullscreenEnabled) return;
    this.#tookScreen = true;
    document.documentElement.requestFullscreen().catch(() => undefined);
  }

  #tookScreen = false;

  #moved(): void {
    document.documentElement.dataset.pointed = '';
    clearTimeout(this.#pointer);
    this.#pointer = setTimeout(() => delete document.documentElement.dataset.pointed, POINTER_FOR);
  }
}

/** Goes to the stage of another lesson, also where the address differs in its fragment alone. */
function goTo(address: string): void {
  const isHere = new URL(address).pathname + new URL(address).search === location.pathname + location.search;
  location.replace(address);
  if (isHere) location.reload();
}

export function defineStage(): void {
  customElements.define('sudo-lesson-stage', SudoLessonStage);
}
