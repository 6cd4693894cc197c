import * as words from '#words/workshop.ts';
import { describeError } from '../../../engine/errors.ts';
import type { CodeEditor } from '../../controls/editor/code-editor.ts';
import { readPlayUrl } from '../../runs/links/play-url.ts';
import { type NamedPuzzle, nameOf } from '../../runs/named-puzzle.ts';
import { whenIdle } from '../../ui/browser.ts';
import { download, traceBlob } from '../../ui/export.ts';
import { asSentence } from '../../ui/fault-sentence.ts';
import { whenSeen } from '../../ui/when-seen.ts';
import { Bets } from './bets.ts';
import { type Differences, differences } from './differences.ts';
import { keepCode, keepPuzzle, keptCode, keptPuzzle, lastStart } from './kept-code.ts';
import { OriginalComparison } from './original-comparison.ts';
import { isSameProgram, type WorkshopProgram } from './program.ts';
import { programIn, takeProgram } from './program-file.ts';
import { holdsProgram, readProgramLink } from './program-link.ts';
import { ProgramRuns } from './program-runs.ts';
import { PuzzleChoice } from './puzzle-choice.ts';
import { RunStatus } from './run-status.ts';
import type { SharedCode } from './share-code.ts';
import { SharePanel } from './share-panel.ts';
import { type Start, starts } from './starts.ts';
import { TriesList } from './tries-list.ts';

/** Lines that are seen without scrolling, however small the window is. */
const LINES_SEEN = 15;

/** The configuration that the page gives the figure. */
export interface WriteConfig {
  /** The sandbox's document. */
  readonly sandbox: string;
  readonly puzzles: readonly NamedPuzzle[];
}

/** The figure in which readers change an original algorithm; it decides which program is in the editor. ProgramRuns runs it. */
export class SudoWriteIt extends HTMLElement {
  #config!: WriteConfig;
  #editor: CodeEditor | undefined;
  #start!: Start;
  #puzzles!: PuzzleChoice;
  /** Whether the program came with a link: it must not overwrite the reader's own. */
  #isForeign = false;
  /** Whether the page itself is changing the editor's text, which is not an edit of the reader's. */
  #putting = false;
  #differences: Differences = { own: [], gone: [] };
  #status!: RunStatus;
  #comparison!: OriginalComparison;
  #bets!: Bets;
  #tries!: TriesList;
  #runs!: ProgramRuns;
  /** Calls off the run of the original that waits for its place to be seen. */
  #callOff = () => {};

