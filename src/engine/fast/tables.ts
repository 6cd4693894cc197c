import { gridOf } from '../grid.ts';

/*
 * A digit's board on a 9 × 9 grid is three words, one a band: bit 9 · (row in the band) + column is set where the digit is possible.
 * Tables are indexed by nine bits. `minirows`: bit 3 · stack + row, set where a box's row has room for the digit; `columns`: bit c, set
 * where a column of the band has room.
 */

/** All 27 cells of a band. */
export const BAND = 0x7ffffff;

const minirow = (row: number, stack: number) => 7 << (9 * row + 3 * stack);
const column = (index: number) => 0x40201 << index;
const threes = [0, 1, 2];
/** The three minirows, or columns, of each box. */
const boxes = threes.map((stack) => 7 << (3 * stack));
const union = (masks: readonly number[]) => masks.reduce((all, mask) => all | mask, 0);
const tableOf = (entry: (bits: number) => number) => Int32Array.from({ length: 512 }, (_, bits) => entry(bits));
/** The six assignments of three boxes to three different rows, as minirows. */
const choices = threes.flatMap((a) => threes.filter((b) => b !== a).map((b) => (1 << a) | (1 << (3 + b)) | (1 << (9 - a - b))));

/** The minirows that can be used when three boxes take three different rows. */
function possible(minirows: number): number {
  return union(choices.filter((used) => (minirows & used) === used));
}

/** Indexed by minirows: the cells left when three boxes must take three different rows; 0 when they cannot. */
export function rowsThatFit(): Int32Array {
  return tableOf((bits) => union(threes.flatMap((stack) => rowsOf(possible(bits), stack).map((row) => minirow(row, stack)))));
}

/** Indexed by minirows: the cells of those boxes that have one row left, once the rows that do not fit are gone. */
export function boxesInOneRow(): Int32Array {
  return tableOf((bits) => {
    const rows = threes.map((stack) => rowsOf(possible(bits), stack));
    return union(rows.map((left, stack) => (left.length === 1 ? minirow(left[0], stack) : 0)));
  });
}

/** Indexed by minirows: those left when three boxes must take three different rows and, shifted by nine, the only ones of their boxes. */
export function roomsInBand(): Int32Array {
  return tableOf((bits) => {
    const left = possible(bits);
    return left | (union(boxes.map((box) => left & box).filter((own) => (own & (own - 1)) === 0)) << 9);
  });
}

/** Indexed by minirows: their cells. */
export function cellsOfMinirows(): Int32Array {
  return tableOf((bits) => union(threes.flatMap((stack) => rowsOf(bits, stack).map((row) => minirow(row, stack)))));
}

/** Indexed by columns of a band: their cells. */
export function cellsOfColumns(): Int32Array {
  return tableOf((bits) => union(threes.flatMap((stack) => columnsOf(bits, stack).map(column))));
}

/** Indexed by minirows, or by columns of a band: the others of their boxes; where a box has two of them, all three. */
export function othersOfBox(): Int32Array {
  const others = (own: number, box: number) => (own === 0 ? 0 : (own & (own - 1)) === 0 ? box & ~own : box);
  return tableOf((bits) => union(boxes.map((box) => others(bits & box, box))));
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
  return tableOf(
    (bits) => BAND & ~union(threes.map((stack) => columnsOf(bits, stack)).flatMap((c) => (c.length === 1 ? [column(c[0])] : []))),
  );
}

/** Indexed by the columns of a band in which no other band has room: what is left for the band itself (claiming). */
export function leftByClaiming(): Int32Array {
  return tableOf((bits) =>
    union(
      threes.map((stack) => {
        const claimed = columnsOf(bits, stack);
        if (claimed.length === 0) return union(columnsOf(511, stack).map(column));
        return claimed.length === 1 ? column(claimed[0]) : 0;
      }),
    ),
  );
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

function rowsOf(minirows: number, stack: number): number[] {
  return threes.filter((row) => (minirows >> (3 * stack + row)) & 1);
}

function columnsOf(columns: number, stack: number): number[] {
  return threes.map((i) => 3 * stack + i).filter((index) => (columns >> index) & 1);
}
