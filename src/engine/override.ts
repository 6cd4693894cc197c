import { type Random, randomFrom } from './random.ts';
import type { AnyStep } from './step.ts';

/**
 * A state whose run can be overridden: before the next step its caller may set the step to take where the run decides between several. A
 * run reads it only where it decides; it is cleared after one step.
 */
export interface Overridable<Step extends AnyStep> {
  override?: Step | undefined;
}

/** Returns the overriding step of this kind; undefined when there is none. */
export function overrideOf<Step extends AnyStep, Kind extends Step['kind']>(
  { override }: Overridable<Step>,
  kind: Kind,
): Extract<Step, { kind: Kind }> | undefined {
  return override?.kind === kind ? (override as Extract<Step, { kind: Kind }>) : undefined;
}

/** Iterates over a list. At each place the item that an override names comes next, or else the first one left. */
export function* inOverriddenOrder<Step extends AnyStep, Item extends object>(
  state: Overridable<Step>,
  kind: Step['kind'],
  list: Iterable<Item>,
): Generator<Item, void, undefined> {
  for (const left = [...list]; left.length > 0; ) {
    const named = overrideOf(state, kind);
    const place = left.findIndex((item) => Object.entries(item).every(([field, value]) => named?.[field] === value));
    yield left.splice(Math.max(0, place), 1)[0]!;
  }
}

/** Removes `chosen` from a list, or the first element when it is undefined or not in the list. The list must not be empty. */
export function takeNext(list: number[], chosen: number | undefined): number {
  const place = chosen === undefined ? 0 : Math.max(0, list.indexOf(chosen));
  return list.splice(place, 1)[0]!;
}

/** A state whose run can be given other random draws: its caller may set another seed before any step. */
export interface Reseedable {
  reseed?: number | undefined;
}

/** The draws of a run: those of `seed`, until another one is named, and from there on those of the other. */
export function drawsOf(state: Reseedable, seed: number): Random {
  let random = randomFrom(seed);
  const now = () => {
    if (state.reseed !== undefined) {
      random = randomFrom(state.reseed);
      state.reseed = undefined;
    }
    return random;
  };
  return { below: (n) => now().below(n), fraction: () => now().fraction(), shuffled: (things) => now().shuffled(things) };
}
