import { readPuzzles } from '../../../../engine/formats/read.ts';
import { allLevels, ladder } from '../../../../engine/logic/ladder.ts';
import type { Puzzle } from '../../../../engine/puzzle.ts';
import { COLOURS } from '../colouring.ts';
import type { Game } from '../game.ts';
import { gameOf, type Kept } from '../game-text.ts';
import { MAX_POINT_NAME, MAX_POINTS } from '../save-points.ts';

/** Longer puzzles and lists are nobody’s game. */
const MAX_PUZZLE_LENGTH = 20_000;
const MAX_MOVES = 20_000;
const MAX_SOURCE = 300;
const MAX_REASON = 2000;
const MAX_SECONDS = 10_000_000;
const MAX_SET = 0xffff_ffff;

type Values = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

const fault = (): never => {
  throw new Error();
};

/** A list of whole numbers up to `most`; of exactly `length`, where that is given. */
function numbers(value: unknown, most: number, length?: number): number[] {
  const list = Array.isArray(value) ? (value as unknown[]) : fault();
  if (length !== undefined && list.length !== length) fault();
  if (!list.every((each) => Number.isInteger(each) && (each as number) >= 0 && (each as number) <= most)) fault();
  return list as number[];
}

const list = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) && value.length <= MAX_MOVES ? value : fault();

const count = (value: unknown): number =>
  value === undefined ? 0 : typeof value === 'number' && value >= 0 && value <= MAX_SECONDS ? value : fault();

/** Checks values of one puzzle. */
class Checker {
  readonly #cells: number;
  readonly #size: number;

  constructor({ grid }: Puzzle) {
    this.#cells = grid.cellCount;
    this.#size = grid.size;
  }

  move(value: unknown): Kept['done'][number] {
    if (!isObject(value)) return fault();
    const cells = numbers(value.cells, this.#cells - 1);
    const both = (pair: unknown, most: number): [number[], number[]] => {
      const sides = Array.isArray(pair) ? (pair as unknown[]) : fault();
      return [numbers(sides[0], most, cells.length), numbers(sides[1], most, cells.length)];
    };
    return {
      cells,
      digits: both(value.digits, this.#size),
      marks: both(value.marks, MAX_SET),
      ...(value.corners !== undefined && { corners: both(value.corners, MAX_SET) }),
      ...(value.struck !== undefined && { struck: both(value.struck, MAX_SET) }),
      ...(value.colours !== undefined && { colours: both(value.colours, COLOURS) }),
      ...(value.tintsA !== undefined && { tintsA: both(value.tintsA, MAX_SET) }),
      ...(value.tintsB !== undefined && { tintsB: both(value.tintsB, MAX_SET) }),
    };
  }

  #changes(value: unknown, most: number): CellChanges {
    return list(value).map((each) => {
      if (!isObject(each)) return fault();
      const [cell] = numbers([each.cell], this.#cells - 1);
      const [before, after] = numbers([each.before, each.after], most);
      return { cell: cell!, before: before!, after: after! };
    });
  }

  deed(value: unknown): NonNullable<Kept['deeds']>[number] {
    if (!isObject(value)) return fault();
    const did = (['move', 'hint', 'undo', 'redo'] as const).find((each) => each === value.did) ?? fault();
    return {
      seconds: count(value.seconds),
      did,
      digits: this.#changes(value.digits, this.#size),
      struck: this.#changes(value.struck, MAX_SET),
    };
  }

  point(value: unknown): NonNullable<Kept['points']>[number] {
    if (!isObject(value) || typeof value.name !== 'string') return fault();
    const [base] = numbers([value.base], MAX_MOVES);
    const [filled] = numbers([value.filled], this.#cells);
    const name = value.name.slice(0, MAX_POINT_NAME);
    return { name, seconds: count(value.seconds), filled: filled!, base: base!, moves: list(value.moves).map((each) => this.move(each)) };
  }

  /** None where a hint can’t have given it. */
  reasons(value: unknown): NonNullable<Kept['reasons']> {
    const isKnown = (id: unknown) => ladder.some((rung) => rung.technique.id === id);
    return list(value).flatMap((each) => {
      if (!isObject(each) || typeof each.says !== 'string' || typeof each.technique !== 'string' || !isKnown(each.technique)) return [];
      const [cell] = numbers([each.cell], this.#cells - 1);
      const [digit] = numbers([each.digit], this.#size);
      const [move] = numbers([each.move], MAX_MOVES);
      return [{ cell: cell!, digit: digit!, technique: each.technique, says: each.says.slice(0, MAX_REASON), move: move! }];
    });
  }

  sets(value: unknown): number[] {
    return numbers(value, MAX_SET, this.#cells);
  }

  colours(value: unknown): number[] {
    return numbers(value, COLOURS, this.#cells);
  }

  digits(value: unknown): number[] {
    return numbers(value, this.#size, this.#cells);
  }
}

type CellChanges = NonNullable<Kept['deeds']>[number]['digits'];

function pauseOf(value: unknown): NonNullable<Kept['pauses']>[number] {
  return isObject(value) ? { seconds: count(value.seconds), length: count(value.length) } : fault();
}

/** The level of a puzzle is computed again where it isn’t understood. */
function gradeOf(value: unknown): Kept['grade'] {
  if (!isObject(value) || value.solved !== true || typeof value.score !== 'number') return undefined;
  return allLevels.some((level) => level === value.level) ? (value as unknown as Kept['grade']) : undefined;
}

/** A game from a value that may come from anywhere. Throws where something of it is no part of a game; what isn’t known is left out. */
export function checkedGame(value: unknown): Game {
  if (!isObject(value) || typeof value.puzzle !== 'string' || value.puzzle.length > MAX_PUZZLE_LENGTH) return fault();
  const read = readPuzzles(value.puzzle)[0]?.puzzle ?? fault();
  const check = new Checker(read);
  const kept: Kept = {
    puzzle: value.puzzle,
    answer: check.digits(value.answer),
    source: typeof value.source === 'string' ? value.source.slice(0, MAX_SOURCE) : '',
    digits: check.digits(value.digits),
    marks: check.sets(value.marks),
    ...(value.corners !== undefined && { corners: check.sets(value.corners) }),
    ...(value.struck !== undefined && { struck: check.sets(value.struck) }),
    ...(value.shown !== undefined && { shown: check.sets(value.shown) }),
    ...(value.colours !== undefined && { colours: check.colours(value.colours) }),
    ...(value.tintsA !== undefined && { tintsA: check.sets(value.tintsA) }),
    ...(value.tintsB !== undefined && { tintsB: check.sets(value.tintsB) }),
    reasons: check.reasons(value.reasons),
    points: list(value.points)
      .slice(0, MAX_POINTS)
      .map((each) => check.point(each)),
    done: list(value.done).map((each) => check.move(each)),
    undone: list(value.undone).map((each) => check.move(each)),
    ...(value.deeds !== undefined && { deeds: list(value.deeds).map((each) => check.deed(each)) }),
    pauses: list(value.pauses).map(pauseOf),
    seconds: count(value.seconds),
    hints: count(value.hints),
    checks: count(value.checks),
    ...(gradeOf(value.grade) && { grade: gradeOf(value.grade)! }),
  };
  if (kept.points?.some(({ base }) => base > kept.done.length)) fault();
  if (kept.digits.some((digit, cell) => read.givens[cell] !== 0 && digit !== read.givens[cell])) fault();
  return gameOf(kept);
}
