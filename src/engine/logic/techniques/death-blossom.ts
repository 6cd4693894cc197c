import { bitOf, digitsOf } from '../../candidates.ts';
import { HUES } from '../../grid-picture.ts';
import { type AlmostLockedSet, almostLockedSets, endIn } from '../almost-locked.ts';
import { type CellSet, cellsOfSet, hasCell, inBoth, isEmpty } from '../cell-set.ts';
import type { Position } from '../position.ts';
import { cachedTechnique, type Finding, seen } from '../technique.ts';

/** The petals have the other hues, in turn. */
const hueOf = (petal: number): number => 1 + (petal % (HUES - 1));

/** With two petals it is an ALS-XY-wing with a cell in the middle; people do not find more than five. */
const MIN_PETALS = 3;
const MAX_PETALS = 5;

/**
 * A cell (the stem), and for each of its candidates an almost locked set (a petal) all of whose places for that candidate it sees.
 * Whichever digit the stem has, a petal loses it and has all its others: z, which all petals have, is in one of them. One set may be the
 * petal of several candidates, and the petals may have several such digits z.
 * `pattern`: the stem, then the petals by its candidates. Links: from the stem to each petal, and in it to z.
 */
function* search(position: Position): Generator<Finding> {
  const { candidates } = position;
  const sets = almostLockedSets(position);
  for (const [stem, digits] of candidates.entries()) {
    const ofStem = digitsOf(digits);
    if (ofStem.length < MIN_PETALS || ofStem.length > MAX_PETALS) continue;
    const petalsFor = ofStem.map((digit) => sets.filter((set) => set.seers[digit] && hasCell(set.seers[digit], stem)));
    const all = petalsFor.flat().reduce((set, petal) => set | petal.digits, 0) & ~digits;
    for (const first of digitsOf(all)) {
      for (const petals of blossoms(
        petalsFor.map((list) => list.filter((set) => set.digits & bitOf(first))),
        first,
      )) {
        const shared = digitsOf(petals.reduce((set, petal) => set & petal.digits, all)).filter((z) => !isEmpty(struckBy(petals, z)));
        yield {
          pattern: [seen([stem], digits, 0), ...petals.map((petal, index) => seen(petal.cells, petal.digits, hueOf(index)))],
          links: petals.flatMap((petal, index) => [
            { from: { cell: stem, digit: ofStem[index] }, to: endIn(petal, ofStem[index]), strong: false },
            ...shared.map((z) => ({ from: endIn(petal, ofStem[index]), to: endIn(petal, z), strong: true })),
          ]),
          eliminations: shared.flatMap((z) => cellsOfSet(struckBy(petals, z)).map((cell) => ({ cell, digit: z }))),
        };
      }
    }
  }
}

/** The cells that see every place of z in all petals. */
const struckBy = (petals: readonly AlmostLockedSet[], z: number): CellSet => petals.map(({ seers }) => seers[z]).reduce(inBoth);

/** A petal from each list, not all the same, such that some cell sees every place of z in all of them. */
function* blossoms(
  lists: readonly (readonly AlmostLockedSet[])[],
  z: number,
  petals: readonly AlmostLockedSet[] = [],
  struck?: CellSet,
): Generator<readonly AlmostLockedSet[]> {
  if (petals.length === lists.length) {
    if (new Set(petals).size > 1) yield petals;
    return;
  }
  for (const petal of lists[petals.length]) {
    const left = struck ? inBoth(struck, petal.seers[z]) : petal.seers[z];
    if (!isEmpty(left)) yield* blossoms(lists, z, [...petals, petal], left);
  }
}

export const deathBlossom = cachedTechnique('death-blossom', 'Death blossom', search);
