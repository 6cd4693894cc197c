import { digitToSplit, splitDigit } from './configurations.ts';
import { boards, CHANGED, LEVEL, propagate, propagateWithTriads, put, restore, save } from './propagate.generated.ts';
import { splitCell } from './split-cell.ts';
import { BAND } from './tables.ts';

/*
 * Answers for 9 × 9 grids without cages: no steps, no options, as fast as it gets. What was tried is in README.md.
 * The state is in module variables, so a search runs to its end before the next begins. `domains` are the digits that a puzzle's own
 * pencil marks allow, indexed by cell, bit d − 1 for digit d.
 */

const { open, placed, empty, pairs, stack } = boards;
const ALL_DIGITS = 511;
/** Where the boards lie that nothing was tried on yet. */
const ROOT = stack.length - LEVEL;
/** Dead ends after which a search reasons with triads, and splits digits; before, it only splits cells. */
export const PATIENCE = 5;
/** Where fewer cells than this have two candidates at the first guess, it does so at once. */
export const FEW_PAIRS = 4;
let levels = 0;
/** As far as `PATIENCE`. */
let deadEnds = 0;
let answersFound = false;
let tries = 0;

/** How many digits were tried since the program began, first ones and others: for measurements. */
export const triesMade = (): number => tries;

/** The 9 × 9 answer to the givens (81 digits, 0 for empty, in reading order), the first that is found; undefined when there is none. */
export function solve9(givens: ArrayLike<number>, domains?: Uint32Array): Uint8Array | undefined {
  begin(givens, domains);
  return next(ALL_DIGITS) ? answer() : undefined;
}

/** How many answers the 9 × 9 givens have, counted up to `limit`. */
export function count9(givens: ArrayLike<number>, limit: number, domains?: Uint32Array): number {
  if (limit <= 0) return 0;
  begin(givens, domains);
  let found = next(ALL_DIGITS) ? 1 : 0;
  while (found > 0 && found < limit && again()) found++;
  return found;
}

/** Up to `limit` different answers to the 9 × 9 givens. */
export function answers9(givens: ArrayLike<number>, limit: number, domains?: Uint32Array): Uint8Array[] {
  const answers: Uint8Array[] = [];
  begin(givens, domains);
  for (let more = limit > 0 && next(ALL_DIGITS); more; more = answers.length < limit && again()) answers.push(answer());
  return answers;
}

/** Whether the 9 × 9 givens have a solution in which the empty cell (zero-based) has another digit. */
export function solvableWithout9(givens: ArrayLike<number>, cell: number, digit: number): boolean {
  begin(givens);
  open[9 * Math.floor(cell / 27) + digit - 1] &= ~(1 << (cell % 27));
  return next(ALL_DIGITS);
}

function begin(givens: ArrayLike<number>, domains?: Uint32Array): void {
  open.fill(BAND);
  placed.fill(0);
  empty.fill(BAND);
  levels = 0;
  deadEnds = 0;
  answersFound = false;
  for (let cell = 0; cell < 81; cell++) {
    const digit = givens[cell];
    if (digit !== 0) put(digit - 1, cell);
    if (domains) restrict(cell, domains[cell]);
  }
}

/** Leaves a cell only the digits of a set. */
function restrict(cell: number, domain: number): void {
  const band = Math.floor(cell / 27);
  for (let digit = 0; digit < 9; digit++) if (((domain >> digit) & 1) === 0) open[9 * band + digit] &= ~(1 << (cell % 27));
}

/**
 * Searches for the next solution, and returns whether there is one; it is then in the boards. `changed` has a bit for each digit whose
 * board was changed.
 */
function next(changed: number): boolean {
  let dirty = changed;
  while (deadEnds < PATIENCE) {
    if (propagate(dirty)) {
      if ((empty[0] | empty[1] | empty[2]) === 0) return true;
      if (levels === 0 && hasFewPairs()) deadEnds = PATIENCE;
      if (levels === 0) save(ROOT);
      dirty = deadEnds < PATIENCE ? branch(-1) : 0;
    } else {
      if (levels === 0) return false;
      dirty = takeBack();
      if (++deadEnds === PATIENCE) dirty = beginAnew(dirty);
    }
  }
  return nextWithTriads(dirty);
}

function hasFewPairs(): boolean {
  let left = FEW_PAIRS;
  for (let band = 0; band < 3; band++) for (let cells = pairs[band]; cells !== 0; cells &= cells - 1) if (--left === 0) return false;
  return true;
}

/** The hard puzzles. */
function nextWithTriads(changed: number): boolean {
  let dirty = changed;
  for (;;) {
    if (propagateWithTriads(dirty)) {
      if ((empty[0] | empty[1] | empty[2]) === 0) return true;
      dirty = branch(digitToSplit());
    } else {
      if (levels === 0) return false;
      dirty = takeBack();
    }
  }
}

/** Back to the root, unless answers were found already: what was guessed first matters most. Returns the digits to look at, as bits. */
function beginAnew(changed: number): number {
  if (answersFound) return changed;
  levels = 0;
  restore(ROOT);
  return ALL_DIGITS;
}

/** The next answer after one was found. */
function again(): boolean {
  answersFound = true;
  return levels > 0 && next(takeBack());
}

function takeBack(): number {
  tries++;
  levels--;
  const at = levels * LEVEL;
  restore(at);
  return stack[at + CHANGED];
}

/** Splits the search in two: one side stays in the boards, the other is kept on the stack. `digit` as `digitToSplit` has it, −1 for a cell. Returns the digits to look at, as bits. */
function branch(digit: number): number {
  tries++;
  const at = levels * LEVEL;
  levels++;
  save(at);
  return digit < 0 ? splitCell(at) : splitDigit(digit, at);
}

function answer(): Uint8Array {
  const digits = new Uint8Array(81);
  for (let board = 0; board < 27; board++) {
    const band = Math.floor(board / 9);
    for (let left = placed[board]; left !== 0; left &= left - 1) digits[27 * band + 31 - Math.clz32(left & -left)] = (board % 9) + 1;
  }
  return digits;
}
