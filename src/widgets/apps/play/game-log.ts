import { readPractice } from '../../runs/links/practice-url.ts';
import { type Game, isSolved } from './game.ts';
import { PracticeBox } from './practice/practice-box.ts';

/** What follows from a game besides the board: the box of a position that is practised, what the library keeps, and what the coach learns. */
export class GameLog {
  readonly #practice: PracticeBox;
  readonly #finish: HTMLElement;
  #game: Game | undefined;

  constructor(root: HTMLElement) {
    this.#practice = new PracticeBox(root);
    this.#finish = root.querySelector<HTMLElement>('[data-part=finish]')!;
  }

  /** A game has come to the table. */
  shown(game: Game): void {
    this.#game = game;
    this.#practice.show(game);
    if (isSolved(game)) this.#tellFinish(game);
  }

  async #tellFinish(game: Game): Promise<void> {
    const [{ finishWords }, { keptShelf }] = await Promise.all([import('./finish.ts'), import('./library/kept-shelf.ts')]);
    if (game === this.#game) this.#finish.textContent = finishWords(game, keptShelf().entries);
  }

  /** A game was begun, or a move was made in it. */
  async moved(game: Game): Promise<void> {
    const isAnother = game !== this.#game;
    this.shown(game);
    const practice = readPractice(game.source);
    const isLesson = practice ? game.deeds.length > 0 : isSolved(game);
    if (isAnother || isSolved(game)) {
      const { shelveAll } = await import('./library/kept-shelf.ts');
      shelveAll(game, Date.now());
    }
    if (!isLesson) return;
    const { recordAttempt, recordSolve } = await import('./coach/recorder.ts');
    if (practice) recordAttempt(game, practice.technique, Date.now());
    else await recordSolve(game, Date.now());
  }
}
