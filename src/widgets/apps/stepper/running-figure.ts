import { noMoves } from '#words/manual.ts';
import { noLinkLedHere } from '#words/stepper.ts';
import type { Override } from '../../../trace/recorder.ts';
import { showKeys } from '../../controls/keyboard/keys-dialog.ts';
import { KeptAddress } from '../../controls/page/kept-address.ts';
import type { Presentation } from '../../controls/presentation/presentation.ts';
import { Transport } from '../../controls/transport/transport.ts';
import type { Predict } from '../../modes/predict/predict.ts';
import { Why } from '../../modes/why/why.ts';
import type { NamedPuzzle } from '../../runs/named-puzzle.ts';
import { TimelinePlayer } from '../../runs/player.ts';
import { type LoadedAlgorithm, type PreparedRun, prepareOn } from '../../runs/prepared-run.ts';
import type { StepperConfig } from '../../runs/stepper-config.ts';
import { numberOf, takeKey } from '../../ui/keys.ts';
import { showFault, showNotice } from '../../ui/notice.ts';
import { Tabs } from '../../ui/tabs.ts';
import { ViewSet, viewContext } from '../../views/view-set.ts';
import { defaultViews } from '../../views/views.ts';
import { FigureChoice } from './figure-choice.ts';
import { FigureEmbargo } from './figure-embargo.ts';
import { linkOf } from './figure-link.ts';
import { FigureManual } from './figure-manual.ts';
import { connectFigureMenu } from './figure-menu.ts';
import { FigureMotion } from './figure-motion.ts';
import { FigureMoves } from './figure-moves.ts';
import { FigureQuestions } from './figure-questions.ts';
import { FigureWhatIf } from './figure-what-if.ts';
import { FrameSigns } from './frame-signs.ts';
import { GROUND, HeatGround } from './heat-ground.ts';
import { PageNews } from './page-news.ts';
import type { PressFocus } from './press-focus.ts';
import { ShownRun } from './shown-run.ts';

/** The element that a figure lives in, and what its page was built with. */
interface Place {
  readonly root: HTMLElement;
  readonly config: StepperConfig;
  readonly loaded: LoadedAlgorithm;
  readonly stage: Presentation;
  readonly press: PressFocus;
  /** Whether somebody brought the run. */
  readonly imported: boolean;
}

/** A figure that has come to life: controls, modes and views of one run, which all obey one player. */
export class RunningFigure {
  readonly player = new TimelinePlayer();
  readonly place: Place;
  readonly tabs: Tabs;
  readonly why: Why;
  readonly moves: FigureMoves;
  readonly manual: FigureManual;
  readonly whatIf: FigureWhatIf;
  readonly #root: HTMLElement;
  readonly #address: KeptAddress;
  readonly #news: PageNews;
  readonly #embargo: FigureEmbargo;
  readonly #transport: Transport;
  readonly #questions: FigureQuestions;
  readonly #choice: FigureChoice;
  readonly #shown: ShownRun;

