import { boards, CHANGED } from './propagate.generated.ts';
import { cellsOfColumns, cellsOfMinirows, twoConfigurations } from './tables.ts';

/*
 * A configuration is one placement of a digit's three cells of a band in three different minirows, or those of a stack in three different
 * minicolumns: six at most. Lines are the bands, 0 to 2, and the stacks, 3 to 5. All of it reads what `propagateWithTriads` left.
 */

const { open, rooms, stack, sums } = boards;
const CELLS_OF_MINIROWS = cellsOfMinirows();
const CELLS_OF_COLUMNS = cellsOfColumns();
const TWO_CONFIGURATIONS = twoConfigurations();
const BITS_IN = Int32Array.from({ length: 512 }, (_, bits) => bits.toString(2).replaceAll('0', '').length);
/** Indexed by the columns of a band: how many each stack has, a byte for each. */
const BITS_BY_STACK = Int32Array.from(
  { length: 512 },
  (_, bits) => BITS_IN[bits & 7] | (BITS_IN[bits & 56] << 8) | (BITS_IN[bits & 448] << 16),
);
/** Rooms of a line in which each digit has one configuration. */
const SETTLED = 27;

/** A digit with two configurations, from the line in which the digits have least room, as 9 · line + digit − 1; −1 when it has none such. */
export function digitToSplit(): number {
  const line = tightestLine();
  if (line < 0) return -1;
  for (let digit = 0; digit < 9; digit++) if (TWO_CONFIGURATIONS[roomsOf(line, digit)] !== 0) return 9 * line + digit;
  return -1;
}

/** Leaves one of the two configurations to the boards and the other to the boards saved at `at`. Returns the digit, as a bit. */
export function splitDigit(split: number, at: number): number {
  const line = Math.floor(split / 9);
  const digit = split % 9;
  const both = TWO_CONFIGURATIONS[roomsOf(line, digit)];
  stack[at + CHANGED] = 1 << digit;
  if (line < 3) {
    open[split] &= CELLS_OF_MINIROWS[both & 511];
    stack[at + split] &= CELLS_OF_MINIROWS[both >> 9];
    return 1 << digit;
  }
  for (let band = 0; band < 3; band++) {
    const own = 3 * (line - 3);
    open[9 * band + digit] &= ~CELLS_OF_COLUMNS[(~(both >> (3 * band)) & 7) << own];
    stack[at + 9 * band + digit] &= ~CELLS_OF_COLUMNS[(~(both >> (9 + 3 * band)) & 7) << own];
  }
  return 1 << digit;
}

/** Where a digit has room in a line: nine bits, minirows of a band, or of a stack bit 3 · band + column. */
function roomsOf(line: number, digit: number): number {
  return line < 3 ? rooms[9 * line + digit] & 511 : acrossBands(rooms[digit], rooms[9 + digit], rooms[18 + digit], line - 3);
}

/**
 * The line in which the digits have least room; −1 when all are settled. The room of a line is how many minirows, or minicolumns, all
 * nine digits have in it together: from 27, when nothing is open, to 81.
 */
function tightestLine(): number {
  let least = 82;
  let line = -1;
  let stacks = 0;
  for (let band = 0; band < 3; band++) {
    let room = 0;
    for (let k = 0; k < 4; k++) {
      const plane = sums[4 * band + k];
      room += BITS_IN[plane & 511] << k;
      stacks += BITS_BY_STACK[plane >> 18] << k;
    }
    if (room > SETTLED && room < least) {
      line = band;
      least = room;
    }
  }
  for (let stack = 0; stack < 3; stack++) {
    const room = (stacks >> (8 * stack)) & 255;
    if (room > SETTLED && room < least) {
      line = 3 + stack;
      least = room;
    }
  }
  return line;
}

/** The columns of one stack, from three words of `rooms`. */
function acrossBands(first: number, second: number, third: number, of: number): number {
  const shift = 18 + 3 * of;
  return ((first >> shift) & 7) | (((second >> shift) & 7) << 3) | (((third >> shift) & 7) << 6);
}
