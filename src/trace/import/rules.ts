import { answersOf } from '../../engine/fast/answer.ts';
import { Budget, SITE_NODES } from '../../engine/fast/budget.ts';
import { cellName, housesShared, sharedHouses } from '../../engine/grid.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { allows, clashesOf, houseName, isSolution, type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import type { AnyStep } from '../../engine/step.ts';
import { type CoreState, candidatesIn } from './core.ts';

/** The one answer of a puzzle; undefined where it has none or several, or where finding out takes long. */
export function onlyAnswer(puzzle: Puzzle): Uint8Array | undefined {
  const budget = new Budget(SITE_NODES);
  const answers = answersOf(puzzle, 2, budget);
  return answers.length === 1 && !budget.spent ? answers[0] : undefined;
}

/** Whether a puzzle has an answer that is soon found, the only one or not. */
const hasAnswer = (puzzle: Puzzle): boolean => answersOf(puzzle, 1, new Budget(SITE_NODES)).length > 0;

/** What is wrong with a full or unfinished grid that is said to be solved; undefined where nothing is. */
export function whyUnsolved(puzzle: Puzzle, digits: ArrayLike<number>): string | undefined {
  const { grid } = puzzle;
  const name = (cell: number) => cellName(grid, cell);
  const clash = clashesOf(grid, digits)[0];
  if (clash) {
    const [a, b] = clash.cells;
    return `${houseName(grid, housesShared(grid, a, b)[0]!)} has ${symbolOf(puzzle, clash.digit)} twice, at ${name(a)} and ${name(b)}`;
  }
  const changed = Array.from(puzzle.givens).findIndex((given, cell) => given !== 0 && digits[cell] !== given);
  if (changed >= 0) return `the given at ${name(changed)} is gone`;
  const empty = Array.from(digits).indexOf(0);
  if (empty >= 0) return `${name(empty)} is empty`;
  const unmarked = Array.from(digits).findIndex((digit, cell) => !allows(puzzle, cell, digit));
  if (unmarked >= 0) return `the puzzle’s pencil marks leave ${symbolOf(puzzle, digits[unmarked]!)} out of ${name(unmarked)}`;
  return isSolution(puzzle, digits) ? undefined : 'a cage does not add up';
}

/**
 * Holds the steps of the core, or their likes, against the grid, one after the other: what a program says that it does must be
 * possible there and then. It looks at no algorithm: any order of cells and digits will do.
 */
export class Rules {
  readonly #puzzle: Puzzle;
  readonly #answer: Uint8Array | undefined;
  readonly #strict: boolean;
  /** How many steps of each kind were right. */
  readonly right: Record<string, number> = {};

  /** `strict`: digits come back in the reverse order of their placement. */
  constructor(puzzle: Puzzle, answer: Uint8Array | undefined, strict = true) {
    this.#puzzle = puzzle;
    this.#answer = answer;
    this.#strict = strict;
  }

