import { faults } from '#words/lab.ts';
import { inputFault } from '../../ui/fault-sentence.ts';

/** Throws InputError when there is more of something than the page can bear. */
export function refuseMore(count: number, most: number, what: string): void {
  if (count > most) throw inputFault(faults.more(count, what, most));
}
