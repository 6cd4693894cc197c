import type { Sentence } from '../../../narration/sentence.ts';
import { FOLLOWED } from '../../runs/pace.ts';
import { Player } from '../../runs/player.ts';
import type { EncodedPuzzle } from '../../runs/puzzle-library.ts';
import type { Clock } from '../../ui/clock.ts';

/** The pace that a reader can follow, in steps a second: it is called 1. */
const AT_EASE = 2;

/** A stretch of a run and the time that it is given. */
export interface Shot {
  /** The index of its run, where there are several; the first by default. */
  readonly reel?: number;
  /** Shown are the places after `from` up to `to`, in even time; the one place `to` where they are alike. */
  readonly from: number;
  readonly to: number;
  /** In whole milliseconds. */
  readonly lasts: number;
  /** How long the way to each place takes, in milliseconds; where nothing is said, nothing moves. */
  readonly moves?: number | undefined;
  /** The place in the shot, 0 … 1, of its key frame: with reduced motion the film goes from one key frame to the next. */
  readonly moment?: number | undefined;
  /** The text of the whole shot, where it replaces the sentence of each frame. */
  readonly says?: Sentence | undefined;
}

/** A run of which a film is made, and how it is shown. */
export interface Reel {
  readonly algorithm: string;
  readonly puzzle: EncodedPuzzle;
  readonly options: Readonly<Record<string, string>>;
  /** Names of views, each of which has its place in the panel. */
  readonly views: readonly string[];
  /** Names of counters. */
  readonly shows: readonly string[];
}

/** The configuration of a film. */
export interface FilmConfig {
  /** In the order in which they are shown. */
  readonly reels: readonly Reel[];
  readonly shots: readonly Shot[];
  /** The time that the page shows before anything is played, in milliseconds. */
  readonly opens: number;
}

/** The content of the film at a time. */
export interface Cue {
  /** The shot, as an index. */
  readonly shot: number;
  /** A place in the run, as it is counted there. */
  readonly position: number;
  /** How much of the way from the place before is done, 0 … 1. */
  readonly at: number;
}

/** How long shots take together, in milliseconds. */
export const lengthOf = (shots: readonly Shot[]): number => shots.reduce((sum, { lasts }) => sum + lasts, 0);

/** How many times faster than the pace a reader can follow a shot is, to two digits; 1 where it goes step by step. */
export function paceOf({ from, to, lasts }: Shot): number {
  const pace = (to - from) / (lasts / 1000) / AT_EASE;
  return to - from < 2 || pace <= 1 ? 1 : Number(pace.toPrecision(2));
}

/** Whether the trail that the run leaves is seen in a shot: from the first that goes fast. */
export const showsTrail = (shots: readonly Shot[], shot: number): boolean => shots.slice(0, shot + 1).some((each) => paceOf(each) > 1);

/** Returns what is seen after `time` milliseconds. A moment at which two shots meet belongs to the earlier one. */
export function cueAt(shots: readonly Shot[], time: number): Cue {
  let begun = 0;
  let index = 0;
  while (index < shots.length - 1 && time > begun + shots[index]!.lasts) begun += shots[index++]!.lasts;
  const { from, to, lasts, moves } = shots[index]!;
  const passed = Math.min(Math.max(time - begun, 0), lasts);
  const steps = to - from;
  if (steps === 0) return { shot: index, position: to, at: 1 };
  const each = lasts / steps;
  const done = Math.min(Math.floor(passed / each), steps - 1);
  const still = moves === undefined || each < 1000 / FOLLOWED;
  return { shot: index, position: from + done + 1, at: still ? 1 : Math.min(1, (passed - done * each) / Math.min(moves, each)) };
}

/** The time at which a place in the first run is seen, in milliseconds; the nearest one that is, where the film leaves it out. */
export function timeOf(shots: readonly Shot[], place: number): number {
  let begun = 0;
  let best = { time: 0, off: Number.POSITIVE_INFINITY };
  for (const { reel = 0, from, to, lasts } of shots) {
    const seen = Math.min(Math.max(place, from), to);
    const off = Math.abs(place - seen);
    if (reel === 0 && off < best.off) best = { time: Math.round(begun + (to > from ? (seen - from) / (to - from) : 1) * lasts), off };
    begun += lasts;
  }
  return best.time;
}

/** The times of the shots' key frames, in order. */
export function momentsOf(shots: readonly Shot[]): number[] {
  let begun = 0;
  return shots.flatMap(({ lasts, moment }) => {
    begun += lasts;
    return moment === undefined ? [] : [begun - lasts + moment * lasts];
  });
}

/** A player of a film: its places are milliseconds. */
export class FilmPlayer extends Player {
  readonly #moments: readonly number[];
  override speed = 1000;

  constructor(shots: readonly Shot[], clock?: Clock) {
    super({ length: lengthOf(shots), complete: true }, clock);
    this.#moments = momentsOf(shots).map(Math.round);
  }

  get isOver(): boolean {
    return this.position >= this.track.length;
  }

  /** Goes to the next key frame, or to the one before; returns false where there is none. */
  step(direction: 1 | -1): boolean {
    this.pause();
    const { position } = this;
    const to = direction === 1 ? this.#moments.find((moment) => moment > position) : this.#moments.findLast((moment) => moment < position);
    if (to !== undefined) this.seek(to);
    return to !== undefined;
  }
}
