import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drainWithin } from '../../src/engine/algorithm.ts';
import { type Grid, gridOf, gridWith } from '../../src/engine/grid.ts';
import { defaultsOf } from '../../src/engine/options.ts';
import { faultOf, isSolution, type Puzzle, puzzleOf } from '../../src/engine/puzzle.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { samples } from '../samples.ts';
import { algorithms } from './algorithms.ts';
import { fullGrid, jigsaw, kept, marked } from './kinds.ts';

/** Whether a puzzle has an answer: every digit in every cell, with nothing of the engine's but the list of houses. */
function hasAnswer({ grid: { size, cellsOfHouse }, givens, domains }: Puzzle): boolean {
  const digits = [...givens];
  const clashes = (cell: number) =>
    cellsOfHouse.some((cells) => cells.includes(cell) && cells.some((other) => other !== cell && digits[other] === digits[cell]));
  const isAllowed = (cell: number) => domains === undefined || Math.floor(domains[cell]! / 2 ** (digits[cell]! - 1)) % 2 === 1;
  const fill = (cell: number): boolean => {
    if (cell === digits.length) return true;
    if (givens[cell]) return fill(cell + 1);
    for (digits[cell] = 1; digits[cell]! <= size; digits[cell]!++) if (isAllowed(cell) && !clashes(cell) && fill(cell + 1)) return true;
    digits[cell] = 0;
    return false;
  };
  return fill(0);
}

const grids = ['jigsaw', 'Latin square', 'X', 'boxes'] as const;

function gridAndFull(kind: (typeof grids)[number], size: number, seed: number): { grid: Grid; full: Uint8Array } {
  if (kind === 'jigsaw') return jigsaw(size === 5 ? 6 : size, seed);
  const grid = kind === 'Latin square' ? gridOf(size, 0) : gridWith({ size: size === 5 ? 6 : size, diagonals: kind === 'X' });
  return { grid, full: fullGrid(grid, seed) };
}

/** Small puzzles of all kinds, with and without an answer. */
const anyKind: fc.Arbitrary<Puzzle> = fc
  .record({
    kind: fc.constantFrom(...grids),
    size: fc.integer({ min: 4, max: 6 }),
    seed: fc.nat(1000),
    share: fc.constantFrom(0.3, 0.5, 0.7),
    marks: fc.constantFrom(0, 0.3, 0.6),
    wrong: fc.boolean(),
  })
  .map(({ kind, size, seed, share, marks, wrong }) => {
    const { grid, full } = gridAndFull(kind, size, seed);
    const puzzle = kept(grid, full, share, seed);
    const random = randomFrom(seed + 1);
    // A digit at random where none is given, or a solution of another grid: most such puzzles have no answer.
    const cell = random.below(grid.cellCount);
    const givens = puzzle.givens.map((digit, each) => (wrong && each === cell && digit === 0 ? 1 + random.below(grid.size) : digit));
    const changed = puzzleOf(givens, { grid });
    if (marks === 0) return changed;
    const { domains } = marked(changed, full, marks, seed);
    return { ...changed, domains: domains!.map((set, each) => (givens[each] ? set | (1 << (givens[each]! - 1)) : set)) };
  })
  // Where givens clash, no run begins.
  .filter((puzzle) => faultOf(puzzle) === undefined);

const takers = algorithms.filter(({ row }) => row.family === 'search' || row.family === 'cover');
/** Steps after which a run is left: random probes may never learn that there is no answer. */
const MOST = 3_000_000;

describe.each(takers)('$row.id', ({ algorithm }) => {
  it('finds an answer of a puzzle of any kind exactly where there is one', () => {
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(anyKind, (puzzle) => {
        if (algorithm.refuses?.(puzzle)) return;
        const options = { ...defaultsOf(algorithm.options), ...('probes' in algorithm.options && { probes: 2000 }) };
        const state = algorithm.start(puzzle, options);
        const { outcome } = drainWithin(algorithm.run(state), MOST);
        outcomes.add(String(outcome));
        if (outcome === 'solved') expect(isSolution(puzzle, algorithm.solution!(state))).toBe(true);
        // A run that ends at a bound has said nothing.
        if (outcome === 'solved' || outcome === 'no-solution') expect(outcome).toBe(hasAnswer(puzzle) ? 'solved' : 'no-solution');
      }),
      samples(60),
    );
    expect([...outcomes]).toContain('solved');
    expect(outcomes.size).toBeGreaterThan(1);
  });
});
