import { bitOf, hasDigit } from '../../../engine/candidates.ts';
import { candidatesIn } from '../../../engine/logic/cages/caged-candidates.ts';
import { forget, record } from './deeds.ts';
import { CONTENTS, candidatesLeft, type Game, isGiven, isList, type Move, openCells, PARTS, type Part, type StrikeReason } from './game.ts';
import { pointsWith, pointsWithout } from './save-points.ts';

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
  const before = Object.fromEntries(PARTS.map((part) => [part, game[part].slice()])) as Record<Part, Uint8Array | Uint32Array>;
  edit();
  // A mark that is gone has no colour.
  for (const tints of [game.tintsA, game.tintsB]) for (const cell of tints.keys()) tints[cell]! &= game.marks[cell]! | game.corners[cell]!;
  const cells = [...game.digits.keys()].filter((cell) => PARTS.some((part) => before[part][cell] !== game[part][cell]));
  if (cells.length === 0) return false;
  const both = (part: Part) => [before, game].map((side) => cells.map((cell) => side[part][cell]!)) as [number[], number[]];
  const move: Move = { cells, ...(Object.fromEntries(PARTS.map((part) => [part, both(part)])) as Record<Part, [number[], number[]]>) };
  game.done.push(move);
  record(game, did, move);
  game.undone.length = 0;
  game.later = undefined;
  return true;
}

/** Writes a digit in an empty cell; its peers lose the marks, and so do the other cells of its cage where its sum rules them out. */
function fill(game: Game, cell: number, digit: number): void {
  const { puzzle, digits } = game;
  digits[cell] = digit;
  const left = candidatesIn(puzzle, digits);
  const mates = matesOf(puzzle, cell);
  for (const sets of [game.marks, game.corners]) {
    sets[cell] = 0;
    for (const peer of puzzle.grid.peersOfCell[cell]!) sets[peer]! &= ~bitOf(digit);
    for (const mate of mates) sets[mate]! &= left[mate]!;
  }
}

/** The other cells of a cell's cage. */
const matesOf = ({ cages }: Game['puzzle'], cell: number): number[] =>
  cages.find(({ cells }) => cells.includes(cell))?.cells.filter((each) => each !== cell) ?? [];

/** The candidates that the rules left in a cell just before a move. */
function leftThen({ puzzle, digits, done }: Game, move: Move, cell: number): number {
  const then = digits.slice();
  for (const { cells, digits: sides } of done.slice(done.indexOf(move)).reverse()) {
    for (const [index, each] of cells.entries()) then[each] = sides[0][index]!;
  }
  return candidatesIn(puzzle, then)[cell]!;
}

/** Removes a digit and restores the marks it had removed: those of its cell, and its own in peers that no other digit rules out. */
function empty(game: Game, cell: number): void {
  const { puzzle, digits, marks, corners, struck, done } = game;
  const digit = digits[cell]!;
  if (digit === 0) return;
  const writing = done.findLast(({ cells, digits: [, after] }) => after[cells.indexOf(cell)] === digit);
  const before = (part: 'marks' | 'corners', each: number) => writing?.[part][0][writing.cells.indexOf(each)] ?? 0;
  const marksBefore = (each: number) => before('marks', each);
  const leftBefore = candidatesIn(puzzle, digits);
  digits[cell] = 0;
  const left = candidatesIn(puzzle, digits);
  // A full list may have been shortened by a digit that is gone since: it is full again.
  const wasList =
    writing !== undefined && marksBefore(cell) !== 0 && marksBefore(cell) === (leftThen(game, writing, cell) & ~struck[cell]!);
  marks[cell] = (wasList ? left[cell]! : marksBefore(cell) & left[cell]!) & ~struck[cell]!;
  corners[cell] = before('corners', cell) & left[cell]!;
  for (const peer of new Set([...puzzle.grid.peersOfCell[cell]!, ...matesOf(puzzle, cell)])) {
    // What the digit had ruled out: itself and, in its cage, what its sum left no room for.
    const back = left[peer]! & ~leftBefore[peer]! & ~struck[peer]!;
    if (back === 0) continue;
    corners[peer]! |= before('corners', peer) & back;
    // A cell that showed all its candidates keeps showing all of them, whenever it was marked.
    const showedAll = marks[peer] !== 0 && marks[peer] === (leftBefore[peer]! & ~struck[peer]!);
    const lost = marksBefore(peer) & back;
    const lostIt = lost !== 0 && (marks[peer] !== 0 || (marksBefore(peer) & ~back) === 0);
    if (showedAll) marks[peer]! |= back;
    else if (lostIt) marks[peer]! |= lost;
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
  if (digits[cell] !== 0 || !hasDigit(candidatesIn(game.puzzle, digits)[cell]!, digit)) return false;
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
  const left = candidatesIn(game.puzzle, game.digits);
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
export function takeOver(game: Game, contents: Readonly<Record<(typeof CONTENTS)[number], ArrayLike<number>>>): boolean {
  return change(game, () => CONTENTS.forEach((part) => void game[part].set(contents[part])), 'hint');
}

/** Fills cells with the answer. */
export function reveal(game: Game, cells: readonly number[]): boolean {
  const edit = () => {
    for (const cell of cells) if (game.digits[cell] !== game.answer[cell]) put(game, cell, game.answer[cell]!);
  };
  return change(game, edit, 'hint');
}

/** Gives the cells of a move the contents that they had before it, or after it. */
function restore(game: Game, move: Move, side: 0 | 1): void {
  for (const part of PARTS) {
    move.cells.forEach((cell, index) => {
      game[part][cell] = move[part][side][index]!;
    });
  }
}

function play(game: Game, from: Move[], to: Move[], side: 0 | 1): readonly number[] {
  const move = from.pop();
  if (!move) return [];
  restore(game, move, side);
  to.push(move);
  record(game, side === 0 ? 'undo' : 'redo', move);
  (side === 0 ? pointsWithout : pointsWith)(game, move);
  return move.cells;
}

/** Takes the last move back; returns the cells that it changed. */
export const undo = (game: Game): readonly number[] => play(game, game.done, game.undone, 0);
/** Repeats the move that was taken back last. */
export const redo = (game: Game): readonly number[] => play(game, game.undone, game.done, 1);

/** Goes to a named moment of the game: takes back what was done since, and repeats what was taken back then. Each of these is on record. */
export function goToPoint(game: Game, index: number): void {
  const { base } = game.points[index]!;
  while (game.done.length > base) undo(game);
  const { moves } = game.points[index]!;
  game.undone.splice(0, game.undone.length, ...moves.toReversed());
  for (let count = moves.length; count > 0; count--) redo(game);
  game.later = undefined;
}

/** Takes the last move back as if it had never been made: it was the beginning of something else. Returns whether there was one. */
export function retract(game: Game): boolean {
  const move = game.done.pop();
  if (!move) return false;
  restore(game, move, 0);
  forget(game, move);
  pointsWithout(game, move);
  return true;
}
