import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { bitOf } from '../../../engine/candidates.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { cellAfterKey, cellWords } from './cells.ts';
import { gridDrawing } from './drawn-grid.ts';
import { emptyScene } from './scene.ts';

const { puzzle } = readPuzzles('21...32....41...')[0]!;

describe('a grid of cells', () => {
  it('names a cell by its place and by what it holds', () => {
    const digits = puzzle.givens.slice();
    digits[2] = 4;
    digits[3] = 4;
    const candidates = new Uint32Array(16);
    candidates[4] = bitOf(1) | bitOf(4);
    const scene = { ...emptyScene(puzzle), digits, candidates, wrong: new Set([3]) };
    expect([0, 2, 3, 4, 7].map((cell) => cellWords(scene, cell))).toEqual([
      'r1c1: 2, given',
      'r1c3: 4',
      'r1c4: 4, wrong',
      'r2c1: marks 1 4',
      'r2c4: empty',
    ]);
  });

  it.each([
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 4, 7],
    ['ArrowDown', 13, 1],
    ['ArrowUp', 1, 13],
    ['Home', 6, 4],
    ['End', 6, 7],
    ['5', 6, undefined],
  ])('%s leads from cell %i to %s', (key, cell, next) => {
    expect(cellAfterKey({ key, ctrlKey: false }, cell, 4)).toBe(next);
  });

  it('comes to the corners with Ctrl, and leaves other keys with Ctrl alone', () => {
    const withCtrl = (key: string) => cellAfterKey({ key, ctrlKey: true }, 6, 4);
    expect([withCtrl('Home'), withCtrl('End'), withCtrl('ArrowUp')]).toEqual([0, 15, undefined]);
  });

  it('is a grid with rows, and one cell for the Tab key, where a reader walks; a picture where nobody does', () => {
    const { document } = parseHTML('<!doctype html><html><body><div></div><p></p></body></html>');
    const [walked, seen] = ['div', 'p'].map((name) => document.querySelector(name) as unknown as Element) as [Element, Element];
    gridDrawing(walked, () => undefined, { walkable: true })(emptyScene(puzzle));
    gridDrawing(seen)(emptyScene(puzzle));
    expect(walked.querySelector('svg')!.getAttribute('role')).toBe('grid');
    expect(walked.querySelectorAll('[role=row]').length).toBe(4);
    expect(walked.querySelectorAll('[role=row] > [role=gridcell]').length).toBe(16);
    expect(walked.querySelectorAll('[tabindex="0"]').length).toBe(1);
    const last = walked.querySelectorAll('[role=gridcell]')[15]!;
    expect([last.getAttribute('aria-label'), last.getAttribute('aria-colindex')]).toEqual(['r4c4: empty', '4']);
    expect(seen.querySelector('svg')!.getAttribute('role')).toBe('img');
    expect(seen.querySelectorAll('[role=gridcell]').length).toBe(0);
  });
});
