import { finish as words } from '#words/play.ts';
import { describeGame } from './description.ts';
import type { Game } from './game.ts';
import { type Entry, gameIn, isOf } from './library/shelf.ts';

/** The other games of the same kind and level that were solved without a hint, too; none where this one wasn’t. */
function comparable(game: Game, entries: readonly Entry[]): readonly Game[] {
  const { puzzle, grade, hints } = game;
  if (!grade?.solved || hints > 0) return [];
  const isAlike = (other: Game) =>
    other.hints === 0 &&
    other.grade?.solved &&
    other.grade.level === grade.level &&
    other.puzzle.cages.length > 0 === puzzle.cages.length > 0;
  return entries
    .filter((entry) => entry.solved && entry.size === puzzle.grid.size && !isOf(entry, game))
    .map(gameIn)
    .filter(isAlike);
}

/** What a solved puzzle was, and how fast that is among others of the kind: 'Easy 9 × 9 · 30 givens · score 219. Your fastest of 3 without a hint.' */
export function finishWords(game: Game, entries: readonly Entry[]): string {
  const { name, facts } = describeGame(game);
  const others = comparable(game, entries).map(({ seconds }) => seconds);
  return [words.what(name, facts), ...(others.length > 0 ? [words.among(game.seconds, others)] : [])].join(' ');
}
