import { counted } from '../../sentence.ts';

/** Words of the list of all steps on the Play page. */

export const open = 'All possible next steps …';
export const title = 'All possible next steps';
export const about =
  'Open a technique to see its steps. The simplest come first. If a simpler technique makes the same step, it’s listed only under the simpler one. Opening this list counts as a hint.';
export const list = 'Techniques with their steps';
export const looking = 'Looking for steps …';
export const found = (steps: number, techniques: number) =>
  `${counted(steps, 'step')} of ${counted(techniques, 'technique')}. Press a step to see its reason on the board.`;
/** Where the techniques up to this level have steps, harder ones aren’t looked for. */
export const upTo = (level: string) => `Techniques harder than ${level} weren’t looked for.`;
export const none = 'No technique short of a guess has a step here.';
export const mistake =
  'Something in your grid is wrong, so steps from here would be wrong, too. Close this list and press Hint: it says what to mend.';
export const full = 'There’s nothing left to do in this grid.';
export const technique = (level: string, count: number) => `${level} · ${counted(count, 'step')}`;
