import type { EncodedPuzzle } from '../../runs/puzzle-library.ts';
import type { Shot } from './director.ts';

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

/** What the page tells of a film. */
export interface SceneConfig {
  /** In the order in which they are shown. */
  readonly reels: readonly Reel[];
  readonly shots: readonly Shot[];
  /** The time that the page shows before anything is played, in milliseconds. */
  readonly opens: number;
}
