import { counted } from '../../../narration/sentence.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { toggleFullscreen } from '../../controls/fullscreen.ts';
import { answerOf, type StepperCommand, takeKey } from '../../controls/keys.ts';
import { connectMenus } from '../../controls/menus.ts';
import { showFault, showNotice } from '../../controls/notice.ts';
import { connectOwnPuzzle } from '../../controls/own-puzzle.ts';
import { PacedRedraw } from '../../controls/paced-redraw.ts';
import { showPlaying } from '../../controls/play-buttons.ts';
import { Predict } from '../../controls/predict.ts';
import { scrollToTopOf, takeFocus } from '../../controls/reach.ts';
import { RunChooser } from '../../controls/run-chooser.ts';
import { Spoken } from '../../controls/spoken.ts';
import { Transport } from '../../controls/transport.ts';
import { linkedRun, linkNotice } from '../../runs/linked-run.ts';
import { type NamedPuzzle, nameOf, ownPuzzle } from '../../runs/named-puzzle.ts';
import { TimelinePlayer } from '../../runs/player.ts';
import { type LoadedAlgorithm, loadAlgorithm, type PreparedRun, prepareOn } from '../../runs/prepared-run.ts';
import { readConfig, type StepperConfig } from '../../runs/stepper-config.ts';
import { readUrlState, type UrlState, urlOf } from '../../runs/url-state.ts';
import { ViewSet, viewContext } from '../../views/view-set.ts';
import { standingViews } from '../../views/views.ts';
import { type RunningTrace, runInWorker } from '../../workers/run-in-worker.ts';
import { keptCommands } from './early-commands.ts';

/** How near is near. */
const NEAR = '300px';

/** While a run goes on, what depends on its growth is drawn anew at most this often, in milliseconds. */
const REDRAWN_EVERY = 500;

/** Steps a second up to which each step's sentence is read out while the run plays. */
const FASTEST_SPOKEN = 1;

/** A cell that a reader walks to. */
const CELL = '[role=gridcell]';

/** Commands that leave the reader where they are. */
const STAYS = new Set<StepperCommand>(['faster', 'slower', 'predict', 'fullscreen', 'help', 'toText']);

/**
 * A figure that steps through one run. Its markup is already on the page with its first frame drawn;
 * this element brings the run, the player and the views to life.
 */
export class SudoStepper extends HTMLElement {
  #config!: StepperConfig;
  #loaded!: LoadedAlgorithm;
  #run!: PreparedRun;
  #running: RunningTrace | undefined;
  #player!: TimelinePlayer;
  #transport!: Transport;
  #chooser!: RunChooser;
  #predict!: Predict;
  #spoken!: Spoken;
  #views: ViewSet | undefined;
  readonly #redraw = new PacedRedraw(() => this.#drawGrowth(), REDRAWN_EVERY);
  #urlTimer = 0;
  #touched = false;
  /** Whether the figure had the focus before it was pressed. */
  #hadFocus = false;

  #started: Promise<void> | undefined;

  /** A figure begins its run when it comes near, or when a link is about it: pages have several, and some run for minutes. */
  connectedCallback(): void {
    this.role = 'group';
    const figure = this.closest('figure');
    const run = readUrlState(location)?.run;
    if (run === figure?.id) this.begin();
    else if (run && !document.getElementById(run)?.matches('.stepper') && this === document.querySelector('sudo-stepper'))
      showNotice(this, linkNotice([`there is no figure '${run}' on this page`]), 'error');
    this.addEventListener('pointerdown', () => {
      this.#hadFocus = this.contains(document.activeElement);
    });
    // A press in the grid is for the figure: only the Tab key leads into the cells, where arrow keys walk.
    this.addEventListener('mousedown', (event) => this.#takePress(event), { capture: true });
    this.addEventListener('keydown', (event) => this.#leaveCells(event), { capture: true });
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        this.begin();
      },
      { rootMargin: NEAR },
    );
    observer.observe(this);
  }

  /** Starts the run that the page was built with, if it has not been started yet. */
  begin(): Promise<void> {
    this.#started ??= this.#start().catch((error: unknown) => showFault(this, error));
    return this.#started;
  }

