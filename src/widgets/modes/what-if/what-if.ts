import * as says from '#words/what-if.ts';
import type { AnyStep } from '../../../engine/step.ts';
import { type Decision, decisionAt, decisionFrom, LOOKED_AT, sameStep } from '../../../trace/decision.ts';
import type { Override } from '../../../trace/recorder.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { FigureMode } from '../../runs/figure/figure-mode.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { choiceOf, type Fork, forkOf, forksText, SEED } from '../../runs/fork.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { isTaken } from '../../ui/keys.ts';
import { type RunningTrace, runInWorker } from '../../workers/run-in-worker.ts';
import { choiceName } from './choice-labels.ts';
import { ForkedRun } from './forked-run.ts';
import { WhatIfPanel } from './what-if-panel.ts';

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
  readonly #mode: FigureMode;
  readonly #state: FigureState;
  #panel: WhatIfPanel | undefined;
  /** What the panel asks about: the decision, if there is one, and the position of the frame. */
  #question: { readonly decision: Decision | undefined; readonly position: number } | undefined;
  #made: readonly Made[] = [];
  /** The old run is what is shown. */
  #swapped = false;
  /** The run that is not shown. */
  #other: Timeline | undefined;
  #behind: RunningTrace | undefined;
  #shown: ForkedRun | undefined;
  #opening = false;
  /** A link brought the decisions, so whoever leaves them goes back to where the link is. */
  #isLinked = false;

  constructor(mode: FigureMode, state: FigureState) {
    this.#mode = mode;
    this.#state = state;
    onChange(state.run, () => this.#followRun());
    onChange(state.growth, () => this.#grow());
    onChange(state.withheldAfter, () => this.#withhold());
    onChange(state.frame, () => {
      // The question is about the frame before.
      if (this.#question && state.position !== this.#question.position) this.leave();
    });
  }

  get #run(): PreparedRun {
    return this.#state.run.value!;
  }

  /** The decisions of the reader. */
  get forks(): readonly Fork[] {
    return this.#made.map(({ fork }) => fork);
  }

  /** Asks what is to be decided otherwise at the frame that is shown, or at the first decision after it. */
  async ask(): Promise<void> {
    if (this.#panel) {
      this.leave();
      return;
    }
    const { timeline, position: place } = this.#state;
    const decision = decisionFrom(timeline, place);
    const { algorithm } = this.#run;
    if (!decision && !(algorithm.draws && place < timeline.length)) {
      // A run that has only begun may decide yet.
      const { length, complete } = timeline;
      if (!complete && length < place + LOOKED_AT) {
        await this.#state.grownTo(length + 1);
        if (this.#panel) return;
        if (this.#state.timeline.length > length) return this.ask();
      }
      this.#state.say(decisionFrom(this.#state.timeline, 0) ? says.noDecisionLeft : says.noDecision);
      return;
    }
    // A decision further on is shown on the board that it meets.
    const position = decision && decision.position > place + 1 ? decision.position - 1 : place;
    if (position !== place) this.#state.player.seek(position);
    this.#state.enter(this.#mode);
    this.#question = { decision, position };
    this.#panel = new WhatIfPanel(this.#state.root, this.#run, this.#question, this);
    this.#panel.focus();
  }

  /** Takes the panel and the other run out while what comes is withheld. */
  #withhold(): void {
    const { withholds } = this.#state;
    if (withholds) this.leave();
    this.#shown?.withhold(withholds);
    this.#grow();
  }

  leave(): void {
    const hadFocus = this.#panel?.hasFocus;
    this.#panel?.remove();
    this.#panel = undefined;
    this.#question = undefined;
    this.#state.exit(this.#mode);
    if (hadFocus) this.#state.root.focus({ preventScroll: true });
  }

  /** The seed that the run draws from at its end. */
  get #seed(): number {
    const last = this.#made.findLast(({ fork }) => fork.kind === SEED && !this.#swapped);
    return last ? last.fork.values[0]! : Number(this.#run.values.seed);
  }

  /** The seed that can be drawn from next; undefined where the run draws nothing from here on. */
  get nextSeed(): number | undefined {
    const { timeline, position } = this.#state;
    return this.#run.algorithm.draws && position < timeline.length ? (this.#seed + 1) % SEEDS : undefined;
  }

  /** Takes another seed from the frame on. */
  async redraw(seed: number): Promise<void> {
    const { position } = this.#question!;
    this.leave();
    this.#isLinked = false;
    await this.#reseed(position + 1, seed, position);
    this.#state.keepAddress();
  }

  async #reseed(from: number, seed: number, position: number): Promise<void> {
    const made: Made = {
      fork: { position: from, kind: SEED, values: [seed] },
      override: { position: from, seed },
      name: says.drawn(seed, from),
      instead: says.seedName(Number(this.#run.values.seed)),
    };
    await this.#take(made, position);
  }

  /** Takes one of the choices. */
  async choose(index: number): Promise<void> {
    const decision = this.#question!.decision!;
    const choice = decision.choices[index]!;
    this.leave();
    if (sameStep(this.#run.algorithm, choice, decision.own)) return;
    this.#isLinked = false;
    await this.#fork(decision, choice, decision.position);
    this.#state.keepAddress();
  }

  /** Makes the run anew with one more decision that is not its own; those that came after it are no more. */
  async #fork(decision: Decision, choice: AnyStep, position: number): Promise<void> {
    const run = this.#run;
    const before = this.#before(decision.position);
    const old = this.#made.length === 0 || this.#swapped ? this.#state.timeline : this.#other!;
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
    this.#other = this.#state.timeline;
    if (this.#other.complete) return;
    this.#behind = runInWorker(this.#run, () => this.#grow());
    // What fails there has failed in the figure, too.
    this.#behind.done.catch(() => {});
    this.#other = this.#behind.timeline;
  }

  async #open(position: number): Promise<void> {
    this.#opening = true;
    try {
      const overrides = this.#swapped ? [] : this.#made.map(({ override }) => override);
      await this.#state.decide(overrides, position);
    } finally {
      this.#opening = false;
    }
    const last = this.#made.at(-1);
    if (!last) return;
    this.#shown ??= new ForkedRun(this.#state.root, this, this.#state.hidesAhead);
    this.#shown.withhold(this.#state.withholds);
    this.#shown.name(says.chosen(last.name, last.instead, this.#made.length - 1), this.#swapped);
    this.#grow();
  }

  /** One of the runs has grown. */
  #grow(): void {
    const [first] = this.#made;
    if (this.#other && first) this.#shown?.draw(this.#state.timeline, this.#other, first.fork.position, this.#swapped);
  }

  /** Shows the other of the two runs, at the same position. */
  async swap(): Promise<void> {
    if (this.#made.length === 0) return;
    this.#leaveBehind();
    this.#swapped = !this.#swapped;
    await this.#open(this.#state.position);
    this.#state.keepAddress();
  }

  /** Goes back to the run that decides for itself. */
  async drop(position = this.#state.position): Promise<void> {
    const swapped = this.#swapped;
    const isLinked = this.#isLinked;
    this.#end();
    this.#state.root.focus({ preventScroll: true });
    if (!swapped) await this.#state.decide([], position);
    // Meanwhile the figure may have gone back to the text whose link had brought the decisions.
    if (!isLinked || this.#state.touched.value) this.#state.keepAddress();
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
  #followRun(): void {
    if (this.#opening) return;
    this.leave();
    if (this.#run.overrides.length === 0) this.#end();
  }

  /** Takes the decisions of a link, one after the other, and shows a frame of the run. Gives what is wrong with the first that cannot be taken. */
  async follow(forks: readonly Fork[], position: number): Promise<string[]> {
    this.#isLinked = forks.length > 0;
    for (const fork of forks) {
      const run = this.#run;
      await this.#state.grownTo(fork.position);
      if (this.#run !== run) return [];
      if (fork.kind === SEED) {
        if (this.#state.timeline.length < fork.position) return [says.faults.noStep(fork.position)];
        await this.#reseed(fork.position, fork.values[0]!, position);
        continue;
      }
      const decision = decisionAt(this.#state.timeline, fork.position);
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
    if (isTaken(event) || this.#state.root.querySelector(':popover-open, dialog[open]')) return false;
    if (this.#panel) {
      if (event.key === 'Escape') this.leave();
      else if (!this.#panel.key(event)) return false;
    } else if (this.#made.length === 0) return false;
    else if (event.key === 'Escape') {
      this.drop();
      // The figure that the link opened over its page hears the key, too, and closes.
      if (this.#isLinked) return false;
    } else if (event.key.toLowerCase() === 'b' && !event.repeat) this.swap();
    else return false;
    event.preventDefault();
    return true;
  }
}
