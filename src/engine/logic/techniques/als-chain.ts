import { bitOf, digitsOf } from '../../candidates.ts';
import { almostLockedSets, type Restriction, restrictionsOf, rowOfSets, sharedTargets } from '../almost-locked.ts';
import type { Position } from '../position.ts';
import { cachedTechnique, type Finding } from '../technique.ts';

/** Two sets are an ALS-XZ, three an ALS-XY-wing. */
const MIN = 4;
/** Longer chains are hardly ever needed, and hard to follow. */
const MAX = 7;

/** A chain so far: the index of its last set, the digit that led to it, and the chain before it. */
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

/** Which sets were met, by which digit, on a walk: a stamp of the walk each, so that nothing is wiped between two. */
class Met {
  readonly #stamps: Uint32Array;
  readonly #width: number;
  #walk = 0;

  constructor(sets: number, size: number) {
    this.#width = size + 1;
    this.#stamps = new Uint32Array(sets * this.#width);
  }

  begin(): void {
    this.#walk++;
  }

  /** Whether this is the first time on this walk. */
  isNew(set: number, digit: number): boolean {
    const place = set * this.#width + digit;
    if (this.#stamps[place] === this.#walk) return false;
    this.#stamps[place] = this.#walk;
    return true;
  }
}

/**
 * Yields all sets reached from one that keeps all its digits but z, beginning with the digit x: a set that lost a digit has all its others,
 * and takes the one that joins it to the next set from that. Finds a shortest path to each set by each digit, since a set is not left by
 * the digit that led to it. Only chains of `MIN` sets and more.
 */
function* endsFrom(start: number, x: number, links: readonly (readonly Restriction[])[], met: Met): Generator<Reached> {
  met.begin();
  let ends: Reached[] = [{ set: start, digit: 0, before: undefined }];
  for (let count = 1; count < MAX && ends.length > 0; count++) {
    const next: Reached[] = [];
    for (const end of ends) {
      const from = links[end.set];
      for (let index = 0; index < from.length; index++) {
        const { other, digit } = from[index];
        const isLink = count === 1 ? digit === x : digit !== end.digit;
        if (!isLink || other === start || !met.isNew(other, digit)) continue;
        next.push({ set: other, digit, before: end });
      }
    }
    if (count + 1 >= MIN) yield* next;
    ends = next;
  }
}

/**
 * Almost locked sets in a row, each joined to the next by a digit, and never twice in a row by the same. If the first set
 * lacks z, it has its others, and the next one lacks the digit between them, and so on: the last has z. Shortest first.
 */
function search(position: Position): Finding[] {
  const sets = almostLockedSets(position);
  const links = restrictionsOf(position);
  const met = new Met(sets.length, position.grid.size);
  const found: Finding[] = [];
  for (const [start, set] of sets.entries()) {
    for (const x of digitsOf(set.digits)) {
      if (!links[start].some(({ digit }) => digit === x)) continue;
      for (const end of endsFrom(start, x, links, met)) {
        if (end.set < start) continue;
        const eliminations = sharedTargets(set, sets[end.set], bitOf(x) | bitOf(end.digit));
        if (eliminations.length === 0) continue;
        const { sets: sequence, digits } = wayTo(end);
        if (new Set(sequence).size < sequence.length) continue;
        const row = sequence.map((each) => sets[each]);
        found.push(rowOfSets(row, digits, eliminations));
      }
    }
  }
  return found.sort((a, b) => a.pattern!.length - b.pattern!.length);
}

export const alsChain = cachedTechnique('als-chain', 'ALS chain', search);
