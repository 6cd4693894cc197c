import killers from '../../../content/puzzles/killers.json' with { type: 'json' };
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import type { Position } from '../../engine/formats/format.ts';
import { readPuzzles } from '../../engine/formats/read.ts';

interface Sample {
  readonly about: string;
  /** The id of a puzzle in content/puzzles. */
  readonly puzzle: string;
}

/** What to say of each form, and the puzzle that shows it. */
export const samples: Readonly<Record<string, Sample>> = {
  line: {
    about:
      'The cells in reading order. An empty cell is a dot, 0, -, _ or *; after 9 come the letters A, B, C. Text behind the cells is left alone.',
    puzzle: 'wikipedia',
  },
  numbers: {
    about: 'The cells in reading order as numbers with commas or blanks, 0 for empty: for symbols of more than one character.',
    puzzle: 'rmit-easy-4',
  },
  compact: {
    about: 'The form in links of this site: size, box rows, symbols, cells and cages, in characters that a URL leaves alone.',
    puzzle: 'killer-rmit-4',
  },
  json: {
    about: 'One object a line: size, box rows and columns, givens, and cages with sums and zero-based cells.',
    puzzle: 'killer-rmit-4',
  },
  ss: { about: 'The file of Simple Sudoku, with X for cells that are filled later, or pencil marks.', puzzle: 'wikipedia' },
  sdk: {
    about:
      'SDK files: nine lines, comments that begin with #, and optional parts in brackets. Many puzzles, a line each, make an SDM file.',
    puzzle: 'wikipedia',
  },
  integers: { about: 'A row a line, whole numbers with blanks or commas between them; −1 or 0 for empty.', puzzle: 'six-by-six' },
  grid: { about: 'A grid as people draw it in a text, with bars and dashes or without.', puzzle: 'wikipedia' },
  pencilmarks: { about: 'A grid with all candidates in each cell, as forums print it.', puzzle: 'wikipedia' },
  'pencilmark-line': { about: 'All candidates in one line: nine characters a cell, a dot for each that is gone.', puzzle: 'wikipedia' },
  sdx: { about: 'SudoCue’s files with candidates: u before digits that were put in later.', puzzle: 'ai-escargot' },
  hodoku: {
    about: 'A line of HoDoKu’s regression library: technique, candidates, givens, deleted candidates, what follows.',
    puzzle: 'wikipedia',
  },
  sumocue: { about: 'A killer as SumoCue exports it: for each cell its cage, its sum or 0.', puzzle: 'killer-rmit-easy-1' },
  'killer-compact': {
    about: 'A killer in as many characters as there are cells: each cage has its sum once, and arrows that lead to it.',
    puzzle: 'killer-rmit-easy-1',
  },
  university: {
    about:
      'Files of an assignment at RMIT University, “university” on the command line: size, symbols, then a given a line as row,column value, counted from zero. A killer has the number of its cages and then a line for each: sum and cells.',
    puzzle: 'killer-rmit-4',
  },
};

/** The puzzle of a sample. */
export function positionOfSample({ puzzle: id }: Sample): Position {
  const { puzzle } = [...named, ...killers].find((each) => each.id === id)!;
  return { puzzle: readPuzzles(puzzle)[0]!.puzzle };
}
