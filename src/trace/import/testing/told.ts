import { describeError } from '../../../engine/errors.ts';

/** What someone is told who does this: what is thrown, in full; undefined where nothing is. */
export function textOfFault(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return describeError(error);
  }
}
