// Written by scripts/unroll-fast-solver.ts. Change that, not this.
import {
  BAND,
  boxesInOneRow,
  cellsApart,
  cellsOfColumns,
  cellsOfMinirows,
  leftByClaiming,
  leftByPointing,
  othersOfBox,
  roomsInBand,
  rowsThatFit,
} from './tables.ts';

// Neither imported nor exported, and longer than 64 bytes: then the compiler knows their addresses.
const APART = cellsApart();
const ROWS_THAT_FIT = rowsThatFit();
const BOXES_IN_ONE_ROW = boxesInOneRow();
const LEFT_BY_POINTING = leftByPointing();
const LEFT_BY_CLAIMING = leftByClaiming();
const ROOMS_IN_BAND = roomsInBand();
const CELLS_OF_MINIROWS = cellsOfMinirows();
const CELLS_OF_COLUMNS = cellsOfColumns();
const OTHERS_OF_BOX = othersOfBox();
/** At 9 · band + digit − 1: the empty cells where the digit may stand. */
const open = new Int32Array(32);
/** At 9 · band + digit − 1: the cells where the digit stands. */
const placed = new Int32Array(32);
/** Indexed by band: the empty cells. */
const empty = new Int32Array(32);
/** Indexed by band: after `propagate`, the cells with two candidates. */
const pairs = new Int32Array(32);
/**
 * After `countRooms`, and so where `propagateWithTriads` has found nothing more, where a digit has room. At 9 · band + digit − 1: its minirows, those that it must be in, shifted by 9,
 * and its columns, shifted by 18. At 27 + digit − 1: nine bits a band, the columns that it must be in.
 */
const rooms = new Int32Array(64);
/** At 4 · band + k: the k-th binary digits of how many digits have room, for each bit of `rooms`; at 12 + k, where just three have, for its k-th words. */
const sums = new Int32Array(32);
/** Boards to come back to, LEVEL words each: `open` and `placed` together, `empty`, and a word for the search. */
export const LEVEL = 31;
/** In a level, after the boards: the digits whose boards were changed since, as bits. */
export const CHANGED = LEVEL - 1;
/** No more levels than cells that can be split and pairs of choices of a digit in a band or stack; and the root. */
const stack = new Int32Array((81 + 54 + 1) * LEVEL);
/** The same arrays for the search. */
export const boards = { open, placed, empty, pairs, rooms, sums, stack };

/** Strikes out, everywhere else that sees the cell, a digit (1 less than its number) that stands in the cell. */
export function put(digit: number, cell: number): void {
  open[digit] &= APART[3 * cell];
  open[9 + digit] &= APART[3 * cell + 1];
  open[18 + digit] &= APART[3 * cell + 2];
}

/** Puts each single candidate in the cells of a band; the digits concerned as bits, or −1 when two of them clash. */
function putNakedSingles(band: number, cells: number): number {
  let concerned = 0;
  let left = cells;
  while (left !== 0) {
    const bit = left & -left;
    left ^= bit;
    let digit = 0;
    while (digit < 9 && (open[9 * band + digit] & bit) === 0) digit++;
    if (digit === 9) return -1;
    put(digit, 27 * band + 31 - Math.clz32(bit));
    concerned |= 1 << digit;
  }
  return concerned;
}

