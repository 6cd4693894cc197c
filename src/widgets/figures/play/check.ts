import { cellName } from '../../../engine/grid.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { counted } from '../../../narration/sentence.ts';
import { type Game, wrongCells } from './game.ts';

/** What a check found: the cells with a wrong digit, and what to say. */
export interface Check {
  readonly wrong: ReadonlySet<number>;
  readonly says: string;
}

/** Checks the reader's digits against the answer. */
export function checkAll(game: Game): Check {
  const wrong = wrongCells(game, 'answer');
  if (wrong.size > 0) {
    const digits = counted(wrong.size, 'digit is', 'digits are');
    return { wrong, says: `${digits} wrong: marked until your next move.` };
  }
  const some = game.digits.some((digit, cell) => digit !== game.puzzle.givens[cell]);
  return { wrong, says: some ? 'All your digits are right so far.' : 'You have written no digit yet.' };
}

/** Checks one cell (zero-based). */
export function checkCell(game: Game, cell: number): Check {
  const { puzzle, digits } = game;
  const name = cellName(puzzle.grid, cell);
  const isWrong = wrongCells(game, 'answer').has(cell);
  const wrong = new Set(isWrong ? [cell] : []);
  if (digits[cell] === 0) return { wrong, says: `${name} holds no digit yet.` };
  return { wrong, says: `${symbolOf(puzzle, digits[cell]!)} at ${name} is ${isWrong ? 'wrong' : 'right'}.` };
}
