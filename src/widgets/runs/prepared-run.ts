import type { AnyAlgorithm, AnyOptions, CatalogRow } from '../../engine/algorithm.ts';
import { catalogRow, refusalOf } from '../../engine/catalog.ts';
import { optionTexts, readOptions } from '../../engine/options.ts';
import { isPuzzle } from '../../engine/puzzle.ts';
import { type AnyNarrator, narratorOf } from '../../narration/narrator.ts';
import type { TraceHeader } from '../../trace/import/header.ts';
import type { Override } from '../../trace/recorder.ts';
import type { runInWorker } from '../workers/run-in-worker.ts';
import { coverIn, type NamedPuzzle, puzzleIn } from './named-puzzle.ts';
import type { NamedRun } from './named-run.ts';

/** An algorithm with all that a figure needs of it. */
export interface LoadedAlgorithm {
  readonly row: CatalogRow;
  readonly algorithm: AnyAlgorithm;
  readonly words: AnyNarrator;
}

/** A run that is known to be possible. */
export interface PreparedRun extends LoadedAlgorithm {
  readonly puzzle: NamedPuzzle;
  /** What the algorithm runs on: the puzzle, or an exact cover problem. */
  readonly input: unknown;
  /** All of them, as text. */
  readonly options: Readonly<Record<string, string>>;
  /** The options as the algorithm takes them. */
  readonly values: AnyOptions;
  /** The decisions that are not the run's own. */
  readonly overrides: readonly Override[];
  /** Gives the trace of an imported run; absent where a worker runs the algorithm. */
  readonly runner?: typeof runInWorker;
  /** The header of an imported trace. */
  readonly header?: TraceHeader;
}

/** Loads an algorithm and its words. Throws InputError when there is none of this id. */
export async function loadAlgorithm(id: string): Promise<LoadedAlgorithm> {
  const row = catalogRow(id);
  const [algorithm, words] = await Promise.all([row.load(), narratorOf(id)]);
  return { row, algorithm, words };
}

/** Puts an algorithm on a puzzle, with some options as text and the rest at their defaults. Throws InputError when the puzzle or an option does not fit. */
export function prepareOn(
  loaded: LoadedAlgorithm,
  puzzle: NamedPuzzle,
  options: Readonly<Record<string, string>>,
  overrides: readonly Override[] = [],
): PreparedRun {
  const input = readInput(loaded.row, loaded.algorithm, puzzle);
  const values = readOptions(loaded.algorithm.options, options);
  return { ...loaded, puzzle, input, options: optionTexts(values), values, overrides };
}

/** Loads what a run needs and reads its puzzle and options. Throws InputError when there is no such algorithm, or when the puzzle or an option does not fit. */
export async function prepareRun({ algorithm, options }: NamedRun, puzzle: NamedPuzzle): Promise<PreparedRun> {
  return prepareOn(await loadAlgorithm(algorithm), puzzle, options);
}

/** The first line of the exported trace of a run; undefined where it runs on something else than a puzzle. */
export async function traceHeader({ row, input, options, header }: PreparedRun): Promise<string | undefined> {
  if (!isPuzzle(input)) return undefined;
  const { headerLine, sameHeaderLine } = await import('../../trace/import/header-line.ts');
  return header ? sameHeaderLine(header) : headerLine(row.id, input, options);
}

/** Reads what an algorithm runs on: a puzzle's text, and where it takes exact cover problems, the text of one or the id of a sample. Throws InputError when the text is neither, breaks the rules, or is not for this algorithm. */
export function readInput(row: Pick<CatalogRow, 'input' | 'title'>, algorithm: AnyAlgorithm, named: NamedPuzzle): unknown {
  const cover = row.input === 'puzzle-or-cover' ? coverIn(named) : undefined;
  if (cover) return cover;
  const puzzle = puzzleIn(named);
  const fault = refusalOf(row, algorithm, puzzle);
  if (fault) throw fault;
  return puzzle;
}
