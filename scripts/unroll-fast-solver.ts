import { writeFileSync } from 'node:fs';
import { bitSums } from './bit-sums.ts';
import { formatted } from './formatted.ts';

/*
 * Writes src/engine/fast/propagate.generated.ts: the propagation of the fast solver with its loops over digits, bands and
 * words written out. The same code in loops runs at two thirds to three quarters of the speed (src/engine/fast/README.md).
 * Run it with `node scripts/unroll-fast-solver.ts` after a change here.
 */

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const bands = [0, 1, 2];
const perBand = (write: (band: number) => string) => bands.map(write).join('\n');
const perDigit = (write: (digit: number) => string) => digits.map(write).join('\n');

/** Locked candidates of one digit in all three bands, and the boxes in which it has one cell left. */
const digit = (d: number) => `
      open0 = open[${d}];
      open1 = open[${9 + d}];
      open2 = open[${18 + d}];
      if (((open0 & filled0) | (open1 & filled1) | (open2 & filled2) | (dirty & ${1 << d})) !== 0) {
        ${perBand((b) => `open${b} = (open${b} & ~filled${b}) | placed[${9 * b + d}];`)}
        ${perBand(
          (b) => `
        any = (open${b} | (open${b} >> 1) | (open${b} >> 2)) & 0x1249249;
        minirows${b} = (any | (any >> 8) | (any >> 16)) & 511;
        open${b} &= ROWS_THAT_FIT[minirows${b}];`,
        )}
        ${perBand((b) => `columns${b} = (open${b} | (open${b} >> 9) | (open${b} >> 18)) & 511;`)}
        if (open0 === 0 || open1 === 0 || open2 === 0 || (columns0 | columns1 | columns2) !== 511) return false;
        ${perBand((b) => `left${b} = LEFT_BY_POINTING[columns${b}];`)}
        ${perBand((b) => {
          const [x, y] = bands.filter((other) => other !== b);
          return `next${b} = open${b} & left${x} & left${y} & LEFT_BY_CLAIMING[columns${b} & ~(columns${x} | columns${y})];`;
        })}
        shrunk = (open0 ^ next0) | (open1 ^ next1) | (open2 ^ next2);
        dirty = (dirty & ${511 ^ (1 << d)}) | (((0 - shrunk) >>> 31) << ${d});
        ${perBand((b) => `single${b} = next${b} & BOXES_IN_ONE_ROW[minirows${b}] & ~left${b};`)}
        ${perBand((b) => `placed[${9 * b + d}] = single${b};\nopen[${9 * b + d}] = next${b} & ~single${b};`)}
        changed |= shrunk | (single0 & ~filled0) | (single1 & ~filled1) | (single2 & ~filled2);
        ${perBand((b) => `filled${b} |= single${b};`)}
      }`;

/** Where a digit has room once nothing follows for it any more. */
const roomsOfDigit = (d: number) => `
  ${perBand((b) => `open${b} = open[${9 * b + d}] | placed[${9 * b + d}];`)}
  ${perBand(
    (b) => `
  any = (open${b} | (open${b} >> 1) | (open${b} >> 2)) & 0x1249249;
  columns${b} = (open${b} | (open${b} >> 9) | (open${b} >> 18)) & 511;
  rooms[${9 * b + d}] = ROOMS_IN_BAND[(any | (any >> 8) | (any >> 16)) & 511] | (columns${b} << 18);`,
  )}
  rooms[${27 + d}] = ${bands.map((b) => `((~LEFT_BY_POINTING[columns${b}] & 511) << ${9 * b})`).join(' | ')};`;

const nakedSingles = (b: number) => `
    once = 0;
    twice = 0;
    thrice = 0;
    ${perDigit(
      (d) => `
    word = open[${9 * b + d}];
    thrice |= twice & word;
    twice |= once & word;
    once |= word;`,
    )}
    if (once !== empty[${b}]) return false;
    pairs[${b}] = twice & ~thrice;
    single${b} = once & ~twice;`;

/** The loop over the digits until nothing follows. */
const propagation = (triads: boolean) => `
  let dirty = start;
  ${perBand((b) => `let filled${b} = ~empty[${b}];`)}
  let changed = 0;
  let any = 0;
  let shrunk = 0;
  let word = 0;
  let once = 0;
  let twice = 0;
  let thrice = 0;
  ${perBand((b) => ['open', 'minirows', 'columns', 'left', 'next', 'single'].map((name) => `let ${name}${b} = 0;`).join('\n'))}
  for (;;) {
    do {
      changed = 0;
      ${perDigit(digit)}
    } while (changed !== 0);
    ${perBand((b) => `empty[${b}] = BAND & ~filled${b};`)}
    if ((empty[0] | empty[1] | empty[2]) === 0) return true;
    ${perBand(nakedSingles)}
    if ((single0 | single1 | single2) === 0) {
      ${
        triads
          ? `const concerned = strikeByTriads();
      if (concerned === 0) return true;
      dirty |= concerned;`
          : 'return true;'
      }
    }
    ${perBand(
      (b) => `
    if (single${b} !== 0) {
      const concerned = putNakedSingles(${b}, single${b});
      if (concerned < 0) return false;
      dirty |= concerned;
    }`,
    )}
  }
`;

