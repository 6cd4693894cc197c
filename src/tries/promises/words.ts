import { counted, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const removed = toned('removed');
const atFault = toned('conflict');

const quoted = (promises: readonly string[]) => listed(promises.map((promise) => `“${promise}”`));

/** Words of the 64 × 64 matrix. Its rows, called statements, and its columns, called promises, come by their names: 'r1c2 = 2', 'row 1 has 2'. */
export const promises = {
  about: 'The matrix of a 4 by 4 Sudoku, 64 rows by 64 columns',
  task: say`r1c2 = 2 is chosen, and it keeps four promises. ${strong('For each of the four, find a statement that clashes because it keeps the same promise.')}`,
  start: say`Press a statement if you think that it clashes with r1c2 = 2. Its four promises light up as soon as you point at it or press it.`,
  idea: say`Two digits break a rule when both keep the same promise. So to solve the Sudoku is to choose ${strong('statements that keep each promise exactly once')}.`,
  next: 'See the real matrix',
  /** The statements about a row of the grid, and what is added where there is room. */
  cells: (row: number) => `r${row}`,
  cellsInFull: (columns: number) => `c1…${columns}`,
  matrix: (rows: number, columns: number) => `The matrix of an empty 4 by 4 Sudoku: ${rows} statements, ${columns} promises.`,
  keys: 'Up and down go from statement to statement, left and right from cell to cell; Enter says that it clashes.',
  /** A statement as it is spoken. */
  row: (name: string, kept: readonly string[], state: 'taken' | 'struck' | 'fits' | undefined) =>
    `${name}: ${listed(kept)}${state === undefined ? '' : `; ${state}`}`,
  grid: (name: string) => `The same in the grid: ${name}. Every small digit is a statement.`,
  keeps: (name: string) => `${name} keeps`,
  /** After a promise of the taken statement for which another has been found. */
  found: ' ✓',
  itself: (name: string): Sentence => say`${strong(name)} is chosen. Find others that clash with it.`,
  fits: (name: string, taken: string): Sentence =>
    say`${strong('No clash.')} ${atFault(name)} keeps four promises and shares none of them with ${taken}. Both digits fit in one grid.`,
  struck: (name: string, kept: readonly string[], left: readonly string[], all: number | undefined): Sentence => {
    const found = say`${strong(kept.length === 1 ? 'It clashes.' : 'It clashes twice over.')} ${removed(name)} would keep ${quoted(kept)} again.`;
    if (left.length > 0) return say`${found} Still to find: ${quoted(left)}.`;
    return all === undefined
      ? found
      : say`${found} That was the last of the four. Altogether ${counted(all, 'statement')} clash, so all of them are struck.`;
  },
};
