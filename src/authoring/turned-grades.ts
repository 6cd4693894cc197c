import { readPuzzles } from '../engine/formats/read.ts';
import { type Operation, transformed } from '../engine/generate/transform.ts';
import { type Puzzle, withGivens } from '../engine/puzzle.ts';
import { gradeByTechniques } from '../engine/rate/techniques.ts';
import { findPuzzle } from './puzzles.ts';

/** Puzzles of the chapter on rating that techniques alone solve. */
const GRADED = ['wikipedia', 'mepham-d', 'shortz-301', 'norvig-grid1', 'anti-brute-force', 'royle-17'];

/** Half a turn and a mirror: the last row becomes the first. */
const FLIP: readonly Operation[] = ['turn', 'turn', 'mirror'];
const upsideDown = (puzzle: Puzzle) =>
  withGivens(
    puzzle,
    FLIP.reduce<ArrayLike<number>>(
      (givens, operation) => transformed(puzzle.grid, givens, { operation, first: 0, second: 0 }),
      puzzle.givens,
    ),
  );

function gradeOf(puzzle: Puzzle) {
  const grade = gradeByTechniques(puzzle);
  if (!grade.solved) throw new Error('a puzzle of the chapter on rating is beyond the techniques');
  return grade;
}

/** What the technique grade of some puzzles does when they are turned upside down. */
export function turnedGrades() {
  return GRADED.map((id) => {
    const { puzzle } = readPuzzles(findPuzzle(id).text)[0]!;
    return { id, before: gradeOf(puzzle), after: gradeOf(upsideDown(puzzle)) };
  });
}
