import type { NamedPuzzle } from './named-puzzle.ts';
import { decodePuzzle, type EncodedPuzzle, encodePuzzle } from './puzzle-library.ts';

/** A stepper's settings, as its page gives them. */
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

type Written<Config extends { puzzle: NamedPuzzle; puzzles: readonly NamedPuzzle[] }> = Omit<Config, 'puzzle' | 'puzzles'> & {
  readonly puzzle: EncodedPuzzle;
  readonly puzzles: readonly EncodedPuzzle[];
};

/** A stepper's settings as JSON that is safe in a script element. */
export function writeConfig({ puzzle, puzzles, ...others }: StepperConfig): string {
  const written: Written<StepperConfig> = { ...others, puzzle: encodePuzzle(puzzle), puzzles: puzzles.map(encodePuzzle) };
  return JSON.stringify(written).replaceAll('<', '\\u003c');
}

/** What `writeConfig` wrote. */
export function readConfig(text: string): StepperConfig {
  const { puzzle, puzzles, ...others } = JSON.parse(text) as Written<StepperConfig>;
  return { ...others, puzzle: decodePuzzle(puzzle), puzzles: puzzles.map(decodePuzzle) };
}
