import type { Game } from '../game.ts';
import { keptShelf } from '../library/kept-shelf.ts';
import { gameIn } from '../library/shelf.ts';
import { forgetOldSolve, keptMemory, keptOldSolves } from './kept-memory.ts';
import { nameOfGame, recordSolve } from './recorder.ts';

/** What came of judging old solves again: how many were, and how many are forgotten because their games aren’t kept. */
export interface Rejudged {
  readonly again: number;
  readonly gone: number;
}

/** Every solved game that this browser keeps, by its name for the coach. */
function solvedGames(latest: Game | undefined): Map<string, Game> {
  const games = keptShelf()
    .entries.filter(({ solved }) => solved)
    .map(gameIn);
  for (let each = latest; each; each = each.former) games.push(each);
  return new Map(games.map((game) => [nameOfGame(game), game]));
}

/** Judges the solves again that an older rule has judged, one after the other. A page that is left goes on with the rest next time. */
export async function judgeAgain(latest: Game | undefined, progress: (number: number, all: number) => void): Promise<Rejudged> {
  const old = keptOldSolves();
  const games = old.length > 0 ? solvedGames(latest) : new Map<string, Game>();
  const did = { again: 0, gone: 0 };
  for (const [index, { id, at }] of old.entries()) {
    progress(index + 1, old.length);
    const game = games.get(id);
    if (game) await recordSolve(game, at);
    did[keptMemory().some((session) => session.id === id) ? 'again' : 'gone']++;
    forgetOldSolve(id);
  }
  return did;
}
