import { fstatSync, statSync } from 'node:fs';
import { looksLikeCover } from '../engine/cover/parse-cover.ts';
import { InputError } from '../engine/errors.ts';
import type { ReadPuzzle } from '../engine/formats/format.ts';
import { eachPuzzle, formatOf } from '../engine/formats/read.ts';
import { MAX_PUZZLE_LENGTH } from '../engine/formats/text-lines.ts';
import { type Arguments, textOf } from './command.ts';
import { nameOf, piecesOf } from './file-bytes.ts';
import type { Io } from './io.ts';
import { type Expected, exactCoverFault, type Houses, housesOf, problemOf, withHouses } from './puzzle-file.ts';

/** A puzzle as it comes from a stream. */
export interface Streamed {
  readonly read: ReadPuzzle;
  /** Counted from 1; what is no puzzle does not count. */
  readonly number: number;
  /** Why nobody can work on it. */
  readonly problem: InputError | undefined;
}

/** Hears what else happens while a stream is read. */
export interface StreamHearer {
  /** A part of the text is no puzzle and was left out. */
  fault(fault: InputError): void;
  /** More of the text is needed, which may take long to come. */
  waiting(): void;
  comment?(comment: string): void;
}

/** Faults that are kept while no puzzle has come: perhaps the whole text is something else. */
const MAX_KEPT = 20;

/** A file of puzzles, read once and only as far as somebody asks. */
export class PuzzleStream {
  /** In messages. */
  readonly name: string;
  readonly #io: Io;
  readonly #file: string;
  readonly #from: string | undefined;
  readonly #houses: Houses | undefined;
  #lines = 0;
  #bytes = 0;
  #line = 0;
  #number = 0;

  /** `file` '-' is standard input. Throws UsageError for options that say nothing. */
  constructor(io: Io, file: string, given: Arguments) {
    this.#from = textOf(given, 'from');
    if (this.#from !== undefined) formatOf(this.#from);
    this.#houses = housesOf(given);
    this.name = nameOf(file);
    this.#io = io;
    this.#file = file;
  }

  /** About how many puzzles there are, by the length of the lines so far; undefined where nobody knows the length of the file. */
  get about(): number | undefined {
    const size = sizeOf(this.#file);
    if (!size || this.#lines === 0 || this.#line === 0) return undefined;
    return Math.max(this.#number, Math.round((size / this.#bytes) * this.#lines * (this.#number / this.#line)));
  }

  /**
   * Yields the puzzles as they come; each is checked by `expected`, if there is one. What is no puzzle is told to the hearer, but where there is no puzzle
   * at all, the first fault is thrown. Throws UsageError when the file cannot be read. Where `isWanted` says no to a puzzle of a line, by its
   * canonical text, it counts and nothing else is done about it; other puzzles come unasked.
   */
  *puzzles(expected: Expected | undefined, hearer: StreamHearer, isWanted?: (canonical: string) => boolean): Generator<Streamed> {
    const kept: InputError[] = [];
    let head: string | undefined = '';
    const stream = this;
    function* pieces(): Generator<string> {
      const all = piecesOf(stream.#io, stream.#file);
      for (let piece = all.next(); !piece.done; piece = all.next()) {
        const text = piece.value;
        if (stream.#io.stderr.isTerminal) stream.#count(text);
        if (head !== undefined) head = head.length + text.length > MAX_PUZZLE_LENGTH ? undefined : head + text;
        yield text;
        hearer.waiting();
      }
    }
    const onFault = (fault: InputError) => {
      if (stream.#number > 0) hearer.fault(fault);
      else if (kept.length < MAX_KEPT) kept.push(fault);
    };
    const onComment = hearer.comment && ((comment: string) => hearer.comment!(comment));
    const count = (line: number) => {
      this.#number++;
      this.#line = line;
      for (const fault of kept.splice(0)) hearer.fault(fault);
    };
    // Houses that only the options say are no part of a line.
    const asked =
      isWanted && !this.#houses
        ? (canonical: string, line: number) => {
            if (isWanted(canonical)) return true;
            count(line);
            return false;
          }
        : undefined;
    for (const plain of eachPuzzle(pieces(), { format: this.#from, onFault, onComment, isWanted: asked })) {
      let read = plain;
      count(plain.place.line);
      let problem: InputError | undefined;
      try {
        if (this.#houses) read = withHouses(plain, this.#houses);
        if (expected) problem = problemOf(read, expected);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        problem = error;
      }
      yield { read, number: this.#number, problem };
    }
    const [first] = kept;
    if (first) throw head !== undefined && looksLikeCover(head) ? exactCoverFault() : first;
  }

  #count(text: string): void {
    this.#bytes += text.length;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#lines++;
  }
}

/** The length of a file; undefined where it is none. */
function sizeOf(file: string): number | undefined {
  try {
    const found = file === '-' ? fstatSync(0) : statSync(file);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}
