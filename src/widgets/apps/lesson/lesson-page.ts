import * as words from '#words/lesson-page.ts';
import { describeError } from '../../../engine/errors.ts';
import { forStudents } from '../../../narration/lesson/for-students.ts';
import { holdsLesson, readLessonLink } from '../../../narration/lesson/lesson-link.ts';
import { timesOf } from '../../../narration/lesson/lesson-times.ts';
import { minutesIn, type ReadLesson, readLesson } from '../../../narration/lesson/read-lesson.ts';
import { countsOf } from '../../../narration/lesson/screens.ts';
import type { CodeEditor } from '../../controls/editor/code-editor.ts';
import { type LineMark, markLines } from '../../controls/editor/line-marks.ts';
import type { CollectedFrame } from '../../runs/collected-frames.ts';
import { givenFigures } from '../../runs/given-figures.ts';
import { type KeptLesson, keepLesson, keptLesson } from '../../runs/kept-lesson.ts';
import { OpenFrames } from '../../runs/open-frame.ts';
import { siteLesson } from '../../runs/site-lessons.ts';
import { whenIdle } from '../../ui/browser.ts';
import { asSentence } from '../../ui/fault-sentence.ts';
import { takeFiles } from '../../ui/file-drop.ts';
import { MOVE_QUESTION, type MovedQuestion, stepIn } from './asked-steps.ts';
import { CollectedPanel } from './collected-panel.ts';
import { FaultsPanel } from './faults-panel.ts';
import { allFaults } from './frame-faults.ts';
import { endOfStretch, figureIn, type Insertion, insertionOf, shortAddress } from './insertions.ts';
import { openedSaid, saveForPlatform, saveForStudents, saveLesson, saveStudentsPage, textIn } from './lesson-file.ts';
import { LessonPreview } from './preview.ts';
import { addressFor, linkFor, type PAGES, SharePanel } from './share-panel.ts';

/** The page is drawn again so long after the last key, in milliseconds. */
const PAUSE = 250;
/** Names of files that hold a lesson. */
const FILES = /\.(md|markdown|txt)$/i;

/** Where a text came from: the browser's own, which is kept as it changes; or somebody else's, which replaces it only then. */
type Origin = 'own' | 'foreign';

/** The page where a lesson is written: its text, and beside it what it becomes. */
class SudoLesson extends HTMLElement {
  readonly #figures = givenFigures();
  readonly #frames = new OpenFrames(this.#figures);
  readonly #base = this.dataset.base!;
  #editor: CodeEditor | undefined;
  #preview!: LessonPreview;
  #faults!: FaultsPanel;
  #file = '';
  #origin: Origin = 'own';
  /** Whether the page itself puts a text into the editor. */
  #putting = false;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #line = 1;

