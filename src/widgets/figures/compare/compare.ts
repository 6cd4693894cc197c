import { catalog } from '../../../engine/catalog.ts';
import { InputError } from '../../../engine/errors.ts';
import { toggleFullscreen } from '../../controls/fullscreen.ts';
import { type StepperCommand, takeKey } from '../../controls/keys.ts';
import { connectShare } from '../../controls/menus.ts';
import { showFault, showNotice } from '../../controls/notice.ts';
import { connectOwnPuzzle } from '../../controls/own-puzzle.ts';
import { PacedRedraw } from '../../controls/paced-redraw.ts';
import { showPlaying } from '../../controls/play-buttons.ts';
import { SpeedSlider } from '../../controls/speed-slider.ts';
import { linkNotice } from '../../runs/linked-run.ts';
import { type NamedPuzzle, nameOf, ownPuzzle, puzzleIn, puzzleNamed } from '../../runs/named-puzzle.ts';
import { letterOf, type NamedRun } from '../../runs/named-run.ts';
import { Player } from '../../runs/player.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { urlOf } from '../../runs/url-state.ts';
import { CommonClock, type Measure } from './common-clock.ts';
import { faultOfPuzzle, fittingRuns } from './compare-link.ts';
import { type ComparePanel, prepareCompared } from './compare-panel.ts';
import { type CompareLink, type CompareState, compareUrl, holdsPuzzle, readCompareUrl } from './compare-url.ts';
import { DifferenceSeeker } from './difference-seeker.ts';
import { isForCages, MOST_PANELS, PanelRow } from './panel-row.ts';
import { RunExchange } from './run-exchange.ts';
import { WorkDrawing } from './work-drawing.ts';

/** What the page tells the comparison; written into it at build time as JSON. */
export interface CompareConfig extends CompareState {
  readonly puzzles: readonly NamedPuzzle[];
  /** By algorithm: a figure that runs it. */
  readonly figures: Readonly<Record<string, { readonly page: string; readonly run: string }>>;
}

const hasCages = (puzzle: NamedPuzzle): boolean => puzzleIn(puzzle).cages.length > 0;

/** What Shift with an arrow moves by. */
const STRIDE = 10;

/** While runs go on, the drawing of all of them is made anew at most this often, in milliseconds. */
const REDRAWN_EVERY = 1000;

/** One puzzle, several algorithms: their runs side by side, aligned on the work that they have done. */
class SudoCompare extends HTMLElement {
  #config!: CompareConfig;
  #puzzle!: NamedPuzzle;
  #row!: PanelRow;
  #clock!: CommonClock;
  #player!: Player<CommonClock>;
  #speed!: SpeedSlider;
  #work!: WorkDrawing;
  /** The first runs are shown; what the reader asks for waits until then. */
  #started!: Promise<void>;
  #urlTimer = 0;
  #touched = false;
  /** Changes under way: what runs is not what is shown. */
  #changing = 0;
  readonly #redraw = new PacedRedraw(() => this.#drawWork(), REDRAWN_EVERY);
  readonly #difference = new DifferenceSeeker({ say: (text) => showNotice(this, text), goTo: (time) => this.#goTo(time) });
  #exchange!: RunExchange;

  connectedCallback(): void {
    this.#started = this.#start().catch((error: unknown) => showFault(this, error));
  }

