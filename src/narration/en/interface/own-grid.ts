import { counted } from '../../sentence.ts';

/** Words for typing givens into the grid of a figure, and for a puzzle of the reader's own among the figures of a chapter. */

/** The entry of the puzzle menu. */
export const typeEntry = 'type into the grid …';
export const mode = 'Type givens';
export const about = 'Choose a cell, then write. Every change starts the run again.';
export const erase = 'Erase';
export const eraseKey = 'Erase (0, Backspace)';
export const undo = 'Undo';
export const undoKey = 'Undo (Ctrl Z)';
export const emptyGrid = 'Empty grid';
export const done = 'Done';
export const doneKey = 'Done (Esc)';
export const write = (symbol: string) => `Write ${symbol}`;

/** What a listener hears of the reader's own writing. */
export const written = (symbol: string, cell: string) => `${symbol} written at ${cell}.`;
export const erased = (cell: string) => `${cell} is empty.`;
export const cleared = 'The grid is empty.';
export const undone = 'The last change is undone.';

/** Why nothing can be typed into a figure. */
export const refusals = {
  brought: 'This figure shows a run from a file, so you can’t change its givens.',
  noPuzzle: 'This figure runs on an exact cover problem, which has no grid to type into. Choose a Sudoku from the puzzle menu first.',
  makes: 'This algorithm makes puzzles. It starts from an empty grid, so it takes no givens.',
  noGrid: 'This figure doesn’t show the grid, so there’s nothing to type into. Bring your puzzle as text from the puzzle menu.',
  tooLarge: (size: number) =>
    `A ${size} × ${size} grid has numbers of two digits, which can’t be typed with one key. Bring your puzzle as text from the puzzle menu.`,
};

/** The bar of a figure that can run on the reader's puzzle, or does. */
export const offer = 'Run this figure on your puzzle';
export const forget = 'Forget my puzzle';
/** Of the puzzle that the reader has dug and kept. */
export const offerKept = (givens: number) => `Run this figure on the puzzle you dug (${counted(givens, 'given')})`;
export const forgetKept = 'Don’t offer my puzzle on this page';
export const yours = 'Your puzzle.';
/** `paragraphs` speak of the other puzzle; `name` is what the chapter calls it. */
export const textSpeaks = (name: string, paragraphs: number) =>
  paragraphs === 0 ? `The text is about ${name}.` : `The text is about ${name}, in ${counted(paragraphs, 'paragraph')}.`;
/** At a paragraph about the chapter's puzzle while its figure runs on another one. */
export const speaksOf = (name: string) => `This is about ${name}, not about your puzzle.`;
export const back = 'Back to the chapter’s puzzle';

/** Where the reader's puzzle can go along to. */
export const takeAlong = 'Take puzzle along';
export const takeAlongTo = 'Take your puzzle along:';
export const toChapter = (title: string) => `Next chapter: ${title}`;
