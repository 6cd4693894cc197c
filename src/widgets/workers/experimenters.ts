import type { ExperimentFunctions, ExperimentTask, MeasuredPuzzle, PartingTask } from './experiment.worker.ts';
import type { Parting } from './parting.ts';
import { RemoteWorker } from './rpc.ts';
import { type PoolWorker, poolWorker } from './worker-pool.ts';

const start = () => new Worker(new URL('./experiment.worker.ts', import.meta.url), { type: 'module' });

/** Starts a worker that makes puzzles and the rows of their runs. */
export const startExperimenter = (): PoolWorker<ExperimentTask, MeasuredPuzzle> => poolWorker(start());

/** Finds out where two runs part, one pair at a time. */
export class PartingFinder {
  #worker: RemoteWorker<ExperimentFunctions> | undefined;

  /** Resolves with undefined when another pair was asked for in the meantime. */
  async find(task: PartingTask): Promise<Parting | undefined> {
    this.stop();
    const worker = new RemoteWorker<ExperimentFunctions>(start());
    this.#worker = worker;
    const parting = (await worker.call((functions) => functions.part(task) as Promise<Parting>)) as Parting;
    return this.#worker === worker ? parting : undefined;
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
