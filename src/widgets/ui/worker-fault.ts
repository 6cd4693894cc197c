import { workerNotStarted } from '#words/controls.ts';

/** What is said of a worker whose code did not come: browsers give such an error no words. */
export const WORKER_NOT_LOADED = workerNotStarted;

/** What a worker's `error` event says, as an error. */
export function workerFault(event: Event): Error {
  return new Error((event as Partial<ErrorEvent>).message || WORKER_NOT_LOADED);
}
