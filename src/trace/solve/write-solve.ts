import { applyStep } from '../../engine/algorithm.ts';
import { digitsOf } from '../../engine/candidates.ts';
import { puzzleText } from '../../engine/formats/line.ts';
import { printPuzzle } from '../../engine/formats/read.ts';
import { isRegular } from '../../engine/grid.ts';
import { type Deed, framesOf, type Pause, type Solve, type SolveFrame } from '../../engine/logic/judging/solve.ts';
import { placedAtFirst } from '../../engine/logic/position.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { AnyStep } from '../../engine/step.ts';
import { type CoreState, coreAlgorithm } from '../import/core.ts';
import { TRACE_FORMAT } from '../import/header-line.ts';
import { Rules } from '../import/rules.ts';
import { type SolveKind, type SolveWords, solveKinds } from './solve-kinds.ts';

/** The puzzle of a first line, with its houses and pencil marks. */
const textOf = (puzzle: Puzzle): string =>
  isRegular(puzzle.grid) && !puzzle.domains ? puzzleText(puzzle) : printPuzzle({ puzzle }, 'compact');

/**
 * Writes a player’s solve as a trace: a first line, and one or more for each move. The first of a move has the second of the clock and what
 * the player did (`did`). What a trace’s own kinds of step can’t say, such as a digit that clashes, is written in kinds that leave the
 * grid as it is.
 */
export function writeSolve(solve: Solve, words: SolveWords): string {
  const kinds = solveKinds(words);
  const writer = new SolveWriter(solve);
  const header = { format: TRACE_FORMAT, puzzle: textOf(solve.puzzle), algorithm: words.title, seconds: solve.seconds, kinds };
  return [header, ...writer.lines()].map((line) => `${JSON.stringify(line)}\n`).join('');
}

type Line = Record<string, unknown>;

class SolveWriter {
  readonly #solve: Solve;
  readonly #algorithm = coreAlgorithm('', {}, []);
  readonly #state: CoreState;
  readonly #rules: Rules;
  /** The lines of the move that is written now. */
  #lines: Line[] = [];

  constructor(solve: Solve) {
    this.#solve = solve;
    this.#state = this.#algorithm.start(solve.puzzle, {}) as CoreState;
    this.#rules = new Rules(solve.puzzle, Uint8Array.from(solve.answer));
  }

  *lines(): Generator<Line> {
    const { puzzle, pauses, deeds, answer } = this.#solve;
    const waiting = [...pauses];
    const first = placedAtFirst(puzzle);
    for (const [cell, digit] of first.entries()) if (digit !== 0 && puzzle.givens[cell] === 0) this.#place({ cell, digit });
    yield* this.#take({ did: 'given' });
    for (const frame of framesOf({ puzzle, deeds })) {
      while (waiting[0] && waiting[0].seconds <= frame.deed.seconds) yield pauseLine(waiting.shift()!);
      this.#write(frame);
      yield* this.#take({ seconds: frame.deed.seconds, did: frame.deed.did });
    }
    for (const pause of waiting) yield pauseLine(pause);
    if (this.#state.digits.every((digit, cell) => digit === answer[cell])) yield { kind: 'solved' };
  }

  /** The lines so far; the first of them says what was done, and when. */
  *#take(head: { readonly did: Deed['did'] | 'given'; readonly seconds?: number }): Generator<Line> {
    const lines = this.#lines;
    this.#lines = [];
    for (const [index, line] of lines.entries()) yield index === 0 ? { ...line, ...head } : line;
  }

  #write({ deed }: SolveFrame): void {
    for (const { cell, before, after } of deed.digits) {
      if (before !== 0) this.#erase({ cell, digit: before }, deed.did === 'undo' ? 'undone' : 'erased');
      if (after !== 0) this.#place({ cell, digit: after });
    }
    for (const { cell, before, after } of deed.struck) {
      for (const digit of digitsOf(after & ~before)) this.#say('strike', { cell, digit }) || this.#say('struck', { cell, digit });
      for (const digit of digitsOf(before & ~after)) this.#say('restored', { cell, digit });
    }
  }

  #place(place: CellDigit): void {
    if (!this.#say('place', place)) this.#say('clashing', place);
  }

  /** Takes a digit back; those that were placed later come back with it, and are placed again. */
  #erase(place: CellDigit, kind: SolveKind): void {
    const { filled, digits } = this.#state;
    this.#say(kind, place);
    if (digits[place.cell] !== place.digit) return;
    const later = filled.slice(filled.lastIndexOf(place.cell) + 1).map((cell) => ({ cell, digit: digits[cell]! }));
    for (const each of later.toReversed()) this.#say('takeBack', each);
    this.#say('takeBack', place);
    for (const each of later) this.#say('again', each);
  }

  /** Writes a step and does it; returns false, and does neither, where a trace can’t have it. */
  #say(kind: SolveKind | 'place' | 'takeBack' | 'strike', { cell, digit }: CellDigit): boolean {
    const step = { kind: kind === 'again' ? 'place' : kind, cell, digit } as unknown as AnyStep;
    if (this.#rules.faultOf(step.kind, step, this.#state) !== undefined) return false;
    if (step.kind === 'place' || step.kind === 'takeBack' || step.kind === 'strike') applyStep(this.#algorithm, this.#state, step);
    this.#lines.push({ kind, cell, digit });
    return true;
  }
}

const pauseLine = ({ seconds, length }: Pause): Line => ({ kind: 'paused', for: length, seconds });
