import { said as words } from '#words/play.ts';
import { cellName } from '../../../engine/grid.ts';
import { type Game, isList, openCells } from './game.ts';
import { markAll } from './moves.ts';

/** What came of marking every cell: whether it changed the game, and what to say; '' where all can be seen. */
export interface Marked {
  readonly isChanged: boolean;
  readonly says: string;
}

/** Marks the cells without centre marks and names those that keep what the reader marked. Where each has some, it completes these. */
export function markEvery(game: Game): Marked {
  const short = openCells(game).filter((cell) => game.marks[cell] !== 0 && !isList(game, cell));
  const names = short.map((cell) => cellName(game.puzzle.grid, cell));
  if (markAll(game)) return { isChanged: true, says: names.length > 0 ? words.keptMarks(names) : '' };
  if (short.length > 0 && markAll(game, short)) return { isChanged: true, says: words.marked(short.length) };
  return { isChanged: false, says: words.allMarked };
}
