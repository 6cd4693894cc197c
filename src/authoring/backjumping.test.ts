import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../engine/formats/read.ts';
import { backjump, type Jumps } from './backjumping.ts';
import { findPuzzle } from './puzzles.ts';

const puzzleOf = (named: string) => readPuzzles(findPuzzle(named).text)[0]!.puzzle;

describe('jumping back from a dead end', () => {
  it.each<[Jumps, boolean, number, number]>([
    ['none', true, 37_652, 4_157],
    ['leaves', true, 25_399, 2_193],
    ['all-handing-on', true, 13_817, 989],
    ['all-forgetful', false, 466, 38],
  ])('%s: whether it solves the Wikipedia puzzle, after so many digits and dead ends', (jumps, solved, tries, deadEnds) => {
    expect(backjump(puzzleOf('wikipedia'), jumps)).toEqual({ solved, tries, deadEnds });
  });

  it.each(['tiny-4', 'ai-escargot', 'inkala-2010'])('loses no solution of %s where it is sound', (named) => {
    for (const jumps of ['leaves', 'all-handing-on'] as const) expect(backjump(puzzleOf(named), jumps).solved).toBe(true);
  });
});
