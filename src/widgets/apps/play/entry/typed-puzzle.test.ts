import { expect, it } from 'vitest';
import { differing, TypedPuzzle } from './typed-puzzle.ts';

it('takes givens, erases them, and undoes each change', () => {
  const typed = new TypedPuzzle(4);
  typed.type(0, 3);
  typed.type(1, 3);
  expect(typed.clash?.cells).toEqual([0, 1]);
  typed.type(1, 3);
  expect([typed.count, typed.clash]).toEqual([1, undefined]);
  typed.type(5, 0);
  typed.clear();
  expect([...typed.puzzle.givens].some(Boolean)).toBe(false);
  const counts = [];
  while (typed.canUndo) {
    typed.undo();
    counts.push(typed.count);
  }
  // Erasing an empty cell changed nothing.
  expect(counts).toEqual([1, 2, 1, 0]);
});

it('is full when no cell is open', () => {
  const typed = new TypedPuzzle(4);
  for (let cell = 0; cell < 16; cell++) {
    expect(typed.isFull).toBe(false);
    typed.type(cell, (cell % 4) + 1);
  }
  expect(typed.isFull).toBe(true);
});

it('says where two answers differ', () => expect(differing([1, 2, 3], [1, 3, 2])).toEqual([1, 2]));
