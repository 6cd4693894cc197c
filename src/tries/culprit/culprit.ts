import { defaultsOf } from '../../engine/options.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { backtracking, type Options } from '../../engine/search/backtracking.card.ts';
import { type Bar, barsAt } from '../../widgets/views/tree/bars.ts';

/** A dead end of the Wikipedia puzzle's run, deep on its plateau: what a digit would save grows a hundredfold along the path. */
export const OPENING = 12_069;

/** A digit that a search places, from the step that does it to the one that takes it back. */
export interface Placed extends Bar {
  readonly cell: number;
  readonly digit: number;
  /** Whether the solution has it, too. */
  readonly isRight: boolean;
}

/** What is left of a whole run of backtracking when its steps are gone. */
export interface Search {
  readonly puzzle: Puzzle;
  /** Its steps. */
  readonly length: number;
  /** Those that were taken back first come first, those that stay last. */
  readonly placed: readonly Placed[];
  /** Where no digit was left, in which cell. */
  readonly deadEnds: readonly { readonly position: number; readonly cell: number }[];
}

/**
 * What there is to say of a cell at a place of the run. The culprit is the first wrong digit of the path; `later` is wrong,
 * too, and `lucky` is right, though both were placed after the culprit; `sound` was placed after nothing wrong.
 */
export type Judgement =
  | { readonly kind: 'culprit' | 'later' | 'lucky' | 'sound'; readonly placed: Placed; readonly isLast: boolean }
  | { readonly kind: 'given' | 'failed' | 'empty' };

/** So many steps of the run are taken before the page can answer again: a few milliseconds, even before the engine has been compiled. */
const STRETCH = 2_000;

/**
 * Runs backtracking on a puzzle that has a solution, as its card has it when nothing is said, in stretches. No step is kept: a page has no
 * other use for them.
 */
export function* searching(puzzle: Puzzle): Generator<void, Search> {
  const state = backtracking.start(puzzle, defaultsOf(backtracking.options) as Options);
  const bars: Omit<Placed, 'isRight'>[] = [];
  const open: Pick<Placed, 'cell' | 'digit' | 'from' | 'depth'>[] = [];
  const deadEnds: { position: number; cell: number }[] = [];
  let length = 0;
  yield;
  for (const step of backtracking.run(state)) {
    length++;
    if (length % STRETCH === 0) yield;
    if (step.kind === 'place') open.push({ cell: step.cell, digit: step.digit, from: length, depth: open.length });
    else if (step.kind === 'takeBack') bars.push({ ...open.pop()!, to: length, undone: true });
    else if (step.kind === 'deadEnd') deadEnds.push({ position: length, cell: step.cell });
  }
  for (const bar of open) bars.push({ ...bar, to: length, undone: false });
  return { puzzle, length, placed: bars.map((bar) => ({ ...bar, isRight: state.digits[bar.cell] === bar.digit })), deadEnds };
}

/** The same run at once. */
export function searchOf(puzzle: Puzzle): Search {
  const search = searching(puzzle);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** The digits that stand at a position, in the order in which they were placed. */
export const pathAt = ({ placed }: Search, position: number): Placed[] => barsAt(placed, position);

/** The cell for which no digit is left at a position; undefined where the search is not at a dead end. */
export const failedAt = ({ deadEnds }: Search, position: number): number | undefined =>
  deadEnds.find((deadEnd) => deadEnd.position === position)?.cell;

/** The first dead end after a position, or the position where there is none. */
export const deadEndAfter = ({ deadEnds }: Search, position: number): number =>
  deadEnds.find((deadEnd) => deadEnd.position > position)?.position ?? position;

/** The first wrong digit at a position: all that was placed after it comes to nothing. */
export const culpritAt = (search: Search, position: number): Placed | undefined => pathAt(search, position).find(({ isRight }) => !isRight);

export function judge(search: Search, position: number, cell: number): Judgement {
  const path = pathAt(search, position);
  const placed = path.find((each) => each.cell === cell);
  if (!placed) {
    if (search.puzzle.givens[cell] !== 0) return { kind: 'given' };
    return { kind: failedAt(search, position) === cell ? 'failed' : 'empty' };
  }
  const culprit = path.find(({ isRight }) => !isRight);
  const isLast = placed === path.at(-1);
  if (placed === culprit) return { kind: 'culprit', placed, isLast };
  if (!placed.isRight) return { kind: 'later', placed, isLast };
  return { kind: culprit && culprit.depth < placed.depth ? 'lucky' : 'sound', placed, isLast };
}

/** How many of a run's steps a stretch takes, in whole per cent; one decimal below ten, two below one. */
export function percentOf({ length }: Search, steps: number): number {
  const share = (100 * steps) / length;
  return share < 1 ? Math.round(share * 100) / 100 : share < 10 ? Math.round(share * 10) / 10 : Math.round(share);
}

/** The levels above a digit, its own among them: how high the tree is above it. */
export const levelsOn = ({ placed }: Search, { from, to }: Bar): number =>
  Math.max(...placed.map((bar) => (bar.from >= from && bar.to <= to ? bar.depth + 1 : 0)));
