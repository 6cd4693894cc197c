import { ones as words } from '#words/tries/ones.ts';
import { type SudokuCover, sudokuBlocks, wholeOption, wholeSudokuCover } from '../../engine/cover/problems/sudoku-cover.ts';
import { type Puzzle, puzzleOf } from '../../engine/puzzle.ts';
import type { Sentence } from '../../narration/sentence.ts';

/** The puzzle of the run that follows, as the run names it. */
export const PUZZLE = 'wikipedia';
/** How many statements the reader is to find that have to be chosen. */
export const TO_FIND = 3;
/** What the reader can say of how many statements the first given strikes. */
export const GUESSES = [20, 24, 28, 32] as const;

/** What there is to do: to count what the first given strikes, to choose the other givens, and then to choose what has to be chosen. */
export type Phase = 'count' | 'givens' | 'hunt';

/** The whole matrix of a Sudoku while its rows are chosen by hand. Rows are options, 0 … n³ − 1. */
export interface Ones {
  readonly cover: SudokuCover;
  readonly phase: Phase;
  readonly chosen: readonly number[];
  /** Indexed by option: 1 while a chosen one strikes it. Before the reader has counted, none is struck. */
  readonly struck: Uint8Array;
  /** The rows struck by what was done last. */
  readonly fresh: readonly number[];
  /** The row that was judged last, whose sizes are on show. */
  readonly judged?: number | undefined;
  /** How many rows the reader has chosen. */
  readonly found: number;
  /** How many of them weren't alone in their cell. */
  readonly hidden: number;
}

export interface Turn {
  readonly ones: Ones;
  readonly verdict: 'right' | 'wrong' | 'neither';
  readonly says: Sentence;
}

/** The matrix before anything is struck; its first given is chosen. */
export function wholeMatrix(puzzle: Puzzle): Ones {
  const cover = wholeSudokuCover(puzzleOf(puzzle.givens, puzzle));
  const struck = new Uint8Array(cover.options.length);
  return { cover, phase: 'count', chosen: [cover.given![0]!], struck, fresh: [], found: 0, hidden: 0 };
}

/** The row of a digit 1…n in a cell. */
export const rowOf = ({ cover }: Ones, cell: number, digit: number): number => wholeOption(cover.puzzle, cell, digit);

/** The row that a pointer at the place of a row's mark means: that one while its mark is seen, else the chosen or the only one left in its cell, if there is one. */
export function meantBy(ones: Ones, row: number): number | undefined {
  const { cover, phase, chosen, struck, fresh } = ones;
  if (phase !== 'hunt') return row;
  const { cell } = cover.options[row]!.places![0]!;
  const inCell = Array.from({ length: cover.puzzle.grid.size }, (_, index) => rowOf(ones, cell, index + 1));
  const own = inCell.find((each) => chosen.includes(each));
  if (own !== undefined || !struck[row] || fresh.includes(row)) return own ?? row;
  const left = inCell.filter((each) => !struck[each]);
  return left.length === 1 ? left[0] : undefined;
}

/** The names of the promises that a row keeps, in the order of the blocks. */
export const promisesOf = ({ cover }: Ones, row: number): string[] => cover.options[row]!.items.map((item) => cover.items[item]!);

/** Indexed by item: the chosen row that keeps it. */
function keepers({ cover, chosen }: Ones): Map<number, number> {
  return new Map(chosen.flatMap((row) => cover.options[row]!.items.map((item) => [item, row] as const)));
}

/** All rows that the chosen ones strike. */
function struckBy(ones: Ones): Uint8Array {
  const kept = keepers(ones);
  return Uint8Array.from(ones.cover.options, ({ items }, row) => Number(items.some((item) => kept.has(item) && kept.get(item) !== row)));
}

/** Chooses rows, and strikes what they strike. */
function choosing(ones: Ones, rows: readonly number[]): Ones {
  const more = { ...ones, chosen: [...new Set([...ones.chosen, ...rows])] };
  const struck = struckBy(more);
  return { ...more, struck, fresh: [...struck.keys()].filter((row) => struck[row] && !ones.struck[row]) };
}

