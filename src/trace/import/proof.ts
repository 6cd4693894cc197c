import { Budget } from '../../engine/fast/budget.ts';
import { cellName } from '../../engine/grid.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import type { AnyStep } from '../../engine/step.ts';
import type { Line } from './lines.ts';
import { OpenDigits } from './open-digits.ts';
import { type Refutation, RefutedPosition } from './refutation.ts';
import { cagesFail, singlesFail, trialsFail } from './untold.ts';

/** A step of a search that nothing before it justifies. */
export interface Unjustified {
  /** In the trace, one-based. */
  readonly line: number;
  /** In the program, one-based; 0 where the step does not name one. */
  readonly own: number;
  /** A sentence without its end. */
  readonly message: string;
  /** The line in the file, after those before it. */
  readonly excerpt: readonly Line[];
}

/** The line of the program that a step names, one-based; 0 where it names none. */
export const ownLineOf = ({ line }: AnyStep): number => Number(line ?? 0);

/** Digits that are tried before a program is trusted to see more than singles: about a second at 9 × 9. */
const MAX_TRIALS = 20_000;

/** Digits that a sentence names. */
const MAX_NAMED = 3;

/** What a program says when it gives up a part of its search on purpose. */
const GIVES_UP =
  /re-?start|start\w* (over|again|afresh|anew)|from scratch|reset|giv\w* up|gave up|abandon|new (start|try|attempt|probe|run|descent)|limit|time ?out|discrepanc|prune|beam/i;

/**
 * Judges a search as a proof while its steps come, each of them possible. A digit may be taken back when it is refuted: some cell or house
 * has nothing left, because its digits clash or were refuted below, or has nothing left as soon as singles are filled in.
 *
 * A program need not tell all that it sees, so singles and what fails by them count for it too; but not for a program that places digits
 * while a cell has nothing left, as it looks no farther than the cell it is in. Digits that are taken back to start over prove nothing and
 * are no fault: the program says that it gives up, or goes to another cell when it has taken all of them back.
 */
export class Proof {
  /** The first step that nothing justifies, as far as it is known by now. */
  unjustified: Unjustified | undefined;
  /** Whether the search has given up a part of itself, which is no fault until it claims that there is no solution. */
  gaveUp = false;
  readonly #puzzle: Puzzle;
  readonly #excerpt: (last: number) => readonly Line[];
  readonly #position: RefutedPosition;
  readonly #scratch: OpenDigits;
  readonly #trial: OpenDigits;
  readonly #budget = new Budget(MAX_TRIALS);
  /** The first step that only something untold justifies. */
  #trusted: Unjustified | undefined;
  /** Whether the program has placed a digit while a cell had nothing left. */
  #isBlind = false;
  /** Whether it says which cell it goes to. */
  #chooses = false;
  /** Whether it has said anything besides the steps of a search. */
  #tellsElse = false;
  /** The cell that it looked at last since it placed the last digit; −1 where it has looked at none. */
  #looked = -1;
  /** The kind of its last step. */
  #last = '';
  /** Whether it has placed no digit. */
  #isUntold = true;
  /** Whether it has said that it gives up, since the last step of its search. */
  #givesUp = false;
  /** Whether it goes back from a part that it has given up. */
  #isMute = false;
  /**
   * A digit taken back for no reason, the cell of the last one since, and how many there are: what follows may show that the search starts
   * over, unless it says that it goes on.
   */
  #doubt: { readonly fault: Unjustified; readonly cell: number; readonly count: number; readonly goesOn: boolean } | undefined;

  /** `excerpt`: what is shown of the file for a step on the line that is read now. */
  constructor(puzzle: Puzzle, excerpt: (last: number) => readonly Line[] = () => []) {
    this.#puzzle = puzzle;
    this.#excerpt = excerpt;
    this.#position = new RefutedPosition(puzzle);
    this.#scratch = new OpenDigits(puzzle);
    this.#trial = new OpenDigits(puzzle);
  }

  /** Whether each digit that was taken back had been refuted. */
  get isWhole(): boolean {
    return !this.unjustified && !this.gaveUp && !this.#doubt;
  }

  /** Takes a step of the core. `says` is what a step that is none of a search tells: a note, or a kind of the author's own. */
  take(kind: string, step: AnyStep, line: number, says: () => string = () => ''): void {
    if (this.unjustified) return;
    const { cell, digit } = step as AnyStep & CellDigit;
    switch (kind) {
      case 'line':
        return;
      case 'choose':
      case 'try':
      case 'conflict':
      case 'deadEnd':
        this.#settle(kind, cell);
        this.#chooses ||= kind === 'choose';
        if (kind === 'conflict') this.#position.conflict(cell, digit, Number(step.clash));
        this.#looked = cell;
        break;
      case 'place':
        this.#settle(kind, cell);
        this.#place(cell, digit);
        break;
      case 'takeBack':
        this.#takeBack(step as AnyStep & CellDigit, line);
        break;
      case 'strike':
        this.#position.strike(cell, digit);
        break;
      case 'solved':
        this.#settle(kind, -1);
        break;
      case 'noSolution':
        this.#settle(kind, -1);
        this.#noSolution(step, line);
        break;
      default:
        this.#tellsElse ||= kind !== 'note';
        this.#say(says());
        return;
    }
    if (kind !== 'takeBack') this.#givesUp = false;
    this.#last = kind;
  }

