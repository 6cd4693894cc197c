import { remember } from './former-games.ts';
import type { Game } from './game.ts';
import { type Dated, keep, recall } from './game-text.ts';

/** The storage key of the game with the latest move, shared by all windows. */
const KEPT = 'sudoscope-play';

/** The part of a browser's storage that is used. Both methods may throw: then a game lasts as long as its page. */
type Place = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The one game that all windows of a browser share. The newest move wins: a window that has fallen behind follows, and
 * never writes over a move that it has not seen except by a newer one.
 */
export class KeptGame {
  readonly #place: Place;
  readonly #now: () => number;
  readonly #told: (game: Game) => void;
  /** When the last move was that this window has made or seen; undefined while its game is not the kept one. */
  #moved: number | undefined;

  /** `now` gives the time in milliseconds. `told` is told of a game after each move, and when it was begun. */
  constructor(place: Place, now: () => number, told: (game: Game) => void = () => {}) {
    this.#place = place;
    this.#now = now;
    this.#told = told;
  }

  #read(): Dated | undefined {
    try {
      return recall(this.#place.getItem(KEPT));
    } catch {
      return undefined;
    }
  }

  #write(dated: Dated): void {
    this.#moved = dated.moved;
    try {
      this.#place.setItem(KEPT, keep(dated));
    } catch {
      // No room, or no storage.
    }
  }

  /** Returns the kept game to continue in this window; undefined when there is none. */
  recall(): Game | undefined {
    const latest = this.#read();
    this.#moved = latest?.moved ?? 0;
    return latest?.game;
  }

  /**
   * Keeps a game after a move, or after it was begun. When another window's game would be lost with it that this one has
   * not seen, the game remembers it as the one before its own.
   */
  move(game: Game): void {
    const latest = this.#read();
    if (latest && latest.moved !== this.#moved) remember(game, latest.game);
    this.#write({ game, moved: Math.max(this.#now(), (latest?.moved ?? 0) + 1) });
    this.#told(game);
  }

  /** Saves a game's time unless another window has made a move since: time alone must not overwrite moves. */
  tick(game: Game): void {
    const moved = this.#moved;
    if (moved !== undefined && this.#read()?.moved === moved) this.#write({ game, moved });
  }

  /** Returns another window's game if that window made the later move. Called when the storage changes or the page becomes visible again. */
  newer(): Game | undefined {
    const latest = this.#read();
    if (!latest || this.#moved === undefined || latest.moved <= this.#moved) return undefined;
    this.#moved = latest.moved;
    return latest.game;
  }

  /** Says that this window shows a game which is not the kept one, until it is moved: the puzzle of a link. Without a kept game there is nothing to leave. */
  leave(): void {
    if (this.#read()) this.#moved = undefined;
  }
}