/** Where the digits have room, and how many of them, once nothing follows for any of them: `rooms` and `sums`. */
export function countRooms(): void {
  let any = 0;
  let open0 = 0;
  let columns0 = 0;
  let open1 = 0;
  let columns1 = 0;
  let open2 = 0;
  let columns2 = 0;

  open0 = open[0] | placed[0];
  open1 = open[9] | placed[9];
  open2 = open[18] | placed[18];

  any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
  columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
  rooms[0] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns0 << 18);

  any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
  columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
  rooms[9] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns1 << 18);

  any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
  columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
  rooms[18] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns2 << 18);
  rooms[27] =
    ((~LEFT_BY_POINTING[columns0] & 511) << 0) | ((~LEFT_BY_POINTING[columns1] & 511) << 9) | ((~LEFT_BY_POINTING[columns2] & 511) << 18);

  open0 = open[1] | placed[1];
  open1 = open[10] | placed[10];
  open2 = open[19] | placed[19];

  any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
  columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
  rooms[1] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns0 << 18);

  any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
  columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
  rooms[10] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns1 << 18);

  any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
  columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
  rooms[19] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns2 << 18);
  rooms[28] =
    ((~LEFT_BY_POINTING[columns0] & 511) << 0) | ((~LEFT_BY_POINTING[columns1] & 511) << 9) | ((~LEFT_BY_POINTING[columns2] & 511) << 18);

  open0 = open[2] | placed[2];
  open1 = open[11] | placed[11];
  open2 = open[20] | placed[20];

  any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
  columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
  rooms[2] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns0 << 18);

  any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
  columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
  rooms[11] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns1 << 18);

  any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
  columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
  rooms[20] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns2 << 18);
  rooms[29] =
    ((~LEFT_BY_POINTING[columns0] & 511) << 0) | ((~LEFT_BY_POINTING[columns1] & 511) << 9) | ((~LEFT_BY_POINTING[columns2] & 511) << 18);

  open0 = open[3] | placed[3];
  open1 = open[12] | placed[12];
  open2 = open[21] | placed[21];

  any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
  columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
  rooms[3] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns0 << 18);

  any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
  columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
  rooms[12] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns1 << 18);

  any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
  columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
  rooms[21] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns2 << 18);
  rooms[30] =
    ((~LEFT_BY_POINTING[columns0] & 511) << 0) | ((~LEFT_BY_POINTING[columns1] & 511) << 9) | ((~LEFT_BY_POINTING[columns2] & 511) << 18);

  open0 = open[4] | placed[4];
  open1 = open[13] | placed[13];
  open2 = open[22] | placed[22];

  any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
  columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
  rooms[4] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns0 << 18);

  any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
  columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
  rooms[13] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns1 << 18);

  any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
  columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
  rooms[22] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns2 << 18);
  rooms[31] =
    ((~LEFT_BY_POINTING[columns0] & 511) << 0) | ((~LEFT_BY_POINTING[columns1] & 511) << 9) | ((~LEFT_BY_POINTING[columns2] & 511) << 18);

  open0 = open[5] | placed[5];
  open1 = open[14] | placed[14];
  open2 = open[23] | placed[23];

  any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
  columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
  rooms[5] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns0 << 18);

  any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
  columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
  rooms[14] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns1 << 18);

  any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
  columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
  rooms[23] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns2 << 18);
  rooms[32] =
    ((~LEFT_BY_POINTING[columns0] & 511) << 0) | ((~LEFT_BY_POINTING[columns1] & 511) << 9) | ((~LEFT_BY_POINTING[columns2] & 511) << 18);

  open0 = open[6] | placed[6];
  open1 = open[15] | placed[15];
  open2 = open[24] | placed[24];

  any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
  columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
  rooms[6] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns0 << 18);

  any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
  columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
  rooms[15] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns1 << 18);

  any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
  columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
  rooms[24] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns2 << 18);
  rooms[33] =
    ((~LEFT_BY_POINTING[columns0] & 511) << 0) | ((~LEFT_BY_POINTING[columns1] & 511) << 9) | ((~LEFT_BY_POINTING[columns2] & 511) << 18);

  open0 = open[7] | placed[7];
  open1 = open[16] | placed[16];
  open2 = open[25] | placed[25];

  any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
  columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
  rooms[7] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns0 << 18);

  any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
  columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
  rooms[16] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns1 << 18);

  any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
  columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
  rooms[25] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns2 << 18);
  rooms[34] =
    ((~LEFT_BY_POINTING[columns0] & 511) << 0) | ((~LEFT_BY_POINTING[columns1] & 511) << 9) | ((~LEFT_BY_POINTING[columns2] & 511) << 18);

  open0 = open[8] | placed[8];
  open1 = open[17] | placed[17];
  open2 = open[26] | placed[26];

  any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
  columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
  rooms[8] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns0 << 18);

  any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
  columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
  rooms[17] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns1 << 18);

  any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
  columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
  rooms[26] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns2 << 18);
  rooms[35] =
    ((~LEFT_BY_POINTING[columns0] & 511) << 0) | ((~LEFT_BY_POINTING[columns1] & 511) << 9) | ((~LEFT_BY_POINTING[columns2] & 511) << 18);
  const sum0_0 = rooms[0] ^ rooms[1];
  const sum0_1 = sum0_0 ^ rooms[2];
  const sum0_2 = (rooms[0] & rooms[1]) | (sum0_0 & rooms[2]);
  const sum0_3 = rooms[3] ^ rooms[4];
  const sum0_4 = sum0_3 ^ rooms[5];
  const sum0_5 = (rooms[3] & rooms[4]) | (sum0_3 & rooms[5]);
  const sum0_6 = rooms[6] ^ rooms[7];
  const sum0_7 = sum0_6 ^ rooms[8];
  const sum0_8 = (rooms[6] & rooms[7]) | (sum0_6 & rooms[8]);
  const sum0_9 = sum0_1 ^ sum0_4;
  const sum0_10 = sum0_9 ^ sum0_7;
  const sum0_11 = (sum0_1 & sum0_4) | (sum0_9 & sum0_7);
  const sum0_12 = sum0_2 ^ sum0_5;
  const sum0_13 = sum0_12 ^ sum0_8;
  const sum0_14 = (sum0_2 & sum0_5) | (sum0_12 & sum0_8);
  const sum0_15 = sum0_11 ^ sum0_13;
  const sum0_16 = sum0_11 & sum0_13;
  const sum0_17 = sum0_14 ^ sum0_16;
  const sum0_18 = sum0_14 & sum0_16;
  sums[0] = sum0_10;
  sums[1] = sum0_15;
  sums[2] = sum0_17;
  sums[3] = sum0_18;
  sums[12] = sum0_10 & sum0_15 & ~(sum0_17 | sum0_18);
  const sum1_0 = rooms[9] ^ rooms[10];
  const sum1_1 = sum1_0 ^ rooms[11];
  const sum1_2 = (rooms[9] & rooms[10]) | (sum1_0 & rooms[11]);
  const sum1_3 = rooms[12] ^ rooms[13];
  const sum1_4 = sum1_3 ^ rooms[14];
  const sum1_5 = (rooms[12] & rooms[13]) | (sum1_3 & rooms[14]);
  const sum1_6 = rooms[15] ^ rooms[16];
  const sum1_7 = sum1_6 ^ rooms[17];
  const sum1_8 = (rooms[15] & rooms[16]) | (sum1_6 & rooms[17]);
  const sum1_9 = sum1_1 ^ sum1_4;
  const sum1_10 = sum1_9 ^ sum1_7;
  const sum1_11 = (sum1_1 & sum1_4) | (sum1_9 & sum1_7);
  const sum1_12 = sum1_2 ^ sum1_5;
  const sum1_13 = sum1_12 ^ sum1_8;
  const sum1_14 = (sum1_2 & sum1_5) | (sum1_12 & sum1_8);
  const sum1_15 = sum1_11 ^ sum1_13;
  const sum1_16 = sum1_11 & sum1_13;
  const sum1_17 = sum1_14 ^ sum1_16;
  const sum1_18 = sum1_14 & sum1_16;
  sums[4] = sum1_10;
  sums[5] = sum1_15;
  sums[6] = sum1_17;
  sums[7] = sum1_18;
  sums[13] = sum1_10 & sum1_15 & ~(sum1_17 | sum1_18);
  const sum2_0 = rooms[18] ^ rooms[19];
  const sum2_1 = sum2_0 ^ rooms[20];
  const sum2_2 = (rooms[18] & rooms[19]) | (sum2_0 & rooms[20]);
  const sum2_3 = rooms[21] ^ rooms[22];
  const sum2_4 = sum2_3 ^ rooms[23];
  const sum2_5 = (rooms[21] & rooms[22]) | (sum2_3 & rooms[23]);
  const sum2_6 = rooms[24] ^ rooms[25];
  const sum2_7 = sum2_6 ^ rooms[26];
  const sum2_8 = (rooms[24] & rooms[25]) | (sum2_6 & rooms[26]);
  const sum2_9 = sum2_1 ^ sum2_4;
  const sum2_10 = sum2_9 ^ sum2_7;
  const sum2_11 = (sum2_1 & sum2_4) | (sum2_9 & sum2_7);
  const sum2_12 = sum2_2 ^ sum2_5;
  const sum2_13 = sum2_12 ^ sum2_8;
  const sum2_14 = (sum2_2 & sum2_5) | (sum2_12 & sum2_8);
  const sum2_15 = sum2_11 ^ sum2_13;
  const sum2_16 = sum2_11 & sum2_13;
  const sum2_17 = sum2_14 ^ sum2_16;
  const sum2_18 = sum2_14 & sum2_16;
  sums[8] = sum2_10;
  sums[9] = sum2_15;
  sums[10] = sum2_17;
  sums[11] = sum2_18;
  sums[14] = sum2_10 & sum2_15 & ~(sum2_17 | sum2_18);
  const sum3_0 = rooms[27] ^ rooms[28];
  const sum3_1 = sum3_0 ^ rooms[29];
  const sum3_2 = (rooms[27] & rooms[28]) | (sum3_0 & rooms[29]);
  const sum3_3 = rooms[30] ^ rooms[31];
  const sum3_4 = sum3_3 ^ rooms[32];
  const sum3_5 = (rooms[30] & rooms[31]) | (sum3_3 & rooms[32]);
  const sum3_6 = rooms[33] ^ rooms[34];
  const sum3_7 = sum3_6 ^ rooms[35];
  const sum3_8 = (rooms[33] & rooms[34]) | (sum3_6 & rooms[35]);
  const sum3_9 = sum3_1 ^ sum3_4;
  const sum3_10 = sum3_9 ^ sum3_7;
  const sum3_11 = (sum3_1 & sum3_4) | (sum3_9 & sum3_7);
  const sum3_12 = sum3_2 ^ sum3_5;
  const sum3_13 = sum3_12 ^ sum3_8;
  const sum3_14 = (sum3_2 & sum3_5) | (sum3_12 & sum3_8);
  const sum3_15 = sum3_11 ^ sum3_13;
  const sum3_16 = sum3_11 & sum3_13;
  const sum3_17 = sum3_14 ^ sum3_16;
  const sum3_18 = sum3_14 & sum3_16;

  sums[15] = sum3_10 & sum3_15 & ~(sum3_17 | sum3_18);
}

