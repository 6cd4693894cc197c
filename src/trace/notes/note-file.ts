import type { AnyAlgorithm, AnyOptions, Outcome } from '../../engine/algorithm.ts';
import { digitsOf } from '../../engine/candidates.ts';
import { InputError } from '../../engine/errors.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { puzzleOn } from '../import/header.ts';
import { textOf } from '../import/header-line.ts';
import { headerFault, type Line, Lines, objectOn } from '../import/lines.ts';
import { noteChecker, type PlainFact, type PlainPuzzle, type Verdict } from './check-notes.ts';

/*
 * A file of notes: a first line with the puzzle, then a note a line, in the order in which they were written. Notes that lead to a last one
 * without digits prove that the puzzle has no solution.
 */

/** The first line of every file of notes names it. */
export const NOTES_FORMAT = 'sudoscope-notes/1';

const EXAMPLE = '{"note":1,"never":[[3,6],[17,1]]}';

/** Whether a text begins like a file of notes. */
export const isNoteFile = (text: string): boolean => text.slice(0, text.indexOf('\n') >>> 0).includes(`"${NOTES_FORMAT}"`);

/** Returns how a run ends, and yields its notes as lines, with their ends. A run that finds no solution ends with an empty note. */
export function* noteLines(algorithm: AnyAlgorithm, puzzle: Puzzle, options: AnyOptions): Generator<string, Outcome> {
  yield `${JSON.stringify({ format: NOTES_FORMAT, puzzle: textOf(puzzle) })}\n`;
  const state = algorithm.start(puzzle, options);
  const run = algorithm.run(state);
  // They are numbered, so that a reader misses one that was left out.
  let count = 0;
  const lineOf = (never: unknown) => `${JSON.stringify({ note: ++count, never })}\n`;
  let next = run.next();
  for (; !next.done; next = run.next()) {
    if (algorithm.steps[next.value.kind]!.notes) yield lineOf(algorithm.inFull!(state, next.value).never);
  }
  if (next.value === 'no-solution') yield lineOf([]);
  return next.value;
}

/** What a file of notes shows, as far as it has been read. */
export interface NoteFindings {
  /** Notes that follow. */
  readonly notes: number;
  /** The first line that does not belong there, or whose note does not follow, with its place. */
  readonly fault: InputError | undefined;
  /** Whether the notes prove that the puzzle has no solution. */
  readonly isRefuted: boolean;
}

const plainPuzzle = ({ grid, givens, domains }: Puzzle): PlainPuzzle => ({
  size: grid.size,
  houses: grid.cellsOfHouse,
  givens,
  allowed: domains && Array.from(domains, digitsOf),
});

/** Reads a file of notes in pieces, and checks each of them. */
export class NoteReader {
  readonly #lines = new Lines();
  #puzzle: Puzzle | undefined;
  #check: ((note: readonly PlainFact[]) => Verdict) | undefined;
  #notes = 0;
  #fault: InputError | undefined;
  #isRefuted = false;

  get findings(): NoteFindings {
    return { notes: this.#notes, fault: this.#fault, isRefuted: this.#isRefuted };
  }

  /** Returns whether more can be read: not after a fault. */
  push(piece: string): boolean {
    return this.#guard(() => this.#lines.push(piece));
  }

  end(): void {
    this.#guard(() => this.#lines.end());
    if (!this.#puzzle) this.#fault ??= headerFault('the file is empty', 'notes');
  }

  #guard(linesOf: () => Iterable<Line>): boolean {
    try {
      for (const line of this.#fault ? [] : linesOf()) this.#read(line);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#fault = error;
    }
    return this.#fault === undefined;
  }

  #read(line: Line): void {
    const given = objectOn(line);
    const refuse = (message: string, expected: string) => new InputError(message, { place: { line: line.line, column: 1 }, expected });
    if (!this.#puzzle || !this.#check) {
      if (given.format !== NOTES_FORMAT) throw headerFault('the first line names another format', `"format":"${NOTES_FORMAT}"`);
      this.#puzzle = puzzleOn(given.puzzle);
      if (this.#puzzle.cages.length > 0) throw headerFault('the puzzle has cages', 'a puzzle without cages');
      this.#check = noteChecker(plainPuzzle(this.#puzzle));
      return;
    }
    if (this.#isRefuted) throw refuse('a note follows the one without digits', 'nothing after it');
    if (given.note !== undefined && given.note !== this.#notes + 1)
      throw refuse(`this is note ${JSON.stringify(given.note)}`, `note ${this.#notes + 1}, because they are numbered from 1`);
    if (!isNote(given.never, this.#puzzle)) throw refuse('this is no note', `cells from 0, and their digits: ${EXAMPLE}`);
    const verdict = this.#check(given.never);
    if (verdict === 'does not follow')
      throw refuse('this note does not follow', 'one that follows from the puzzle and the notes before it');
    if (verdict === 'no solution') this.#isRefuted = true;
    else this.#notes++;
  }
}

function isNote(value: unknown, { grid }: Puzzle): value is readonly PlainFact[] {
  const isWhole = (number: unknown, least: number, most: number) =>
    Number.isInteger(number) && (number as number) >= least && (number as number) <= most;
  return (
    Array.isArray(value) &&
    value.every(
      (fact) =>
        Array.isArray(fact) &&
        fact.length === 2 &&
        isWhole(fact[0], 0, grid.cellCount - 1) &&
        isWhole(fact[1], -grid.size, grid.size) &&
        fact[1] !== 0,
    )
  );
}
