import type { AnyAlgorithm, CatalogRow } from '../../engine/algorithm.ts';
import { catalogRow } from '../../engine/catalog.ts';
import { optionTexts, readOptions } from '../../engine/options.ts';
import { type AnyNarrator, narratorOf } from '../../narration/narrator.ts';
import { record } from '../../trace/record.ts';
import type { Timeline } from '../../trace/timeline.ts';
import { readInput } from '../../widgets/runs/read-input.ts';
import type { NamedPuzzle } from '../../widgets/runs/stepper-config.ts';
import { findPuzzle } from './puzzles.ts';

/** A run as a chapter names it in its front matter. */
export interface RunSpec {
  readonly algorithm: string;
  /** A puzzle's id in content/puzzles, or its text. */
  readonly puzzle: string;
  readonly options?: Readonly<Record<string, string>> | undefined;
  /** Steps to run while the site is built, for runs too long for that; the figure runs the whole. */
  readonly builtSteps?: number | undefined;
}

/** A run made while the site is built: its trace, and what a figure needs to make it again in the browser. */
export interface BuiltRun {
  readonly row: CatalogRow;
  readonly algorithm: AnyAlgorithm;
  readonly words: AnyNarrator;
  readonly puzzle: NamedPuzzle;
  readonly input: unknown;
  readonly options: Readonly<Record<string, string>>;
  readonly timeline: Timeline;
}

const built = new Map<string, Promise<BuiltRun>>();

/** Runs once a build, however many components ask for it. */
export function runAtBuild(spec: RunSpec): Promise<BuiltRun> {
  const key = JSON.stringify(spec);
  const known = built.get(key) ?? run(spec);
  built.set(key, known);
  return known;
}

async function run({ algorithm: id, puzzle: name, options: texts = {}, builtSteps }: RunSpec): Promise<BuiltRun> {
  const row = catalogRow(id);
  const [algorithm, words] = await Promise.all([row.load(), narratorOf(id)]);
  const puzzle = findPuzzle(name);
  const input = readInput(row, algorithm, puzzle);
  const read = readOptions(algorithm.options, texts);
  const options = optionTexts(read);
  return { row, algorithm, words, puzzle, input, options, timeline: record(algorithm, input, read, { maxSteps: builtSteps }) };
}
