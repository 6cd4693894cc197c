import { type AnyAlgorithm, applyStep, countOf, type Outcome } from '../../engine/algorithm.ts';
import { InputError } from '../../engine/errors.ts';
import type { Grid } from '../../engine/grid.ts';
import type { AnyStep } from '../../engine/step.ts';
import type { Chunk } from '../chunk.ts';
import { codecOf } from '../codec.ts';
import { totalsOf } from '../record.ts';
import { Recorder, STEP_CAP } from '../recorder.ts';
import { type CoreState, takenBackBy } from './core.ts';
import { CoreTranslation } from './core-translation.ts';
import { readHeader } from './header.ts';
import { type Line, Lines } from './lines.ts';
import { type Opened, openedBy } from './opened.ts';
import { ownLineOf, Proof, type Unjustified } from './proof.ts';
import { onlyAnswer, Rules } from './rules.ts';
import { type StepReader, stepReader } from './shape.ts';

/** How far a trace has been read, and what was found. */
export interface Findings {
  /** Steps that were read and are possible. */
  readonly steps: number;
  readonly lines: number;
  /** The first line that is impossible, with its place; the steps before it are kept. */
  readonly fault: InputError | undefined;
  /** The line of the program that the faulty step names, one-based; 0 where it names none. */
  readonly own: number;
  /** The first step that is possible and yet wrong in a search, because nothing justifies it. The steps after it are read all the same. */
  readonly unjustified: Unjustified | undefined;
  /** Whether each digit that was taken back had been refuted; undefined of what is no search. */
  readonly isProof: boolean | undefined;
  readonly outcome: Outcome | undefined;
  /** How many steps of each kind were held against the grid. */
  readonly right: Readonly<Record<string, number>>;
  /** Whether the puzzle has one answer, as far as that is soon known. */
  readonly hasOneAnswer: boolean;
  /** Of a trace that names an algorithm of this project: the line where it parts from that algorithm's own run. */
  readonly parted: number | undefined;
  /** What the author had bet on, and what the run counted. */
  readonly bets: readonly Bet[];
  /** The first line with a fault in the file, or with an unjustified step, after those before it, each cut to a readable length. */
  readonly excerpt: readonly Line[];
}

/** A number that was bet on before a run, and the one that came out. */
export interface Bet {
  readonly what: string;
  readonly said: number;
  readonly got: number;
}

/** Lines that are shown before the one that is wrong, and how many characters of each. */
const LINES_BEFORE = 2;
const SHOWN_OF_LINE = 240;
/** Memory that the steps of a trace may take. */
const MAX_BYTES = 600_000_000;

/**
 * Reads a trace that someone brings, in pieces as they come, and packs its steps for a timeline. Its first fault ends the reading.
 * A step of the core is held against the grid; of a trace that names an algorithm of this project each step against its own run.
 */
export class ImportedRun {
  #opened: Opened | undefined;
  #recorder: Recorder | undefined;
  #reader: StepReader | undefined;
  #rules: Rules | undefined;
  #translation: CoreTranslation | undefined;
  #proof: Proof | undefined;
  #hasOneAnswer = false;
  #state: unknown;
  #outcome: Outcome | undefined;
  #fault: InputError | undefined;
  #own = 0;
  readonly #lines = new Lines();
  /** Lines that were cut, some of those before them, and how many of all these have been read. */
  #pending: Line[] = [];
  #used = 0;

  get opened(): Opened | undefined {
    return this.#opened;
  }