  connectedCallback(): void {
    this.#preview = new LessonPreview(this.#part('preview'), { frames: this.#frames, base: this.#base });
    this.#faults = new FaultsPanel(this.#part('faults'), (line) => this.#goTo(line));
    new SharePanel(
      this.#part('share'),
      () => this.#text,
      this.#base,
      (reader) => (reader === 'students' ? saveForStudents(this.#text) : this.#save()),
    );
    const collected = new CollectedPanel(this.#part('collected'), (kind, frame) => this.#insertFrame(kind, frame));
    this.#listen();
    this.#open().then(
      () => collected.draw(),
      (error: unknown) => this.#say(asSentence(describeError(error))),
    );
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.querySelector<T>(`[data-part="${name}"]`)!;
  }

  get #text(): string {
    return this.#editor?.text ?? '';
  }

  #listen(): void {
    const input = this.#part<HTMLInputElement>('file');
    this.#part('open').addEventListener('click', () => input.click());
    input.addEventListener('change', () => {
      const [file] = input.files!;
      // So that the same file can be chosen again.
      input.value = '';
      if (file) this.#openFile(file);
    });
    takeFiles(this, ([file]) => this.#openFile(file!), FILES);
    this.#part('save').addEventListener('click', () => this.#save());
    this.#part('save-page').addEventListener('click', () => this.#savePage());
    this.#part('save-scorm').addEventListener('click', async () => this.#say(await saveForPlatform(this.#text, this.#base)));
    this.#part('back').addEventListener('click', () => this.#bringBack());
    const start = this.#part<HTMLSelectElement>('start');
    start.addEventListener('change', () => {
      const name = start.value;
      start.value = '';
      if (name === 'empty') this.#put(words.starter, '', 'own');
      else this.#begin(name);
    });
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-insert]'))
      button.addEventListener('click', () => this.#insert(button.dataset.insert as Insertion));
    for (const input of this.querySelectorAll('input[name=eyes]')) input.addEventListener('change', () => this.#draw());
    for (const tab of this.querySelectorAll<HTMLButtonElement>('[data-view-tab]'))
      tab.addEventListener('click', () => this.#showPane(tab.dataset.viewTab!));
    this.addEventListener('keydown', (event) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      this.#save();
    });
    this.addEventListener(MOVE_QUESTION, (event) => this.#moveQuestion(event as CustomEvent<MovedQuestion>));
    addEventListener('hashchange', () => holdsLesson(location.hash) && this.#arrive());
  }

  /** On a small screen one of the two halves is shown. */
  #showPane(name: string): void {
    this.dataset.pane = name;
    for (const tab of this.querySelectorAll<HTMLElement>('[data-view-tab]'))
      tab.setAttribute('aria-pressed', String(tab.dataset.viewTab === name));
  }

  /** The editor is large: it comes with this page only, and after it. */
  async #open(): Promise<void> {
    const { lessonEditor } = await import('./lesson-editor.ts');
    await new Promise<void>(whenIdle);
    this.#editor = lessonEditor(this.#part('editor'), {
      changed: () => this.#changed(),
      save: () => this.#save(),
      moved: (line) => {
        if (line !== this.#line) this.#preview.go(line);
        this.#line = line;
      },
    });
    if (!(await this.#arrive())) this.#putOwn();
    this.dataset.ready = '';
  }

  /** Shows the lesson of the page's address, where it has one. */
  async #arrive(): Promise<boolean> {
    const name = new URL(location.href).searchParams.get('of');
    if (holdsLesson(location.hash)) {
      try {
        this.#put(readLessonLink(location.hash), '', 'foreign');
        this.#say(words.fromLink);
      } catch (error) {
        this.#putOwn();
        this.#say(asSentence(describeError(error)));
      }
      return true;
    }
    return name !== null && (await this.#begin(name));
  }

  #putOwn(): void {
    const { text, file } = keptLesson() ?? { text: words.starter, file: '' };
    this.#put(text, file, 'own');
  }

  /** Shows a lesson of the site. */
  async #begin(name: string): Promise<boolean> {
    const text = await siteLesson(name);
    if (text === undefined) {
      this.#putOwn();
      this.#say(words.noSuchLesson(name.slice(0, 40)));
      return true;
    }
    this.#put(text, `${name}.md`, 'foreign');
    this.#say(words.fromSite);
    return true;
  }

  #put(text: string, file: string, origin: Origin): void {
    this.#isKept = false;
    this.#putting = true;
    this.#editor!.begin(text);
    this.#putting = false;
    this.#file = file;
    this.#origin = origin;
    this.#say('');
    if (origin === 'own') this.#keep();
    this.#part('file-name').textContent = file;
    this.#draw();
  }

  #changed(): void {
    if (this.#putting) return;
    this.#keep();
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#draw(), PAUSE);
  }

  /** Keeps the text in the browser. One that somebody else wrote takes the place of the reader's own, which is kept beside it. */
  #keep(): void {
    const before = keptLesson();
    const text = this.#text;
    const now: KeptLesson = { text, file: this.#file, at: (before?.text === text && before.at) || Date.now() };
    const isOther = this.#origin === 'foreign' || !this.#isKept;
    if (isOther && before && before.text !== now.text && before.text !== words.starter) keepLesson(before, 'before');
    // A reload gives the lesson as it is now, not as the link has it.
    if (this.#origin === 'foreign') history.replaceState(history.state, '', location.pathname);
    this.#origin = 'own';
    this.#isKept = true;
    const kept = keepLesson(now);
    this.#part('back').hidden = keptLesson('before') === undefined;
    this.#say(kept ? (isOther && before && before.text !== now.text ? words.replaced : words.kept) : words.notKept);
  }

  /** Whether the text in the editor is the one that the browser keeps, so that a change is no other lesson. */
  #isKept = false;

  #bringBack(): void {
    const before = keptLesson('before');
    if (!before) return;
    this.#put(before.text, before.file, 'own');
  }

