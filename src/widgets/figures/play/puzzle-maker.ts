import type { Wish } from '../../../engine/generate/generate-puzzle.ts';
import { workerFault } from '../../../trace/worker-fault.ts';
import type { PuzzleGrade } from './game.ts';
import type { PlayReply, PlayRequest } from './play.worker.ts';

type Asked = { make: Wish } | { answersOf: string } | { gradeOf: string };

interface Waiting {
  resolve(reply: PlayReply): void;
  reject(error: Error): void;
}

const startWorker = () => new Worker(new URL('./play.worker.ts', import.meta.url), { type: 'module' });

/**
 * Makes puzzles, finds answers and grades in a worker; the puzzle that will be wanted next is made ahead. When the worker
 * cannot be had or fails, whoever waits for it is told by a rejection, and the next question starts a new one.
 */
export class PuzzleMaker {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #count = 0;
  #ahead: { key: string; reply: Promise<PlayReply> } | undefined;

  constructor(start: () => Worker = startWorker) {
    this.#start = start;
  }

  #ask(asked: Asked): Promise<PlayReply> {
    const request: PlayRequest = { id: ++this.#count, ...asked };
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#listenedTo(this.#start());
      this.#worker.postMessage(request);
      this.#waiting.set(request.id, { resolve, reject });
    });
  }

  #listenedTo(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<PlayReply>) => {
      this.#waiting.get(data.id)?.resolve(data);
      this.#waiting.delete(data.id);
    });
    for (const kind of ['error', 'messageerror'] as const) worker.addEventListener(kind, (event) => this.#failed(workerFault(event)));
    return worker;
  }

  #failed(error: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#ahead = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }

  /** A puzzle of the wish; at once when it was prepared. Rejects when the worker fails. */
  make(wish: Wish): Promise<PlayReply> {
    const key = JSON.stringify(wish);
    const reply = this.#ahead?.key === key ? this.#ahead.reply : this.#ask({ make: wish });
    this.#ahead = undefined;
    return reply;
  }

  /** Begins to make a puzzle that may be wanted. When that fails, it is begun again once it is wanted. */
  prepare(wish: Wish): void {
    const reply = this.#ask({ make: wish });
    this.#ahead = { key: JSON.stringify(wish), reply };
    reply.catch(() => {
      if (this.#ahead?.reply === reply) this.#ahead = undefined;
    });
  }

  /** Two answers of a puzzle (compact text) if it has as many. Rejects when the worker fails. */
  answersOf(puzzle: string): Promise<PlayReply> {
    return this.#ask({ answersOf: puzzle });
  }

  /** How hard a puzzle (compact text) with one answer is; undefined when it could not be told. */
  async gradeOf(puzzle: string): Promise<PuzzleGrade | undefined> {
    return this.#ask({ gradeOf: puzzle }).then(
      ({ grade }) => grade,
      () => undefined,
    );
  }
}