/**
 * Sets of three digits in the three cells of a minirow or a minicolumn (its like in a stack), naked and hidden: the digits that lost
 * candidates, as bits. What contradicts the rules there is left to the search: it is rare.
 */
function strikeByTriads(): number {
  countRooms();
  const three0 = sums[12];
  const three1 = sums[13];
  const three2 = sums[14];
  const three3 = sums[15];
  // Where three have room and not all three must be there, or three must and others have room too.
  const rows0 = (three0 ^ (three0 >> 9)) & 511;
  const columns0 = (three0 >> 18) ^ ((three3 >> 0) & 511);
  const rows1 = (three1 ^ (three1 >> 9)) & 511;
  const columns1 = (three1 >> 18) ^ ((three3 >> 9) & 511);
  const rows2 = (three2 ^ (three2 >> 9)) & 511;
  const columns2 = (three2 >> 18) ^ ((three3 >> 18) & 511);
  let concerned = 0;
  if ((rows0 | columns0) !== 0) concerned |= strikeInBand(0, rows0, columns0, three0);
  if ((rows1 | columns1) !== 0) concerned |= strikeInBand(1, rows1, columns1, three1);
  if ((rows2 | columns2) !== 0) concerned |= strikeInBand(2, rows2, columns2, three2);
  return concerned;
}

