import type { Override } from '../../../trace/recorder.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { ManualMode } from '../../modes/manual/manual-mode.ts';
import type { TimelinePlayer } from '../../runs/player.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { doEarly, MODE_COMES } from './early-commands.ts';

/** Steps beyond an override that are enough to go on with. */
const GROWN = 20_000;

/** How often is looked whether a run has grown so far, in milliseconds. */
const LOOK_EVERY = 20;

interface Orders {
  run(): PreparedRun;
  seek(position: number): void;
  /** Runs the same with other decisions, from a position on. */
  runWith(overrides: readonly Override[], position: number): Promise<void>;
  /** Nothing of the run is to be shown or told after a position. */
  withhold(after: number): void;
  changed(): void;
  left(): void;
}

/** The mode of a figure in which the reader makes the moves: loaded when somebody wants it. */
export class FigureManual {
  readonly #root: HTMLElement;
  readonly #player: TimelinePlayer;
  readonly #orders: Orders;
  #mode: ManualMode | undefined;

  constructor(root: HTMLElement, player: TimelinePlayer, orders: Orders) {
    this.#root = root;
    this.#player = player;
    this.#orders = orders;
  }

  get on(): boolean {
    return this.#mode !== undefined;
  }

  /** Whether the run goes on as it drew, whatever the reader says. */
  get keepsDraws(): boolean {
    return this.#mode?.keepsDraws ?? false;
  }

  /** Begins at the frame that is shown, where the algorithm has moves for a reader. */
  async begin(ways: { keepsDraws?: boolean | undefined } = {}): Promise<void> {
    if (this.#mode || this.#root.hasAttribute(MODE_COMES) || !this.#orders.run().algorithm.manual) return;
    this.#root.toggleAttribute(MODE_COMES, true);
    try {
      const { ManualMode } = await import('../../modes/manual/manual-mode.ts');
      await this.#arrived();
      await this.#grown(this.#player.position);
      this.#start(ManualMode, ways);
    } finally {
      this.#root.toggleAttribute(MODE_COMES, false);
      // The figure obeys keys meanwhile: only presses are kept.
      doEarly(this.#root, () => {});
    }
  }

  #start(Mode: typeof ManualMode, ways: { keepsDraws?: boolean | undefined }): void {
    const figure = {
      root: this.#root,
      run: () => this.#orders.run(),
      timeline: () => this.#player.timeline,
      show: (position: number) => {
        this.#orders.withhold(position);
        this.#orders.seek(position);
      },
      fork: (override: Override) => this.#fork(override),
      changed: () => this.#orders.changed(),
      left: () => {
        this.#mode = undefined;
        this.#orders.left();
      },
    };
    this.#mode = new Mode(figure, this.#player.position, { keepsDraws: ways.keepsDraws ?? false });
  }

  /** Ends the mode: a link has led to a frame. */
  leave(): void {
    this.#mode?.leave();
  }

  /** Another run has begun; one that only decides otherwise is still the reader's. */
  followed({ overrides }: PreparedRun): void {
    if (overrides.length === 0) this.#mode?.leave();
  }

  /** A press on a cell; false when the reader does not make the moves. */
  pick(cell: number): boolean {
    this.#mode?.pick(cell);
    return this.on;
  }

  /** Whether a key was for the mode. */
  key(event: KeyboardEvent): boolean {
    return this.#mode?.key(event) ?? false;
  }

  /** Makes the run anew with one more decision that is not its own; those that came after it are no more. */
  async #fork(override: Override): Promise<Timeline> {
    const before = this.#orders.run().overrides.filter(({ position }) => position < override.position);
    await this.#orders.runWith([...before, override], override.position - 1);
    return this.#grown(override.position);
  }

  /** A link may lead to a frame that the run has yet to come to: what is asked there is not what is asked at the start. */
  async #arrived(): Promise<void> {
    const { POSITIVE_INFINITY } = Number;
    while ((this.#player.target ?? POSITIVE_INFINITY) < POSITIVE_INFINITY) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }

  /** The run once it has come past a position, as far as moves need it. */
  async #grown(position: number): Promise<Timeline> {
    const { timeline } = this.#player;
    while (!timeline.complete && timeline.length < position + GROWN) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    return timeline;
  }
}
