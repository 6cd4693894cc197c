import { expect, it } from 'vitest';
import { bitOf, digitsOf } from '../candidates.ts';
import { digMinimal } from '../generate/dig-minimal.ts';
import { puzzleOf } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import { digitsOfGrid, housesOf, type Position, placesIn, placesOf, positionOf, sees } from './position.ts';
import { placesInNoTemplate } from './templates-of-digit.ts';

/** Tries every template: house after house gets its place. */
function placesInSomeTemplate(position: Position, digit: number): Set<number> {
  const { grid } = position;
  const houses = housesOf(grid).filter((house) => placesIn(position, house, digit).length > 0);
  const found = new Set<number>();
  const go = (index: number, chosen: readonly number[]): void => {
    if (index === houses.length) for (const cell of chosen) found.add(cell);
    else if (chosen.some((cell) => grid.housesOfCell[cell]!.includes(houses[index]!))) go(index + 1, chosen);
    else
      for (const cell of placesIn(position, houses[index]!, digit))
        if (!chosen.some((other) => sees(grid, cell, other))) go(index + 1, [...chosen, cell]);
  };
  go(0, []);
  return found;
}

it('places in no template are those in no placement of the digit, after any strikes', () => {
  const random = randomFrom(1);
  const counts = { none: 0, some: 0, all: 0 };
  for (let seed = 1; seed <= 4; seed++) {
    const position = positionOf(puzzleOf(digMinimal(seed).givens));
    for (let round = 0; round < 12; round++) {
      for (let strikes = 0; strikes < 12; strikes++) {
        const cell = random.below(81);
        const digits = digitsOf(position.candidates[cell]!);
        if (digits.length > 0) position.candidates[cell]! &= ~bitOf(digits[random.below(digits.length)]!);
      }
      if (round < 4) continue;
      for (const digit of digitsOfGrid(position.grid)) {
        const places = placesOf(position, digit);
        const used = placesInSomeTemplate(position, digit);
        const wrong = places.filter((cell) => !used.has(cell));
        expect(placesInNoTemplate(position, digit)).toEqual(wrong);
        counts[wrong.length === 0 ? 'none' : wrong.length === places.length ? 'all' : 'some']++;
      }
    }
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(5);
});
