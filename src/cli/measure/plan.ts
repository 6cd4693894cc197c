import { gzipSync } from 'node:zlib';
import { InputError } from '../../engine/errors.ts';
import { randomFrom } from '../../engine/random.ts';
import { rowsOf } from '../../experiment/measure-puzzle.ts';
import { rowText } from '../../experiment/rows.ts';
import { rowsAPuzzle } from '../../experiment/run-spec.ts';
import { type Arguments, countOption, exit, textOf, UsageError } from '../command.ts';
import { sha256 } from '../hash.ts';
import type { Io } from '../io.ts';
import { openOutput } from '../output.ts';
import { tell } from '../progress.ts';
import { cpuMilliseconds } from './cpu-clock.ts';
import type { Experiment } from './experiment.ts';
import { MeasuredPuzzles, type ShardPuzzle } from './puzzles.ts';
import { scripts } from './scripts.ts';

/** Replicates that are tried of a run that draws at random. */
const REPLICATES = 2;
const RESAMPLES = 2000;
/** Without --shard, so many minutes a shard are aimed at. */
const MINUTES = 20;
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** The puzzles with the lowest hashes, which are as good as drawn at random, and how many puzzles there are. */
function sampleOf(io: Io, given: Arguments, experiment: Experiment, size: number): { sample: ShardPuzzle[]; total: number } {
  const puzzles = new MeasuredPuzzles(io, given, { ...experiment, shard: { index: 0, count: 1, from: '' } });
  const sample: ShardPuzzle[] = [];
  const hearer = {
    fault(fault: InputError, file: string) {
      if (!experiment.skips) throw new UsageError(fault.describe(file));
    },
    waiting() {},
  };
  const above = (one: ShardPuzzle, other: ShardPuzzle) => one.placed.id > other.placed.id;
  try {
    for (const puzzle of puzzles.ofShard(hearer)) {
      if (sample.length === size && !above(sample.at(-1)!, puzzle)) continue;
      if (experiment.runs.some((run) => run.refusal(puzzle.puzzle))) continue;
      const at = sample.findIndex((each) => above(each, puzzle));
      sample.splice(at < 0 ? sample.length : at, 0, puzzle);
      if (sample.length > size) sample.pop();
    }
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(error.describe(puzzles.file));
    throw error;
  }
  return { sample, total: puzzles.read };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const shown = (value: number) => Number(value.toPrecision(2)).toLocaleString('en');
const whole = (value: number) => Math.round(value).toLocaleString('en');

function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const unit = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${shown(bytes / 1000 ** unit)} ${units[unit]}`;
}

const timeText = (ms: number): string =>
  ms >= HOUR / 2 ? `${shown(ms / HOUR)} hours` : ms >= MINUTE ? `${shown(ms / MINUTE)} minutes` : `${shown(ms / 1000)} seconds`;

/** Runs a sample, prints what the whole would take and the script that does it, and nothing else. Returns the exit code. */
export function plan(experiment: Experiment, given: Arguments, io: Io): number {
  const { runs, settings, format, counters } = experiment;
  const kind = textOf(given, 'for') ?? 'parallel';
  const script = scripts[kind as keyof typeof scripts];
  if (!script) throw new UsageError(`--for is '${kind}'; expected ${Object.keys(scripts).join(', ')}`);
  const { sample, total } = sampleOf(io, given, experiment, countOption(given, 'plan-sample') ?? 200);
  if (sample.length === 0) throw new UsageError('every puzzle is refused by one of the runs; expected some that all of them take');
  const tried = { ...settings, seeds: Math.min(REPLICATES, settings.seeds), times: 'none' as const };
  const each: number[] = [];
  const perPuzzle: number[] = [];
  let rowsText = '';
  let stopped = 0;
  for (const { puzzle, placed } of sample) {
    let began = cpuMilliseconds();
    let all = 0;
    for (const row of rowsOf(puzzle, placed, runs, tried, { hash: sha256, now: cpuMilliseconds })) {
      const now = cpuMilliseconds();
      const run = runs.find(({ name }) => name === row.run)!;
      each.push(now - began);
      all += (now - began) * (run.draws ? settings.seeds / tried.seeds : 1);
      rowsText += rowText(row, format, counters);
      if (row.censored) stopped++;
      began = cpuMilliseconds();
    }
    perPuzzle.push(all);
  }
  const perRun = rowsAPuzzle(runs, settings.seeds);
  const drawing = runs.filter(({ draws }) => draws).length;
  const whole95 = resampled(perPuzzle).map((mean) => mean * total);
  const cpu = (sum(perPuzzle) / sample.length) * total;
  const shards = experiment.shard.count > 1 ? experiment.shard.count : Math.max(1, Math.min(10_000, Math.ceil(cpu / (MINUTES * MINUTE))));
  const longest = cpu / shards + 3 * deviation(perPuzzle) * Math.sqrt(total / shards);
  const bytes = (rowsText.length / each.length) * perRun * total;
  const zipped = (bytes * gzipSync(rowsText).length) / rowsText.length;
  const [low, high] = whole95 as [number, number];
  const output = openOutput(io, textOf(given, 'output'));
  const lines = [
    `${whole(total)} puzzles × ${runs.length} runs × seeds (${drawing} of ${runs.length} runs draw at random: ${perRun} runs a puzzle) = ${whole(total * perRun)} runs`,
    `From ${whole(sample.length)} sampled puzzles: ${shown(sum(each) / each.length)} ms a run (median ${shown(sorted(each)[each.length >> 1]!)}, most ${shown(Math.max(...each))}), ${shown((100 * stopped) / each.length)}% stopped`,
    `About ${timeText(cpu).replace(/(\w+)$/, 'CPU $1')}, between ${timeText(low)} and ${timeText(high)} (95%, puzzles resampled)`,
    `${whole(shards)} shards: ${timeText(cpu / shards)} each, the longest about ${timeText(longest)}. Rows: about ${bytesText(bytes)} as ${format === 'csv' ? 'CSV' : 'NDJSON'}, ${bytesText(zipped)} zipped`,
    ...(settings.budget.currency === 'ms' ? ['The budget is in milliseconds, so rows differ from machine to machine.'] : []),
    ...(settings.times === 'repeat' ? ['With --times repeat, each run is made at least twice more.'] : []),
  ];
  tell(io, `${lines.join('\n')}\n`);
  // The script alone, so that a shell can read it.
  output.write(script(experiment, given, shards));
  output.close();
  return exit.done;
}

function deviation(values: readonly number[]): number {
  const mean = sum(values) / values.length;
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / Math.max(1, values.length - 1));
}

/** The interval that 95 % of the means of resampled puzzles are in. */
function resampled(values: readonly number[]): [number, number] {
  const random = randomFrom(1);
  const means = Array.from({ length: RESAMPLES }, () => sum(values.map(() => values[random.below(values.length)]!)) / values.length);
  const ordered = sorted(means);
  return [ordered[Math.round(0.025 * (RESAMPLES - 1))]!, ordered[Math.round(0.975 * (RESAMPLES - 1))]!];
}
