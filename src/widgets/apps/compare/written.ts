import { countOf } from '../../../engine/algorithm.ts';
import { type CoverState, rowsShown } from '../../../engine/cover/cover-state.ts';
import type { Timeline } from '../../../trace/timeline.ts';

/** What a run writes: digits into a grid, or the chosen rows of an exact cover problem. */
export type Unit = 'digit' | 'row';

/** A run that writes. */
export interface WritingRun {
  readonly timeline: Timeline;
  /** Absent where it writes digits. */
  readonly unit?: Unit | undefined;
}

/** What all of these runs write. They are on one puzzle. */
export const unitOf = ([first]: readonly Pick<WritingRun, 'unit'>[]): Unit => first?.unit ?? 'digit';

/** What a run has written at a position: indexed by cell the digits of its grid or, for an exact cover problem, 1 for each row that is chosen. */
export const writtenIn = ({ timeline, unit }: WritingRun, position: number): Uint8Array => writtenBy(unit, timeline.stateAt(position));

/** What is written in a state of a run. */
export const writtenBy = (unit: Unit | undefined, state: unknown): Uint8Array =>
  unit === 'row' ? rowsShown(state as CoverState) : (state as { digits: Uint8Array }).digits;

/** What a run that fills the grid at random and then swaps digits has done by a position or, without one, in all; undefined of one that searches. */
export function triesAt({ timeline }: WritingRun, position?: number): { readonly fills: number; readonly swaps: number } | undefined {
  const { steps, localSearch } = timeline.algorithm;
  if (!localSearch) return undefined;
  const counts = position === undefined ? timeline.totals : timeline.countsAt(position);
  const fills = countOf({ kinds: Object.keys(steps).filter((kind) => steps[kind]!.writes === 'all') }, counts);
  return { fills, swaps: countOf({ kinds: Object.keys(timeline.writes) }, counts) - fills };
}

/** Whether a run that looks for patterns has guessed by its end: it tries a guess without writing it down. */
export const guesses = ({ timeline }: WritingRun): boolean =>
  timeline.algorithm.id === 'human-solver' && timeline.complete && (timeline.stateAt(timeline.length) as { guesses: number }).guesses > 0;

/** The places in which what runs have written isn't all alike. */
export const placesThatDiffer = ([first, ...others]: readonly Uint8Array[]): readonly number[] =>
  first ? Array.from(first.keys()).filter((place) => others.some((written) => written[place] !== first[place])) : [];
