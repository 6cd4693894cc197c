import { expect, it } from 'vitest';
import { placesIn, shownTexts, twinsAtStep } from '../../authoring/charts/places-to-go-on.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { lastOpenIn, openCells, readTwin, writeTwin } from './twins.ts';

const { step, twins } = twinsAtStep();
const [wide, tight] = twins.map(({ text, digits, places }) => {
  const puzzle = puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0));
  return { text, digits, twin: readTwin(puzzle, writeTwin(digits, places)) };
});

it('stop at a step at which one puzzle has a single cell to go on with, and the other many', () => {
  expect([wide!.twin.places.size, tight!.twin.places.size]).toEqual([placesIn(shownTexts.P)[step], 1]);
  expect(wide!.twin.places.size).toBeGreaterThan(4);
  for (const { text, digits, twin } of [wide!, tight!]) {
    const givens = Array.from(text).filter((symbol) => symbol !== '.').length;
    expect(81 - openCells(twin)).toBe(givens + step);
    expect([...twin.digits]).toEqual([...digits]);
    for (const cell of twin.places.keys()) expect(twin.digits[cell]).toBe(0);
  }
});

it('have places that are the last cell of a house, or the only one for a digit in their box', () => {
  for (const { twin } of [wide!, tight!]) {
    const { grid } = twin.puzzle;
    for (const [cell, digit] of twin.places) {
      if (lastOpenIn(twin, cell) !== undefined) continue;
      const box = grid.cellsOfHouse[2 * grid.size + grid.boxOfCell[cell]!]!;
      const others = box.filter((each) => twin.digits[each] === 0 && grid.peersOfCell[each]!.every((peer) => twin.digits[peer] !== digit));
      expect(others).toEqual([cell]);
    }
  }
});
