import * as words from '#words/review.ts';
import { describeError } from '../../../../engine/errors.ts';
import type { Solve } from '../../../../engine/logic/judging/solve.ts';
import { readSolve } from '../../../../trace/solve/read-solve.ts';
import { practiceNamed } from '../../../runs/links/practice-url.ts';
import { takeFiles } from '../../../ui/file-drop.ts';
import { solveOf } from '../deeds.ts';
import type { KeptGame } from '../kept-game.ts';
import { holdsSolve, traceInHash } from './solve-link.ts';

/** Larger files are no solves. */
const MAX_FILE = 20_000_000;

interface Uses {
  /** Shows a solve; `isOwn` where it is the one that this browser keeps. */
  show(solve: Solve, isOwn: boolean): void;
  /** Says that there is none, and why; '' where nobody has played yet. */
  none(fault: string): void;
}

/** Where the page gets its solve from: the link, a file, or else the game that the browser keeps. */
export class SolveSource {
  readonly #kept: Pick<KeptGame, 'recall'>;
  readonly #uses: Uses;
  readonly #input: HTMLInputElement;

  constructor(root: HTMLElement, kept: Pick<KeptGame, 'recall'>, uses: Uses) {
    this.#kept = kept;
    this.#uses = uses;
    this.#input = root.querySelector<HTMLInputElement>('input[type=file]')!;
    this.#input.addEventListener('change', () => {
      const [file] = this.#input.files ?? [];
      if (file) this.#openFile(file);
      // So that the same file can be chosen again.
      this.#input.value = '';
    });
    takeFiles(root, ([file]) => file && this.#openFile(file));
    window.addEventListener('hashchange', () => this.begin());
  }

  /** Shows the solve of the link, or else the one that is kept in this browser. */
  begin(): void {
    if (holdsSolve(location.hash)) {
      this.#open(() => traceInHash(location.hash));
      return;
    }
    let game = this.#kept.recall();
    // A position that was practised isn’t a solve: the one before it is.
    while (game && practiceNamed(game.source) !== undefined) game = game.former;
    if (game && game.deeds.length > 0) this.#uses.show(solveOf(game), true);
    else this.#uses.none('');
  }

  /** Shows the kept solve in place of one that came with a link or a file. */
  beginOwn(): void {
    history.replaceState(null, '', location.pathname);
    this.begin();
  }

  chooseFile(): void {
    this.#input.click();
  }

  async #openFile(file: File): Promise<void> {
    const text = file.size > MAX_FILE ? '' : await file.text();
    this.#open(() => text);
  }

  #open(trace: () => string): void {
    let solve: Solve;
    try {
      solve = readSolve(trace());
    } catch (error) {
      this.#uses.none(words.faults.unreadable(describeError(error)));
      return;
    }
    this.#uses.show(solve, false);
  }
}
