import { hints, checked as words } from '#words/play.ts';
import { cellName } from '../../../engine/grid.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { hintWords } from '../../../narration/en/play.ts';
import { plain } from '../../../narration/sentence.ts';
import { type Game, isSolved, wrongCells } from './game.ts';
import { cellsLackingDigit, cellsWronglyStruck } from './mark-faults.ts';

/** The result of a check: the cells with a wrong digit, and the message. */
export interface Check {
  readonly wrong: ReadonlySet<number>;
  readonly says: string;
}

/** Checks the reader's digits against the answer. */
export function checkAll(game: Game): Check {
  const wrong = wrongCells(game, 'answer');
  if (wrong.size > 0) {
    const { puzzle, digits } = game;
    const [first] = wrong;
    return { wrong, says: words.wrong(wrong.size, words.named(symbolOf(puzzle, digits[first!]!), cellName(puzzle.grid, first!))) };
  }
  if (isSolved(game)) return { wrong, says: hints.solved };
  const some = game.digits.some((digit, cell) => digit !== game.puzzle.givens[cell]);
  const struck = cellsWronglyStruck(game).length;
  if (struck > 0) return { wrong, says: words.struck(struck) };
  const lacking = plain(hintWords.lackingDigit(game.puzzle, cellsLackingDigit(game)));
  return { wrong, says: [some ? words.right : words.nothing, lacking].filter((each) => each !== '').join(' ') };
}

/** Checks one cell (zero-based). */
export function checkCell(game: Game, cell: number): Check {
  const { puzzle, digits } = game;
  const name = cellName(puzzle.grid, cell);
  const isWrong = wrongCells(game, 'answer').has(cell);
  const wrong = new Set(isWrong ? [cell] : []);
  if (digits[cell] === 0) return { wrong, says: words.empty(name) };
  return { wrong, says: words.cell(symbolOf(puzzle, digits[cell]!), name, isWrong) };
}
