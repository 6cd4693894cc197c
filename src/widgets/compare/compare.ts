import { catalog } from '../../engine/catalog.ts';
import { describeError, InputError } from '../../engine/errors.ts';
import { commandOf, type StepperCommand } from '../keys.ts';
import { connectShare } from '../menus.ts';
import type { NamedRun } from '../named-run.ts';
import { connectOwnPuzzle } from '../own-puzzle.ts';
import { Player } from '../player.ts';
import { readOnePuzzle } from '../read-input.ts';
import { SpeedSlider } from '../speed-slider.ts';
import type { NamedPuzzle } from '../stepper-config.ts';
import { urlOf } from '../url-state.ts';
import { CommonClock, firstDifference, type Measure } from './common-clock.ts';
import { ComparePanel, type PreparedRun, prepareRun } from './compare-panel.ts';
import { type CompareState, compareUrl, readCompareUrl } from './compare-url.ts';
import { WorkDrawing } from './work-drawing.ts';

/** What the page tells the comparison; written into it at build time as JSON. */
export interface CompareConfig extends CompareState {
  readonly puzzles: readonly NamedPuzzle[];
  /** By algorithm: a figure that runs it. */
  readonly figures: Readonly<Record<string, { readonly page: string; readonly run: string }>>;
}

const MOST_PANELS = 4;
/** While runs go on, the drawing of all of them is made anew this often, in milliseconds. */
const REDRAWN_EVERY = 1000;

/** What is compared when a puzzle has cages and nothing that stands there knows them. */
const killerRuns = ['killer-backtracking', 'killer-advanced'];

/** One puzzle, several algorithms: their runs side by side, aligned on the work that they have done. */
class SudoCompare extends HTMLElement {
  #config!: CompareConfig;
  #puzzle!: NamedPuzzle;
  #panels: ComparePanel[] = [];
  #clock!: CommonClock;
  #player!: Player<CommonClock>;
  #speed!: SpeedSlider;
  #work!: WorkDrawing;
  #redrawTimer = 0;
  #urlTimer = 0;
  #touched = false;
  /** A time of a link, to go to as soon as the runs have come so far. */
  #wanted: number | undefined;
  /** Changes under way: what runs is not what is shown. */
  #changing = 0;
  /** The reader has asked where the runs part, and they have not come so far. */
  #seeksDifference = false;

  connectedCallback(): void {
    this.#start().catch((error: unknown) => this.#notice(describeError(error), 'error'));
  }

  async #start(): Promise<void> {
    this.#config = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent!);
    this.#clock = new CommonClock([], this.#config.measure);
    this.#player = new Player(this.#clock);
    this.#player.onMove = () => this.#draw();
    this.#player.onState = (playing) => this.#showPlaying(playing);
    for (const section of this.querySelectorAll<HTMLElement>('.compare-panel')) this.#adopt(section);
    this.#connect();
    const link = readCompareUrl(location.search, this.#config);
    try {
      const shown = link ?? this.#config;
      await this.#show(this.#named(shown.puzzle), shown);
    } catch (error) {
      if (!link) throw error;
      await this.#show(this.#named(this.#config.puzzle), this.#config);
      this.#notice(`The link could not be followed: ${describeError(error)}.`, 'error');
    }
    this.dataset.ready = '';
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.querySelector<T>(`[data-part="${name}"]`)!;
  }

