import type { AnyAlgorithm, AnyOptions } from '../engine/algorithm.ts';
import { packInput, type RunReport, type RunRequest } from './protocol.ts';
import { Timeline } from './timeline.ts';
import { workerFault } from './worker-fault.ts';

/** Steps replayed for checkpoints at each report, so that the main thread is never held for long. */
const PREPARED_AT_ONCE = 150_000;

export interface RunningTrace {
  /** Grows while the run goes on. */
  readonly timeline: Timeline;
  /** Resolves when the run has ended or was cancelled; rejects when it failed. */
  readonly done: Promise<void>;
  /** Ends the run where it is; what was recorded stays. */
  cancel(): void;
}

/** Runs an algorithm in a module worker. `onProgress` is called each time the timeline has grown, and at the end. */
export function runInWorker(algorithm: AnyAlgorithm, input: unknown, options: AnyOptions, onProgress: () => void): RunningTrace {
  const timeline = new Timeline(algorithm, algorithm.start(input, options));
  const worker = new Worker(new URL('./run.worker.ts', import.meta.url), { type: 'module' });
  let settle = () => {};
  const done = new Promise<void>((resolve, reject) => {
    settle = resolve;
    worker.addEventListener('message', ({ data }: MessageEvent<RunReport>) => {
      if (data.type === 'failure') {
        worker.terminate();
        return reject(new Error(data.message));
      }
      for (const chunk of data.chunks) timeline.append(chunk);
      timeline.totals = data.totals;
      timeline.taken = data.taken;
      timeline.capped = data.capped;
      timeline.outcome = data.outcome;
      timeline.prepare(PREPARED_AT_ONCE);
      onProgress();
      if (timeline.complete) {
        worker.terminate();
        resolve();
      }
    });
    worker.addEventListener('error', (event) => {
      worker.terminate();
      reject(workerFault(event));
    });
  });
  const request: RunRequest = { algorithm: algorithm.id, input: packInput(input), options };
  worker.postMessage(request);
  return {
    timeline,
    done,
    cancel() {
      worker.terminate();
      settle();
    },
  };
}
