import * as words from '#words/bench.ts';
import { describeError } from '../../../engine/errors.ts';
import { factsOf } from '../../../trace/facts.ts';
import { download } from '../../controls/export.ts';
import { broughtRun } from '../../runs/brought-run.ts';
import { FRAME } from '../../runs/goal.ts';
import { type NamedPuzzle, puzzleIn } from '../../runs/named-puzzle.ts';
import { BesideBook } from './beside-book.ts';
import { broughtFigure } from './brought-figure.ts';
import { CodeError } from './code-fault.ts';
import { type Differences, differences } from './differences.ts';
import type { CodeEditor } from './editor.ts';
import { keepCode, keptCode, lastStart } from './kept-code.ts';
import { programIn, takeProgram } from './program-file.ts';
import type { ProgramRun } from './program-run.ts';
import { sandboxFrame } from './sandbox/sandbox.ts';
import { SharePanel, sharedIn } from './share-panel.ts';
import { type Start, starts } from './starts.ts';
import { checkerFault, faultBox, type ToldFault } from './told-fault.ts';
import { TriesList } from './tries-list.ts';

/** Lines that are seen without scrolling, however small the window is. */
const LINES_SEEN = 15;

/** What the page tells the figure. */
export interface WriteConfig {
  /** The address of the sandbox's document. */
  readonly sandbox: string;
  readonly puzzles: readonly NamedPuzzle[];
}

/** The figure in which readers change an algorithm of the book, run it and step through it. */
export class SudoWriteIt extends HTMLElement {
  #config!: WriteConfig;
  #editor: CodeEditor | undefined;
  #start!: Start;
  /** What this browser kept before somebody else's program came with a link. */
  #before: { readonly start: string; readonly code: string | undefined } | undefined;
  /** A text is being put into the editor: that is no change of the reader's. */
  #putting = false;
  #differences: Differences = { own: [], gone: [] };
  #run: ProgramRun | undefined;
  /** Counts runs: what an earlier one still says is not heard. */
  #runs = 0;
  #beside!: BesideBook;
  #tries!: TriesList;

