import { bitOf } from '../../candidates.ts';
import { groupBy } from '../../group-by.ts';
import { type Position, placesOf, sees } from '../position.ts';
import { candidatesAt, combinations, type Finding, seen, techniqueOfDigit } from '../technique.ts';
import { type Colouring, type Colours, colourings, linksOf } from './simple-colours.ts';

/** Two nets of the same digit that share no place: in each, one colour is right. */
interface TwoNets {
  readonly nets: readonly [Colouring, Colouring];
  /** The colours of the first net and of the second, in either order. */
  readonly one: Colours;
  readonly other: Colours;
}

const bothWays = ([a, b]: Colours): readonly Colours[] => [
  [a, b],
  [b, a],
];

/** Every two nets of a digit, with their colours in every order. */
function* twoNets(position: Position, digits: readonly number[]): Generator<TwoNets> {
  const byDigit = groupBy(colourings(position, digits), ({ digit }) => digit);
  for (const ofDigit of byDigit.values()) {
    for (const nets of combinations(ofDigit, 2) as Generator<readonly [Colouring, Colouring]>)
      for (const one of bothWays(nets[0].colours)) for (const other of bothWays(nets[1].colours)) yield { nets, one, other };
  }
}

function findingOf(position: Position, nets: TwoNets['nets'], colours: readonly (readonly number[])[], struck: readonly number[]): Finding {
  const bit = bitOf(nets[0].digit);
  return {
    pattern: colours.map((cells, hue) => seen(cells, bit, hue)),
    links: nets.flatMap(linksOf),
    eliminations: candidatesAt(position, struck, bit),
  };
}

/**
 * A place of one net sees a place of the other, so their two colours are not both right. Then one of the two opposite
 * colours is: a place that sees both of these is wrong. `pattern`: the opposite colours, then the two that see each other.
 */
function* trap(position: Position, digits: readonly number[]): Generator<Finding> {
  const { grid } = position;
  const seesOne = (cell: number, colour: readonly number[]) => colour.some((each) => sees(grid, cell, each));
  for (const { nets, one, other } of twoNets(position, digits)) {
    if (!one[1].some((cell) => seesOne(cell, other[1]))) continue;
    const inNets = [...one.flat(), ...other.flat()];
    const struck = placesOf(position, nets[0].digit).filter(
      (cell) => !inNets.includes(cell) && seesOne(cell, one[0]) && seesOne(cell, other[0]),
    );
    yield findingOf(position, nets, [one[0], other[0], one[1], other[1]], struck);
  }
}

/**
 * A colour of one net sees both colours of the other, one of which is right: so it is wrong. `pattern`: the wrong colour,
 * its opposite, then the two colours that it sees.
 */
function* wrap(position: Position, digits: readonly number[]): Generator<Finding> {
  const { grid } = position;
  const seesOne = (colour: readonly number[], other: readonly number[]) =>
    colour.some((cell) => other.some((each) => sees(grid, cell, each)));
  for (const { nets, one, other } of twoNets(position, digits)) {
    for (const [seeing, colours] of [
      [one, other],
      [other, one],
    ] as const) {
      if (seesOne(seeing[0], colours[0]) && seesOne(seeing[0], colours[1]))
        yield findingOf(position, nets, [...seeing, ...colours], seeing[0]);
    }
  }
}

export const multiColoursTrap = techniqueOfDigit('multi-colours-trap', 'Multi-colours: trap', trap);
export const multiColoursWrap = techniqueOfDigit('multi-colours-wrap', 'Multi-colours: wrap', wrap);
