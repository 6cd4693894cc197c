import { describe, expect, it } from 'vitest';
import { coverIn, nameOf, ownPuzzle, puzzleIn, puzzleNamed } from './named-puzzle.ts';

const TINY = '1...............';
const tiny = { id: 'tiny-4', name: 'tiny', text: TINY };

describe('a puzzle by name', () => {
  it('is found by its id, and any other text is a reader’s own', () => {
    expect(puzzleNamed([tiny], 'tiny-4')).toBe(tiny);
    for (const puzzle of [tiny, ownPuzzle(TINY)]) expect(puzzleNamed([tiny], nameOf(puzzle))).toEqual(puzzle);
  });

  it('is read once, as a grid and as a cover problem', () => {
    const own = ownPuzzle(TINY);
    expect(puzzleIn(own).grid.size).toBe(4);
    expect(puzzleIn(own)).toBe(puzzleIn(own));
    expect(coverIn(own)).toBeUndefined();
    const cover = ownPuzzle('01\n10');
    expect(coverIn(cover)).toBeDefined();
    expect(coverIn(cover)).toBe(coverIn(cover));
  });

  it('is refused each time when it is none', () => {
    const own = ownPuzzle('1..');
    for (let time = 0; time < 2; time++) expect(() => puzzleIn(own)).toThrow();
  });
});
