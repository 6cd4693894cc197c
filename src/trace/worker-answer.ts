/// <reference lib="webworker" />
import { describeError } from '../engine/errors.ts';

/** What a worker says to a message: what came of it, or why nothing did. */
export type WorkerAnswer<Result> = { readonly result: Result } | { readonly failure: string };

/** In a worker: answers each message with what `work` makes of it. Also a promise that is rejected is answered; nobody would hear of it otherwise. */
export function answerEach<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  self.addEventListener('message', async ({ data }: MessageEvent<Task>) => {
    const answer: WorkerAnswer<Result> = await Promise.resolve(data)
      .then(work)
      .then(
        (result) => ({ result }),
        (error: unknown) => ({ failure: describeError(error) }),
      );
    self.postMessage(answer);
  });
}
