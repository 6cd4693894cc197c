import { InputError } from '../../../engine/errors.ts';

/** Throws InputError when there is more of something than the page can bear. */
export function refuseMore(count: number, most: number, what: string): void {
  if (count > most)
    throw new InputError(`there are ${count.toLocaleString('en')} ${what}`, { expected: `at most ${most.toLocaleString('en')}` });
}