  #say(text: string): void {
    if (!GIVES_UP.test(text)) return;
    this.#givesUp = true;
    if (!this.#doubt) return;
    this.#doubt = undefined;
    this.gaveUp = true;
  }

  /** Decides on digits taken back for no reason, now that another step follows. */
  #settle(kind: string, cell: number): void {
    const doubt = this.#doubt;
    if (!doubt) return;
    this.#doubt = undefined;
    const goesOn =
      doubt.goesOn || kind === 'deadEnd' || kind === 'noSolution' || (this.#chooses && kind !== 'choose' && cell === doubt.cell);
    if (this.#position.depth > 0 || doubt.count === 1 || goesOn) this.unjustified ??= doubt.fault;
    else this.gaveUp = true;
  }

  #place(cell: number, digit: number): void {
    if (!this.#isBlind && this.#position.isPlainlyDead()) {
      this.#isBlind = true;
      this.unjustified ??= this.#trusted;
    }
    this.#position.place(cell, digit);
    this.#isUntold = false;
    this.#looked = -1;
  }

  #takeBack(step: AnyStep & CellDigit, line: number): void {
    let reasons = this.#refutations();
    if (reasons.length === 0 && this.#givesUp) {
      this.gaveUp = true;
      this.#isMute = true;
    }
    if (reasons.length === 0 && !this.#isMute) {
      const fault = () => this.#fault(step, line, this.#takenBack(step));
      if (this.#seesFailure()) {
        this.#trusted ??= fault();
        reasons = [this.#position.everyLevel()];
      } else this.#doubt ??= { fault: fault(), cell: step.cell, count: 0, goesOn: this.#last === 'deadEnd' };
    }
    this.#position.takeBack(reasons);
    this.#looked = step.cell;
    if (this.#position.depth === 0) this.#isMute = false;
    if (this.#doubt) this.#doubt = { ...this.#doubt, cell: step.cell, count: this.#doubt.count + 1 };
  }

  #noSolution(step: AnyStep, line: number): void {
    const position = this.#position;
    if (this.unjustified || (this.#isUntold && this.#tellsElse)) return;
    const reasonsNow = () => {
      const known = this.#refutations();
      return known.length === 0 && this.#seesFailure() ? [position.everyLevel()] : known;
    };
    let reasons = reasonsNow();
    // Digits that are still placed may be refuted all the same.
    for (; reasons.length > 0 && position.depth > 0; reasons = reasonsNow()) {
      this.#looked = position.filled.at(-1)!;
      position.takeBack(reasons);
    }
    if (reasons.length > 0) return;
    this.unjustified = this.#fault(step, line, `you said that there is no solution, but ${this.#missing('nothing has shown it')}`);
  }

  /** Reasons why the position has no solution, by what has been told and by the grid; none where that is not known. */
  #refutations(): readonly Refutation[] {
    const { open } = this.#position;
    // What follows a full grid is the search for another solution.
    if (open.empty === 0) return [this.#position.everyLevel()];
    const known = this.#position.refutations(this.#looked, this.#last === 'takeBack');
    if (known.length > 0 || this.#puzzle.cages.length === 0) return known;
    this.#scratch.copy(open);
    return cagesFail(this.#scratch) ? [this.#position.everyLevel()] : [];
  }

  /** Whether a program that looks ahead may see that the position has no solution. */
  #seesFailure(): boolean {
    if (this.#isBlind) return false;
    this.#scratch.copy(this.#position.open);
    return singlesFail(this.#scratch) || trialsFail(this.#scratch, this.#trial, this.#budget);
  }

  #fault(step: AnyStep, line: number, message: string): Unjustified {
    return { line, own: ownLineOf(step), message, excerpt: this.#excerpt(line) };
  }

  #takenBack({ cell, digit }: CellDigit): string {
    const back = `you took ${symbolOf(this.#puzzle, digit)} back from ${cellName(this.#puzzle.grid, cell)}`;
    const missing = this.#missing('no cell and no house has run out of digits', this.#last === 'deadEnd');
    return `${back}, but nothing has failed since you placed it: ${missing}`;
  }

  /** What is left to try in the cell that was looked at last; `otherwise` where there is no such cell. */
  #missing(otherwise: string, calledDead = false): string {
    const { open } = this.#position;
    const cell = this.#looked;
    const left = cell >= 0 ? open.fitting(cell).map((digit) => symbolOf(this.#puzzle, digit)) : [];
    if (left.length === 0) return otherwise;
    const named = left.length > MAX_NAMED ? [...left.slice(0, MAX_NAMED), 'others'] : left;
    const digits = named.length === 1 ? named[0]! : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
    const name = cellName(this.#puzzle.grid, cell);
    const one = left.length === 1;
    const fit = `${digits} ${one ? 'fits' : 'fit'} in ${name} and ${one ? 'was' : 'were'} never placed there`;
    return calledDead ? `you called ${name} a dead end, but ${fit}` : fit;
  }
}
