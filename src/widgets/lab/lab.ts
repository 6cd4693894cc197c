import { catalogRow, refusalOf } from '../../engine/catalog.ts';
import { describeError, InputError } from '../../engine/errors.ts';
import { printPuzzle, readPuzzles } from '../../engine/formats/read.ts';
import type { Level } from '../../engine/logic/ladder.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { packInput } from '../../trace/protocol.ts';
import { compareUrl } from '../compare/compare-url.ts';
import { download } from '../export.ts';
import { linkNotice } from '../linked-run.ts';
import { connectShare } from '../menus.ts';
import { type NamedRun, runName, runText } from '../named-run.ts';
import { writeFault } from '../notice.ts';
import { PacedRedraw } from '../paced-redraw.ts';
import { PuzzleMaker } from '../play/puzzle-maker.ts';
import { WorkerPool } from '../worker-pool.ts';
import { refuseMore } from './bounds.ts';
import type { LabTask } from './lab.worker.ts';
import { drawPuzzles, drawStrips, drawSummary, type LabScene } from './lab-drawing.ts';
import { holdsPuzzles, type LabState, labUrl, readLabUrl } from './lab-url.ts';
import { csvOf, type LabMeasure, type Result } from './results.ts';
import { RunList } from './run-list.ts';

/** What the page tells the lab; written into it at build time as JSON. */
export interface LabConfig {
  readonly runs: readonly NamedRun[];
  /** Where comparisons are shown. */
  readonly compare: string;
}

/** Larger files would keep the page busy for minutes before the first run. */
const LARGEST_TEXT = 1_000_000;
const MOST_PUZZLES = 5000;
/** Longer links are cut by those who pass them on. */
const LONGEST_SHARED = 30_000;
/** A comparison has room for no more. */
const MOST_COMPARED = 4;
/** Results are drawn at most this often, in milliseconds. */
const REDRAWN_EVERY = 200;

interface LabPuzzle {
  readonly name: string;
  readonly text: string;
  readonly puzzle: Puzzle;
}

/** Many puzzles, several algorithms: runs all of them in workers, and shows what each took. */
class SudoLab extends HTMLElement {
  #config!: LabConfig;
  #list!: RunList;
  #puzzles: LabPuzzle[] = [];
  /** The runs that the results are of, as they were when they began. */
  #measured: readonly NamedRun[] = [];
  #results: Result[] = [];
  #wanted = 0;
  #pool: WorkerPool<LabTask, Result> | undefined;
  #maker: PuzzleMaker | undefined;
  #began = 0;
  /** How the last runs came to an early end, in a word; nothing when they did not. */
  #cutShort = '';
  readonly #redraw = new PacedRedraw(() => this.#draw(), REDRAWN_EVERY);

  connectedCallback(): void {
    this.#start().catch((error: unknown) => this.#sayFault(error));
  }

  disconnectedCallback(): void {
    this.#pool?.stop();
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.querySelector<T>(`[data-part="${name}"]`)!;
  }

