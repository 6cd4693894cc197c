import type { RaceTask } from '../../widgets/workers/race.worker.ts';
import type { Lap } from '../../widgets/workers/race-clock.ts';
import { type PoolWorker, poolWorker } from '../../widgets/workers/worker-pool.ts';
import type { Race, RacerId } from './race.ts';

interface Hearer {
  lap(solver: RacerId, lap: Lap): void;
  failed(error: unknown): void;
}

const startRacer = (): PoolWorker<RaceTask, Lap> =>
  poolWorker(new Worker(new URL('../../widgets/workers/race.worker.ts', import.meta.url), { type: 'module' }));

/** Runs the solver of a race that is its turn, in a worker of its own, so that no solver finds what another left behind. */
export class RaceRunner {
  readonly #hearer: Hearer;
  #worker: PoolWorker<RaceTask, Lap> | undefined;
  /** The race and the solver that run. */
  #turn = '';

  constructor(hearer: Hearer) {
    this.#hearer = hearer;
  }

  /** Does what a race asks for: the next solver, or none. */
  follow({ number, running, givens }: Race): void {
    const turn = running ? `${number} ${running}` : '';
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#worker?.terminate();
    this.#worker = running && startRacer();
    if (running) this.#run(turn, this.#worker!, { solver: running, givens });
  }

  async #run(turn: string, worker: PoolWorker<RaceTask, Lap>, task: RaceTask): Promise<void> {
    try {
      for (let isDone = false; !isDone; ) {
        const lap = await worker.work(task);
        // Stopped, or another solver's turn.
        if (turn !== this.#turn) return;
        isDone = lap.isDone;
        this.#hearer.lap(task.solver, lap);
      }
    } catch (error) {
      if (turn === this.#turn) this.#hearer.failed(error);
    }
  }
}
