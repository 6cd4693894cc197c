import * as words from '#words/workshop.ts';
import { describeError } from '../../../engine/errors.ts';
import { type NamedPuzzle, ownPuzzle, puzzleIn, puzzleNamed } from '../../runs/named-puzzle.ts';

/** The puzzle on which a program runs: one of the page's, or one that came with a program. */
export class PuzzleChoice {
  readonly #chooser: HTMLSelectElement;
  readonly #puzzles: readonly NamedPuzzle[];
  /** A puzzle that came with a program and isn't one of the page's. */
  #own: NamedPuzzle | undefined;

  constructor(chooser: HTMLSelectElement, puzzles: readonly NamedPuzzle[], changed: () => void) {
    this.#chooser = chooser;
    this.#puzzles = puzzles;
    chooser.addEventListener('change', changed);
  }

  get chosen(): NamedPuzzle {
    return this.#puzzles.find(({ id }) => id === this.#chooser.value) ?? this.#own!;
  }

  /** Whether the puzzle isn't one of the page's. */
  get isOwn(): boolean {
    return this.chosen === this.#own;
  }

  /** Chooses one of the page's puzzles by its id, or any other by its text, which is then offered, too. Returns the fault of an invalid text, for which `usual` is chosen. */
  choose(idOrText: string, usual: string): string | undefined {
    let fault: string | undefined;
    let named = puzzleNamed(this.#puzzles, idOrText);
    if (!this.#puzzles.includes(named)) {
      try {
        const { givens } = puzzleIn(named);
        named = this.#puzzles.find((each) => puzzleIn(each).givens.join() === givens.join()) ?? named;
      } catch (error) {
        fault = describeError(error);
        named = puzzleNamed(this.#puzzles, usual);
      }
    }
    this.#chooser.querySelector('[data-own]')?.remove();
    this.#own = undefined;
    if (!this.#puzzles.includes(named)) {
      this.#own = ownPuzzle(named.text);
      const option = new Option(words.puzzleOfLink, named.id);
      option.dataset.own = '';
      this.#chooser.append(option);
    }
    this.#chooser.value = named.id;
    return fault;
  }
}
