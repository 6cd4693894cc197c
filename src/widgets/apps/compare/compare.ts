import * as words from '#words/compare.ts';
import { KeptAddress } from '../../controls/page/kept-address.ts';
import { PointedLight } from '../../controls/page/pointed-light.ts';
import { Presentation } from '../../controls/presentation/presentation.ts';
import { comparedSolve, keepComparedSolve } from '../../runs/compared-solve.ts';
import { type CompareState, compareUrl, holdsPuzzle, type Measure, readCompareUrl } from '../../runs/links/compare-url.ts';
import { linkNotice } from '../../runs/links/linked-run.ts';
import { type NamedPuzzle, nameOf, ownPuzzle, puzzleIn, puzzleNamed } from '../../runs/named-puzzle.ts';
import { letterOf, type NamedRun } from '../../runs/named-run.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { inputFault } from '../../ui/fault-sentence.ts';
import type { StepperCommand } from '../../ui/keys.ts';
import { showFault, showNotice } from '../../ui/notice.ts';
import { PacedRedraw } from '../../ui/paced-redraw.ts';
import { BetRow } from './bet-row.ts';
import { CommonPlayer } from './common-player.ts';
import { CompareControls } from './compare-controls.ts';
import { type CompareConfig, followedLink, hasCages } from './compare-link.ts';
import { type ComparePanel, prepareCompared } from './compare-panel.ts';
import { cellsThatDiffer, digitsAt } from './difference-search.ts';
import { type Difference, DifferenceSeeker } from './difference-seeker.ts';
import { writeLettered } from './lettered.ts';
import { MAX_PANELS, PanelRow } from './panel-row.ts';
import { additionTo, RunExchange } from './run-exchange.ts';
import { WorkDrawing } from './work-drawing.ts';

/** The amount that Shift with an arrow moves by. */
const STRIDE = 10;

/** Commands that stay at the moment that is shown, and leave what is said of it. */
const STAYS: ReadonlySet<StepperCommand> = new Set(['fullscreen', 'stage', 'help', 'faster', 'slower']);

/** The shortest time between two drawings of growing runs, in milliseconds. */
const REDRAWN_EVERY = 1000;

