import { signal } from '@preact/signals-core';
import type { Choice, Question } from '../../../narration/question.ts';
import { Embargo } from '../../../trace/embargo.ts';
import type { Override } from '../../../trace/recorder.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { Clock } from '../../ui/clock.ts';
import type { runInWorker } from '../../workers/run-in-worker.ts';
import { urlOf } from '../links/url-state.ts';
import { type NamedPuzzle, nameOf } from '../named-puzzle.ts';
import { FOLLOWED } from '../pace.ts';
import { TimelinePlayer } from '../player.ts';
import { type LoadedAlgorithm, type PreparedRun, prepareOn } from '../prepared-run.ts';
import type { StepperConfig } from '../stepper-config.ts';
import { FigureCommands } from './figure-commands.ts';
import type { CreateMode, FigureMode } from './figure-mode.ts';
import { type MakeDrawings, ShownRun } from './shown-run.ts';
import { until } from './signals.ts';

/** The element that a figure lives in, and what its page was built with. */
export interface FigurePage {
  readonly root: HTMLElement;
  readonly config: StepperConfig;
  readonly loaded: LoadedAlgorithm;
  /** Whether somebody brought the run. */
  readonly imported: boolean;
  /** Whether nothing that comes after the frame that is shown may be seen. */
  readonly hidesAhead?: boolean;
}

/** A frame that has been drawn, which took so many milliseconds; `before` is the position of the one before it. */
interface DrawnFrame {
  readonly position: number;
  readonly before: number | undefined;
  readonly milliseconds: number;
}

/** What is said to the reader: a text, where '' takes back the one before, or what went wrong. */
export type Notice = { readonly text: string; readonly tone?: 'plain' | 'error' } | { readonly error: unknown };

/** A question that is open: its answer, once there is one, and the right choice once it is revealed. */
interface OpenQuestion {
  readonly question: Question;
  readonly answer?: Choice | undefined;
  readonly revealed?: Choice | undefined;
  /** Says which choice is right, and why. */
  readonly reveal: () => void;
}

interface Pane {
  readonly name: string;
  readonly focus?: boolean;
}

/**
 * The one state of a figure. Controls, modes and views read it, subscribe to its signals and change it by its methods; none of them
 * knows the others, and it does not matter in what order they are made.
 */
export class FigureState implements FigurePage {
  readonly root: HTMLElement;
  readonly config: StepperConfig;
  readonly loaded: LoadedAlgorithm;
  readonly imported: boolean;
  hidesAhead: boolean;
  readonly player: TimelinePlayer;
  /** What runs; undefined before the first run. */
  readonly run = signal<PreparedRun | undefined>(undefined);
  /** The frame drawn last, of this run or of the one before. */
  readonly frame = signal<DrawnFrame | undefined>(undefined);
  /** A later frame, shown as the page brought it while the run hasn’t come so far. */
  readonly awaited = signal<number | undefined>(undefined);
  /** Counts how often what is said of the run had to be said anew, as it grew. */
  readonly growth = signal(0);
  /** Counts what the worker has reported of the run. */
  readonly reports = signal(0);
  readonly playing = signal(false);
  readonly mode = signal<FigureMode | undefined>(undefined);
  /** Whether the run stops to ask the reader what comes next. */
  readonly questions = signal(false);
  readonly question = signal<OpenQuestion | undefined>(undefined);
  /** The position after which everything is withheld from the reader; undefined where nothing is. */
  readonly withheldAfter = signal<number | undefined>(undefined);
  readonly pane = signal<Pane | undefined>(undefined);
  /** The part of the run that its drawing shows; undefined for all that there is. */
  readonly part = signal<readonly [first: number, last: number] | undefined>(undefined);
  /** The cell that the reader has chosen to watch. */
  readonly watched = signal<{ readonly cell: number } | undefined>(undefined);
  readonly notice = signal<Notice | undefined>(undefined);
  readonly fillsWindow = signal(false);
  /** Counts the changes of what the link tells, but for those of the frame. */
  readonly linkChanges = signal(0);
  /** Whether the reader has the figure: before that the page's address is as they came by it, nothing is read out, and a text may move it. */
  readonly touched = signal(false);
  readonly shown: ShownRun;
  readonly commands: FigureCommands;
  readonly modes: readonly FigureMode[];
  #embargo: Embargo | undefined;

  /** `start` runs an algorithm: a worker does, unless a test has it otherwise. */
  constructor(
    page: FigurePage,
    modes: readonly CreateMode[],
    makeDrawings: MakeDrawings,
    { start, clock }: { start?: typeof runInWorker | undefined; clock?: Clock } = {},
  ) {
    this.root = page.root;
    this.config = page.config;
    this.loaded = page.loaded;
    this.imported = page.imported;
    this.hidesAhead = page.hidesAhead ?? false;
    this.player = new TimelinePlayer(undefined, clock);
    this.commands = new FigureCommands(this);
    this.shown = new ShownRun(this, makeDrawings, start);
    this.player.onState = (playing) => {
      this.playing.value = playing;
    };
    this.modes = modes.map((Mode) => new Mode(this));
    for (const mode of this.modes) if (mode.command) this.commands.on(mode.command, () => mode.begin?.());
  }

  /** The whole run. What is drawn or said of it is read from `open`. */
  get timeline(): Timeline {
    return this.player.timeline;
  }

  /** The run, as far as it may be read: nothing that is withheld. */
  get open(): Timeline {
    return this.#embargo!.open;
  }

  get position(): number {
    return this.player.position;
  }

  /** Whether pictures show the state alone. */
  get rests(): boolean {
    return this.mode.value?.rests ?? false;
  }

