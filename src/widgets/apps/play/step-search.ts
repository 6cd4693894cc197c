import { printPuzzle } from '../../../engine/formats/read.ts';
import { nextStep } from '../../../engine/logic/hinting/next-step.ts';
import type { PassedHints } from '../../../engine/logic/hinting/passed-hints.ts';
import type { Instance } from '../../../engine/logic/technique.ts';
import { BoundedWorker } from '../../workers/bounded-worker.ts';
import type { HintFunctions } from '../../workers/hint.worker.ts';
import type { WorkerLike } from '../../workers/rpc.ts';
import type { Game } from './game.ts';

const startWorker = () => new Worker(new URL('../../workers/hint.worker.ts', import.meta.url), { type: 'module' });
/** Nobody waits as long: there is a button that ends the search. */
const SECONDS = 600;

/** Looks for the next step of a game in a worker, so that the page goes on meanwhile. */
export class StepSearch {
  readonly #worker: BoundedWorker<HintFunctions>;

  constructor(start: () => WorkerLike = startWorker) {
    this.#worker = new BoundedWorker(start, { seconds: SECONDS });
  }

  /** Calls `found` with the step, undefined where there is none, unless the search was stopped. The game must not change until then. */
  async find(game: Game, passed: PassedHints, found: (step: Instance | undefined) => void): Promise<void> {
    const { digits, struck, shown } = game;
    const task = { puzzle: printPuzzle({ puzzle: game.puzzle }, 'compact'), digits, struck, shown, passed: passed.list() };
    // Without a worker the page has to wait.
    const here = () => ({ step: nextStep(game, passed), shown });
    const answer = await this.#worker.call((functions) => functions.nextStep(task)).catch(here);
    if (!answer) return;
    for (const [cell, set] of answer.shown.entries()) shown[cell]! |= set;
    found(answer.step);
  }

  /** Ends the search that goes on. */
  stop(): void {
    this.#worker.stop();
  }
}
