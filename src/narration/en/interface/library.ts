import { counted, countedFirst, startOfSentence } from '../../sentence.ts';
import { number } from './language.ts';
import { game } from './play.ts';

/** Words of the library: the puzzles that a player has played. */

export const title = 'Your puzzles';
export const description = 'The puzzles you have played in this browser: search them, go on, and save them all as one file.';
/** The link in Play’s menu. */
export const open = 'Your puzzles';
export const noScript = 'Your puzzles are in this browser. Showing them needs JavaScript.';
export const count = (puzzles: number) => `${countedFirst(puzzles, 'puzzle')}, kept in this browser only.`;
export const search = 'Search names';
export const newPuzzle = 'New puzzle';
export const importFile = 'Import …';
export const exportAll = 'Export all';
export const backToPlay = 'Back to Play';
export const states = { all: 'All', begun: 'In progress', solved: 'Solved', new: 'Not started' };
export const filter = 'Which puzzles';
export const order = 'Sort by';
export const orders = { date: 'last played', name: 'name', rating: 'rating, easiest first', progress: 'progress' };
export const list = 'Puzzles';

/** The name of a puzzle that was given none: 'Hard, 28 givens', '6 × 6, 12 givens', 'Killer, medium, 29 cages'. */
export const usualName = (level: string | undefined, size: number, givens: number, cages: number) =>
  cages > 0
    ? `${game.killer(level)}, ${game.cages(cages)}`
    : `${level === undefined ? `${size} × ${size}` : startOfSentence(level)}, ${counted(givens, 'given')}`;
export const entry = {
  name: 'Name of the puzzle',
  filled: (filled: number, all: number) => `${filled} of ${all} filled`,
  solved: (time: string) => `Solved, in ${time}`,
  played: (time: string) => `${time} played`,
  score: (score: number) => `score ${number(score)}`,
  points: (count: number) => counted(count, 'save point'),
  goOn: 'Go on',
  play: 'Play',
  look: 'Look at the grid',
  again: 'Start again',
  remove: 'Delete',
  /** For screen readers, where a button’s puzzle can’t be seen. */
  of: (action: string, name: string) => `${action}: ${name}`,
};
export const more = (count: number) => `Show ${counted(count, 'more puzzle')}`;

export const said = {
  deleted: (name: string) => `“${name}” is deleted.`,
  restored: (name: string) => `“${name}” is back.`,
  undo: 'Undo',
  found: (count: number) => (count === 0 ? 'No puzzle matches.' : `${countedFirst(count, 'puzzle')} found.`),
  saved: (count: number) => `${countedFirst(count, 'puzzle')} saved, with what the coach remembers.`,
  imported: (added: number, continued: number, there: number, unread: number) =>
    [
      added === 0 ? 'No puzzle added.' : `${countedFirst(added, 'puzzle')} added.`,
      ...(continued > 0 ? [`${countedFirst(continued, 'puzzle goes', 'puzzles go')} on from where you were.`] : []),
      ...(there > 0 ? [`${countedFirst(there, 'puzzle was', 'puzzles were')} here already.`] : []),
      ...(unread > 0 ? [`${countedFirst(unread, 'puzzle')} couldn’t be read.`] : []),
    ].join(' '),
  full: 'The browser has no more room, so nothing was changed. Export your puzzles, delete some, and try again.',
};
export const faults = {
  large: 'This file is too large to be a file of puzzles, so nothing was imported. The limit is 30 MB.',
  json: 'This file isn’t whole, or isn’t one that Your puzzles saved, so nothing was imported. Choose a file from “Export all”.',
  other:
    'This isn’t a file that Your puzzles saved, so nothing was imported. Choose a file from “Export all”; to play a single puzzle, paste it in Play.',
};
export const empty = {
  title: 'No puzzles yet',
  about:
    'Every puzzle you play is kept here, with your digits, marks and moves, and how far you are. Or import a file that you saved in another browser.',
};
export const kept =
  'This browser keeps each puzzle with all your moves and your clock, and nobody else sees it. Export all saves the puzzles and what the coach remembers as one file; importing adds to what is here and never replaces it.';
