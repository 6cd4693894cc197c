import { InputError } from '../../engine/errors.ts';
import { headText } from '../../experiment/rows.ts';
import { rowsAPuzzle } from '../../experiment/run-spec.ts';
import { type Arguments, exit, UsageError } from '../command.ts';
import type { Io } from '../io.ts';
import { tell } from '../progress.ts';
import { type Experiment, headerOf, inputHash } from './experiment.ts';
import { MeasureProgress } from './progress.ts';
import { MeasuredPuzzles, type ShardPuzzle } from './puzzles.ts';
import { fileWriter, keptOf, type ResultsWriter, standardWriter } from './results-file.ts';
import { textsAt } from './row-texts.ts';
import { ThreadPool } from './thread-pool.ts';

interface Destination {
  /** Standard output where it is undefined. */
  readonly output: string | undefined;
  readonly resumes: boolean;
}

/** Runs an experiment and writes its rows. Returns the exit code. */
export async function measure(experiment: Experiment, given: Arguments, { output, resumes }: Destination, io: Io): Promise<number> {
  const { shard, runs, settings, format, counters, skips } = experiment;
  if (shard.from !== '') tell(io, `Shard ${shard.index} of ${shard.count.toLocaleString('en')}, by ${shard.from}.\n`);
  const header = headerOf(experiment, inputHash(io, experiment.files));
  const file = output?.replaceAll('{shard}', String(shard.index)).replaceAll('{shards}', String(shard.count));
  const each = rowsAPuzzle(runs, settings.seeds);
  const kept = file !== undefined && resumes ? keptOf(file, header, each, format) : undefined;
  if (kept === 'sealed') {
    tell(io, `${file} is finished already.\n`);
    return exit.done;
  }
  const writer = file === undefined ? standardWriter(io, format) : fileWriter(file, format, kept);
  if (!kept) writer.write(headText(header, format, counters));
  const measured = new Measurement(experiment, writer, kept?.rows ?? 0, io, given);
  try {
    await measured.all(kept?.puzzles ?? 0, kept?.last, file);
  } finally {
    writer.flush();
  }
  writer.seal(measured.rows, measured.skipped);
  return skips && (measured.skipped > 0 || measured.refused > 0) ? exit.stopped : exit.done;
}

/** The work of one process: reads, measures and writes. */
class Measurement {
  /** Lines that are no puzzle. */
  skipped = 0;
  /** Puzzles that a run refused. */
  refused = 0;
  rows: number;
  readonly #experiment: Experiment;
  readonly #writer: ResultsWriter;
  readonly #io: Io;
  readonly #puzzles: MeasuredPuzzles;
  readonly #rowsEach: number;
  #pool: ThreadPool | undefined;

  constructor(experiment: Experiment, writer: ResultsWriter, rows: number, io: Io, given: Arguments) {
    this.#experiment = experiment;
    this.#writer = writer;
    this.rows = rows;
    this.#io = io;
    this.#puzzles = new MeasuredPuzzles(io, given, experiment);
    this.#rowsEach = rowsAPuzzle(experiment.runs, experiment.settings.seeds);
  }

  /** Measures the puzzles after the first `done`, of which the last has the id `last`. Throws UsageError for what stops it. */
  async all(done: number, last: string | undefined, file: string | undefined): Promise<void> {
    const { threads } = this.#experiment;
    const progress = new MeasureProgress(this.#io, this.#puzzles);
    if (threads > 1) this.#pool = new ThreadPool(this.#experiment);
    try {
      let left = done;
      for (const puzzle of this.#puzzles.ofShard({ fault: (fault, name) => this.#fault(fault, name), waiting: () => this.#waiting() })) {
        if (left > 0) {
          left--;
          if (left === 0 && puzzle.placed.id !== last)
            throw new UsageError(
              `${file} is of another experiment: its puzzle ${done} is ${last} there, ${puzzle.placed.id} here. Choose another --output.`,
            );
          this.#refusals(puzzle, true);
          continue;
        }
        this.#refusals(puzzle, false);
        this.#measure(puzzle);
        progress.step();
      }
      this.#drain();
    } catch (error) {
      // A file without any puzzle; only one of several may be.
      if (error instanceof InputError) throw new UsageError(error.describe(this.#puzzles.file));
      throw error;
    } finally {
      progress.end();
      await this.#pool?.end();
    }
  }

  #measure(puzzle: ShardPuzzle): void {
    if (!this.#pool) {
      for (const row of textsAt(puzzle, this.#experiment)) this.#writer.write(row);
      this.rows += this.#rowsEach;
      return;
    }
    this.#takeAll();
    while (this.#pool.isFull) {
      this.#pool.wait();
      this.#takeAll();
    }
    this.#pool.add(puzzle);
  }

  #takeAll(): void {
    for (let rows = this.#pool?.take(); rows !== undefined; rows = this.#pool?.take()) {
      this.#writer.write(rows);
      this.rows += this.#rowsEach;
    }
  }

  #drain(): void {
    for (const pool = this.#pool; pool && !pool.isEmpty; this.#takeAll()) pool.wait();
  }

  /** Before a pipe is waited for, all that is known is written. */
  #waiting(): void {
    if (this.#experiment.files.includes('-')) this.#drain();
    this.#writer.flush();
  }

  #fault(fault: InputError, file: string): void {
    const { shard, skips } = this.#experiment;
    const text = fault.describe(file);
    if (!skips) throw new UsageError(text);
    // It has no id, so it belongs to the first.
    if (shard.index !== 0) return;
    this.skipped++;
    tell(this.#io, `${text}\n`);
  }

  #refusals({ puzzle, placed, file }: ShardPuzzle, isKnown: boolean): void {
    const { runs, skips } = this.#experiment;
    for (const run of runs) {
      const refusal = run.refusal(puzzle);
      if (!refusal) continue;
      const text = `${file}:${placed.line}: run ${run.name} refuses: ${refusal.describe()}`;
      if (!skips) throw new UsageError(text);
      this.refused++;
      if (!isKnown) tell(this.#io, `${text}\n`);
    }
  }
}
