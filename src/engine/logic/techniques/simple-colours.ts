import { bitOf } from '../../candidates.ts';
import type { CandidateLink } from '../../grid-picture.ts';
import { type ConjugatePair, conjugatePairs } from '../marks.ts';
import { housesOf, type Position, placesOf, sees } from '../position.ts';
import { candidatesAt, type Finding, seen, techniqueOfDigit } from '../technique.ts';

/** Two sets of places, all of one right and all of the other wrong. */
export type Colours = readonly [readonly number[], readonly number[]];

/** A digit's places joined by conjugate pairs, in two colours: all of one colour are right, all of the other wrong. */
export interface Colouring {
  readonly digit: number;
  readonly colours: Colours;
  readonly pairs: readonly ConjugatePair[];
}

export function* colourings(position: Position, digits: readonly number[]): Generator<Colouring> {
  const houses = housesOf(position.grid);
  for (const digit of digits) {
    const pairs = conjugatePairs(position, digit, houses);
    const colourOf = new Map<number, number>();
    for (const { ends } of pairs) {
      if (colourOf.has(ends[0])) continue;
      const reached = [ends[0]];
      colourOf.set(ends[0], 0);
      for (const cell of reached) {
        for (const pair of pairs) {
          if (!pair.ends.includes(cell)) continue;
          const other = pair.ends[0] === cell ? pair.ends[1] : pair.ends[0];
          if (colourOf.has(other)) continue;
          colourOf.set(other, 1 - colourOf.get(cell)!);
          reached.push(other);
        }
      }
      const ofColour = (colour: number) => reached.filter((cell) => colourOf.get(cell) === colour).sort((a, b) => a - b);
      yield { digit, colours: [ofColour(0), ofColour(1)], pairs: pairs.filter((pair) => reached.includes(pair.ends[0])) };
    }
  }
}

/** The pairs that a net is made of, to be drawn. */
export const linksOf = ({ digit, pairs }: Colouring): CandidateLink[] =>
  pairs.map(({ ends: [from, to] }) => ({ from: { cell: from, digit }, to: { cell: to, digit }, strong: true }));

function findingOf(position: Position, colouring: Colouring, struck: readonly number[]): Finding {
  const { digit, colours } = colouring;
  return {
    pattern: [seen(colours[0], bitOf(digit), 0), seen(colours[1], bitOf(digit), 1)],
    links: linksOf(colouring),
    eliminations: candidatesAt(position, struck, bitOf(digit)),
  };
}

/** A place outside the net that sees both colours is wrong. `pattern`: the two colours. */
function* trap(position: Position, digits: readonly number[]): Generator<Finding> {
  const { grid } = position;
  for (const colouring of colourings(position, digits)) {
    const [a, b] = colouring.colours;
    const struck = placesOf(position, colouring.digit).filter(
      (cell) =>
        !a.includes(cell) && !b.includes(cell) && a.some((each) => sees(grid, cell, each)) && b.some((each) => sees(grid, cell, each)),
    );
    yield findingOf(position, colouring, struck);
  }
}

/** Two places of a colour see each other: that colour is the wrong one. `pattern`: the wrong colour, then the right one. */
function* wrap(position: Position, digits: readonly number[]): Generator<Finding> {
  const { grid } = position;
  for (const colouring of colourings(position, digits)) {
    const [a, b] = colouring.colours;
    for (const colours of [
      [a, b],
      [b, a],
    ] as const) {
      const clash = colours[0].some((cell) => colours[0].some((other) => sees(grid, cell, other)));
      if (clash) yield findingOf(position, { ...colouring, colours }, colours[0]);
    }
  }
}

export const simpleColoursTrap = techniqueOfDigit('simple-colours-trap', 'Simple colours: trap', trap);
export const simpleColoursWrap = techniqueOfDigit('simple-colours-wrap', 'Simple colours: wrap', wrap);
