import * as words from '#words/lab.ts';
import { describeError, InputError } from '../../../engine/errors.ts';
import { printPuzzle, readPuzzles } from '../../../engine/formats/read.ts';
import { type Level, levelNames } from '../../../engine/logic/ladder.ts';
import { connectShare } from '../../controls/menu/menus.ts';
import { linkNotice } from '../../runs/links/linked-run.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import { inputFault, isNotLoaded } from '../../ui/fault-sentence.ts';
import { writeFault } from '../../ui/notice.ts';
import { PacedRedraw } from '../../ui/paced-redraw.ts';
import { groupedName } from '../../workers/puzzle-list.ts';
import { PuzzleMaker } from '../../workers/puzzle-maker.ts';
import { Experiment } from './experiment.ts';
import { LabRuns, MAX_RUNS, refuseMore } from './lab-runs.ts';
import { holdsPuzzles, type LabState, labUrl, readLabUrl } from './lab-url.ts';
import { PuzzleBox } from './puzzle-box.ts';
import { type Question, questions, type SetUp } from './questions.ts';
import { ResultsPanel } from './results-panel.ts';

/** The configuration of the lab, written into the page at build time as JSON. */
export interface LabConfig {
  readonly runs: readonly NamedRun[];
  /** Where comparisons are shown. */
  readonly compare: string;
}

/** The state of the page's history entry, so that Back and reload restore it. */
interface KeptState extends LabState {
  readonly seed: number;
  /** The file that was used instead of the box; a page cannot open it again without the reader. */
  readonly file: string | undefined;
}

/** The most characters of a link: mail and chat programs cut longer ones. */
const MAX_SHARED_LENGTH = 30_000;
/** The shortest time between two drawings of results, in milliseconds. */
const REDRAWN_EVERY = 200;
/** The time without a change after which the settings are saved, in milliseconds. */
const KEPT_AFTER = 300;

/** Many puzzles, several algorithms: runs all of them in workers, and shows what each took. */
class SudoLab extends HTMLElement {
  #config!: LabConfig;
  #list!: LabRuns;
  #box!: PuzzleBox;
  #panel!: ResultsPanel;
  #experiment: Experiment | undefined;
  #maker: PuzzleMaker | undefined;
  /** Counts questions, so that one that was asked later is not answered with the puzzles of another. */
  #asked = 0;
  #keepTimer = 0;
  readonly #redraw = new PacedRedraw(() => this.#draw(), REDRAWN_EVERY);

  connectedCallback(): void {
    this.#start().catch((error: unknown) => this.#sayFault(error));
  }

  disconnectedCallback(): void {
    this.#experiment?.stop();
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.querySelector<T>(`[data-part="${name}"]`)!;
  }

