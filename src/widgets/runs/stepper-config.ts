import type { NamedPuzzle } from './named-puzzle.ts';

/** What the page tells a stepper; written into it at build time as JSON. */
export interface StepperConfig {
  /** The run's name on its page: the figure's id, and `run` in URLs. */
  readonly run: string;
  readonly algorithm: string;
  readonly views: readonly string[];
  readonly puzzle: NamedPuzzle;
  /** What the chooser offers. */
  readonly puzzles: readonly NamedPuzzle[];
  /** Options as text, all of them. */
  readonly options: Readonly<Record<string, string>>;
  /** The frame that the figure opens on. */
  readonly position: number;
}
