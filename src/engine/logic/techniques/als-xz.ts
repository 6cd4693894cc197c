import { bitOf, digitsOf } from '../../candidates.ts';
import { groupBy } from '../../group-by.ts';
import {
  type AlmostLockedSet,
  almostLockedSets,
  endIn,
  type Restriction,
  restrictionsOf,
  rowOfSets,
  sharedTargets,
} from '../almost-locked.ts';
import { cellsOfSet, inBoth } from '../cell-set.ts';
import type { Position } from '../position.ts';
import { type CellDigit, cachedTechnique, type Finding, seen } from '../technique.ts';

/** Every two almost locked sets that a digit joins, with all digits that do. */
function* joinedPairs(position: Position): Generator<{ a: AlmostLockedSet; b: AlmostLockedSet; joints: readonly number[] }> {
  const sets = almostLockedSets(position);
  for (const [index, links] of restrictionsOf(position).entries()) {
    const later = links.filter(({ other }) => other > index);
    for (const [other, joints] of groupBy(later, (link: Restriction) => link.other))
      yield { a: sets[index], b: sets[other], joints: joints.map(({ digit }) => digit) };
  }
}

/** One digit x joins the two sets. The set without it has all of its other digits, so another digit z of both is in one of them. */
function* searchSingle(position: Position): Generator<Finding> {
  for (const { a, b, joints } of joinedPairs(position)) {
    if (joints.length > 1) continue;
    yield rowOfSets([a, b], joints, sharedTargets(a, b, bitOf(joints[0])));
  }
}

/**
 * Two digits join the two sets. Neither set can give both away, so each takes one of them, and keeps all its other digits.
 * `pattern`: the two sets. Links: the two digits.
 */
function* searchDouble(position: Position): Generator<Finding> {
  for (const { a, b, joints } of joinedPairs(position)) {
    if (joints.length < 2) continue;
    const [x, y] = joints;
    const lostBy = (digit: number, seers: Uint32Array): CellDigit[] => cellsOfSet(seers).map((cell) => ({ cell, digit }));
    const ofSet = (set: AlmostLockedSet) =>
      digitsOf(set.digits & ~bitOf(x) & ~bitOf(y)).flatMap((digit) => lostBy(digit, set.seers[digit]));
    yield {
      pattern: [seen(a.cells, a.digits, 0), seen(b.cells, b.digits, 1)],
      links: [x, y].map((digit) => ({ from: endIn(a, digit), to: endIn(b, digit), strong: false })),
      eliminations: [...[x, y].flatMap((digit) => lostBy(digit, inBoth(a.seers[digit], b.seers[digit]))), ...ofSet(a), ...ofSet(b)],
    };
  }
}

export const alsXz = cachedTechnique('als-xz', 'ALS-XZ', searchSingle);
export const doublyLinkedAls = cachedTechnique('als-xz-double', 'Doubly linked ALS-XZ', searchDouble);
