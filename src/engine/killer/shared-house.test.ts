import { expect, test } from 'vitest';
import killers from '../../../content/puzzles/killers.json' with { type: 'json' };
import { allDigits, digitsOf } from '../candidates.ts';
import { readPuzzles } from '../formats/read.ts';
import { defaultsOf } from '../options.ts';
import { killerAdvanced } from './killer-advanced.card.ts';
import { heldInHouse, oneSharing, sharedCombinations, unheldDigits } from './shared-house.ts';

test('2 6 7 would put 2 and 6 into column 3, and leave no cage for the 1', () => {
  const { puzzle } = readPuzzles(killers.find(({ id }) => id === 'killer-rmit-easy-3')!.puzzle)[0];
  const state = killerAdvanced.start(puzzle, defaultsOf(killerAdvanced.options) as never);
  for (const step of killerAdvanced.run(state)) {
    if (step.kind !== 'shareCombination') continue;
    expect(digitsOf(step.digits)).toEqual([2, 6, 7]);
    expect(heldInHouse(state, step.house, step.cage, step.digits).map(({ digits }) => digitsOf(digits))).toEqual([[2, 6]]);
    expect(digitsOf(unheldDigits(state, step.house, step.cage, step.digits))).toContain(1);
    return;
  }
  expect.unreachable('nothing was shared out');
});

test('a combination that stays is shown with one sharing of all nine digits, and one that goes has none', () => {
  const { puzzle } = readPuzzles(killers.find(({ id }) => id === 'killer-rmit-easy-3')!.puzzle)[0];
  const state = killerAdvanced.start(puzzle, defaultsOf(killerAdvanced.options) as never);
  let shown = 0;
  for (const step of killerAdvanced.run(state)) {
    if (step.kind !== 'shareCombination') continue;
    const { house, cage, digits } = step;
    expect(oneSharing(state, house, cage, digits)).toBeUndefined();
    for (const combination of sharedCombinations(state, house, cage)) {
      const sharing = oneSharing(state, house, cage, combination)!;
      expect(sharing.reduce((sum, part) => sum + part.digits, 0)).toBe(allDigits(9));
      expect(sharing.find((part) => part.cage === cage)!.digits & ~combination).toBe(0);
      for (const part of sharing) expect(digitsOf(part.digits)).toHaveLength(part.cells.length);
      shown++;
    }
  }
  expect(shown).toBeGreaterThan(20);
});
