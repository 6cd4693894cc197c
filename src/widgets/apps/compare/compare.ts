import * as words from '#words/compare.ts';
import { KeptAddress } from '../../controls/page/kept-address.ts';
import { PointedLight } from '../../controls/page/pointed-light.ts';
import { Presentation } from '../../controls/presentation/presentation.ts';
import { keepComparedSolve } from '../../runs/compared-solve.ts';
import { compareUrl, holdsPuzzle, type Measure, readCompareUrl } from '../../runs/links/compare-url.ts';
import { linkNotice } from '../../runs/links/linked-run.ts';
import { nameOf, ownPuzzle } from '../../runs/named-puzzle.ts';
import { letterOf } from '../../runs/named-run.ts';
import { Breath } from '../../ui/breath.ts';
import { reducedMotion } from '../../ui/browser.ts';
import { keepEarlyPresses } from '../../ui/early-presses.ts';
import { bringToTop, shareInView, takeFocus } from '../../ui/in-view.ts';
import type { StepperCommand } from '../../ui/keys.ts';
import { giveFocusBack } from '../../ui/list-focus.ts';
import { showFault, showNotice } from '../../ui/notice.ts';
import { PacedRedraw } from '../../ui/paced-redraw.ts';
import { answerTo, type Question } from './answers.ts';
import { BetRow } from './bet-row.ts';
import { ChosenRuns } from './chosen-runs.ts';
import { grows, hasEnded } from './common-clock.ts';
import { CommonPlayer } from './common-player.ts';
import { CompareControls } from './compare-controls.ts';
import { type CompareConfig, followedLink } from './compare-link.ts';
import type { ComparePanel } from './compare-panel.ts';
import { markedLetterOf, writeLettered } from './lettered.ts';
import { PanelRow } from './panel-row.ts';
import { RunExchange } from './run-exchange.ts';
import { ShownDifference } from './shown-difference.ts';
import { WhyPanel } from './why-panel.ts';
import { WorkDrawing } from './work-drawing.ts';
import { unitOf } from './written.ts';

/** The amount that Shift with an arrow moves by. */
const STRIDE = 10;

/** Commands that stay at the moment that is shown, and leave what is said of it. */
const STAYS: ReadonlySet<StepperCommand> = new Set(['fullscreen', 'stage', 'help', 'faster', 'slower']);

/** The share of the pictures that has to be in view for them to be seen. */
const MIN_SEEN = 0.5;

/** So many steps are replayed in a few milliseconds. */
const PREPARED = 8192;

/** The shortest time between two drawings of growing runs, in milliseconds. */
const REDRAWN_EVERY = 1000;

/** One puzzle, several algorithms: their runs side by side, aligned on the work that they have done. */
class SudoCompare extends HTMLElement {
  #config!: CompareConfig;
  #row!: PanelRow;
  #runs!: ChosenRuns;
  #player!: CommonPlayer;
  #controls!: CompareControls;
  #work!: WorkDrawing;
  #bet!: BetRow;
  #why!: WhyPanel;
  /** Resolves when the first runs are shown; the reader's commands wait for it. */
  #started!: Promise<void>;
  /** Settled when the last change that the reader has asked for is made. */
  #turn!: Promise<unknown>;
  #drawing: ReturnType<typeof setTimeout> | undefined;
  readonly #redraw = new PacedRedraw(() => this.#drawWork(), REDRAWN_EVERY);
  #difference!: ShownDifference;
  /** What comes before all that is said of this moment: the runs have been aligned anew to show it. */
  #saidFirst = '';
  readonly #address = new KeptAddress(() => this.#link());
  readonly #stage = new Presentation(this, this, () => this.#keepStage());

