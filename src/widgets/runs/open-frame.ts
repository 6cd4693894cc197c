import { faults as words } from '#words/lesson.ts';
import { InputError } from '../../engine/errors.ts';
import { optionTexts, readOptions } from '../../engine/options.ts';
import type { FrameAddress } from '../../narration/lesson/lesson.ts';
import { figureOf, type SiteFigure } from '../../narration/lesson/site-figures.ts';
import type { Timeline } from '../../trace/timeline.ts';
import { type RunningTrace, runInWorker } from '../workers/run-in-worker.ts';
import { linkedRun } from './links/linked-run.ts';
import { readUrlState } from './links/url-state.ts';
import { puzzleNamed } from './named-puzzle.ts';
import { loadAlgorithm, type PreparedRun, prepareOn } from './prepared-run.ts';
import { namedPuzzles } from './puzzle-library.ts';
import type { StepperConfig } from './stepper-config.ts';

/** A frame's run, ready to be run. */
export interface PreparedFrame {
  readonly figure: SiteFigure;
  readonly run: PreparedRun;
  readonly position: number;
  /** What of the address couldn't be used, each a sentence's part. */
  readonly faults: readonly string[];
}

/** A frame with the part of its run that leads to it and beyond. */
export interface OpenedFrame extends PreparedFrame {
  /** At least as long as the step after the frame, where the run has one. */
  readonly timeline: Timeline;
}

/** Reads a frame's address. Throws InputError when the site has no such figure, or when it can't run what the address asks for. */
async function prepareFrame(figures: readonly SiteFigure[], frame: FrameAddress): Promise<PreparedFrame> {
  const figure = figureOf(figures, frame);
  if ('cure' in figure) throw new InputError(`${figure.found} ${figure.cure}`);
  const loaded = await loadAlgorithm(figure.algorithm);
  const own = optionTexts(readOptions(loaded.algorithm.options, figure.options));
  const puzzle = puzzleNamed(namedPuzzles, figure.puzzle);
  const { run, algorithm } = figure;
  const config: StepperConfig = { run, algorithm, views: [figure.view], puzzle, puzzles: namedPuzzles, options: own, position: 0 };
  const query = new URLSearchParams(frame.query);
  query.set('run', run);
  query.set('step', String(frame.step));
  const link = readUrlState({ search: `?${query}`, hash: '' })!;
  const named = link.puzzle === '' ? { ...link, puzzle: puzzle.id === 'own' ? puzzle.text : puzzle.id } : link;
  const { options, puzzle: asked, step, forks, faults } = linkedRun(named, config, loaded.algorithm);
  if (forks.length > 0) throw new InputError(`${words.forked.found} ${words.forked.cure}`);
  return { figure, run: prepareOn(loaded, asked, options), position: step, faults };
}

/** A frame after the last one of its run. */
export class PastEnd extends InputError {
  /** The steps that the run has. */
  readonly taken: number;

  constructor(step: number, taken: number) {
    const { found, cure } = words.pastEnd(step, step, taken);
    super(`${found} ${cure}`);
    this.taken = taken;
  }
}

/** Steps that a run is followed at least, so that the frames of a lesson seldom need it a second time. */
const LEAST = 5000;

/** The frames that a page has opened: those of one run share it. */
export class OpenFrames {
  readonly #figures: readonly SiteFigure[];
  readonly #run: typeof runInWorker;
  /** By algorithm, puzzle and options. */
  readonly #running = new Map<string, { readonly trace: RunningTrace; readonly upTo: number; readonly enough: Promise<void> }>();

  /** `run` is another way to run an algorithm, where there are no workers. */
  constructor(figures: readonly SiteFigure[], run: typeof runInWorker = runInWorker) {
    this.#figures = figures;
    this.#run = run;
  }

  /** Opens a frame. Throws InputError where there is none at this address. */
  async open(frame: FrameAddress): Promise<OpenedFrame> {
    const prepared = await prepareFrame(this.#figures, frame);
    const { run, position } = prepared;
    const key = JSON.stringify([run.row.id, run.puzzle.text, run.options]);
    const known = this.#running.get(key);
    const following = known && known.upTo > position ? known : this.#follow(run, Math.max(LEAST, 2 * (position + 1)));
    this.#running.set(key, following);
    try {
      await following.enough;
    } catch (error) {
      this.#running.delete(key);
      throw error;
    }
    const { timeline } = following.trace;
    if (position > timeline.length) throw new PastEnd(position, timeline.length);
    return { ...prepared, timeline };
  }

  /** Runs up to a step, or to the end. */
  #follow(run: PreparedRun, upTo: number) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const trace = this.#run(run, () => trace.timeline.length >= upTo && resolve());
    const enough = Promise.race([trace.done, promise]).then(() => trace.cancel());
    return { trace, upTo, enough };
  }

  /** Ends all runs. */
  close(): void {
    for (const { trace } of this.#running.values()) trace.cancel();
    this.#running.clear();
  }
}

/** Opens one frame of the site's figures. A page with several makes `OpenFrames`. */
export const openFrame = (figures: readonly SiteFigure[], frame: FrameAddress): Promise<OpenedFrame> => new OpenFrames(figures).open(frame);