  constructor(place: Place) {
    const { root, config, loaded, imported } = place;
    this.place = place;
    this.#root = root;
    this.#address = new KeptAddress(() => this.link);
    this.#news = new PageNews(root, this.player);
    this.#embargo = new FigureEmbargo(root, () => this.#showPast());
    this.#transport = this.#makeTransport();
    this.#questions = new FigureQuestions(root, loaded, {
      player: this.player,
      embargo: this.#embargo,
      transport: this.#transport,
      opened: () => this.why.close(),
    });
    this.#choice = new FigureChoice(root, loaded, config, !imported, {
      run: () => this.run,
      open: (puzzle, options) => {
        this.#address.touched = true;
        return this.open(puzzle, options, 0);
      },
    });
    this.tabs = new Tabs(root, () => this.#shown.drawLate());
    addEventListener('beforeprint', () => this.#shown.drawLate({ hidden: true }));
    connectFigureMenu(root, this.player, {
      link: () => this.link,
      name: () => `${this.run.row.id}-${this.run.puzzle.id}`,
      run: () => this.run,
      hold: (...way) => this.hold(...way),
      quit: () => this.#predict.skip(),
      table: () => this.tabs.show('table', { focus: true }),
    });
    this.why = this.#makeWhy();
    this.moves = this.#makeMoves();
    const asRun: ConstructorParameters<typeof FigureWhatIf>[3] = {
      run: () => this.run,
      runWith: (overrides, position) => this.open(this.run.puzzle, this.run.options, position, overrides),
      say: (text) => showNotice(root, text),
      changed: () => this.keepAddress(),
    };
    this.whatIf = new FigureWhatIf(root, loaded, this.player, asRun);
    this.manual = new FigureManual(root, this.player, {
      ...asRun,
      seek: (position) => this.moves.seek(position),
      withhold: (after) => this.#embargo.withhold(after),
      left: () => {
        this.#embargo.lift();
        this.#shown.drawLate();
        this.#address.changed();
      },
    });
    this.#shown = this.#makeShown();
  }

  /** What comes after the frame is withheld from now on, or no more. */
  #showPast(): void {
    this.whatIf.withhold(this.#embargo.on);
    this.#shown.redraw();
  }

  get #predict(): Predict {
    return this.#questions.predict;
  }

  #makeTransport(): Transport {
    return new Transport(this.#root, this.place.loaded.algorithm, {
      command: (command) => this.moves.command(command),
      seek: (place) => this.#point(place),
      pace: (pace, byHand) => {
        Object.assign(this.player, { plays: pace.detail, speed: pace.speed, detail: byHand });
      },
      cancel: () => this.#shown.cancel(),
      predictKinds: (kinds) => {
        this.#predict.kinds = kinds;
      },
    });
  }

  #makeWhy(): Why {
    return new Why(this.#root, {
      player: this.player,
      loaded: this.place.loaded,
      isFree: () => !this.manual.on && !this.#predict.asking,
      go: (place) => this.moves.seek(place),
      say: (text) => showNotice(this.#root, text),
      changed: () => this.keepAddress(),
    });
  }

  #makeMoves(): FigureMoves {
    const { pace } = this.#transport;
    return new FigureMoves(this.player, {
      questions: this.#predict,
      stops: () => this.why.stops ?? this.#transport.stops(this.player),
      touched: () => this.touch(),
      say: (text) => showNotice(this.#root, text),
      beside: {
        faster: () => pace.change(1),
        slower: () => pace.change(-1),
        slow: () => pace.toggleSlow(),
        predict: () => this.#questions.toggle(),
        hands: () => this.beginManual(),
        why: () => this.why.ask(),
        whatIf: () => {
          this.why.close();
          this.whatIf.ask();
        },
        fullscreen: () => this.place.stage.toggle(),
        toText: () => {
          if (!this.#news.askForText()) showNotice(this.#root, noLinkLedHere);
        },
        help: () => showKeys(this.#root),
      },
    });
  }

  #makeShown(): ShownRun {
    const { player } = this;
    const showPlace = (position: number) => this.#transport.showPlace(position, this.#embargo.open);
    const signs = new FrameSigns(this.#root, player, { showPlace }, () => this.#address.touched);
    const heat = new HeatGround(this.#root, this.place.loaded.algorithm, () => this.#shown.drawLate());
    const motion = new FigureMotion(this.#root, player, () => this.#shown.settle());
    player.onState = (playing) => {
      signs.played(playing);
      if (playing) return;
      heat.show(false);
      this.#stood();
    };
    return new ShownRun(player, {
      views: (run) => this.#makeViews(run),
      begun: (_, timeline) => {
        this.#embargo.follow(timeline);
        showNotice(this.#root, '');
        this.manual.followed(this.run);
        this.why.close();
        this.whatIf.followed(this.run);
        this.#predict.follow(timeline);
        this.#choice.show();
      },
      room: (going) => motion.room(going),
      rests: () => this.#predict.asking,
      drawn: (milliseconds, before) => {
        signs.drawn(milliseconds, before);
        this.why.drawn();
        this.whatIf.moved();
        if (this.place.imported) this.#news.frame();
        heat.show(this.#root.classList.contains('fast'));
        if (!player.playing) this.#stood();
      },
      grown: (timeline) => {
        const { open } = this.#embargo;
        if (player.target === undefined) this.#transport.showPlace(player.position, open);
        this.#transport.showRun(open);
        this.whatIf.grown();
        if (timeline.complete) this.#tellFacts();
      },
      failed: (error) => showFault(this.#root, error),
    });
  }

  #makeViews(run: PreparedRun): Promise<ViewSet> {
    const pointing = {
      seek: (place: number) => this.#point(place),
      showPart: (first: number, last: number) => this.#transport.showPart(first, last),
      pick: (cell: number) => this.#pick(cell),
    };
    return ViewSet.in(
      this.#root,
      [...this.place.config.views, ...defaultViews, GROUND],
      viewContext(run, this.#embargo.open, document, pointing),
    );
  }

  /** The reader points at a place in a drawing of the run. */
  #point(place: number): void {
    // A slider has moved already.
    if (!this.moves.point(place)) this.#transport.showPlace(this.player.position, this.#embargo.open);
  }

  /** What runs. */
  get run(): PreparedRun {
    return this.#shown.run!;
  }

  /** The address of what is shown. */
  get link(): string {
    return this.place.imported ? location.href : linkOf(this);
  }

  /** Starts a run and shows the frame at `position` as soon as it is there. Throws InputError, and changes nothing, when the puzzle does not fit. */
  async open(
    puzzle: NamedPuzzle,
    options: Readonly<Record<string, string>>,
    position: number,
    overrides: readonly Override[] = [],
  ): Promise<void> {
    await this.start(prepareOn(this.place.loaded, puzzle, options, overrides), position);
  }

  start(run: PreparedRun, position: number): Promise<void> {
    return this.#shown.open(run, position);
  }

  /** Shows a frame of a run, which is started only where it is not the one that is shown. */
  async show(puzzle: NamedPuzzle, options: Readonly<Record<string, string>>, position: number): Promise<void> {
    const { run } = this.#shown;
    const same = run?.overrides.length === 0 && run.puzzle.text === puzzle.text && JSON.stringify(run.options) === JSON.stringify(options);
    if (same) this.moves.seek(position);
    else await this.open(puzzle, options, position);
  }

  /** See `SudoStepper`. */
  hold(position: number, at: number, next?: number): number {
    return this.#shown.hold(position, at, next);
  }

  /** The reader makes the moves from the frame that is shown on. */
  async beginManual(ways: { keepsDraws?: boolean | undefined } = {}): Promise<void> {
    this.player.pause();
    if (this.#predict.on) this.#questions.toggle();
    this.why.close();
    const { manual, title } = this.run.algorithm;
    if (manual) await this.manual.begin(ways);
    else showNotice(this.#root, noMoves(title));
  }

  /** The reader has done something: from now on the page's address is that of what is shown. */
  touch(): void {
    this.#address.touched = true;
  }

  /** The reader has changed what the address tells. */
  keepAddress(): void {
    this.touch();
    if (this.#shown.run) this.#address.changed();
  }

  /** Does what a key asks. */
  key(event: KeyboardEvent): void {
    if (this.#predict.key(event) || this.manual.key(event) || this.why.key(event)) return;
    if (!this.#predict.asking && this.whatIf.key(event)) return;
    const number = numberOf(event);
    if (number !== undefined && (this.#predict.answerNumber(number) || this.tabs.showNumber(number))) event.preventDefault();
    const command = takeKey(event);
    if (command) this.moves.command(command);
  }

  /** A press on an open cell chooses it to be watched; one that only brings the focus does not. */
  #pick(cell: number): void {
    if (this.manual.pick(cell) || this.whatIf.pick(cell) || this.#predict.answerCell(cell) || !this.place.press.hadBefore) return;
    const { grid } = this.player.timeline.frame(this.player.position).picture;
    if (grid && grid.puzzle.givens[cell] === 0) this.#transport.watch(cell, grid.puzzle.grid);
  }

  /** The figure stands at a frame: its address and its facts are those of this frame. */
  #stood(): void {
    this.#address.changed();
    this.#tellFacts();
  }

  /** Facts tell of the whole run. */
  #tellFacts(): void {
    if (!this.#predict.asking) this.#news.facts(this.run);
  }
}
