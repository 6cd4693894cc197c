import type { ToldPuzzle } from '../../runs/puzzle-library.ts';
import type { Shot } from './director.ts';

/** What the page tells of one of the films: the run that it is made from, and how that is shown. */
export interface SceneConfig {
  readonly algorithm: string;
  readonly puzzle: ToldPuzzle;
  readonly options: Readonly<Record<string, string>>;
  /** Names of views, each of which has its place in the panel. */
  readonly views: readonly string[];
  /** Names of counters. */
  readonly shows: readonly string[];
  readonly shots: readonly Shot[];
  /** The time that the page shows before anything is played, in milliseconds. */
  readonly opens: number;
}
