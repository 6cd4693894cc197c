import { bitOf, countDigits, digitsOf, hasDigit } from '../../candidates.ts';
import type { Grid } from '../../grid.ts';
import { groupBy } from '../../group-by.ts';
import { marksOf } from '../marks.ts';
import { columnsOf, type Position, rowsOf } from '../position.ts';
import { cachedTechniqueOfDigit, candidatesAt, combinations, type Finding, seen, techniqueOfDigit } from '../technique.ts';

/** Lines that are combined at most: a bound for grids larger than 9 × 9. */
const MAX_LINES = 12;

/**
 * A fish that some places in one box (the fins) spoil. Either the fins are empty and the fish is valid, or one of them has the digit: a
 * candidate ruled out in both cases can go. Sashimi: without its fins a base line would have a single place left.
 * `pattern`: the body, then the fins. `houses`: the base lines, the cover lines, the box of the fins.
 */
function* search(position: Position, digits: readonly number[], size: number, sashimi: boolean): Generator<Finding> {
  const { grid } = position;
  // Fins lie in one box of a band and a stack, which irregular regions don't have.
  if (grid.boxRows === 0) return;
  const marks = marksOf(position);
  for (const rowsAreBase of [true, false]) {
    // A line with more places than this cannot keep its fins in one box.
    const most = size + Math.max(grid.boxRows, grid.boxColumns);
    for (const digit of digits) {
      const lines: number[] = [];
      for (const house of rowsAreBase ? rowsOf(grid) : columnsOf(grid)) {
        const count = countDigits(marks.placesIn(house, digit));
        if (count > 1 && count <= most) lines.push(house);
      }
      if (lines.length > MAX_LINES) continue;
      for (const base of combinations(lines, size)) yield* finnedBy(position, base, { digit, rowsAreBase, sashimi });
    }
  }
}

interface Fish {
  readonly digit: number;
  readonly rowsAreBase: boolean;
  readonly sashimi: boolean;
}

/** The fish of these base lines with fins in one box. Places in a line, and crossing lines, are sets of bits. */
function* finnedBy(position: Position, base: readonly number[], { digit, rowsAreBase, sashimi }: Fish): Generator<Finding> {
  const { grid } = position;
  const marks = marksOf(position);
  const placesOf = (house: number) => marks.placesIn(house, digit);
  const tall = rowsAreBase ? grid.boxRows : grid.boxColumns;
  const wide = rowsAreBase ? grid.boxColumns : grid.boxRows;
  const bandOf = (house: number) => Math.floor((house % grid.size) / tall);
  for (const [band, stack] of boxesMet(base, { placesOf, bandOf, wide, size: grid.size })) {
    const across = ((1 << wide) - 1) << (stack * wide);
    const inBand = (house: number) => bandOf(house) === band;
    const outside = base.reduce((set, house) => set | (placesOf(house) & (inBand(house) ? ~across : -1)), 0);
    const open = base.length - countDigits(outside);
    if (open < 0) continue;
    const box = 2 * grid.size + (rowsAreBase ? band * (grid.size / wide) + stack : stack * (grid.size / tall) + band);
    // The fish can only strike if the box has a place outside the base lines.
    const hasPlace = grid.cellsOfHouse[box].some(
      (cell) => hasDigit(position.candidates[cell], digit) && !base.includes(lineOf(grid, cell, rowsAreBase)),
    );
    if (!hasPlace) continue;
    const inside = [...new Set(base.flatMap((house) => (inBand(house) ? digitsOf(placesOf(house) & across & ~outside) : [])))];
    for (const chosen of combinations(inside, open)) {
      const covers = chosen.reduce((set, line) => set | bitOf(line), outside);
      const fins = base.map((house) => placesOf(house) & ~covers);
      if (fins.every((set) => set === 0)) continue;
      const thin = base.some((house) => countDigits(placesOf(house) & covers) < 2);
      if (thin !== sashimi) continue;
      const cellsAt = (sets: (house: number) => number) =>
        base.flatMap((house) => digitsOf(sets(house)).map((place) => grid.cellsOfHouse[house][place - 1]));
      const isStruck = (cell: number) =>
        !base.includes(lineOf(grid, cell, rowsAreBase)) && (covers >>> (lineOf(grid, cell, !rowsAreBase) % grid.size)) & 1;
      const coverLines = digitsOf(covers).map((line) => line - 1 + (rowsAreBase ? grid.size : 0));
      yield {
        pattern: [
          seen(
            cellsAt((house) => placesOf(house) & covers),
            bitOf(digit),
            0,
          ),
          seen(
            cellsAt((house) => placesOf(house) & ~covers),
            bitOf(digit),
            1,
          ),
        ],
        houses: [...base, ...coverLines, box],
        eliminations: candidatesAt(position, grid.cellsOfHouse[box].filter(isStruck), bitOf(digit)),
      };
    }
  }
}