/** One puzzle, several algorithms: their runs side by side, aligned on the work that they have done. */
class SudoCompare extends HTMLElement {
  #config!: CompareConfig;
  #puzzle!: NamedPuzzle;
  #row!: PanelRow;
  #player!: CommonPlayer;
  #controls!: CompareControls;
  #work!: WorkDrawing;
  #bet!: BetRow;
  /** Resolves when the first runs are shown; the reader's commands wait for it. */
  #started!: Promise<void>;
  /** The number of changes under way: until they end, the page doesn't show the present runs. */
  #changing = 0;
  #drawing: ReturnType<typeof setTimeout> | undefined;
  readonly #redraw = new PacedRedraw(() => this.#drawWork(), REDRAWN_EVERY);
  /** The runs whose grids differ, while the page says so. */
  #lit: Difference | undefined;
  readonly #difference = new DifferenceSeeker({
    say: (text) => this.#say(text),
    goTo: (time) => this.#seek(time),
    light: (difference) => {
      this.#lit = difference;
      this.#ring();
    },
  });
  #exchange!: RunExchange;
  readonly #address = new KeptAddress(() => this.#link());
  readonly #stage = new Presentation(this, this, () => this.#keepStage());

  connectedCallback(): void {
    this.#started = this.#start().catch((error: unknown) => showFault(this, error));
  }

  async #start(): Promise<void> {
    this.#config = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent!);
    this.#player = new CommonPlayer(this.#config.measure);
    this.#player.onMove = () => this.#draw();
    this.#player.onState = (playing) => {
      this.#controls.showPlaying(playing);
      if (!playing) this.#address.changed();
    };
    this.#exchange = new RunExchange(this.#config.runs);
    this.#row = new PanelRow(this, {
      change: (panel, run) => this.#attempt(() => this.#change(panel, run)),
      remove: (panel) => this.#remove(panel),
      grown: () => this.#grown(),
    });
    this.#connect();
    new PointedLight(this);
    const link = readCompareUrl(location, this.#config);
    if (link?.stage) this.#stage.open();
    const followed = link && (await followedLink(link, this.#config, this.#exchange));
    if (followed) await this.#show(followed.puzzle, { ...link, runs: followed.runs });
    else {
      await this.#show(this.#named(this.#config.puzzle), this.#config);
      this.#bet.ask();
    }
    await this.#showBrought(link?.time);
    if (followed && followed.faults.length > 0) showNotice(this, linkNotice(followed.faults), 'error');
    this.dataset.ready = '';
  }

  #connect(): void {
    this.#controls = new CompareControls(this, {
      puzzle: (id) => this.#attempt(() => this.#usePuzzle(this.#named(id))),
      own: (text) => this.#usePuzzle(ownPuzzle(text)),
      measure: (measure) => this.#align(measure),
      add: () => this.#attempt(() => this.#add()),
      stop: () => {
        for (const panel of this.#row.panels) panel.stop();
        this.#grown();
      },
      csv: () => this.#work.save(nameOf(this.#puzzle)),
      trace: (file) => this.#attempt(() => this.#bring(file)),
      knows: (command) => command in this.#commands,
      command: (command) => this.#command(command),
      speed: (speed) => {
        this.#player.speed = speed;
      },
      link: () => this.#link(),
    });
    this.#bet = new BetRow(this, {
      panels: () => this.#row.panels,
      toStart: () => this.#goTo(0),
      toEnd: () => this.#command('end'),
    });
    this.addEventListener('own-puzzle-cancelled', () => this.#showChosen());
    // A link that differs only in a long puzzle changes the fragment, and browsers stay on the page.
    window.addEventListener('hashchange', () => holdsPuzzle(location.hash) && location.reload());
    this.#work = new WorkDrawing(
      this,
      () => this.#player.track.length,
      (time) => this.#goTo(time),
    );
  }

  readonly #commands: Partial<Record<StepperCommand, () => void>> = {
    toggle: () => this.#player.toggle(),
    back: () => this.#player.back(),
    forward: () => this.#player.forward(),
    start: () => this.#goTo(0),
    end: () => this.#player.goToEnd(),
    faster: () => this.#controls.changeSpeed(1),
    slower: () => this.#controls.changeSpeed(-1),
    over: () => this.#goTo(this.#player.position + STRIDE),
    out: () => this.#goTo(this.#player.position - STRIDE),
    previousStop: () => this.#seekDifference('back'),
    nextStop: () => this.#seekDifference('next'),
    fullscreen: () => this.#stage.toggle(),
    stage: () => this.#stage.toggle(),
    help: () => this.#controls.showKeys(),
  };

  #command(command: StepperCommand): void {
    this.#address.touched = true;
    if (!STAYS.has(command)) {
      this.#player.settle();
      this.#stopSeeking();
    }
    this.#commands[command]?.();
  }

  #goTo(time: number): void {
    this.#address.touched = true;
    this.#stopSeeking();
    this.#seek(time);
  }

  #seek(time: number): void {
    this.#player.pause();
    this.#player.seek(time);
  }

  /** Shows the comparison of a link, or the page's own. Throws InputError, with the runs as they were, when something does not fit. */
  async #show(puzzle: NamedPuzzle, { runs, measure, time }: Omit<CompareState, 'puzzle'>): Promise<void> {
    if (runs.length > MAX_PANELS) throw inputFault(words.faults.tooManyRuns(runs.length, MAX_PANELS));
    const prepared = await Promise.all(runs.map((run) => prepareCompared(run, puzzle)));
    this.#row.resize(prepared.length);
    this.#puzzle = puzzle;
    await this.#begin(
      prepared.map((run, index) => [this.#row.panels[index]!, run]),
      measure,
      time,
    );
  }

  /** Shows the solve that a player has brought to this puzzle beside the other runs, aligned on the digits written. */
  async #showBrought(time?: number): Promise<void> {
    if (comparedSolve() === '' || this.#row.panels.length === MAX_PANELS) return;
    const { broughtRun } = await import('./brought-run.ts');
    const brought = await broughtRun(this.#puzzle);
    if (brought) await this.#begin([[this.#row.append(), brought]], 'writes', time);
  }

  /** Shows the run of a program of the reader's, from its trace, beside the other runs. They follow it to its puzzle. */
  async #bring(file: File): Promise<void> {
    const shown = this.#linked.length;
    if (shown === MAX_PANELS) throw inputFault(words.faults.tooManyFit(MAX_PANELS + 1, MAX_PANELS));
    const { openTrace } = await import('./brought-run.ts');
    const { run, other } = await openTrace(file, this.#puzzle);
    if (other) await this.#usePuzzle(other);
    for (const panel of this.#row.panels) if (panel.isBrought) this.#row.drop(panel);
    await this.#begin([[this.#row.append(), run]], 'writes', 0);
    showNotice(this, other ? words.tracesPuzzle : '');
  }

  /** The runs that a link can name. */
  get #linked(): readonly ComparePanel[] {
    return this.#row.panels.filter(({ isBrought }) => !isBrought);
  }

  /** A puzzle of the page by its id, or a reader's own from its text. */
  #named(text: string): NamedPuzzle {
    return puzzleNamed(this.#config.puzzles, text);
  }

  /** Runs every algorithm on another puzzle. Those that do not know cages, or only them, give way to those that do, and come back. Throws InputError when it fits none. */
  async #usePuzzle(puzzle: NamedPuzzle): Promise<void> {
    this.#address.touched = true;
    for (const panel of this.#row.panels) if (panel.isBrought) this.#row.drop(panel);
    const shown = this.#row.panels.map(({ changed }) => changed);
    const runs = this.#exchange.runsFor(hasCages(puzzle), shown);
    await this.#show(puzzle, { runs, measure: this.#player.measure, time: 0 });
    showNotice(this, runs === shown ? '' : words.otherSolvers);
    if (runs !== shown) this.#exchange.keep(shown);
  }

  async #change(panel: ComparePanel, run: NamedRun): Promise<void> {
    this.#address.touched = true;
    await this.#begin([[panel, await prepareCompared(run, this.#puzzle)]], this.#player.measure);
    showNotice(this, '');
  }

  /** Adds a run of the first algorithm that is not there yet. */
  async #add(): Promise<void> {
    this.#address.touched = true;
    const prepared = await prepareCompared(additionTo(this.#linked.map(({ named }) => named)), this.#puzzle);
    const panel = this.#row.append();
    await this.#begin([[panel, prepared]], this.#player.measure);
    panel.element.querySelector<HTMLElement>('select')!.focus();
  }

  #remove(panel: ComparePanel): void {
    this.#address.touched = true;
    if (panel.isBrought) keepComparedSolve('');
    this.#row.drop(panel);
    this.#align(this.#player.measure);
    this.querySelector<HTMLElement>('[data-part=add]')!.focus();
  }

  /** Tries a change that a reader makes; if it fails, says why and shows the runs there are. */
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

  /** Gives all runs a new common clock. Without a time, the present one stays if the measure is the same. */
  #align(measure: Measure, time?: number): void {
    this.#stopSeeking();
    this.#difference.forget();
    this.#bet.forget();
    this.#player.align(this.#row.panels, measure, time);
    this.#showChosen();
    this.#work.follow(this.#player.track, this.#row.panels);
    this.#player.grown();
    // The built-in drawing stays until most runs have come as far.
    if (this.#player.target !== undefined) this.#redraw.soon();
  }

  #showChosen(): void {
    this.#controls.showChosen(this.#puzzle.id, this.#player.measure);
    this.#row.showChosen();
  }

  #grown(): void {
    if (this.#changing > 0) return;
    this.#player.grown();
    this.#difference.grown();
    if (this.#player.track.complete) this.#redraw.now();
    else this.#redraw.soon();
  }

  /** Draws the runs as far as they have grown; a requested time is followed as far as they go. */
  #drawWork(): void {
    this.#work.follow(this.#player.track, this.#row.panels);
    // In a task of its own: on a phone each of the two takes a while.
    clearTimeout(this.#drawing);
    this.#drawing = setTimeout(() => {
      if (this.#player.target === undefined) this.#draw();
      else this.#player.approach();
    });
  }

  #draw(): void {
    const { position: time, track } = this.#player;
    for (const panel of this.#row.panels) {
      panel.draw(track, time);
      panel.linkTo(this.#config.figures[panel.named.algorithm], nameOf(this.#puzzle), track.positionIn(panel, time));
    }
    this.#ring();
    this.#work.draw(track, time);
    this.dataset.time = String(time);
    if (track.complete && time >= track.length) this.#bet.ended();
    if (!this.#player.playing) this.#address.changed();
  }

  /** Rings the cells in which the grids of the runs differ, and gives the reasons of each, while the page says so. */
  #ring(): void {
    const { position: time, track } = this.#player;
    const { panels } = this.#row;
    const differing = this.#lit?.time === time ? this.#lit.runs : [];
    const cells = cellsThatDiffer(differing.map((run) => digitsAt(run, track.positionIn(run, time))));
    panels.forEach((panel, place) => {
      const others = this.#difference.alikeAt(place, time).filter((other) => other !== place);
      panel.ring(differing.includes(panel) ? cells : []);
      panel.explain(track.positionIn(panel, time), differing.length > 0 ? words.alike(others.map(letterOf)) : undefined);
    });
  }

  #seekDifference(direction: 'next' | 'back'): void {
    if (this.#player.measure !== 'writes') this.#align('writes');
    const runs = this.#row.panels.map((run, place) => ({ run, letter: letterOf(place) }));
    this.#difference.seek({ runs, puzzle: puzzleIn(this.#puzzle), time: this.#player.position, direction });
  }

  #say(text: string): void {
    showNotice(this, text);
    writeLettered(this.querySelector('[data-part=notice]')!, text);
  }

  /** What was said is of the moment that the reader now leaves. */
  #stopSeeking(): void {
    showNotice(this, '');
    this.#difference.stop();
  }

  #keepStage(): void {
    this.#address.touched = true;
    if ('ready' in this.dataset) this.#address.changed();
  }

  #link(): string {
    return compareUrl(location.href, {
      puzzle: nameOf(this.#puzzle),
      runs: this.#linked.map(({ changed }) => changed),
      measure: this.#player.measure,
      time: this.#player.position,
      stage: this.#stage.on,
    });
  }
}

/** Makes the comparison of the page live. */
export function defineCompare(): void {
  if (!customElements.get('sudo-compare')) customElements.define('sudo-compare', SudoCompare);
}
