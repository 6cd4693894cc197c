import { bitOf } from '../../engine/candidates.ts';
import { InputError } from '../../engine/errors.ts';
import type { CellChange, Deed, Pause, Solve } from '../../engine/logic/judging/solve.ts';
import { placedAtFirst } from '../../engine/logic/position.ts';
import { MAX_MARKED_SIZE, type Puzzle } from '../../engine/puzzle.ts';
import { readHeader } from '../import/header.ts';
import { type JsonObject, type Line, Lines, objectOn } from '../import/lines.ts';
import { onlyAnswer } from '../import/rules.ts';

/** The most lines that are read: far more than a player makes. */
const MAX_LINES = 50_000;
/** The longest time on a clock, in seconds. */
const MAX_SECONDS = 1e7;

const DID: readonly unknown[] = ['move', 'hint', 'undo', 'redo'] satisfies Deed['did'][];

/** What a kind of step does to the grid, whoever wrote the trace; other kinds do nothing. */
const EFFECTS: Readonly<Record<string, 'write' | 'empty' | 'strike' | 'restore'>> = {
  place: 'write',
  again: 'write',
  clashing: 'write',
  takeBack: 'empty',
  erased: 'empty',
  undone: 'empty',
  strike: 'strike',
  struck: 'strike',
  restored: 'restore',
};

/**
 * Reads a solve from a trace. In one that says nothing of seconds, each step is a move of second 0. Throws InputError, with a line as its
 * place, where it is no trace, or no solve of a puzzle with one solution.
 */
export function readSolve(text: string): Solve {
  const lines = new Lines();
  const [first, ...rest] = [...lines.push(text), ...lines.end()];
  const header = readHeader(first?.text ?? '');
  const { puzzle } = header;
  if (header.original !== undefined)
    throw fault(1, `the trace is a run of the algorithm “${header.original}”`, 'the trace of a person’s solve');
  if (puzzle.grid.size > MAX_MARKED_SIZE)
    throw fault(1, `the grid is ${puzzle.grid.size} × ${puzzle.grid.size}`, 'one that is small enough for pencil marks');
  if (rest.length > MAX_LINES) throw fault(MAX_LINES, `the file has ${rest.length} steps`, `at most ${MAX_LINES}`);
  const answer = onlyAnswer(puzzle);
  if (!answer) throw fault(1, 'the puzzle doesn’t have exactly one solution', 'a puzzle that has');
  const reader = new SolveReader(
    puzzle,
    rest.some(({ text }) => text.includes('"did"')),
  );
  for (const line of rest) reader.read(line);
  const { deeds, pauses } = reader.end();
  const { seconds } = objectOn(first!);
  return { puzzle, answer, deeds, pauses, seconds: Math.max(secondsOf(seconds) ?? 0, deeds.at(-1)?.seconds ?? 0) };
}

const fault = (line: number, message: string, expected: string) => new InputError(message, { place: { line, column: 1 }, expected });

const secondsOf = (given: unknown): number | undefined =>
  Number.isInteger(given) && (given as number) >= 0 && (given as number) <= MAX_SECONDS ? (given as number) : undefined;

class SolveReader {
  readonly #puzzle: Puzzle;
  readonly #isGrouped: boolean;
  readonly #digits: Uint8Array;
  readonly #struck: Uint32Array;
  readonly #deeds: Deed[] = [];
  readonly #pauses: Pause[] = [];
  /** The move that is read now, with the grid before it; undefined before the first. */
  #now: { readonly did: Deed['did']; readonly seconds: number; readonly digits: Uint8Array; readonly struck: Uint32Array } | undefined;
  #seconds = 0;

  /** `isGrouped`: the first line of each move says what was done; without that, each line is a move. */
  constructor(puzzle: Puzzle, isGrouped: boolean) {
    this.#puzzle = puzzle;
    this.#isGrouped = isGrouped;
    this.#digits = placedAtFirst(puzzle);
    this.#struck = new Uint32Array(this.#digits.length);
  }

  read(line: Line): void {
    const step = objectOn(line);
    if (step.kind === 'paused') this.#pause(step);
    const effect = typeof step.kind === 'string' && Object.hasOwn(EFFECTS, step.kind) ? EFFECTS[step.kind] : undefined;
    if (effect === undefined) return;
    // Digits that the puzzle’s own marks leave no choice for are in the grid already.
    if (step.did === 'given') return;
    const { cell, digit } = this.#placeOf(step, line.line);
    if (DID.includes(step.did) || !this.#isGrouped) this.#begin(step);
    if (effect === 'write') this.#digits[cell] = digit;
    if (effect === 'empty' && this.#digits[cell] === digit) this.#digits[cell] = 0;
    if (effect === 'strike') this.#struck[cell]! |= bitOf(digit);
    if (effect === 'restore') this.#struck[cell]! &= ~bitOf(digit);
  }

  #placeOf({ cell, digit }: JsonObject, line: number): { cell: number; digit: number } {
    const { grid, givens } = this.#puzzle;
    if (!Number.isInteger(cell) || (cell as number) < 0 || (cell as number) >= grid.cellCount)
      throw fault(line, `'cell' is ${JSON.stringify(cell)}`, `a whole number from 0 to ${grid.cellCount - 1}`);
    if (!Number.isInteger(digit) || (digit as number) < 1 || (digit as number) > grid.size)
      throw fault(line, `'digit' is ${JSON.stringify(digit)}`, `a whole number from 1 to ${grid.size}`);
    if (givens[cell as number] !== 0) throw fault(line, `cell ${cell} is a given`, 'a cell that the puzzle leaves empty');
    return { cell: cell as number, digit: digit as number };
  }

  #pause({ seconds, for: length }: JsonObject): void {
    const [at, lasted] = [secondsOf(seconds) ?? this.#seconds, secondsOf(length) ?? 0];
    if (lasted > 0) this.#pauses.push({ seconds: at, length: lasted });
  }

  #begin({ did, seconds }: JsonObject): void {
    this.#finish();
    this.#seconds = Math.max(this.#seconds, secondsOf(seconds) ?? 0);
    const known = DID.includes(did) ? (did as Deed['did']) : 'move';
    this.#now = { did: known, seconds: this.#seconds, digits: this.#digits.slice(), struck: this.#struck.slice() };
  }

  /** Ends the move that is read, if it changed anything. */
  #finish(): void {
    const { did, seconds, digits, struck } = this.#now ?? {};
    if (!did || !digits || !struck) return;
    const [written, strikes] = [changesBetween(digits, this.#digits), changesBetween(struck, this.#struck)];
    if (written.length + strikes.length > 0) this.#deeds.push({ seconds: seconds ?? 0, did, digits: written, struck: strikes });
  }

  end(): { deeds: Deed[]; pauses: Pause[] } {
    this.#finish();
    this.#now = undefined;
    return { deeds: this.#deeds, pauses: this.#pauses };
  }
}

function changesBetween(one: ArrayLike<number>, other: ArrayLike<number>): CellChange[] {
  return Array.from(one, (before, cell) => ({ cell, before, after: other[cell]! })).filter(({ before, after }) => before !== after);
}
