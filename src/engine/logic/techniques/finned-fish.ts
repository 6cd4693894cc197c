import { allDigits, bitOf, countDigits, digitsOf } from '../../candidates.ts';
import { columnsOf, type Position, placesIn, rowsOf } from '../position.ts';
import { candidatesAt, combinations, type Finding, seen, technique } from '../technique.ts';

/** Lines that are combined at most: a bound for grids larger than 9 × 9. */
const MOST_LINES = 12;

/** The lines that cross a line at its places, as a set of bits; its boxes in order, and by box the crossing lines of the places outside it. */
function crossings(places: readonly number[], crossing: ArrayLike<number>, boxOfCell: ArrayLike<number>) {
  const coversOf = (cells: readonly number[]) => cells.reduce((set, cell) => set | (1 << crossing[cell]), 0);
  const boxes = [...new Set(places.map((cell) => boxOfCell[cell]))];
  const beside = new Map(boxes.map((box) => [box, coversOf(places.filter((cell) => boxOfCell[cell] !== box))]));
  return { covers: coversOf(places), boxes, beside };
}

function union<Line>(lines: readonly Line[], bitsOf: (line: Line) => number): number {
  let bits = 0;
  for (const line of lines) bits |= bitsOf(line);
  return bits;
}

/**
 * A fish that some places in one box (the fins) spoil. Either the fins are empty and the fish holds, or one of them
 * has the digit: what both ways strike can go. Sashimi: without its fins a base line would have a single place left.
 * `pattern`: the body, then the fins. `houses`: the base lines, the cover lines, the box of the fins.
 */
function* search(position: Position, size: number, sashimi: boolean): Generator<Finding> {
  const { grid } = position;
  for (const rowsAreBase of [true, false]) {
    const coverOf = (cell: number) => (rowsAreBase ? grid.size + grid.columnOfCell[cell] : grid.rowOfCell[cell]);
    const coversOf = (cells: readonly number[]) => [...new Set(cells.map(coverOf))];
    for (const digit of digitsOf(allDigits(grid.size))) {
      // A line with more places than this cannot keep its fins in one box.
      const most = size + Math.max(grid.boxRows, grid.boxColumns);
      const lines = (rowsAreBase ? rowsOf(grid) : columnsOf(grid))
        .map((house) => ({ house, places: placesIn(position, house, digit) }))
        .filter(({ places }) => places.length > 1 && places.length <= most)
        .map((line) => ({ ...line, ...crossings(line.places, rowsAreBase ? grid.columnOfCell : grid.rowOfCell, grid.boxOfCell) }));
      if (lines.length > MOST_LINES) continue;
      for (const base of combinations(lines, size)) {
        // Most choices of lines go no further: these questions are asked of sets of bits.
        if (countDigits(union(base, ({ covers }) => covers)) <= size) continue;
        const boxes = [...new Set(base.flatMap((line) => line.boxes))];
        const fitting = boxes.filter((box) => countDigits(union(base, ({ covers, beside }) => beside.get(box) ?? covers)) <= size);
        if (fitting.length === 0) continue;
        const places = base.flatMap((line) => line.places);
        for (const box of fitting) {
          const outside = coversOf(places.filter((cell) => grid.boxOfCell[cell] !== box));
          const inside = coversOf(places.filter((cell) => grid.boxOfCell[cell] === box)).filter((house) => !outside.includes(house));
          for (const chosen of combinations(inside, size - outside.length)) {
            const covers = [...outside, ...chosen].sort((a, b) => a - b);
            const fins = places.filter((cell) => !covers.includes(coverOf(cell)));
            if (fins.length === 0) continue;
            const thin = base.some((line) => line.places.filter((cell) => !fins.includes(cell)).length < 2);
            if (thin !== sashimi) continue;
            const boxHouse = 2 * grid.size + box;
            const struck = grid.cellsOfHouse[boxHouse].filter((cell) => covers.includes(coverOf(cell)) && !places.includes(cell));
            const body = places.filter((cell) => !fins.includes(cell));
            yield {
              pattern: [seen(body, bitOf(digit), 0), seen(fins, bitOf(digit), 1)],
              houses: [...base.map(({ house }) => house), ...covers, boxHouse],
              eliminations: candidatesAt(position, struck, bitOf(digit)),
            };
          }
        }
      }
    }
  }
}

export const finnedXWing = technique('finned-x-wing', 'Finned X-wing', (position) => search(position, 2, false));
export const sashimiXWing = technique('sashimi-x-wing', 'Sashimi X-wing', (position) => search(position, 2, true));
export const finnedSwordfish = technique('finned-swordfish', 'Finned swordfish', (position) => search(position, 3, false));
export const sashimiSwordfish = technique('sashimi-swordfish', 'Sashimi swordfish', (position) => search(position, 3, true));
export const finnedJellyfish = technique('finned-jellyfish', 'Finned jellyfish', (position) => search(position, 4, false));
export const sashimiJellyfish = technique('sashimi-jellyfish', 'Sashimi jellyfish', (position) => search(position, 4, true));