  /** What is wrong with a step of this kind, in a sentence without its end; undefined where nothing is. `state` is the one before it. A digit that is `forced` by a rule may clash: after a wrong guess that is how the rule finds out. */
  faultOf(kind: string, step: AnyStep, state: CoreState, { forced = false } = {}): string | undefined {
    const placed = step as AnyStep & CellDigit;
    if (forced && kind === 'place' && this.#clash(placed, state) !== undefined) return this.#occupied(placed, state);
    const fault = this.#faultOf(kind, placed, state);
    if (fault === undefined) this.right[kind] = (this.right[kind] ?? 0) + 1;
    return fault;
  }

  #faultOf(kind: string, step: AnyStep & CellDigit, state: CoreState): string | undefined {
    switch (kind) {
      case 'place':
        return this.#placement(step, state);
      case 'takeBack':
        return this.#takeBack(step, state);
      case 'takeBackTo':
        return this.#takeBackTo(Number(step.to), state);
      case 'strike':
        return this.#strike(step, state);
      case 'conflict':
        return this.#conflict(step, state);
      case 'solved': {
        const why = whyUnsolved(this.#puzzle, state.digits);
        return why && `says solved, but ${why}`;
      }
      case 'noSolution':
        return hasAnswer(this.#puzzle) ? 'says that there is no solution, but there is one' : undefined;
      default:
        return undefined;
    }
  }

  readonly #name = (cell: number) => cellName(this.#puzzle.grid, cell);
  readonly #symbol = (digit: number) => symbolOf(this.#puzzle, digit);

  #placement(step: CellDigit, state: CoreState): string | undefined {
    const occupied = this.#occupied(step, state);
    const clash = this.#clash(step, state);
    if (occupied === undefined && !allows(this.#puzzle, step.cell, step.digit))
      return `${this.#placed(step)}, but the puzzle’s pencil marks leave it out`;
    if (occupied !== undefined || clash === undefined) return occupied;
    const house = sharedHouses(this.#puzzle.grid, step.cell, clash)[0];
    // A program that counts from one is wrong soon: later a clash is more likely what it seems.
    const hint = state.filled.length === 0 && this.#clash({ ...step, cell: step.cell - 1 }, state) === undefined;
    return `${this.#placed(step)}, but its ${house} holds ${this.#symbol(step.digit)} at ${this.#name(clash)}${hint ? this.#countsFromOne(step.cell) : ''}`;
  }

  readonly #placed = ({ cell, digit }: CellDigit) => `you placed ${this.#symbol(digit)} in ${this.#name(cell)}`;

  #occupied(step: CellDigit, { digits }: CoreState): string | undefined {
    const given = this.#puzzle.givens[step.cell];
    const there = digits[step.cell];
    if (given) return `${this.#placed(step)}, but ${this.#symbol(given)} is given there${this.#countsFromOne(step.cell)}`;
    return there ? `${this.#placed(step)}, but it holds ${this.#symbol(there)}: take that back first` : undefined;
  }

  /** A peer that holds the digit. */
  #clash({ cell, digit }: CellDigit, { digits }: CoreState): number | undefined {
    return this.#puzzle.grid.peersOfCell[cell]?.find((peer) => digits[peer] === digit);
  }

  /** A hint where the cell before is the likelier one. */
  #countsFromOne(cell: number): string {
    return cell > 0 && !this.#puzzle.givens[cell - 1] ? ` (cells are counted from 0: is ${this.#name(cell - 1)} meant?)` : '';
  }

  #takeBack({ cell, digit }: CellDigit, { digits, filled }: CoreState): string | undefined {
    const back = `you took back ${this.#name(cell)}`;
    if (filled.length === 0) return `${back}, but nothing has been placed`;
    if (!digits[cell] || this.#puzzle.givens[cell]) return `${back}, but nothing was placed there`;
    if (digits[cell] !== digit)
      return `you took ${this.#symbol(digit)} back from ${this.#name(cell)}, but it holds ${this.#symbol(digits[cell])}`;
    const last = filled.at(-1)!;
    return last === cell || !this.#strict ? undefined : `${back}, but ${this.#name(last)} was placed last`;
  }

  #takeBackTo(to: number, { filled }: CoreState): string | undefined {
    if (to < filled.length) return undefined;
    return `you jumped back to where ${to} digits were placed, but ${filled.length === 0 ? 'nothing has been placed' : `only ${filled.length} are placed now`}`;
  }

  #strike({ cell, digit }: CellDigit, state: CoreState): string | undefined {
    const { digits, filled } = state;
    const struck = `you struck ${this.#symbol(digit)} from ${this.#name(cell)}`;
    if (digits[cell]) return `${struck}, but it holds ${this.#symbol(digits[cell])}`;
    if (!candidatesIn(state).has(cell, digit)) return `${struck}, but that mark was gone already`;
    const answer = this.#answer;
    // After a wrong guess even a right rule strikes what the answer needs.
    const astray = answer && filled.some((each) => digits[each] !== answer[each]);
    return answer && !astray && answer[cell] === digit ? `${struck}, a mark that the solution needs` : undefined;
  }

  #conflict(step: AnyStep & CellDigit, { digits }: CoreState): string | undefined {
    const { cell, digit } = step;
    const clash = step.clash as number;
    const { peersOfCell } = this.#puzzle.grid;
    const said = `you said that ${this.#symbol(digit)} in ${this.#name(cell)} clashes`;
    if (clash < 0)
      return peersOfCell[cell]!.some((peer) => digits[peer] === digit)
        ? undefined
        : `${said}, but no peer of it holds ${this.#symbol(digit)}`;
    if (!peersOfCell[cell]!.includes(clash)) return `${said} with ${this.#name(clash)}, but they share no row, column or box`;
    const there = digits[clash]!;
    return there === digit
      ? undefined
      : `${said} with ${this.#name(clash)}, but that ${there ? `holds ${this.#symbol(there)}` : 'is empty'}`;
  }
}
