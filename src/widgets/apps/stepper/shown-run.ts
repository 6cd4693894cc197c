import type { Timeline } from '../../../trace/timeline.ts';
import type { Going, TimelinePlayer } from '../../runs/player.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { PacedRedraw } from '../../ui/paced-redraw.ts';
import type { ViewSet } from '../../views/view-set.ts';
import { type RunningTrace, runInWorker } from '../../workers/run-in-worker.ts';

/** While a run goes on, what depends on its growth is drawn anew at most this often, in milliseconds. */
const REDRAWN_EVERY = 500;

type Drawings = Pick<ViewSet, 'position' | 'draw' | 'hold' | 'settle' | 'drawLate' | 'drawGrowth'>;

interface Orders {
  /** Makes the drawings of a run. */
  views(run: PreparedRun, timeline: Timeline): Promise<Drawings>;
  /** Another run takes the place of the one before; nothing of it is there yet. */
  begun(run: PreparedRun, timeline: Timeline): void;
  /** For how many milliseconds the drawings may move to a frame. */
  room(going: Going): number;
  /** Whether pictures show the state alone. */
  rests(): boolean;
  /** Another frame is drawn than before. */
  drawn(milliseconds: number, before: number | undefined): void;
  /** What is said of the run is to be said anew. */
  grown(timeline: Timeline): void;
  failed(error: unknown): void;
}

/** The run that a figure shows: it starts in a worker and is drawn as it grows. */
export class ShownRun {
  readonly #player: TimelinePlayer;
  readonly #orders: Orders;
  readonly #start: typeof runInWorker;
  readonly #redraw = new PacedRedraw(() => this.#drawGrowth(), REDRAWN_EVERY);
  #run: PreparedRun | undefined;
  #running: RunningTrace | undefined;
  #views: Drawings | undefined;

  constructor(player: TimelinePlayer, orders: Orders, start: typeof runInWorker = runInWorker) {
    this.#player = player;
    this.#orders = orders;
    this.#start = start;
    player.onMove = (_, __, going) => this.#draw(orders.room(going));
  }

  /** What runs; undefined before the first run. */
  get run(): PreparedRun | undefined {
    return this.#run;
  }

  /** Starts a run in place of the one before, and shows the frame at `position` as soon as it is there. Resolves when its views are made. */
  async open(run: PreparedRun, position: number): Promise<void> {
    const running = (run.runner ?? this.#start)(run, () => this.#progress(running));
    this.#running?.cancel();
    this.#running = running;
    this.#run = run;
    this.#views = undefined;
    running.done.then(
      () => this.#progress(running, true),
      (error: unknown) => running === this.#running && this.#orders.failed(error),
    );
    this.#player.follow(running.timeline, position);
    this.#orders.begun(run, running.timeline);
    const views = await this.#orders.views(run, running.timeline);
    if (running !== this.#running) return;
    this.#views = views;
    this.#progress(running);
  }

  /** Draws the frame where a drawing does not show it, because it was hidden; `hidden` asks for those that still are. */
  drawLate(which?: { hidden: boolean }): void {
    this.#views?.drawLate(which);
  }

  /** Holds the drawings between two frames: see ViewSet. */
  hold(from: number, at: number, to?: number): number {
    return this.#views?.hold(from, at, to) ?? 0;
  }

  /** Draws the frame that is shown anew, and what is said of the run. */
  redraw(): void {
    if (this.#views?.position === undefined) return;
    this.#draw();
    if (this.#running) this.#orders.grown(this.#running.timeline);
  }

  /** Ends what moves. */
  settle(): void {
    this.#views?.settle();
  }

  /** Ends the run where it is; what there is of it stays. */
  cancel(): void {
    this.#running?.cancel();
  }

  /** `over` says that the run goes no further, though it may not have come to its end. */
  #progress(running: RunningTrace, over = running.timeline.complete): void {
    if (running !== this.#running || !this.#views) return;
    this.#player.grown(over);
    if (over || this.#views.position === undefined) this.#redraw.now();
    else this.#redraw.soon();
  }

  /** Draws what the run has come to; the frame is drawn only where it is another than before. */
  #drawGrowth(): void {
    const { target, timeline } = this.#player;
    if (target === Number.POSITIVE_INFINITY) this.#player.approach();
    else if (target === undefined && this.#views?.position === undefined) this.#draw();
    else if (target === undefined) this.#views?.drawGrowth();
    this.#orders.grown(timeline);
  }

  #draw(moves = 0): void {
    // While the views of another run are made, there is nothing to draw on.
    if (!this.#views) return;
    const before = this.#views.position;
    const began = performance.now();
    this.#views.draw(this.#player.position, { moves, rests: this.#orders.rests() });
    this.#orders.drawn(performance.now() - began, before);
  }
}
