import { boards, LEVEL, propagate, put, putInSaved, restore, save } from './propagate.generated.ts';
import { BAND } from './tables.ts';

/*
 * Answers for 9 × 9 grids without cages: no steps, no options, as fast as it gets. What was tried is in README.md.
 * The state is in module variables, so a search runs to its end before the next begins.
 */

const { open, placed, empty, pairs, stack } = boards;
const ALL_DIGITS = 511;
/** In a level of the stack, after the boards: the digits whose boards were changed since, as bits. */
const CHANGED = LEVEL - 1;
let levels = 0;
let tries = 0;

/** How many digits were tried since the program began, first ones and others: for measurements. */
export const triesMade = (): number => tries;

/** The 9 × 9 answer to the givens (81 digits, 0 for empty, in reading order), the first that is found; undefined when there is none. */
export function solve9(givens: ArrayLike<number>): Uint8Array | undefined {
  begin(givens);
  return next(ALL_DIGITS) ? answer() : undefined;
}

/** How many answers the 9 × 9 givens have, counted up to `limit`. */
export function count9(givens: ArrayLike<number>, limit: number): number {
  if (limit <= 0) return 0;
  begin(givens);
  let found = next(ALL_DIGITS) ? 1 : 0;
  while (found > 0 && found < limit && again()) found++;
  return found;
}

/** Up to `limit` different answers to the 9 × 9 givens. */
export function answers9(givens: ArrayLike<number>, limit: number): Uint8Array[] {
  const answers: Uint8Array[] = [];
  begin(givens);
  for (let more = limit > 0 && next(ALL_DIGITS); more; more = answers.length < limit && again()) answers.push(answer());
  return answers;
}

/** Whether the 9 × 9 givens have an answer in which the empty cell (zero-based) does not hold the digit. */
export function solvableWithout9(givens: ArrayLike<number>, cell: number, digit: number): boolean {
  begin(givens);
  open[9 * Math.floor(cell / 27) + digit - 1] &= ~(1 << (cell % 27));
  return next(ALL_DIGITS);
}

function begin(givens: ArrayLike<number>): void {
  open.fill(BAND);
  placed.fill(0);
  empty.fill(BAND);
  levels = 0;
  for (let cell = 0; cell < 81; cell++) {
    const digit = givens[cell];
    if (digit !== 0) put(digit - 1, cell);
  }
}

/** Searches on to the next answer; the boards hold it when true. `changed` has a bit for each digit whose board was changed. */
function next(changed: number): boolean {
  let dirty = changed;
  for (;;) {
    if (propagate(dirty)) {
      if ((empty[0] | empty[1] | empty[2]) === 0) return true;
      dirty = branch();
    } else {
      if (levels === 0) return false;
      dirty = takeBack();
    }
  }
}

/** The next answer after one was found. */
function again(): boolean {
  return levels > 0 && next(takeBack());
}

function takeBack(): number {
  tries++;
  levels--;
  restore(levels * LEVEL);
  return stack[levels * LEVEL + CHANGED];
}

/** Splits the search in two at a cell: one digit now, the others kept on the stack. Returns the digit put, as a bit. */
function branch(): number {
  tries++;
  const band = bandWithMostPairs();
  if (pairs[band] === 0) return branchOnFewest();
  const bit = pairs[band] & -pairs[band];
  const cell = 27 * band + 31 - Math.clz32(bit);
  const first = nextCandidate(band, bit, 0);
  const second = nextCandidate(band, bit, first + 1);
  const at = push(1 << second);
  // The other digit is put into the saved boards at once: that spares a search for naked singles.
  putInSaved(at, second, cell);
  put(first, cell);
  return 1 << first;
}

/** For boards without any cell of two candidates: the first candidate of the cell with the fewest. */
function branchOnFewest(): number {
  let [chosenBand, chosenBit, fewest] = [0, 0, 10];
  for (let band = 0; band < 3; band++) {
    for (let cells = empty[band]; cells !== 0; cells &= cells - 1) {
      const bit = cells & -cells;
      let candidates = 0;
      for (let digit = 0; digit < 9; digit++) if ((open[9 * band + digit] & bit) !== 0) candidates++;
      if (candidates < fewest) [chosenBand, chosenBit, fewest] = [band, bit, candidates];
    }
  }
  const digit = nextCandidate(chosenBand, chosenBit, 0);
  const at = push(1 << digit);
  stack[at + 9 * chosenBand + digit] &= ~chosenBit;
  put(digit, 27 * chosenBand + 31 - Math.clz32(chosenBit));
  return 1 << digit;
}

/** Opens a level: the boards as they are, and the digits whose boards the caller will change there. Returns where it lies on the stack. */
function push(changed: number): number {
  const at = levels * LEVEL;
  levels++;
  save(at);
  stack[at + CHANGED] = changed;
  return at;
}

/** The first candidate of the cell from `from` on, 1 less than its number. */
function nextCandidate(band: number, bit: number, from: number): number {
  let digit = from;
  while ((open[9 * band + digit] & bit) === 0) digit++;
  return digit;
}

function bandWithMostPairs(): number {
  const [a, b, c] = [bitsIn(pairs[0]), bitsIn(pairs[1]), bitsIn(pairs[2])];
  return c > a && c > b ? 2 : b > a ? 1 : 0;
}

/** How many bits are set in a word of at most 30 bits. */
function bitsIn(word: number): number {
  let bits = word - ((word >> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333);
  return Math.imul((bits + (bits >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function answer(): Uint8Array {
  const digits = new Uint8Array(81);
  for (let cell = 0; cell < 81; cell++) {
    const band = Math.floor(cell / 27);
    digits[cell] = 1;
    while (((placed[9 * band + digits[cell] - 1] >> (cell % 27)) & 1) === 0) digits[cell]++;
  }
  return digits;
}
