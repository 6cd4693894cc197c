import { elsewhere as words } from '#words/play.ts';
import { cellName } from '../../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import { type Game, present, wrongCells } from './game.ts';

/** What other pages are given of a game, and what is said of the rest of it. */
export interface Taken {
  readonly puzzle: Puzzle;
  readonly says: string;
}

/** A figure runs on givens alone: it takes the reader's digits for such where all of them are right, and never a wrong one. Marks stay. */
export function takenElsewhere(game: Game): Taken {
  const { puzzle, digits, marks, struck } = game;
  const own = digits.some((digit, cell) => digit !== puzzle.givens[cell]);
  const wrong = wrongCells(game, 'answer');
  const [clash] = wrongCells(game, 'rules');
  const isFull = !digits.includes(0);
  const fromGivens = wrong.size > 0 || isFull;
  const reason = () => {
    if (!own) return words.fromGivens;
    if (clash !== undefined) return words.clash(symbolOf(puzzle, digits[clash]!), cellName(puzzle.grid, clash));
    if (wrong.size > 0) return words.wrong;
    return isFull ? words.full : words.about;
  };
  const hasMarks = [marks, struck].some((sets) => sets.some((set, cell) => set !== 0 && digits[cell] === 0));
  return { puzzle: fromGivens ? puzzle : present(game), says: [reason(), ...(hasMarks ? [words.marksStay] : [])].join(' ') };
}
