import { noStepThatWay, noWayOut, onlySteps } from '#words/stepper.ts';
import type { StepperCommand } from '../../ui/keys.ts';
import type { FigureState } from './figure-state.ts';

/** Commands that move the reader along the run: those wait for the frame that they lead on from. All others are obeyed at once. */
const MOVES: readonly StepperCommand[] = ['toggle', 'back', 'forward', 'over', 'out', 'start', 'end', 'previousStop', 'nextStop'];

/** Commands that change how the figure is shown, and nothing in it. */
const SHOWING: readonly StepperCommand[] = ['fullscreen', 'stage', 'fold', 'follow', 'help', 'toText'];

/** What a reader can ask of a figure: moves along its run, past questions and from places that are waited for, and what controls and modes do. */
export class FigureCommands {
  readonly #state: FigureState;
  readonly #actions = new Map<StepperCommand, () => void>();

  constructor(state: FigureState) {
    this.#state = state;
    const { player } = state;
    player.holdsAt = (position) => state.modes.some((mode) => mode.asksAt?.(position));
    player.onArrival = (place) => {
      const { length } = player.timeline;
      if (place > length && Number.isFinite(place)) state.say(onlySteps(length));
    };
    this.on('toggle', () => player.toggle());
    this.on('back', () => player.back());
    this.on('forward', () => player.forward());
    this.on('over', () => player.over());
    this.on('out', () => this.leap(player.timeline.stepOut(player.position), noWayOut));
    this.on('start', () => player.goTo(0));
    this.on('end', () => player.goToEnd());
  }

  /** Says what a command does. */
  on(command: StepperCommand, action: () => void): void {
    this.#actions.set(command, action);
  }

  /** Does what the reader asks; a move once the frame that it leads on from is there. */
  do(command: StepperCommand): void {
    if (!SHOWING.includes(command)) this.#state.touched.value = true;
    if (this.#isRefused(command)) return;
    const { player } = this.#state;
    // Both lead away from wherever the figure is to open.
    if (command === 'start' || command === 'end') player.stay();
    if (MOVES.includes(command)) player.onceThere(() => this.#move(command));
    else this.#actions.get(command)?.();
  }

  /** Goes to a place, or waits for it. */
  seek(position: number): void {
    this.#state.touched.value = true;
    this.#state.say('');
    this.#leaveQuestion();
    this.#state.player.goTo(position);
  }

  /** Goes to a place that the reader has pointed at in a drawing of the run. Returns whether that was free. */
  point(position: number): boolean {
    if (this.#isRefused()) return false;
    this.seek(position);
    return true;
  }

  /** Goes to a place where there is one, and says so where there is none. */
  leap(position: number | undefined, otherwise = noStepThatWay): void {
    this.#state.player.pause();
    if (position === undefined) this.#state.say(otherwise);
    else this.#state.player.seek(position);
  }

  /** Whether the mode that is on lets nothing lead past it: a clicker that is pressed twice shows no step that a question is about. */
  #isRefused(command?: StepperCommand): boolean {
    const reason = this.#state.mode.value?.refuses?.(command);
    if (reason !== undefined) this.#state.say(reason);
    return reason !== undefined;
  }

  #leaveQuestion(): void {
    if (this.#state.rests) this.#state.leave();
  }

  #move(command: StepperCommand): void {
    // It may have waited for its frame.
    if (this.#isRefused(command)) return;
    const { player } = this.#state;
    this.#leaveQuestion();
    if (command === 'forward' && player.holdsAt(player.position)) {
      player.pause();
      return;
    }
    this.#state.say('');
    this.#actions.get(command)?.();
  }
}
