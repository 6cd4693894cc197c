import { bitOf, candidatesOf, hasDigit } from '../../../engine/candidates.ts';
import { placedAtFirst } from '../../../engine/logic/position.ts';
import { clashesOf, MAX_MARKED_SIZE, type Puzzle, withGivens } from '../../../engine/puzzle.ts';
import type { PuzzleGrade } from '../../workers/make.worker.ts';
import { type Deeds, record } from './deeds.ts';

/** Which wrong digits are shown: those that break the rules now, those that are not the answer's, or none. */
export type Checking = 'rules' | 'answer' | 'none';

/** The contents of a cell that moves change: its digit, and three sets of digits. */
const PARTS = ['digits', 'marks', 'corners', 'struck'] as const;
type Part = (typeof PARTS)[number];

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
  /** Strikes that a technique has given a reason for, whenever that was: hints build on these alone. It only grows. */
  readonly shown: Uint32Array;
  /** Reasons of strikes that hints have made, newest last. */
  readonly reasons: StrikeReason[];
  readonly done: Move[];
  readonly undone: Move[];
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
    marks: puzzle.domains ? candidatesOf(puzzle, digits) : new Uint32Array(cellCount),
    corners: new Uint32Array(cellCount),
    struck: new Uint32Array(cellCount),
    shown: new Uint32Array(cellCount),
    reasons: [],
    done: [],
    undone: [],
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

const isGiven = ({ puzzle }: Game, cell: number) => puzzle.givens[cell] !== 0;

/** Games in which several changes are being made as one move. */
const inOneMove = new WeakSet<Game>();

/** Makes one move of all the changes that `edit` makes; returns whether anything changed. */
export function together(game: Game, edit: () => void): boolean {
  return change(game, () => {
    inOneMove.add(game);
    edit();
    inOneMove.delete(game);
  });
}

/** Makes one move of everything that `edit` changes in the cells; returns whether anything changed. `hint`: it was shown to the reader. */
function change(game: Game, edit: () => void, did: 'move' | 'hint' = 'move'): boolean {
  if (inOneMove.has(game)) {
    edit();
    return true;
  }
  const before = { digits: game.digits.slice(), marks: game.marks.slice(), corners: game.corners.slice(), struck: game.struck.slice() };
  edit();
  const cells = [...game.digits.keys()].filter((cell) => PARTS.some((part) => before[part][cell] !== game[part][cell]));
  if (cells.length === 0) return false;
  const both = (part: Part) => [before, game].map((side) => cells.map((cell) => side[part][cell]!)) as [number[], number[]];
  const move: Move = { cells, digits: both('digits'), marks: both('marks'), corners: both('corners'), struck: both('struck') };
  game.done.push(move);
  record(game, did, move);
  game.undone.length = 0;
  game.later = undefined;
  return true;
}

/** Writes a digit in an empty cell; its peers lose the marks. */
function fill(game: Game, cell: number, digit: number): void {
  game.digits[cell] = digit;
  for (const sets of [game.marks, game.corners]) {
    sets[cell] = 0;
    for (const peer of game.puzzle.grid.peersOfCell[cell]!) sets[peer]! &= ~bitOf(digit);
  }
}

/** Removes a digit and restores the marks it had removed: those of its cell, and its own in peers that no other digit rules out. */
function empty(game: Game, cell: number): void {
  const { puzzle, digits, marks, corners, struck, done } = game;
  const digit = digits[cell]!;
  if (digit === 0) return;
  const writing = done.findLast(({ cells, digits: [, after] }) => after[cells.indexOf(cell)] === digit);
  const before = (part: 'marks' | 'corners', each: number) => writing?.[part][0][writing.cells.indexOf(each)] ?? 0;
  const marksBefore = (each: number) => before('marks', each);
  const leftBefore = candidatesOf(puzzle, digits);
  digits[cell] = 0;
  const left = candidatesOf(puzzle, digits);
  marks[cell] = marksBefore(cell) & left[cell]! & ~struck[cell]!;
  corners[cell] = before('corners', cell) & left[cell]!;
  for (const peer of puzzle.grid.peersOfCell[cell]!) {
    if (!hasDigit(left[peer]! & ~struck[peer]!, digit)) continue;
    if (hasDigit(before('corners', peer), digit)) corners[peer]! |= bitOf(digit);
    // A cell that showed all its candidates keeps showing all of them, whenever it was marked.
    const showedAll = marks[peer] !== 0 && marks[peer] === (leftBefore[peer]! & ~struck[peer]!);
    const lostIt = hasDigit(marksBefore(peer), digit) && (marks[peer] !== 0 || marksBefore(peer) === bitOf(digit));
    if (showedAll || lostIt) marks[peer]! |= bitOf(digit);
  }
}

function put(game: Game, cell: number, digit: number): void {
  if (isGiven(game, cell)) return;
  empty(game, cell);
  if (digit !== 0) fill(game, cell, digit);
}

