import { InputError } from '../../engine/errors.ts';

/** Bad input, in the words of the interface: what was found, and what would have been right. */
export const inputFault = ([found, expected]: readonly [found: string, expected: string]): InputError =>
  new InputError(found, { expected });
