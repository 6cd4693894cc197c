import { wholeSudokuCover } from '../cover/problems/sudoku-cover.ts';
import { type Grid, gridOf } from '../grid.ts';
import { puzzleOf } from '../puzzle.ts';
import { CoverSolver } from './covers.ts';

/** Options in a word. */
const WORD = 32;

/**
 * Sudoku of one size through exact cover: the whole matrix is built once, the givens of each puzzle are chosen beforehand. A word of the
 * set has some digits of one box, so that the options that clash are in few words: 7 of 27 at 9 × 9. Within every item the options still
 * have the order of the whole matrix.
 */
export class SudokuCovers {
  readonly #size: number;
  readonly #cellCount: number;
  readonly #solver: CoverSolver;
  readonly #given: Int32Array;
  /** Indexed by cell · n + digit − 1: the option here. */
  readonly #optionOf: Int32Array;
  /** Indexed by option. */
  readonly #cellOf: Uint16Array;
  readonly #digitOf: Uint8Array;

  constructor(grid: Grid = gridOf(9)) {
    const { size, cellCount } = grid;
    const whole = wholeSudokuCover(puzzleOf(new Uint8Array(cellCount), { grid }));
    const digitsInWord = Math.min(size, Math.floor(WORD / size));
    const wordsOfBox = Math.ceil(size / digitsInWord);
    // Unused bits of a word are an option that covers nothing and is never available.
    const options = Array.from({ length: size * wordsOfBox * WORD }, () => ({ name: '', items: [] as readonly number[] }));
    this.#size = size;
    this.#cellCount = cellCount;
    this.#optionOf = new Int32Array(cellCount * size);
    this.#cellOf = new Uint16Array(options.length);
    this.#digitOf = new Uint8Array(options.length);
    for (const [box, cells] of grid.cellsOfHouse.slice(2 * size).entries()) {
      for (const [place, cell] of cells.entries()) {
        for (let digit = 0; digit < size; digit++) {
          const word = box * wordsOfBox + Math.floor(digit / digitsInWord);
          const option = word * WORD + (digit % digitsInWord) * size + place;
          options[option] = whole.options[cell * size + digit];
          this.#optionOf[cell * size + digit] = option;
          this.#cellOf[option] = cell;
          this.#digitOf[option] = digit + 1;
        }
      }
    }
    this.#solver = new CoverSolver({ ...whole, options });
    this.#given = new Int32Array(cellCount);
  }

  /** How many solutions there are, at most `limit`. `givens` is indexed by cell: digit 1…n or 0. */
  count(givens: ArrayLike<number>, limit: number): number {
    return this.#solver.search(this.#optionsOf(givens), limit).solutions;
  }

  /** Like `count`, but undefined when that would take more than `patience` nodes. */
  countWithin(patience: number, givens: ArrayLike<number>, limit: number): number | undefined {
    const { solutions, gaveUp } = this.#solver.search(this.#optionsOf(givens), limit, undefined, patience);
    return gaveUp ? undefined : solutions;
  }

  /** The first solution, indexed by cell; undefined when there is none. `givens` as in `count`. */
  solve(givens: ArrayLike<number>): Uint8Array | undefined {
    return this.solveWithin(Number.POSITIVE_INFINITY, givens).answer;
  }

  /** Like `solve`, but `gaveUp` when that would take more than `patience` nodes. `nodes` as in `CoverCount`. */
  solveWithin(patience: number, givens: ArrayLike<number>): { answer?: Uint8Array; gaveUp: boolean; nodes: number } {
    const digits = new Uint8Array(this.#cellCount);
    const write = (options: Int32Array, length: number) => {
      for (let place = 0; place < length; place++) digits[this.#cellOf[options[place]]] = this.#digitOf[options[place]];
    };
    const { solutions, gaveUp = false, nodes } = this.#solver.search(this.#optionsOf(givens), 1, write, patience);
    return solutions > 0 ? { answer: digits, gaveUp, nodes } : { gaveUp, nodes };
  }

  #optionsOf(givens: ArrayLike<number>): Int32Array {
    let length = 0;
    for (let cell = 0; cell < this.#cellCount; cell++) {
      const digit = givens[cell];
      if (digit !== 0) this.#given[length++] = this.#optionOf[cell * this.#size + digit - 1];
    }
    return this.#given.subarray(0, length);
  }
}
