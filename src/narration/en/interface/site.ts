import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the frame of every page, and of the pages that have no figure. */

const siteName = 'Sudoscope';
/** What the browser calls a page. */
export const pageTitle = (title: string) => (title === siteName ? title : `${title} · ${siteName}`);
export const tagline = 'Step through the algorithms behind Sudoku, frame by frame.';
export const skip = 'Skip to the text';
export const siteNavigation = 'Site';
export const theme = 'Light or dark';
export const licence = 'Sudoscope is free software under the MIT licence. It sets no cookies and asks no server anything.';

/** By its path: a place of the site as it is called. */
export const places = {
  chapters: 'Chapters',
  play: 'Play',
  compare: 'Compare',
  lab: 'Lab',
  glossary: 'Glossary',
  reference: 'Reference',
  bench: 'Your own algorithm',
  search: 'Search',
} as const;

export const chapter = {
  contents: 'In this chapter',
  numbered: (chapterNumber: number) => `Chapter ${chapterNumber}`,
  withNumber: (name: string, chapterNumber: number) => `${name} (${chapterNumber})`,
  minutes: (count: number) => `${count} min`,
  needs: (what: string) => `needs: ${what}`,
};

export const nothingHere = {
  title: 'Nothing here',
  description: 'There is no page at this address.',
  heading: 'A dead end',
  text: 'There is no page at this address. Do as the algorithm does: take the last step back, or try one of these.',
};

export const beside = {
  heading: 'Beside the chapters',
  play: 'Five levels, and hints that teach.',
  compare: 'One puzzle, several algorithms, aligned on their work.',
  lab: 'Many puzzles, several algorithms, and the numbers to take away.',
  bench: 'Change a line of an algorithm, or bring the run of a program, and step through it.',
};

export const bringYourOwn = {
  open: 'Bring your own puzzle',
  watchIn: 'Watch it in',
  compare: 'Compare: several algorithms, side by side',
};

export const glossary = {
  description: 'Every word that the chapters use as a term, in a sentence or two.',
  /** `techniques` is the anchor of their list. */
  lede: (terms: number, techniques: number) =>
    `${number(terms)} words, each in a sentence or two, and <a href="#techniques">${counted(techniques, 'technique')}</a>. The chapters link here where a word is new.`,
  find: 'Find',
  /** Links to other terms, and to a chapter where there is one, as markup. */
  see: (terms: readonly string[], chapterLink: string | undefined) =>
    `See ${terms.join(', ')}${chapterLink === undefined ? '' : `; ${chapterLink}`}.`,
  techniques: 'Techniques',
  aboutTechniques: (count: number, cards: string) =>
    `The ${counted(count, 'technique')} of the ladder, by name. Each has <a href="${cards}">a card in the Reference</a>, with a grid in which it is the key move.`,
  technique: (level: string, weight: number, trustsUniqueness: boolean) =>
    `A <a href="#technique">technique</a> of the level ${level}, weight ${number(weight)}.${trustsUniqueness ? ' It trusts that the puzzle has one answer.' : ''}`,
  seeCard: (href: string) => `See <a href="${href}">its card</a>: what it sees, what follows, and the run.`,
};

/** How many terms have a word. */
export const glossaryFound = (count: number) => (count === 0 ? 'No term has this word' : `${number(count)} found`);

export const reference = {
  description: 'Keys, formats, algorithms, the command line, links and lessons.',
};

export const search = {
  description: 'Find a word in the chapters, the glossary and the reference.',
  field: 'Words to find',
  example: 'X-wing, embed, dead end …',
  noScript: (base: string) =>
    `Searching needs JavaScript. Without it: the <a href="${base}chapters/">chapters</a>, the <a href="${base}glossary/">glossary</a> and the <a href="${base}reference/">reference</a>.`,
};
