import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words for how a puzzle's text was understood, and for what a reader can correct. */

/** Programming languages by their ids. */
const languages = [
  ['c', 'C'], ['cpp', 'C++'], ['csharp', 'C#'], ['go', 'Go'], ['haskell', 'Haskell'], ['java', 'Java'],
  ['javascript', 'JavaScript'], ['kotlin', 'Kotlin'], ['lisp', 'Lisp'], ['lua', 'Lua'], ['matlab', 'MATLAB'], ['minizinc', 'MiniZinc'],
  ['numpy', 'NumPy'], ['php', 'PHP'], ['prolog', 'Prolog'], ['python', 'Python'], ['r', 'R'], ['rust', 'Rust'], ['swift', 'Swift'],
] as const; // biome-ignore format: pairs

/** The forms of text by their ids, in words that fit after "Read as". */
export const forms: Readonly<Record<string, string>> = {
  // Plain characters and numbers.
  line: 'a line of characters',
  numbers: 'a line of numbers',
  integers: 'rows of numbers',
  grid: 'a grid of rows',
  drawn: 'a drawn grid',
  csv: 'CSV',
  spreadsheet: 'rows of a spreadsheet',
  table: 'a table',
  markdown: 'a Markdown table',
  pencilmarks: 'a grid of pencil marks',
  'pencilmark-line': 'a line of pencil marks',
  // Programs.
  program: 'program text',
  lists: 'nested lists',
  strings: 'a list of strings',
  ...Object.fromEntries(languages),
  // Files, links and codes.
  compact: 'the puzzle of a Sudoscope link',
  json: 'JSON',
  university: 'a file in RMIT’s assignment format',
  codingame: 'a killer from CodinGame',
  'f-puzzles': 'a puzzle from f-puzzles',
  'gnome-sudoku': 'a saved game from GNOME Sudoku',
  hodoku: 'a line of HoDoKu’s library',
  iss: 'a puzzle from Interactive Sudoku Solver',
  janko: 'a killer from janko.at',
  'killer-compact': 'a line with killer cages',
  'killer-letters': 'a killer with letters for cages',
  krazydad: 'a killer from KrazyDad',
  'open-sudoku': 'an OpenSudoku file',
  sdk: 'an SDK file',
  sdx: 'an SDX file',
  solo: 'a game ID from Solo',
  ss: 'a Simple Sudoku file',
  'sudoku-pad': 'a puzzle from SudokuPad',
  'sudoku-wiki': 'a code from SudokuWiki',
  sumocue: 'a SumoCue killer',
  'sumocue-jigsaw': 'a SumoCue jigsaw',
};

const features = {
  regions: 'irregular regions',
  latin: 'no boxes',
  diagonals: 'diagonals',
  windows: 'windows',
  marks: 'pencil marks',
};
export type Feature = keyof typeof features;

/** What there is to say about how a puzzle was read. */
export interface ReadingFacts {
  readonly form: string;
  readonly size: number;
  readonly givens: number;
  readonly cages: number;
  readonly features: readonly Feature[];
  readonly blank: string | undefined;
  readonly zeroIsDigit: boolean;
}

const blanks: Readonly<Record<string, string>> = { '': 'empty field', ' ': 'space', '.': 'dot' };

/** "Read as Java, 9 × 9, 30 givens, blank = 0". A form without a name is left out. */
export function readAs({ form, size, givens, cages, features: has, blank, zeroIsDigit }: ReadingFacts, place = 1, count = 1): string {
  const parts = [
    forms[form],
    `${size} × ${size}`,
    ...has.map((feature) => features[feature]),
    ...(zeroIsDigit ? [`digits from 0 to ${size - 1}`] : []),
    givens === size ** 2 ? 'no empty cell' : counted(givens, 'given'),
    ...(cages > 0 ? [counted(cages, 'cage')] : []),
    ...(blank === undefined ? [] : [`blank = ${blanks[blank] ?? blank}`]),
  ].filter((part) => part !== undefined);
  const beginning = count > 1 ? `Puzzle ${number(place)} of ${number(count)}, read as` : 'Read as';
  return `${beginning} ${parts.join(', ')}`;
}

export const readAsCover = (rows: number, columns: number) =>
  `Read as an exact cover problem, ${counted(rows, 'row')}, ${counted(columns, 'column')}`;

/** What 0 stands for, to choose from. */
export const zero = {
  name: 'What 0 stands for',
  blank: '0 is a blank',
  digit: '0 is a digit',
  unclear: 'Another sign also marks empty cells, so please say what 0 means:',
};

/** The buttons that go from one of several puzzles to another. */
export const turn = { previous: 'Previous puzzle', next: 'Next puzzle' };
export const place = (at: number, count: number) => `${number(at)} of ${number(count)}`;