/** Writes a digit, or removes it when the cell already has it; its peers lose the mark, or get it back. */
export function write(game: Game, cell: number, digit: number): boolean {
  return change(game, () => put(game, cell, game.digits[cell] === digit ? 0 : digit));
}

/**
 * Makes a pencil mark or erases it; does nothing in a cell with a digit. A mark erased from a full list is a strike. A mark erased from a
 * shorter list is a note taken back, and so is one that was made just before, or the last of its cell.
 */
export function mark(game: Game, cell: number, digit: number): boolean {
  const { digits, marks, struck } = game;
  if (digits[cell] !== 0) return false;
  const strikes = isList(game, cell) && hasDigit(candidatesLeft(game)[cell]!, digit) && !wasJustMarked(game, cell, digit);
  return change(game, () => {
    marks[cell]! ^= bitOf(digit);
    if (hasDigit(marks[cell]!, digit)) struck[cell]! &= ~bitOf(digit);
    else if (strikes && marks[cell] !== 0) struck[cell]! |= bitOf(digit);
  });
}

/** Makes a corner mark or erases it; does nothing in a cell with a digit. It claims nothing but a place of the digit in the box. */
export function markCorner(game: Game, cell: number, digit: number): boolean {
  if (game.digits[cell] !== 0) return false;
  return change(game, () => {
    game.corners[cell]! ^= bitOf(digit);
  });
}

/** Strikes a candidate with its marks, or takes the strike back; a full list then shows it again. Nothing happens where the rules leave it out. */
export function strike(game: Game, cell: number, digit: number): boolean {
  const { digits, marks, corners, struck } = game;
  if (digits[cell] !== 0 || !hasDigit(candidatesOf(game.puzzle, digits)[cell]!, digit)) return false;
  const list = isList(game, cell);
  return change(game, () => {
    struck[cell]! ^= bitOf(digit);
    if (hasDigit(struck[cell]!, digit)) for (const sets of [marks, corners]) sets[cell]! &= ~bitOf(digit);
    else if (list) marks[cell]! |= bitOf(digit);
  });
}

/** Whether the last move made this mark for the first time, not after a strike. */
function wasJustMarked({ done }: Game, cell: number, digit: number): boolean {
  const last = done.at(-1);
  if (last?.cells.length !== 1 || last.cells[0] !== cell) return false;
  return (last.marks[0][0]! ^ last.marks[1][0]!) === bitOf(digit) && !hasDigit(last.struck[0][0]!, digit);
}

/** Empties a cell: its digit, or its marks when there is none. */
export function clear(game: Game, cell: number): boolean {
  return change(game, () => {
    if (game.digits[cell] !== 0) put(game, cell, 0);
    else for (const sets of [game.marks, game.corners]) sets[cell] = 0;
  });
}

/** Indexed by cell: the candidates that the digits leave, without the struck ones. */
export function candidatesLeft({ puzzle, digits, struck }: Game): Uint32Array {
  return candidatesOf(puzzle, digits).map((set, cell) => set & ~struck[cell]!);
}

/** Whether the marks of an open cell are all its candidates. Fewer are notes, such as a digit’s two places in a box, which say nothing about the others. */
export function isList(game: Game, cell: number): boolean {
  const marks = game.marks[cell]!;
  return marks !== 0 && (candidatesLeft(game)[cell]! & ~marks) === 0;
}

export const openCells = ({ digits }: Game): number[] => [...digits.keys()].filter((cell) => digits[cell] === 0);

const unmarkedCells = (game: Game): number[] => openCells(game).filter((cell) => game.marks[cell] === 0);

/** Marks cells with the candidates that are left and not struck. When none are named it fills the open ones without such marks: those the reader made stay. */
export function markAll(game: Game, cells: readonly number[] = unmarkedCells(game)): boolean {
  const left = candidatesLeft(game);
  return change(game, () => {
    for (const cell of cells) game.marks[cell] = left[cell]!;
  });
}

/** Takes back all strikes in cells. Full lists show these candidates again; notes stay. */
export function takeStrikesBack(game: Game, cells: readonly number[]): boolean {
  const left = candidatesOf(game.puzzle, game.digits);
  const lists = cells.filter((cell) => isList(game, cell));
  return change(game, () => {
    for (const cell of cells) game.struck[cell] = 0;
    for (const cell of lists) game.marks[cell] = left[cell]!;
  });
}

/** Erases marks, given as sets of digits indexed by cell. */
export function rubOut(game: Game, sets: ArrayLike<number>): boolean {
  return change(game, () => {
    for (const cell of openCells(game)) for (const layer of [game.marks, game.corners]) layer[cell]! &= ~sets[cell]!;
  });
}

type Places = readonly { readonly cell: number; readonly digit: number }[];

/** Why a hint strikes. */
type Reason = Pick<StrikeReason, 'technique' | 'says'>;

