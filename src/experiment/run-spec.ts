import type { AnyAlgorithm, AnyOptions, OptionTable } from '../engine/algorithm.ts';
import { catalogRow, refusalOf } from '../engine/catalog.ts';
import { loadDirect } from '../engine/direct/load-direct.ts';
import { InputError } from '../engine/errors.ts';
import { isOffered, optionTexts, readOptions } from '../engine/options.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import type { LoadedProgram } from './program-run.ts';

/** A run of an experiment as somebody wrote it: `A=constraint-search,mrv=off`. */
export interface RunSpec {
  readonly name: string;
  /** The algorithm's id and the options that were set, as written. */
  readonly text: string;
  readonly algorithm: string;
  readonly options: Readonly<Record<string, string>>;
  /** Where the algorithm is a file with somebody's program: the algorithm whose steps it has. */
  readonly original: string | undefined;
}

/** A run that is ready to begin. */
export interface ReadyRun extends RunSpec {
  readonly loaded: AnyAlgorithm;
  readonly allOptions: AnyOptions;
  /** Whether it draws at random, so that replicates of it differ. */
  readonly draws: boolean;
  /** Why a puzzle is not for it. */
  refusal(puzzle: Puzzle): InputError | undefined;
}

export const MAX_RUNS = 26;
const PROGRAM = /[/\\]|\.[mc]?[jt]s$/;
const NAMED = /^([A-Za-z][\w-]{0,31})=(.*)$/s;

/** Reads the texts of runs; those without a name are A, B, … by their places. Throws InputError. */
export function readRuns(texts: readonly string[]): RunSpec[] {
  if (texts.length < 1 || texts.length > MAX_RUNS)
    throw new InputError(`there are ${texts.length} runs`, { expected: `1 to ${MAX_RUNS}, each with --run` });
  const runs = texts.map((text, index) => readRun(text, String.fromCharCode(65 + index)));
  const twice = runs.find(({ name }, index) => runs.findIndex((other) => other.name === name) < index);
  if (twice) throw new InputError(`two runs are called ${twice.name}`, { expected: 'another name for each' });
  return runs;
}

function readRun(written: string, usual: string): RunSpec {
  const [, name = usual, text = written] = NAMED.exec(written) ?? [];
  const [algorithm = '', ...pairs] = text.split(',');
  const options = pairs.map((pair) => {
    const equals = pair.indexOf('=');
    if (equals < 1) throw new InputError(`'${pair}' in run ${name} is no option`, { expected: 'option=value' });
    return [pair.slice(0, equals), pair.slice(equals + 1)];
  });
  if (options.some(([option]) => option === 'seed')) throw new InputError('Seeds come from --seeds.');
  const { original, ...own } = Object.fromEntries(options);
  return isProgram(algorithm)
    ? { name, text, algorithm, options: own, original }
    : { name, text, algorithm, options: Object.fromEntries(options), original: undefined };
}

/** Whether a run names a file with a program, and no algorithm of the catalog. */
export const isProgram = (algorithm: string): boolean => PROGRAM.test(algorithm);

/** Whether a run with these options draws at random: it has a seed, and the seed is of effect. */
const drawsWith = ({ seed }: OptionTable, options: AnyOptions): boolean => seed !== undefined && isOffered(seed, optionTexts(options));

/** Loads the program that a run names: only the command line can. */
export type ProgramLoader = (spec: RunSpec) => Promise<LoadedProgram>;

/** Loads the algorithm of a run and reads its options. Throws InputError for what does not exist. */
export async function loadRun(spec: RunSpec, loadProgram?: ProgramLoader): Promise<ReadyRun> {
  if (isProgram(spec.algorithm)) return programRun(spec, loadProgram);
  const row = catalogRow(spec.algorithm);
  if (row.input === 'empty-puzzle')
    throw new InputError(`${row.id} makes puzzles and solves none`, { expected: 'an algorithm that solves' });
  const loaded = await loadDirect(row);
  const allOptions = readOptions(loaded.options, spec.options);
  return { ...spec, loaded, allOptions, draws: drawsWith(loaded.options, allOptions), refusal: (puzzle) => refusalOf(row, loaded, puzzle) };
}

async function programRun(spec: RunSpec, loadProgram: ProgramLoader | undefined): Promise<ReadyRun> {
  if (!loadProgram) throw new InputError(`'${spec.algorithm}' is a program`, { expected: 'an algorithm of the catalog' });
  const { algorithm: loaded, draws: saysSo } = await loadProgram(spec);
  const allOptions = spec.original === undefined ? valuesOf(spec.options) : readOptions(loaded.options, spec.options);
  const row = spec.original === undefined ? undefined : catalogRow(spec.original);
  const draws = saysSo || (row !== undefined && drawsWith(loaded.options, allOptions));
  return { ...spec, loaded, allOptions, draws, refusal: (puzzle) => row && refusalOf(row, loaded, puzzle) };
}

/** Options of a program that has no table of them. */
const valuesOf = (options: RunSpec['options']): AnyOptions =>
  Object.fromEntries(
    Object.entries(options).map(([name, text]) => [
      name,
      text === 'on' || text === 'off' ? text === 'on' : text !== '' && Number.isFinite(Number(text)) ? Number(text) : text,
    ]),
  );

/** How many rows a puzzle has. */
export const rowsAPuzzle = (runs: readonly Pick<ReadyRun, 'draws'>[], seeds: number): number =>
  runs.reduce((sum, { draws }) => sum + (draws ? seeds : 1), 0);
