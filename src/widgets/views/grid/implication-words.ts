import { implications as words } from '#words/implications.ts';
import { cellName } from '../../../engine/grid.ts';
import type { DrawnFact, ImplicationsPicture } from '../../../engine/picture/implications.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';

/** What a graph is about at the moment: where nothing is left, the fence, and the note. */
export function implicationWords(puzzle: Puzzle, { dead, fence, ringed }: ImplicationsPicture): string[] {
  const name = (cell: number) => cellName(puzzle.grid, cell);
  const inOrder = (cells: readonly number[]) => [...cells].sort((a, b) => a - b).map(name);
  const fact = ({ cell, digit, isPlaced }: DrawnFact) => words.fact(name(cell), symbolOf(puzzle, digit), isPlaced);
  const [first] = dead;
  return [
    ...(first
      ? [
          first.digit === 0
            ? words.noneLeft(name(first.cell))
            : words.noPlace(
                symbolOf(puzzle, first.digit),
                dead.map(({ cell }) => name(cell)),
              ),
        ]
      : []),
    ...(fence.length > 0 ? [words.fence(inOrder(fence))] : []),
    ...(ringed.length > 0 ? [words.ringed(ringed.map(fact))] : []),
  ];
}

/** What a cell holds, and since which guess. */
export function withLevel(holds: string, cell: number, { levels, guesses }: ImplicationsPicture): string {
  const level = levels[cell]!;
  if (level <= 0) return holds;
  return guesses.includes(cell) ? words.guess(holds, level) : words.follows(holds, level);
}
