import { either } from '../../sentence.ts';
import { number } from './language.ts';

/** What is said about puzzles, runs and links that don't fit, with what would. */

export const yourPuzzle = 'your puzzle';
/** A puzzle that has no name. */
export const thisPuzzle = 'this puzzle';
/** A count of an algorithm; the two do not part at the end of a line. */
export const counter = (label: string, count: number) => `${label}\u00a0${number(count)}`;

/** `more` faults are not told. */
export const linkNotFollowed = (faults: readonly string[], more: number) =>
  `Part of the link couldn’t be used: ${[...faults, ...(more > 0 ? [`there are ${number(more)} more such problems`] : [])].join('. Also, ')}.`;

/** Texts and files by what they are called. */
export const theText = 'the text';
export const theFile = (name: string) => `the file ${name}`;
export const characters = (count: number) => `${number(count)} characters`;
export const bytes = (count: number) => `${number(count)} bytes`;

/** What took too long to read. */
export const tooSlow = (seconds: number) =>
  `reading this took longer than ${number(seconds)} seconds, so it was stopped; try a smaller part of it`;

export const faults = {
  otherAlgorithm: (own: string, linked: string) => `this figure runs ${own}, but the link asks for ${linked}`,
  noRun: 'it doesn’t name a figure on the page, because the part run=… is missing',
  twice: (name: string) => `it has '${name}' twice, so only the first was used`,
  flag: (name: string, text: string) => [`'${name}' is '${text}'`, `${name}=1, or nothing`] as const,
  noPane: (name: string, panes: readonly string[]) => [`this figure doesn’t have a pane '${name}'`, either(panes)] as const,
  noPanes: (name: string) => `this figure doesn’t have panes, so '${name}' was ignored`,
  noHands: (algorithm: string) => `the moves of ${algorithm} can’t be made by hand, so 'hands' was ignored`,
  keepsAlone: "'keeps' has no effect without hands=1",
  noStep: ['the link doesn’t name a step', 'a whole number from 0'] as const,
  tooLong: (what: string, amount: string, most: number) => [`${what} has ${amount}`, `one puzzle, at most ${characters(most)}`] as const,
  empty: ['there isn’t any text here', 'a puzzle, such as a line of 81 characters'] as const,
  manyPuzzles: (count: number) => [`the text has ${count} puzzles`, 'one'] as const,
  /** The button was pressed before anybody could see that there are several. */
  chooseOne: (count: number) =>
    `The text has ${number(count)} puzzles, and the first one is shown. Press the button again to use it, or go to another.`,
};
