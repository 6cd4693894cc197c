import { countDigits } from '../candidates.ts';
import { boards, CHANGED, put, putInSaved } from './propagate.generated.ts';

const { open, empty, pairs, stack } = boards;

/**
 * Splits the search at a cell: one digit is put now, the others stay in the boards that are saved at `at`. It is the first cell of two
 * candidates in the band that has most of them; one with the fewest where there is none. Returns the digit put, as a bit.
 */
export function splitCell(at: number): number {
  const band = bandWithMostPairs();
  if (pairs[band] === 0) return splitFewest(at);
  const bit = pairs[band] & -pairs[band];
  const cell = 27 * band + 31 - Math.clz32(bit);
  const first = nextCandidate(band, bit, 0);
  const second = nextCandidate(band, bit, first + 1);
  stack[at + CHANGED] = 1 << second;
  // The other digit is put into the saved boards at once: that spares a search for naked singles.
  putInSaved(at, second, cell);
  put(first, cell);
  return 1 << first;
}

/** For boards without any cell of two candidates: the first candidate of the cell with the fewest. */
function splitFewest(at: number): number {
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
  stack[at + CHANGED] = 1 << digit;
  stack[at + 9 * chosenBand + digit] &= ~chosenBit;
  put(digit, 27 * chosenBand + 31 - Math.clz32(chosenBit));
  return 1 << digit;
}

/** The first candidate of the cell from `from` on, 1 less than its number. */
function nextCandidate(band: number, bit: number, from: number): number {
  let digit = from;
  while ((open[9 * band + digit] & bit) === 0) digit++;
  return digit;
}

function bandWithMostPairs(): number {
  const [a, b, c] = [countDigits(pairs[0]), countDigits(pairs[1]), countDigits(pairs[2])];
  return c > a && c > b ? 2 : b > a ? 1 : 0;
}
