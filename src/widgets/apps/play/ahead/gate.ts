import type { gate } from '#words/ahead.ts';
import { clashesOf, faultOf } from '../../../../engine/puzzle.ts';
import { cellsAgainstCages, cellsOffMarks, type Game, isSolved, wrongCells } from '../game.ts';
import { cellsWronglyStruck } from '../mark-faults.ts';
import { positionOf } from '../position.ts';

/** Why the list of algorithms waits: it says so, and where `mayWatch` it opens at a press. Undefined for a grid in which all is right. */
export interface Gate {
  readonly why: keyof typeof gate;
  readonly mayWatch: boolean;
}

export function gateOf(game: Game): Gate | undefined {
  if (isSolved(game)) return { why: 'solved', mayWatch: false };
  const offMarks = cellsOffMarks(game.puzzle, game.digits);
  const [against] = [...wrongCells(game, 'rules')].filter((cell) => !offMarks.includes(cell));
  if (against !== undefined) {
    const isCage = clashesOf(game.puzzle.grid, game.digits).length === 0 && cellsAgainstCages(game.puzzle, game.digits).length > 0;
    return { why: isCage ? 'cage' : 'clash', mayWatch: false };
  }
  if (faultOf(positionOf(game))) return { why: 'nothingLeft', mayWatch: false };
  if (!game.digits.includes(0)) return { why: 'full', mayWatch: false };
  if (wrongCells(game, 'answer').size > 0) return { why: 'digits', mayWatch: true };
  return cellsWronglyStruck(game).length > 0 ? { why: 'strikes', mayWatch: true } : undefined;
}