  #number(name: string): HTMLInputElement {
    return this.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
  }

  async #start(): Promise<void> {
    this.#config = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent!);
    this.#list = new LabRuns(this.#part('runs'), this.#part<HTMLTemplateElement>('run'), {
      changed: () => this.#changed(),
      removed: () => this.#part('add').focus(),
      failed: (error) => this.#sayFault(error),
    });
    this.#box = new PuzzleBox(this, {
      say: (text) => this.#say(text),
      changed: () => this.#changed(),
      opened: (file) => this.#attempt(() => this.#box.open(file)),
    });
    this.#panel = new ResultsPanel(this, this.#config.compare, this.#setupOf(this.#ownState));
    await this.#follow();
    const on = (name: string, action: () => void | Promise<void>) =>
      this.#part(name).addEventListener('click', () => this.#attempt(action));
    on('add', () => this.#list.add({ algorithm: 'backtracking', options: {} }));
    connectShare(this, { link: () => this.#link(), say: (text) => this.#say(text), shown: words.sharedHere });
    on('go', () => this.#go());
    on('stop', () => this.#experiment?.stop());
    on('make', () => this.#make());
    on('csv', () => this.#panel.save());
    for (const button of this.querySelectorAll<HTMLElement>('[data-question]'))
      button.addEventListener('click', () => this.#attempt(() => this.#ask(questions[button.dataset.question as Question])));
    this.addEventListener('change', () => this.#changed());
    // A link that differs only in its puzzles changes the fragment, and browsers stay on the page.
    window.addEventListener('hashchange', () => holdsPuzzles(location.hash) && location.reload());
    this.dataset.ready = '';
  }

  /** The lab with the page's defaults. */
  get #ownState(): LabState {
    return {
      runs: this.#config.runs,
      limit: Number(this.#number('limit').defaultValue),
      measure: 'digits',
      puzzles: undefined,
      zero: undefined,
    };
  }

  /** The lab's present state; leaves out the puzzles that come with the page. */
  get #state(): LabState {
    const { text: puzzles, zero } = this.#box;
    return { runs: this.#list.named, limit: this.#number('limit').valueAsNumber, measure: this.#panel.measure, puzzles, zero };
  }

  /** A key of everything the results depend on. */
  #setupOf({ runs, limit, measure, puzzles, zero }: LabState): string {
    return JSON.stringify([this.#box.fileName ?? puzzles, zero, runs, limit, measure]);
  }

  #link(): string {
    if (!this.#number('limit').reportValidity()) throw new InputError(words.faults.noLimit);
    this.#box.refuseFile();
    const state = this.#state;
    refuseMore(state.puzzles?.length ?? 0, MAX_SHARED_LENGTH, words.tooMany.linkedCharacters);
    return labUrl(location.href, state);
  }

  /** Restores the state at which the page was left, or that of the address; reports its invalid parts. */
  async #follow(): Promise<void> {
    const kept: KeptState | undefined = history.state?.lab;
    const link = readLabUrl(location.href, this.#ownState);
    const requested = kept ?? link;
    const faults = [...((kept ? undefined : link)?.faults ?? [])];
    // One more than there is room for, so that the page reports the excess.
    for (const run of requested?.runs.slice(0, MAX_RUNS + 1) ?? [])
      await this.#list.add(run).catch((error: unknown) => faults.push(describeError(error)));
    if (this.#list.runs.length === 0) for (const run of this.#config.runs) await this.#list.add(run);
    if (!requested) return;
    if ((requested.puzzles?.length ?? 0) > MAX_SHARED_LENGTH && !kept)
      faults.push(words.faults.longLink(requested.puzzles!.length, MAX_SHARED_LENGTH));
    else this.#box.restore(requested.puzzles, requested.zero);
    this.#number('limit').value = String(requested.limit);
    this.#panel.measure = requested.measure;
    if (kept) this.#number('seed').value = String(kept.seed);
    this.#panel.clear(this.#setupOf(this.#state));
    if (faults.length > 0) this.#say(linkNotice(faults), true);
    else if (kept?.file) this.#say(words.openAgain(kept.file));
  }

  /** Handles a change of a setting. */
  #changed(): void {
    clearTimeout(this.#keepTimer);
    const { hash } = location;
    this.#keepTimer = window.setTimeout(() => {
      // A link with other puzzles has been followed meanwhile: what is kept now would take their place.
      if (location.hash !== hash) return;
      const state = this.#state;
      this.#panel.compareSetup(this.#setupOf(state));
      const kept: KeptState = { ...state, seed: this.#number('seed').valueAsNumber, file: this.#box.fileName };
      history.replaceState({ ...history.state, lab: kept }, '');
    }, KEPT_AFTER);
  }

  /** Tries a change that a reader makes; if it fails, says why. */
  async #attempt(action: () => void | Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.#sayFault(error);
    }
  }

  /** Sets up the experiment that answers a question, and runs it. */
  async #ask({ runs, levels, count }: SetUp): Promise<void> {
    const asked = ++this.#asked;
    this.#experiment?.stop();
    await this.#list.replace(runs);
    this.#box.close();
    this.#box.restore(levels ? '' : undefined, undefined);
    this.#number('limit').value = this.#number('limit').defaultValue;
    for (const level of levels ?? []) {
      const lines = await this.#linesOf(level, 1, count);
      if (asked !== this.#asked) return;
      this.#box.append(lines);
    }
    this.#changed();
    await this.#go();
  }

  /** Puts freshly carved puzzles under those that are there. The next ones come from the seeds after theirs. */
  async #make(): Promise<void> {
    const level = this.querySelector<HTMLSelectElement>('select[name=level]')!.value as Level;
    const [count, seed] = [this.#number('count'), this.#number('seed')];
    if (!count.reportValidity() || !seed.reportValidity()) return;
    this.#box.refuseFile();
    const first = seed.valueAsNumber;
    const lines = await this.#linesOf(level, first, count.valueAsNumber);
    seed.value = String(first + lines.length);
    this.#box.append(lines);
    this.#say(words.made(lines.length));
  }

  /** Carves puzzles of a level, a line each, from the seeds that begin with `first`. */
  async #linesOf(level: Level, first: number, count: number): Promise<string[]> {
    this.#maker ??= new PuzzleMaker();
    const lines: string[] = [];
    for (let made = 0; made < count; made++) {
      this.#say(words.making(made + 1, count));
      const { puzzle, failure } = await this.#maker.make({ method: 'carve', level, seed: first + made });
      if (!puzzle) throw new Error(failure);
      const line = printPuzzle({ puzzle: readPuzzles(puzzle)[0]!.puzzle }, 'line').trim();
      lines.push(`${line} # ${groupedName(levelNames[level], words.seeded(first + made))}`);
    }
    return lines;
  }

  async #go(): Promise<void> {
    await this.#list.settled();
    const limit = this.#number('limit');
    if (!limit.reportValidity()) return;
    if (this.#list.runs.length === 0) throw inputFault(words.faults.noRun);
    const { puzzles, faults } = await this.#box.read();
    this.#experiment?.stop();
    const named = this.#list.named;
    const runs = this.#list.runs.map(({ options }, place) => ({ ...named[place]!, allOptions: options }));
    const experiment = new Experiment(
      puzzles,
      runs,
      { currency: this.#panel.measure, amount: limit.valueAsNumber },
      {
        grown: () => this.#redraw.soon(),
        ended: () => experiment === this.#experiment && this.#redraw.now(),
        failed: (error) => this.#sayFault(isNotLoaded(error) ? error : new Error(words.runFailed(describeError(error)))),
      },
    );
    this.#experiment = experiment;
    this.#panel.show(experiment, this.#setupOf(this.#state), faults.count);
    this.#draw();
  }

  #draw(): void {
    const experiment = this.#experiment!;
    const progress = this.querySelector('progress')!;
    progress.hidden = !experiment.running;
    progress.value = experiment.results.length / experiment.total;
    this.#part('stop').hidden = !experiment.running;
    this.#say(experiment.words);
    this.#panel.draw();
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
