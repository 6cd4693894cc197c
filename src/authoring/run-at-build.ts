import type { OptionTable } from '../engine/algorithm.ts';
import { record } from '../trace/record.ts';
import type { Timeline } from '../trace/timeline.ts';
import { nameOf } from '../widgets/runs/named-puzzle.ts';
import { type PreparedRun, prepareRun } from '../widgets/runs/prepared-run.ts';
import { findPuzzle } from './puzzles.ts';

/** A run as a chapter names it in its front matter. */
export interface RunSpec {
  readonly algorithm: string;
  /** A puzzle's id in content/puzzles, or its text. */
  readonly puzzle: string;
  readonly options?: Readonly<Record<string, string>> | undefined;
  /** Steps to run while the site is built, for runs too long for that; the figure runs the whole. */
  readonly builtSteps?: number | undefined;
  /** Its figure begins it when a reader uses the figure, not when it comes near: it takes minutes of a machine's time. */
  readonly waits?: boolean | undefined;
  /** The panes of its figure, by the names of their views, the first of them shown. */
  readonly panes?: readonly string[] | undefined;
}

/** A run made while the site is built: what a figure needs to make it again in the browser, and its trace. */
export interface BuiltRun extends PreparedRun {
  readonly timeline: Timeline;
}

const built = new Map<string, Promise<BuiltRun>>();

/** Runs once a build, however many components ask for it. */
export function runAtBuild(spec: RunSpec): Promise<BuiltRun> {
  const { algorithm, puzzle, options = {}, builtSteps } = spec;
  const key = JSON.stringify([algorithm, nameOf(findPuzzle(puzzle)), options, builtSteps]);
  const known = built.get(key) ?? run(spec);
  built.set(key, known);
  return known;
}

async function run({ algorithm, puzzle, options = {}, builtSteps }: RunSpec): Promise<BuiltRun> {
  const prepared = await prepareRun({ algorithm, options }, findPuzzle(puzzle));
  return { ...prepared, timeline: record(prepared.algorithm, prepared.input, prepared.values, { maxSteps: builtSteps }) };
}

/** The part of an algorithm's options that a figure has controls for: those named, separated by blanks; all when nothing is said. Throws an Error for a name that is none. */
export function offeredOptions(table: OptionTable, names: string | undefined): OptionTable {
  if (names === undefined) return table;
  const offered = names.split(' ').filter(Boolean);
  const unknown = offered.find((name) => !Object.hasOwn(table, name));
  if (unknown) throw new Error(`there is no option '${unknown}' to offer; the algorithm has ${Object.keys(table).join(', ') || 'none'}`);
  return Object.fromEntries(Object.entries(table).filter(([name]) => offered.includes(name)));
}
