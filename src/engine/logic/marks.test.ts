import { describe, expect, it } from 'vitest';
import { bitOf, digitsOf } from '../candidates.ts';
import { digMinimal } from '../generate/dig-minimal.ts';
import { puzzleOf } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import { ladder } from './ladder.ts';
import { marksOf } from './marks.ts';
import { digitsOfGrid, housesOf, type Position, placesIn, positionOf } from './position.ts';
import { applyInstance, nextMove } from './solve-by-ladder.ts';

const someday = (seed: number) => positionOf(puzzleOf(digMinimal(seed).givens));

/** The places of a digit in a house as marks tell them. */
function placesByMarks(position: Position, house: number, digit: number): number[] {
  const cells = position.grid.cellsOfHouse[house]!;
  return digitsOf(marksOf(position).placesIn(house, digit)).map((place) => cells[place - 1]!);
}

describe('the marks of a position', () => {
  it('follow it, whatever is struck or written, and whatever comes back', () => {
    const position = someday(3);
    const { grid, candidates } = position;
    const random = randomFrom(1);
    const before = candidates.slice();
    for (let round = 0; round < 30; round++) {
      const cell = random.below(grid.cellCount);
      if (round % 5 === 4) candidates.set(before);
      else candidates[cell] &= ~bitOf(1 + random.below(9));
      for (const house of housesOf(grid))
        for (const digit of digitsOfGrid(grid)) expect(placesByMarks(position, house, digit)).toEqual(placesIn(position, house, digit));
    }
  });

  it('say where something has changed', () => {
    const position = someday(3);
    const { versionOfDigit, versionOfHouse, version } = marksOf(position);
    const cell = position.candidates.findIndex((set) => digitsOf(set).length > 2);
    const [digit] = digitsOf(position.candidates[cell]!);
    position.candidates[cell]! &= ~bitOf(digit!);
    expect(marksOf(position).version).toBe(version + 1);
    const changed = (versions: Uint32Array) => [...versions.keys()].filter((index) => versions[index] === version + 1);
    expect(changed(versionOfDigit)).toEqual([digit]);
    expect(changed(versionOfHouse)).toEqual(position.grid.housesOfCell[cell]);
  });

  it('make a thing once until something changes', () => {
    const position = someday(3);
    let made = 0;
    const ask = () => marksOf(position).derive('thing', () => ++made);
    expect([ask(), ask()]).toEqual([1, 1]);
    position.candidates[position.candidates.findIndex((set) => set !== 0)] = 0;
    expect(ask()).toBe(2);
  });
});

describe('finders that look again only where something changed', () => {
  it.each([87, 507, 1093])('name the first instance, at every position of puzzle %i', (seed) => {
    const position = someday(seed);
    const random = randomFrom(seed);
    const cheap = ladder.filter(({ level }) => level !== 'extreme' && level !== 'expert');
    for (let move = nextMove(position); move; move = nextMove(position)) {
      for (const { technique } of cheap) expect(technique.first(position)).toEqual(technique.find(position)[0]);
      // Applies only a part of what a pattern strikes, so that failed searches and other ones alternate in many orders.
      const some = move.eliminations.filter((_, index) => index === 0 || random.below(2) === 0);
      applyInstance(position, { ...move, eliminations: some });
    }
  });
});
