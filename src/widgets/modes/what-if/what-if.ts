import * as says from '#words/what-if.ts';
import type { AnyStep } from '../../../engine/step.ts';
import { type Decision, decisionAt, decisionFrom, LOOKED_AT, sameStep } from '../../../trace/decision.ts';
import type { Override } from '../../../trace/recorder.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { choiceOf, type Fork, forkOf, forksText, SEED } from '../../runs/fork.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { isTaken } from '../../ui/keys.ts';
import { type RunningTrace, runInWorker } from '../../workers/run-in-worker.ts';
import { choiceName } from './choice-labels.ts';
import { ForkedRun } from './forked-run.ts';
import { WhatIfPanel } from './what-if-panel.ts';

/** What it asks of its figure. */
export interface ForkingFigure {
  readonly root: HTMLElement;
  run(): PreparedRun;
  timeline(): Timeline;
  position(): number;
  /** Shows the frame of a position. */
  seek(position: number): void;
  /** Resolves when the run has come so far, or will not any more. */
  grownTo(position: number): Promise<void>;
  /** Runs the same with these decisions and no others, and shows a frame of it. */
  runWith(overrides: readonly Override[], position: number): Promise<void>;
  say(text: string): void;
  /** The reader has made the run another. */
  changed(): void;
}

/** One more than the largest seed. */
const SEEDS = 1_000_000_000;

interface Made {
  readonly fork: Fork;
  readonly override: Override;
  readonly name: string;
  readonly instead: string;
}

/** The reader has a run decide otherwise, and sees what becomes of it beside the run that was. */
export class WhatIf {
  readonly #figure: ForkingFigure;
  #panel: WhatIfPanel | undefined;
  #askedAt = 0;
  #made: readonly Made[] = [];
  /** The old run is what is shown. */
  #swapped = false;
  /** The run that is not shown. */
  #other: Timeline | undefined;
  #behind: RunningTrace | undefined;
  #shown: ForkedRun | undefined;
  #opening = false;
  #withheld = false;

  constructor(figure: ForkingFigure) {
    this.#figure = figure;
  }

  /** The decisions of the reader. */
  get forks(): readonly Fork[] {
    return this.#made.map(({ fork }) => fork);
  }

  /** Asks what is to be decided otherwise at the frame that is shown, or at the first decision after it. */
  async ask(): Promise<void> {
    const { root, run, timeline } = this.#figure;
    if (this.#panel) {
      this.#close();
      return;
    }
    const asked = this.#figure.position();
    const decision = decisionFrom(timeline(), asked);
    const draws = run().algorithm.draws && asked < timeline().length;
    if (!decision && !draws) {
      // A run that has only begun may decide yet.
      const { length, complete } = timeline();
      if (!complete && length < asked + LOOKED_AT) {
        await this.#figure.grownTo(length + 1);
        if (this.#panel) return;
        if (timeline().length > length) return this.ask();
      }
      this.#figure.say(decisionFrom(timeline(), 0) ? says.noDecisionLeft : says.noDecision);
      return;
    }
    // A decision further on is asked about on the board that it meets.
    const position = decision && decision.position > asked + 1 ? decision.position - 1 : asked;
    this.#askedAt = position;
    if (position !== asked) this.#figure.seek(position);
    const seed = this.#nextSeed;
    this.#panel = new WhatIfPanel(
      root,
      run(),
      { decision, position },
      {
        choose: (index) => this.#choose(decision!, decision!.choices[index]!),
        leave: () => this.#close(),
        redraw: draws ? { seed, take: () => this.#redraw(position + 1, seed) } : undefined,
      },
    );
    this.#panel.focus();
  }

  /** Another frame is shown: what was asked was about the one before. */
  moved(): void {
    if (this.#panel && this.#figure.position() !== this.#askedAt) this.#close();
  }

  /** Nothing of either run may be told but what was, or all of it again. */
  withhold(on: boolean): void {
    if (on) this.#close();
    this.#withheld = on;
    this.#shown?.withhold(on);
    this.grown();
  }

  #close(): void {
    const hadFocus = this.#panel?.hasFocus;
    this.#panel?.remove();
    this.#panel = undefined;
    if (hadFocus) this.#figure.root.focus({ preventScroll: true });
  }

  /** The seed that the run draws from at its end. */
  get #seed(): number {
    const told = this.#made.findLast(({ fork }) => fork.kind === SEED && !this.#swapped);
    return told ? told.fork.values[0]! : Number(this.#figure.run().values.seed);
  }

  get #nextSeed(): number {
    return (this.#seed + 1) % SEEDS;
  }

  /** The reader wants other draws from a position on. */
  async #redraw(position: number, seed: number): Promise<void> {
    this.#close();
    await this.#reseed(position, seed, position - 1);
    this.#figure.changed();
  }

