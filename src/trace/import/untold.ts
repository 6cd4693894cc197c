import type { Budget } from '../../engine/fast/budget.ts';
import { type Cage, symbolValue } from '../../engine/puzzle.ts';
import type { OpenDigits } from './open-digits.ts';

/*
 * What a program may have seen without telling it. Each of these changes the position, so it is given a copy.
 */

/** Nodes of the search for the contents of a cage, after which the cage says nothing. */
const MAX_NODES = 20_000;

/** Rules out what no sum of a cage allows, and returns whether a cell, a house or a cage then has nothing left. */
export function cagesFail(position: OpenDigits): boolean {
  for (const cage of position.puzzle.cages) {
    const possible = contentsOf(position, cage);
    if (!possible) continue;
    for (const [index, cell] of cage.cells.entries()) {
      if (possible[index]!.size === 0) return true;
      for (const digit of position.fitting(cell)) if (!possible[index]!.has(digit)) position.ruleOut(cell, digit);
    }
  }
  return position.dead;
}

/** For each cell of a cage the digits it has in some contents that add up; undefined where finding out takes long. */
function contentsOf(position: OpenDigits, { cells, sum }: Cage): Set<number>[] | undefined {
  const { digits, puzzle } = position;
  const values = puzzle.symbols.map((_, index) => symbolValue(puzzle, index + 1));
  const possible = cells.map(() => new Set<number>());
  const choices = cells.map((cell) => (digits[cell] === 0 ? position.fitting(cell) : [digits[cell]!]));
  const least = Math.min(...values);
  const chosen: number[] = [];
  let nodes = 0;
  const fill = (left: number): void => {
    if (++nodes > MAX_NODES) return;
    if (chosen.length === cells.length) {
      if (left === 0) for (const [index, digit] of chosen.entries()) possible[index]!.add(digit);
      return;
    }
    for (const digit of choices[chosen.length]!) {
      const rest = left - values[digit - 1]!;
      if (chosen.includes(digit) || rest < least * (cells.length - chosen.length - 1)) continue;
      chosen.push(digit);
      fill(rest);
      chosen.pop();
    }
  };
  fill(sum);
  return nodes > MAX_NODES ? undefined : possible;
}

/** Fills in all that follows by single candidates and single places, and returns whether a cell, a house or a cage then has nothing left. */
export function singlesFail(position: OpenDigits): boolean {
  const { puzzle } = position;
  for (let changed = true; changed; ) {
    if (position.dead) return true;
    changed = fillSingles(position);
    if (puzzle.cages.length > 0 && cagesFail(position)) return true;
  }
  return position.dead;
}

function fillSingles(position: OpenDigits): boolean {
  const { size, cellsOfHouse } = position.puzzle.grid;
  const before = position.empty;
  for (let cell = 0; cell < position.digits.length; cell++)
    if (position.digits[cell] === 0 && position.open[cell] === 1) position.place(cell, position.fitting(cell)[0]!);
  for (const [house, cells] of cellsOfHouse.entries()) {
    for (let digit = 1; digit <= size; digit++) {
      if (position.placesIn(house, digit) === 1) position.place(cells.find((cell) => position.fits(cell, digit))!, digit);
    }
  }
  return position.empty < before;
}

/**
 * Tries each digit of each cell in its turn: singles show that some fail, and what then follows may fail. True, too, where the budget does
 * not reach for that. `trial` is another position of the same puzzle.
 */
export function trialsFail(position: OpenDigits, trial: OpenDigits, budget: Budget): boolean {
  for (let cell = 0; cell < position.digits.length; cell++) {
    for (const digit of position.fitting(cell)) {
      if (!budget.take()) return true;
      trial.copy(position);
      trial.place(cell, digit);
      if (!singlesFail(trial)) continue;
      position.ruleOut(cell, digit);
      if (singlesFail(position)) return true;
      if (position.digits[cell] !== 0) break;
    }
  }
  return false;
}
