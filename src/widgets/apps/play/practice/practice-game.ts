import { bitOf, countDigits } from '../../../../engine/candidates.ts';
import { printPuzzle } from '../../../../engine/formats/read.ts';
import type { Position } from '../../../../engine/logic/position.ts';
import { type Puzzle, puzzleOf } from '../../../../engine/puzzle.ts';
import { type Practice, practiceQuery } from '../../../runs/links/practice-url.ts';
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

/**
 * A puzzle with digits that were written and what is left of its candidates, as pencil marks. Where a digit is, its cell has no other mark
 * and its peers don’t have it: so it is read as written. A player’s part would be the first move of the game, which is judged and can be
 * taken back; a practice has no such move.
 */
const puzzleAt = (puzzle: Puzzle, { digits, candidates }: Pick<Position, 'digits' | 'candidates'>): Puzzle => ({
  ...puzzle,
  domains: candidates.map((set, cell) => (digits[cell] === 0 ? notAlone(puzzle, digits, cell, set) : bitOf(digits[cell]!))),
});

/** A cell’s only candidate with one more that a given in sight rules out: alone it would be read as written. */
function notAlone({ grid, givens }: Puzzle, digits: Uint8Array, cell: number, set: number): number {
  if (countDigits(set) !== 1) return set;
  const peers = [...grid.peersOfCell[cell]!];
  const ruledOut = peers
    .map((peer) => givens[peer]!)
    .find((digit) => digit !== 0 && !peers.some((peer) => digits[peer] === digit && givens[peer] === 0));
  return ruledOut === undefined ? set : set | bitOf(ruledOut);
}
