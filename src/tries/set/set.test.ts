import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitOf, countDigits, digitsOf } from '../../engine/candidates.ts';
import { gridOf } from '../../engine/grid.ts';
import { hiddenCellsOf, type MarkedHouse, markedHouse, numbersInOrder, onlyIn, openCells, setsOf, standingOf, unionOf } from './set.ts';

const grid = gridOf(9);
const setOf = (symbols: string) => [...symbols].reduce((set, symbol) => set | bitOf(Number(symbol)), 0);
/** Row 4 of Mepham's puzzle when its first triple is met. */
const row = markedHouse(
  grid,
  3,
  '1349 148 #7 249 #5 249 24 13489 #6'
    .split(' ')
    .map((cell) => (cell.startsWith('#') ? { digit: Number(cell[1]), markup: 0 } : { digit: 0, markup: setOf(cell) })),
);
const at = (...columns: number[]) => columns.map((column) => 27 + column - 1);

describe('cells chosen in a house', () => {
  it('are a set when they hold as many numbers as they are, and strike these elsewhere', () => {
    const standing = standingOf(row, at(4, 6, 7));
    expect(standing).toMatchObject({ kind: 'naked', set: { digits: setOf('249') } });
    expect(standing.kind === 'naked' && standing.strikes.map(({ cell, digit }) => `c${cell - 26}:${digit}`).join(' ')).toBe(
      'c1:4 c1:9 c2:4 c8:4 c8:9',
    );
  });

  it('are its other side when as many numbers have no other place', () => {
    expect(standingOf(row, at(1, 2, 8))).toMatchObject({ kind: 'hidden', set: { cells: at(4, 6, 7) } });
    expect(digitsOf(onlyIn(row, at(1, 2, 8)))).toEqual([1, 3, 8]);
  });

  it('are the fewest that strike something by digits that have no other cell', () => {
    const house = (first: string) =>
      markedHouse(
        grid,
        3,
        [first, '148', '', '249', '', '249', '24', '13489', ''].map((marks) => ({ digit: marks ? 0 : 5, markup: setOf(marks) })),
      );
    expect(hiddenCellsOf(house('349'))).toEqual(at(2, 8));
    expect(hiddenCellsOf(house('1349'))).toEqual(at(1, 2, 8));
  });

  it('are judged by how many numbers there are too many, and which cell brings them where no set can be made of them', () => {
    expect(standingOf(row, at(4, 6))).toEqual({ kind: 'more', tooMany: 1 });
    expect(standingOf(row, at(1, 4))).toEqual({ kind: 'more', tooMany: 3, culprit: { cell: at(1)[0], brings: setOf('13') } });
    expect(standingOf(row, [])).toEqual({ kind: 'none' });
    expect(standingOf(row, openCells(row))).toEqual({ kind: 'all' });
  });

  it('are a naked set of k where and only where the others are a hidden set of u − k', () => {
    const fills = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 9, maxLength: 9 });
    const marks = fc.array(fc.integer({ min: 0, max: 511 }), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(fills, marks, fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 510 }), (answer, extra, open, choice) => {
        // The answer is among the marks, so that the house can be filled.
        const full = setOf(answer.slice(0, open).join(''));
        const house = markedHouse(
          grid,
          0,
          answer.map((digit, place) => (place < open ? { digit: 0, markup: (extra[place]! & full) | bitOf(digit) } : { digit, markup: 0 })),
        );
        const cells = openCells(house);
        const chosen = cells.filter((_, place) => choice & (1 << place));
        const others = cells.filter((cell) => !chosen.includes(cell));
        if (chosen.length === 0 || others.length === 0) return;
        const isNaked = countDigits(unionOf(house, chosen)) === chosen.length;
        expect(countDigits(unionOf(house, chosen))).toBeGreaterThanOrEqual(chosen.length);
        expect(countDigits(onlyIn(house, others)) === others.length).toBe(isNaked);
        expect(standingOf(house, chosen).kind === 'naked').toBe(isNaked);
      }),
      { seed: 5 },
    );
  });

  /** The marks that stand in at least one way to fill the house: each open cell a number of its markup, no two the same. */
  function possible(house: MarkedHouse): Set<string> {
    const cells = openCells(house);
    const found = new Set<string>();
    const fill = (place: number, used: number, chosen: readonly string[]) => {
      if (place === cells.length) for (const mark of chosen) found.add(mark);
      else
        for (const digit of digitsOf(house.markups[cells[place]!]! & ~used))
          fill(place + 1, used | bitOf(digit), [...chosen, `${cells[place]} ${digit}`]);
    };
    fill(0, 0, []);
    return found;
  }

  it('strike together, as the sets of a house, every mark that no way to fill the house needs, and no other', () => {
    const answers = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6, maxLength: 6 });
    const marks = fc.array(fc.integer({ min: 0, max: 63 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(answers, marks, (answer, extra) => {
        const holds = answer.map((digit, place) => ({ digit: 0, markup: extra[place]! | bitOf(digit) }));
        const house = markedHouse(gridOf(6), 0, holds);
        const kept = possible(house);
        const struck = new Set(
          setsOf(house).flatMap((set) => {
            const standing = standingOf(house, set.cells);
            return standing.kind === 'naked' ? standing.strikes.map(({ cell, digit }) => `${cell} ${digit}`) : [];
          }),
        );
        for (const cell of openCells(house))
          for (const digit of digitsOf(house.markups[cell]!)) expect(struck.has(`${cell} ${digit}`)).toBe(!kept.has(`${cell} ${digit}`));
      }),
      { seed: 5 },
    );
  });

  it('stand over numbers in an order that has each of them once', () => {
    expect([...numbersInOrder(row)].sort()).toEqual([1, 2, 3, 4, 8, 9]);
  });
});
