import { describe, expect, it } from 'vitest';
import { gridOf } from '../grid.ts';
import { shuffledGrid } from '../pattern-grid.ts';
import { randomFrom } from '../random.ts';
import { readPuzzles } from './read.ts';

describe.each([36, 49, 64])('a grid of %i numbers a row', (size) => {
  const grid = gridOf(size);
  const random = randomFrom(size);
  const givens = shuffledGrid(grid, random).map((digit) => (random.below(3) > 0 ? digit : 0));
  const rows = Array.from({ length: size }, (_, row) => givens.slice(row * size, (row + 1) * size));
  const drawn = (separator: string, blank: string) => rows.map((row) => row.map((digit) => digit || blank).join(separator)).join('\n');

  it.each([
    ['blanks', drawn(' ', '0')],
    ['dots', drawn(' ', '.')],
    ['commas', drawn(',', '0')],
    ['commas with nothing between', drawn(',', '')],
    ['tabs', drawn('\t', '0')],
    ['lists of a program', `board = ${JSON.stringify(rows)}`],
    ['one line', givens.join(' ')],
  ])('is read with %s', (_, text) => {
    const [{ puzzle }, ...more] = readPuzzles(text);
    expect(more).toEqual([]);
    expect([puzzle.grid, [...puzzle.givens]]).toEqual([grid, givens]);
  });
});
