import * as words from '#words/own-grid.ts';
import { InputError } from '../../../engine/errors.ts';
import { puzzleText } from '../../../engine/formats/line.ts';
import { cellName } from '../../../engine/grid.ts';
import { type Puzzle, symbolOf, withGivens } from '../../../engine/puzzle.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { type NamedPuzzle, ownPuzzle } from '../../runs/named-puzzle.ts';

/** The changes that can be undone. */
const MAX_UNDONE = 500;

/** The givens of a run as a reader changes them: every change starts the run again, and one that the algorithm refuses changes nothing. */
export class TypedGivens {
  readonly #state: FigureState;
  /** The puzzles before each change, the latest last. */
  #before: readonly NamedPuzzle[] = [];

  constructor(state: FigureState) {
    this.#state = state;
  }

  get puzzle(): Puzzle {
    return this.#state.run.value!.input as Puzzle;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get isEmpty(): boolean {
    return this.puzzle.givens.every((digit) => digit === 0);
  }

  /** Writes a given into a cell, or with 0 erases it. Returns the sentence about the change; undefined where there is none. */
  write(cell: number, digit: number): Promise<string | undefined> {
    const { puzzle } = this;
    if (puzzle.givens[cell] === digit) return Promise.resolve(undefined);
    const name = cellName(puzzle.grid, cell);
    return this.#take(puzzle.givens.with(cell, digit), digit === 0 ? words.erased(name) : words.written(symbolOf(puzzle, digit), name));
  }

  clear(): Promise<string | undefined> {
    if (this.isEmpty) return Promise.resolve(undefined);
    return this.#take(new Uint8Array(this.puzzle.givens.length), words.cleared);
  }

  async undo(): Promise<string | undefined> {
    const last = this.#before.at(-1);
    if (!last) return undefined;
    this.#before = this.#before.slice(0, -1);
    await this.#start(last);
    return words.undone;
  }

  async #take(givens: Uint8Array, said: string): Promise<string | undefined> {
    const { puzzle } = this.#state.run.value!;
    try {
      await this.#start(ownPuzzle(puzzleText(withGivens(this.puzzle, givens))), () => {
        this.#before = [...this.#before, puzzle].slice(-MAX_UNDONE);
      });
      return said;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#state.fail(error);
      return undefined;
    }
  }

  /** Starts the run again at its start; `taken` is called as soon as the puzzle is known to fit. */
  async #start(puzzle: NamedPuzzle, taken?: () => void): Promise<void> {
    const opened = this.#state.start(puzzle, this.#state.run.value!.options, 0);
    // A fault is thrown before the run is replaced, and the next key may come before its drawings are made.
    if (this.#state.run.value!.puzzle === puzzle) taken?.();
    await opened;
    this.#state.keepAddress();
  }
}
