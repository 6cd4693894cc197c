import { promises as words } from '#words/tries/promises.ts';
import { type SudokuCover, sudokuBlocks, wholeOption, wholeSudokuCover } from '../../engine/cover/problems/sudoku-cover.ts';
import { gridOf } from '../../engine/grid.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import type { Sentence } from '../../narration/sentence.ts';

/** A kind of promise, as a place among sudokuBlocks: cell, row, column, box. */
export type Block = number;

/** The whole matrix of an empty Sudoku, one row of which is taken. Rows are options, 0 … n³ − 1. */
export interface Promises {
  readonly cover: SudokuCover;
  readonly taken: number;
  /** The rows that the reader has judged. */
  readonly judged: ReadonlySet<number>;
}

export interface Judgement {
  readonly promises: Promises;
  readonly verdict: 'right' | 'wrong' | 'neither';
  readonly says: Sentence;
}

/** The 64 × 64 matrix of an empty 4 × 4, in which the row r1c2 = 2 is taken. */
export function fourByFour(): Promises {
  const cover = wholeSudokuCover(puzzleOf(new Uint8Array(16), { grid: gridOf(4) }));
  return { cover, taken: wholeOption(cover.puzzle, 1, 2), judged: new Set() };
}

/** The names of the four promises that a row keeps, in the order of the blocks. */
export const keptBy = ({ cover }: Promises, row: number): string[] => cover.options[row]!.items.map((item) => cover.items[item]!);

/** The kinds of promise that a row keeps again after the taken one. */
export function sharedWithTaken({ cover, taken }: Promises, row: number): Block[] {
  const its = cover.options[taken]!.items;
  return cover.options[row]!.items.flatMap((item, block) => (its[block] === item ? [block] : []));
}

const isStruck = (promises: Promises, row: number) => row !== promises.taken && sharedWithTaken(promises, row).length > 0;

/** All rows that the taken one strikes. */
export const struckIn = (promises: Promises): number[] => [...promises.cover.options.keys()].filter((row) => isStruck(promises, row));

/** The judged rows that are struck. */
export const foundIn = (promises: Promises): number[] => [...promises.judged].filter((row) => isStruck(promises, row));

/** The rows that are marked as struck: those that were found, and all of them once there is nothing left to find. */
export const markedIn = (promises: Promises): number[] => (blocksLeft(promises).length === 0 ? struckIn(promises) : foundIn(promises));

/** The kinds of promise for which no struck row has been judged yet. */
export function blocksLeft(promises: Promises): Block[] {
  const found = new Set(foundIn(promises).flatMap((row) => sharedWithTaken(promises, row)));
  return [...sudokuBlocks(promises.cover.puzzle.grid).keys()].filter((block) => !found.has(block));
}

/** The reader says that a row is struck. */
export function judge(promises: Promises, row: number): Judgement {
  const { cover, taken, judged } = promises;
  const nameOf = (option: number) => cover.options[option]!.name;
  if (row === taken) return { promises, verdict: 'neither', says: words.itself(nameOf(row)) };
  const now = { ...promises, judged: new Set([...judged, row]) };
  const kept = sharedWithTaken(now, row).map((block) => keptBy(now, row)[block]!);
  if (kept.length === 0) return { promises: now, verdict: 'wrong', says: words.fits(nameOf(row), nameOf(taken)) };
  const left = blocksLeft(now).map((block) => keptBy(now, taken)[block]!);
  // What all of them are is said once, with the last that was still to find.
  const all = left.length === 0 && blocksLeft(promises).length > 0 ? struckIn(now).length : undefined;
  return { promises: now, verdict: 'right', says: words.struck(nameOf(row), kept, left, all) };
}
