import { describe, expect, it } from 'vitest';
import { InputError } from '../errors.ts';
import { gridOf } from '../grid.ts';
import { type Puzzle, puzzleOf, withGivens } from '../puzzle.ts';
import { formats, printPuzzle, readPuzzles } from './read.ts';

const empty = (size: number, boxRows?: number) => puzzleOf(new Uint8Array(size * size), { grid: gridOf(size, boxRows) });
const oneGiven = (puzzle: Puzzle) => withGivens(puzzle, puzzle.givens.with(0, 1));
const killer = (size: number, ...cages: [sum: number, ...cells: number[]][]) =>
  puzzleOf(new Uint8Array(size * size), { cages: cages.map(([sum, ...cells]) => ({ sum, cells })) });

const puzzles: Readonly<Record<string, Puzzle>> = {
  '4 × 4': oneGiven(empty(4)),
  '6 × 6, boxes of 3 rows': oneGiven(empty(6, 3)),
  '9 × 9': oneGiven(empty(9)),
  '9 × 9, one box a row': oneGiven(empty(9, 1)),
  '9 × 9 in letters': puzzleOf(empty(9).givens.with(0, 1), { symbols: [...'SUDOKZINE'] }),
  '16 × 16': oneGiven(empty(16)),
  'a killer': killer(9, [3, 0, 1], [45, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
  'a killer with a given': oneGiven(killer(9, [3, 0, 1])),
  'a killer of 4 × 4': killer(4, [3, 0, 1]),
  'a killer of 16 × 16': killer(16, [3, 0, 1]),
  'a cage in two pieces': killer(9, [3, 0, 80]),
};

/** What a form wants instead of a puzzle; nothing where it can hold it. */
function formOf(id: string, puzzle: Puzzle): string | undefined {
  try {
    printPuzzle({ puzzle }, id);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.expected;
    throw error;
  }
}

describe('what cannot be written is refused', () => {
  it.each(formats.filter(({ print }) => print).map(({ id }) => id))('%s', (id) => {
    const refused = Object.entries(puzzles).flatMap(([name, puzzle]) => {
      const expected = formOf(id, puzzle);
      return expected === undefined ? [] : [`${name}: ${expected}`];
    });
    expect(refused).toMatchSnapshot();
  });
});

describe('a web page is distinguished from a puzzle', () => {
  const messageFor = (text: string) => {
    try {
      readPuzzles(text);
    } catch (error) {
      return (error as InputError).message;
    }
    return 'a puzzle';
  };
  it.each(['<!DOCTYPE html>', '  <html>', '<!-- x', '</div>', '<h1 class="x">', '<p>', '<br/>'])('%s', (text) => {
    expect(messageFor(`${text}\n`)).toBe('this is the source of a web page');
  });
  it.each(['<', '< p>', '<1>', 'x <p>', '<p-'])('but not %s', (text) => {
    expect(messageFor(`${text}\n`)).not.toBe('this is the source of a web page');
  });
});