  async #start(): Promise<void> {
    this.#config = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent!);
    this.#clock = new CommonClock([], this.#config.measure);
    this.#player = new Player(this.#clock);
    this.#player.onMove = () => this.#draw();
    this.#player.onState = (playing) => {
      showPlaying(this, playing);
      if (!playing) this.#rememberPlace();
    };
    this.#exchange = new RunExchange(this.#config.runs);
    this.#row = new PanelRow(this, {
      change: (panel, run) => this.#attempt(() => this.#change(panel, run)),
      remove: (panel) => this.#remove(panel),
      grown: () => this.#grown(),
    });
    this.#connect();
    const link = readCompareUrl(location, this.#config);
    if (link) await this.#follow(link);
    else await this.#show(this.#named(this.#config.puzzle), this.#config);
    this.dataset.ready = '';
  }

  /** Shows what a link holds, as far as it makes sense, and says what does not. */
  async #follow(link: CompareLink): Promise<void> {
    const asked = this.#named(link.puzzle);
    const strange = faultOfPuzzle(asked);
    const puzzle = strange === undefined ? asked : this.#named(this.#config.puzzle);
    const { fitting, faults: unfit } = await fittingRuns(link.runs, puzzle);
    const faults = [...(strange === undefined ? [] : [strange]), ...unfit, ...link.faults];
    await this.#show(puzzle, { ...link, runs: fitting.length > 0 ? fitting : this.#exchange.usualFor(hasCages(puzzle)) });
    if (faults.length > 0) showNotice(this, linkNotice(faults), 'error');
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.querySelector<T>(`[data-part="${name}"]`)!;
  }

  #connect(): void {
    const puzzles = this.querySelector<HTMLSelectElement>('select[name=puzzle]')!;
    puzzles.addEventListener('change', () => {
      if (puzzles.value === 'own') this.querySelector<HTMLDialogElement>('dialog[data-part=own]')!.showModal();
      else this.#attempt(() => this.#usePuzzle(this.#named(puzzles.value)));
    });
    connectOwnPuzzle(this, (text) => this.#usePuzzle(ownPuzzle(text)));
    this.addEventListener('own-puzzle-cancelled', () => this.#showChosen());
    // A link that differs only in a long puzzle changes the fragment, and browsers stay on the page.
    window.addEventListener('hashchange', () => holdsPuzzle(location.hash) && location.reload());
    const measure = this.querySelector<HTMLSelectElement>('select[name=measure]')!;
    measure.addEventListener('change', () => this.#align(measure.value as Measure));
    this.#part('add').addEventListener('click', () => this.#attempt(() => this.#add()));
    this.#part('stop').addEventListener('click', () => {
      for (const panel of this.#row.panels) panel.stop();
      this.#grown();
    });
    this.#part('part').addEventListener('click', () => this.#command('nextStop'));
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
      const command = takeKey(event, (each) => each in this.#commands);
      if (command) this.#command(command);
    });
    connectShare(this, { link: () => this.#link(), say: (text) => showNotice(this, text) });
  }

  readonly #commands: Partial<Record<StepperCommand, () => void>> = {
    toggle: () => this.#player.toggle(),
    back: () => this.#player.back(),
    forward: () => this.#player.forward(),
    start: () => this.#goTo(0),
    end: () => {
      this.#player.goTo(Number.POSITIVE_INFINITY);
      this.#player.approach();
    },
    faster: () => this.#speed.change(1),
    slower: () => this.#speed.change(-1),
    over: () => this.#goTo(this.#player.position + STRIDE),
    out: () => this.#goTo(this.#player.position - STRIDE),
    previousStop: () => this.#seekDifference(1),
    nextStop: () => this.#seekDifference(0),
    fullscreen: () => toggleFullscreen(this, () => showNotice(this, 'This browser does not allow full screen here.')),
    help: () => this.querySelector<HTMLDialogElement>('dialog[data-part=help]')!.showModal(),
  };

  #command(command: StepperCommand): void {
    this.#touched = true;
    // Who moves before the runs have come to the wanted time moves on from as near to it as they are.
    this.#player.approach();
    this.#player.stay();
    this.#stopSeeking();
    this.#commands[command]?.();
  }

  #goTo(time: number): void {
    this.#touched = true;
    this.#stopSeeking();
    this.#player.pause();
    this.#player.seek(time);
  }

  /** Shows what a link, or the page itself, says. Throws InputError, with the runs as they were, when something does not fit. */
  async #show(puzzle: NamedPuzzle, { runs, measure, time }: Omit<CompareState, 'puzzle'>): Promise<void> {
    if (runs.length > MOST_PANELS) throw new InputError(`the link names ${runs.length} runs`, { expected: `at most ${MOST_PANELS}` });
    const prepared = await Promise.all(runs.map((run) => prepareCompared(run, puzzle)));
    this.#row.resize(prepared.length);
    this.#puzzle = puzzle;
    await this.#begin(
      prepared.map((run, index) => [this.#row.panels[index]!, run]),
      measure,
      time,
    );
  }

  /** A puzzle of the page by its id, or a reader's own from its text. */
  #named(text: string): NamedPuzzle {
    return puzzleNamed(this.#config.puzzles, text);
  }

  /** Runs every algorithm on another puzzle. Those that do not know cages, or only them, give way to those that do, and come back. Throws InputError when it fits none. */
  async #usePuzzle(puzzle: NamedPuzzle): Promise<void> {
    this.#touched = true;
    const shown = this.#row.panels.map(({ changed }) => changed);
    const runs = this.#exchange.runsFor(hasCages(puzzle), shown);
    await this.#show(puzzle, { runs, measure: this.#clock.measure, time: 0 });
    showNotice(
      this,
      runs === shown ? '' : 'These are the solvers for such puzzles. The runs from before come back with a puzzle like the one before.',
    );
    if (runs !== shown) this.#exchange.keep(shown);
  }

  async #change(panel: ComparePanel, run: NamedRun): Promise<void> {
    this.#touched = true;
    await this.#begin([[panel, await prepareCompared(run, this.#puzzle)]], this.#clock.measure);
    showNotice(this, '');
  }

  /** Adds a run of the first algorithm that is not there yet. */
  async #add(): Promise<void> {
    this.#touched = true;
    const { panels, forCages } = this.#row;
    const shown = new Set(panels.map(({ named }) => named.algorithm));
    const fitting = catalog.filter(({ id, input }) => isForCages(id) === forCages && input !== 'empty-puzzle');
    const { id } = fitting.find((row) => !shown.has(row.id)) ?? fitting[0]!;
    const prepared = await prepareCompared({ algorithm: id, options: {} }, this.#puzzle);
    const panel = this.#row.append();
    await this.#begin([[panel, prepared]], this.#clock.measure);
    panel.element.querySelector<HTMLElement>('select')!.focus();
  }

  #remove(panel: ComparePanel): void {
    this.#touched = true;
    this.#row.drop(panel);
    this.#align(this.#clock.measure);
    this.#part('add').focus();
  }

  /** Tries what a reader asked for; when it cannot be done says why, and shows what runs. */
  async #attempt(action: () => Promise<void>): Promise<void> {
    await this.#started;
    try {
      await action();
    } catch (error) {
      this.#showChosen();
      showFault(this, error);
    }
  }

  /** Starts runs in their panels, and aligns them when all of them have begun. */
  async #begin(runs: readonly (readonly [ComparePanel, PreparedRun])[], measure: Measure, time?: number): Promise<void> {
    this.#changing++;
    try {
      await Promise.all(runs.map(([panel, run]) => panel.run(run)));
    } finally {
      this.#changing--;
    }
    this.#align(measure, time);
  }

  /** Gives all runs one clock anew. Where nothing is said of its time, that goes on if it measures the same as before. */
  #align(measure: Measure, time?: number): void {
    this.#stopSeeking();
    this.#difference.forget();
    const wanted = time ?? this.#player.wanted ?? (measure === this.#clock.measure ? this.#player.position : 0);
    this.#clock = new CommonClock(this.#row.panels, measure);
    this.#player.follow(this.#clock, wanted);
    this.#showChosen();
    this.#work.follow(this.#clock, this.#row.panels);
    this.#player.grown();
    // What the page was built with stays for the moment that most runs need to come so far.
    if (this.#player.wanted !== undefined) this.#redraw.soon();
  }

  #showChosen(): void {
    this.querySelector<HTMLSelectElement>('select[name=puzzle]')!.value = this.#puzzle.id;
    this.querySelector<HTMLSelectElement>('select[name=measure]')!.value = this.#clock.measure;
    this.#row.showChosen();
  }

  #grown(): void {
    if (this.#changing > 0) return;
    this.#player.grown();
    this.#difference.grown();
    if (this.#clock.complete) this.#redraw.now();
    else this.#redraw.soon();
  }

  /** Draws what the runs have come to; a time that is wanted is followed as far as they are. */
  #drawWork(): void {
    this.#work.follow(this.#clock, this.#row.panels);
    if (this.#player.wanted === undefined) this.#draw();
    else this.#player.approach();
  }

  #draw(): void {
    const time = this.#player.position;
    for (const panel of this.#row.panels) {
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
      puzzle: nameOf(this.#puzzle),
      options,
      step: this.#clock.positionIn(panel, time),
    });
  }

  /** Leads to where the runs part, or to so many digits before. */
  #seekDifference(before: number): void {
    if (this.#clock.measure !== 'writes') this.#align('writes');
    const runs = this.#row.panels.map((run, place) => ({ run, letter: letterOf(place) }));
    this.#difference.seek({ runs, puzzle: puzzleIn(this.#puzzle), time: this.#player.position, before });
  }

  #stopSeeking(): void {
    if (this.#difference.seeking) showNotice(this, '');
    this.#difference.stop();
  }

  #link(): string {
    return compareUrl(location.href, {
      puzzle: nameOf(this.#puzzle),
      runs: this.#row.panels.map(({ changed }) => changed),
      measure: this.#clock.measure,
      time: this.#player.position,
    });
  }

  #rememberPlace(): void {
    if (!this.#touched) return;
    clearTimeout(this.#urlTimer);
    this.#urlTimer = window.setTimeout(() => history.replaceState(null, '', this.#link()), 400);
  }
}

/** Makes the comparison of the page live. */
export function defineCompare(): void {
  if (!customElements.get('sudo-compare')) customElements.define('sudo-compare', SudoCompare);
}
