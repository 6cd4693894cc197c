import { drain } from '../../src/engine/algorithm.ts';
import { dancingLinks } from '../../src/engine/cover/dancing-links.card.ts';
import { type Grid, gridOf, gridWith } from '../../src/engine/grid.ts';
import { type Puzzle, puzzleOf } from '../../src/engine/puzzle.ts';
import { randomFrom } from '../../src/engine/random.ts';

/** A full grid, indexed by cell: of a grid with usual boxes at once, of others by search. */
export function fullGrid(grid: Grid, seed: number): Uint8Array {
  const random = randomFrom(seed);
  if (grid.houses.length <= 3 * grid.size && grid.boxRows > 0) {
    const names = random.shuffled(Array.from({ length: grid.size }, (_, index) => index + 1));
    return Uint8Array.from({ length: grid.cellCount }, (_, cell) => {
      const row = grid.rowOfCell[cell]!;
      return names[(row * grid.boxColumns + Math.floor(row / grid.boxRows) + grid.columnOfCell[cell]!) % grid.size]!;
    });
  }
  const search = dancingLinks.start(puzzleOf(new Uint8Array(grid.cellCount), { grid }), {
    rule: 'fewest',
    solutions: 1,
    givens: 'left',
    seed,
  });
  drain(dancingLinks.run(search));
  return search.digits;
}

/** A grid with regions of its own that has an answer: the boxes of a full grid exchange cells with equal digits. */
export function jigsaw(size: number, seed: number): { readonly grid: Grid; readonly full: Uint8Array } {
  const random = randomFrom(seed);
  const full = fullGrid(gridOf(size), seed);
  const regions = Array.from(gridOf(size).boxOfCell);
  for (let exchange = 0; exchange < 3 * size; exchange++) {
    const one = random.below(full.length);
    const equal = Array.from(full.keys()).filter((cell) => full[cell] === full[one]);
    const other = equal[random.below(equal.length)]!;
    [regions[one], regions[other]] = [regions[other]!, regions[one]!];
  }
  return { grid: gridWith({ size, regions }), full };
}

/** Keeps each digit of a full grid with a chance. */
export function kept(grid: Grid, full: Uint8Array, share: number, seed: number): Puzzle {
  const random = randomFrom(seed);
  return puzzleOf(
    full.map((digit) => (random.fraction() < share ? digit : 0)),
    { grid },
  );
}

/** The same puzzle with pencil marks: the digit of the full grid, and others with a chance. */
export function marked(puzzle: Puzzle, full: Uint8Array, share: number, seed: number): Puzzle {
  const random = randomFrom(seed);
  const domains = Uint32Array.from(full, (own) =>
    puzzle.symbols.reduce((set, _, index) => (index + 1 === own || random.fraction() < share ? set | (1 << index) : set), 0),
  );
  return { ...puzzle, domains };
}

const ofForm = (grid: Grid, share: number) => kept(grid, fullGrid(grid, 1), share, 2);
const ofJigsaw = (size: number, share: number) => {
  const { grid, full } = jigsaw(size, 3);
  return kept(grid, full, share, 4);
};
const four = gridOf(4);

/** Puzzles of other kinds than nine rows, columns and boxes, for what takes all of them. */
export const otherKinds: Readonly<Record<string, Puzzle>> = {
  'a jigsaw of 6 × 6': ofJigsaw(6, 0.3),
  'a jigsaw of 9 × 9': ofJigsaw(9, 0.5),
  'an X': ofForm(gridWith({ size: 9, diagonals: true }), 0.5),
  windows: ofForm(gridWith({ size: 9, windows: true }), 0.5),
  'a Latin square': ofForm(gridOf(5, 0), 0.3),
  'pencil marks': marked(puzzleOf(new Uint8Array(16)), fullGrid(four, 5), 0.5, 6),
  '36 × 36': ofForm(gridOf(36), 0.99),
};
