import { number } from './language.ts';

/** Words of the reference that come with lists made of the program itself. */

/** By its id: a form of text that is read. */
export const formats: Readonly<Record<string, string>> = {
  line: 'The cells in reading order. An empty cell is a dot, 0, -, _ or *; after 9 come the letters A, B, C. Any text after the cells is ignored.',
  numbers:
    'The cells in reading order as numbers with commas or blanks between them, 0 for an empty cell. For symbols of more than one character.',
  compact:
    'The form in links of this site: size, box rows, symbols, cells and cages, in characters that don’t need escaping in a URL. After the box rows, d adds diagonals and w windows; 0 box rows mean no boxes. With r instead of box rows, the regions follow as one more field, and with m the pencil marks.',
  json: 'One object a line: size, box rows and columns, givens, and cages with sums and zero-based cells. "regions" has a number for each cell, or a row of letters for each row, and replaces the boxes; "boxes": false leaves them out; "diagonals": true and "windows": true add houses; "marks" lists the digits that each cell may hold.',
  ss: 'The file of Simple Sudoku, with X for cells to fill in later, or pencil marks.',
  sdk: 'SDK files: nine lines, comments that begin with #, and optional parts in brackets. Many puzzles, a line each, make an SDM file.',
  integers: 'One row per line, as whole numbers with blanks or commas between them; −1 or 0 for empty.',
  grid: 'A grid as people draw it in a text, with or without bars and dashes.',
  pencilmarks: 'A grid with all candidates in each cell, as forums print it.',
  'pencilmark-line': 'All candidates in one line: nine characters for each cell, a dot for each struck one.',
  sdx: 'SudoCue’s files with candidates: u before digits placed later.',
  hodoku: 'A line of HoDoKu’s regression library: technique, candidates, givens, deleted candidates, what follows.',
  sumocue: 'A killer as SumoCue exports it: for each cell its cage, its sum or 0.',
  'killer-compact': 'A killer in as many characters as there are cells: each cage has its sum once, and arrows that lead to it.',
  'killer-letters':
    'A killer as CodinGame prints it: rows of cells with the letters of their cages beside them, then the sum of each letter. The site also reads Krazydad’s lines (K, a letter for each cell, the sums) and Janko’s tables of sums and cage numbers.',
  program:
    'A grid in program text: nested lists, a list of rows in quotation marks, or one list or string of all cells, with any brackets and with the code around it. A matrix in R is filled column by column unless it says byrow = TRUE.',
  'f-puzzles':
    'A puzzle from f-puzzles: its link with ?load=, the code in it, or the JSON that the code holds. Givens, regions, both diagonals, windows and killer cages are read, and so are pencil marks in the middle of a cell. Any other rule is named and refused.',
  'sudoku-pad':
    'A puzzle from SudokuPad: a link or a code that holds it (scl, ctc, fpuzzles, or a packed grid), or its JSON. Drawn lines and shapes may stand for rules, so a puzzle with some is refused. A link with only an id doesn’t contain a puzzle.',
  solo: 'The game ID of Solo, one of Simon Tatham’s puzzles: plain, jigsaw (9j), X (x) and killer (k), also together.',
  'sumocue-jigsaw': 'A jigsaw as SumoCue exports it: for each cell its digit or 0, J, and the number of its region.',
  iss: 'Constraints of the Interactive Sudoku Solver, or its address: shape, givens, several values for a cell, cages, regions, diagonals and windows.',
  'open-sudoku': 'A file from OpenSudoku with any number of games. Digits the player placed are kept apart from givens. Notes are ignored.',
  'sudoku-wiki': 'The address of a Sudoku, Sudoku X, Windoku or killer on SudokuWiki.',
  'gnome-sudoku': 'A saved game from GNOME Sudoku. Notes are ignored.',
  university:
    'Files of an assignment at RMIT University, “university” on the command line: size, symbols, then one given per line as row,column value, counted from zero. A killer has the number of its cages, and then a line for each with its sum and cells.',
};
export const sample = (format: string) => `Sample: ${format}`;

export const exitHead = ['exit code', 'meaning'];
export const commandHelp = (command: string) => `Help for ${command}`;

/** Of an algorithm, what stands between code is markup. */
export const algorithm = {
  inputs: {
    puzzle: 'a puzzle',
    'puzzle-or-cover': 'a puzzle, or an exact cover problem',
    killer: 'a killer',
    'empty-puzzle': 'an empty puzzle of the size wanted',
  },
  /** `guide` is the address of what the algorithm does. */
  about: (input: string, guide: string) => `Runs on ${input}. <a href="${guide}">What it does</a>, and what it’s good at.`,
  options: (title: string) => `Options of ${title}`,
  optionHead: ['option', 'meaning', 'values', 'default'],
  onlyWith: (settings: readonly string[]) => `, only with ${settings.map((setting) => `<code>${setting}</code>`).join(' or ')}`,
  onOff: 'on, off',
  range: (least: number, most: number) => `${number(least)} … ${number(most)}`,
  rangeZero: (meaning: string) => `, 0: ${meaning}`,
  rangeWhen: (setting: string, most: number) => `, with ${setting} up to ${most}`,
  steps: (title: string) => `Steps of ${title}`,
  stepHead: ['step', 'meaning', 'fields', 'detail', 'can be predicted'],
  counter: (name: string, label: string, kinds: readonly string[]) => `<code>${name}</code> (${label}: ${kinds.join(' + ')})`,
  counters: (counters: readonly string[], strip: string) => `Counters: ${counters.join('; ')}. The graph under a run shows: ${strip}.`,
};

/** Of traces that readers bring. */
export const trace = {
  example: 'A trace written by hand',
  found: 'What the check reports:',
  kinds: 'Kinds of step',
  kindHead: ['kind', 'meaning', 'fields', 'what is checked against the grid'],
  /** By the kind of step: what must be so for it to be possible. */
  held: {
    conflict:
      'The digit is in the cell called clash, which shares a row, column or box with the cell. Without clash, the digit is in any such cell.',
    place: 'The cell is empty, and the digit isn’t in its row, column or box.',
    takeBack: 'The digit is in the cell, and it was the last one placed. Marks struck since then come back.',
    takeBackTo: 'More digits than that are placed. All but the first ones are taken back, with the marks struck since then.',
    strike: 'The cell is empty and still has the mark. The mark isn’t part of the solution, unless a wrong digit has been placed.',
    solved: 'Every row, column and box has every digit once. This is the last step.',
    noSolution: 'The puzzle has no solution. This is the last step.',
  } as Readonly<Record<string, string>>,
  limits: (kinds: number, fields: number) => `There can be at most ${number(kinds)} kinds, with at most ${number(fields)} fields each.`,
  fields: 'Types of fields',
  fieldHead: ['type', 'meaning'],
  inGrid: (size: number) => `${size} × ${size}`,
  types: {
    cell: 'a cell: row × size + column, each counted from 0',
    witness: 'a cell that a step refers to, or −1 for none',
    digit: 'a digit, counted from 1',
    house: 'the rows, then the columns, then the boxes, counted from 0',
    digits: 'a set of digits as a number: bit d − 1 stands for digit d',
    count: 'a whole number',
    index: 'a whole number',
    delta: 'a whole number, possibly negative',
    word: 'a whole number of 32 bits',
  } as Readonly<Record<string, string>>,
};
