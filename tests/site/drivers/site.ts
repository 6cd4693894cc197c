/** What pages have around their figures, and chapters outside theirs: the frame of the site, the first page, the search, the glossary. */
import * as explorers from '#words/explorers.ts';
import * as figure from '#words/figure.ts';
import * as home from '#words/home.ts';
import * as site from '#words/site.ts';
import { namedIn, type Root } from './named.ts';

export const inSite = (root: Root) => {
  const { one, buttons, fields, headings, textboxes } = namedIn(root);
  const { theme, bringYourOwn, glossary } = site;
  return {
    ...buttons({ theme, ownPuzzle: bringYourOwn.open, run: figure.own.run }),
    ...fields({ watchIn: bringYourOwn.watchIn, findTerm: glossary.find }),
    ...headings({ nothingHere: site.nothingHere.heading }),
    ...textboxes({ puzzle: figure.puzzle }),
    page: (name: keyof typeof site.places) => one('link', site.places[name], true),
    search: one('searchbox', site.search.field),
    techniques: one('navigation', glossary.techniques),
    referencePages: one('navigation', site.places.reference),
    letter: (letter: string) => namedIn(one('navigation', glossary.letters)).one('link', letter, true),
  };
};

const { hero, rhythms } = home;

/** The films of the first page, in their order. */
export const FILMS = Object.keys(hero.tabs) as (keyof typeof hero.tabs)[];

/** The first page: its films, and one puzzle in four rhythms. */
export const inHome = (root: Root) => {
  const { one, buttons, links, sliders } = namedIn(root);
  return {
    ...buttons({ play: hero.play, next: hero.next, ownPuzzle: rhythms.yours, runAll: rhythms.run }),
    ...links({ whole: hero.whole }),
    ...sliders({ clock: rhythms.clock }),
    answers: one('group', hero.ask.question),
    film: (film: keyof typeof hero.tabs) => one('tab', hero.tabs[film].title),
    /** The text that replaces a tab where nothing moves. */
    filmHeading: (film: keyof typeof hero.tabs) => one('heading', hero.tabs[film].title, true),
  };
};

/** Parts of a chapter that are neither figure nor text. */
export const inChapter = (root: Root) => {
  const { one, buttons, fields, links, texts } = namedIn(root);
  const { chapterParts, question } = figure;
  const { bitWords, houseExplorer, occupancy, occupied, roomSums, seedRuns, sumWord } = explorers;
  return {
    ...buttons({ addWord: roomSums.next, addAll: roomSums.all, again: occupancy.again }),
    ...fields({ box: houseExplorer.outlines.box, seedPuzzle: seedRuns.puzzle }),
    ...links({ findIt: chapterParts.findIt, seeInRun: chapterParts.seeInRun }),
    ...texts({ answer: question.answer }),
    sideways: one('group', chapterParts.sideways),
    bit: (digit: number, set: string) => one('button', bitWords.digitIn(digit, set)),
    sumDigit: (digit: number) => one('button', sumWord.digit(digit)),
    token: (number: string | number) => one('button', `${occupied.number(number).split(',')[0]},`),
    seeds: (count: number) => one('button', seedRuns.go(count)),
  };
};