  connectedCallback(): void {
    this.#config = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent);
    this.#beside = new BesideBook(this.#part('compare'));
    this.#tries = new TriesList(this);
    this.#part('run').addEventListener('click', () => this.run());
    this.#part('stop').addEventListener('click', () => this.#run?.stop());
    this.#part('reset').addEventListener('click', () => this.#reset());
    this.#part('save').addEventListener('click', () => download(new Blob([this.code], { type: 'text/plain' }), `${this.#start.id}.ts`));
    takeProgram(this, { button: this.#part('open'), input: this.#part<HTMLInputElement>('file') }, (file) => this.#openFile(file));
    this.#part('away').addEventListener('click', () => this.#putAway());
    this.#startChooser.addEventListener('change', () => this.#begin(this.#startChooser.value));
    this.#puzzleChooser.addEventListener('change', () => this.#beside.forget());
    new SharePanel(this.#part('share'), () => ({ start: this.#start.id, code: this.code }));
    addEventListener('hashchange', () => this.#editor && this.#arrive());
    this.#open();
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.querySelector<T>(`[data-part="${name}"]`)!;
  }

  get #startChooser(): HTMLSelectElement {
    return this.#part<HTMLSelectElement>('start');
  }

  get #puzzleChooser(): HTMLSelectElement {
    return this.#part<HTMLSelectElement>('puzzle');
  }

  get code(): string {
    return this.#editor?.text ?? '';
  }

  /** The editor is large: it comes with this page only, and after it. */
  async #open(): Promise<void> {
    try {
      const { CodeEditor } = await import('./editor.ts');
      this.#editor = new CodeEditor(this.#part('editor'), '', { changed: (text) => this.#changed(text), run: () => this.run() });
    } catch (error) {
      this.#say(describeError(error), 'bad');
      return;
    }
    if (!this.#arrive()) this.#begin(lastStart() ?? starts[0]!.id);
    this.dataset.ready = '';
  }

  /** Shows the program of the page's address, where it has one; it does not run. */
  #arrive(): boolean {
    const shared = sharedIn(location.hash);
    const from = new URLSearchParams(location.hash.slice(1)).get('from');
    if (from !== null && starts.some(({ id }) => id === from)) {
      this.#begin(from);
      return true;
    }
    if (shared === null) {
      this.#begin(lastStart() ?? starts[0]!.id);
      // Nothing runs over what is said.
      this.#runs++;
      this.#idle();
      this.#say(words.shared.broken, 'bad');
      return true;
    }
    if (!shared || !starts.some(({ id }) => id === shared.start)) return false;
    this.#begin(shared.start, shared.code);
    this.#part('by').textContent = words.shared.by(shared.author);
    return true;
  }

  /** Puts a program into the editor: somebody else's, or the one that this browser keeps, or the book's. */
  #begin(id: string, foreign?: string): void {
    this.#runs++;
    this.#run?.stop();
    this.#idle();
    this.#start = starts.find((start) => start.id === id) ?? starts[0]!;
    const { source, puzzle, book } = this.#start;
    const own = keptCode(this.#start.id);
    this.#before = foreign === undefined ? undefined : { start: this.#start.id, code: own };
    this.#part('shared').hidden = foreign === undefined;
    this.#startChooser.value = this.#start.id;
    this.#puzzleChooser.value = puzzle;
    this.#part('reset').title = book === undefined ? words.reset : words.resetToBook;
    this.#put(foreign ?? own ?? source);
    this.#beside.begin(this.#start);
    this.#tries.begin(this.#start);
    // What the book itself does is there to begin with, where it is seen and does not take millions of steps; nobody else's program runs unasked.
    if (this.#start.short && this.code === source && this.checkVisibility()) this.run();
  }

  /** A program that was saved, in place of the one in the editor; that can be undone there. It does not run. */
  async #openFile(file: File): Promise<void> {
    const code = await programIn(file);
    if (code === undefined) {
      this.#say(words.tooLarge(file.name), 'bad');
      return;
    }
    const from = starts.find(({ id }) => file.name.startsWith(id));
    if (from && from !== this.#start) this.#begin(from.id);
    this.#runs++;
    this.#run?.stop();
    this.#idle();
    this.#put(code);
    keepCode(this.#start.id, code, this.#start.source);
    this.#say(words.opened(file.name), '');
  }

  #put(code: string): void {
    this.#putting = true;
    this.#editor!.text = code;
    this.#putting = false;
    const beginning = code.split('\n').findIndex((line) => /^export function\*? (start|run)\b/.test(line));
    if (beginning >= LINES_SEEN) this.#editor!.reveal(beginning + 1, 'start');
    this.#part('fault').replaceChildren();
    this.#say(words.notRun, '');
    this.#mark();
  }

  #changed(code: string): void {
    if (this.#putting) return;
    keepCode(this.#start.id, code, this.#start.source);
    this.#editor!.show({ lit: undefined, wrong: undefined });
    this.#mark();
  }

  #mark(): void {
    this.#differences = this.#start.book === undefined ? { own: [], gone: [] } : differences(this.#start.source, this.code);
    this.#editor!.show({ differences: this.#differences });
    this.#part('own').textContent = this.#start.book === undefined ? '' : words.ownLines(this.#differences.own.length);
  }

  #reset(): void {
    this.#part('shared').hidden = true;
    keepCode(this.#start.id, this.#start.source, this.#start.source);
    this.#put(this.#start.source);
  }

  /** Back to what this browser kept before a link was followed. */
  #putAway(): void {
    history.replaceState(history.state, '', location.pathname);
    const { start, code } = this.#before ?? { start: this.#start.id, code: undefined };
    const { source } = starts.find(({ id }) => id === start)!;
    keepCode(start, code ?? source, source);
    this.#begin(start);
  }

  /** Nothing runs. */
  #idle(): void {
    this.#part<HTMLButtonElement>('stop').disabled = true;
    delete this.dataset.running;
  }