  async #reseed(from: number, seed: number, position: number): Promise<void> {
    const made: Made = {
      fork: { position: from, kind: SEED, values: [seed] },
      override: { position: from, seed },
      name: says.drawn(seed, from),
      instead: says.seedName(Number(this.#figure.run().values.seed)),
    };
    await this.#take(made, position);
  }

  async #choose(decision: Decision, choice: AnyStep): Promise<void> {
    this.#close();
    if (sameStep(this.#figure.run().algorithm, choice, decision.own)) return;
    await this.#fork(decision, choice, decision.position);
    this.#figure.changed();
  }

  /** Makes the run anew with one more decision that is not its own; those that came after it are no more. */
  async #fork(decision: Decision, choice: AnyStep, position: number): Promise<void> {
    const run = this.#figure.run();
    const before = this.#before(decision.position);
    const old = this.#made.length === 0 || this.#swapped ? this.#figure.timeline() : this.#other!;
    const own = before.length === 0 && old.stepAt(decision.position);
    // Back to what the run does by itself.
    if (own && sameStep(run.algorithm, own, choice)) return this.drop(position);
    const { kind } = choice;
    const sameCell = kind === decision.own.kind && choice.cell === decision.own.cell;
    const made: Made = {
      fork: forkOf(run.algorithm, decision, choice),
      override: { position: decision.position, step: choice },
      name: choiceName(run, decision, choice),
      instead: choiceName(run, decision, decision.choices.find((each) => sameStep(run.algorithm, each, decision.own))!, {
        short: sameCell,
      }),
    };
    await this.#take(made, position);
  }

  /** The run has one more decision that is not its own. */
  async #take(made: Made, position: number): Promise<void> {
    const before = this.#before(made.fork.position);
    if (this.#made.length === 0 || this.#swapped) this.#leaveBehind();
    this.#made = [...before, made];
    this.#swapped = false;
    await this.#open(position);
  }

  /** What has been decided otherwise before a position of the run that is shown. */
  #before(position: number): readonly Made[] {
    return this.#swapped ? [] : this.#made.filter(({ fork }) => fork.position < position);
  }

  /** The run that is shown becomes the ghost; where it has not come to its end it goes on unseen. */
  #leaveBehind(): void {
    this.#behind?.cancel();
    this.#behind = undefined;
    this.#other = this.#figure.timeline();
    if (this.#other.complete) return;
    this.#behind = runInWorker(this.#figure.run(), () => this.grown());
    // What fails there has failed in the figure, too.
    this.#behind.done.catch(() => {});
    this.#other = this.#behind.timeline;
  }

  async #open(position: number): Promise<void> {
    const { root } = this.#figure;
    this.#opening = true;
    try {
      const overrides = this.#swapped ? [] : this.#made.map(({ override }) => override);
      await this.#figure.runWith(overrides, position);
    } finally {
      this.#opening = false;
    }
    const last = this.#made.at(-1);
    if (!last) return;
    this.#shown ??= new ForkedRun(root, { swap: () => this.swap(), drop: () => this.drop() });
    this.#shown.withhold(this.#withheld);
    this.#shown.name(says.chosen(last.name, last.instead, this.#made.length - 1), this.#swapped);
    this.grown();
  }

  /** One of the runs has grown. */
  grown(): void {
    const [first] = this.#made;
    if (this.#other && first) this.#shown?.draw(this.#figure.timeline(), this.#other, first.fork.position, this.#swapped);
  }

  /** Shows the other of the two runs, at the same position. */
  async swap(): Promise<void> {
    if (this.#made.length === 0) return;
    this.#leaveBehind();
    this.#swapped = !this.#swapped;
    await this.#open(this.#figure.position());
    this.#figure.changed();
  }

  /** Goes back to the run that decides for itself. */
  async drop(position = this.#figure.position()): Promise<void> {
    const swapped = this.#swapped;
    this.#end();
    this.#figure.root.focus({ preventScroll: true });
    if (!swapped) await this.#figure.runWith([], position);
    this.#figure.changed();
  }

  #end(): void {
    this.#made = [];
    this.#swapped = false;
    this.#behind?.cancel();
    this.#behind = undefined;
    this.#other = undefined;
    this.#shown?.remove();
    this.#shown = undefined;
  }

  /** Another run has begun: one without decisions of a reader is another matter. */
  followed({ overrides }: PreparedRun): void {
    if (this.#opening) return;
    this.#close();
    if (overrides.length === 0) this.#end();
  }

  /** Takes the decisions of a link, one after the other, and shows a frame of the run. Gives what is wrong with the first that cannot be taken. */
  async follow(forks: readonly Fork[], position: number): Promise<string[]> {
    for (const fork of forks) {
      const run = this.#figure.run();
      await this.#figure.grownTo(fork.position);
      if (this.#figure.run() !== run) return [];
      if (fork.kind === SEED) {
        if (this.#figure.timeline().length < fork.position) return [says.faults.noStep(fork.position)];
        await this.#reseed(fork.position, fork.values[0]!, position);
        continue;
      }
      const decision = decisionAt(this.#figure.timeline(), fork.position);
      if (!decision) return [says.faults.noDecision(fork.position)];
      const choice = choiceOf(run.algorithm, decision, fork);
      if (!choice) return [says.faults.noChoice(fork.position, forksText([fork]))];
      if (!sameStep(run.algorithm, choice, decision.own)) await this.#fork(decision, choice, position);
    }
    return [];
  }

  pick(cell: number): boolean {
    return this.#panel?.pick(cell) ?? false;
  }

  /** Whether a key was for it. */
  key(event: KeyboardEvent): boolean {
    if (isTaken(event) || this.#figure.root.querySelector(':popover-open, dialog[open]')) return false;
    if (this.#panel) {
      if (event.key === 'Escape') this.#close();
      else if (!this.#panel.key(event)) return false;
    } else if (this.#made.length === 0) return false;
    else if (event.key === 'Escape') this.drop();
    else if (event.key.toLowerCase() === 'b' && !event.repeat) this.swap();
    else return false;
    event.preventDefault();
    return true;
  }
}
