import { bitOf, digitsOf } from '../../candidates.ts';
import { type AlmostLockedSet, almostLockedSets, endIn } from '../almost-locked.ts';
import { type CellSet, cellsOfSet, hasCell, inBoth } from '../cell-set.ts';
import type { Position } from '../position.ts';
import { dearTechnique, type Finding, seen } from '../technique.ts';

/** With two petals it is an ALS-XY-wing with a cell in the middle; more than five nobody sees. */
const FEWEST_PETALS = 3;
const MOST_PETALS = 5;

/**
 * A cell (the stem), and for each of its candidates an almost locked set (a petal) all of whose places for that candidate it sees.
 * Whatever the stem is, a petal loses that digit and has all its others: z, which all petals have, stands in one of them.
 * `pattern`: the stem, then the petals. Links: from the stem to each petal, and in it to z.
 */
function* search(position: Position): Generator<Finding> {
  const { candidates } = position;
  const sets = almostLockedSets(position);
  for (const [stem, digits] of candidates.entries()) {
    const ofStem = digitsOf(digits);
    if (ofStem.length < FEWEST_PETALS || ofStem.length > MOST_PETALS) continue;
    const petalsFor = ofStem.map((digit) => sets.filter((set) => set.seers[digit] && hasCell(set.seers[digit], stem)));
    const all = petalsFor.flat().reduce((set, petal) => set | petal.digits, 0) & ~digits;
    for (const z of digitsOf(all)) {
      for (const { petals, struck } of blossoms(
        petalsFor.map((list) => list.filter((set) => set.digits & bitOf(z))),
        z,
      )) {
        yield {
          pattern: [seen([stem], digits, 0), ...petals.map((petal) => seen(petal.cells, petal.digits, 1))],
          links: petals.flatMap((petal, index) => [
            { from: { cell: stem, digit: ofStem[index] }, to: endIn(petal, ofStem[index]), strong: false },
            { from: endIn(petal, ofStem[index]), to: endIn(petal, z), strong: true },
          ]),
          eliminations: cellsOfSet(struck).map((cell) => ({ cell, digit: z })),
        };
      }
    }
  }
}

/** A petal from each list, such that some cell sees every place of z in all of them. */
function* blossoms(
  lists: readonly (readonly AlmostLockedSet[])[],
  z: number,
  petals: readonly AlmostLockedSet[] = [],
  struck?: CellSet,
): Generator<{ petals: readonly AlmostLockedSet[]; struck: CellSet }> {
  if (petals.length === lists.length) {
    yield { petals, struck: struck! };
    return;
  }
  for (const petal of lists[petals.length]) {
    if (petals.includes(petal)) continue;
    const left = struck ? inBoth(struck, petal.seers[z]) : petal.seers[z];
    if (left.some((word) => word !== 0)) yield* blossoms(lists, z, [...petals, petal], left);
  }
}

export const deathBlossom = dearTechnique('death-blossom', 'Death blossom', search);
