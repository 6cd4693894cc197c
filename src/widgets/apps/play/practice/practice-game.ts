import { printPuzzle } from '../../../../engine/formats/read.ts';
import { puzzleOf } from '../../../../engine/puzzle.ts';
import { type Practice, practiceQuery } from '../../../runs/links/practice-url.ts';
import { puzzleAt } from '../../../runs/position-puzzle.ts';
import { techniquePosition } from '../../../runs/technique-position.ts';
import type { PuzzleMaker } from '../../../workers/puzzle-maker.ts';
import { type Game, newGame } from '../game.ts';

/** A game that begins just before a technique: all that is simpler has been done. Its source is the request. */
export async function practiceGame(practice: Practice, maker: Pick<PuzzleMaker, 'answersOf'>): Promise<Game> {
  const position = techniquePosition(practice.technique, practice.position);
  const puzzle = puzzleOf(position.givens, { grid: position.grid });
  const { answers } = await maker.answersOf(printPuzzle({ puzzle }, 'compact'));
  return newGame(puzzleAt(puzzle, position), answers![0]!, practiceQuery(practice));
}
