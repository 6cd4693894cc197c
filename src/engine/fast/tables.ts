import { gridOf } from '../grid.ts';

/*
 * A digit's board on a 9 × 9 grid is three words, one a band: bit 9 · (row in the band) + column is set where the digit is possible.
 * Tables are indexed by nine bits. `minirows`: bit 3 · stack + row, set where a box's row has room for the digit; `columns`: bit c, set
 * where a column of the band has room.
 */

/** All 27 cells of a band. */
export const BAND = 0x7ffffff;

const minirow = (row: number, box: number) => 7 << (9 * row + 3 * box);
const column = (index: number) => 0x40201 << index;
const threes = [0, 1, 2];
const union = (masks: readonly number[]) => masks.reduce((all, mask) => all | mask, 0);
/** The members of a set of three. */
const membersOf = (own: number) => threes.filter((member) => (own >> member) & 1);
const isOne = (own: number) => own === 1 || own === 2 || own === 4;
/** The six assignments of three boxes to three different rows, as minirows. */
const choices = threes.flatMap((a) => threes.filter((b) => b !== a).map((b) => (1 << a) | (1 << (3 + b)) | (1 << (9 - a - b))));

function tableOf(entry: (bits: number) => number): Int32Array {
  const table = new Int32Array(512);
  for (let bits = 0; bits < 512; bits++) table[bits] = entry(bits);
  return table;
}

/** A table whose entries are unions of what each box adds by its own three bits: pages make their tables while they load, so 24 entries are worked out and not 512. */
function tableByBox(entry: (own: number, box: number) => number): Int32Array {
  const parts = threes.map((box) => Int32Array.from({ length: 8 }, (_, own) => entry(own, box)));
  const [first, second, third] = parts as [Int32Array, Int32Array, Int32Array];
  return tableOf((bits) => first[bits & 7]! | second[(bits >> 3) & 7]! | third[bits >> 6]!);
}

/** The minirows that can be used when three boxes take three different rows. */
function possible(minirows: number): number {
  let left = 0;
  for (const used of choices) if ((minirows & used) === used) left |= used;
  return left;
}

/** Indexed by minirows: the cells left when three boxes must take three different rows; 0 when they cannot. */
export function rowsThatFit(): Int32Array {
  const cells = cellsOfMinirows();
  return tableOf((bits) => cells[possible(bits)]!);
}

/** Indexed by minirows: the cells of those boxes that have one row left, once the rows that do not fit are gone. */
export function boxesInOneRow(): Int32Array {
  const cells = tableByBox((own, box) => (isOne(own) ? minirow(own >> 1, box) : 0));
  return tableOf((bits) => cells[possible(bits)]!);
}

/** Indexed by minirows: those left when three boxes must take three different rows and, shifted by nine, the only ones of their boxes. */
export function roomsInBand(): Int32Array {
  const only = tableByBox((own, box) => (isOne(own) ? own << (3 * box) : 0));
  return tableOf((bits) => {
    const left = possible(bits);
    return left | (only[left]! << 9);
  });
}

/** Indexed by minirows: their cells. */
export function cellsOfMinirows(): Int32Array {
  return tableByBox((own, box) => union(membersOf(own).map((row) => minirow(row, box))));
}

/** Indexed by columns of a band: their cells. */
export function cellsOfColumns(): Int32Array {
  return tableByBox((own, box) => columnsIn(own, box));
}

/** Indexed by minirows, or by columns of a band: the others of their boxes; where a box has two of them, all three. */
export function othersOfBox(): Int32Array {
  return tableByBox((own, box) => (own === 0 ? 0 : isOne(own) ? 7 & ~own : 7) << (3 * box));
}

/** Indexed by the minirows that have room: where there are two choices, one and, shifted by nine, the other; otherwise 0. */
export function twoConfigurations(): Int32Array {
  return tableOf((bits) => {
    const fit = choices.filter((used) => (bits & used) === used);
    return fit.length === 2 ? fit[0]! | (fit[1]! << 9) : 0;
  });
}

/** Indexed by the columns of one band: what is left for the other bands where a box has one column left (pointing). */
export function leftByPointing(): Int32Array {
  const gone = tableByBox((own, box) => (isOne(own) ? columnsIn(own, box) : 0));
  return gone.map((cells) => BAND & ~cells);
}

/** Indexed by the columns of a band in which no other band has room: what is left for the band itself (claiming). */
export function leftByClaiming(): Int32Array {
  return tableByBox((claimed, box) => {
    if (claimed === 0) return columnsIn(7, box);
    return isOne(claimed) ? columnsIn(claimed, box) : 0;
  });
}

/** At 3 · cell + band: the cells that stay open to a digit placed in the cell (the cell itself among them). */
export function cellsApart(): Int32Array {
  const table = new Int32Array(243);
  const { peersOfCell } = gridOf(9);
  for (let cell = 0; cell < 81; cell++) {
    table.fill(BAND, 3 * cell, 3 * cell + 3);
    for (const peer of peersOfCell[cell]) table[3 * cell + Math.floor(peer / 27)] &= ~(1 << (peer % 27));
  }
  return table;
}

/** The cells that a band has in columns of a box. */
function columnsIn(own: number, box: number): number {
  return union(membersOf(own).map((index) => column(3 * box + index)));
}
