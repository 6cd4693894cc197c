import type { NamedPuzzle } from './named-puzzle.ts';
import { decodePuzzle, type EncodedPuzzle, encodePuzzle } from './puzzle-library.ts';

/** A stepper's settings, as its page gives them. */
export interface StepperConfig {
  /** The run's name on its page: the figure's id, and `run` in URLs. */
  readonly run: string;
  /** What else addresses call it. */
  readonly names?: readonly string[] | undefined;
  readonly algorithm: string;
  readonly views: readonly string[];
  readonly puzzle: NamedPuzzle;
  /** What the chooser offers. */
  readonly puzzles: readonly NamedPuzzle[];
  /** Options as text, all of them. */
  readonly options: Readonly<Record<string, string>>;
  /** The frame that the figure opens on. */
  readonly position: number;
  /** The steps that this run takes, where they are known; a figure whose run is still going tells how far it is. */
  readonly total?: number | undefined;
}

/** The settings in a page's markup. */
interface Written extends Omit<StepperConfig, 'puzzle' | 'puzzles'> {
  readonly puzzle: EncodedPuzzle;
  /** Or the run whose figure has the same list. */
  readonly puzzles: readonly EncodedPuzzle[] | string;
}

/** The run of the first figure of a page that offers a list of puzzles, by the list's text. */
export type ListedPuzzles = Record<string, string>;

/** A stepper's settings as JSON that is safe in a script element. A list of puzzles that is in `listed` refers to its figure; another is added to it. */
export function writeConfig({ puzzle, puzzles, ...others }: StepperConfig, listed: ListedPuzzles = {}): string {
  const list = puzzles.map(encodePuzzle);
  const text = JSON.stringify(list);
  const written: Written = { ...others, puzzle: encodePuzzle(puzzle), puzzles: listed[text] ?? list };
  if (list.length > 0) listed[text] ??= others.run;
  return JSON.stringify(written).replaceAll('<', '\\u003c');
}

/** What `writeConfig` wrote. `textOf` gives the text of another figure's settings by its run. */
export function readConfig(text: string, textOf?: (run: string) => string): StepperConfig {
  const { puzzle, puzzles, ...others } = JSON.parse(text) as Written;
  const listed = typeof puzzles === 'string' ? readConfig(textOf!(puzzles)).puzzles : puzzles.map(decodePuzzle);
  return { ...others, puzzle: decodePuzzle(puzzle), puzzles: listed };
}

/** What `writeConfig` wrote into the markup of a figure. */
export const settingsIn = (figure: Element): string => figure.querySelector('script[type="application/json"]')!.textContent;
