import type { Outcome } from '../algorithm.ts';
import { allDigits, bitOf, countDigits, leastDigit } from '../candidates.ts';
import { type Overridable, overrideOf } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Step } from './bitboards.card.ts';
import { and, type Copy, copyAndPut, putByAnds, takeCopy } from './digit-words.ts';
import { BAND, leftByClaiming, leftByPointing, rowsThatFit } from './tables.ts';
import { ALL_COLUMNS, candidatesAt, columnsOf, firstCell, rowsOf } from './word-bits.ts';

export interface State extends Overridable<Step> {
  readonly puzzle: Puzzle;
  /** At 9 · band + digit − 1: bit 9 · (row in the band) + column is set where the digit may stand. */
  readonly words: Int32Array;
  /** Indexed by cell; 0 is empty. */
  readonly digits: Uint8Array;
  /** The digits whose words have changed since they were looked up, as a set. */
  changed: number;
  /** What was there before each guess that stands. */
  readonly copies: Copy[];
}

export function start(puzzle: Puzzle): State {
  const words = new Int32Array(27).fill(BAND);
  const state = { puzzle, words, digits: new Uint8Array(81), changed: allDigits(9), copies: [] };
  for (let cell = 0; cell < 81; cell++) if (puzzle.givens[cell] !== 0) putByAnds(state, cell, puzzle.givens[cell]);
  return state;
}

const BANDS = [0, 1, 2];
const ROWS_THAT_FIT = rowsThatFit();
const LEFT_BY_POINTING = leftByPointing();
const LEFT_BY_CLAIMING = leftByClaiming();

/** Looks a digit up, band by band, and writes what has one bit left in its box. False when it has no place somewhere. */
function* lookUp(state: State, digit: number): Generator<Step, boolean, undefined> {
  const wordOf = (band: number) => state.words[9 * band + digit - 1];
  for (const band of BANDS) {
    const rows = rowsOf(wordOf(band));
    const gone = wordOf(band) & ~ROWS_THAT_FIT[rows];
    if (gone === 0) continue;
    and(state, digit, band, ~gone);
    yield { kind: 'rows', digit, band, rows, gone };
    if (wordOf(band) === 0) return false;
  }

  for (const band of BANDS) {
    const [here, above, below] = [band, (band + 1) % 3, (band + 2) % 3].map((each) => columnsOf(wordOf(each)));
    if ((here | above | below) !== ALL_COLUMNS) return false;
    const left = LEFT_BY_POINTING[above] & LEFT_BY_POINTING[below] & LEFT_BY_CLAIMING[here & ~(above | below)];
    const gone = wordOf(band) & ~left;
    if (gone === 0) continue;
    and(state, digit, band, ~gone);
    yield { kind: 'columns', digit, band, gone };
  }

  for (const band of BANDS) {
    for (const box of BANDS) {
      const bits = wordOf(band) & (0o7007007 << (3 * box));
      if (bits === 0) return false;
      const cell = firstCell(band, bits);
      if ((bits & (bits - 1)) !== 0 || state.digits[cell] !== 0) continue;
      putByAnds(state, cell, digit);
      yield { kind: 'oneBit', cell, digit };
    }
  }
  return true;
}

/** The empty cells of a band with no candidate, with one and with two, by nine words at once. */
export function countBits({ words, digits }: State, band: number): { none: number; one: number; two: number } {
  let [once, twice, thrice] = [0, 0, 0];
  for (const word of words.subarray(9 * band, 9 * band + 9)) {
    thrice |= twice & word;
    twice |= once & word;
    once |= word;
  }
  let empty = 0;
  for (let bit = 0; bit < 27; bit++) if (digits[27 * band + bit] === 0) empty |= 1 << bit;
  return { none: empty & ~once, one: empty & once & ~twice, two: empty & twice & ~thrice };
}

/** All that follows without a guess: digits whose words have changed are looked up, then cells with one candidate are written. */
function* propagate(state: State): Generator<Step, boolean, undefined> {
  for (;;) {
    while (state.changed !== 0) {
      const digit = leastDigit(state.changed);
      take(state, digit);
      yield { kind: 'take', digit };
      if (!(yield* lookUp(state, digit))) {
        yield { kind: 'noPlace', digit };
        return false;
      }
    }
    for (const band of BANDS) {
      const { none } = countBits(state, band);
      if (none === 0) continue;
      yield { kind: 'noDigit', cell: firstCell(band, none) };
      return false;
    }
    const band = BANDS.find((each) => countBits(state, each).one !== 0);
    if (band === undefined) return true;
    const cell = firstCell(band, countBits(state, band).one);
    const digit = leastDigit(candidatesAt(state.words, cell));
    putByAnds(state, cell, digit);
    yield { kind: 'oneDigit', cell, digit };
  }
}

export function take(state: State, digit: number): void {
  state.changed &= ~bitOf(digit);
}

/** A cell with two candidates, from the band that has most of them; one with the fewest where there is none. */
function chooseCell(state: State): number {
  const pairs = BANDS.map((band) => countBits(state, band).two);
  const [a, b, c] = pairs.map(countDigits);
  const most = c > a && c > b ? 2 : b > a ? 1 : 0;
  if (pairs[most] !== 0) return firstCell(most, pairs[most]);
  const empty = [...state.digits.keys()].filter((cell) => state.digits[cell] === 0);
  const count = (cell: number) => countDigits(candidatesAt(state.words, cell));
  return empty.reduce((best, cell) => (count(cell) < count(best) ? cell : best));
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  for (;;) {
    if (yield* propagate(state)) {
      if (!state.digits.includes(0)) break;
      const own = chooseCell(state);
      const { cell, digit } = overrideOf(state, 'guess') ?? { cell: own, digit: leastDigit(candidatesAt(state.words, own)) };
      copyAndPut(state, cell, digit);
      yield { kind: 'guess', cell, digit };
    } else {
      const last = state.copies.at(-1);
      if (!last) {
        yield { kind: 'noSolution' };
        return 'no-solution';
      }
      takeCopy(state);
      yield { kind: 'goBack', cell: last.cell, digit: last.digit };
    }
  }
  yield { kind: 'solved' };
  return 'solved';
}
