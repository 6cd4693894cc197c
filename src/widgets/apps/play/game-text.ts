import { printPuzzle, readPuzzles } from '../../../engine/formats/read.ts';
import type { Deed, Pause } from '../../../engine/logic/judging/solve.ts';
import { isSolution } from '../../../engine/puzzle.ts';
import type { PuzzleGrade } from '../../workers/make.worker.ts';
import { deedsOf } from './deeds.ts';
import { type Game, type Move, newGame, type StrikeReason } from './game.ts';
import type { SavePoint } from './save-points.ts';

const VERSION = 2;

/** The stored form of a game. Version 1 had neither strikes nor other games. */
export interface Kept {
  readonly puzzle: string;
  readonly answer: readonly number[];
  readonly source: string;
  readonly digits: readonly number[];
  readonly marks: readonly number[];
  readonly struck?: readonly number[];
  /** Absent in games stored before there were two layers of marks. */
  readonly corners?: readonly number[];
  /** Absent where nothing has a colour. */
  readonly colours?: readonly number[];
  readonly tintsA?: readonly number[];
  readonly tintsB?: readonly number[];
  /** Absent in games stored before reasons were kept. */
  readonly shown?: readonly number[];
  readonly reasons?: readonly StrikeReason[];
  readonly done: readonly KeptMove[];
  readonly undone: readonly KeptMove[];
  /** Absent where no moment was named. */
  readonly points?: readonly KeptPoint[];
  /** Absent in games stored before they were recorded. */
  readonly deeds?: readonly Deed[];
  readonly pauses?: readonly Pause[];
  readonly seconds: number;
  /** Absent in games stored before they were counted. */
  readonly hints?: number;
  readonly checks?: number;
  readonly grade?: PuzzleGrade;
}

/** The parts that a kept game or a kept move may lack, and then has none of. */
const OPTIONAL = ['struck', 'corners', 'colours', 'tintsA', 'tintsB'] as const;
type Optional = (typeof OPTIONAL)[number];
/** Left out where a game or a move has none: most have no colours. */
const COLOURS = ['colours', 'tintsA', 'tintsB'] as const;

type KeptMove = Omit<Move, Optional> & Partial<Pick<Move, Optional>>;

type KeptPoint = Omit<SavePoint, 'moves'> & { readonly moves: readonly KeptMove[] };

/** A game with the time of its last move, in milliseconds; 0 where it is unknown. */
export interface Dated {
  readonly game: Game;
  readonly moved: number;
}

/** Writes the whole game as text: its history, the games it replaced, and those that replaced it. */
export function keep({ game, moved }: Dated): string {
  const games = [game];
  for (let each = game.former; each; each = each.former) games.unshift(each);
  const at = games.length - 1;
  for (let each = game.later; each; each = each.later) games.push(each);
  return JSON.stringify({ version: VERSION, moved, at, games: games.map(plainOf) });
}

/** A game without those before and after it, as a value for JSON. */
export function plainOf(game: Game): Kept {
  const { puzzle, answer, source, digits, marks, corners, struck, shown, reasons } = game;
  const { done, undone, points, deeds, pauses, seconds, hints, checks, grade } = game;
  return {
    puzzle: printPuzzle({ puzzle }, 'compact'),
    answer: [...answer],
    source,
    digits: [...digits],
    marks: [...marks],
    corners: [...corners],
    struck: [...struck],
    ...Object.fromEntries(COLOURS.filter((part) => game[part].some(Boolean)).map((part) => [part, [...game[part]]])),
    shown: [...shown],
    reasons,
    done: done.map(plainMove),
    undone: undone.map(plainMove),
    ...(points.length > 0 && { points: points.map((point) => ({ ...point, moves: point.moves.map(plainMove) })) }),
    deeds,
    pauses,
    seconds,
    hints,
    checks,
    ...(grade && { grade }),
  };
}

/** A move without the colours that it doesn’t touch. */
function plainMove(move: Move): KeptMove {
  const has = (part: (typeof COLOURS)[number]) => move[part].some((side) => side.some(Boolean));
  const { colours, tintsA, tintsB, ...rest } = move;
  return {
    ...rest,
    ...(has('colours') && { colours }),
    ...(has('tintsA') && { tintsA }),
    ...(has('tintsB') && { tintsB }),
  };
}

/** Reads a stored game; returns undefined when the text isn't one or is of a later version: only that game is lost. */
export function recall(text: string | null): Dated | undefined {
  try {
    const kept = JSON.parse(text ?? '');
    if (kept.version === 1) return { game: gameOf(kept), moved: 0 };
    if (kept.version !== VERSION) return undefined;
    const games = (kept.games as readonly Kept[]).map(gameOf);
    for (const [index, each] of games.entries()) {
      if (index <= kept.at) each.former = games[index - 1];
      if (index >= kept.at) each.later = games[index + 1];
    }
    const game = games[kept.at];
    return game && { game, moved: Number(kept.moved) || 0 };
  } catch {
    return undefined;
  }
}

/** Throws when the value is not a stored game. */
export function gameOf(kept: Kept): Game {
  const { puzzle } = readPuzzles(kept.puzzle)[0]!;
  const { cellCount } = puzzle.grid;
  if (!isSolution(puzzle, kept.answer)) throw new Error('its answer is none');
  const game = newGame(puzzle, kept.answer, String(kept.source));
  const none = new Array<number>(cellCount).fill(0);
  const { digits, marks, corners = none, struck = none, shown = none, colours = none, tintsA = none, tintsB = none } = kept;
  if ([digits, marks, corners, struck, shown, colours, tintsA, tintsB].some(({ length }) => length !== cellCount))
    throw new Error('cells are missing');
  game.digits.set(digits);
  game.marks.set(marks);
  game.corners.set(corners);
  game.struck.set(struck);
  game.shown.set(shown);
  game.colours.set(colours);
  game.tintsA.set(tintsA);
  game.tintsB.set(tintsB);
  game.reasons.push(...(kept.reasons ?? []));
  game.done.push(...kept.done.map(moveOf));
  game.undone.push(...kept.undone.map(moveOf));
  game.points.push(...(kept.points ?? []).map((point) => ({ ...point, moves: point.moves.map(moveOf) })));
  game.deeds.push(...(kept.deeds ?? deedsOf(game.done)));
  game.pauses.push(...(kept.pauses ?? []));
  game.seconds = Number(kept.seconds) || 0;
  game.hints = Number(kept.hints) || 0;
  game.checks = Number(kept.checks) || 0;
  game.grade = kept.grade;
  return game;
}

function moveOf(kept: KeptMove): Move {
  const none = kept.cells.map(() => 0);
  const { cells, digits, marks } = kept;
  const rest = Object.fromEntries(OPTIONAL.map((part) => [part, kept[part] ?? [none, none]])) as Pick<Move, Optional>;
  return { cells, digits, marks, ...rest };
}