/** Keeps three digits to the given minirows and columns of a band, or the others out; `three` has a bit where three have room. */
function strikeInBand(band: number, rows: number, columns: number, three: number): number {
  let concerned = 0;
  for (let digit = 0; digit < 9; digit++) {
    const room = rooms[9 * band + digit];
    const freeRows = room & ~(room >> 9) & rows;
    const freeColumns = (room >> 18) & ~(rooms[27 + digit] >> (9 * band)) & columns;
    if ((freeRows | freeColumns) === 0) continue;
    const inThree = three >> 18;
    const rowsGone = (freeRows & ~three) | OTHERS_OF_BOX[freeRows & three];
    const columnsGone = (freeColumns & ~inThree) | OTHERS_OF_BOX[freeColumns & inThree];
    open[9 * band + digit] &= ~(CELLS_OF_MINIROWS[rowsGone] | CELLS_OF_COLUMNS[columnsGone]);
    concerned |= 1 << digit;
  }
  return concerned;
}

/**
 * Locked candidates, hidden and naked singles, until there are no more. `start` has a bit for each digit whose board was changed.
 * False when the boards contradict the rules.
 */
export function propagate(start: number): boolean {
  let dirty = start;
  let filled0 = ~empty[0];
  let filled1 = ~empty[1];
  let filled2 = ~empty[2];
  let changed = 0;
  let any = 0;
  let shrunk = 0;
  let word = 0;
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let open0 = 0;
  let minirows0 = 0;
  let columns0 = 0;
  let left0 = 0;
  let next0 = 0;
  let single0 = 0;
  let open1 = 0;
  let minirows1 = 0;
  let columns1 = 0;
  let left1 = 0;
  let next1 = 0;
  let single1 = 0;
  let open2 = 0;
  let minirows2 = 0;
  let columns2 = 0;
  let left2 = 0;
  let next2 = 0;
  let single2 = 0;
  for (;;) {
    do {
      changed = 0;

      open0 = open[0];
      open1 = open[9];
      open2 = open[18];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 1)) !== 0) {
        open0 = (open0 & ~filled0) | placed[0];
        open1 = (open1 & ~filled1) | placed[9];
        open2 = (open2 & ~filled2) | placed[18];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 510) | (((0 - shrunk) >>> 31) << 0);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[0] = single0;
        open[0] = next0 & ~single0;
        placed[9] = single1;
        open[9] = next1 & ~single1;
        placed[18] = single2;
        open[18] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[1];
      open1 = open[10];
      open2 = open[19];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 2)) !== 0) {
        open0 = (open0 & ~filled0) | placed[1];
        open1 = (open1 & ~filled1) | placed[10];
        open2 = (open2 & ~filled2) | placed[19];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 509) | (((0 - shrunk) >>> 31) << 1);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[1] = single0;
        open[1] = next0 & ~single0;
        placed[10] = single1;
        open[10] = next1 & ~single1;
        placed[19] = single2;
        open[19] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[2];
      open1 = open[11];
      open2 = open[20];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 4)) !== 0) {
        open0 = (open0 & ~filled0) | placed[2];
        open1 = (open1 & ~filled1) | placed[11];
        open2 = (open2 & ~filled2) | placed[20];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 507) | (((0 - shrunk) >>> 31) << 2);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[2] = single0;
        open[2] = next0 & ~single0;
        placed[11] = single1;
        open[11] = next1 & ~single1;
        placed[20] = single2;
        open[20] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[3];
      open1 = open[12];
      open2 = open[21];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 8)) !== 0) {
        open0 = (open0 & ~filled0) | placed[3];
        open1 = (open1 & ~filled1) | placed[12];
        open2 = (open2 & ~filled2) | placed[21];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 503) | (((0 - shrunk) >>> 31) << 3);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[3] = single0;
        open[3] = next0 & ~single0;
        placed[12] = single1;
        open[12] = next1 & ~single1;
        placed[21] = single2;
        open[21] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[4];
      open1 = open[13];
      open2 = open[22];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 16)) !== 0) {
        open0 = (open0 & ~filled0) | placed[4];
        open1 = (open1 & ~filled1) | placed[13];
        open2 = (open2 & ~filled2) | placed[22];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 495) | (((0 - shrunk) >>> 31) << 4);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[4] = single0;
        open[4] = next0 & ~single0;
        placed[13] = single1;
        open[13] = next1 & ~single1;
        placed[22] = single2;
        open[22] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[5];
      open1 = open[14];
      open2 = open[23];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 32)) !== 0) {
        open0 = (open0 & ~filled0) | placed[5];
        open1 = (open1 & ~filled1) | placed[14];
        open2 = (open2 & ~filled2) | placed[23];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 479) | (((0 - shrunk) >>> 31) << 5);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[5] = single0;
        open[5] = next0 & ~single0;
        placed[14] = single1;
        open[14] = next1 & ~single1;
        placed[23] = single2;
        open[23] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[6];
      open1 = open[15];
      open2 = open[24];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 64)) !== 0) {
        open0 = (open0 & ~filled0) | placed[6];
        open1 = (open1 & ~filled1) | placed[15];
        open2 = (open2 & ~filled2) | placed[24];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 447) | (((0 - shrunk) >>> 31) << 6);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[6] = single0;
        open[6] = next0 & ~single0;
        placed[15] = single1;
        open[15] = next1 & ~single1;
        placed[24] = single2;
        open[24] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[7];
      open1 = open[16];
      open2 = open[25];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 128)) !== 0) {
        open0 = (open0 & ~filled0) | placed[7];
        open1 = (open1 & ~filled1) | placed[16];
        open2 = (open2 & ~filled2) | placed[25];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 383) | (((0 - shrunk) >>> 31) << 7);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[7] = single0;
        open[7] = next0 & ~single0;
        placed[16] = single1;
        open[16] = next1 & ~single1;
        placed[25] = single2;
        open[25] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[8];
      open1 = open[17];
      open2 = open[26];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 256)) !== 0) {
        open0 = (open0 & ~filled0) | placed[8];
        open1 = (open1 & ~filled1) | placed[17];
        open2 = (open2 & ~filled2) | placed[26];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 255) | (((0 - shrunk) >>> 31) << 8);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[8] = single0;
        open[8] = next0 & ~single0;
        placed[17] = single1;
        open[17] = next1 & ~single1;
        placed[26] = single2;
        open[26] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }
    } while (changed !== 0);
    empty[0] = BAND & ~filled0;
    empty[1] = BAND & ~filled1;
    empty[2] = BAND & ~filled2;
    if ((empty[0] | empty[1] | empty[2]) === 0) return true;

    once = 0;
    twice = 0;
    thrice = 0;

    word = open[0];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[1];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[2];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[3];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[4];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[5];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[6];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[7];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[8];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;
    if (once !== empty[0]) return false;
    pairs[0] = twice & ~thrice;
    single0 = once & ~twice;

    once = 0;
    twice = 0;
    thrice = 0;

    word = open[9];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[10];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[11];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[12];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[13];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[14];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[15];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[16];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[17];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;
    if (once !== empty[1]) return false;
    pairs[1] = twice & ~thrice;
    single1 = once & ~twice;

    once = 0;
    twice = 0;
    thrice = 0;

    word = open[18];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[19];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[20];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[21];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[22];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[23];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[24];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[25];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[26];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;
    if (once !== empty[2]) return false;
    pairs[2] = twice & ~thrice;
    single2 = once & ~twice;
    if ((single0 | single1 | single2) === 0) {
      return true;
    }

    if (single0 !== 0) {
      const concerned = putNakedSingles(0, single0);
      if (concerned < 0) return false;
      dirty |= concerned;
    }

    if (single1 !== 0) {
      const concerned = putNakedSingles(1, single1);
      if (concerned < 0) return false;
      dirty |= concerned;
    }

    if (single2 !== 0) {
      const concerned = putNakedSingles(2, single2);
      if (concerned < 0) return false;
      dirty |= concerned;
    }
  }
}

