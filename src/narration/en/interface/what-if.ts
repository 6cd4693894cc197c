import { counted, listed, type Sentence, say, toned } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of a figure whose run is made to decide otherwise. */

export const whatIf = 'What if';
export const whatIfKey = 'Decide otherwise (I)';
const strong = toned('strong');

/** Asks for another choice; `sentence` says what the run does, where that is not what is shown. */
export const ask = (position: number, sentence: Sentence | undefined): Sentence =>
  sentence
    ? say`Step ${number(position)}: ${sentence} ${strong('What if it decided otherwise?')} Choose; the run goes on with it.`
    : say`${strong(`What if step ${number(position)} decided otherwise?`)} Choose; the run goes on with it.`;
/** Asks whether the run is to draw otherwise, where there is nothing else to decide. */
export const askDraws = (position: number): Sentence =>
  say`Up to step ${number(position)} the run stays as it is. ${strong('What if it drew other numbers from here on?')}`;
export const otherDraws = (seed: number) => `Other draws from here on: seed ${seed}`;
/** Such a run where it stands beside the old one. */
export const drawn = (seed: number, position: number) => `seed ${seed} from step ${number(position)} on`;
export const seedName = (seed: number) => `seed ${seed}`;

/** Asks for another digit of a cell: `fits` are those of the others that clash with nothing so far. */
export function askDigit(position: number, cell: string, digit: string, { fits, all }: { fits: readonly string[]; all: number }): Sentence {
  const known = say`At step ${number(position)} ${cell} takes ${toned('trying')(digit)}. ${strong('What if it took another digit?')} `;
  if (fits.length === all) return say`${known}Choose; the run goes on with it.`;
  const pale = fits.length === 0 ? 'They can be taken all the same' : 'The pale ones can be taken, too';
  const which =
    fits.length === 0
      ? say`None of the others fits. `
      : say`Of the others ${fits.length === 1 ? 'only ' : ''}${strong(listed(fits))} ${fits.length === 1 ? 'fits' : 'fit'}. `;
  return say`${known}${which}${pale}: the run then shows where they break.`;
}
export const takesWhat = (cell: string) => `${cell} takes …`;
export const fitsNot = (digit: string) => `${digit} (does not fit)`;
export const own = (choice: string) => `${choice} (its own)`;
/** The same where the reader has decided so before. */
export const yours = (choice: string) => `${choice} (yours)`;
export const leave = 'Leave it';
export const takes = (cell: string, digit: string) => `${cell} takes ${digit}`;
export const lead = 'What if: ';
/** What was chosen, and what the run would have done; those who chose several times see the last. */
export const chosen = (wanted: string, instead: string, before: number) =>
  `${wanted}, not ${instead}${before > 0 ? `, and ${before} before` : ''}`;
export const drop = 'Back to the own run (Esc)';
export const swap = 'old run';
export const swapKey = 'Show the old run (B)';
export const noDecision = 'From here on the run decides nothing that could be decided otherwise.';
/** The same where it has decided something before. */
export const noDecisionLeft = 'From here on the run decides nothing that could be decided otherwise. Go back in it and ask again.';

/** How long two runs are, and how much that differs where both have ended. */
export function sizes(forked: number, old: number, ended: boolean): string {
  const both = `${number(forked)} this run, ${number(old)} the old run`;
  if (!ended) return `${both}, so far`;
  if (forked === old) return `${both}: as many steps`;
  return `${both}: ${counted(Math.abs(forked - old), 'step')} ${forked < old ? 'fewer' : 'more'}`;
}

export const faults = {
  noStep: (position: number) => `the run ends before step ${number(position)}, from which on 'if' names another seed`,
  noFork: (text: string) => [`'if' has '${text}'`, 'decisions of the run, such as 6997.try.4, with commas between them'] as const,
  manyForks: (most: number) => ["'if' has too many decisions", `at most ${number(most)}`] as const,
  noDecision: (position: number) => `step ${number(position)} of this run is no decision that 'if' could change`,
  noChoice: (position: number, text: string) => `at step ${number(position)} the run cannot be told '${text}'`,
};
