import type { Puzzle } from '../../engine/puzzle.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { emptyScene, type GridScene } from '../../widgets/views/grid/scene.ts';
import { type Guess, lineTo } from './branches.ts';

/** The board before anything is supposed. */
function boardBefore(puzzle: Puzzle, { digits, candidates }: Guess): GridScene {
  const open = Uint32Array.from(candidates, (set, cell) => (digits[cell] ? 0 : set));
  return { ...emptyScene(puzzle), digits: Uint8Array.from(digits), candidates: open };
}

/** The board under a supposition: its digit, those that it is tried under, and all that follow from them. */
function boardOf(puzzle: Puzzle, { digits, branches }: Guess, index: number): GridScene {
  const { supposed, candidates, contradiction } = branches[index]!;
  const line = lineTo(branches, index).map((at) => branches[at]!);
  const written = line.flatMap((each) => [each.supposed, ...each.follow]);
  const full = Uint8Array.from(digits);
  for (const { cell, digit } of written) full[cell] = digit;
  return {
    ...emptyScene(puzzle),
    digits: full,
    candidates: Uint32Array.from(candidates, (set, cell) => (full[cell] ? 0 : set)),
    forced: new Set(line.flatMap(({ follow }) => follow.map(({ cell }) => cell))),
    supposed: supposed.cell,
    supposedBefore: line.slice(0, -1).map((each) => each.supposed.cell),
    houses: contradiction && 'house' in contradiction ? [contradiction.house] : [],
    focus: contradiction && 'cell' in contradiction ? { cell: contradiction.cell, digit: 0, tone: 'conflict', undoes: false } : undefined,
  };
}

/** Draws the board under one of the suppositions of a guess into an element, or the one before them all. */
export function branchDrawing(element: Element, puzzle: Puzzle, guess: Guess): (index: number | undefined) => void {
  const draw = gridDrawing(element);
  return (index) => draw(index === undefined ? boardBefore(puzzle, guess) : boardOf(puzzle, guess, index));
}