  #say(text: string): void {
    this.#part('said').textContent = text;
    this.#part('back').hidden = keptLesson('before') === undefined;
  }

  async #openFile(file: File): Promise<void> {
    const text = await textIn(file);
    if (text === undefined) return this.#say(words.tooLarge(file.name));
    const kept = keptLesson();
    this.#put(text, file.name, 'own');
    this.#say(openedSaid(file, text, kept));
  }

  #save(): void {
    this.#file = saveLesson(this.#text, this.#file || undefined);
    if (this.#origin === 'own') keepLesson({ text: this.#text, file: this.#file, at: Date.now() });
    this.#part('file-name').textContent = this.#file;
    this.#say(words.savedAs(this.#file));
  }

  async #savePage(): Promise<void> {
    const button = this.#part<HTMLButtonElement>('save-page');
    button.disabled = true;
    await saveStudentsPage(this.#text, { frames: this.#frames, base: this.#base }, (text) => this.#say(text));
    button.disabled = false;
  }

  #goTo(line: number): void {
    this.#showPane('text');
    this.#editor!.go(line);
    this.#editor!.reveal(line, 'center');
  }

  #insert(kind: Insertion, address?: string, label?: string): void {
    const { text, cursor } = insertionOf(kind, address, label);
    this.#showPane('text');
    this.#editor?.insert(text, { cursor, line: endOfStretch(this.#text, this.#editor.line) });
  }

  /** Asks at another step of the same run. */
  #moveQuestion({ target, detail: { from, to } }: CustomEvent<MovedQuestion>): void {
    const line = this.#preview.lineOf(target as Element);
    if (line === undefined) return;
    const place = stepIn(this.#text.split('\n').slice(line - 1, endOfStretch(this.#text, line)), from);
    if (place) this.#editor!.replace(line + place.index, place, String(to));
  }

  async #insertFrame(kind: 'frame' | 'vote', { address, sentence }: CollectedFrame): Promise<void> {
    const short = await shortAddress(this.#figures, address, figureIn(this.#text));
    this.#insert(kind, short, kind === 'frame' ? sentence : undefined);
  }

  get #eyes(): string {
    return this.querySelector<HTMLInputElement>('input[name=eyes]:checked')!.value;
  }

  /** Draws what the text becomes, and says what is wrong with it. */
  async #draw(): Promise<void> {
    clearTimeout(this.#pause);
    const text = this.#text;
    const read = readLesson(text);
    const isTeacher = this.#eyes === 'yours';
    this.#preview.draw(isTeacher ? read.lesson : readLesson(forStudents(text)).lesson, isTeacher);
    this.#preview.go(this.#line);
    this.#lead(text);
    this.#showFaults(read);
    // What a run has no step for is known when the run is.
    const faults = await allFaults(read, this.#frames);
    if (this.#text === text) this.#showFaults({ ...read, faults });
  }

  #lead(text: string): void {
    for (const link of this.querySelectorAll<HTMLAnchorElement>('a[data-leads]')) {
      const page = link.dataset.leads as keyof typeof PAGES;
      link.href = page === 'read' ? linkFor('students', text, this.#base) : addressFor(page, text, this.#base);
    }
    const lengths = (['students', 'colleagues'] as const).map((reader) => linkFor(reader, text, this.#base).length);
    this.#part('length').textContent = words.length(text.length, lengths[0]!, lengths[1]!);
  }

  #showFaults({ lesson, faults }: ReadLesson): void {
    this.#faults.draw(faults, words.sound(countsOf(lesson)));
    this.#part('minutes').textContent = words.minutes(minutesIn(lesson.parts), lesson.minutes);
    const marks = new Map<number, LineMark>();
    for (const { line, from, to } of timesOf(lesson)) marks.set(line, { line, chip: words.fromTo(from, to) });
    for (const { line, found, cure, mild } of faults) {
      const marked = marks.get(line);
      const sign = [marked?.sign, `${found} ${cure}`].filter(Boolean).join('\n');
      marks.set(line, { ...marked, line, sign, name: mild && marked?.name !== 'wrong' ? 'mild' : 'wrong' });
    }
    this.#editor?.effect(markLines.of([...marks.values()].sort((a, b) => a.line - b.line)));
  }
}

export function defineLesson(): void {
  customElements.define('sudo-lesson', SudoLesson);
}