  #say(text: string, tone: 'good' | 'bad' | ''): void {
    const state = this.#part('state');
    state.textContent = text;
    state.dataset.tone = tone;
  }

  #showFault(fault: ToldFault): void {
    const box = faultBox(fault, this.#differences.own, (line) => this.#editor!.go(line));
    const place = this.#part('fault');
    place.replaceChildren();
    if (fault.line === undefined) place.append(box);
    else {
      this.#editor!.show({ lit: undefined, wrong: { line: fault.line, message: box } });
      this.#editor!.reveal(fault.line, 'center');
    }
  }

  /** Runs the program as it stands, in place of the run before. */
  async run(): Promise<void> {
    if (!this.#editor) return;
    const number = ++this.#runs;
    this.#run?.stop();
    const [start, code] = [this.#start, this.code];
    this.#editor.show({ lit: undefined, wrong: undefined });
    this.#part('fault').replaceChildren();
    this.#say(words.loading, '');
    this.dataset.running = '';
    this.#part<HTMLButtonElement>('stop').disabled = false;
    try {
      const { runProgram } = await import('./program-run.ts');
      const puzzle = puzzleIn(this.#config.puzzles.find(({ id }) => id === this.#puzzleChooser.value)!);
      const run = await runProgram(
        { start, code, puzzle },
        () => sandboxFrame(this, this.#config.sandbox),
        () => this.#progress(number),
      );
      if (number !== this.#runs) {
        run.stop();
        return;
      }
      this.#run = run;
      await run.trace.done;
      if (number === this.#runs) await this.#ended(run);
    } catch (error) {
      if (number !== this.#runs) return;
      this.#say(error instanceof CodeError ? words.cannotRun : describeError(error), 'bad');
      if (error instanceof CodeError) this.#showFault(error.fault);
    } finally {
      if (number === this.#runs) this.#idle();
    }
  }

  /** More steps have come, or the first: then the figure is made over them. */
  #shownRun = 0;
  #progress(number: number): void {
    if (number !== this.#runs || !this.#run) return;
    const { timeline, findings, over } = this.#run.trace;
    if (!over) this.#say(words.running(findings?.steps ?? 0), '');
    if (timeline?.length && this.#shownRun !== number) {
      this.#shownRun = number;
      this.#showFigure(this.#run, number);
    }
  }

  async #showFigure({ trace }: ProgramRun, number: number): Promise<void> {
    const form = document.querySelector<HTMLTemplateElement>('template[data-part=figure-form]')!;
    const run = await broughtRun(trace.opened!, trace.runner);
    // The book's pseudocode is not that of another program.
    const { pseudocode, ...said } = run.words;
    const { figure, stepper } = await broughtFigure(form, { ...run, words: said }, { id: 'bench', name: words.figure });
    if (number !== this.#runs) return;
    stepper.addEventListener(FRAME, (event) => {
      if (number !== this.#runs) return;
      const line = Number(trace.timeline!.stepAt((event as CustomEvent<number>).detail)?.line) || undefined;
      this.#editor!.show({ lit: line });
      if (line) this.#editor!.reveal(line);
    });
    this.#part('stage').replaceChildren(figure);
    await stepper.begin();
    figure.querySelector<HTMLElement>('[data-tab=counters]')?.click();
    if (trace.over && trace.findings?.fault) stepper.command('end');
  }

  /** The run has ended, and all of it has been checked. */
  async #ended({ trace, ending }: ProgramRun): Promise<void> {
    const { findings, timeline, opened } = trace;
    if (this.#shownRun !== this.#runs) this.#progress(this.#runs);
    const steps = findings?.steps ?? 0;
    const wrong = findings && checkerFault(findings);
    // When the checker has enough of a run, the sandbox is told to stop: that is not the reader's doing.
    const how = wrong ?? (await ending);
    this.#beside.tell(undefined, steps);
    if (how === 'stopped') this.#say(words.stopped(steps), '');
    else if (how !== 'ended') {
      this.#say(wrong ? words.contradicts(wrong.step ?? 1) : words.brokeOff(steps), 'bad');
      this.#showFault(how);
      this.#beside.tell('fault', steps);
      this.querySelector<HTMLElement & { command(command: string): void }>('sudo-stepper')?.command?.('end');
    } else if (timeline && opened) {
      const facts = timeline.capped ? {} : factsOf(timeline, timeline.length, {});
      const ended = facts.solutions ? 'solved' : timeline.outcome!;
      this.#say(words.wentWell(steps, words.endings[ended]), 'good');
      this.#tries.tell(facts);
      await this.#beside.compare(opened, timeline);
    }
  }
}

export function defineWriteIt(): void {
  customElements.define('sudo-write-it', SudoWriteIt);
}
