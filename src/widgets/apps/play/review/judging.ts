import type { Verdict } from '../../../../engine/logic/judging/verdict.ts';
import { RemoteWorker } from '../../../workers/rpc.ts';
import type { OpenedSolve, SolveFunctions } from '../../../workers/solve.worker.ts';

interface Told {
  opened(solve: OpenedSolve): void;
  /** Verdicts on the moves that follow those judged so far. */
  verdicts(verdicts: readonly Verdict[]): void;
  failed(): void;
}

/** The judging of one solve in a worker, from its first move to its last. */
export class Judging {
  readonly #worker = new RemoteWorker<SolveFunctions>(
    new Worker(new URL('../../../workers/solve.worker.ts', import.meta.url), { type: 'module' }),
  );
  #stopped = false;

  /** `trace` is the solve as a trace. Unless it `explains`, guesses come without what would show them, and much sooner. */
  constructor(trace: string, told: Told, explains = true) {
    this.#run(trace, told, explains);
  }

  async #run(trace: string, { opened, verdicts, failed }: Told, explains: boolean): Promise<void> {
    try {
      const solve = await this.#worker.call<OpenedSolve>((functions) => functions.open(trace, explains) as Promise<OpenedSolve>);
      if (!this.#stopped) opened(solve);
      while (!this.#stopped) {
        const some = await this.#worker.call<readonly Verdict[]>((functions) => functions.judge() as Promise<readonly Verdict[]>);
        if (some.length === 0) this.stop();
        else if (!this.#stopped) verdicts(some);
      }
    } catch {
      if (!this.#stopped) failed();
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#worker.terminate();
  }
}
