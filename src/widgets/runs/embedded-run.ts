import { decodePuzzle, type EncodedPuzzle } from './puzzle-library.ts';
import type { StepperConfig } from './stepper-config.ts';

/** A run that the page of an algorithm for frames can show, as that page gives it. */
export interface WrittenRun {
  /** What addresses call it. */
  readonly name: string;
  /** The name that no other chapter can take away: 'chapter.name'. */
  readonly fullName: string;
  readonly puzzle: EncodedPuzzle;
  /** All of them, as text. */
  readonly options: Readonly<Record<string, string>>;
  /** The drawing in the main pane. */
  readonly view: string;
  /** The panes beside it, the first of them shown. */
  readonly panes: readonly string[];
  /** Of its grid; 0 where it has none. */
  readonly size: number;
  /** It begins when a reader uses its figure, unless an address names it. */
  readonly waits?: boolean | undefined;
}

/** The run that an address names, either way; the first one where it names none. */
export const runNamed = (runs: readonly WrittenRun[], name: string | null): WrittenRun | undefined =>
  name === null || name === '' ? runs[0] : runs.find((run) => run.name === name || run.fullName === name);

/** The settings of a figure of this run, given those of the page's figure. */
export function configOf(run: WrittenRun, own: StepperConfig): StepperConfig {
  const { total: _, ...shared } = own;
  const puzzle = decodePuzzle(run.puzzle);
  const isListed = own.puzzles.some(({ id, text }) => id === puzzle.id && text === puzzle.text);
  return {
    ...shared,
    run: run.name,
    names: [run.name, run.fullName],
    views: [run.view, ...run.panes],
    puzzle,
    puzzles: isListed ? own.puzzles : [puzzle, ...own.puzzles],
    options: run.options,
    position: 0,
  };
}

/** The address of the figure of a chapter's run in a page of its own; `query` is what else it is to show. */
export function embedAddress(
  base: string,
  { algorithm, chapter, run }: { algorithm: string; chapter: string; run: string },
  query = '',
): string {
  const fields = new URLSearchParams(query);
  fields.delete('run');
  const rest = fields.toString();
  return `${base}embed/${algorithm}/?run=${encodeURIComponent(`${chapter}.${run}`)}${rest && `&${rest}`}`;
}
