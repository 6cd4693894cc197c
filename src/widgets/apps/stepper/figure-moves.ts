import { answerFirst } from '#words/figure.ts';
import { noStepThatWay, noWayOut, onlySteps } from '#words/stepper.ts';
import type { Predict } from '../../modes/predict/predict.ts';
import type { TimelinePlayer } from '../../runs/player.ts';
import type { StepperCommand } from '../../ui/keys.ts';

/** Commands that leave the reader where they are. */
const BESIDE = ['faster', 'slower', 'slow', 'predict', 'hands', 'why', 'whatIf', 'fullscreen', 'help', 'toText'] as const;
type Beside = (typeof BESIDE)[number];

const isBeside = (command: StepperCommand): command is Beside => BESIDE.includes(command as Beside);

/** What can be done while a question waits: all else would move along the run, or tell of it. */
const WHILE_ASKED: readonly StepperCommand[] = ['predict', 'hands', 'fullscreen', 'help', 'toText'];

/** What moves have to do with, beside the player. */
interface Surroundings {
  readonly questions: Pick<Predict, 'asking' | 'waiting' | 'holdsAt' | 'ask' | 'close'>;
  /** Where 'stop at' leads from here. */
  stops(): { next(): number | undefined; previous(): number | undefined };
  /** The reader has asked for something. */
  touched(): void;
  /** Says something to the reader; nothing takes it back. */
  say(text: string): void;
  readonly beside: Readonly<Record<Beside, () => void>>;
}

/** What a reader can ask of a figure: moves along its run, past questions and from places that are waited for. */
export class FigureMoves {
  readonly #player: TimelinePlayer;
  readonly #around: Surroundings;

  constructor(player: TimelinePlayer, around: Surroundings) {
    this.#player = player;
    this.#around = around;
    player.holdsAt = (position) => {
      if (!around.questions.holdsAt(position)) return false;
      around.questions.ask(position);
      return true;
    };
    player.onArrival = (place) => {
      const { length } = player.timeline;
      if (place > length && Number.isFinite(place)) around.say(onlySteps(length));
    };
  }

  /** Does what the reader asks, once the frame that it leads on from is there. */
  command(command: StepperCommand): void {
    this.#around.touched();
    if (this.#isHeld(command)) return;
    // Both lead away from wherever the figure is to open.
    if (command === 'start' || command === 'end') this.#player.stay();
    if (isBeside(command)) this.#around.beside[command]();
    else this.#player.onceThere(() => this.#move(command));
  }

  /** Goes to a place, or waits for it. */
  seek(position: number): void {
    this.#around.touched();
    this.#around.say('');
    this.#around.questions.close();
    this.#player.goTo(position);
  }

  /** Whether a question waits that this must not lead past: a clicker that is pressed twice shows no step that was asked about. */
  #isHeld(command?: StepperCommand): boolean {
    const isHeld = this.#around.questions.waiting && !(command && WHILE_ASKED.includes(command));
    if (isHeld) this.#around.say(answerFirst);
    return isHeld;
  }

  /** Goes to a place that the reader has pointed at in a drawing of the run. Returns whether that was free. */
  point(position: number): boolean {
    if (this.#isHeld()) return false;
    this.seek(position);
    return true;
  }

  #move(command: Exclude<StepperCommand, Beside>): void {
    // It may have waited for its frame.
    if (this.#isHeld(command)) return;
    const player = this.#player;
    const { questions } = this.#around;
    if (questions.asking) questions.close();
    if (command === 'forward' && player.holdsAt(player.position)) {
      player.pause();
      return;
    }
    this.#around.say('');
    this.#moves[command]();
  }

  readonly #moves: Readonly<Record<Exclude<StepperCommand, Beside>, () => void>> = {
    toggle: () => this.#player.toggle(),
    back: () => this.#player.back(),
    forward: () => this.#player.forward(),
    over: () => this.#player.over(),
    out: () => this.#leap(this.#player.timeline.stepOut(this.#player.position), noWayOut),
    start: () => this.#player.goTo(0),
    end: () => this.#player.goToEnd(),
    previousStop: () => this.#leap(this.#around.stops().previous()),
    nextStop: () => this.#leap(this.#around.stops().next()),
  };

  #leap(position: number | undefined, otherwise = noStepThatWay): void {
    this.#player.pause();
    if (position === undefined) this.#around.say(otherwise);
    else this.#player.seek(position);
  }
}
