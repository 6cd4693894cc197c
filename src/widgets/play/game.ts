import { bitOf, candidatesOf, hasDigit } from '../../engine/candidates.ts';
import { printPuzzle, readPuzzles } from '../../engine/formats/read.ts';
import { clashesOf, type Puzzle, withGivens } from '../../engine/puzzle.ts';

/** Which wrong digits are shown: those that break the rules now, those that are not the answer's, or none. */
export type Checking = 'rules' | 'answer' | 'none';

/** What a reader does to one or more cells: what they held before, and what they hold after. */
interface Move {
  readonly cells: readonly number[];
  readonly digits: readonly [before: readonly number[], after: readonly number[]];
  readonly marks: readonly [before: readonly number[], after: readonly number[]];
}

/** A puzzle being played. Digits and marks are indexed by cell; marks are sets of digits. */
export interface Game {
  readonly puzzle: Puzzle;
  readonly answer: Uint8Array;
  /** Where it came from: the query of a link that makes it again, or '' for a reader's own. */
  readonly source: string;
  readonly digits: Uint8Array;
  readonly marks: Uint32Array;
  readonly done: Move[];
  readonly undone: Move[];
  seconds: number;
}

export function newGame(puzzle: Puzzle, answer: ArrayLike<number>, source = ''): Game {
  const { cellCount } = puzzle.grid;
  return {
    puzzle,
    answer: Uint8Array.from(answer),
    source,
    digits: puzzle.givens.slice(),
    marks: new Uint32Array(cellCount),
    done: [],
    undone: [],
    seconds: 0,
  };
}

const isGiven = ({ puzzle }: Game, cell: number) => puzzle.givens[cell] !== 0;

/** Changes some cells as one move that can be undone. Cells that would not change are left out; no move is made when none would. */
function change(game: Game, wanted: ReadonlyMap<number, { digit?: number; marks?: number }>): boolean {
  const cells = [...wanted.keys()].filter((cell) => {
    const { digit = game.digits[cell]!, marks = game.marks[cell]! } = wanted.get(cell)!;
    return !isGiven(game, cell) && (digit !== game.digits[cell] || marks !== game.marks[cell]);
  });
  if (cells.length === 0) return false;
  const before = { digits: cells.map((cell) => game.digits[cell]!), marks: cells.map((cell) => game.marks[cell]!) };
  for (const cell of cells) {
    const { digit, marks } = wanted.get(cell)!;
    if (digit !== undefined) game.digits[cell] = digit;
    if (marks !== undefined) game.marks[cell] = marks;
  }
  const after = { digits: cells.map((cell) => game.digits[cell]!), marks: cells.map((cell) => game.marks[cell]!) };
  game.done.push({ cells, digits: [before.digits, after.digits], marks: [before.marks, after.marks] });
  game.undone.length = 0;
  return true;
}

/** Writes a digit, or takes it out again when it stands there; its peers lose the mark. */
export function write(game: Game, cell: number, digit: number): boolean {
  const wanted = new Map<number, { digit?: number; marks?: number }>();
  const next = game.digits[cell] === digit ? 0 : digit;
  wanted.set(cell, { digit: next, marks: 0 });
  if (next !== 0 && !isGiven(game, cell)) {
    for (const peer of game.puzzle.grid.peersOfCell[cell]!) {
      if (hasDigit(game.marks[peer]!, next)) wanted.set(peer, { marks: game.marks[peer]! & ~bitOf(next) });
    }
  }
  return change(game, wanted);
}

/** Makes a pencil mark or rubs it out. Nothing happens where a digit stands. */
export function mark(game: Game, cell: number, digit: number): boolean {
  if (game.digits[cell] !== 0) return false;
  return change(game, new Map([[cell, { marks: game.marks[cell]! ^ bitOf(digit) }]]));
}

/** Empties a cell: its digit, or its marks when there is none. */
export function clear(game: Game, cell: number): boolean {
  return change(game, new Map([[cell, game.digits[cell] !== 0 ? { digit: 0 } : { marks: 0 }]]));
}

/** Marks every open cell with what the digits in the grid leave for it. */
export function markAll(game: Game): boolean {
  const candidates = candidatesOf(game.puzzle.grid, game.digits);
  return change(game, new Map(Array.from(game.digits, (digit, cell) => [cell, digit === 0 ? { marks: candidates[cell]! } : {}])));
}

/** Fills cells with the answer. */
export function reveal(game: Game, cells: readonly number[]): boolean {
  return change(game, new Map(cells.map((cell) => [cell, { digit: game.answer[cell]!, marks: 0 }])));
}

function play(game: Game, from: Move[], to: Move[], side: 0 | 1): readonly number[] {
  const move = from.pop();
  if (!move) return [];
  move.cells.forEach((cell, index) => {
    game.digits[cell] = move.digits[side][index]!;
    game.marks[cell] = move.marks[side][index]!;
  });
  to.push(move);
  return move.cells;
}

/** Takes the last move back; the cells that it changed. */
export const undo = (game: Game): readonly number[] => play(game, game.done, game.undone, 0);
/** Does the move again that was taken back last. */
export const redo = (game: Game): readonly number[] => play(game, game.undone, game.done, 1);

/** The reader's digits that are wrong. */
export function wrongCells({ puzzle, digits, answer }: Game, checking: Checking): Set<number> {
  if (checking === 'none') return new Set();
  const own = (cell: number) => puzzle.givens[cell] === 0 && digits[cell] !== 0;
  if (checking === 'answer')
    return new Set(Array.from(digits, (_, cell) => cell).filter((cell) => own(cell) && digits[cell] !== answer[cell]));
  return new Set(
    clashesOf(puzzle.grid, digits)
      .flatMap(({ cells }) => cells)
      .filter(own),
  );
}

export const isSolved = ({ digits, answer }: Game): boolean => digits.every((digit, cell) => digit === answer[cell]);

/** The grid as it stands, as a puzzle that can be opened elsewhere. */
export const present = ({ puzzle, digits }: Game): Puzzle => withGivens(puzzle, digits);

const VERSION = 1;

/** The whole game as text, its history included. */
export function keep(game: Game): string {
  const { puzzle, answer, source, digits, marks, done, undone, seconds } = game;
  return JSON.stringify({
    version: VERSION,
    puzzle: printPuzzle({ puzzle }, 'compact'),
    answer: [...answer],
    source,
    digits: [...digits],
    marks: [...marks],
    done,
    undone,
    seconds,
  });
}

/** A kept game; undefined when the text is none, or of another version: nobody loses more than that game. */
export function recall(text: string | null): Game | undefined {
  try {
    const kept = JSON.parse(text ?? '');
    if (kept.version !== VERSION) return undefined;
    const { puzzle } = readPuzzles(kept.puzzle)[0]!;
    const game = newGame(puzzle, kept.answer, String(kept.source));
    if ([kept.digits, kept.marks, kept.answer].some((list) => list.length !== puzzle.grid.cellCount)) return undefined;
    game.digits.set(kept.digits);
    game.marks.set(kept.marks);
    game.done.push(...kept.done);
    game.undone.push(...kept.undone);
    game.seconds = Number(kept.seconds) || 0;
    return game;
  } catch {
    return undefined;
  }
}