  connectedCallback(): void {
    this.#started = this.#start().catch((error: unknown) => showFault(this, error));
    this.#turn = this.#started;
    keepEarlyPresses(this, this.#started);
  }

  async #start(): Promise<void> {
    const breath = new Breath();
    await breath.taken({ now: true });
    this.#config = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent!);
    this.#player = new CommonPlayer(this.#config.measure);
    this.#player.isEven = true;
    this.#player.onMove = () => this.#draw();
    this.#player.onState = (playing) => {
      this.#controls.showPlaying(playing);
      if (!playing) this.#address.changed();
    };
    const exchange = new RunExchange(this.#config.runs);
    await breath.taken();
    this.#row = new PanelRow(this, {
      change: (panel, run) =>
        this.#attempt(
          () => this.#runs.change(panel, run),
          () => words.stillRun(letterOf(this.#row.panels.indexOf(panel)), panel.title),
        ),
      remove: (panel) => this.#remove(panel),
      grown: () => this.#grown(),
    });
    this.#runs = new ChosenRuns(this.#row, exchange, this.#config.puzzles, {
      measure: () => this.#player.measure,
      align: (measure, time) => this.#align(measure, time),
      say: (text) => showNotice(this, text),
    });
    this.#difference = new ShownDifference(this.#player, {
      panels: () => this.#row.panels,
      input: () => this.#runs.input,
      say: (text) => this.#say(text),
      goTo: (time) => this.#seek(time),
      bringIn: (places) => this.#work.bringIn(places),
    });
    await breath.taken();
    this.#connect();
    new PointedLight(this);
    await breath.taken();
    const link = readCompareUrl(location, this.#config);
    if (link?.stage) this.#stage.open();
    const followed = link && (await followedLink(link, this.#config, exchange));
    if (followed) await this.#runs.show(followed.puzzle, { ...link!, runs: followed.runs }, breath);
    else await this.#runs.show(this.#runs.named(this.#config.puzzle), this.#config, breath);
    await this.#runs.showBrought(link?.time);
    if (link && link.time > 0 && link.measure === 'writes' && !this.#address.touched) this.#difference.seek('here');
    if (followed && followed.faults.length > 0) showNotice(this, linkNotice(followed.faults), 'error');
    this.dataset.ready = '';
  }

  #connect(): void {
    this.#controls = new CompareControls(this, {
      puzzle: (id) =>
        this.#attempt(
          () => this.#runs.usePuzzle(this.#runs.named(id)),
          () => words.stillShown(this.#runs.puzzle.name),
        ),
      own: (text) => this.#inTurn(() => this.#runs.usePuzzle(ownPuzzle(text))),
      measure: (measure) => this.#whenStarted(() => this.#align(measure)),
      add: () => this.#attempt(() => this.#runs.add()),
      stop: () => {
        for (const panel of this.#row.panels) panel.stop();
        this.#grown();
      },
      csv: () => this.#work.save(nameOf(this.#runs.puzzle)),
      trace: (file) => this.#attempt(() => this.#runs.bring(file)),
      leavesOut: () => this.#runs.leftOut,
      knows: (command) => command in this.#commands,
      command: (command) => this.#whenStarted(() => this.#command(command)),
      speed: (speed) => {
        this.#player.isEven = false;
        this.#player.speed = speed;
      },
      link: () => this.#link(),
    });
    this.#bet = new BetRow(this, {
      panels: () => this.#row.panels,
      toStart: () => this.#goTo(0),
      toEnd: () => this.#command('end'),
      race: () => this.#race(),
      question: () => this.#question()?.textContent ?? '',
    });
    this.#why = new WhyPanel(this, this.#config.figures, {
      panels: () => this.#row.panels,
      input: () => this.#runs.input,
      puzzle: () => nameOf(this.#runs.puzzle),
      show: (time, said, place) => this.#showMoment(time, said, place),
      told: () => this.#difference.draw(),
      question: () => this.#question()?.textContent ?? '',
      answer: () => this.#answer(),
      wrongClue: () => {
        const clue = this.#config.wrongClues?.[this.#runs.puzzle.id];
        return clue ? words.why.wrongClue(clue) : '';
      },
    });
    giveFocusBack(this);
    // A run that was brought isn't about the page's questions.
    this.querySelector('.more-races')!.addEventListener('click', () => keepComparedSolve(''));
    this.addEventListener('own-puzzle-cancelled', () => this.#whenStarted(() => this.#showChosen()));
    // A link that differs only in a long puzzle changes the fragment, and browsers stay on the page.
    window.addEventListener('hashchange', () => holdsPuzzle(location.hash) && location.reload());
    this.#work = new WorkDrawing(
      this,
      () => this.#player.track,
      (time) => this.#whenStarted(() => this.#goTo(time)),
      () => this.#config.solutions?.[this.#runs.puzzle.id],
      () => this.#answer(),
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
      this.#showPictures();
    }
    this.#commands[command]?.();
  }

  /** Scrolls back to the pictures of the runs where they can't be seen: a reader asks for what they show. */
  #showPictures(): void {
    if (shareInView(this.querySelector('.compare-panels')!) < MIN_SEEN) bringToTop(this, { smooth: true });
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

  /** Goes to a moment that explains the run at a place, aligned on what runs write, and says what is to be seen there. */
  #showMoment(time: number, said: string, place: number): void {
    const told = this.#alignOnWrites();
    this.#goTo(time);
    this.#saidFirst = told;
    this.#say(said);
    this.#work.bringIn([place]);
    bringToTop(this, { smooth: true });
    takeFocus(this);
  }

  /** Plays the runs from their start to their end, in a few seconds; without movement, shows their end. */
  #race(): void {
    if (reducedMotion().matches) {
      this.#command('end');
      return;
    }
    this.#goTo(0);
    this.#player.isEven = true;
    if (shareInView(this.querySelector('.strip-row')!) < 1) bringToTop(this, { smooth: true });
    this.#player.play();
  }

  #remove(panel: ComparePanel): Promise<void> {
    return this.#attempt(async () => {
      this.#runs.remove(panel);
      this.querySelector<HTMLElement>('[data-part=add]')!.focus();
    });
  }

  /** Does at once what a reader wants, or as soon as the first runs are shown. */
  #whenStarted(action: () => void): void {
    if ('ready' in this.dataset) action();
    else this.#started.then(action);
  }

  /** Makes a change after those that were asked for before it: it begins with the runs and the puzzle that they leave. */
  #inTurn(change: () => Promise<void>): Promise<void> {
    const made = this.#turn.then(() => {
      this.#address.touched = true;
      return change();
    });
    this.#turn = made.catch(() => {});
    return made;
  }

  /** Tries a change that a reader makes; if it fails, says why and shows the runs there are; `shown` says which those are. */
  async #attempt(action: () => Promise<void>, shown?: () => string): Promise<void> {
    try {
      await this.#inTurn(action);
    } catch (error) {
      this.#showChosen();
      showFault(this, error);
      if (shown) this.querySelector('[data-part=notice]')!.append(` ${shown()}`);
    }
  }

  /** Gives all runs a new common clock. Without a time, the present moment stays. Other runs are another bet; another measure of the same ones isn't. */
  #align(measure: Measure, time?: number): void {
    this.#stopSeeking();
    this.#difference.forget();
    if (measure === this.#player.measure) this.#bet.renew(this.#runs.puzzle);
    this.#player.align(this.#row.panels, measure, time);
    this.#showChosen();
    this.#work.follow(this.#player.track, this.#row.panels);
    this.#work.tell();
    this.#player.grown(!this.#player.track.grows);
    // The built-in drawing stays until most runs have come as far.
    if (this.#player.target !== undefined) this.#redraw.soon();
  }

  #showChosen(): void {
    this.#controls.showChosen(this.#runs.puzzle.id, this.#player.measure, unitOf(this.#row.panels));
    this.#row.showChosen(this.#runs.kind);
    // The question that these runs answer isn't another one.
    const own = this.#question();
    const labels = words.more.labels[own?.dataset.question ?? ''];
    if (labels) for (const [place, { form }] of this.#row.panels.filter(({ isBrought }) => !isBrought).entries()) form.call(labels[place]!);
    for (const link of this.querySelectorAll<HTMLElement>('.more-races a')) link.parentElement!.hidden = link === own;
  }

  #grown(): void {
    if (this.#runs.changing) return;
    this.#player.grown(!this.#player.track.grows);
    this.#difference.grown();
    this.#bet.grown();
    if (this.#player.track.complete) this.#drawPrepared();
    else this.#redraw.soon();
  }

  /** Draws runs that have ended, once the states at their ends are near to a checkpoint: to replay long runs in one go would stop the page. */
  async #drawPrepared(): Promise<void> {
    this.#redraw.drop();
    const { track } = this.#player;
    const breath = new Breath();
    for (const { timeline } of this.#row.panels)
      while (timeline.prepare(PREPARED)) {
        await breath.taken();
        // The reader has chosen other runs meanwhile.
        if (track !== this.#player.track) return;
      }
    this.#redraw.now();
  }

  /** Draws the runs as far as they have grown; a requested time is followed as far as they go. */
  #drawWork(): void {
    const { complete } = this.#player.track;
    this.#work.follow(this.#player.track, this.#row.panels);
    if (complete) this.#work.tell();
    // In a task of its own: on a phone each of the two takes a while.
    clearTimeout(this.#drawing);
    this.#drawing = setTimeout(() => {
      // With the pictures, so that no two of them count differently.
      if (!complete) this.#work.tell();
      if (this.#player.target === undefined) this.#draw();
      else this.#player.approach();
    });
  }

  #draw(): void {
    const { position: time, track } = this.#player;
    // A reader may see more of a run that goes on than was told.
    if (this.#row.panels.some((panel) => grows(panel) && time >= track.amountOf(panel))) this.#work.tell();
    for (const panel of this.#row.panels) panel.draw(track, time, !this.#address.touched);
    for (const panel of this.#row.panels) {
      panel.tell(track, time);
      panel.linkTo(this.#config.figures[panel.named.algorithm], nameOf(this.#runs.puzzle), track.positionIn(panel, time));
    }
    this.#difference.draw();
    this.#work.draw(track, time);
    this.dataset.time = String(time);
    this.#controls.showSpeed(this.#player.isEven ? this.#player.pace : this.#player.speed, this.#player.isEven);
    // Past the steps that are kept, a run is only counted, so there's no more to play.
    if (time >= track.length) this.#bet.ended(this.#row.panels.some(grows));
    else if (this.#row.panels.every((panel) => !hasEnded(panel) || time >= track.lengthOf(panel)) && this.#bet.passed())
      this.#player.pause();
    this.#why.update();
    if (!this.#player.playing) this.#address.changed();
  }

  #seekDifference(direction: 'next' | 'back'): void {
    this.#saidFirst = this.#alignOnWrites();
    this.#difference.seek(direction);
  }

  /** What is told of the measure, if it has to be another one now. */
  #alignOnWrites(): string {
    if (this.#player.measure === 'writes') return '';
    this.#align('writes');
    return words.alignedAnew(unitOf(this.#row.panels));
  }

  #say(text: string): void {
    const said = `${this.#saidFirst}${text}`;
    showNotice(this, said);
    writeLettered(this.querySelector('[data-part=notice]')!, said);
  }

  /** What was said is of the moment that the reader now leaves. */
  #stopSeeking(): void {
    showNotice(this, '');
    this.#saidFirst = '';
    this.#difference.stop();
  }

  /** The link to this comparison, with the question of the page's that it answers; undefined where it has none. */
  #question(): HTMLAnchorElement | undefined {
    const runs = this.#runs.linked.map(({ changed }) => changed);
    const { search } = new URL(
      compareUrl('https://page.invalid/', { puzzle: nameOf(this.#runs.puzzle), runs, measure: 'writes', time: 0 }),
    );
    return [...this.querySelectorAll<HTMLAnchorElement>('.more-races a')].find((each) => each.search === search);
  }

  /** What the runs answer to it; empty while that isn't certain. */
  #answer(): string {
    const question = this.#question()?.dataset.question as Question | undefined;
    return question ? answerTo(question, this.#row.panels, markedLetterOf) : '';
  }

  #keepStage(): void {
    this.#address.touched = true;
    if ('ready' in this.dataset) this.#address.changed();
  }

  #link(): string {
    return compareUrl(location.href, {
      puzzle: nameOf(this.#runs.puzzle),
      runs: this.#runs.linked.map(({ changed }) => changed),
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
