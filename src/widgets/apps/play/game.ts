import { hasDigit } from '../../../engine/candidates.ts';
import { candidatesIn } from '../../../engine/logic/cages/caged-candidates.ts';
import { placedAtFirst } from '../../../engine/logic/position.ts';
import { clashesOf, MAX_MARKED_SIZE, type Puzzle, symbolValue } from '../../../engine/puzzle.ts';
import type { PuzzleGrade } from '../../workers/make.worker.ts';
import type { Deeds } from './deeds.ts';
import type { SavePoint } from './save-points.ts';

/** Which wrong digits are shown: those that break the rules now, those that are not the answer's, or none. */
export type Checking = 'rules' | 'answer' | 'none';

/** What a player has in a cell: its digit, and three sets of digits. */
export const CONTENTS = ['digits', 'marks', 'corners', 'struck'] as const;
/** What moves change: the contents of cells, and their colours, which claim nothing and stay in Play. */
export const PARTS = [...CONTENTS, 'colours', 'tintsA', 'tintsB'] as const;
export type Part = (typeof PARTS)[number];

/** A change of one or more cells: their contents before and after. */
export type Move = { readonly cells: readonly number[] } & Readonly<
  Record<Part, readonly [before: readonly number[], after: readonly number[]]>
>;

/** Why a candidate was struck: the technique, in words what it says, and the number of the move. */
export interface StrikeReason {
  readonly cell: number;
  readonly digit: number;
  readonly technique: string;
  readonly says: string;
  readonly move: number;
}

/** A puzzle being played. Digits, the layers of marks and what was struck are indexed by cell; all but the digits are sets. */
export interface Game extends Deeds {
  readonly puzzle: Puzzle;
  readonly answer: Uint8Array;
  /** The query of a link that makes the puzzle again, or '' for a reader's own. */
  readonly source: string;
  readonly digits: Uint8Array;
  /** The marks in the middle of a cell: its candidates. */
  readonly marks: Uint32Array;
  /** The marks in the corners of a cell: digits with few places in its box. They say nothing about what else the cell may have. */
  readonly corners: Uint32Array;
  /** Candidates that the reader erased from a full list of marks, or a hint struck: kept even without marks, and skipped by “Mark every cell”. */
  readonly struck: Uint32Array;
  /** By cell: the number of its colour, from 1; 0 for none. */
  readonly colours: Uint32Array;
  /** Marks with the first of two colours, and those with the second, as sets. */
  readonly tintsA: Uint32Array;
  readonly tintsB: Uint32Array;
  /** Strikes that a technique has given a reason for, whenever that was: hints build on these alone. It only grows. */
  readonly shown: Uint32Array;
  /** Reasons of strikes that hints have made, newest last. */
  readonly reasons: StrikeReason[];
  readonly done: Move[];
  readonly undone: Move[];
  /** Moments that the reader has named, oldest first. */
  readonly points: SavePoint[];
  seconds: number;
  /** How many hints the reader has opened, and how many checks made. */
  hints: number;
  checks: number;
  /** Undefined until it has been computed. */
  grade: PuzzleGrade | undefined;
  /** The game that this one replaced, and the one that replaced this. */
  former: Game | undefined;
  later: Game | undefined;
}

/** Begins a game. A puzzle with pencil marks of its own shows them, and its digits that are no givens are the reader's. */
export function newGame(puzzle: Puzzle, answer: ArrayLike<number>, source = ''): Game {
  const { cellCount } = puzzle.grid;
  const digits = placedAtFirst(puzzle);
  return {
    puzzle,
    answer: Uint8Array.from(answer),
    source,
    digits,
    marks: puzzle.domains ? candidatesIn(puzzle, digits) : new Uint32Array(cellCount),
    corners: new Uint32Array(cellCount),
    struck: new Uint32Array(cellCount),
    colours: new Uint32Array(cellCount),
    tintsA: new Uint32Array(cellCount),
    tintsB: new Uint32Array(cellCount),
    shown: new Uint32Array(cellCount),
    reasons: [],
    done: [],
    undone: [],
    points: [],
    deeds: [],
    pauses: [],
    seconds: 0,
    hints: 0,
    checks: 0,
    grade: undefined,
    former: undefined,
    later: undefined,
  };
}

/** Whether a game of this puzzle has pencil marks, without which there are no hints either. */
export const hasMarks = ({ grid }: Pick<Puzzle, 'grid'>): boolean => grid.size <= MAX_MARKED_SIZE;

export const isGiven = ({ puzzle }: Game, cell: number): boolean => puzzle.givens[cell] !== 0;

/** Indexed by cell: the candidates that the digits leave, without the struck ones. */
export function candidatesLeft({ puzzle, digits, struck }: Game): Uint32Array {
  return candidatesIn(puzzle, digits).map((set, cell) => set & ~struck[cell]!);
}

/** Whether the marks of an open cell are all its candidates. Fewer are notes, such as a digit’s two places in a box, which say nothing about the others. */
export function isList(game: Game, cell: number): boolean {
  const marks = game.marks[cell]!;
  return marks !== 0 && (candidatesLeft(game)[cell]! & ~marks) === 0;
}

export const openCells = ({ digits }: Game): number[] => [...digits.keys()].filter((cell) => digits[cell] === 0);

/** The reader's digits that are wrong. */
export function wrongCells({ puzzle, digits, answer }: Game, checking: Checking): Set<number> {
  if (checking === 'none') return new Set();
  const own = (cell: number) => puzzle.givens[cell] === 0 && digits[cell] !== 0;
  if (checking === 'answer')
    return new Set(Array.from(digits, (_, cell) => cell).filter((cell) => own(cell) && digits[cell] !== answer[cell]));
  return new Set([
    ...clashesOf(puzzle.grid, digits)
      .flatMap(({ cells }) => cells)
      .filter(own),
    ...cellsOffMarks(puzzle, digits),
    ...cellsAgainstCages(puzzle, digits).filter(own),
  ]);
}

/** Cells whose digit is not among the puzzle's own pencil marks. */
export const cellsOffMarks = ({ domains }: Puzzle, digits: Uint8Array): number[] =>
  domains ? [...digits.keys()].filter((cell) => digits[cell] !== 0 && !hasDigit(domains[cell]!, digits[cell]!)) : [];

/** Cells of cages that break their rule: equal digits, a sum that is exceeded, or one that is missed by a full cage. */
export function cellsAgainstCages(puzzle: Puzzle, digits: Uint8Array): number[] {
  return puzzle.cages.flatMap(({ sum, cells }) => {
    const filled = cells.filter((cell) => digits[cell] !== 0);
    const total = filled.reduce((all, cell) => all + symbolValue(puzzle, digits[cell]!), 0);
    if (total > sum || (total !== sum && filled.length === cells.length)) return filled;
    return filled.filter((cell) => filled.some((other) => other !== cell && digits[other] === digits[cell]));
  });
}

export const isSolved = ({ digits, answer }: Game): boolean => digits.every((digit, cell) => digit === answer[cell]);

export const samePuzzle = (one: Pick<Game, 'puzzle'>, other: Pick<Game, 'puzzle'>): boolean =>
  one.puzzle.grid === other.puzzle.grid &&
  one.puzzle.givens.every((digit, cell) => digit === other.puzzle.givens[cell]) &&
  String(one.puzzle.domains) === String(other.puzzle.domains) &&
  JSON.stringify(one.puzzle.cages) === JSON.stringify(other.puzzle.cages);
