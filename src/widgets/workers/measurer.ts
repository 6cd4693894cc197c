import type { MeasureTask } from './measure.worker.ts';
import type { Measured } from './measure-run.ts';
import { type PoolWorker, poolWorker } from './worker-pool.ts';

/** Starts a worker that measures runs. */
export const startMeasurer = (): PoolWorker<MeasureTask, Measured> =>
  poolWorker(new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' }));
