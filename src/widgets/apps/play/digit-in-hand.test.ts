import { expect, it } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { DigitInHand } from './digit-in-hand.ts';
import { newGame } from './game.ts';

const { puzzle } = readPuzzles('21...32....41...')[0]!;
const game = newGame(puzzle, [2, 1, 4, 3, 4, 3, 2, 1, 3, 2, 1, 4, 1, 4, 3, 2]);

it('shows where the digit may go that is held or else chosen, until it is chosen again', () => {
  const hand = new DigitInHand();
  expect([hand.lookedFor, hand.placesIn(game)]).toEqual([0, []]);
  hand.choose(2);
  expect([hand.lookedFor, hand.placesIn(game)]).toEqual([2, [9, 13, 15]]);
  hand.hold(1);
  expect([hand.lookedFor, hand.chosen, hand.placesIn(game)]).toEqual([1, 2, [7, 10]]);
  hand.hold(0);
  hand.choose(2);
  expect(hand.lookedFor).toBe(0);
});
