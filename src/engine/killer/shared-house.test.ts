import { expect, test } from 'vitest';
import killers from '../../../content/puzzles/killers.json' with { type: 'json' };
import { allDigits, digitsOf } from '../candidates.ts';
import { readPuzzles } from '../formats/read.ts';
import { defaultsOf } from '../options.ts';
import { killerAdvanced } from './killer-advanced.card.ts';
import { type Part, partsOf, shareOut } from './share-out.ts';
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

test('a combination that stays has a sharing of all nine digits, and a struck one has none', () => {
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

test('box 1 of the killer with an innie: the notes have 3 entries, then 5, then 1, and 3 5 completes it', () => {
  const { puzzle } = readPuzzles(killers.find(({ id }) => id === 'killer-innie')!.puzzle)[0];
  const state = killerAdvanced.start(puzzle, defaultsOf(killerAdvanced.options) as never);
  const box1 = 18;
  // The step comes when its combination is struck: the box is read at the step before.
  let parts: readonly Part[] = [];
  for (const step of killerAdvanced.run(state)) {
    if (step.kind !== 'shareCombination' || step.house !== box1) {
      parts = partsOf(state, box1) ?? parts;
      continue;
    }
    let note = [0];
    const notes = parts.map(({ shares }) => {
      const both = note.flatMap((used) => shares.flatMap(({ digits }) => ((used & digits) === 0 ? [used | digits] : [])));
      note = [...new Set(both)];
      return note.map((used) => digitsOf(used).join('')).sort();
    });
    expect(notes).toEqual([
      ['27', '36', '45'],
      ['127', '136', '145'],
      ['12479', '12578', '13469', '13568', '14567'],
      ['1246789'],
      ['123456789'],
    ]);
    const kept = shareOut(parts, 9)!.map((shares) => [...new Set(shares.map(({ digits }) => digitsOf(digits).join('')))]);
    expect(kept).toEqual([['27'], ['1'], ['49'], ['68'], ['35']]);
    return;
  }
  expect.unreachable('nothing was shared out');
});
