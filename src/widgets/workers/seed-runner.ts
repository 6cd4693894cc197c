import type { RunSummary } from '../../engine/fast/repeat.ts';
import type { SeedTask } from './seeds.worker.ts';
import { type PoolWorker, poolWorker } from './worker-pool.ts';

/** Starts a worker that runs seeds. */
export const startSeedRunner = (): PoolWorker<SeedTask, RunSummary> =>
  poolWorker(new Worker(new URL('./seeds.worker.ts', import.meta.url), { type: 'module' }));
