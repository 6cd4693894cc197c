import { type Random, randomFrom } from './random.ts';
import type { AnyStep } from './step.ts';

/**
 * A state whose run can be told to decide otherwise: before it goes on, whoever runs it may name the step that is to come where the
 * run decides between several. A run looks there where it decides, and nowhere else; the name is taken away after one step.
 */
export interface Overridable<Step extends AnyStep> {
  override?: Step | undefined;
}

/** The step of this kind that is wanted in place of the run's own; undefined when none is. */
export function overrideOf<Step extends AnyStep, Kind extends Step['kind']>(
  { override }: Overridable<Step>,
  kind: Kind,
): Extract<Step, { kind: Kind }> | undefined {
  return override?.kind === kind ? (override as Extract<Step, { kind: Kind }>) : undefined;
}

/** Goes through a list: at each place of it first what is wanted in a step of this kind, or what comes first where nothing is. */
export function* inWantedOrder<Step extends AnyStep, Item extends object>(
  state: Overridable<Step>,
  kind: Step['kind'],
  list: Iterable<Item>,
): Generator<Item, void, undefined> {
  for (const left = [...list]; left.length > 0; ) {
    const wanted = overrideOf(state, kind);
    const place = left.findIndex((item) => Object.entries(item).every(([field, value]) => wanted?.[field] === value));
    yield left.splice(Math.max(0, place), 1)[0]!;
  }
}

/** Takes the wanted one out of a list, or the first where none is wanted or the wanted one is not there. The list must not be empty. */
export function takeNext(list: number[], wanted: number | undefined): number {
  const place = wanted === undefined ? 0 : Math.max(0, list.indexOf(wanted));
  return list.splice(place, 1)[0]!;
}

/** A state whose run can be told to go on with other draws: whoever runs it may name another seed at any step. */
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
