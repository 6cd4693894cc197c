import { say, startOfSentence, toned } from '../../narration/sentence.ts';

/** Words of the figure in which a Latin square is filled, and with it a Sudoku. */

const strong = toned('strong');
const atFault = toned('conflict');

/** A row or a column with the same digit twice, by its number from 0. */
interface Fault {
  readonly house: 'row' | 'column';
  readonly number: number;
  readonly digit: number;
}

const place = (index: number) => `r${Math.floor(index / 3) + 1}c${(index % 3) + 1}`;

export const latin = {
  about: 'A Latin square, and the same task as a Sudoku',
  task: say`${strong('Fill the small square with 1, 2 and 3,')} each once in every row and column. Then fill it in another way. Press a cell to change its digit.`,
  start: say`Nine cells of the Sudoku are the cells of the square, and the other 72 are given. Each digit you write appears in both. Break the rule once, too, and see what happens in each.`,
  showOne: 'Fill in one cell',
  idea: say`Whatever breaks the rule in one breaks it in the other. So ${strong('a program that completes Sudokus completes Latin squares, too')}.`,
  square: 'The Latin square',
  sudoku: 'The Sudoku',
  /** A cell of the square, spoken. */
  cell: (index: number, digit: number) => `${place(index)}: ${digit === 0 ? 'empty' : digit}`,
  /** The same digit more than once, in a house of the square: its number there, and that of the column of the Sudoku, all from 1. */
  clash: (digit: number, house: 'row' | 'column', number: number, column: number, others: readonly Fault[]) => {
    const also = others
      .map(
        (other) =>
          ` ${startOfSentence(other.house)} ${other.number + 1} has two ${other.digit}s as well${other.house === 'column' ? `, and so does box ${other.number + 1} of the Sudoku` : ''}.`,
      )
      .join('');
    return house === 'row'
      ? say`${atFault(`Row ${number} has two ${digit}s,`)} in the square and in the Sudoku.${also}`
      : say`${atFault(`Column ${number} has two ${digit}s`)} in the square. In the Sudoku, they’re in column ${column}, and also in box ${number}.${also}`;
  },
  solved: say`${strong('Both are solved.')} The Sudoku has no other cells to fill. Now find another way to fill the square, and watch the Sudoku.`,
  second: say`${strong('Another square, another solution.')} Each way to fill the square is a solution of the Sudoku, and the other way round.`,
  same: say`That’s the square you filled first. Find another one.`,
  stuck: say`There’s no way to complete this square, and no solution of this Sudoku. Change a digit.`,
  onlyFirst: say`Only the square you filled first completes this one. Change a digit.`,
  full: say`You’ve found two squares. Press ${strong('Start again')} to look for others.`,
};
