import { candidatesOf } from '../../engine/candidates.ts';
import { cellName } from '../../engine/grid.ts';
import { nextMove } from '../../engine/logic/solve-by-ladder.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { hintOf } from '../../narration/en/techniques.ts';
import { plain } from '../../narration/sentence.ts';
import { type Game, wrongCells } from './game.ts';

/** A hint in three sentences, given one at a time: the houses go with the second, the cells with the third. */
export interface TeachingHint {
  readonly sentences: readonly string[];
  readonly houses: readonly number[];
  readonly cells: readonly number[];
}

/** What a person would see next in the grid as it stands; a wrong digit is told first. */
export function teachingHint(game: Game): TeachingHint {
  const { puzzle, digits } = game;
  const { grid } = puzzle;
  const [wrong] = wrongCells(game, 'answer');
  if (wrong !== undefined) {
    return {
      sentences: [
        'Before anything else: one of your digits is wrong.',
        `Look at ${cellName(grid, wrong)}.`,
        `${symbolOf(puzzle, digits[wrong]!)} is not the answer there. Clear it.`,
      ],
      houses: [],
      cells: [wrong],
    };
  }
  const move = nextMove({ grid, givens: puzzle.givens, digits: digits.slice(), candidates: candidatesOf(grid, digits) });
  if (!move) {
    return { sentences: ['None of the techniques of this site helps here. Try “Solve a cell”.'], houses: [], cells: [] };
  }
  const { name, where, what } = hintOf(move, puzzle);
  return {
    sentences: [name, where, what].map(plain),
    houses: move.houses,
    cells: [...new Set([...move.pattern.flatMap(({ cells }) => cells), ...move.placements.map(({ cell }) => cell)])],
  };
}
