import { number } from '#words/language.ts';
import { listed, type Sentence, say, startOfSentence, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
/** The checks by the names that the chapter gives them. */
const NAMES = ['wrong sum', 'out of reach', 'too much already'] as const;
/** What each of them notices. */
const NOTICES = [
  'A wrong sum is now noticed as soon as its cage is full, and not only when the whole grid is.',
  'A cage that can’t get to its sum any more is now noticed while cells of it are open.',
  'A cage that has used up its sum is now noticed while cells of it are open.',
] as const;

/** A set of checks, in words. */
const setOf = (names: readonly string[]) =>
  names.length === 0 ? 'no check' : names.length === NAMES.length ? 'all three checks' : names.join(' + ');

/** Words of the figure in which a reader switches the checks of a search on and off. */
export const checks = {
  about: 'A search on a 4 × 4 killer, with its checks to switch on and off',
  task: say`${strong('Switch on as few checks as you need to make the run as short as it gets.')} Each strip is a whole run on the 4 × 4 killer. The higher it is, the more cells are filled.`,
  start: say`No check is on yet. The search still looks at all cages when the grid is full, and takes that many steps to find the solution.`,
  idea: say`${strong('What a check saves depends on the checks beside it.')} Alone, ${NAMES[2]} saves most of the steps. Beside ${NAMES[1]} it saves none, because a cage that has too much can’t reach its sum either.`,
  checks: 'Checks',
  names: NAMES,
  set: setOf,
  untried: '?',
  steps: (steps: number) => `${number(steps)} steps`,
  drawing: (tried: readonly (readonly [names: readonly string[], steps: number])[]) =>
    `Strips of whole runs, all to the same scale. ${listed(tried.map(([names, steps]) => `${startOfSentence(setOf(names))}: ${number(steps)} steps`))}.`,
  fewer: (name: number, from: number, to: number): Sentence =>
    say`${strong(`From ${number(from)} to ${number(to)} steps.`)} ${NOTICES[name]!}`,
  more: (name: number, from: number, to: number): Sentence =>
    say`${strong(`From ${number(from)} to ${number(to)} steps`)} without ${NAMES[name]!}.`,
  /** A check that changes nothing; `isOn`: it was switched on. */
  same: (steps: number, isOn: boolean): Sentence =>
    say`${strong(`${number(steps)} steps, as before.`)} ${isOn ? `Everything that ${NAMES[2]} rejects, ${NAMES[1]} would reject as well.` : `${startOfSentence(NAMES[1])} rejects everything that ${NAMES[2]} would.`}`,
  /** As short as it gets, with all the checks, and with fewer. */
  all: (steps: number): Sentence =>
    say`${strong(`${number(steps)} steps, with all three.`)} It doesn’t get shorter than that. Can you switch one off without making the run longer?`,
  done: (steps: number, names: readonly string[]): Sentence =>
    say`${strong(`${number(steps)} steps with ${listed(names)}.`)} With all three checks it wouldn’t be shorter.`,
} as const;
