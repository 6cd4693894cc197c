import { noMoves } from '#words/hands.ts';
import { noFigure, noLinkLedHere } from '#words/stepper.ts';
import { factsOf } from '../../../trace/facts.ts';
import type { Override } from '../../../trace/recorder.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { KeptAddress } from '../../controls/kept-address.ts';
import { numberOf, type StepperCommand, takeKey } from '../../controls/keys.ts';
import { showKeys } from '../../controls/keys-dialog.ts';
import { showFault, showNotice } from '../../controls/notice.ts';
import { OptionControls } from '../../controls/option-controls.ts';
import { connectOwnPuzzle } from '../../controls/own-puzzle.ts';
import { PointerOfLight } from '../../controls/pointer-of-light.ts';
import { Predict } from '../../controls/predict.ts';
import { takeFocus } from '../../controls/reach.ts';
import { Stage } from '../../controls/stage.ts';
import { Tabs } from '../../controls/tabs.ts';
import { Transport } from '../../controls/transport.ts';
import { Why } from '../../controls/why/why.ts';
import { forksText } from '../../runs/fork.ts';
import { FACTS, FRAME } from '../../runs/goal.ts';
import { linkedRun, linkNotice } from '../../runs/linked-run.ts';
import { type NamedPuzzle, nameOf, ownPuzzle } from '../../runs/named-puzzle.ts';
import { TimelinePlayer } from '../../runs/player.ts';
import { type LoadedAlgorithm, loadAlgorithm, type PreparedRun, prepareOn } from '../../runs/prepared-run.ts';
import { readConfig, type StepperConfig } from '../../runs/stepper-config.ts';
import { readUrlState, type UrlState, urlOf } from '../../runs/url-state.ts';
import { SHOW_PART } from '../../views/view.ts';
import { ViewSet, viewContext } from '../../views/view-set.ts';
import { standingViews } from '../../views/views.ts';
import { doEarly, wasAskedEarly } from './early-commands.ts';
import { FigureHands } from './figure-hands.ts';
import { connectFigureMenu } from './figure-menu.ts';
import { FigureMotion } from './figure-motion.ts';
import { FigureMoves } from './figure-moves.ts';
import { FigureWhatIf } from './figure-what-if.ts';
import { FrameSigns } from './frame-signs.ts';
import { GROUND, HeatGround } from './heat-ground.ts';
import { PressFocus } from './press-focus.ts';
import { ShownRun } from './shown-run.ts';

/** How near is near. */
const NEAR = '300px';

/**
 * A figure that steps through one run. Its markup is already on the page with its first frame drawn;
 * this element brings the run, the player and the views to life.
 */
export class SudoStepper extends HTMLElement {
  /**
   * A run that somebody brings, in place of the one that the page was built with; set before the element is connected. Such a figure
   * begins at once and at its start, and the page's address is not about it.
   */
  declare brought?: PreparedRun;
  readonly #player = new TimelinePlayer();
  readonly #address = new KeptAddress(() => this.#link());
  #press!: PressFocus;
  #stage!: Stage;
  #config!: StepperConfig;
  #loaded!: LoadedAlgorithm;
  #shown!: ShownRun;
  #transport!: Transport;
  #chooser!: OptionControls;
  #predict!: Predict;
  #why!: Why;
  #moves!: FigureMoves;
  #tabs!: Tabs;
  #hands!: FigureHands;
  #whatIf!: FigureWhatIf;
  #started: Promise<void> | undefined;

  /** A figure begins its run when it comes near, or when a link is about it: pages have several. One that `waits` begins when it is used. */
  connectedCallback(): void {
    this.role = 'group';
    const figure = this.closest('figure');
    const { run, stage } = (!this.brought && readUrlState(location)) || {};
    this.#stage = new Stage(this, figure ?? this, { changed: () => this.#keepAddress() });
    new PointerOfLight(this);
    if (run === figure?.id && stage) this.#stage.open();
    if (this.brought || run === figure?.id) this.begin();
    else if (run && !document.getElementById(run)?.matches('.stepper') && this === document.querySelector('sudo-stepper'))
      this.begin().then(() => showNotice(this, linkNotice([noFigure(run)]), 'error'));
    this.#press = new PressFocus(this);
    if ('waits' in this.dataset) this.#beginWhenUsed();
    else this.#beginWhenNear();
  }

