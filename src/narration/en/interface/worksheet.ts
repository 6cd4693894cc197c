import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the pages that print worksheets and keys. */
export const worksheet = {
  sheet: { title: 'Worksheets', description: 'Print worksheets from a lesson or a set of questions, with a version for each student.' },
  key: { title: 'Key', description: 'Print the key of a worksheet: every answer with its reason, by version.' },
  noScript: 'Worksheets need JavaScript, because they are cut from a run that your browser makes.',
  form: {
    label: 'What to print',
    sheet: 'Sheet',
    whom: 'For',
    all: 'everybody the same',
    versions: 'several versions',
    names: 'each name on a list',
    count: 'Number of versions',
    list: 'Names, one per line',
    seed: 'Seed',
    aboutSeed: 'The same seed gives the same versions to the same names on every machine.',
    paper: 'Paper',
    a4: 'A4',
    letter: 'Letter',
    large: 'Large print',
  },
  print: 'Print',
  save: 'Save as text',
  toKey: 'Open the key',
  toSheet: 'Open the worksheets',
  aboutKey: 'The key is a print of its own, so it can’t end up among the sheets.',
  text: 'Text version',
  making: 'Making the sheets …',
  ready: (sheets: number, versions: number) => `${counted(sheets, 'sheet')} in ${counted(versions, 'version')}.`,
  keyReady: (versions: number) => `The answers of ${counted(versions, 'version')}.`,
  fewer: (made: number, wanted: number) =>
    `The run has enough to ask for ${number(made)} of ${number(wanted)} versions, so some students get the same one.`,
  /** Where the address has neither a lesson nor a set. */
  nothing: {
    title: 'No lesson here',
    about: 'This page prints the sheets of a lesson or of a set of questions. Open it from the lesson’s page, or from a link that has one.',
  },
  noSheets: 'This lesson has no sheet. Write “::: sheet” in its text to add one.',
  noSheetFor: (title: string) => `The sheet “${title}” can’t be made.`,
  untitled: (place: number) => `Sheet ${place}`,
  fault: (reason: string) => `The sheets can’t be made. ${reason}`,
  noLesson: (name: string) => `The site has no lesson called “${name}”.`,
  graph: (frame: number) => `What could be paired in frame ${frame}, without the pairs.`,
  grid: (frame: number) => `The grid of frame ${frame}, with empty cells to fill in.`,
  pages: 'The pages as they are printed',
  file: (title: string, key: boolean) => `${title || 'worksheet'}${key ? '-key' : ''}.txt`,
} as const;