/** The row of a cell, or its column, as a house. */
const lineOf = (grid: Grid, cell: number, row: boolean) => (row ? grid.rowOfCell[cell] : grid.size + grid.columnOfCell[cell]);

interface Lines {
  readonly placesOf: (house: number) => number;
  readonly bandOf: (house: number) => number;
  readonly wide: number;
  readonly size: number;
}

/** The boxes in which the lines have places, in the order in which one meets them, as band and stack. */
function boxesMet(base: readonly number[], { placesOf, bandOf, wide, size }: Lines): [band: number, stack: number][] {
  const met: [number, number][] = [];
  const known = new Set<number>();
  for (const house of base) {
    for (let stack = 0; stack * wide < size; stack++) {
      if (!((placesOf(house) >>> (stack * wide)) & ((1 << wide) - 1)) || known.has(bandOf(house) * size + stack)) continue;
      known.add(bandOf(house) * size + stack);
      met.push([bandOf(house), stack]);
    }
  }
  return met;
}

/**
 * Two finned fish on the same base lines: with one choice of covers some places are fins, with another choice others. Each choice strikes
 * candidates of its own. `pattern`: what both have in their bodies, the fins of one, the fins of the other. `houses`: the base lines; then
 * for each of the two its covers and the box of its fins.
 */
function* siamese(position: Position, digits: readonly number[], size: number): Generator<Finding> {
  const all = [false, true]
    .flatMap((sashimi) => [...search(position, digits, size, sashimi)])
    .filter(({ eliminations }) => eliminations!.length > 0);
  const onBase = groupBy(all, ({ houses, pattern }) => `${pattern![0].digits} ${houses!.slice(0, size)}`);
  for (const alike of onBase.values()) {
    for (const [one, other] of combinations(alike, 2)) {
      const cellsOf = (finding: Finding) => finding.eliminations!.map(({ cell }) => cell);
      const isMore = (a: Finding, b: Finding) => cellsOf(a).some((cell) => !cellsOf(b).includes(cell));
      if (!isMore(one, other) || !isMore(other, one)) continue;
      const [{ cells: body, digits: bit }, fins] = one.pattern!;
      const [{ cells: otherBody }, otherFins] = other.pattern!;
      const inBoth = body.filter((cell) => otherBody.includes(cell));
      yield {
        pattern: [seen(inBoth, bit, 0), fins, { ...otherFins, hue: 2 }],
        houses: [...one.houses!, ...other.houses!.slice(size)],
        eliminations: [...one.eliminations!, ...other.eliminations!],
      };
    }
  }
}

export const siameseSwordfish = cachedTechniqueOfDigit('siamese-swordfish', 'Siamese swordfish', (position, digits) =>
  siamese(position, digits, 3),
);
export const siameseJellyfish = cachedTechniqueOfDigit('siamese-jellyfish', 'Siamese jellyfish', (position, digits) =>
  siamese(position, digits, 4),
);
export const finnedXWing = techniqueOfDigit('finned-x-wing', 'Finned X-wing', (position, digits) => search(position, digits, 2, false));
export const sashimiXWing = techniqueOfDigit('sashimi-x-wing', 'Sashimi X-wing', (position, digits) => search(position, digits, 2, true));
export const finnedSwordfish = techniqueOfDigit('finned-swordfish', 'Finned swordfish', (position, digits) =>
  search(position, digits, 3, false),
);
export const sashimiSwordfish = techniqueOfDigit('sashimi-swordfish', 'Sashimi swordfish', (position, digits) =>
  search(position, digits, 3, true),
);
export const finnedJellyfish = techniqueOfDigit('finned-jellyfish', 'Finned jellyfish', (position, digits) =>
  search(position, digits, 4, false),
);
export const sashimiJellyfish = techniqueOfDigit('sashimi-jellyfish', 'Sashimi jellyfish', (position, digits) =>
  search(position, digits, 4, true),
);
