import { select } from 'd3-selection';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { type Puzzle, puzzleOf } from '../../../engine/puzzle.ts';
import { type Layer, rememberShown } from '../kit/elements.ts';
import { drawMarks, markRuns, setCells } from './marks.ts';
import { markKey } from './parts.ts';
import { SIDE } from './places.ts';

it('cells of a set bear its place in the list where its colour has one, and nowhere else a number that would read as a mark', () => {
  const set = { cells: [3, 4], digits: 1, hue: 0 };
  const numbers = setCells({ sets: [set, { ...set, cells: [7, 8], hue: 1, numbered: true }] }).map(({ number }) => number);
  expect(numbers).toEqual([undefined, undefined, 2, 2]);
});

describe('pencil marks of a cell that look alike', () => {
  const marksOf = (all: readonly (readonly [cell: number, digit: number, struck?: boolean])[]) =>
    all.map(([cell, digit, struck = false]) => ({ key: markKey(cell, digit), cell, digit, struck, lit: false, own: false }));
  const marks = marksOf([
    [0, 1],
    [0, 2, true],
    [0, 3],
    [1, 1],
  ]);
  const textsOf = (puzzle: Puzzle, markwise = false) => {
    const { document } = parseHTML('<svg><g></g></svg>');
    drawMarks(
      select(document.querySelector('g')!) as unknown as Layer,
      { puzzle, marks },
      SIDE / 9,
      rememberShown(),
      markRuns(puzzle, marks, markwise),
    );
    return [...document.querySelectorAll('text')].map((text) => [
      text.textContent,
      ...['x', 'y'].map((name) => text.getAttribute(name)!.split(' ').length),
      text.getAttribute('class'),
    ]);
  };
  const puzzle = puzzleOf(new Uint8Array(81));

  it('are one text with a place for each', () => {
    expect(textsOf(puzzle)).toEqual([
      ['13', 2, 2, 'mark'],
      ['2', 1, 1, 'mark struck'],
      ['1', 1, 1, 'mark'],
    ]);
  });

  it('are texts of their own in a drawing whose marks are coloured one by one, and where a symbol has several characters', () => {
    const symbols = Array.from({ length: 9 }, (_, index) => `1${index}`);
    expect(textsOf(puzzle, true).map(([text]) => text)).toEqual(['1', '2', '3', '1']);
    expect(textsOf({ ...puzzle, symbols }).map(([text]) => text)).toEqual(['10', '11', '12', '10']);
  });
});