  /** Whether the run plays so fast that nothing in it can be followed. */
  get isFast(): boolean {
    return this.player.playing && this.player.speed > FOLLOWED;
  }

  get withholds(): boolean {
    return this.withheldAfter.value !== undefined;
  }

  /** What runs, for the names of files. */
  get name(): string {
    const { row, puzzle } = this.run.value!;
    return `${row.id}-${puzzle.id}`;
  }

  /** The address of what is shown. */
  get link(): string {
    if (this.imported) return location.href;
    const { puzzle, options } = this.run.value!;
    const { run, algorithm } = this.config;
    const { pane } = this.root.closest<HTMLElement>('.stage')?.dataset ?? {};
    // A figure opens at its first pane anyway.
    const chosen = pane === this.config.views[1] ? undefined : pane;
    const own = { run, algorithm, puzzle: nameOf(puzzle), options, step: this.position, stage: this.fillsWindow.value, pane: chosen };
    return urlOf(location.href, Object.assign(own, ...this.modes.map(({ link }) => link)));
  }

  /** Starts a run and shows the frame at `position` as soon as it is there. Rejects with InputError, and changes nothing, when the puzzle does not fit. */
  async start(
    puzzle: NamedPuzzle,
    options: Readonly<Record<string, string>>,
    position: number,
    overrides: readonly Override[] = [],
  ): Promise<void> {
    await this.shown.open(prepareOn(this.loaded, puzzle, options, overrides), position);
  }

  /** Runs the same with these decisions and no others, and shows a frame of it. */
  async decide(overrides: readonly Override[], position: number): Promise<void> {
    const { puzzle, options } = this.run.value!;
    await this.start(puzzle, options, position, overrides);
  }

  /** Shows a frame of a run, which is started only where it is not the one that is shown. */
  async show(puzzle: NamedPuzzle, options: Readonly<Record<string, string>>, position: number): Promise<void> {
    if (this.#isShown(puzzle, options)) this.commands.seek(position);
    else await this.start(puzzle, options, position);
  }

  /** Whether the figure shows the run that its page is written about, with no decision changed. */
  get showsOwnRun(): boolean {
    return this.#isShown(this.config.puzzle, this.config.options);
  }

  #isShown(puzzle: NamedPuzzle, options: Readonly<Record<string, string>>): boolean {
    const run = this.run.value;
    return run?.overrides.length === 0 && run.puzzle.text === puzzle.text && JSON.stringify(run.options) === JSON.stringify(options);
  }

  /** Another run takes the place of the one before; nothing of it is there yet. */
  follow(run: PreparedRun, timeline: Timeline, position: number): void {
    this.player.follow(timeline, position);
    this.#embargo = new Embargo(timeline);
    this.#embargoAfter(this.withheldAfter.value);
    this.say('');
    // The same one begun again is another run, too.
    this.run.value = { ...run };
  }

  /** Withholds from the reader what comes after a position; undefined shows it again. */
  withhold(after: number | undefined): void {
    this.#embargoAfter(after);
    this.withheldAfter.value = after;
  }

  /** Where nothing ahead may be seen, the run may be read up to the frame that is shown from now on. */
  hideAhead(): void {
    if (this.hidesAhead) this.#embargoAfter(this.withheldAfter.value);
  }

  /** From now on nothing ahead of the frame that is shown may be seen, or all of the run again. */
  setHidesAhead(hides: boolean): void {
    if (hides === this.hidesAhead) return;
    this.hidesAhead = hides;
    this.#embargoAfter(this.withheldAfter.value);
    this.shown.redrawAll();
  }

  #embargoAfter(after = Number.POSITIVE_INFINITY): void {
    const { timeline, position } = this;
    const isOver = timeline.complete && position >= timeline.length;
    const last = Math.min(after, this.hidesAhead && !isOver ? position : Number.POSITIVE_INFINITY);
    this.#embargo?.withhold(Number.isFinite(last) ? last : undefined);
  }

  /** A mode is on from now on, in place of the one before. */
  enter(mode: FigureMode): void {
    if (this.mode.value !== mode) this.leave();
    this.mode.value = mode;
  }

  /** A mode is on no more. */
  exit(mode: FigureMode): void {
    if (this.mode.value === mode) this.mode.value = undefined;
  }

  /** Puts away what the mode that is on shows. */
  leave(): void {
    this.mode.value?.leave();
  }

  /** Takes a key for the mode that is on, else for one that shows something beside the run. Returns whether there was one. */
  takesKey(event: KeyboardEvent): boolean {
    const on = this.mode.value;
    return on?.key?.(event) || (!this.withholds && this.modes.some((mode) => mode !== on && mode.key?.(event)));
  }

  say(text: string, tone: 'plain' | 'error' = 'plain'): void {
    this.notice.value = { text, tone };
  }

  /** Says what went wrong. */
  fail(error: unknown): void {
    this.notice.value = { error };
  }

  /** The reader has changed what the link tells: from now on the page's address is that of what is shown. */
  keepAddress(): void {
    this.touched.value = true;
    this.linkChanges.value++;
  }

  /** Resolves when the run has come so far, has ended, or is shown no more. */
  grownTo(position: number): Promise<void> {
    const { timeline } = this;
    return until(() => timeline.complete || timeline.length >= position || this.timeline !== timeline, this.reports, this.run);
  }

  /** Resolves when the figure waits for no frame. */
  arrived(): Promise<void> {
    const end = Number.POSITIVE_INFINITY;
    return until(() => (this.player.target ?? end) === end, this.frame, this.reports, this.run);
  }
}
