import { describe, expect, it } from 'vitest';
import { sukaku } from '../../engine/formats/testing/wild.ts';
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

  it('keeps the candidates that a text gives', () => {
    const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    for (const text of [sukaku, `:0000:x:${line}:113::`]) expect(puzzleIn(ownPuzzle(text)).domains).toHaveLength(81);
    expect(puzzleIn(ownPuzzle(`:0000:x:${line}:::`)).domains).toBeUndefined();
  });

  it('is refused each time when it is none', () => {
    const own = ownPuzzle('1..');
    for (let time = 0; time < 2; time++) expect(() => puzzleIn(own)).toThrow();
  });
});
