import { describe, expect, it } from 'vitest';
import { InputError } from '../errors.ts';
import { countSolutions, solvePuzzle } from '../fast/answer.ts';
import { cellsText } from './cells.ts';
import { readPuzzles } from './read.ts';
import { WIKIPEDIA } from './testing/reading.ts';
import * as wild from './testing/wild.ts';

/** Returns the message about a text; undefined for a valid one. */
function messageFor(text: string): string | undefined {
  try {
    readPuzzles(text);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.describe();
    throw error;
  }
}
const linesOf = (text: string) => readPuzzles(text).map(({ puzzle }) => cellsText(puzzle, puzzle.givens));

describe('texts from the wild that are read', () => {
  it.each([
    ['nested lists in one line', wild.leetcode],
    ['a list of strings', wild.pythonStrings],
    ['an array of numpy', wild.numpy],
    ['a script', wild.pythonScript],
    ['a table of Markdown', wild.markdown],
    ['a drawing without bars at its sides', wild.printBoard],
    ['a script after its grid', `${WIKIPEDIA}\nprint(solve(board))`],
  ])('%s', (_, text) => {
    expect(linesOf(text)).toEqual([WIKIPEDIA]);
  });

  it('an array of Java', () => {
    expect(linesOf(wild.javaArray)).toEqual(['3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..']);
  });

  it('a drawing on a screen, with words beside it', () => {
    const [{ puzzle, reading }] = readPuzzles(wild.nudoku);
    expect(cellsText(puzzle, puzzle.givens)).toBe('92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..');
    expect(countSolutions(puzzle, 10)).toBe(6);
    expect(reading).toEqual({ form: 'drawn', blank: ' ' });
  });

  it('tables with a comma at the end of their head', () => {
    expect(linesOf(wild.qqwing)).toEqual([
      '....713.4....4..15...2.36..72.3...6..61..7........2......9.....29..56..........53',
      '9.7............58.25..1.3.6........9.......281.....65.5.69..2.3.7..28.....9.36...',
    ]);
    const stats = `Puzzle,Solution,Givens,Pointing Pairs/Triples,Guesses,\n${WIKIPEDIA},,30,0,0,\n`;
    expect(linesOf(stats)).toEqual([WIKIPEDIA]);
    const solved = readPuzzles(wild.qqwingSolution);
    expect(solved.map(({ puzzle, solution }) => cellsText(puzzle, solvePuzzle(puzzle)!) === solution)).toEqual([true, true]);
  });

  it('a drawing in which blanks are empty cells, and also separate cells', () => {
    expect(linesOf(wild.printSudoku)).toEqual(['4.6.2..39..3...2..7.2...5.6...945....5.762.1....318...6.9...1.3..7...9..3.1.9.4.7']);
  });

  it('numbers from 0, with −1 for an empty cell', () => {
    const [{ puzzle }] = readPuzzles(wild.zeroBased16);
    expect([puzzle.symbols[0], puzzle.symbols[15], puzzle.givens[2], puzzle.givens[19 + 2]]).toEqual(['0', '15', 3, 10]);
    expect(puzzle.givens.filter((digit) => digit !== 0)).toHaveLength(197);
    expect(countSolutions(puzzle, 2)).toBe(1);
  });

  it('a full grid of pencil marks in which each cell has what the digits leave', () => {
    expect(linesOf(wild.gridAsMarks)[0]!.replaceAll('.', '')).toHaveLength(67);
  });
});

describe('texts from the wild that are refused for what they are', () => {
  it.each([
    ['a puzzle of SudokuPad', '{"cells": [[{"value": 5}, {}]], "cages": []}', 'this SudokuPad puzzle has no whole square grid'],
    ['a file of KSudoku', '<!DOCTYPE ksudoku>\n<ksudoku-game>\n', 'this is a KSudoku file'],
    ['another file', '<?xml version="1.0"?>\n<mazes>\n', 'this is an XML file'],
    [
      'a link of f-puzzles',
      'https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QHEAnAewFcA7Yk',
      'this code of f-puzzles is damaged',
    ],
    ['a link of SudokuPad', 'https://sudokupad.app/scl/N4IgzglgXgpiBcB', 'this code of SudokuPad is damaged'],
    [
      'a link of Penpa',
      'https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VZNb9s4EL37VwQ6c1G',
      "this is a Penpa link. Sudoscope can't read it, because",
    ],
    ['a game of Solo by its seed', '3x3dt#123456789', 'this is a game of Solo by its seed'],
    ['a code of SudokuWiki', `S9B${'0a'.repeat(121)}`, 'this is a code of SudokuWiki'],
  ])('%s', (_, text, words) => {
    expect(messageFor(text)).toContain(words);
  });
});

describe('a grid that is drawn in Markdown without a head', () => {
  it('is read: its lines of dashes are below every row', () => {
    const row = (cells: string) => `| ${[...cells].join(' | ')} |`;
    const between = `|${'---|'.repeat(4)}`;
    expect(linesOf(['1.34', '34.2', '2143', '4321'].map(row).join(`\n${between}\n`))).toEqual(['1.3434.221434321']);
  });
});