const source = `// Written by scripts/unroll-fast-solver.ts. Change that, not this.
import { BAND, boxesInOneRow, cellsApart, cellsOfColumns, cellsOfMinirows, leftByClaiming, leftByPointing, othersOfBox, roomsInBand, rowsThatFit } from './tables.ts';

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
/** Indexed by band: after \`propagate\`, the cells with two candidates. */
const pairs = new Int32Array(32);
/**
 * After \`countRooms\`, and so where \`propagateWithTriads\` has found nothing more, where a digit has room. At 9 · band + digit − 1: its minirows, those that it must be in, shifted by 9,
 * and its columns, shifted by 18. At 27 + digit − 1: nine bits a band, the columns that it must be in.
 */
const rooms = new Int32Array(64);
/** At 4 · band + k: the k-th binary digits of how many digits have room, for each bit of \`rooms\`; at 12 + k, where just three have, for its k-th words. */
const sums = new Int32Array(32);
/** Boards to come back to, LEVEL words each: \`open\` and \`placed\` together, \`empty\`, and a word for the search. */
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

/** Where the digits have room, and how many of them, once nothing follows for any of them: \`rooms\` and \`sums\`. */
export function countRooms(): void {
  let any = 0;
  ${perBand((b) => `let open${b} = 0;\nlet columns${b} = 0;`)}
  ${perDigit(roomsOfDigit)}
  ${[0, 1, 2, 3]
    .map((k) => {
      const { code, planes } = bitSums(
        digits.map((d) => `rooms[${9 * k + d}]`),
        `sum${k}_`,
      );
      const [ones, twos, fours, eights] = planes;
      return `${code}
    ${k < 3 ? planes.map((plane, at) => `sums[${4 * k + at}] = ${plane};`).join('\n') : ''}
    sums[${12 + k}] = ${ones} & ${twos} & ~(${fours} | ${eights});`;
    })
    .join('\n')}
}

/**
 * Sets of three digits in the three cells of a minirow or a minicolumn (its like in a stack), naked and hidden: the digits that lost
 * candidates, as bits. What contradicts the rules there is left to the search: it is rare.
 */
function strikeByTriads(): number {
  countRooms();
  ${[0, 1, 2, 3].map((k) => `const three${k} = sums[${12 + k}];`).join('\n')}
  // Where three have room and not all three must be there, or three must and others have room too.
  ${perBand((b) => `const rows${b} = (three${b} ^ (three${b} >> 9)) & 511;\nconst columns${b} = (three${b} >> 18) ^ ((three3 >> ${9 * b}) & 511);`)}
  let concerned = 0;
  ${perBand((b) => `if ((rows${b} | columns${b}) !== 0) concerned |= strikeInBand(${b}, rows${b}, columns${b}, three${b});`)}
  return concerned;
}

/** Keeps three digits to the given minirows and columns of a band, or the others out; \`three\` has a bit where three have room. */
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
 * Locked candidates, hidden and naked singles, until there are no more. \`start\` has a bit for each digit whose board was changed.
 * False when the boards contradict the rules.
 */
export function propagate(start: number): boolean {${propagation(false)}}

/** The same, and triads. */
export function propagateWithTriads(start: number): boolean {${propagation(true)}}

/** Writes the boards to the stack. */
export function save(at: number): void {
  ${perBand((b) => perDigit((d) => `stack[at + ${9 * b + d}] = open[${9 * b + d}] | placed[${9 * b + d}];`))}
  ${perBand((b) => `stack[at + ${27 + b}] = empty[${b}];`)}
}

/** Strikes out, in the boards saved at \`at\`, what \`put\` would strike out. */
export function putInSaved(at: number, digit: number, cell: number): void {
  stack[at + digit] &= APART[3 * cell];
  stack[at + 9 + digit] &= APART[3 * cell + 1];
  stack[at + 18 + digit] &= APART[3 * cell + 2];
}

/** Reads the boards back from the stack. */
export function restore(at: number): void {
  let word = 0;
  ${perBand((b) => `const empty${b} = stack[at + ${27 + b}];\nempty[${b}] = empty${b};`)}
  ${perBand((b) =>
    perDigit((d) => {
      const index = 9 * b + d;
      return `word = stack[at + ${index}];\nopen[${index}] = word & empty${b};\nplaced[${index}] = word & ~empty${b};`;
    }),
  )}
}
`;

/** The generated file's text. */
export const unrolled = (): string => formatted('propagate.generated.ts', source);

if (import.meta.main) writeFileSync(new URL('../src/engine/fast/propagate.generated.ts', import.meta.url), unrolled());