/** Carries out a technique as one move. Marks only lose what it strikes: nobody but the reader makes any. */
export function carryOut(game: Game, { placements, strikes, reason }: { placements: Places; strikes: Places; reason?: Reason }): boolean {
  for (const { cell, digit } of strikes) game.shown[cell]! |= bitOf(digit);
  const edit = () => {
    for (const { cell, digit } of strikes) {
      game.struck[cell]! |= bitOf(digit);
      for (const sets of [game.marks, game.corners]) sets[cell]! &= ~bitOf(digit);
    }
    for (const { cell, digit } of placements) put(game, cell, digit);
  };
  const isDone = change(game, edit, 'hint');
  if (isDone && reason) for (const { cell, digit } of strikes) game.reasons.push({ cell, digit, ...reason, move: game.done.length });
  return isDone;
}

/** Takes over what somebody has written, struck and marked, as one move. Nobody is told how they came to it, so it is judged like a hint. */
export function takeOver(game: Game, contents: Readonly<Record<Part, ArrayLike<number>>>): boolean {
  return change(game, () => PARTS.forEach((part) => void game[part].set(contents[part])), 'hint');
}

/** Fills cells with the answer. */
export function reveal(game: Game, cells: readonly number[]): boolean {
  const edit = () => {
    for (const cell of cells) if (game.digits[cell] !== game.answer[cell]) put(game, cell, game.answer[cell]!);
  };
  return change(game, edit, 'hint');
}

function play(game: Game, from: Move[], to: Move[], side: 0 | 1): readonly number[] {
  const move = from.pop();
  if (!move) return [];
  for (const part of PARTS) {
    move.cells.forEach((cell, index) => {
      game[part][cell] = move[part][side][index]!;
    });
  }
  to.push(move);
  record(game, side === 0 ? 'undo' : 'redo', move);
  return move.cells;
}

/** Takes the last move back; returns the cells that it changed. */
export const undo = (game: Game): readonly number[] => play(game, game.done, game.undone, 0);
/** Repeats the move that was taken back last. */
export const redo = (game: Game): readonly number[] => play(game, game.undone, game.done, 1);

/** The most games that a new one remembers. */
const FORMER_GAMES = 5;

function forgetOldest(game: Game): void {
  let oldest = game;
  for (let count = 0; count < FORMER_GAMES && oldest.former; count++) oldest = oldest.former;
  oldest.former = undefined;
}

/** Begins a game that replaces another; undo restores the other whole. Untouched games are not remembered. */
export function follow(former: Game | undefined, next: Game): Game {
  if (former) former.later = undefined;
  next.former = former && former.done.length + former.undone.length === 0 ? former.former : former;
  forgetOldest(next);
  return next;
}

export const samePuzzle = (one: Pick<Game, 'puzzle'>, other: Pick<Game, 'puzzle'>): boolean =>
  one.puzzle.grid === other.puzzle.grid &&
  one.puzzle.givens.every((digit, cell) => digit === other.puzzle.givens[cell]) &&
  String(one.puzzle.domains) === String(other.puzzle.domains);

/** Adds another window's game to those that a game remembers, and replaces the one of the same puzzle. */
export function remember(game: Game, other: Game): void {
  let last = game;
  while (!samePuzzle(last, other)) {
    if (!last.former || samePuzzle(last.former, other)) {
      last.former = other;
      forgetOldest(game);
      return;
    }
    last = last.former;
  }
}

/** The same puzzle from its givens on. */
export function startAgain(game: Game): Game {
  return follow(game, { ...newGame(game.puzzle, game.answer, game.source), grade: game.grade });
}

/** A game and the cells that have changed in it. */
interface Stepped {
  readonly game: Game;
  readonly cells: readonly number[];
}

export const canStepBack = ({ done, former }: Game): boolean => done.length > 0 || former !== undefined;
export const canStepOn = ({ undone, later }: Game): boolean => undone.length > 0 || later !== undefined;

/** Takes the last move back. At the start of a game it goes back to the game before it. */
export function stepBack(game: Game): Stepped {
  if (game.done.length > 0 || !game.former) return { game, cells: undo(game) };
  game.former.later = game;
  return { game: game.former, cells: [] };
}

/** Repeats what was taken back last: a move, or the beginning of another game. */
export function stepOn(game: Game): Stepped {
  return game.undone.length > 0 || !game.later ? { game, cells: redo(game) } : { game: game.later, cells: [] };
}

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
  ]);
}

/** Cells whose digit is not among the puzzle's own pencil marks. */
export const cellsOffMarks = ({ domains }: Puzzle, digits: Uint8Array): number[] =>
  domains ? [...digits.keys()].filter((cell) => digits[cell] !== 0 && !hasDigit(domains[cell]!, digits[cell]!)) : [];

export const isSolved = ({ digits, answer }: Game): boolean => digits.every((digit, cell) => digit === answer[cell]);

/** The present grid, as a puzzle that can be opened elsewhere. */
export const present = ({ puzzle, digits }: Game): Puzzle => withGivens(puzzle, digits);
