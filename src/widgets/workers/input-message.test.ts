import { describe, expect, it } from 'vitest';
import { sampleProblem } from '../../engine/cover/problems/samples.ts';
import { gridOf, gridWith } from '../../engine/grid.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { packInput, unpackInput } from './input-message.ts';

const throughWorker = (input: unknown) => unpackInput(structuredClone(packInput(input)));

describe('an input that crosses to a worker', () => {
  it.each([
    ['a Sudoku', puzzleOf([1, 2, 0, 0, ...new Array(12).fill(0)])],
    ['boxes of 3 × 2', puzzleOf(new Array(36).fill(0), { grid: gridOf(6, 3) })],
    ['boxes of 2 × 3', puzzleOf(new Array(36).fill(0), { grid: gridOf(6, 2) })],
    [
      'regions and a diagonal',
      puzzleOf(new Array(16).fill(0), {
        grid: gridWith({ size: 4, regions: [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3], diagonals: true }),
      }),
    ],
    ['pencil marks', puzzleOf(new Array(16).fill(0), { domains: new Uint32Array(16).fill(6) })],
    ['symbols and cages', puzzleOf(new Array(16).fill(0), { symbols: ['A', 'B', '7', '9'], cages: [{ sum: 9, cells: [0, 1] }] })],
  ])('comes out as it was: %s', (_, puzzle) => {
    expect(throughWorker(puzzle)).toEqual(puzzle);
  });

  it('carries no grid, which both sides make for themselves', () => {
    expect(JSON.stringify(packInput(puzzleOf(new Array(81).fill(0))))).not.toContain('peers');
  });

  it.each([null, 'text', { givens: [] }, { grid: 'no grid' }, sampleProblem('queens-4')])(
    'is left as it is where it isn’t a puzzle',
    (input) => {
      expect(throughWorker(input)).toEqual(input);
    },
  );
});
