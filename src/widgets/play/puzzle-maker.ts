import type { Wish } from '../../engine/generate/generate-puzzle.ts';
import type { PlayReply, PlayRequest } from './play.worker.ts';

type Asked = { make: Wish } | { answersOf: string };

/** Makes puzzles and finds answers in a worker; the puzzle that will be wanted next is made ahead. */
export class PuzzleMaker {
  readonly #worker = new Worker(new URL('./play.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (reply: PlayReply) => void>();
  #count = 0;
  #ahead: { key: string; reply: Promise<PlayReply> } | undefined;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<PlayReply>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    });
  }

  #ask(asked: Asked): Promise<PlayReply> {
    const request: PlayRequest = { id: ++this.#count, ...asked };
    return new Promise((resolve) => {
      this.#waiting.set(request.id, resolve);
      this.#worker.postMessage(request);
    });
  }

  /** A puzzle of the wish; at once when it was prepared. */
  make(wish: Wish): Promise<PlayReply> {
    const key = JSON.stringify(wish);
    const reply = this.#ahead?.key === key ? this.#ahead.reply : this.#ask({ make: wish });
    this.#ahead = undefined;
    return reply;
  }

  prepare(wish: Wish): void {
    this.#ahead = { key: JSON.stringify(wish), reply: this.#ask({ make: wish }) };
  }

  /** Two answers of a puzzle (compact text) if it has as many. */
  answersOf(puzzle: string): Promise<PlayReply> {
    return this.#ask({ answersOf: puzzle });
  }
}
