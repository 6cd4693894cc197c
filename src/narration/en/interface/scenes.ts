import { listed } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of text and figure side by side. */

/** A paragraph's frame, on the button that shows it and where nothing moves. */
export const beat = {
  show: (position: number, sentence: string) => `Show step ${number(position)}: ${sentence}`,
  step: (position: number) => `Step ${number(position)}.`,
};

/** The cases of an argument, each of which can be played in the figure. */
export const cases = {
  title: (count: number) => (count === 2 ? 'Try both in the figure:' : 'Try each in the figure:'),
};

/** A chain, which can be followed in the figure link by link. */
export const chainLinks = {
  title: 'Follow it in the figure:',
  /** The first thought is the supposition; the others are right and wrong by turns. */
  thought: (cell: string, digit: string, index: number) => `${index > 0 ? 'so ' : ''}${cell} ${index % 2 === 0 ? 'isn’t' : 'is'} ${digit}`,
  ends: (cells: readonly string[]) => `${listed(cells)} ${cells.length === 1 ? 'sees' : 'see'} both ends`,
};

/** Who moves the figure, the text or its reader; a button changes that. */
export const driver = {
  text: 'follows the text',
  reader: 'follow the text again',
  peek: (position: number) => `a look at step ${number(position)}`,
  textKey: 'Hold the figure where it is',
  readerKey: 'Let the text move the figure again (Esc)',
};

/** Of a step to which the reader has gone beside a paragraph. */
export const ownStep = (position: number) => `Your step ${number(position)} beside this paragraph: a link you can copy`;

export const openFull = 'The whole figure';
export const openFullKey = 'The whole figure, with code, options and more (F)';
export const closeFull = 'Back to the text';
export const closeFullKey = 'Back to the text (F)';
/** On a phone: the picture in place of a pane, and the whole grid in place of the part that a step is about. */
export const toPicture = 'Picture';
export const wholeGrid = 'Whole grid';
export const fold = { hide: 'Hide the figure', show: 'Show the figure' };
