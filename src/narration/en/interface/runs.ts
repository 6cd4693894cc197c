import { either } from '../../sentence.ts';
import { number } from './language.ts';

/** What is said of puzzles, runs and links that do not fit, with what would. */

export const yourPuzzle = 'your puzzle';
/** A puzzle that has no name. */
export const thisPuzzle = 'this puzzle';
/** A count of an algorithm; the two do not part at the end of a line. */
export const counter = (label: string, count: number) => `${label}\u00a0${number(count)}`;

/** `more` faults are not told. */
export const linkNotFollowed = (faults: readonly string[], more: number) =>
  `The link could not be followed in full: ${[...faults, ...(more > 0 ? [`there is more like this, ${number(more)} times`] : [])].join('. Also, ')}.`;

/** Texts and files by what they are called. */
export const theText = 'the text';
export const theFile = (name: string) => `the file ${name}`;
export const characters = (count: number) => `${number(count)} characters`;
export const bytes = (count: number) => `${number(count)} bytes`;

/** What took too long to read. */
export const tooSlow = (seconds: number) =>
  `reading this took longer than ${number(seconds)} seconds, so it was stopped: bring less of it at once`;

export const faults = {
  otherAlgorithm: (own: string, linked: string) => `this figure runs ${own}, the link asks for ${linked}`,
  noRun: 'it names no figure of the page: a part run=… is missing',
  twice: (name: string) => `it has '${name}' twice, and the first counts`,
  flag: (name: string, text: string) => [`'${name}' is '${text}'`, `${name}=1, or nothing`] as const,
  noPane: (name: string, panes: readonly string[]) => [`this figure has no pane '${name}'`, either(panes)] as const,
  noPanes: (name: string) => `this figure has no panes, and so none that is called '${name}'`,
  noHands: (algorithm: string) => `the moves of ${algorithm} cannot be made by hand, so 'hands' is passed over`,
  keepsAlone: "'keeps' means nothing without hands=1",
  noStep: ['the link names no step', 'a whole number from 0'] as const,
  tooLong: (what: string, amount: string, most: number) => [`${what} has ${amount}`, `one puzzle, at most ${characters(most)}`] as const,
  empty: ['there is nothing here', 'a puzzle, such as a line of 81 characters'] as const,
  manyPuzzles: (count: number) => [`the text holds ${count} puzzles`, 'one'] as const,
  /** The button was pressed before anybody could see that there are several. */
  chooseOne: (count: number) =>
    `The text holds ${number(count)} puzzles. The first is shown: press the button again to take it, or turn to another.`,
};
