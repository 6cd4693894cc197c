import { counted, listed, type Sentence, say, toned } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of a figure whose run is made to decide otherwise. */

export const whatIf = 'What if';
export const whatIfKey = 'Decide differently (I)';
const strong = toned('strong');

/** Asks for another choice; `sentence` says what the run does, where that is not what is shown. */
export const ask = (position: number, sentence: Sentence | undefined): Sentence =>
  sentence
    ? say`Step ${number(position)}: ${sentence} ${strong('What if it decided differently?')} Choose, and the run continues with your choice.`
    : say`${strong(`What if step ${number(position)} decided differently?`)} Choose, and the run continues with your choice.`;
/** Asks whether the run should draw other random numbers, where there is nothing else to decide. */
export const askDraws = (position: number): Sentence =>
  say`Up to step ${number(position)} the run stays as it is. ${strong('What if it drew different random numbers from here on?')}`;
export const otherDraws = (seed: number) => `New random draws from here on, with seed ${seed}`;
/** Such a run beside the old one. */
export const drawn = (seed: number, position: number) => `seed ${seed} from step ${number(position)} on`;
export const seedName = (seed: number) => `seed ${seed}`;

/** Asks for another digit of a cell: `fits` are those of the others that clash with nothing so far. */
export function askDigit(position: number, cell: string, digit: string, { fits, all }: { fits: readonly string[]; all: number }): Sentence {
  const known = say`At step ${number(position)} ${cell} gets ${toned('trying')(digit)}. ${strong('What if it got another digit?')} `;
  if (fits.length === all) return say`${known}Choose, and the run continues with your choice.`;
  const pale = fits.length === 0 ? 'You can choose one anyway' : 'You can choose a pale one anyway';
  const which =
    fits.length === 0
      ? say`No other digit fits. `
      : say`Of the others ${fits.length === 1 ? 'only ' : ''}${strong(listed(fits))} ${fits.length === 1 ? 'fits' : 'fit'}. `;
  return say`${known}${which}${pale}; the run then shows where it clashes.`;
}
export const takesWhat = (cell: string) => `${cell} gets …`;
export const fitsNot = (digit: string) => `${digit} (doesn’t fit)`;
export const own = (choice: string) => `${choice} (the run’s choice)`;
/** The same where the reader has decided so before. */
export const yours = (choice: string) => `${choice} (your choice)`;
export const leave = 'Keep the run';
export const takes = (cell: string, digit: string) => `${cell} gets ${digit}`;
export const lead = 'What if: ';
/** What was chosen, and what the run would have done; those who chose several times see the last. */
export const chosen = (wanted: string, instead: string, before: number) =>
  `${wanted}, not ${instead}${before > 0 ? `, after ${counted(before, 'earlier change')}` : ''}`;
export const drop = 'Back to the original run (Esc)';
export const swap = 'old run';
export const swapKey = 'Show the old run (B)';
export const noDecision = 'The run makes no more choices after this step.';
/** The same where it has decided something before. */
export const noDecisionLeft = 'The run makes no more choices after this step. Go back to an earlier step and ask again.';

/** How long two runs are, and how much that differs where both have ended. */
export function sizes(forked: number, old: number, ended: boolean): string {
  const both = `${number(forked)} this run, ${number(old)} the old run`;
  if (!ended) return `${both}, so far`;
  if (forked === old) return `${both}: the same number of steps`;
  return `${both}: ${counted(Math.abs(forked - old), 'step')} ${forked < old ? 'fewer' : 'more'}`;
}

export const faults = {
  noStep: (position: number) => `the run ends before step ${number(position)}, where 'if' changes the seed`,
  noFork: (text: string) => [`'if' has '${text}'`, 'decisions of the run, such as 6997.try.4, with commas between them'] as const,
  manyForks: (most: number) => ["'if' has too many decisions", `at most ${number(most)}`] as const,
  noDecision: (position: number) => `step ${number(position)} of this run isn’t a choice that 'if' can change`,
  noChoice: (position: number, text: string) => `'${text}' isn’t possible at step ${number(position)}`,
};