/** The same, and triads. */
export function propagateWithTriads(start: number): boolean {
  let dirty = start;
  let filled0 = ~empty[0];
  let filled1 = ~empty[1];
  let filled2 = ~empty[2];
  let changed = 0;
  let any = 0;
  let shrunk = 0;
  let word = 0;
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let open0 = 0;
  let minirows0 = 0;
  let columns0 = 0;
  let left0 = 0;
  let next0 = 0;
  let single0 = 0;
  let open1 = 0;
  let minirows1 = 0;
  let columns1 = 0;
  let left1 = 0;
  let next1 = 0;
  let single1 = 0;
  let open2 = 0;
  let minirows2 = 0;
  let columns2 = 0;
  let left2 = 0;
  let next2 = 0;
  let single2 = 0;
  for (;;) {
    do {
      changed = 0;

      open0 = open[0];
      open1 = open[9];
      open2 = open[18];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 1)) !== 0) {
        open0 = (open0 & ~filled0) | placed[0];
        open1 = (open1 & ~filled1) | placed[9];
        open2 = (open2 & ~filled2) | placed[18];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 510) | (((0 - shrunk) >>> 31) << 0);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[0] = single0;
        open[0] = next0 & ~single0;
        placed[9] = single1;
        open[9] = next1 & ~single1;
        placed[18] = single2;
        open[18] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[1];
      open1 = open[10];
      open2 = open[19];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 2)) !== 0) {
        open0 = (open0 & ~filled0) | placed[1];
        open1 = (open1 & ~filled1) | placed[10];
        open2 = (open2 & ~filled2) | placed[19];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 509) | (((0 - shrunk) >>> 31) << 1);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[1] = single0;
        open[1] = next0 & ~single0;
        placed[10] = single1;
        open[10] = next1 & ~single1;
        placed[19] = single2;
        open[19] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[2];
      open1 = open[11];
      open2 = open[20];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 4)) !== 0) {
        open0 = (open0 & ~filled0) | placed[2];
        open1 = (open1 & ~filled1) | placed[11];
        open2 = (open2 & ~filled2) | placed[20];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 507) | (((0 - shrunk) >>> 31) << 2);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[2] = single0;
        open[2] = next0 & ~single0;
        placed[11] = single1;
        open[11] = next1 & ~single1;
        placed[20] = single2;
        open[20] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[3];
      open1 = open[12];
      open2 = open[21];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 8)) !== 0) {
        open0 = (open0 & ~filled0) | placed[3];
        open1 = (open1 & ~filled1) | placed[12];
        open2 = (open2 & ~filled2) | placed[21];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 503) | (((0 - shrunk) >>> 31) << 3);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[3] = single0;
        open[3] = next0 & ~single0;
        placed[12] = single1;
        open[12] = next1 & ~single1;
        placed[21] = single2;
        open[21] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[4];
      open1 = open[13];
      open2 = open[22];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 16)) !== 0) {
        open0 = (open0 & ~filled0) | placed[4];
        open1 = (open1 & ~filled1) | placed[13];
        open2 = (open2 & ~filled2) | placed[22];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 495) | (((0 - shrunk) >>> 31) << 4);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[4] = single0;
        open[4] = next0 & ~single0;
        placed[13] = single1;
        open[13] = next1 & ~single1;
        placed[22] = single2;
        open[22] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[5];
      open1 = open[14];
      open2 = open[23];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 32)) !== 0) {
        open0 = (open0 & ~filled0) | placed[5];
        open1 = (open1 & ~filled1) | placed[14];
        open2 = (open2 & ~filled2) | placed[23];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 479) | (((0 - shrunk) >>> 31) << 5);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[5] = single0;
        open[5] = next0 & ~single0;
        placed[14] = single1;
        open[14] = next1 & ~single1;
        placed[23] = single2;
        open[23] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[6];
      open1 = open[15];
      open2 = open[24];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 64)) !== 0) {
        open0 = (open0 & ~filled0) | placed[6];
        open1 = (open1 & ~filled1) | placed[15];
        open2 = (open2 & ~filled2) | placed[24];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 447) | (((0 - shrunk) >>> 31) << 6);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[6] = single0;
        open[6] = next0 & ~single0;
        placed[15] = single1;
        open[15] = next1 & ~single1;
        placed[24] = single2;
        open[24] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[7];
      open1 = open[16];
      open2 = open[25];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 128)) !== 0) {
        open0 = (open0 & ~filled0) | placed[7];
        open1 = (open1 & ~filled1) | placed[16];
        open2 = (open2 & ~filled2) | placed[25];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 383) | (((0 - shrunk) >>> 31) << 7);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[7] = single0;
        open[7] = next0 & ~single0;
        placed[16] = single1;
        open[16] = next1 & ~single1;
        placed[25] = single2;
        open[25] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }

      open0 = open[8];
      open1 = open[17];
      open2 = open[26];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & 256)) !== 0) {
        open0 = (open0 & ~filled0) | placed[8];
        open1 = (open1 & ~filled1) | placed[17];
        open2 = (open2 & ~filled2) | placed[26];

        any = (open0 | (open0 >> 1) | (open0 >> 2)) & 0x1249249;
        minirows0 = (any | (any >> 8) | (any >> 16)) & 511;
        open0 &= ROWS_THAT_FIT[minirows0];

        any = (open1 | (open1 >> 1) | (open1 >> 2)) & 0x1249249;
        minirows1 = (any | (any >> 8) | (any >> 16)) & 511;
        open1 &= ROWS_THAT_FIT[minirows1];

        any = (open2 | (open2 >> 1) | (open2 >> 2)) & 0x1249249;
        minirows2 = (any | (any >> 8) | (any >> 16)) & 511;
        open2 &= ROWS_THAT_FIT[minirows2];
        columns0 = (open0 | (open0 >> 9) | (open0 >> 18)) & 511;
        columns1 = (open1 | (open1 >> 9) | (open1 >> 18)) & 511;
        columns2 = (open2 | (open2 >> 9) | (open2 >> 18)) & 511;
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        left0 = LEFT_BY_POINTING[columns0];
        left1 = LEFT_BY_POINTING[columns1];
        left2 = LEFT_BY_POINTING[columns2];
        next0 = open0 & left1 & left2 & LEFT_BY_CLAIMING[columns0 & ~(columns1 | columns2)];
        next1 = open1 & left0 & left2 & LEFT_BY_CLAIMING[columns1 & ~(columns0 | columns2)];
        next2 = open2 & left0 & left1 & LEFT_BY_CLAIMING[columns2 & ~(columns0 | columns1)];
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & 255) | (((0 - shrunk) >>> 31) << 8);
        single0 = next0 & BOXES_IN_ONE_ROW[minirows0] & ~left0;
        single1 = next1 & BOXES_IN_ONE_ROW[minirows1] & ~left1;
        single2 = next2 & BOXES_IN_ONE_ROW[minirows2] & ~left2;
        placed[8] = single0;
        open[8] = next0 & ~single0;
        placed[17] = single1;
        open[17] = next1 & ~single1;
        placed[26] = single2;
        open[26] = next2 & ~single2;
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        filled0 |= single0;
        filled1 |= single1;
        filled2 |= single2;
      }
    } while (changed !== 0);
    empty[0] = BAND & ~filled0;
    empty[1] = BAND & ~filled1;
    empty[2] = BAND & ~filled2;
    if ((empty[0] | empty[1] | empty[2]) === 0) return true;

    once = 0;
    twice = 0;
    thrice = 0;

    word = open[0];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[1];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[2];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[3];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[4];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[5];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[6];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[7];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[8];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;
    if (once !== empty[0]) return false;
    pairs[0] = twice & ~thrice;
    single0 = once & ~twice;

    once = 0;
    twice = 0;
    thrice = 0;

    word = open[9];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[10];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[11];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[12];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[13];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[14];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[15];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[16];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[17];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;
    if (once !== empty[1]) return false;
    pairs[1] = twice & ~thrice;
    single1 = once & ~twice;

    once = 0;
    twice = 0;
    thrice = 0;

    word = open[18];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[19];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[20];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[21];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[22];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[23];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[24];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[25];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;

    word = open[26];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;
    if (once !== empty[2]) return false;
    pairs[2] = twice & ~thrice;
    single2 = once & ~twice;
    if ((single0 | single1 | single2) === 0) {
      const concerned = strikeByTriads();
      if (concerned === 0) return true;
      dirty |= concerned;
    }

    if (single0 !== 0) {
      const concerned = putNakedSingles(0, single0);
      if (concerned < 0) return false;
      dirty |= concerned;
    }

    if (single1 !== 0) {
      const concerned = putNakedSingles(1, single1);
      if (concerned < 0) return false;
      dirty |= concerned;
    }

    if (single2 !== 0) {
      const concerned = putNakedSingles(2, single2);
      if (concerned < 0) return false;
      dirty |= concerned;
    }
  }
}

