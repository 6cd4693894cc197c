import { bitOf, candidatesOf, digitsOf } from '../../engine/candidates.ts';
import { answers9 } from '../../engine/fast/solve.ts';
import { gridOf } from '../../engine/grid.ts';
import { type Puzzle, puzzleOf, withGivens } from '../../engine/puzzle.ts';
import { randomFrom } from '../../engine/random.ts';

const digitsIn = (text: string) => Uint8Array.from(text, Number);

/** The full grid that is dug into, indexed by cell. */
export const ANSWER = digitsIn('534678912672195348198342567859761423426853791713924856961537284287419635345286179');
/** What of it is given at first, 0 for a hole. */
const START = digitsIn('500000902000195348100002567000761420426803701700000056900530080000019630300006070');
/** How many digits are to be left. */
export const GOAL = 24;
/** The fewest givens that a 9 × 9 puzzle with one answer can have. */
export const MIN = 17;
/** Of the digits that are tried for the reader: from the start this one comes down to 24, with failures on the way. */
const SEED = 2;
/** So many second answers are looked at for the one that is nearest: there are seldom more. */
const ANSWERS_SEEN = 200;

/** Why a digit has to stay: without it another answer fits. Cells are zero-based, in reading order. */
export interface Refusal {
  readonly cell: number;
  /** The second answer, of all those seen the one that differs least. */
  readonly second: Uint8Array;
  /** Where the two answers differ. */
  readonly differing: readonly number[];
  /** Whether they differ in the corners of a rectangle, by two digits that change places. */
  readonly isRectangle: boolean;
}

/** Why a digit may go: the other digits that stand in a peer, and those that lead to a contradiction. */
export interface Hole {
  readonly cell: number;
  readonly clashing: readonly number[];
  readonly refuted: readonly number[];
}

export interface Digging {
  readonly puzzle: Puzzle;
  /** How many digits were dug out since the start. */
  readonly holes: number;
  /** Cells whose digit had to stay, in the order in which that was seen. */
  readonly kept: readonly number[];
  /** What the last try came to. */
  readonly last: Hole | Refusal | undefined;
  /** Whether the figure chose the last digit because the reader asked for one: nobody has found anything by that. */
  readonly isShown?: boolean;
}

export const isRefusal = (last: Digging['last']): last is Refusal => last !== undefined && 'second' in last;

const grid = gridOf(9);

export const begun = (): Digging => ({ puzzle: puzzleOf(START, { grid }), holes: 0, kept: [], last: undefined });

/** The digging of a puzzle that was dug from the same full grid, a character a cell; undefined for any other. */
export function dugBefore(text: string): Digging | undefined {
  const givens = Uint8Array.from(text, (symbol) => Number(symbol) || 0);
  const isOfAnswer = givens.length === ANSWER.length && givens.every((digit, cell) => digit === 0 || digit === ANSWER[cell]);
  return isOfAnswer ? { ...begun(), puzzle: puzzleOf(givens, { grid }) } : undefined;
}

export const givensIn = ({ puzzle }: Digging): number => puzzle.givens.filter((digit) => digit !== 0).length;

const differingFrom = (other: Uint8Array) => [...ANSWER.keys()].filter((cell) => other[cell] !== ANSWER[cell]);

/** What comes of a given (zero-based) when it is dug out. */
export function trialOf(givens: Uint8Array, cell: number): Hole | Refusal {
  const without = givens.with(cell, 0);
  const others = answers9(without, ANSWERS_SEEN)
    .map((second) => ({ second, differing: differingFrom(second) }))
    .filter(({ differing }) => differing.length > 0)
    .sort((a, b) => a.differing.length - b.differing.length);
  const nearest = others[0];
  if (!nearest) {
    const own = bitOf(ANSWER[cell]!);
    const refuted = candidatesOf(grid, without)[cell]! & ~own;
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    return { cell, refuted: digitsOf(refuted), clashing: all.filter((digit) => !((refuted | own) & bitOf(digit))) };
  }
  // Four cells can only differ as the corners of a rectangle: in each of its houses a digit has to change with another.
  return { cell, ...nearest, isRectangle: nearest.differing.length === 4 };
}

/** Tries to dig a given out: it goes, or it jumps back. An empty cell changes nothing. `isShown`: the figure chose it. */
export function dug(digging: Digging, cell: number, isShown = false): Digging {
  const { puzzle, holes, kept } = digging;
  if (puzzle.givens[cell] === 0) return digging;
  const last = trialOf(puzzle.givens, cell);
  return isRefusal(last)
    ? { ...digging, kept: kept.includes(cell) ? kept : [...kept, cell], last, isShown }
    : { puzzle: withGivens(puzzle, puzzle.givens.with(cell, 0)), holes: holes + 1, kept, last, isShown };
}

/** What would come of every given that was not tried in vain. */
const trialsLeft = ({ puzzle, kept }: Digging) =>
  [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] !== 0 && !kept.includes(cell)).map((cell) => trialOf(puzzle.givens, cell));

/** A given that has to stay and is not known to: a corner of a rectangle rather than another. */
export function oneThatStays(digging: Digging): number | undefined {
  const refusals = trialsLeft(digging).filter(isRefusal);
  return (refusals.find(({ isRectangle }) => isRectangle) ?? refusals[0])?.cell;
}

/** Whether every given that is left was tried: what had to stay once has to stay for good. */
export const isMinimal = (digging: Digging): boolean => givensIn(digging) === digging.kept.length;

/** Whether what had to stay last could still go at the start: what was dug since then is why it cannot. */
export const isHeldByHoles = ({ last }: Digging): boolean => isRefusal(last) && !isRefusal(trialOf(START, last.cell));

/** What the reader has found with the last digit: two answers that differ in a rectangle, and a digit that could have gone before. */
export const foundIn = (digging: Digging): { readonly rectangle: boolean; readonly held: boolean } => {
  const { last, isShown } = digging;
  return { rectangle: !isShown && isRefusal(last) && last.isRectangle, held: !isShown && isHeldByHoles(digging) };
};

/** Whether a given may still go. */
export const hasOneThatGoes = (digging: Digging): boolean => trialsLeft(digging).some((trial) => !isRefusal(trial));

/** A given that was not tried in vain, at random but the same each time for the same puzzle: it may have to stay. */
export function oneToTry({ puzzle, kept }: Digging): number {
  const left = [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] !== 0 && !kept.includes(cell));
  return left[randomFrom(SEED + left.length).below(left.length)]!;
}