  async #start(): Promise<void> {
    this.#config = readConfig(this.querySelector('script[type="application/json"]')!.textContent);
    const { algorithm, puzzle, options, position, run } = this.#config;
    this.#loaded = await loadAlgorithm(algorithm);
    this.#chooser = new RunChooser(this, this.#loaded.algorithm.options, this.#config.puzzles, (chosen) => this.#change(chosen));
    this.#transport = new Transport(this, this.#loaded.algorithm, {
      command: (command) => this.command(command),
      seek: (place) => this.seek(place),
      detail: (detail) => {
        this.#player.detail = detail;
      },
      cancel: () => this.#running?.cancel(),
      predictKinds: (kinds) => {
        this.#predict.kinds = kinds;
      },
    });
    this.#spoken = new Spoken(this.querySelector('[data-part=spoken]')!);
    connectMenus(this, {
      link: () => this.#link(),
      timeline: () => this.timeline,
      name: () => `${algorithm}-${this.#run.puzzle.id}-${this.#player.position}`,
      say: (text) => showNotice(this, text),
    });
    connectOwnPuzzle(this, (text) => this.#useOwnPuzzle(text));

    const link = readUrlState(location);
    if (link?.run === run) await this.#arriveByUrl(link);
    else await this.#open(puzzle, options, position);
    this.addEventListener('keydown', (event) => this.#onKey(event));
    this.addEventListener('speedchange', () => {
      this.#player.speed = this.#transport.speed;
    });
    this.addEventListener('own-puzzle-cancelled', () => this.#showChosen());
    addEventListener('popstate', () => clearTimeout(this.#urlTimer));
    this.dataset.ready = '';
    for (const command of keptCommands(this)) this.command(command);
  }

  get timeline(): Timeline {
    return this.#running!.timeline;
  }

  get position(): number {
    return this.#player.position;
  }

  /** Restores what a link holds, as far as it makes sense, and says what does not. */
  async follow(link: UrlState): Promise<void> {
    await this.begin();
    await this.#follow(link);
  }

  async #follow(link: UrlState): Promise<void> {
    const { puzzle, options, step, faults } = linkedRun(link, this.#config, this.#loaded.algorithm);
    await this.#show(puzzle, options, step);
    if (faults.length > 0) showNotice(this, linkNotice(faults), 'error');
  }

  /** The link is the page's own address: the reader has come for this figure. A page in a frame leaves the focus with its host. */
  async #arriveByUrl(link: UrlState): Promise<void> {
    await this.#follow(link);
    scrollToTopOf(this.closest('figure') ?? this);
    if (document.activeElement === document.body) takeFocus(this);
  }

  /** Starts a run and shows the frame at `position` as soon as it is there. Throws InputError, and changes nothing, when the puzzle does not fit. */
  async #open(puzzle: NamedPuzzle, options: Readonly<Record<string, string>>, position: number): Promise<void> {
    const run = prepareOn(this.#loaded, puzzle, options);
    showNotice(this, '');
    const running = runInWorker(run, () => this.#onProgress(running));
    this.#running?.cancel();
    this.#running = running;
    this.#run = run;
    this.#views = undefined;
    running.done.then(
      () => this.#onProgress(running, true),
      (error: unknown) => running === this.#running && showFault(this, error),
    );
    if (this.#player) this.#predict.follow(running.timeline);
    else this.#makePlayer(running.timeline);
    this.#player.follow(running.timeline, position);
    this.#showChosen();
    const pointing = { seek: (place: number) => this.seek(place), pick: (cell: number) => this.#pick(cell) };
    const names = [...this.#config.views, ...standingViews];
    const made = await ViewSet.in(this, names, viewContext(run, running.timeline, document, pointing));
    if (running !== this.#running) return;
    this.#views = made;
    this.#onProgress(running);
  }

  #makePlayer(timeline: Timeline): void {
    this.#player = new TimelinePlayer(timeline);
    this.#predict = new Predict(this.querySelector<HTMLElement>('[data-part=predict]')!, timeline, this.#loaded.words, () =>
      this.#player.forward(),
    );
    this.#transport.offer(this.#predict.groups);
    this.#player.holdsAt = (position) => {
      if (!this.#predict.holdsAt(position)) return false;
      this.#predict.ask(position);
      return true;
    };
    this.#player.onMove = () => this.#draw();
    this.#player.onArrival = (place) => {
      const { length } = this.timeline;
      if (place > length && Number.isFinite(place)) showNotice(this, `The run has only ${counted(length, 'step')}: here is the last one.`);
    };
    this.#player.onState = (playing) => {
      showPlaying(this, playing);
      if (playing) return;
      this.#rememberPlace();
      this.#speak();
    };
  }

  /** `over` says that the run goes no further, though it may not have come to its end. */
  #onProgress(running: RunningTrace, over = running.timeline.complete): void {
    if (running !== this.#running || !this.#views) return;
    this.#player.grown(over);
    if (over || this.#views.position === undefined) this.#redraw.now();
    else this.#redraw.soon();
  }

  /** Draws what the run has come to; the frame is drawn only where it is another than before. */
  #drawGrowth(): void {
    const { timeline } = this;
    if (this.#player.wanted === Number.POSITIVE_INFINITY) this.#player.approach();
    else if (this.#player.wanted === undefined) {
      if (this.#views!.position === undefined) this.#draw();
      else this.#views!.drawGrowth();
      this.#transport.showPlace(this.#player.position, timeline);
    }
    this.#transport.showRun(timeline);
  }

  #draw(): void {
    const { position } = this.#player;
    // While the views of another run are made, there is nothing to draw on.
    if (!this.#views) return;
    const previous = this.#views.position;
    this.classList.toggle('rewound', previous !== undefined && previous > position);
    this.classList.toggle('fast', this.#player.playing && this.#player.speed > 8);
    const began = performance.now();
    this.#views.draw(position);
    this.#transport.showPlace(position, this.timeline);
    this.dataset.position = String(position);
    this.dataset.drawMs = (performance.now() - began).toFixed(2);
    if (!this.#player.playing) this.#rememberPlace();
    this.#speak();
  }

  /** The sentence is read out where the reader has time for it. */
  #speak(): void {
    const { playing, speed } = this.#player;
    if (playing && speed > FASTEST_SPOKEN) this.#spoken.hush();
    else if (this.#touched) this.#spoken.say(this.querySelector('[data-view=words]')!.textContent);
  }

  seek(position: number): void {
    this.#touched = true;
    showNotice(this, '');
    this.#predict.close();
    this.#player.goTo(position);
  }

  /** Goes to a place of the run that the chapter is written about, whatever the reader has made of the figure since. */
  async show(position: number): Promise<void> {
    await this.begin();
    this.#touched = true;
    await this.#show(this.#config.puzzle, this.#config.options, position);
  }

  async #show(puzzle: NamedPuzzle, options: Readonly<Record<string, string>>, position: number): Promise<void> {
    const same = this.#running && this.#run.puzzle.text === puzzle.text && JSON.stringify(this.#run.options) === JSON.stringify(options);
    if (same) this.seek(position);
    else await this.#open(puzzle, options, position);
  }

  /** Puts the choosers to what runs. */
  #showChosen(): void {
    this.#chooser.show(this.#run.puzzle, this.#run.options);
  }

  /** Does what the reader asks, once the frame that it leads on from is there. */
  command(command: StepperCommand): void {
    this.#touched = true;
    // Both lead away from wherever the figure is to open.
    if (command === 'start' || command === 'end') this.#player.stay();
    if (STAYS.has(command)) this.#obey(command);
    else this.#player.onceThere(() => this.#obey(command));
  }

  #obey(command: StepperCommand): void {
    const player = this.#player;
    const asking = this.#predict.asking;
    // Any move skips a question: skipping is free.
    if (asking && ['forward', 'toggle', 'over', 'out', 'end'].includes(command)) this.#predict.skip();
    else if (asking && !STAYS.has(command)) this.#predict.close();
    if (command === 'forward' && player.holdsAt(player.position)) {
      player.pause();
      return;
    }
    const stops = this.#transport.stops(player);
    const moves: Record<StepperCommand, () => void> = {
      toggle: () => player.toggle(),
      back: () => player.back(),
      forward: () => player.forward(),
      over: () => player.over(),
      out: () => this.#goTo(this.timeline.stepOut(player.position), 'No later step leaves this level.'),
      start: () => this.seek(0),
      end: () => {
        this.seek(Number.POSITIVE_INFINITY);
        player.approach();
      },
      previousStop: () => this.#goTo(stops.previous()),
      nextStop: () => this.#goTo(stops.next()),
      faster: () => this.#transport.changeSpeed(player, 1),
      slower: () => this.#transport.changeSpeed(player, -1),
      predict: () => this.#togglePredict(),
      fullscreen: () => this.#toggleFullscreen(),
      toText: () => {
        const ways = new Event('to-text', { bubbles: true, cancelable: true });
        if (this.dispatchEvent(ways)) showNotice(this, 'No link of the text led here.');
      },
      help: () => this.querySelector<HTMLDialogElement>('dialog[data-part=help]')?.showModal(),
    };
    player.speed = this.#transport.speed;
    if (!STAYS.has(command)) showNotice(this, '');
    moves[command]();
  }

  #goTo(position: number | undefined, otherwise = 'There is no such step that way.'): void {
    this.#player.pause();
    if (position === undefined) showNotice(this, otherwise);
    else this.#player.seek(position);
  }

  #togglePredict(): void {
    this.#predict.turn(!this.#predict.on);
    this.#transport.showPredict(this.#predict.on);
    if (!this.#predict.on) return;
    // Questions are about single steps, so the reader moves by single steps while they are on.
    this.#player.detail = 'micro';
    this.#transport.showDetail('micro');
    this.#player.pause();
  }

  #toggleFullscreen(): void {
    toggleFullscreen(this.closest('figure') ?? this, () => showNotice(this, 'This browser does not allow full screen here.'));
    // Not every browser gives the focus to a button that is clicked.
    if (!this.contains(document.activeElement)) takeFocus(this);
  }

  /** A press on an open cell chooses it to be watched; one that only brings the focus does not. */
  #pick(cell: number): void {
    if (this.#predict.answerCell(cell) || !this.#hadFocus) return;
    const { grid } = this.timeline.frame(this.#player.position).picture;
    if (grid && grid.puzzle.givens[cell] === 0) this.#transport.watch(cell, grid.puzzle.grid);
  }

  #takePress(event: MouseEvent): void {
    if (!(event.target as Element).closest(CELL)) return;
    event.preventDefault();
    takeFocus(this);
  }

  #leaveCells(event: KeyboardEvent): void {
    this.#hadFocus = true;
    if (event.key !== 'Escape' || !(event.target as Element).closest(CELL)) return;
    event.preventDefault();
    takeFocus(this);
  }

  #onKey(event: KeyboardEvent): void {
    const number = answerOf(event);
    if (number !== undefined && this.#predict.answerNumber(number)) event.preventDefault();
    const command = takeKey(event);
    if (command) this.command(command);
  }

  async #change(chosen: { puzzle?: NamedPuzzle; options?: Readonly<Record<string, string>> }): Promise<void> {
    this.#touched = true;
    try {
      await this.#open(chosen.puzzle ?? this.#run.puzzle, chosen.options ?? this.#run.options, 0);
    } catch (error) {
      this.#showChosen();
      showFault(this, error);
    }
  }

  /** Runs a puzzle that the reader brought. Throws InputError when it is none, or not for this algorithm. */
  async #useOwnPuzzle(text: string): Promise<void> {
    this.#touched = true;
    await this.#open(ownPuzzle(text), this.#run.options, 0);
  }

  #link(): string {
    const { run, algorithm } = this.#config;
    return urlOf(location.href, {
      run,
      algorithm,
      puzzle: nameOf(this.#run.puzzle),
      options: this.#run.options,
      step: this.#player.position,
    });
  }

  /** Keeps the place in the address bar, once the reader has moved and a moment has passed. */
  #rememberPlace(): void {
    if (!this.#touched) return;
    clearTimeout(this.#urlTimer);
    this.#urlTimer = window.setTimeout(() => history.replaceState(history.state, '', this.#link()), 400);
  }
}

export function define(): void {
  if (!customElements.get('sudo-stepper')) customElements.define('sudo-stepper', SudoStepper);
}
