import type { LeftHint } from './open-hint.ts';

/** Where the history keeps it. */
interface Kept {
  readonly hint?: LeftHint;
}

/** Keeps an open hint with this entry of the history, for a reader who comes back to it from the page of its technique. */
export function leaveHint(hint: LeftHint | undefined): void {
  history.replaceState({ ...(history.state as Kept | null), hint }, '');
}

/** The hint that was left open here. */
export const leftHint = (): LeftHint | undefined => (history.state as Kept | null)?.hint;
