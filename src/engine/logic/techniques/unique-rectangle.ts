import { bitOf, countDigits, digitsOf } from '../../candidates.ts';
import { marksOf } from '../marks.ts';
import { commonHouses, commonPeers, type Position, placesIn } from '../position.ts';
import { candidatesAt, combinations, type Finding, seen, trustingTechnique } from '../technique.ts';
import { areOpposite, maySwap, type Rectangle, rectanglesOf } from './rectangles.ts';

/*
 * Four open cells on two rows, two columns and two boxes (no boxes in a Latin square) that had only x and y, crosswise, could be swapped: the puzzle would have two
 * solutions. So, if it has one, at least one of the four has another digit. A type is a conclusion from that. Pencil marks for x and y may
 * be missing from a cell, as long as no placed digit rules them out.
 */

/** A rectangle that could end up with only the two digits. */
export interface Threat {
  readonly rectangle: Rectangle;
  /** The two digits, as a set of bits. */
  readonly pair: number;
  /** Corners with only the pair as candidates, and the others. */
  readonly bare: readonly number[];
  readonly rich: readonly number[];
}

/** Returns every threat. Cached, because several techniques use it. */
export const threatsOf = (position: Position): readonly Threat[] => marksOf(position).derive('threats', () => [...makeThreats(position)]);

function* makeThreats(position: Position): Generator<Threat> {
  const { grid, digits, candidates } = position;
  for (const rectangle of rectanglesOf(grid)) {
    const [a, b, c, d] = rectangle;
    if (candidates[a] === 0 || candidates[b] === 0 || candidates[c] === 0 || candidates[d] === 0) continue;
    const pairs = new Set(rectangle.map((cell) => candidates[cell]).filter((set) => countDigits(set) === 2));
    for (const pair of pairs) {
      const open = (cell: number) => grid.peersOfCell[cell].every((peer) => digits[peer] === 0 || !(pair & bitOf(digits[peer])));
      if (!rectangle.every(open) || !maySwap(position, rectangle, pair)) continue;
      const bare = rectangle.filter((cell) => (candidates[cell] & ~pair) === 0);
      const rich = rectangle.filter((cell) => !bare.includes(cell));
      yield { rectangle, pair, bare, rich };
    }
  }
}

/** `pattern`: the bare corners, the rich corners, then what the type adds. */
export function patternOf({ pair, bare, rich }: Threat, extra: number) {
  return [seen(bare, pair, 0), seen(rich, pair | extra, 1)];
}

const extrasOf = ({ candidates }: Position, { rich, pair }: Threat) => rich.reduce((set, cell) => set | candidates[cell], 0) & ~pair;

/** Type 1: one rich corner. It is neither digit of the pair. */
function* type1(position: Position): Generator<Finding> {
  for (const threat of threatsOf(position)) {
    if (threat.rich.length !== 1) continue;
    yield { pattern: patternOf(threat, 0), eliminations: candidatesAt(position, threat.rich, threat.pair) };
  }
}

/** Types 2 and 5: the rich corners share one extra digit, so one of them has it. Side by side it is type 2, else type 5. */
function* type2(position: Position, sideBySide: boolean): Generator<Finding> {
  for (const threat of threatsOf(position)) {
    const { rich, rectangle } = threat;
    const extra = extrasOf(position, threat);
    if (rich.length < 2 || countDigits(extra) !== 1) continue;
    if ((rich.length === 2 && !areOpposite(rectangle, rich[0], rich[1])) !== sideBySide) continue;
    yield { pattern: patternOf(threat, extra), eliminations: candidatesAt(position, commonPeers(position.grid, rich), extra) };
  }
}

/** Cells that are joined to the rich corners at most; larger grids have too many choices. */
const mostHelpers = (size: number) => (size <= 9 ? 6 : 2);

