import { proxy } from 'comlink';
import type { AnyAlgorithm, AnyOptions } from '../../engine/algorithm.ts';
import type { Override } from '../../trace/recorder.ts';
import { Timeline } from '../../trace/timeline.ts';
import { whenIdle } from '../ui/browser.ts';
import { packInput } from './input-message.ts';
import { RemoteWorker, type WorkerLike } from './rpc.ts';
import type { RunFunctions } from './run.worker.ts';
import type { RunReport } from './run-and-report.ts';

/** Steps replayed at once for checkpoints: a few milliseconds' work on a slow phone. */
const PREPARED_AT_ONCE = 5000;

/** For so long, in milliseconds, pieces follow each other. */
const STRETCH = 8;

/** Makes the checkpoints of a timeline that grows while the browser is idle, so that no frame waits for them. */
export class IdlePreparation {
  #isDue = false;

  /** `timeline` has grown. */
  soon(timeline: Timeline): void {
    if (this.#isDue) return;
    this.#isDue = true;
    whenIdle(() => {
      this.#isDue = false;
      const until = performance.now() + STRETCH;
      while (performance.now() < until && timeline.prepare(PREPARED_AT_ONCE));
      if (!timeline.isPrepared) this.soon(timeline);
    });
  }
}

/** What is to be run. */
interface Run {
  readonly algorithm: AnyAlgorithm;
  readonly input: unknown;
  readonly values: AnyOptions;
  readonly overrides?: readonly Override[];
}

export interface RunningTrace {
  /** Grows while the run goes on. */
  readonly timeline: Timeline;
  /** Resolves when the run has ended or was cancelled; rejects when it failed. */
  readonly done: Promise<void>;
  /** Ends the run where it is; what was recorded stays. */
  cancel(): void;
}

const startWorker = () => new Worker(new URL('./run.worker.ts', import.meta.url), { type: 'module' });

/** Runs an algorithm in a worker. `onProgress` is called each time the timeline has grown, and at the end. */
export function runInWorker(
  { algorithm, input, values, overrides = [] }: Run,
  onProgress: () => void,
  start: () => WorkerLike = startWorker,
): RunningTrace {
  const timeline = new Timeline(algorithm, algorithm.start(input, values));
  const preparation = new IdlePreparation();
  const worker = new RemoteWorker<RunFunctions>(start());
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  let over = false;
  const end = (settle: () => void) => {
    over = true;
    worker.terminate();
    settle();
  };
  const take = ({ chunks, totals, taken, capped, outcome }: RunReport) => {
    for (const chunk of chunks) timeline.append(chunk);
    Object.assign(timeline, { totals, taken, capped, outcome });
    preparation.soon(timeline);
    onProgress();
    if (timeline.complete) end(resolve);
  };
  const hear = (said: RunReport) => {
    // A report may be under way when the run is ended.
    if (over) return;
    try {
      take(said);
    } catch (error) {
      end(() => reject(error));
    }
  };
  const request = { algorithm: algorithm.id, input: packInput(input), options: values, overrides };
  worker.call((functions) => functions.run(request, proxy(hear))).catch((error: unknown) => end(() => reject(error)));
  const cancel = () => {
    timeline.stopped = !timeline.complete;
    end(resolve);
  };
  return { timeline, done, cancel };
}
