import { PacedRedraw } from '../../ui/paced-redraw.ts';
import { type RunningTrace, runInWorker } from '../../workers/run-in-worker.ts';
import type { WrittenLit } from '../lit.ts';
import type { Going } from '../player.ts';
import type { PreparedRun } from '../prepared-run.ts';
import type { FigureState } from './figure-state.ts';
import { onChange } from './signals.ts';

/** While a run goes on, what depends on its growth is drawn anew at most this often, in milliseconds. */
const REDRAWN_EVERY = 500;

/** The drawings of one run: see ViewSet. */
export interface Drawings {
  readonly position: number | undefined;
  draw(
    position: number,
    how: { readonly moves: number; readonly rests: boolean; readonly rewinds: boolean; readonly inTurn: boolean },
  ): void;
  hold(from: number, at: number, to?: number): number;
  settle(): void;
  peek(position: number | undefined): void;
  highlight(lit: WrittenLit | undefined): void;
  drawLate(which?: { hidden: boolean }): void;
  /** Finds out, for a few milliseconds, what drawings of the levels have to know of the run. Gives whether nothing was left to find out. */
  prepareGrowth(): boolean;
  drawGrowth(shown: 'length' | 'levels'): void;
}

/** Makes the drawings of the run that a figure shows. */
export type MakeDrawings = (state: FigureState, run: PreparedRun) => Promise<Drawings>;

/** The run that a figure shows: it starts in a worker and is drawn as it grows. */
export class ShownRun {
  /** For how many milliseconds the drawings may move to a frame. */
  roomFor: (going: Going) => number = () => 0;
  readonly #state: FigureState;
  readonly #makeDrawings: MakeDrawings;
  readonly #start: typeof runInWorker;
  readonly #redraw = new PacedRedraw(() => this.#drawGrowth(), REDRAWN_EVERY);
  #preparing: ReturnType<typeof setTimeout> | undefined;
  #running: RunningTrace | undefined;
  #drawings: Drawings | undefined;
  /** Those of the run before, whose pictures stay until there is a frame of the new one. */
  #former: Drawings | undefined;

  constructor(state: FigureState, makeDrawings: MakeDrawings, start: typeof runInWorker = runInWorker) {
    this.#state = state;
    this.#makeDrawings = makeDrawings;
    this.#start = start;
    state.player.onMove = (_, __, going) => this.#draw(this.roomFor(going));
    onChange(state.withheldAfter, () => this.redrawAll());
  }

  /** Starts a run in place of the one before, and shows the frame at `position` as soon as it is there. Resolves when its drawings are made. */
  async open(run: PreparedRun, position: number): Promise<void> {
    const running = (run.runner ?? this.#start)(run, () => this.#progress(running));
    this.#running?.cancel();
    this.#running = running;
    clearTimeout(this.#preparing);
    this.#drawings?.settle();
    if (this.#drawings?.position !== undefined) this.#former = this.#drawings;
    this.#drawings = undefined;
    running.done.then(
      () => this.#progress(running, true),
      (error: unknown) => running === this.#running && this.#state.fail(error),
    );
    this.#state.follow(run, running.timeline, position);
    const drawings = await this.#makeDrawings(this.#state, run);
    if (running !== this.#running) return;
    this.#drawings = drawings;
    this.#progress(running);
  }

  /** Draws the frame where a drawing does not show it, because it was hidden; `hidden` asks for those that still are. */
  drawLate(which?: { hidden: boolean }): void {
    (this.#former ?? this.#drawings)?.drawLate(which);
  }

  /** Holds the drawings between two frames. */
  hold(from: number, at: number, to?: number): number {
    return this.#drawings?.hold(from, at, to) ?? 0;
  }

  /** Shows another frame in the pictures, and leaves the reader where they are; undefined shows their own again. */
  peek(position: number | undefined): void {
    this.#drawings?.peek(position);
  }

  /** Ends what moves. */
  settle(): void {
    this.#drawings?.settle();
  }

  /** Lights in the drawings what words of the text are about, until they are given another light or none. */
  highlight(lit: WrittenLit | undefined): void {
    this.#drawings?.highlight(lit);
  }

  /** Ends the run where it is; what there is of it stays. */
  cancel(): void {
    this.#running?.cancel();
  }

  /** Draws the frame that is shown anew, and what is said of the run. */
  redrawAll(): void {
    if (this.#drawings?.position === undefined) return;
    this.#draw();
    this.#state.growth.value++;
  }

  /** `over` says that the run goes no further, though it may not have come to its end. */
  #progress(running: RunningTrace, over = running.timeline.complete): void {
    if (running !== this.#running) return;
    if (this.#drawings) {
      this.#state.player.grown(over);
      if (!over && this.#drawings.position !== undefined) this.#redraw.soon();
      else if (this.#state.touched.value) this.#redraw.now();
      else this.#redraw.next();
    }
    this.#state.reports.value++;
  }

  /** Draws what the run has come to; the frame is drawn only where it is another than before. */
  #drawGrowth(): void {
    const { player, growth } = this.#state;
    this.#state.hideAhead();
    const { target } = player;
    if (target === Number.POSITIVE_INFINITY) player.approach();
    else if (target === undefined && this.#drawings?.position === undefined) this.#draw();
    else if (target === undefined) {
      // The slider over this drawing has the new length at once.
      this.#drawings?.drawGrowth('length');
      this.#drawPrepared();
    }
    growth.value++;
  }

  /** Draws how the levels have grown as soon as the drawings know them; the page can scroll while they find that out. */
  #drawPrepared(): void {
    clearTimeout(this.#preparing);
    if (!this.#drawings) return;
    if (this.#drawings.prepareGrowth()) this.#drawings.drawGrowth('levels');
    else this.#preparing = setTimeout(() => this.#drawPrepared());
  }

  #draw(moves = 0): void {
    // While the drawings of another run are made, there is nothing to draw on.
    if (!this.#drawings) return;
    const before = this.#drawings.position;
    const { player, rests, touched, frame } = this.#state;
    const { position } = player;
    this.#state.hideAhead();
    this.#former = undefined;
    const began = performance.now();
    // Until the reader takes a figure it goes with the text, most often while the page scrolls.
    const inTurn = !touched.value && moves === 0 && position !== before;
    this.#drawings.draw(position, { moves, rests, rewinds: touched.value, inTurn });
    frame.value = { position, before, milliseconds: performance.now() - began };
  }
}
