import { type AnyAlgorithm, countOf } from '../../engine/algorithm.ts';
import { DETAILS, type Detail, kindsWhere } from '../../engine/step.ts';
import type { Timeline } from '../../trace/timeline.ts';

/** How a run is played: which of its steps the player stops at, and how many of these a second. */
export interface Pace {
  readonly detail: Detail;
  readonly speed: number;
}

/** So many frames a second an eye can follow: from more on nothing in a figure moves by itself. */
export const FOLLOWED = 8;
/** A run that is left to itself is over after about so many seconds; a page that draws slowly has some left. */
const WHOLE_RUN = 50;
const SLOWEST_BY_ITSELF = 2;
/** A level at which a run shows fewer frames than this says too little of it. */
const FEW = 10;

export const slowMotion: Pace = { detail: 'micro', speed: 2 };

/** The levels of detail at which a run of this algorithm shows one thing or another, from near to far. */
export function levelsOf({ steps }: Pick<AnyAlgorithm, 'steps'>): Detail[] {
  const levels = DETAILS.filter((level) => kindsWhere(steps, ({ detail }) => detail === level).length > 0);
  return [...levels.slice(0, -1), 'micro' as const].reverse();
}

/** A speed at which so many frames are over in less than a minute: a whole number, of one digit that is not 0. */
function speedFor(frames: number): number {
  const least = Math.max(SLOWEST_BY_ITSELF, frames / WHOLE_RUN);
  const unit = 10 ** Math.floor(Math.log10(least));
  return Math.ceil(least / unit) * unit;
}

/**
 * The pace that shows a run as a whole in less than a minute: at the nearest level of detail that an eye can follow then, and
 * where there is none, at the farthest that still says something of the run.
 */
export function paceOf(timeline: Timeline): Pace {
  const counts = timeline.countsAt(timeline.length);
  const paces = levelsOf(timeline.algorithm).map((detail) => {
    const frames = countOf({ kinds: timeline.kindsAt(detail) }, counts);
    return { detail, frames, speed: speedFor(frames) };
  });
  const telling = paces.filter(({ frames }) => frames >= FEW);
  const { detail, speed } = telling.find((pace) => pace.speed <= FOLLOWED) ?? telling.at(-1) ?? paces[0]!;
  return { detail, speed };
}

/** The pace at a level of detail that a reader has chosen: as slow as an eye wants it, if it is not the run's own. */
export function paceAt(timeline: Timeline, detail: Detail): Pace {
  const own = paceOf(timeline);
  return detail === own.detail ? own : { detail, speed: FOLLOWED };
}