  get #text(): HTMLTextAreaElement {
    return this.querySelector('textarea')!;
  }

  get #limit(): HTMLInputElement {
    return this.querySelector<HTMLInputElement>('input[name=limit]')!;
  }

  get #measure(): HTMLSelectElement {
    return this.querySelector<HTMLSelectElement>('select[name=measure]')!;
  }

  async #start(): Promise<void> {
    this.#config = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent!);
    this.#list = new RunList(this.#part('runs'), this.#part<HTMLTemplateElement>('run'), {
      removed: () => this.#part('add').focus(),
      failed: (error) => this.#sayFault(error),
    });
    await this.#follow();
    const on = (name: string, action: () => void | Promise<void>) =>
      this.#part(name).addEventListener('click', () => this.#attempt(action));
    on('add', () => this.#list.add({ algorithm: 'backtracking', options: {} }));
    connectShare(this, { link: () => this.#link(), say: (text) => this.#say(text), shown: 'these puzzles and runs' });
    on('go', () => this.#go());
    on('stop', () => this.#end('stopped'));
    on('make', () => this.#make());
    on('csv', () => this.#save());
    this.#part<HTMLInputElement>('file').addEventListener('change', (event) => {
      const file = (event.target as HTMLInputElement).files?.[0];
      if (file) this.#attempt(() => this.#open(file));
    });
    this.addEventListener('dragover', (event) => event.preventDefault());
    this.addEventListener('drop', (event) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) this.#attempt(() => this.#open(file));
    });
    this.#measure.addEventListener('change', () => this.#draw());
    // A link that differs only in its puzzles changes the fragment, and browsers stay on the page.
    window.addEventListener('hashchange', () => holdsPuzzles(location.hash) && location.reload());
    this.dataset.ready = '';
  }

  /** The lab as it stands; the page's own puzzles are not told. */
  get #state(): LabState {
    const text = this.#text.value;
    return {
      runs: this.#list.named,
      limit: this.#limit.valueAsNumber,
      measure: this.#measure.value as LabMeasure,
      puzzles: text === this.#text.defaultValue ? undefined : text,
    };
  }

  #link(): string {
    if (!this.#limit.reportValidity()) throw new InputError('a run is given up after no number of steps');
    const state = this.#state;
    refuseMore(state.puzzles?.length ?? 0, LONGEST_SHARED, 'characters of puzzles, too many for a link');
    return labUrl(location.href, state);
  }

  /** Shows what the address holds, as far as it makes sense, and says what does not. */
  async #follow(): Promise<void> {
    const link = readLabUrl(location.href, { ...this.#state, runs: this.#config.runs });
    const faults = [...(link?.faults ?? [])];
    for (const run of link?.runs ?? []) await this.#list.add(run).catch((error: unknown) => faults.push(describeError(error)));
    if (this.#list.runs.length === 0) for (const run of this.#config.runs) await this.#list.add(run);
    if (!link) return;
    this.#text.value = link.puzzles ?? this.#text.defaultValue;
    this.#limit.value = String(link.limit);
    this.#measure.value = link.measure;
    if (faults.length > 0) this.#say(linkNotice(faults), true);
  }

  /** Tries what a reader asked for; when it cannot be done says why. */
  async #attempt(action: () => void | Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.#sayFault(error);
    }
  }

  async #open(file: File): Promise<void> {
    refuseMore(file.size, LARGEST_TEXT, `bytes in ${file.name}`);
    this.#text.value = await file.text();
    const count = readPuzzles(this.#text.value).length;
    this.#say(`${file.name}: ${count.toLocaleString('en')} ${count === 1 ? 'puzzle' : 'puzzles'}.`);
  }

  /** Puts freshly carved puzzles under those that are there. */
  async #make(): Promise<void> {
    this.#maker ??= new PuzzleMaker();
    const level = this.querySelector<HTMLSelectElement>('select[name=level]')!.value as Level;
    const seeds = this.querySelector<HTMLInputElement>('input[name=count]')!;
    if (!seeds.reportValidity()) return;
    const lines: string[] = [];
    for (let seed = 1; seed <= seeds.valueAsNumber; seed++) {
      this.#say(`Making puzzle ${seed} of ${seeds.value}.`);
      const { puzzle, failure } = await this.#maker.make({ method: 'carve', level, seed });
      if (!puzzle) throw new Error(failure);
      lines.push(printPuzzle({ puzzle: readPuzzles(puzzle)[0]!.puzzle }, 'line').trim());
    }
    const before = this.#text.value.trimEnd();
    this.#text.value = `${before}${before ? '\n' : ''}${lines.join('\n')}\n`;
    this.#say(`${lines.length} puzzles were made.`);
  }

  #read(): LabPuzzle[] {
    const text = this.#text.value;
    refuseMore(text.length, LARGEST_TEXT, 'characters');
    const puzzles = readPuzzles(text);
    refuseMore(puzzles.length, MOST_PUZZLES, 'puzzles');
    return puzzles.map(({ puzzle, name }, index) => ({
      name: name ?? `puzzle ${index + 1}`,
      text: printPuzzle({ puzzle }, 'compact'),
      puzzle,
    }));
  }

  async #go(): Promise<void> {
    await this.#list.settled();
    const limit = this.#limit;
    if (!limit.reportValidity()) return;
    if (this.#list.runs.length === 0) throw new InputError('there is no run', { expected: 'at least one' });
    const puzzles = this.#read();
    this.#pool?.stop();
    this.#puzzles = puzzles;
    this.#measured = this.#list.named;
    this.#results = [];
    this.#cutShort = '';
    this.#began = performance.now();
    const tasks: LabTask[] = [];
    for (const [puzzle, { puzzle: input }] of this.#puzzles.entries()) {
      for (const [run, { algorithm, options }] of this.#list.runs.entries()) {
        const refused = refusalOf(catalogRow(algorithm.id), algorithm, input);
        if (refused) this.#results.push({ puzzle, run, ending: 'refused', steps: 0, written: 0, milliseconds: 0, counters: {} });
        else tasks.push({ puzzle, run, algorithm: algorithm.id, options, input: packInput(input), limit: limit.valueAsNumber });
      }
    }
    this.#wanted = this.#results.length + tasks.length;
    this.#part('stop').hidden = false;
    const start = () => new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' });
    this.#pool = new WorkerPool(start, tasks, {
      result: (result) => {
        this.#results.push(result);
        this.#redraw.soon();
      },
      done: () => this.#end(''),
      failed: (error) => {
        this.#end('failed');
        this.#sayFault(error);
      },
    });
    this.#draw();
  }

  #end(how: string): void {
    this.#pool?.stop();
    this.#pool = undefined;
    this.#part('stop').hidden = true;
    this.#cutShort = how;
    this.#redraw.now();
  }

  #draw(): void {
    if (this.#wanted === 0) return;
    const done = this.#results.length;
    this.querySelector('progress')!.value = done / this.#wanted;
    const seconds = (performance.now() - this.#began) / 1000;
    const left = this.#pool && done > 0 ? `, about ${Math.ceil((seconds / done) * (this.#wanted - done))} s left` : '';
    this.#say(`${done.toLocaleString('en')} of ${this.#wanted.toLocaleString('en')} runs${this.#cutShort ? `, ${this.#cutShort}` : left}.`);
    const scene: LabScene = {
      runs: this.#measured.map(runName),
      puzzles: this.#puzzles,
      results: this.#results,
      measure: this.#measure.value as LabMeasure,
      linkOf: (puzzle) => this.#linkOf(puzzle),
    };
    drawStrips(this.#part('strips'), scene);
    drawSummary(this.#part('summary'), scene);
    drawPuzzles(this.#part('puzzles'), scene);
    this.#part('example').hidden = true;
    this.#part<HTMLButtonElement>('csv').disabled = done === 0;
    this.dataset.done = String(done);
  }

  /** The runs of a puzzle side by side. */
  #linkOf(puzzle: number): string {
    return compareUrl(new URL(this.#config.compare, location.href).href, {
      puzzle: this.#puzzles[puzzle]!.text,
      runs: this.#measured.slice(0, MOST_COMPARED),
      measure: 'writes',
      time: 0,
    });
  }

  #save(): void {
    const csv = csvOf(this.#puzzles, this.#measured.map(runText), this.#results);
    download(new Blob([csv], { type: 'text/csv' }), 'sudoscope-lab.csv');
  }

  #say(text: string, fault = false): void {
    const status = this.#part('status');
    status.textContent = text;
    status.classList.toggle('error', fault);
  }

  #sayFault(error: unknown): void {
    this.#say('', true);
    writeFault(this.#part('status'), error);
  }
}

/** Makes the lab of the page live. */
export function defineLab(): void {
  if (!customElements.get('sudo-lab')) customElements.define('sudo-lab', SudoLab);
}
