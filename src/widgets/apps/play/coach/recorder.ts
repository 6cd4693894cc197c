import { failed } from '#words/review.ts';
import { printPuzzle } from '../../../../engine/formats/read.ts';
import { framesOf } from '../../../../engine/logic/judging/solve.ts';
import type { Verdict } from '../../../../engine/logic/judging/verdict.ts';
import { hashOf } from '../../../../narration/dealt.ts';
import { solveWords } from '../../../../narration/en/solve-kinds.ts';
import { writeSolve } from '../../../../trace/solve/write-solve.ts';
import { practiceNamed } from '../../../runs/links/practice-url.ts';
import { solveOf } from '../deeds.ts';
import { type Game, hasMarks, isSolved } from '../game.ts';
import { attemptOf } from '../practice/attempt.ts';
import { Judging } from '../review/judging.ts';
import { chancesOf } from './chances.ts';
import { keepSession, keptMemory } from './kept-memory.ts';

/** How many of a game’s first moves tell it from others of the same puzzle: what was done stays on record, undone moves included. */
const FIRST_MOVES = 6;

/** A name for a game, the same after every further move. */
export const nameOfGame = ({ puzzle, deeds }: Pick<Game, 'puzzle' | 'deeds'>): string =>
  [printPuzzle({ puzzle }, 'compact'), JSON.stringify(deeds.slice(0, FIRST_MOVES))].map((text) => hashOf(text).toString(36)).join('-');

/** Whether the coach learns from a game now: it is solved, was played, is not one that practises a technique, and no killer: the coach knows no cages. */
const isLesson = (game: Game): boolean =>
  isSolved(game) &&
  game.deeds.length > 0 &&
  hasMarks(game.puzzle) &&
  game.puzzle.cages.length === 0 &&
  practiceNamed(game.source) === undefined;

/** Judges a game’s moves in a worker. Rejects when that fails. */
function verdictsOf(game: Game): Promise<Verdict[]> {
  const solve = solveOf(game);
  const all: Verdict[] = [];
  return new Promise((resolve, reject) => {
    const told = {
      opened: () => {},
      verdicts: (some: readonly Verdict[]) => {
        all.push(...some);
        if (all.length < solve.deeds.length) return;
        judging.stop();
        resolve(all);
      },
      failed: () => reject(new Error(failed)),
    };
    const judging = new Judging(writeSolve(solve, solveWords), told, false);
  });
}

/** Whether there is something to learn from a game that the coach hasn’t learned. */
export const isUnlearned = (game: Game): boolean => isLesson(game) && !keptMemory().some(({ id }) => id === nameOfGame(game));

/** Has the coach learn from a solved game, unless it has before. */
export async function recordSolve(game: Game, now: number): Promise<void> {
  if (!isUnlearned(game)) return;
  const id = nameOfGame(game);
  const chances = chancesOf(framesOf(solveOf(game)), await verdictsOf(game));
  keepSession({ id, at: now, practice: false, chances });
}

/** Has the coach learn from a position that was practised, as soon as it is decided. */
export function recordAttempt(game: Game, technique: string, now: number): void {
  const attempt = attemptOf(game, technique);
  if (!attempt) return;
  const id = `p-${nameOfGame({ puzzle: game.puzzle, deeds: game.deeds.slice(0, attempt.moves) })}`;
  if (keptMemory().some((session) => session.id === id)) return;
  const { kind, seconds } = attempt;
  keepSession({ id, at: now, practice: true, chances: [{ technique, outcome: kind, seconds: Math.round(seconds) }] });
}
