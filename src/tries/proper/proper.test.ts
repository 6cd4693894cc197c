import { describe, expect, it } from 'vitest';
import { isSolution } from '../../engine/puzzle.ts';
import {
  ANSWER,
  begun,
  bestToTake,
  type Giving,
  givensIn,
  isMinimal,
  isProper,
  nearestOther,
  puzzleFor,
  solutionsOf,
  spareCells,
  turned,
} from './proper.ts';

/** Every state that can be reached without letting in a second solution. */
function reached(giving: Giving, seen = new Map<string, Giving>()): Map<string, Giving> {
  const key = giving.givens.join('');
  if (seen.has(key)) return seen;
  seen.set(key, giving);
  for (const cell of spareCells(giving)) reached(turned(giving, cell), seen);
  return seen;
}

describe('a puzzle whose givens are taken away', () => {
  it('has as many solutions as full grids fit: 288 without a given, one at first', () => {
    expect(solutionsOf(new Uint8Array(16))).toHaveLength(288);
    for (const full of solutionsOf(new Uint8Array(16))) expect(isSolution(puzzleFor({ givens: full, last: undefined }), full)).toBe(true);
    expect(isProper(begun())).toBe(true);
    expect(givensIn(begun())).toBe(8);
  });

  it('has several solutions, or none, with three givens anywhere', () => {
    const all = solutionsOf(new Uint8Array(16));
    // Three different digits: of two that are missing, each solution has a twin in which they are swapped.
    const upToNames = all.filter((full) => [0, 1, 2, 3].every((cell) => full[cell] === cell + 1));
    const counts = upToNames.flatMap((full) => {
      const found: number[] = [];
      for (let a = 0; a < 16; a++)
        for (let b = a + 1; b < 16; b++)
          for (let c = b + 1; c < 16; c++)
            if (new Set([full[a], full[b], full[c]]).size === 3)
              found.push(all.filter((other) => [a, b, c].every((cell) => other[cell] === full[cell])).length);
      return found;
    });
    expect(Math.min(...counts)).toBe(3);
  });

  it('ends with four, five or six givens of which none can go', () => {
    const all = [...reached(begun()).values()];
    expect(all.every(isProper)).toBe(true);
    expect(new Set(all.filter(isMinimal).map(givensIn))).toEqual(new Set([4, 5, 6]));
    for (const giving of all.filter(isMinimal))
      for (const cell of giving.givens.keys())
        if (giving.givens[cell]) expect(solutionsOf(turned(giving, cell).givens).length).toBeGreaterThan(1);
  });

  it('comes down to four by the way that is shown', () => {
    let giving = begun();
    for (let cell = bestToTake(giving); cell !== undefined; cell = bestToTake(giving)) giving = turned(giving, cell);
    expect([givensIn(giving), isMinimal(giving)]).toEqual([4, true]);
  });

  it('puts a digit back where it was, and knows a second solution as soon as there is one', () => {
    for (const giving of reached(begun()).values())
      for (const cell of ANSWER.keys()) {
        const after = turned(giving, cell);
        expect(nearestOther(after) === undefined).toBe(isProper(after));
        expect(turned(after, cell).givens).toEqual(giving.givens);
      }
  });
});
