import { type DeadEndGraph, factsBehind, type NoteVerdict, verdictOn } from '../../engine/search/note-verdict.ts';

/*
 * A dead end of a search that learns, and the digits that a reader blames for it. Digits are called by their cells, since a cell has one.
 */

/** A digit that was placed after a guess. */
export interface Placed {
  readonly cell: number;
  readonly digit: number;
  /** The guess since which it is there, from 1. */
  readonly level: number;
  readonly isGuess: boolean;
  /** The digits it follows from, besides what holds without any guess. */
  readonly from: readonly number[];
}

export interface DeadEnd {
  /** The cell without a digit. */
  readonly cell: number;
  /** The digits that leave it none, besides what holds without any guess. */
  readonly from: readonly number[];
  /** In the order in which they were placed. */
  readonly placed: readonly Placed[];
  /** The digits of the note that the search writes. */
  readonly note: readonly number[];
}

export const placedAt = ({ placed }: DeadEnd, cell: number): Placed | undefined => placed.find((each) => each.cell === cell);

/** Digits in the order in which they were placed. */
export const oldestFirst = ({ placed }: DeadEnd, cells: ReadonlySet<number>): number[] =>
  placed.map(({ cell }) => cell).filter((cell) => cells.has(cell));

/** The newest guess. */
export const levelOf = ({ placed }: DeadEnd): number => Math.max(0, ...placed.map(({ level }) => level));

const graphOf = (end: DeadEnd): DeadEndGraph => ({
  blamed: end.from,
  causesOf: (cell) => placedAt(end, cell)!.from,
  isGuess: (cell) => placedAt(end, cell)!.isGuess,
  levelOf: (cell) => placedAt(end, cell)!.level,
  level: levelOf(end),
  own: end.note,
});

/** The digits that are met on the way back from the dead end, when the ringed ones are not gone past. */
export const inside = (end: DeadEnd, ringed: ReadonlySet<number>): Set<number> => factsBehind(graphOf(end), ringed);

/** What ringed digits are worth as a note. Facts are cells. */
export const judge = (end: DeadEnd, ringed: ReadonlySet<number>): NoteVerdict => verdictOn(graphOf(end), [...ringed]);

/** An arrow between two digits, or from a digit to the dead cell. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
}

/** What leads to the dead end: from each digit to those that follow from it. */
export function arrowsTo(end: DeadEnd): Arrow[] {
  const all = inside(end, new Set());
  const between = [...all].flatMap((to) => placedAt(end, to)!.from.map((from) => ({ from, to })));
  return [...end.from.map((from) => ({ from, to: end.cell })), ...between];
}
