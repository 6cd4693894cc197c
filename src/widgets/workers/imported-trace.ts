import { proxy } from 'comlink';
import { InputError } from '../../engine/errors.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { Findings } from '../../trace/import/imported-run.ts';
import { type Opened, openedBy } from '../../trace/import/opened.ts';
import { Timeline } from '../../trace/timeline.ts';
import type { ImportFunctions } from './import.worker.ts';
import { unpackInput } from './input-message.ts';
import type { FaultMessage, ImportReport, NextPiece } from './read-and-report.ts';
import { RemoteWorker, type WorkerLike } from './rpc.ts';
import { IdlePreparation, type RunningTrace, type runInWorker } from './run-in-worker.ts';

/** A trace that is written while it is read. */
export interface TextSource {
  /** The next piece of its text, requested when the one before has been read; undefined at its end. Rejects when what writes it breaks. */
  next: NextPiece;
  /** Called when no more of it is needed. */
  cancel(): void;
}

const startWorker = () => new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });

/**
 * A trace that somebody brings, while it is read in a worker and after that. `onProgress` is called each time more of it is known,
 * and at the end.
 */
export class ImportedTrace {
  /** What its first line says; undefined while that is not read, and when it is no header. */
  opened: Opened | undefined;
  /** Its steps as far as they are read; there when it is opened. */
  timeline: Timeline | undefined;
  /** Undefined before the first report. */
  findings: Findings | undefined;
  /** Nothing more is read. */
  over = false;
  /** Resolves when nothing more is read: to its end, to its first fault, or until it was cancelled. Rejects when there is no reading on, with the reason. */
  readonly done: Promise<void>;

  readonly #listeners = new Set<() => void>();
  readonly #worker: RemoteWorker<ImportFunctions>;
  readonly #source: TextSource | undefined;
  readonly #ended = Promise.withResolvers<void>();
  readonly #stopped = Promise.withResolvers<undefined>();
  readonly #preparation = new IdlePreparation();
  #heard = Promise.resolve();

  constructor(feed: Blob | TextSource, onProgress: () => void, start: () => WorkerLike = startWorker) {
    this.#listeners.add(onProgress);
    this.#worker = new RemoteWorker<ImportFunctions>(start());
    this.#source = feed instanceof Blob ? undefined : feed;
    this.done = this.#ended.promise;
    const source = feed instanceof Blob ? feed : proxy(() => Promise.race([feed.next(), this.#stopped.promise]));
    this.#worker
      .call((functions) =>
        functions.read(
          source,
          proxy((said: ImportReport) => this.#hear(said)),
        ),
      )
      .then(
        () => this.#end(this.#ended.resolve),
        (error: unknown) => this.#end(() => this.#ended.reject(error)),
      );
  }

  /** Ends the reading where it is; what was read stays. */
  cancel(): void {
    // What was written before it is read to its end, the last few steps too.
    if (this.#source) this.#stopped.resolve(undefined);
    else this.#end(this.#ended.resolve);
  }

  /** Gives a figure the steps, those that are still to come too. */
  readonly runner: typeof runInWorker = (_, onProgress): RunningTrace => {
    this.#listeners.add(onProgress);
    // Why the reading has ended is said where the trace was brought.
    const done = this.done.catch(() => {}).finally(() => this.#listeners.delete(onProgress));
    return { timeline: this.timeline!, done, cancel: () => this.cancel() };
  };

  /** Reports are taken one after the other: the first of them loads an algorithm. */
  #hear(said: ImportReport): Promise<void> {
    this.#heard = this.#heard.then(() => this.#take(said));
    return this.#heard;
  }

  async #take({ header, texts, chunks, totals, taken, capped, outcome, findings }: ImportReport): Promise<void> {
    if (this.over) return;
    if (header) {
      this.opened = await openedBy({ ...header, puzzle: unpackInput(header.puzzle) as Puzzle });
      const { algorithm, options } = this.opened;
      this.timeline = new Timeline(algorithm, algorithm.start(this.opened.header.puzzle, options));
    }
    this.opened?.texts.push(...texts);
    this.findings = { ...findings, fault: findings.fault && faultIn(findings.fault) };
    if (this.timeline) {
      for (const chunk of chunks) this.timeline.append(chunk);
      Object.assign(this.timeline, { totals, taken, capped, outcome, broken: findings.fault !== undefined });
      this.#preparation.soon(this.timeline);
    }
    this.#tell();
  }

  #end(settle: () => void): void {
    if (this.over) return;
    this.over = true;
    this.#source?.cancel();
    this.#worker.terminate();
    settle();
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const faultIn = ({ message, place, expected }: FaultMessage): InputError =>
  new InputError(message, { ...(place && { place }), ...(expected === undefined ? {} : { expected }) });
