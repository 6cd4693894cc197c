import { type AnyAlgorithm, applyStep, type Outcome } from '../../engine/algorithm.ts';
import { InputError } from '../../engine/errors.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { AnyStep } from '../../engine/step.ts';
import type { Chunk } from '../chunk.ts';
import { totalsOf } from '../record.ts';
import { Recorder } from '../recorder.ts';
import { type CoreState, coreAlgorithm, likesIn } from './core.ts';
import { readHeader } from './header.ts';
import { type Line, Lines } from './lines.ts';
import { type Opened, openedBy } from './opened.ts';
import { onlyAnswer, Rules, whyUnsolved } from './rules.ts';
import { type StepReader, stepReader } from './shape.ts';

/** A run of this project's own algorithm that goes beside a trace which names it. */
interface Book {
  readonly run: Generator<AnyStep, Outcome>;
  /** What its steps are in those of the core, and what these have done; undefined where they are not like that. */
  readonly core:
    | { readonly likes: Readonly<Record<string, string>>; readonly algorithm: AnyAlgorithm; readonly state: CoreState }
    | undefined;
  /** The line where they parted, one-based; undefined while they are the same. */
  parted: number | undefined;
}

/** How far a trace has been read, and what was found. */
export interface Findings {
  /** Steps that were read and are possible. */
  readonly steps: number;
  readonly lines: number;
  /** The first line that is wrong, in its place; the steps before it stand. */
  readonly fault: InputError | undefined;
  readonly outcome: Outcome | undefined;
  /** How many steps of each kind were held against the grid. */
  readonly right: Readonly<Record<string, number>>;
  /** Whether the puzzle has one answer, as far as that is soon known. */
  readonly hasOneAnswer: boolean;
  /** Of a trace that names an algorithm of this project: the line where it parts from that algorithm's own run. */
  readonly parted: number | undefined;
  /** The line of the fault as it stands in the file, after those before it; each no longer than a reader looks at. */
  readonly excerpt: readonly Line[];
}

/** Lines that are shown before the one that is wrong, and how many characters of each. */
const LINES_BEFORE = 2;
const SHOWN_OF_LINE = 240;

/**
 * Reads a trace that someone brings, in pieces as they come, and packs its steps for a timeline. Its first fault ends the reading.
 * A step of the core is held against the grid; of a trace that names an algorithm of this project each step against its own run.
 */
export class BroughtRun {
  #opened: Opened | undefined;
  #recorder: Recorder | undefined;
  #reader: StepReader | undefined;
  #rules: Rules | undefined;
  #book: Book | undefined;
  #hasOneAnswer = false;
  #state: unknown;
  #outcome: Outcome | undefined;
  #fault: InputError | undefined;
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
      outcome: this.#recorder?.outcome,
      right: this.#rules?.right ?? {},
      hasOneAnswer: this.#hasOneAnswer,
      parted: this.#book?.parted,
      excerpt: this.#excerpt(),
    };
  }

  #excerpt(): Line[] {
    const last = this.#fault?.place?.line;
    if (last === undefined) return [];
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

  /** Reads a piece of the text. Resolves to whether more is wanted: not after a fault. */
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
    // Asked for one more step, the replay finds none and ends.
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
      // Blank lines stand before it.
      const { message, expected, place } = error;
      throw new InputError(message, { place: { line, column: place?.column ?? 1 }, ...(expected === undefined ? {} : { expected }) });
    }
    const { header, algorithm, options, texts } = this.#opened;
    const { puzzle, book } = header;
    if (book === undefined) {
      const answer = onlyAnswer(puzzle);
      this.#hasOneAnswer = answer !== undefined;
      this.#rules = new Rules(puzzle, answer);
    } else this.#book = { run: algorithm.run(algorithm.start(puzzle, options)), core: this.#coreOf(algorithm, puzzle), parted: undefined };
    this.#state = algorithm.start(puzzle, options);
    this.#reader = stepReader(algorithm.steps, puzzle.grid, texts, book !== undefined);
    this.#recorder = new Recorder({ ...algorithm, run: () => this.#replay() }, this.#state);
  }

  #coreOf(algorithm: AnyAlgorithm, puzzle: Puzzle): Book['core'] {
    const likes = likesIn(algorithm);
    if (!likes || algorithm.input === 'empty-puzzle') return undefined;
    const strict = Object.entries(likes).every(([kind, like]) => like !== 'place' || algorithm.steps[kind]!.depth === 1);
    this.#rules = new Rules(puzzle, undefined, strict);
    const core = coreAlgorithm(algorithm.title, {}, []);
    return { likes, algorithm: core, state: core.start(puzzle, {}) };
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
    if (!this.#book || this.#book.parted !== undefined) return 'stuck';
    const last = this.#book.run.next();
    return last.done ? last.value : 'bound';
  }

  /** The step on a line, done to the state. Throws InputError with its place. */
  #step(line: Line): AnyStep {
    const { algorithm, header } = this.#opened!;
    const place = { line: line.line, column: 1 };
    const step = this.#reader!.read(line);
    if (this.#outcome) throw new InputError(`a step follows the end: '${step.kind}'`, { place, expected: 'nothing after it' });
    const kind = header.kinds[step.kind]?.like ?? step.kind;
    const fault = this.#book ? this.#bookFault(this.#book, step, line.line) : this.#rules!.faultOf(kind, step, this.#state as CoreState);
    if (fault !== undefined) throw new InputError(fault, { place });
    try {
      applyStep(algorithm, this.#state, step);
    } catch (error) {
      // A trace can say what no run of the algorithm would: its effect may be impossible.
      throw new InputError(`${algorithm.title} cannot do this: ${(error as Error).message}`, { place });
    }
    this.#followUndone(step);
    if (kind === 'solved') this.#outcome = 'solved';
    if (kind === 'noSolution') this.#outcome = 'no-solution';
    return step;
  }

  /** What follows from a digit that is taken back is gone with it, in algorithms that put down such digits: their own state says what. */
  #followUndone({ kind }: AnyStep): void {
    const { algorithm } = this.#opened!;
    const core = this.#book?.core;
    if (core?.likes[kind] !== 'takeBack' || !algorithm.solution) return;
    const standing = algorithm.solution(this.#state);
    const { filled, digits } = core.state;
    for (let at = filled.length - 1; at >= 0; at--) {
      if (standing[filled[at]!] !== 0) continue;
      digits[filled[at]!] = 0;
      filled.splice(at, 1);
    }
  }

  /** Of a step that another program took with the steps of an algorithm of this project. */
  #bookFault(book: Book, step: AnyStep, line: number): string | undefined {
    const { algorithm, header } = this.#opened!;
    if (book.parted === undefined) {
      const next = book.run.next();
      const same = !next.done && Object.entries(next.value).every(([field, value]) => step[field] === value);
      if (!same) book.parted = line;
    }
    const like = book.core?.likes[step.kind];
    if (book.core && like) {
      const forced = algorithm.steps[step.kind]!.depth !== 1;
      const fault = this.#rules!.faultOf(like, step, book.core.state, { forced });
      if (fault !== undefined) return fault;
      applyStep(book.core.algorithm, book.core.state, step.kind === like ? step : { ...step, kind: like });
    }
    if (step.kind !== 'solved' || !algorithm.solution) return undefined;
    const why = whyUnsolved(header.puzzle, algorithm.solution(this.#state));
    return why && `says solved, but ${why}`;
  }
}

const shortened = (text: string) => (text.length > SHOWN_OF_LINE ? `${text.slice(0, SHOWN_OF_LINE)}…` : text.trimEnd());
