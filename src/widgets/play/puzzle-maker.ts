import type { Wish } from '../../engine/generate/generate-puzzle.ts';
import { workerFault } from '../../trace/worker-fault.ts';
import type { PlayReply, PlayRequest } from './play.worker.ts';

type Asked = { make: Wish } | { answersOf: string };

/** Makes puzzles and finds answers in a worker; the puzzle that will be wanted next is made ahead. */
export class PuzzleMaker {
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, PromiseWithResolvers<PlayReply>>();
  #count = 0;
  #ahead: { key: string; reply: Promise<PlayReply> } | undefined;

  #start(): Worker {
    const worker = new Worker(new URL('./play.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<PlayReply>) => {
      this.#waiting.get(data.id)?.resolve(data);
      this.#waiting.delete(data.id);
    });
    // Who waits is told, and the next wish starts another worker.
    worker.addEventListener('error', (event) => {
      worker.terminate();
      this.#worker = undefined;
      this.#ahead = undefined;
      for (const { reject } of this.#waiting.values()) reject(workerFault(event));
      this.#waiting.clear();
    });
    return worker;
  }

  #ask(asked: Asked): Promise<PlayReply> {
    const request: PlayRequest = { id: ++this.#count, ...asked };
    const waiting = Promise.withResolvers<PlayReply>();
    this.#waiting.set(request.id, waiting);
    this.#worker ??= this.#start();
    this.#worker.postMessage(request);
    return waiting.promise;
  }

  /** A puzzle of the wish; at once when it was prepared. */
  make(wish: Wish): Promise<PlayReply> {
    const key = JSON.stringify(wish);
    const reply = this.#ahead?.key === key ? this.#ahead.reply : this.#ask({ make: wish });
    this.#ahead = undefined;
    return reply;
  }

  prepare(wish: Wish): void {
    const reply = this.#ask({ make: wish });
    // Nobody may come for it.
    reply.catch(() => {});
    this.#ahead = { key: JSON.stringify(wish), reply };
  }

  /** Two answers of a puzzle (compact text) if it has as many. */
  answersOf(puzzle: string): Promise<PlayReply> {
    return this.#ask({ answersOf: puzzle });
  }
}