  get findings(): Findings {
    return {
      steps: this.#recorder?.taken ?? 0,
      lines: this.#lines.count,
      fault: this.#fault,
      own: this.#own,
      unjustified: this.#proof?.unjustified,
      isProof: this.#proof?.isWhole,
      outcome: this.#recorder?.outcome,
      right: (this.#translation ? this.#translation.rules : this.#rules)?.right ?? {},
      hasOneAnswer: this.#hasOneAnswer,
      parted: this.#translation?.parted,
      bets: this.#bets(),
      excerpt: this.#excerpt(),
    };
  }

  #bets(): Bet[] {
    const { header, algorithm } = this.#opened ?? {};
    const totals = this.#recorder ? totalsOf(this.#recorder) : {};
    return Object.entries(header?.bet ?? {}).flatMap(([what, said]) => {
      const counter = Object.values(algorithm!.counters).find(({ label }) => label === what);
      return counter ? [{ what, said, got: countOf(counter, totals) }] : [];
    });
  }

  #excerpt(): Line[] {
    const { unjustified } = this.#proof ?? {};
    if (unjustified) return [...unjustified.excerpt];
    const last = this.#fault?.place?.line;
    return last === undefined ? [] : this.#linesTo(last);
  }

  #linesTo(last: number): Line[] {
    const known = [...this.#pending, { line: this.#lines.count + 1, text: this.#lines.rest }];
    const shown = known.filter(({ line, text }) => line >= last - LINES_BEFORE && line <= last && text !== '');
    return shown.map(({ line, text }) => ({ line, text: shortened(text) }));
  }

  /** Steps by kind and in all, kept or not, and whether the rest is counted only; chunks that are full. */
  take(): { readonly chunks: Chunk[]; readonly totals: Record<string, number>; readonly taken: number; readonly capped: boolean } {
    const recorder = this.#recorder;
    if (!recorder) return { chunks: [], totals: {}, taken: 0, capped: false };
    return { chunks: recorder.takeChunks(), totals: totalsOf(recorder), taken: recorder.taken, capped: recorder.capped };
  }

  /** Reads a piece of the text. Resolves to whether more can be read: not after a fault. */
  async push(piece: string): Promise<boolean> {
    await this.#guard(async () => {
      await this.#read(this.#lines.push(piece));
    });
    return this.#fault === undefined;
  }

  /** The text has ended. */
  async end(): Promise<void> {
    await this.#guard(async () => {
      await this.#read(this.#lines.end());
      if (!this.#opened) throw new InputError('the file is empty', { place: { line: 1, column: 1 }, expected: 'a trace' });
    });
    const recorder = this.#recorder;
    if (!recorder) return;
    // The replay is asked for one more step, finds none and ends.
    if (recorder.outcome === undefined) recorder.advance(1);
  }

  async #guard(read: () => Promise<void>): Promise<void> {
    if (this.#fault) return;
    try {
      await read();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      // A step before it may have been wrong, too.
      this.#fault ??= error;
    }
  }

  async #read(lines: Iterable<Line>): Promise<void> {
    try {
      for (const line of lines) {
        this.#pending.push(line);
        if (!this.#recorder) {
          this.#used++;
          await this.#open(line);
        }
      }
    } finally {
      // What came before a line that cannot be cut is read all the same.
      const unread = this.#pending.length - this.#used;
      if (unread > 0 && this.#recorder?.outcome === undefined) this.#recorder?.advance(unread);
      if (this.#fault === undefined) this.#pending = this.#pending.slice(-LINES_BEFORE);
      this.#used = this.#pending.length;
    }
  }

  async #open({ line, text }: Line): Promise<void> {
    try {
      this.#opened = await openedBy(readHeader(text));
    } catch (error) {
      if (!(error instanceof InputError) || line === 1) throw error;
      // Blank lines may come before it.
      const { message, expected, place } = error;
      throw new InputError(message, { place: { line, column: place?.column ?? 1 }, ...(expected === undefined ? {} : { expected }) });
    }
    const { header, algorithm, options, texts, said } = this.#opened;
    const { puzzle, original } = header;
    if (original === undefined) {
      const answer = onlyAnswer(puzzle);
      this.#hasOneAnswer = answer !== undefined;
      this.#rules = new Rules(puzzle, answer);
    } else this.#translation = new CoreTranslation(algorithm, puzzle, options, said);
    if (this.#translation?.isSearch !== false) this.#proof = new Proof(puzzle, (last) => this.#linesTo(last));
    this.#state = algorithm.start(puzzle, options);
    this.#reader = stepReader(algorithm.steps, puzzle.grid, texts, original !== undefined);
    this.#recorder = new Recorder(
      { ...algorithm, directRun: undefined, run: () => this.#replay() },
      this.#state,
      capOf(algorithm, puzzle.grid),
    );
  }

  /** The recorder's run: a step for each line that is pending; a fault ends it. */
  *#replay(): Generator<AnyStep, Outcome> {
    for (;;) {
      const line = this.#pending[this.#used++];
      if (!line) return this.#ending();
      try {
        yield this.#step(line);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        this.#fault = error;
        return 'stuck';
      }
    }
  }

  /** How a run ended whose steps have ended. */
  #ending(): Outcome {
    if (this.#outcome) return this.#outcome;
    return this.#translation?.ending() ?? 'stuck';
  }

  /** The step on a line, done to the state. Throws InputError with its place. */
  #step(line: Line): AnyStep {
    const { algorithm, header } = this.#opened!;
    const place = { line: line.line, column: 1 };
    const step = this.#reader!.read(line);
    if (this.#outcome) throw new InputError(`a step follows the end: '${step.kind}'`, { place, expected: 'nothing after it' });
    const kind = header.kinds[step.kind]?.like ?? this.#translation?.likeOf(step) ?? step.kind;
    // What is said last may be wrong because of a step before it.
    if (kind === 'noSolution') this.#proof?.take(kind, step, line.line);
    // To a proof, a jump is as many digits that are taken back.
    const jumpedOver = () => this.#translation?.startedOver() ?? takenBackBy(this.#state as CoreState, Number(step.to));
    const taken = kind === 'takeBackTo' ? jumpedOver() : [];
    const fault = this.#translation
      ? this.#translation.faultOf(step, line.line, this.#state)
      : this.#rules!.faultOf(kind, step, this.#state as CoreState);
    if (fault !== undefined) {
      this.#own = ownLineOf(step);
      throw new InputError(fault, { place });
    }
    try {
      applyStep(algorithm, this.#state, step);
    } catch {
      // A trace can say what no run of the algorithm would: its effect may be impossible.
      throw new InputError(`${algorithm.title} cannot take this step here`, { place });
    }
    this.#translation?.follow(step, this.#state);
    for (const each of taken) this.#proof?.take('takeBack', { ...step, ...each, kind: 'takeBack' }, line.line);
    if (kind !== 'noSolution' && kind !== 'takeBackTo') this.#proof?.take(kind, step, line.line, () => this.#saidBy(step));
    if (kind === 'solved') this.#outcome = 'solved';
    if (kind === 'noSolution') this.#outcome = 'no-solution';
    return step;
  }

  /** What a step says in words of its author's. */
  #saidBy(step: AnyStep): string {
    const { header, texts } = this.#opened!;
    const { label = '', says = '' } = header.kinds[step.kind] ?? {};
    return step.kind === 'note' ? (texts[Number(step.text)] ?? '') : `${step.kind} ${label} ${says}`;
  }
}

/** Steps that are kept, of this algorithm in this grid: kinds with many fields take more room. */
function capOf({ steps }: AnyAlgorithm, { cellCount }: Grid): number {
  const { kinds, stride } = codecOf(steps, cellCount);
  // As a chunk has them: kind, metric, words, and the counts by kind once in a thousand.
  const bytes = 3 + 4 * stride + kinds.length / 128;
  return Math.min(STEP_CAP, Math.floor(MAX_BYTES / bytes));
}

const shortened = (text: string) => (text.length > SHOWN_OF_LINE ? `${text.slice(0, SHOWN_OF_LINE)}…` : text.trimEnd());
