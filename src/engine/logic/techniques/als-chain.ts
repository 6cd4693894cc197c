import { bitOf, digitsOf } from '../../candidates.ts';
import { almostLockedSets, type Restriction, restrictionsOf, rowOfSets, sharedTargets } from '../almost-locked.ts';
import type { Position } from '../position.ts';
import { type Finding, technique } from '../technique.ts';

/** Two sets are an ALS-XZ, three an ALS-XY-wing. */
const FEWEST = 4;
/** Longer chains are hardly ever needed, and hard to follow. */
const MOST = 7;

/** A chain so far: the number of its last set, the digit by which it was come to, and the chain before it. */
interface Reached {
  readonly set: number;
  readonly digit: number;
  readonly before: Reached | undefined;
}

/** The numbers of the sets from the first to this one, and the digits between them. */
function wayTo(end: Reached): { sets: number[]; digits: number[] } {
  const steps: Reached[] = [];
  for (let step: Reached | undefined = end; step; step = step.before) steps.unshift(step);
  return { sets: steps.map(({ set }) => set), digits: steps.slice(1).map(({ digit }) => digit) };
}

/**
 * All sets that can be come to from one that keeps all its digits but z, beginning with the digit x: a set that lost a digit
 * has all its others, and takes the one that joins it to the next set from that. A shortest way to each, and by each digit, for a
 * set is not left by the digit by which it was come to.
 */
function* chainsFrom(
  start: number,
  x: number,
  links: readonly (readonly Restriction[])[],
): Generator<{ sets: number[]; digits: number[] }> {
  const met = new Set<string>();
  let ends: Reached[] = [{ set: start, digit: 0, before: undefined }];
  for (let count = 1; count < MOST && ends.length > 0; count++) {
    const next: Reached[] = [];
    for (const end of ends) {
      for (const { other, digit } of links[end.set]) {
        const key = `${other} ${digit}`;
        const isLink = count === 1 ? digit === x : digit !== end.digit;
        if (!isLink || other === start || met.has(key)) continue;
        met.add(key);
        const reached = { set: other, digit, before: end };
        next.push(reached);
        if (count + 1 >= FEWEST) yield wayTo(reached);
      }
    }
    ends = next;
  }
}

/**
 * Almost locked sets in a row, each joined to the next by a digit, and never twice in a row by the same. If the first set
 * lacks z, it has its others, and the next one lacks the digit between them, and so on: the last has z. Shortest first.
 */
function search(position: Position): Finding[] {
  const sets = almostLockedSets(position);
  const links = restrictionsOf(sets);
  const found: Finding[] = [];
  for (const [start, set] of sets.entries()) {
    for (const { sets: way, digits } of digitsOf(set.digits).flatMap((x) => [...chainsFrom(start, x, links)])) {
      const last = way.at(-1)!;
      if (last < start || new Set(way).size < way.length) continue;
      const eliminations = sharedTargets(set, sets[last], bitOf(digits[0]) | bitOf(digits.at(-1)!));
      if (eliminations.length > 0)
        found.push(
          rowOfSets(
            way.map((each) => sets[each]),
            digits,
            eliminations,
          ),
        );
    }
  }
  return found.sort((a, b) => a.pattern!.length - b.pattern!.length);
}

export const alsChain = technique('als-chain', 'ALS chain', search);