/** How many rows are left for each promise that a row keeps. */
export function sizesOf({ cover, struck }: Ones, row: number): number[] {
  const sizes = cover.options[row]!.items.map(() => 0);
  for (const [other, { items }] of cover.options.entries())
    if (!struck[other]) for (const [block, item] of cover.options[row]!.items.entries()) if (items.includes(item)) sizes[block]!++;
  return sizes;
}

/** How many ones of the matrix are struck. */
export const onesStruck = ({ cover, struck }: Ones): number =>
  struck.reduce((sum, is, row) => sum + (is ? cover.options[row]!.items.length : 0), 0);

/** How many statements are left to be chosen. */
export const leftIn = ({ cover, struck, chosen }: Ones): number =>
  cover.options.length - struck.reduce((sum, is) => sum + is, 0) - chosen.length;

export const isSolved = ({ cover, chosen }: Ones): boolean => chosen.length === cover.puzzle.grid.cellCount;

/** A row that has to be chosen; undefined when there is none. */
export const forcedIn = (ones: Ones): number | undefined =>
  [...ones.cover.options.keys()].find((row) => isOpen(ones, row) && sizesOf(ones, row).includes(1));

const isOpen = ({ struck, chosen }: Ones, row: number) => !struck[row] && !chosen.includes(row);

/** The reader says how many statements the first given strikes. */
export function guess(ones: Ones, count: number): Turn | undefined {
  if (ones.phase !== 'count') return undefined;
  const counted = choosing(ones, []);
  const right = counted.fresh.length;
  if (count !== right) return { ones, verdict: 'wrong', says: words.guesses[count]! };
  return { ones: { ...counted, phase: 'givens', judged: undefined }, verdict: 'right', says: words.counted };
}

/** The other givens are chosen. */
export function chooseGivens(ones: Ones): Turn | undefined {
  if (ones.phase !== 'givens') return undefined;
  // So many are struck at once that to mark them would hide those that are left.
  const now: Ones = { ...choosing(ones, ones.cover.given!), fresh: [], phase: 'hunt', judged: undefined };
  const ofOnes = { struck: onesStruck(now), all: now.cover.options.length * sudokuBlocks(now.cover.puzzle.grid).length };
  return { ones: now, verdict: 'neither', says: words.givensChosen(now.chosen.length, ofOnes, leftIn(now)) };
}

/** The reader presses a row: while counting, to see whether it clashes; then to choose it. */
export function press(ones: Ones, row: number): Turn {
  const { cover, chosen, phase } = ones;
  const nameOf = (option: number) => cover.options[option]!.name;
  const now = { ...ones, judged: row };
  if (chosen.includes(row)) return { ones: now, verdict: 'neither', says: words.isChosen(nameOf(row)) };
  const kept = keepers(ones);
  const again = cover.options[row]!.items.filter((item) => kept.has(item)).map((item) => cover.items[item]!);
  const [first] = chosen;
  if (phase === 'count')
    return {
      ones: now,
      verdict: 'neither',
      says: again.length > 0 ? words.clashes(nameOf(row), again) : words.fits(nameOf(row), nameOf(first!)),
    };
  if (again.length > 0) return { ones: now, verdict: 'neither', says: words.isStruck(nameOf(row), again) };
  if (phase === 'givens') return { ones: now, verdict: 'neither', says: words.givensFirst };
  const sizes = sizesOf(ones, row);
  const only = promisesOf(ones, row).filter((_, block) => sizes[block] === 1);
  if (only.length === 0) return { ones: now, verdict: 'wrong', says: words.notYet(nameOf(row), sizes) };
  const more = { ...choosing(ones, [row]), judged: undefined, found: ones.found + 1, hidden: ones.hidden + Number(sizes[0]! > 1) };
  const says = isSolved(more)
    ? words.solved(more.chosen.length, cover.items.length)
    : words.mustBe(nameOf(row), only, more.fresh.length, more.found === TO_FIND);
  return { ones: more, verdict: 'right', says };
}
