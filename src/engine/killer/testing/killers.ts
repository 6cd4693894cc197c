import fc from 'fast-check';
import { type Puzzle, withGivens } from '../../puzzle.ts';
import { randomKiller } from '../random-killer.ts';

/** Random killers of sizes 4 and 6: with and without givens, with cells in no cage, and now and then one without a solution. */
export const anyKiller: fc.Arbitrary<Puzzle> = fc
  .record({
    size: fc.constantFrom(4, 6),
    seed: fc.nat(100_000),
    largest: fc.integer({ min: 2, max: 5 }),
    leftOut: fc.constantFrom(0, 0, 20, 100),
    given: fc.nat(5),
    spoilt: fc.boolean(),
  })
  .map(({ size, seed, largest, leftOut, given, spoilt }) => {
    const { puzzle, solution } = randomKiller({ size, seed, largest, leftOut });
    const givens = solution.map((digit, cell) => ((cell * 7 + seed) % 30 < given ? digit : 0));
    const whole = withGivens(puzzle, givens);
    // One cage a little larger and one a little smaller: most such puzzles have no solution.
    const cages = puzzle.cages.map((cage, index) => ({ ...cage, sum: cage.sum + (index === 0 ? 1 : index === 1 ? -1 : 0) }));
    return spoilt ? { ...whole, cages } : whole;
  });