/** Writes the boards to the stack. */
export function save(at: number): void {
  stack[at + 0] = open[0] | placed[0];
  stack[at + 1] = open[1] | placed[1];
  stack[at + 2] = open[2] | placed[2];
  stack[at + 3] = open[3] | placed[3];
  stack[at + 4] = open[4] | placed[4];
  stack[at + 5] = open[5] | placed[5];
  stack[at + 6] = open[6] | placed[6];
  stack[at + 7] = open[7] | placed[7];
  stack[at + 8] = open[8] | placed[8];
  stack[at + 9] = open[9] | placed[9];
  stack[at + 10] = open[10] | placed[10];
  stack[at + 11] = open[11] | placed[11];
  stack[at + 12] = open[12] | placed[12];
  stack[at + 13] = open[13] | placed[13];
  stack[at + 14] = open[14] | placed[14];
  stack[at + 15] = open[15] | placed[15];
  stack[at + 16] = open[16] | placed[16];
  stack[at + 17] = open[17] | placed[17];
  stack[at + 18] = open[18] | placed[18];
  stack[at + 19] = open[19] | placed[19];
  stack[at + 20] = open[20] | placed[20];
  stack[at + 21] = open[21] | placed[21];
  stack[at + 22] = open[22] | placed[22];
  stack[at + 23] = open[23] | placed[23];
  stack[at + 24] = open[24] | placed[24];
  stack[at + 25] = open[25] | placed[25];
  stack[at + 26] = open[26] | placed[26];
  stack[at + 27] = empty[0];
  stack[at + 28] = empty[1];
  stack[at + 29] = empty[2];
}

