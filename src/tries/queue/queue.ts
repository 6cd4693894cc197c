import { bitOf, candidatesOf, countDigits, digitsOf, hasDigit, leastDigit } from '../../engine/candidates.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { emptyScene, type GridScene } from '../../widgets/views/grid/scene.ts';
import { boardAt, roundsOf } from '../rounds/rounds.ts';

/** A list of new digits at work: one is taken off it, struck from the open cells it sees, and what that leaves single goes on it. */
export interface Queue {
  readonly puzzle: Puzzle;
  readonly digits: Uint8Array;
  /** The candidates of the open cells, after all strikes. */
  readonly candidates: Uint32Array;
  /** The cells whose digits are on the list, the next one first. */
  readonly list: readonly number[];
  /** How many of them, at its end, the last digit has put on it. */
  readonly fresh: number;
  /** The cell whose digit was taken off last, the open cells it was compared with, and those of them it was struck from. */
  readonly now?: { readonly cell: number; readonly looked: readonly number[]; readonly struck: readonly number[] } | undefined;
  /** The cells that have a single candidate and are not on the list yet. */
  readonly due: readonly number[];
  /** How often a cell was looked at, those looks included that struck the givens. */
  readonly looks: number;
  /** How many digits have been taken off, without the givens. */
  readonly done: number;
}

const openPeers = (puzzle: Puzzle, digits: Uint8Array, cell: number) => puzzle.grid.peersOfCell[cell]!.filter((peer) => digits[peer] === 0);

/** Writes the single candidate of a cell, and puts it at the end of the list: in reading order with those that the same digit left single, so that the looks don’t depend on who was quicker. */
export function fix(queue: Queue, cell: number): Queue {
  const digits = queue.digits.slice();
  const candidates = queue.candidates.slice();
  digits[cell] = leastDigit(candidates[cell]!);
  candidates[cell] = 0;
  const before = queue.list.length - queue.fresh;
  const list = [...queue.list.slice(0, before), ...[...queue.list.slice(before), cell].sort((a, b) => a - b)];
  return { ...queue, digits, candidates, list, fresh: queue.fresh + 1, due: queue.due.filter((each) => each !== cell) };
}

/** The list once the givens have come off it, with the digits that they force. */
export function startOf(puzzle: Puzzle): Queue {
  const digits = puzzle.givens.slice();
  const candidates = Uint32Array.from(candidatesOf(puzzle, digits));
  const givens = [...digits.keys()].filter((cell) => digits[cell] !== 0);
  const due = [...digits.keys()].filter((cell) => digits[cell] === 0 && countDigits(candidates[cell]!) === 1);
  const looks = givens.reduce((sum, cell) => sum + openPeers(puzzle, digits, cell).length, 0);
  return due.reduce(fix, { puzzle, digits, candidates, list: [], fresh: 0, due, looks, done: 0 });
}

/** Takes the next digit off the list, and strikes it. Nothing may be due. */
export function take(queue: Queue): Queue {
  const { puzzle, digits, list, looks, done } = queue;
  const cell = list[0]!;
  const digit = digits[cell]!;
  const looked = openPeers(puzzle, digits, cell);
  const struck = looked.filter((peer) => hasDigit(queue.candidates[peer]!, digit));
  const candidates = queue.candidates.slice();
  for (const peer of struck) candidates[peer]! &= ~bitOf(digit);
  const due = struck.filter((peer) => countDigits(candidates[peer]!) === 1);
  return {
    ...queue,
    candidates,
    list: list.slice(1),
    fresh: 0,
    now: { cell, looked, struck },
    due,
    looks: looks + looked.length,
    done: done + 1,
  };
}

export const isEmpty = ({ list, due }: Queue): boolean => list.length === 0 && due.length === 0;

/** The list when it is empty. */
export function endOf(queue: Queue): Queue {
  let at = queue;
  while (!isEmpty(at)) at = at.due.length > 0 ? at.due.reduce(fix, at) : take(at);
  return at;
}

export interface Looks {
  /** Every open cell is compared with all its peers. */
  readonly byRounds: number;
  /** Every digit that was new in this round is compared with its open peers. */
  readonly withList: number;
}

/** How often a cell is looked at in each round, the first round first: by rounds and with a list. The givens are new in round 1. */
export function looksOf(puzzle: Puzzle): readonly Looks[] {
  const rounds = roundsOf(puzzle);
  let at = startOf(puzzle);
  let before = 0;
  return [...rounds, []].map((_, index) => {
    const { digits } = boardAt(puzzle, rounds, index + 1);
    const open = [...digits.keys()].filter((cell) => digits[cell] === 0);
    // In the order of the list all digits of one round come before those of the next.
    const until = rounds.slice(0, index).flat().length;
    while (at.done < until) at = at.due.length > 0 ? at.due.reduce(fix, at) : take(at);
    const withList = at.looks - before;
    before = at.looks;
    return { byRounds: open.reduce((sum, cell) => sum + puzzle.grid.peersOfCell[cell]!.length, 0), withList };
  });
}

/** What is left of a cell's candidates. */
export const leftIn = ({ candidates }: Queue, cell: number): number[] => digitsOf(candidates[cell]!);

/** The grid of a list: the digit that was taken off last is lit, with the cells it was compared with; it is crossed out where it was struck. */
export function queueScene({ puzzle, digits, candidates, now, list }: Queue, wrong: number | undefined): GridScene {
  const digit = now ? digits[now.cell]! : 0;
  const crossed = Uint32Array.from(digits, (held, cell) => (held === 0 && now?.struck.includes(cell) ? bitOf(digit) : 0));
  return {
    ...emptyScene(puzzle),
    digits,
    forced: new Set(digits.keys().filter((cell) => digits[cell] !== 0)),
    candidates: candidates.map((set, cell) => set | crossed[cell]!),
    struck: crossed,
    highlights: [
      { cells: now?.looked.filter((cell) => digits[cell] === 0) ?? [], digits: 0, hue: 1 },
      { cells: list, digits: 0, hue: 2 },
    ],
    focus:
      wrong !== undefined
        ? { cell: wrong, digit: 0, tone: 'conflict', undoes: false }
        : now && { cell: now.cell, digit, tone: 'logic', undoes: false },
  };
}
