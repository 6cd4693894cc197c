import { notLoaded, workerNotStarted } from '#words/controls.ts';
import { describeError, InputError } from '../../engine/errors.ts';

/** A message as a sentence on the page: it begins with a capital and ends with one full stop. */
export function asSentence(message: string): string {
  const text = message.trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.+$/, '')}${/[!?…]$/.test(text) ? '' : '.'}`;
}

/** The message for a worker whose code could not be loaded: browsers give such an error no text. */
export const WORKER_NOT_LOADED = workerNotStarted;

/** How Chromium, Firefox, Safari and Vite, in this order, say that a module did not come; and how this site says it of a worker. */
const NOT_LOADED = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
  WORKER_NOT_LOADED,
];

/** Whether a part of the site could not be loaded: it is gone since a deployment, or there is no network. Reloading the page helps. */
export function isNotLoaded(error: unknown): boolean {
  const message = describeError(error);
  return NOT_LOADED.some((words) => message.includes(words));
}

/** What went wrong, as sentences for a notice or a dialog. At the very start of a text, its place says nothing. */
export function faultSentence(error: unknown): string {
  if (isNotLoaded(error)) return notLoaded;
  if (!(error instanceof InputError)) return asSentence(describeError(error));
  const { message, place, expected } = error;
  const isAtStart = place?.line === 1 && place.column === 1;
  const found = new InputError(message, place && !isAtStart ? { place } : {}).describe();
  return [found, ...(expected ? [`expected ${expected}`] : [])].map(asSentence).join(' ');
}

/** What a worker's `error` event says, as an error. */
export function workerFault(event: Event): Error {
  return new Error((event as Partial<ErrorEvent>).message || WORKER_NOT_LOADED);
}

/** Bad input, in the words of the interface: what was found, and what would have been right. */
export const inputFault = ([found, expected]: readonly [found: string, expected: string]): InputError =>
  new InputError(found, { expected });
