import { describe, expect, it } from 'vitest';
import { count9, solvableWithout9 } from '../../engine/fast/solve.ts';
import { isSolution } from '../../engine/puzzle.ts';
import { randomFrom } from '../../engine/random.ts';
import { ANSWER, begun, dug, dugBefore, foundIn, givensIn, isHeldByHoles, isMinimal, isRefusal, oneThatStays, trialOf } from './dig.ts';

const cells = [...ANSWER.keys()];

describe('digging by hand', () => {
  it('begins with one answer, and something to find: digits that go, a rectangle, and a long way round', () => {
    const start = begun();
    expect(isSolution(start.puzzle, ANSWER)).toBe(true);
    expect(count9(start.puzzle.givens, 2)).toBe(1);
    expect(givensIn(start)).toBe(40);
    const trials = cells.filter((cell) => start.puzzle.givens[cell] !== 0).map((cell) => trialOf(start.puzzle.givens, cell));
    const refusals = trials.filter(isRefusal);
    expect(trials.length - refusals.length).toBeGreaterThan(20);
    expect(refusals.filter(({ isRectangle }) => isRectangle)).toHaveLength(3);
    expect(Math.max(...refusals.map(({ differing }) => differing.length))).toBe(20);
  });

  it('keeps one answer, whatever is dug, and every second answer differs in the cell that was dug', () => {
    let refused = 0;
    for (let seed = 1; seed <= 10; seed++) {
      let digging = begun();
      for (const cell of randomFrom(seed).shuffled(cells)) {
        const before = digging;
        digging = dug(before, cell);
        if (before.puzzle.givens[cell] === 0) expect(digging).toBe(before);
        else if (isRefusal(digging.last)) {
          refused++;
          const { second, differing, isRectangle } = digging.last;
          expect(digging.puzzle).toBe(before.puzzle);
          expect(isSolution(begun().puzzle, second)).toBe(false);
          expect(isSolution({ ...before.puzzle, givens: before.puzzle.givens.with(cell, 0) }, second)).toBe(true);
          expect(differing).toContain(cell);
          if (isRectangle) expect(new Set(differing.map((each) => second[each])).size).toBe(2);
          expect(digging.kept).toContain(cell);
        } else {
          const { clashing, refuted } = digging.last!;
          expect([...clashing, ...refuted, ANSWER[cell]].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
          expect(givensIn(digging)).toBe(givensIn(before) - 1);
        }
      }
      expect(count9(digging.puzzle.givens, 2)).toBe(1);
      expect(givensIn(digging)).toBeLessThanOrEqual(28);
    }
    expect(refused).toBeGreaterThan(100);
  });

  it('can be brought to 24 givens by most orders, and to 21 by the best of a thousand', () => {
    const { givens } = begun().puzzle;
    const given = cells.filter((cell) => givens[cell] !== 0);
    const random = randomFrom(1);
    const sizes = Array.from({ length: 1000 }, () => {
      const left = givens.slice();
      for (const cell of random.shuffled(given)) {
        left[cell] = 0;
        if (solvableWithout9(left, cell, ANSWER[cell]!)) left[cell] = ANSWER[cell]!;
      }
      return left.filter((digit) => digit !== 0).length;
    });
    expect(Math.min(...sizes)).toBe(21);
    expect(sizes.filter((size) => size <= 24).length).toBeGreaterThan(500);
  });

  it('has 15 pairs of digits of which each may go but not both, one of them in a rectangle', () => {
    const start = begun();
    const free = cells.filter((cell) => start.puzzle.givens[cell] !== 0 && !isRefusal(trialOf(start.puzzle.givens, cell)));
    const held = free.flatMap((one) => {
      const without = dug(start, one);
      return free
        .filter((other) => other > one)
        .map((other) => dug(without, other))
        .filter(isHeldByHoles);
    });
    expect([free.length, held.length]).toEqual([34, 15]);
    expect(held.filter(({ last }) => isRefusal(last) && last.isRectangle).map(({ last }) => last!.cell)).toEqual([31]);
    expect(isHeldByHoles(dug(start, oneThatStays(start)!))).toBe(false);
  });

  it('finds nothing for a reader who asks for a digit that stays', () => {
    const start = begun();
    const cell = oneThatStays(start)!;
    expect(foundIn(dug(start, cell))).toEqual({ rectangle: true, held: false });
    expect(foundIn(dug(start, cell, true))).toEqual({ rectangle: false, held: false });
    const [one, other] = [30, 31];
    const without = dug(start, one, true);
    expect(foundIn(dug(without, other)).held).toBe(true);
    expect(foundIn(dug(without, other, true)).held).toBe(false);
  });

  it('goes on with a puzzle that was dug from the same grid, and with no other', () => {
    const start = begun();
    const text = [...start.puzzle.givens].map((digit) => digit || '.').join('');
    expect(dugBefore(text)?.puzzle.givens).toEqual(start.puzzle.givens);
    expect(dugBefore(text.replace('5', '4'))).toBeUndefined();
    expect(dugBefore('53..')).toBeUndefined();
  });

  it('is at its end when everything left was tried', () => {
    let digging = begun();
    for (const cell of cells) {
      expect(isMinimal(digging)).toBe(givensIn(digging) === 24 && digging.kept.length === 24);
      digging = dug(digging, cell);
    }
    expect([givensIn(digging), isMinimal(digging)]).toEqual([24, true]);
  });

  it('shows one that stays, a corner of a rectangle first, and another the next time', () => {
    const start = begun();
    const first = oneThatStays(start)!;
    expect(trialOf(start.puzzle.givens, first)).toMatchObject({ isRectangle: true });
    expect(oneThatStays(dug(start, first))).not.toBe(first);
  });
});