  connectedCallback(): void {
    this.#config = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent);
    const editor = () => this.#editor;
    this.#puzzles = new PuzzleChoice(this.#part<HTMLSelectElement>('puzzle'), this.#config.puzzles, () => this.#changedPuzzle());
    this.#status = new RunStatus(this, editor);
    this.#comparison = new OriginalComparison(this.#part('compare'), this.#part('to-result'));
    this.#bets = new Bets(this.#part('bet'), () => this.run());
    this.#tries = new TriesList(this);
    this.#runs = new ProgramRuns({
      root: this,
      sandbox: this.#config.sandbox,
      editor,
      own: () => this.#differences.own,
      status: this.#status,
      comparison: this.#comparison,
      bets: this.#bets,
      tries: this.#tries,
    });
    this.#listen();
    this.#open();
  }

  #listen(): void {
    const pressed = (name: string, does: () => void) => this.#part(name).addEventListener('click', does);
    pressed('run', () => this.run());
    pressed('stop', () => this.#runs.stop());
    pressed('reset', () => this.#reset());
    pressed('save', () => download(new Blob([this.code], { type: 'text/plain' }), `${this.#start.id}.ts`));
    pressed('away', () => this.#putAway());
    pressed('adopt', () => this.#adopt());
    takeProgram(this, { button: this.#part('open'), input: this.#part<HTMLInputElement>('file') }, (file) => this.#openFile(file));
    this.#startChooser.addEventListener('change', () => this.#begin(this.#startChooser.value));
    new SharePanel(this.#part('share'), {
      program: () => this.#shared(),
      lastRun: () => {
        const { ended } = this.#runs;
        return ended && isSameProgram(ended.program, this.#program) ? ended.trace : undefined;
      },
      save: (timeline, header) => download(traceBlob(timeline, header), `${this.#start.id}-run.ndjson`),
    });
    addEventListener('hashchange', () => this.#editor && this.#arrive());
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.querySelector<T>(`[data-part="${name}"]`)!;
  }

  get #startChooser(): HTMLSelectElement {
    return this.#part<HTMLSelectElement>('start');
  }

  get code(): string {
    return this.#editor?.text ?? '';
  }

  get #program(): WorkshopProgram {
    return { start: this.#start, code: this.code, puzzle: this.#puzzles.chosen };
  }

  /** The program in the form of links, without a name. */
  #shared(): Omit<SharedCode, 'author'> & { readonly what: string } {
    const { start, code, puzzle } = this.#program;
    const bet = this.#bets.of(this.#program);
    return { start: start.id, code, puzzle: nameOf(puzzle), what: this.#comparison.what, ...(bet !== undefined && { bet }) };
  }

  /** The editor is large: it comes with this page only, and after it. */
  async #open(): Promise<void> {
    try {
      const { programEditor } = await import('./program-editor.ts');
      // Evaluating it and drawing the first lines are a task each.
      await new Promise<void>(whenIdle);
      this.#editor = programEditor(this.#part('editor'), { changed: (text) => this.#changed(text), run: () => this.run() });
    } catch (error) {
      this.#status.say(describeError(error), 'bad');
      return;
    }
    if (!(await this.#arrive())) await this.#begin(lastStart() ?? starts[0]!.id);
    this.dataset.ready = '';
  }

  /** Shows the program of the page's address, where it has one; it does not run. */
  async #arrive(): Promise<boolean> {
    const { program, from, fault } = readProgramLink(location.hash);
    if (from !== undefined) await this.#begin(from);
    else if (program) await this.#begin(program.start, program);
    else if (fault !== undefined) {
      await this.#begin(lastStart() ?? starts[0]!.id);
      this.#warn(asSentence(fault));
    } else return false;
    return true;
  }

  /** Shows the fault of a link; no run replaces the message. */
  #warn(text: string): void {
    this.#callOff();
    this.#runs.leave();
    this.#status.say(text, 'bad');
  }

  /** Puts a program into the editor: somebody else's, or the one that this browser keeps, or the original's. */
  async #begin(id: string, foreign?: SharedCode): Promise<void> {
    this.#callOff();
    this.#runs.leave();
    this.#start = starts.find((start) => start.id === id) ?? starts[0]!;
    const { source, puzzle, original } = this.#start;
    this.#isForeign = foreign !== undefined;
    this.#part('shared').hidden = !foreign;
    this.#startChooser.value = this.#start.id;
    const linked = readPlayUrl(location)?.puzzle;
    const kept = this.#config.puzzles.find((each) => each.id === keptPuzzle(this.#start.id));
    const fault = this.#puzzles.choose(foreign?.puzzle || linked || kept?.id || puzzle, puzzle);
    this.#part('reset').title = original === undefined ? words.reset : words.resetToOriginal;
    this.#put(foreign?.code ?? keptCode(this.#start.id) ?? source, { isAnother: true });
    this.#tries.begin(this.#start);
    const what = await this.#comparison.begin(this.#start);
    if (what === undefined) return;
    this.#bets.begin(what);
    if (foreign) {
      this.#comparison.author = foreign.author;
      if (foreign.bet !== undefined) this.#bets.bring(this.#program, foreign.bet);
      this.#part('by').textContent = words.shared.by(foreign.author, foreign.bet, what);
    }
    if (fault !== undefined) {
      this.#warn(words.shared.noPuzzle(fault));
      return;
    }
    // The original's run is shown when its place comes into sight, if it takes no millions of steps; other people's programs and a puzzle
    // that came along run only at a press.
    const first = this.#program;
    if (this.#start.short && first.puzzle.id === puzzle && first.code === source)
      this.#callOff = whenSeen(this.#part('stage'), () => isSameProgram(first, this.#program) && this.run());
  }

  /** A program that was saved, in place of the one in the editor; that can be undone there. It does not run. */
  async #openFile(file: File): Promise<void> {
    const code = await programIn(file);
    if (code === undefined) {
      this.#status.say(words.tooLarge(file.name), 'bad');
      return;
    }
    const from = starts.find(({ id }) => file.name.startsWith(id));
    if (from && from !== this.#start) await this.#begin(from.id);
    this.#runs.leave();
    this.#put(code);
    this.#adopt();
    this.#status.say(words.opened(file.name));
  }

  /** `isAnother`: what was in the editor has nothing to do with it, and undoing does not lead there. */
  #put(code: string, { isAnother = false } = {}): void {
    this.#putting = true;
    if (isAnother) this.#editor!.begin(code);
    else this.#editor!.text = code;
    this.#putting = false;
    const beginning = code.split('\n').findIndex((line) => /^export function\*? (start|run)\b/.test(line));
    if (beginning >= LINES_SEEN) this.#editor!.reveal(beginning + 1, 'start');
    this.#status.clear();
    this.#status.say(words.notRun);
    this.#mark();
    this.#runs.mark(this.#program);
  }

  #changed(code: string): void {
    if (this.#putting) return;
    if (!this.#isForeign) this.#keep(code);
    this.#editor!.show({ lit: undefined, wrong: undefined });
    this.#mark();
  }

  #changedPuzzle(): void {
    if (!this.#isForeign && !this.#puzzles.isOwn) keepPuzzle(this.#start.id, this.#puzzles.chosen.id);
    this.#runs.leave();
    this.#comparison.forget();
    this.#status.clear();
    this.#status.say(words.notRun);
    this.#runs.mark(this.#program);
  }

  #keep(code: string): void {
    keepCode(this.#start.id, code, this.#start.source);
  }

  #mark(): void {
    this.#differences = this.#start.original === undefined ? { own: [], gone: [] } : differences(this.#start.source, this.code);
    this.#editor!.show({ differences: this.#differences });
    this.#part('own').textContent = this.#start.original === undefined ? '' : words.ownLines(this.#differences.own.length);
  }

  /** The reader's own program is not lost: undoing brings it back. */
  #reset(): void {
    const { source, original } = this.#start;
    if (this.code === source) return;
    this.#runs.leave();
    this.#put(source);
    if (!this.#isForeign) this.#keep(source);
    this.#status.say(words.wasReset(original !== undefined));
  }

  /** Back to what this browser keeps, from a program that came with a link. */
  #putAway(): void {
    this.#leaveLink();
    this.#begin(lastStart() ?? this.#start.id);
  }

  /** Makes a program from a link or a file the reader's own. */
  #adopt(): void {
    this.#leaveLink();
    this.#isForeign = false;
    this.#comparison.author = undefined;
    this.#part('shared').hidden = true;
    this.#keep(this.code);
  }

  #leaveLink(): void {
    if (holdsProgram(location.hash)) history.replaceState(history.state, '', location.pathname);
  }

  /** Runs the present program, and replaces the run before. */
  run(): void {
    this.#callOff();
    if (this.#editor) this.#runs.run(this.#program);
  }
}

export function defineWriteIt(): void {
  customElements.define('sudo-write-it', SudoWriteIt);
}
