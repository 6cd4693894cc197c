import { readPuzzles } from '../../../engine/formats/read.ts';
import { type Puzzle, withGivens } from '../../../engine/puzzle.ts';
import type { PuzzleMaker } from '../../workers/puzzle-maker.ts';
import { freshSeed, readWish, type WishForm } from './wish.ts';

/** A puzzle of a sheet, with its answer. */
export interface SheetPuzzle {
  readonly puzzle: Puzzle;
  readonly answer: Puzzle;
}

/** Makes the puzzles of a sheet one after the other. A new sheet replaces the one before. */
export class SheetMaker {
  readonly #maker: PuzzleMaker;
  #job = 0;

  constructor(maker: PuzzleMaker) {
    this.#maker = maker;
  }

  /** Returns undefined when another sheet was begun in the meantime. `making` gets the number of the next puzzle, from 1. */
  async make(form: WishForm, count: number, making: (number: number) => void): Promise<SheetPuzzle[] | undefined> {
    const job = ++this.#job;
    const sheet: SheetPuzzle[] = [];
    for (let index = 0; index < count; index++) {
      making(index + 1);
      const { puzzle: text, answers } = await this.#maker.make(readWish(form, freshSeed(index)).wish);
      if (job !== this.#job) return undefined;
      if (!text) continue;
      const { puzzle } = readPuzzles(text)[0]!;
      sheet.push({ puzzle, answer: withGivens(puzzle, answers![0]!) });
    }
    return sheet;
  }
}
