import { allDigits, bitOf } from '../../candidates.ts';
import { answersOf, countSolutions, solvePuzzle } from '../../fast/answer.ts';
import { type Grid, gridOf, gridWith } from '../../grid.ts';
import { type Puzzle, puzzleOf, withGivens } from '../../puzzle.ts';
import { type Random, randomFrom } from '../../random.ts';

/** The kinds of puzzle besides the usual one. */
export const kinds = ['jigsaw', 'diagonals', 'windows', 'latin', 'sukaku', 'marked'] as const;
export type Kind = (typeof kinds)[number];

/** Whether there are puzzles of a kind and a size: windows need square boxes. */
export const exists = (kind: Kind, size: number): boolean => kind !== 'windows' || Number.isInteger(Math.sqrt(size));

/** Boxes that have traded cells of equal digits, so that an answer of the boxes is one of the regions too. They may be in pieces. */
function jigsawOf(answer: ArrayLike<number>, size: number, random: Random): Grid {
  const { boxOfCell, cellCount } = gridOf(size);
  const regions = Array.from(boxOfCell);
  for (let trades = 0; trades < 3 * size; ) {
    const [cell, other] = [random.below(cellCount), random.below(cellCount)];
    if (answer[cell] !== answer[other] || cell === other) continue;
    [regions[cell], regions[other]] = [regions[other], regions[cell]];
    trades++;
  }
  return gridWith({ size, regions });
}

function gridOfKind(kind: Kind, size: number): Grid {
  switch (kind) {
    case 'diagonals':
      return gridWith({ size, diagonals: true });
    case 'windows':
      return gridWith({ size, windows: true });
    case 'latin':
      return gridOf(size, 0);
    default:
      return gridOf(size);
  }
}

/** A full grid with its digits in an order of the seed's. */
function answerIn(grid: Grid, random: Random): Uint8Array {
  const answer = solvePuzzle(puzzleOf(new Uint8Array(grid.cellCount), { grid }))!;
  const names = random.shuffled(Array.from({ length: grid.size }, (_, index) => index + 1));
  return answer.map((digit) => names[digit - 1]);
}

/** Takes givens away while one answer is left, but keeps some: a minimal puzzle of these kinds takes the ladder long. */
function dug(full: Puzzle, random: Random, kept: number): Puzzle {
  let puzzle = full;
  for (const cell of random.shuffled(Array.from(full.givens.keys())).slice(kept)) {
    const fewer = withGivens(puzzle, puzzle.givens.with(cell, 0));
    if (countSolutions(fewer, 2) === 1) puzzle = fewer;
  }
  return puzzle;
}

/** Strikes marks that a second answer needs, until there is none. */
function struck(puzzle: Puzzle, answer: ArrayLike<number>, random: Random): Puzzle {
  let marked = puzzle;
  for (let both = answersOf(marked, 2); both.length > 1; both = answersOf(marked, 2)) {
    const other = both.find((each) => each.some((digit, cell) => digit !== answer[cell]))!;
    const differing = Array.from(other.keys()).filter((cell) => other[cell] !== answer[cell]);
    const cell = differing[random.below(differing.length)];
    // Never in place: what is known of a list of marks is kept by the list.
    marked = { ...marked, domains: marked.domains!.map((set, each) => (each === cell ? set & ~bitOf(other[cell]) : set)) };
  }
  return marked;
}

/** A puzzle of a kind with one answer. */
export function puzzleOfKind(kind: Kind, size: number, seed: number): { puzzle: Puzzle; answer: Uint8Array } {
  const random = randomFrom(seed);
  const plain = gridOfKind(kind, size);
  const answer = answerIn(plain, random);
  const grid = kind === 'jigsaw' ? jigsawOf(answer, size, random) : plain;
  if (kind !== 'sukaku' && kind !== 'marked')
    return { puzzle: dug(puzzleOf(answer, { grid }), random, size === 9 && kind !== 'latin' ? 14 : 0), answer };
  const all = allDigits(size);
  const domains = Uint32Array.from(answer, (digit) => {
    const some = kind === 'sukaku' ? random.below(2 ** size) & (random.below(2 ** size) | random.below(2 ** size)) : all;
    return (some & all) | bitOf(digit);
  });
  const givens = answer.map((digit) => (kind === 'marked' && random.below(3) === 0 ? digit : 0));
  return { puzzle: struck(puzzleOf(givens, { grid, domains }), answer, random), answer };
}