  #connect(): void {
    const puzzles = this.querySelector<HTMLSelectElement>('select[name=puzzle]')!;
    puzzles.addEventListener('change', () => {
      if (puzzles.value === 'own') this.querySelector<HTMLDialogElement>('dialog[data-part=own]')!.showModal();
      else this.#attempt(() => this.#usePuzzle(this.#config.puzzles.find(({ id }) => id === puzzles.value)!));
    });
    connectOwnPuzzle(this, (text) => this.#usePuzzle({ id: 'own', name: 'your puzzle', text }));
    this.addEventListener('own-puzzle-cancelled', () => this.#showChosen());
    const measure = this.querySelector<HTMLSelectElement>('select[name=measure]')!;
    measure.addEventListener('change', () => this.#align(measure.value as Measure));
    this.#part('add').addEventListener('click', () => this.#attempt(() => this.#add()));
    this.#part('stop').addEventListener('click', () => {
      for (const panel of this.#panels) panel.stop();
      this.#grown();
    });
    this.#part('part').addEventListener('click', () => this.#toFirstDifference());
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-command]'))
      button.addEventListener('click', () => this.#command(button.dataset.command as StepperCommand));
    this.#work = new WorkDrawing(
      this,
      () => this.#clock.length,
      (time) => this.#goTo(time),
    );
    this.#speed = new SpeedSlider(this, 'move', (speed) => {
      this.#player.speed = speed;
    });
    this.addEventListener('keydown', (event) => {
      const command = commandOf(event);
      if (!command || !(command in this.#commands)) return;
      event.preventDefault();
      this.#command(command);
    });
    connectShare(this, { link: () => this.#link(), say: (text) => this.#notice(text) });
  }

  readonly #commands: Partial<Record<StepperCommand, () => void>> = {
    toggle: () => this.#player.toggle(),
    back: () => this.#player.back(),
    forward: () => this.#player.forward(),
    start: () => this.#goTo(0),
    end: () => {
      this.#goTo(this.#clock.length);
      if (!this.#clock.complete) this.#wanted = Number.POSITIVE_INFINITY;
    },
    faster: () => this.#speed.change(1),
    slower: () => this.#speed.change(-1),
    nextStop: () => this.#toFirstDifference(),
  };

  #command(command: StepperCommand): void {
    this.#touched = true;
    // Who moves before the runs have come to the wanted time moves on from as near to it as they are.
    if (this.#wanted !== undefined) this.#player.position = Math.min(this.#wanted, this.#clock.length);
    this.#wanted = undefined;
    this.#commands[command]?.();
  }

  #goTo(time: number): void {
    this.#touched = true;
    this.#wanted = undefined;
    this.#player.pause();
    this.#player.seek(time);
  }

  /** Makes a section of the page the place of a run. */
  #adopt(section: HTMLElement): ComparePanel {
    const panel = new ComparePanel(section, {
      change: (run) => this.#attempt(() => this.#change(panel, run)),
      remove: () => this.#remove(panel),
      grown: () => this.#grown(),
    });
    this.#panels.push(panel);
    return panel;
  }

  /** Shows what a link, or the page itself, says. Throws InputError, with the runs as they were, when something does not fit. */
  async #show(puzzle: NamedPuzzle, { runs, measure, time }: Omit<CompareState, 'puzzle'>): Promise<void> {
    if (runs.length > MOST_PANELS) throw new InputError(`the link names ${runs.length} runs`, { expected: `at most ${MOST_PANELS}` });
    const prepared = await Promise.all(runs.map((run) => prepareRun(run, puzzle)));
    while (this.#panels.length < prepared.length) this.#appendPanel();
    while (this.#panels.length > prepared.length) this.#drop(this.#panels.at(-1)!);
    this.#puzzle = puzzle;
    this.#wanted = time;
    await this.#begin(
      prepared.map((run, index) => [this.#panels[index]!, run]),
      measure,
    );
  }

  /** A puzzle of the page by its id, or a reader's own from its text. */
  #named(text: string): NamedPuzzle {
    return this.#config.puzzles.find(({ id }) => id === text) ?? { id: 'own', name: 'your puzzle', text };
  }

  /** Runs every algorithm on another puzzle; those that do not know cages, or only them, give way to those that do. Throws InputError when it fits none. */
  async #usePuzzle(puzzle: NamedPuzzle): Promise<void> {
    this.#touched = true;
    const caged = readOnePuzzle(puzzle.text).cages.length > 0;
    const runs = this.#panels.map(({ changed }) => changed);
    const kept = runs.filter(({ algorithm }) => killerRuns.includes(algorithm) === caged);
    const otherwise = caged ? killerRuns.map((algorithm) => ({ algorithm, options: {} })) : this.#config.runs;
    await this.#show(puzzle, { runs: kept.length > 0 ? kept : otherwise, measure: this.#clock.measure, time: 0 });
    this.#notice('');
  }

  async #change(panel: ComparePanel, run: NamedRun): Promise<void> {
    this.#touched = true;
    await this.#begin([[panel, await prepareRun(run, this.#puzzle)]], this.#clock.measure);
    this.#notice('');
  }

  async #add(): Promise<void> {
    this.#touched = true;
    const caged = killerRuns.includes(this.#panels[0]!.named.algorithm);
    const shown = new Set(this.#panels.map(({ named }) => named.algorithm));
    const rows = catalog.filter(({ input }) => (caged ? input === 'killer' : input.startsWith('puzzle')));
    const row = rows.find(({ id }) => !shown.has(id)) ?? rows[0]!;
    const prepared = await prepareRun({ algorithm: row.id, options: {} }, this.#puzzle);
    const panel = this.#appendPanel();
    await this.#begin([[panel, prepared]], this.#clock.measure);
    panel.element.querySelector<HTMLElement>('select')!.focus();
  }

  #appendPanel(): ComparePanel {
    const template = this.querySelector<HTMLTemplateElement>('template[data-part=panel]')!;
    this.#part('panels').append(template.content.cloneNode(true));
    return this.#adopt(this.#part('panels').lastElementChild as HTMLElement);
  }

  #drop(panel: ComparePanel): void {
    panel.cancel();
    panel.element.remove();
    this.#panels = this.#panels.filter((other) => other !== panel);
  }

  #remove(panel: ComparePanel): void {
    this.#touched = true;
    this.#drop(panel);
    this.#align(this.#clock.measure);
    this.#part('add').focus();
  }

  /** Tries what a reader asked for; when it cannot be done says why, and shows what runs. */
  async #attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.#showChosen();
      this.#notice(describeError(error), 'error');
    }
  }

  /** Starts runs in their panels, and aligns them when all of them have begun. */
  async #begin(runs: readonly (readonly [ComparePanel, PreparedRun])[], measure: Measure): Promise<void> {
    this.#changing++;
    try {
      await Promise.all(runs.map(([panel, run]) => panel.run(run)));
    } finally {
      this.#changing--;
    }
    this.#align(measure);
  }

  /** Gives all runs one clock anew; where it measures the same as before, its time goes on. */
  #align(measure: Measure): void {
    this.#player.pause();
    this.#wanted ??= measure === this.#clock.measure ? this.#player.position : 0;
    this.#clock = new CommonClock(this.#panels, measure);
    this.#player.track = this.#clock;
    this.#showChosen();
    this.#work.follow(this.#clock, this.#panels);
    this.#player.position = 0;
    this.#arrive();
  }

  /** Goes to the time that is wanted, when the runs have come so far. */
  #arrive(): void {
    if (this.#wanted === undefined || !this.#clock.reached(this.#wanted)) return;
    const wanted = this.#wanted;
    this.#wanted = undefined;
    this.#player.seek(wanted);
  }

  #showChosen(): void {
    const caged = killerRuns.includes(this.#panels[0]!.named.algorithm);
    const select = this.querySelector<HTMLSelectElement>('select[name=puzzle]')!;
    select.value = this.#puzzle.id;
    this.querySelector<HTMLSelectElement>('select[name=measure]')!.value = this.#clock.measure;
    this.#part<HTMLButtonElement>('add').hidden = this.#panels.length >= MOST_PANELS;
    this.#part('panels').dataset.count = String(this.#panels.length);
    this.#panels.forEach((panel, index) => {
      const letter = String.fromCharCode(65 + index);
      panel.showChosen();
      panel.element.setAttribute('aria-label', `Run ${letter}`);
      const badge = panel.element.querySelector('.run-letter')!;
      badge.textContent = letter;
      badge.setAttribute('class', `run-letter hue-${index + 1}`);
      panel.element.querySelector<HTMLButtonElement>('button[data-part=remove]')!.hidden = this.#panels.length === 1;
      for (const option of panel.element.querySelectorAll<HTMLOptionElement>('select[name=algorithm] option'))
        option.disabled = killerRuns.includes(option.value) !== caged;
    });
  }

  #grown(): void {
    if (this.#changing > 0) return;
    this.#arrive();
    if (this.#redrawTimer !== 0 && !this.#clock.complete) return;
    clearTimeout(this.#redrawTimer);
    this.#redrawTimer = window.setTimeout(
      () => {
        this.#redrawTimer = 0;
        this.#work.follow(this.#clock, this.#panels);
        if (this.#wanted === undefined) this.#draw();
        if (this.#seeksDifference) this.#toFirstDifference();
      },
      this.#clock.complete ? 0 : REDRAWN_EVERY,
    );
  }

  #draw(): void {
    const time = this.#player.position;
    for (const panel of this.#panels) {
      panel.draw(this.#clock, time);
      this.#linkToFigure(panel, time);
    }
    this.#work.draw(this.#clock, time);
    this.dataset.time = String(time);
    if (!this.#player.playing) this.#rememberPlace();
  }

  /** The very frame of a panel, in a chapter's figure. */
  #linkToFigure(panel: ComparePanel, time: number): void {
    const link = panel.element.querySelector<HTMLAnchorElement>('a[data-part=figure]')!;
    const { algorithm, options } = panel.named;
    const figure = this.#config.figures[algorithm];
    link.hidden = !figure;
    if (!figure) return;
    link.href = urlOf(new URL(figure.page, location.href).href, {
      run: figure.run,
      algorithm,
      puzzle: this.#puzzleText,
      options,
      step: this.#clock.positionIn(panel, time),
    });
  }

  #toFirstDifference(): void {
    if (this.#clock.measure !== 'writes') this.#align('writes');
    const time = firstDifference(this.#panels);
    this.#seeksDifference = time === undefined && !this.#clock.complete;
    if (time === undefined) {
      const far = this.#seeksDifference ? 'So far' : 'As far as all of them go';
      this.#notice(`${far}, these runs write the same digits in the same order.`);
      return;
    }
    const before = (time - 1).toLocaleString('en');
    this.#notice(time === 1 ? 'They part at the very first digit.' : `They part here: the ${before} digits before are the same.`);
    this.#goTo(time);
  }

  #showPlaying(playing: boolean): void {
    const button = this.querySelector('button[data-command=toggle]')!;
    button.setAttribute('aria-label', playing ? 'Pause' : 'Play');
    button.classList.toggle('playing', playing);
    if (!playing) this.#rememberPlace();
  }

  #link(): string {
    return compareUrl(location.href, {
      puzzle: this.#puzzleText,
      runs: this.#panels.map(({ changed }) => changed),
      measure: this.#clock.measure,
      time: this.#player.position,
    });
  }

  /** The puzzle as it stands in links. */
  get #puzzleText(): string {
    return this.#puzzle.id === 'own' ? this.#puzzle.text : this.#puzzle.id;
  }

  #rememberPlace(): void {
    if (!this.#touched) return;
    clearTimeout(this.#urlTimer);
    this.#urlTimer = window.setTimeout(() => history.replaceState(null, '', this.#link()), 400);
  }

  #notice(text: string, tone: 'plain' | 'error' = 'plain'): void {
    const element = this.#part('notice');
    element.textContent = text;
    element.hidden = text === '';
    element.classList.toggle('error', tone === 'error');
  }
}

/** Makes the comparison of the page live. */
export function defineCompare(): void {
  if (!customElements.get('sudo-compare')) customElements.define('sudo-compare', SudoCompare);
}