/** Strikes out, in the boards saved at `at`, what `put` would strike out. */
export function putInSaved(at: number, digit: number, cell: number): void {
  stack[at + digit] &= APART[3 * cell];
  stack[at + 9 + digit] &= APART[3 * cell + 1];
  stack[at + 18 + digit] &= APART[3 * cell + 2];
}

/** Reads the boards back from the stack. */
export function restore(at: number): void {
  let word = 0;
  const empty0 = stack[at + 27];
  empty[0] = empty0;
  const empty1 = stack[at + 28];
  empty[1] = empty1;
  const empty2 = stack[at + 29];
  empty[2] = empty2;
  word = stack[at + 0];
  open[0] = word & empty0;
  placed[0] = word & ~empty0;
  word = stack[at + 1];
  open[1] = word & empty0;
  placed[1] = word & ~empty0;
  word = stack[at + 2];
  open[2] = word & empty0;
  placed[2] = word & ~empty0;
  word = stack[at + 3];
  open[3] = word & empty0;
  placed[3] = word & ~empty0;
  word = stack[at + 4];
  open[4] = word & empty0;
  placed[4] = word & ~empty0;
  word = stack[at + 5];
  open[5] = word & empty0;
  placed[5] = word & ~empty0;
  word = stack[at + 6];
  open[6] = word & empty0;
  placed[6] = word & ~empty0;
  word = stack[at + 7];
  open[7] = word & empty0;
  placed[7] = word & ~empty0;
  word = stack[at + 8];
  open[8] = word & empty0;
  placed[8] = word & ~empty0;
  word = stack[at + 9];
  open[9] = word & empty1;
  placed[9] = word & ~empty1;
  word = stack[at + 10];
  open[10] = word & empty1;
  placed[10] = word & ~empty1;
  word = stack[at + 11];
  open[11] = word & empty1;
  placed[11] = word & ~empty1;
  word = stack[at + 12];
  open[12] = word & empty1;
  placed[12] = word & ~empty1;
  word = stack[at + 13];
  open[13] = word & empty1;
  placed[13] = word & ~empty1;
  word = stack[at + 14];
  open[14] = word & empty1;
  placed[14] = word & ~empty1;
  word = stack[at + 15];
  open[15] = word & empty1;
  placed[15] = word & ~empty1;
  word = stack[at + 16];
  open[16] = word & empty1;
  placed[16] = word & ~empty1;
  word = stack[at + 17];
  open[17] = word & empty1;
  placed[17] = word & ~empty1;
  word = stack[at + 18];
  open[18] = word & empty2;
  placed[18] = word & ~empty2;
  word = stack[at + 19];
  open[19] = word & empty2;
  placed[19] = word & ~empty2;
  word = stack[at + 20];
  open[20] = word & empty2;
  placed[20] = word & ~empty2;
  word = stack[at + 21];
  open[21] = word & empty2;
  placed[21] = word & ~empty2;
  word = stack[at + 22];
  open[22] = word & empty2;
  placed[22] = word & ~empty2;
  word = stack[at + 23];
  open[23] = word & empty2;
  placed[23] = word & ~empty2;
  word = stack[at + 24];
  open[24] = word & empty2;
  placed[24] = word & ~empty2;
  word = stack[at + 25];
  open[25] = word & empty2;
  placed[25] = word & ~empty2;
  word = stack[at + 26];
  open[26] = word & empty2;
  placed[26] = word & ~empty2;
}
