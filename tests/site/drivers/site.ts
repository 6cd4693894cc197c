/** What pages have around their figures and chapters beside theirs: the frame of the site, the first page, the search, the glossary. */
import { exercise } from '#words/exercise.ts';
import * as explorers from '#words/explorers.ts';
import * as figure from '#words/figure.ts';
import * as home from '#words/home.ts';
import * as site from '#words/site.ts';
import { namedIn, type Root } from './named.ts';

export const inSite = (root: Root) => {
  const { button, field, heading, link, navigation, searchbox, textbox } = namedIn(root);
  return {
    theme: button(site.theme),
    page: (name: keyof typeof site.places) => link(site.places[name], true),
    nothingHere: heading(site.nothingHere.heading),
    ownPuzzle: button(site.bringYourOwn.open),
    watchIn: field(site.bringYourOwn.watchIn),
    puzzle: textbox(figure.puzzle),
    run: button(figure.own.run),
    search: searchbox(site.search.field),
    findTerm: field(site.glossary.find),
    techniques: navigation(site.glossary.techniques),
  };
};

/** The films of the first page, in their order. */
export const FILMS = Object.keys(home.hero.tabs) as (keyof typeof home.hero.tabs)[];

/** The first page: its films, and one puzzle in four rhythms. */
export const inHome = (root: Root) => {
  const { button, heading, link, slider, tab } = namedIn(root);
  const { hero, rhythms } = home;
  return {
    play: button(hero.play),
    next: button(hero.next),
    whole: link(hero.whole),
    film: (film: keyof typeof hero.tabs) => tab(hero.tabs[film].title),
    /** What stands in the place of a tab where nothing moves. */
    filmHeading: (film: keyof typeof hero.tabs) => heading(hero.tabs[film].title, true),
    clock: slider(rhythms.clock),
    ownPuzzle: button(rhythms.yours),
  };
};

/** Parts of a chapter that are neither figure nor text. */
export const inChapter = (root: Root) => {
  const { button, field, group, link, text } = namedIn(root);
  const { chapterParts, question } = figure;
  const { bitWords, houseExplorer, occupied, roomSums, seedRuns, sumWord } = explorers;
  return {
    answer: text(question.answer),
    findIt: link(chapterParts.findIt),
    seeInRun: link(chapterParts.seeInRun),
    sideways: group(chapterParts.sideways),
    box: field(houseExplorer.outlines.box),
    bit: (digit: number, set: string) => button(bitWords.digitIn(digit, set)),
    addWord: button(roomSums.next),
    addAll: button(roomSums.all),
    sumDigit: (digit: number) => button(sumWord.digit(digit)),
    token: (number: string | number) => button(occupied.number(number).split(',')[0]!),
    again: button(explorers.occupancy.again),
    seeds: (count: number) => button(seedRuns.go(count)),
    seedPuzzle: field(seedRuns.puzzle),
    hint: button(exercise.hint),
  };
};
