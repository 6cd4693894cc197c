import fc from 'fast-check';
import { expect, it } from 'vitest';
import { candidatesOf } from './candidates.ts';
import { DigitSets, digitSetsOf } from './digit-sets.ts';
import { gridOf } from './grid.ts';
import { puzzleOf } from './puzzle.ts';

it('keeps sets as a list of Sets does, at any size', () => {
  const edits = fc.array(fc.tuple(fc.constantFrom('add', 'remove', 'clear', 'fill'), fc.nat(4), fc.nat()), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 64 }), edits, (size, list) => {
      const table = new DigitSets(5, size);
      const model = Array.from({ length: 5 }, () => new Set<number>());
      for (const [edit, index, number] of list) {
        const digit = (number % size) + 1;
        if (edit === 'add') model[index].add(digit);
        if (edit === 'remove') model[index].delete(digit);
        if (edit === 'clear') model[index].clear();
        if (edit === 'fill') for (let each = 1; each <= size; each++) model[index].add(each);
        table[edit as 'add'](index, digit);
      }
      const copy = table.clone();
      table.fill(0);
      for (const [index, set] of model.entries()) {
        const digits = [...set].sort((a, b) => a - b);
        expect(copy.digits(index)).toEqual(digits);
        expect([copy.count(index), copy.least(index), copy.isEmpty(index)]).toEqual([set.size, digits[0] ?? 0, set.size === 0]);
      }
    }),
  );
});

it('agrees with the sets that are numbers, pencil marks of the puzzle among them', () => {
  const domains = new Uint32Array(16).fill(15);
  domains[3] = 0b0110;
  const puzzle = puzzleOf([1, ...Array(15).fill(0)], { grid: gridOf(4), domains });
  expect(digitSetsOf(puzzle, puzzle.givens).asNumbers).toEqual(candidatesOf(puzzle, puzzle.givens));
  expect(digitSetsOf({ grid: gridOf(36) }, new Uint8Array(1296)).asNumbers).toBeUndefined();
});
