import { createHash } from 'node:crypto';
import { availableParallelism, cpus } from 'node:os';
import type { Settings } from '../../experiment/measure-puzzle.ts';
import { currencies, type RunBudget } from '../../experiment/measured-run.ts';
import { SEEDS } from '../../experiment/puzzle-id.ts';
import { type ResultsFormat, type ResultsHeader, times } from '../../experiment/rows.ts';
import { isProgram, loadRun, type ReadyRun, readRuns } from '../../experiment/run-spec.ts';
import { type Arguments, countOption, textOf, UsageError } from '../command.ts';
import { bytesOf } from '../file-bytes.ts';
import type { Io } from '../io.ts';
import { packageVersion } from '../package-root.ts';
import { commitOf } from './commit.ts';
import { loadProgram, programHash } from './program-file.ts';
import { type Shard, shardOf } from './shard.ts';

/** Everything that the options of `measure` say. */
export interface Experiment {
  readonly files: readonly string[];
  /** As --run has them. */
  readonly runTexts: readonly string[];
  readonly runs: readonly ReadyRun[];
  readonly settings: Settings;
  readonly group: string | undefined;
  readonly shard: Shard;
  readonly threads: number;
  readonly skips: boolean;
  readonly format: ResultsFormat;
  /** Ids of the counters of all runs, for columns. */
  readonly counters: readonly string[];
}

/** One of several words, or the first of them where the option isn't there. */
function wordOf<Word extends string>(given: Arguments, name: string, words: readonly Word[]): Word {
  const text = textOf(given, name);
  const word = text === undefined ? words[0] : words.find((each) => each === text);
  if (word === undefined) throw new UsageError(`--${name} is '${text}'; expected ${words.join(', ')}`);
  return word;
}

function budgetOf(given: Arguments): RunBudget {
  const text = textOf(given, 'budget');
  if (text === undefined) throw new UsageError('no --budget is given; expected digits=N, steps=N or ms=N, which holds for every run');
  const [, name, number = ''] = /^(\w+)=(\d[\d_,]*)$/.exec(text) ?? [];
  const currency = currencies.find((each) => each === name);
  const amount = Number(number.replace(/(?<=\d)[_,](?=\d{3})/g, ''));
  if (!currency || !Number.isSafeInteger(amount) || amount < 1)
    throw new UsageError(`--budget is '${text}'; expected digits=N, steps=N or ms=N, with a whole number from 1`);
  return { currency, amount };
}

function rootSeedOf(given: Arguments): number {
  const text = textOf(given, 'root-seed') ?? '1';
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--root-seed is '${text}'; expected a whole number from 0 to ${SEEDS - 1}`);
  return Number(text);
}

/** Reads the options of a run. Throws UsageError or InputError. */
export async function readExperiment(given: Arguments, environment: NodeJS.ProcessEnv = process.env): Promise<Experiment> {
  const files = given.words;
  if (files.length === 0) throw new UsageError("no FILE is given; expected files with puzzles, or '-' for standard input");
  const runTexts = (given.values.run as string[] | undefined) ?? [];
  if (runTexts.length === 0) throw new UsageError('no --run is given; expected an algorithm, as in --run A=backtracking,order=columns');
  const runs = await Promise.all(readRuns(runTexts).map((spec) => loadRun(spec, loadProgram)));
  return {
    files,
    runTexts,
    runs,
    settings: {
      budget: budgetOf(given),
      seeds: countOption(given, 'seeds') ?? 1,
      rootSeed: rootSeedOf(given),
      times: wordOf(given, 'times', times),
      repeatUntil: countOption(given, 'repeat-until') ?? 5,
    },
    group: textOf(given, 'group'),
    shard: shardOf(textOf(given, 'shard'), environment),
    threads: countOption(given, 'threads') ?? 1,
    skips: wordOf(given, 'on-bad', ['stop', 'skip']) === 'skip',
    format: wordOf(given, 'format', ['ndjson', 'csv']),
    counters: [...new Set(runs.flatMap(({ loaded }) => Object.keys(loaded.counters)))],
  };
}

/** SHA-256 of all bytes of the files; null where one of them is a pipe, which can be read only once. */
export function inputHash(io: Io, files: readonly string[]): string | null {
  if (files.includes('-')) return null;
  const hash = createHash('sha256');
  for (const file of files) for (const bytes of bytesOf(io, file)) hash.update(bytes);
  return hash.digest('hex');
}

/** The first line of the results. */
export function headerOf({ runs, settings, shard }: Experiment, input: string | null): ResultsHeader {
  const { budget, seeds, rootSeed, repeatUntil } = settings;
  const commit = commitOf();
  const programs = runs.filter(({ algorithm }) => isProgram(algorithm));
  return {
    sudoscope: 'results',
    schema: 1,
    version: packageVersion(),
    ...(commit !== undefined && { commit }),
    runs: Object.fromEntries(runs.map(({ name, text }) => [name, text])),
    ...(programs.length > 0 && { programs: Object.fromEntries(programs.map(({ name, algorithm }) => [name, programHash(algorithm)])) }),
    budget: { [budget.currency]: budget.amount },
    seeds,
    root_seed: rootSeed,
    times: settings.times,
    repeat_until_ms: settings.times === 'repeat' ? repeatUntil : null,
    shard: [shard.index, shard.count],
    input_sha256: input,
    host: { node: process.version, cpu: cpus()[0]?.model.trim() ?? '', cores: availableParallelism() },
  };
}