/** Type 3: two rich corners in a house act as one cell with their extra digits; with other cells they form a naked subset. */
function* type3(position: Position): Generator<Finding> {
  const { grid, candidates } = position;
  for (const threat of threatsOf(position)) {
    const { rich, pair } = threat;
    if (rich.length !== 2) continue;
    const extra = extrasOf(position, threat);
    for (const house of commonHouses(grid, rich)) {
      const others = grid.cellsOfHouse[house].filter(
        (cell) => candidates[cell] !== 0 && (candidates[cell] & pair) === 0 && !rich.includes(cell),
      );
      for (let size = 1; size <= mostHelpers(grid.size) && size <= others.length; size++) {
        for (const helpers of combinations(others, size)) {
          const digits = helpers.reduce((set, cell) => set | candidates[cell], extra);
          if (countDigits(digits) !== size + 1) continue;
          const houses = commonHouses(grid, [...rich, ...helpers]);
          const rest = houses.flatMap((each) => grid.cellsOfHouse[each]).filter((cell) => !rich.includes(cell) && !helpers.includes(cell));
          yield {
            pattern: [...patternOf(threat, extra), seen(helpers, digits, 2)],
            houses,
            eliminations: candidatesAt(position, rest, digits),
          };
        }
      }
    }
  }
}

/** Type 4: in a house of two rich corners one digit of the pair has no other place, so neither of them has the other digit. */
function* type4(position: Position): Generator<Finding> {
  const { grid } = position;
  for (const threat of threatsOf(position)) {
    const { rich, pair } = threat;
    if (rich.length !== 2) continue;
    for (const house of commonHouses(grid, rich)) {
      for (const digit of digitsOf(pair)) {
        if (placesIn(position, house, digit).some((cell) => !rich.includes(cell))) continue;
        yield { pattern: patternOf(threat, 0), houses: [house], eliminations: candidatesAt(position, rich, pair & ~bitOf(digit)) };
      }
    }
  }
}

/** Type 6: two opposite rich corners, and a digit of the pair has no place outside the rectangle in its rows or in its columns. */
function* type6(position: Position): Generator<Finding> {
  const { grid } = position;
  for (const threat of threatsOf(position)) {
    const { rich, pair, rectangle } = threat;
    if (rich.length !== 2 || !areOpposite(rectangle, rich[0], rich[1])) continue;
    for (const digit of digitsOf(pair)) {
      for (const type of [0, 1]) {
        const houses = rich.map((cell) => grid.housesOfCell[cell][type]);
        if (houses.some((house) => placesIn(position, house, digit).some((cell) => !rectangle.includes(cell)))) continue;
        yield { pattern: patternOf(threat, 0), houses, eliminations: candidatesAt(position, rich, bitOf(digit)) };
      }
    }
  }
}

/**
 * Hidden rectangle: a bare corner; in the row and the column of the corner opposite to it, one digit has no place outside
 * the rectangle. The opposite corner is not the other digit: else all four would be fixed crosswise.
 */
function* hidden(position: Position): Generator<Finding> {
  const { grid } = position;
  for (const threat of threatsOf(position)) {
    const { bare, rich, pair, rectangle } = threat;
    if (rich.length < 2 || (rich.length === 2 && !areOpposite(rectangle, rich[0], rich[1]))) continue;
    for (const corner of bare) {
      const opposite = rectangle[3 - rectangle.indexOf(corner)];
      for (const digit of digitsOf(pair)) {
        const houses = grid.housesOfCell[opposite].slice(0, 2);
        if (houses.some((house) => placesIn(position, house, digit).some((cell) => !rectangle.includes(cell)))) continue;
        yield { pattern: patternOf(threat, 0), houses, eliminations: candidatesAt(position, [opposite], pair & ~bitOf(digit)) };
      }
    }
  }
}

export const uniqueRectangle1 = trustingTechnique('unique-rectangle-1', 'Unique rectangle, type 1', type1);
export const uniqueRectangle2 = trustingTechnique('unique-rectangle-2', 'Unique rectangle, type 2', (position) => type2(position, true));
export const uniqueRectangle3 = trustingTechnique('unique-rectangle-3', 'Unique rectangle, type 3', type3);
export const uniqueRectangle4 = trustingTechnique('unique-rectangle-4', 'Unique rectangle, type 4', type4);
export const uniqueRectangle5 = trustingTechnique('unique-rectangle-5', 'Unique rectangle, type 5', (position) => type2(position, false));
export const uniqueRectangle6 = trustingTechnique('unique-rectangle-6', 'Unique rectangle, type 6', type6);
export const hiddenRectangle = trustingTechnique('hidden-rectangle', 'Hidden rectangle', hidden);
