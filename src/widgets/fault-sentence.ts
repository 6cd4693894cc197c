import { describeError } from '../engine/errors.ts';

/** A message as a sentence on the page: it begins with a capital and ends with one full stop. */
export function asSentence(message: string): string {
  const text = message.trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.+$/, '')}${/[!?…]$/.test(text) ? '' : '.'}`;
}

/** What went wrong, as a sentence for a notice or a dialog. */
export const faultSentence = (error: unknown): string => asSentence(describeError(error));
