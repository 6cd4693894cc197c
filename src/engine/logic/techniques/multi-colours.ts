import { bitOf } from '../../candidates.ts';
import type { Grid } from '../../grid.ts';
import { groupBy } from '../../group-by.ts';
import { commonHouses, type Position, placesOf, sees } from '../position.ts';
import { candidatesAt, combinations, type Finding, seen, techniqueOfDigit } from '../technique.ts';
import { type Colouring, type Colours, colourings, linksOf } from './simple-colours.ts';

/** Two nets of the same digit that share no place: in each, one colour is right. */
interface TwoNets {
  readonly nets: readonly [Colouring, Colouring];
  /** The colours of the first net and of the second, in either order. */
  readonly one: Colours;
  readonly other: Colours;
}

const bothOrders = ([a, b]: Colours): readonly Colours[] => [
  [a, b],
  [b, a],
];

/** Every two nets of a digit, with their colours in every order. */
function* twoNets(position: Position, digits: readonly number[]): Generator<TwoNets> {
  const byDigit = groupBy(colourings(position, digits), ({ digit }) => digit);
  for (const ofDigit of byDigit.values()) {
    for (const nets of combinations(ofDigit, 2) as Generator<readonly [Colouring, Colouring]>)
      for (const one of bothOrders(nets[0].colours)) for (const other of bothOrders(nets[1].colours)) yield { nets, one, other };
  }
}

function findingOf(
  position: Position,
  nets: TwoNets['nets'],
  colours: readonly (readonly number[])[],
  struck: readonly number[],
  houses: readonly number[] = [],
): Finding {
  const bit = bitOf(nets[0].digit);
  return {
    pattern: colours.map((cells, hue) => seen(cells, bit, hue)),
    houses,
    links: nets.flatMap(linksOf),
    eliminations: candidatesAt(position, struck, bit),
  };
}

/** A house in which a place of one colour sees one of the other; undefined where none does. */
function clash(grid: Grid, one: readonly number[], other: readonly number[]): number | undefined {
  for (const a of one) for (const b of other) if (sees(grid, a, b)) return commonHouses(grid, [a, b])[0];
  return undefined;
}

/**
 * A place of one net sees a place of the other, so their two colours are not both right. Then one of the two opposite colours is right: a
 * place that sees both of these is wrong. If the opposite colours see each other too, the same is true of the first two. `pattern`: the
 * opposite colours, then the two that see each other. `houses`: where they do; a second one where the opposite colours do.
 */
function* trap(position: Position, digits: readonly number[]): Generator<Finding> {
  const { grid } = position;
  const seesOne = (cell: number, colour: readonly number[]) => colour.some((each) => sees(grid, cell, each));
  for (const { nets, one, other } of twoNets(position, digits)) {
    const house = clash(grid, one[1], other[1]);
    if (house === undefined) continue;
    const opposite = clash(grid, one[0], other[0]);
    const inNets = [...one.flat(), ...other.flat()];
    const struck = placesOf(position, nets[0].digit).filter(
      (cell) =>
        !inNets.includes(cell) &&
        ((seesOne(cell, one[0]) && seesOne(cell, other[0])) ||
          (opposite !== undefined && seesOne(cell, one[1]) && seesOne(cell, other[1]))),
    );
    const houses = opposite === undefined ? [house] : [house, opposite];
    yield findingOf(position, nets, [one[0], other[0], one[1], other[1]], struck, houses);
  }
}

/**
 * A colour of one net sees both colours of the other, one of which is right. So it is wrong, its opposite is right, and places that see one
 * of the opposite go. `pattern`: the wrong colour, its opposite, then the two colours that it sees.
 */
function* wrap(position: Position, digits: readonly number[]): Generator<Finding> {
  const { grid } = position;
  for (const { nets, one, other } of twoNets(position, digits)) {
    for (const [seeing, colours] of [
      [one, other],
      [other, one],
    ] as const) {
      const [wrong, right] = seeing;
      if (!colours.every((colour) => clash(grid, wrong, colour) !== undefined)) continue;
      const struck = placesOf(position, nets[0].digit).filter((cell) => right.some((each) => sees(grid, cell, each)));
      yield findingOf(position, nets, [...seeing, ...colours], struck);
    }
  }
}

export const multiColoursTrap = techniqueOfDigit('multi-colours-trap', 'Multi-colours: trap', trap);
export const multiColoursWrap = techniqueOfDigit('multi-colours-wrap', 'Multi-colours: wrap', wrap);
