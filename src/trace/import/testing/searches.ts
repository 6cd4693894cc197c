import { type Puzzle, puzzleOf } from '../../../engine/puzzle.ts';
import type { AnyStep } from '../../../engine/step.ts';

/** A step that a mutation does to a search: the digit is left out, or taken back as soon as it is placed. */
export type Mutation = (cell: number, digit: number, digits: Uint8Array) => 'leave out' | 'take back' | undefined;

export interface SearchOptions {
  /** The order in which a cell's digits are tried. */
  readonly digitsOf?: (cell: number) => readonly number[];
  /** In which order cells are filled; `fewest`: the one that has the fewest candidates. */
  readonly order?: readonly number[] | 'fewest';
  /** What it looks at before it goes on: nothing, whether each peer has a candidate left after the digit is placed, or before. */
  readonly ahead?: 'none' | 'after' | 'before';
  /** Whether it says no more than that it places digits and takes them back. */
  readonly isQuiet?: boolean;
  /** Whether it goes on after a solution, to the next. */
  readonly isForAll?: boolean;
  /** Whether it goes back to the last digit that has to do with its failure. */
  readonly jumps?: boolean;
  readonly mutation?: Mutation;
}

/** Returns the steps of a program that searches by recursion, as a student writes it. */
export function searchSteps(puzzle: Puzzle, options: SearchOptions = {}): AnyStep[] {
  const { order = 'fewest', ahead = 'none', isQuiet, isForAll, jumps, mutation } = options;
  const { size, peersOfCell } = puzzle.grid;
  const digitsOf = options.digitsOf ?? (() => Array.from({ length: size }, (_, index) => index + 1));
  const digits = puzzle.givens.slice();
  const levels = new Map<number, number>();
  const steps: AnyStep[] = [];
  const say = (kind: string, cell: number, more: object = {}) => {
    if (!isQuiet || kind === 'place' || kind === 'takeBack') steps.push({ kind, cell, ...more } as AnyStep);
  };
  const clash = (cell: number, digit: number) => peersOfCell[cell]!.find((peer) => digits[peer] === digit);
  const candidates = (cell: number) => digitsOf(cell).filter((digit) => clash(cell, digit) === undefined);
  const starves = (cell: number) => peersOfCell[cell]!.some((peer) => digits[peer] === 0 && candidates(peer).length === 0);
  const next = () => {
    const empty = [...(order === 'fewest' ? digits.keys() : order)].filter((cell) => digits[cell] === 0);
    return order === 'fewest' ? empty.sort((a, b) => candidates(a).length - candidates(b).length)[0] : empty[0];
  };
  /** True when it is solved; the levels that a failure has to do with. */
  const search = (level: number): true | Set<number> => {
    const cell = next();
    if (cell === undefined) return isForAll ? new Set(Array.from({ length: level }, (_, each) => each)) : true;
    say('choose', cell);
    const causes = new Set<number>();
    for (const digit of digitsOf(cell)) {
      const mutated = clash(cell, digit) === undefined ? mutation?.(cell, digit, digits) : undefined;
      if (mutated === 'leave out') continue;
      say('try', cell, { digit });
      const peer = clash(cell, digit);
      if (peer !== undefined) {
        say('conflict', cell, { digit, clash: peer });
        if (levels.has(peer)) causes.add(levels.get(peer)!);
        continue;
      }
      digits[cell] = digit;
      const fails = ahead !== 'none' && starves(cell);
      if (!(ahead === 'before' && fails)) {
        levels.set(cell, level);
        say('place', cell, { digit });
        const result = fails || mutated ? new Set<number>() : search(level + 1);
        if (result === true) return true;
        say('takeBack', cell, { digit });
        levels.delete(cell);
        if (jumps && !result.has(level)) {
          digits[cell] = 0;
          return result;
        }
        for (const cause of result) if (cause !== level) causes.add(cause);
      }
      digits[cell] = 0;
    }
    say('deadEnd', cell);
    return causes;
  };
  steps.push({ kind: search(0) === true ? 'solved' : 'noSolution' });
  return steps;
}

/** A puzzle from a grid in which everything follows a pattern, with digits renamed, and so many cells empty. */
export function patternPuzzle(boxRows: number, boxColumns: number, names: readonly number[], empty: readonly number[]): Puzzle {
  const size = boxRows * boxColumns;
  const digits = Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return names[(boxColumns * (row % boxRows) + Math.floor(row / boxRows) + column) % size]!;
  });
  for (const cell of empty) digits[cell] = 0;
  return puzzleOf(digits);
}