  #beginWhenUsed(): void {
    if (wasAskedEarly(this)) this.begin();
    this.addEventListener('pointerdown', () => this.begin(), { once: true });
    // The Tab key only passes through.
    this.addEventListener('keydown', ({ key }) => key !== 'Tab' && this.begin());
  }

  #beginWhenNear(): void {
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
    this.#loaded = this.brought ?? (await loadAlgorithm(algorithm));
    this.#connect();
    const link = readUrlState(location);
    if (this.brought) await this.#shown.open(this.brought, 0);
    else if (link?.run === run) await this.#arriveByUrl(link);
    else await this.#open(puzzle, options, position);
    this.addEventListener('keydown', (event) => this.#onKey(event));
    this.dataset.ready = '';
    doEarly(this, (command) => this.command(command));
  }

  /** Brings the controls to life, and has them and the run obey the player. */
  #connect(): void {
    const [player, transport, predict] = [this.#player, this.#makeTransport(), this.#makePredict()];
    [this.#transport, this.#predict] = [transport, predict];
    transport.offer(predict.groups);
    const signs = new FrameSigns(this, player, transport, () => this.#address.touched);
    this.#chooser = new OptionControls(
      this,
      this.#loaded.algorithm.options,
      this.#config.puzzles,
      (chosen) => this.#change(chosen),
      this.#config.options,
    );
    this.#tabs = new Tabs(this, () => this.#shown.drawLate());
    addEventListener('beforeprint', () => this.#shown.drawLate({ hidden: true }));
    this.addEventListener('own-puzzle-cancelled', () => this.#showChosen());
    if (!this.brought) connectOwnPuzzle(this, (text) => this.#useOwnPuzzle(text));
    connectFigureMenu(this, player, {
      link: () => this.#link(),
      name: () => `${this.#run.row.id}-${this.#run.puzzle.id}`,
      run: () => this.#run,
      hold: (...way) => this.hold(...way),
      table: () => this.#tabs.show('table', { focus: true }),
    });
    this.#why = new Why(this, {
      player,
      loaded: this.#loaded,
      isFree: () => !this.#hands.on,
      go: (place) => this.seek(place),
      say: (text) => showNotice(this, text),
      changed: () => {
        this.#address.touched = true;
        this.#address.changed();
      },
    });
    this.#moves = new FigureMoves(player, {
      questions: predict,
      stops: () => this.#why.stops ?? transport.stops(player),
      touched: () => {
        this.#address.touched = true;
      },
      say: (text) => showNotice(this, text),
      beside: {
        faster: () => transport.pace.change(1),
        slower: () => transport.pace.change(-1),
        slow: () => transport.pace.toggleSlow(),
        predict: () => this.#togglePredict(),
        hands: () => this.#makeMoves(),
        why: () => this.#why.ask(),
        whatIf: () => {
          this.#why.close();
          this.#whatIf.ask();
        },
        fullscreen: () => this.#stage.toggle(),
        toText: () => {
          const ways = new Event('to-text', { bubbles: true, cancelable: true });
          if (this.dispatchEvent(ways)) showNotice(this, noLinkLedHere);
        },
        help: () => showKeys(this),
      },
    });
    player.onState = (playing) => {
      signs.played(playing);
      if (playing) return;
      ground.show(false);
      this.#stood();
    };
    const ground = new HeatGround(this, this.#loaded.algorithm, () => this.#shown.drawLate());
    const motion = new FigureMotion(this, player, () => this.#shown.settle());
    const asRun: ConstructorParameters<typeof FigureWhatIf>[3] = {
      run: () => this.#run,
      runWith: (overrides, position) => this.#open(this.#run.puzzle, this.#run.options, position, overrides),
      say: (text) => showNotice(this, text),
      changed: () => this.#keepAddress(),
    };
    this.#whatIf = new FigureWhatIf(this, this.#loaded, player, asRun);
    this.#hands = new FigureHands(this, player, {
      ...asRun,
      seek: (position) => this.seek(position),
      left: () => {
        this.#shown.drawLate();
        this.#address.changed();
      },
    });
    this.#shown = new ShownRun(player, {
      views: (run, timeline) => this.#makeViews(run, timeline),
      begun: (_, timeline) => {
        showNotice(this, '');
        this.#hands.followed(this.#run);
        this.#why.close();
        this.#whatIf.followed(this.#run);
        predict.follow(timeline);
        this.#showChosen();
      },
      room: (going) => motion.room(going),
      drawn: (milliseconds, before) => {
        signs.drawn(milliseconds, before);
        this.#why.drawn();
        this.#whatIf.moved();
        if (this.brought) this.dispatchEvent(new CustomEvent(FRAME, { detail: player.position }));
        ground.show(this.classList.contains('fast'));
        if (!player.playing) this.#stood();
      },
      grown: (timeline) => {
        if (player.wanted === undefined) transport.showPlace(player.position, timeline);
        transport.showRun(timeline);
        this.#whatIf.grown();
        if (timeline.complete) this.#tell();
      },
      failed: (error) => showFault(this, error),
    });
  }

  /** The figure stands at a frame: its address and its facts are those of this frame. */
  #stood(): void {
    this.#address.changed();
    this.#tell();
  }

  /** Tells the exercises of the page what the figure shows. */
  #tell(): void {
    const { position, timeline } = this.#player;
    const { options, puzzle } = this.#run;
    this.dispatchEvent(
      new CustomEvent(FACTS, { bubbles: true, detail: { ...factsOf(timeline, position, options), puzzle: nameOf(puzzle) } }),
    );
  }

  #makeTransport(): Transport {
    return new Transport(this, this.#loaded.algorithm, {
      command: (command) => this.command(command),
      seek: (place) => this.seek(place),
      pace: (pace, byHand) => {
        Object.assign(this.#player, { plays: pace.detail, speed: pace.speed, detail: byHand });
      },
      cancel: () => this.#shown.cancel(),
      predictKinds: (kinds) => {
        this.#predict.kinds = kinds;
      },
    });
  }

  #makePredict(): Predict {
    const panel = this.querySelector<HTMLElement>('[data-part=predict]')!;
    return new Predict(panel, this.#loaded, () => this.#player.forward());
  }

  /** What runs. */
  get #run(): PreparedRun {
    return this.#shown.run!;
  }

  /** Restores what a link holds, as far as it makes sense, and says what does not. */
  async follow(link: UrlState): Promise<void> {
    await this.begin();
    await this.#follow(link);
  }

  async #follow(link: UrlState): Promise<void> {
    const { puzzle, options, step, forks, faults: unread } = linkedRun(link, this.#config, this.#loaded.algorithm);
    this.#hands.leave();
    await this.#show(puzzle, options, step);
    const faults = [...unread, ...(await this.#whatIf.follow(forks, step))];
    if (faults.length > 0) showNotice(this, linkNotice(faults), 'error');
    if (link.pane) this.#tabs.show(link.pane);
    if (link.stage) this.#stage.open();
    if (link.hands) this.#player.onceThere(() => this.#makeMoves({ keepsDraws: link.keeps }));
    if (link.asks) this.#player.onceThere(() => this.#whatIf.ask());
    if (link.why) this.#player.onceThere(() => this.#why.follow(link.why!));
  }

  /** The link is the page's own address: the reader has come for this figure. A page in a frame leaves the focus with its host. */
  async #arriveByUrl(link: UrlState): Promise<void> {
    await this.#follow(link);
    this.#stage.bringUp();
    if (document.activeElement === document.body) takeFocus(this);
  }

  /** The reader makes the moves from the frame that is shown on. */
  async #makeMoves(ways: { keepsDraws?: boolean | undefined } = {}): Promise<void> {
    this.#player.pause();
    if (this.#predict.on) this.#togglePredict();
    this.#why.close();
    const { algorithm } = this.#run;
    if (algorithm.hands) await this.#hands.begin(ways);
    else showNotice(this, noMoves(algorithm.title));
  }

  /** Starts a run and shows the frame at `position` as soon as it is there. Throws InputError, and changes nothing, when the puzzle does not fit. */
  async #open(
    puzzle: NamedPuzzle,
    options: Readonly<Record<string, string>>,
    position: number,
    overrides: readonly Override[] = [],
  ): Promise<void> {
    await this.#shown.open(prepareOn(this.#loaded, puzzle, options, overrides), position);
  }

  #makeViews(run: PreparedRun, timeline: Timeline): Promise<ViewSet> {
    const pointing = {
      seek: (place: number) => this.seek(place),
      showPart: (first: number, last: number) => this.#transport.showPart(first, last),
      pick: (cell: number) => this.#pick(cell),
    };
    return ViewSet.in(this, [...this.#config.views, ...standingViews, GROUND], viewContext(run, timeline, document, pointing));
  }

  seek(position: number): void {
    this.#moves.seek(position);
  }

  /**
   * Shows the movement from one frame to another that follows it, at a share of its way, until another frame is asked for. Gives
   * how long it lasts, in milliseconds; 0 where nothing moves.
   */
  hold(position: number, at: number, next?: number): number {
    return this.#shown.hold(position, at, next);
  }

  command(command: StepperCommand): void {
    this.#moves.command(command);
  }

  /**
   * Goes to a place of the run that the chapter is written about, whatever the reader has made of the figure since; to a `pane` where one
   * is to be seen, and with a chart of the run that shows no more than the part `from` a step up to that place.
   */
  async show(position: number, { pane, from }: { pane?: string; from?: string } = {}): Promise<void> {
    await this.begin();
    this.#address.touched = true;
    this.#hands.leave();
    await this.#show(this.#config.puzzle, this.#config.options, position);
    if (pane) this.#tabs.show(pane);
    if (from !== undefined)
      for (const drawing of this.querySelectorAll('.strip-drawing, [data-view=tree]'))
        drawing.dispatchEvent(new CustomEvent(SHOW_PART, { detail: [Number(from), position] }));
  }

  async #show(puzzle: NamedPuzzle, options: Readonly<Record<string, string>>, position: number): Promise<void> {
    const { run } = this.#shown;
    const same = run?.overrides.length === 0 && run.puzzle.text === puzzle.text && JSON.stringify(run.options) === JSON.stringify(options);
    if (same) this.seek(position);
    else await this.#open(puzzle, options, position);
  }

  /** Puts the choosers to what runs. */
  #showChosen(): void {
    this.#chooser.show(this.#run.puzzle, this.#run.options);
  }

  #togglePredict(): void {
    if (this.#predict.groups.length === 0) return;
    this.#predict.turn(!this.#predict.on);
    this.#transport.showPredict(this.#predict.on);
    this.#transport.pace.ask(this.#predict.on);
    if (this.#predict.on) this.#player.pause();
  }

  /** A press on an open cell chooses it to be watched; one that only brings the focus does not. */
  #pick(cell: number): void {
    if (this.#hands.pick(cell) || this.#whatIf.pick(cell) || this.#predict.answerCell(cell) || !this.#press.hadBefore) return;
    const { grid } = this.#player.timeline.frame(this.#player.position).picture;
    if (grid && grid.puzzle.givens[cell] === 0) this.#transport.watch(cell, grid.puzzle.grid);
  }

  #onKey(event: KeyboardEvent): void {
    if (this.#hands.key(event) || this.#why.key(event) || this.#whatIf.key(event)) return;
    const number = numberOf(event);
    if (number !== undefined && (this.#predict.answerNumber(number) || this.#tabs.showNumber(number))) event.preventDefault();
    const command = takeKey(event);
    if (command) this.command(command);
  }

  async #change(chosen: { puzzle?: NamedPuzzle; options?: Readonly<Record<string, string>> }): Promise<void> {
    this.#address.touched = true;
    try {
      await this.#open(chosen.puzzle ?? this.#run.puzzle, chosen.options ?? this.#run.options, 0);
    } catch (error) {
      this.#showChosen();
      showFault(this, error);
    }
  }

  /** Runs a puzzle that the reader brought. Throws InputError when it is none, or not for this algorithm. */
  async #useOwnPuzzle(text: string): Promise<void> {
    this.#address.touched = true;
    await this.#open(ownPuzzle(text), this.#run.options, 0);
  }

  #keepAddress(): void {
    this.#address.touched = true;
    if ('ready' in this.dataset) this.#address.changed();
  }

  #link(): string {
    if (this.brought) return location.href;
    const { run, algorithm } = this.#config;
    return urlOf(location.href, {
      run,
      algorithm,
      puzzle: nameOf(this.#run.puzzle),
      options: this.#run.options,
      step: this.#player.position,
      why: this.#why.text,
      stage: this.#stage.on,
      hands: this.#hands.on,
      keeps: this.#hands.keepsDraws,
      forks: forksText(this.#whatIf.forks) || undefined,
    });
  }
}

export function define(): void {
  if (!customElements.get('sudo-stepper')) customElements.define('sudo-stepper', SudoStepper);
}
