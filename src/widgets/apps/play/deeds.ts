import type { CellChange, Deed, Pause, Solve } from '../../../engine/logic/judging/solve.ts';
import type { Game, Move } from './game.ts';

/** What the reader has done in a game, in order, undone moves included: what a look at the solve needs. */
export interface Deeds {
  readonly deeds: Deed[];
  readonly pauses: Pause[];
}

/** The changes of one part of a move, seen from `side`: 1 forwards, 0 when it is taken back. */
function changesOf({ cells, ...parts }: Move, part: 'digits' | 'struck', side: 0 | 1): CellChange[] {
  const [before, after] = side === 1 ? parts[part] : [parts[part][1], parts[part][0]];
  return cells
    .map((cell, index) => ({ cell, before: before[index]!, after: after[index]! }))
    .filter((change) => change.before !== change.after);
}

/** What a move claims: the changes of digits and of strikes. */
const claimsOf = (move: Move, side: 0 | 1) => [changesOf(move, 'digits', side), changesOf(move, 'struck', side)] as const;

/** Records a move. One that changes pencil marks alone is left out: it claims nothing. */
export function record({ deeds, seconds }: Pick<Game, 'deeds' | 'seconds'>, did: Deed['did'], move: Move): void {
  const [digits, struck] = claimsOf(move, did === 'undo' ? 0 : 1);
  if (digits.length + struck.length > 0) deeds.push({ seconds, did, digits, struck });
}

/** Forgets what was recorded of the last move. */
export function forget({ deeds }: Pick<Game, 'deeds'>, move: Move): void {
  if (claimsOf(move, 1).some((changes) => changes.length > 0)) deeds.pop();
}

/** Says of the last move that it was shown to the reader, who made it. */
export function wasShown({ deeds }: Pick<Game, 'deeds'>): void {
  const last = deeds.at(-1);
  if (last?.did === 'move') deeds[deeds.length - 1] = { ...last, did: 'hint' };
}

/** Records that the clock stopped for so many seconds; shorter than one is no pause. */
export function recordPause({ pauses, seconds }: Pick<Game, 'pauses' | 'seconds'>, length: number): void {
  if (length >= 1) pauses.push({ seconds, length: Math.round(length) });
}

/** What was done in a game that was kept before that was recorded: its moves that stand, all at second 0. */
export function deedsOf(done: readonly Move[]): Deed[] {
  const game = { deeds: [], seconds: 0 };
  for (const move of done) record(game, 'move', move);
  return game.deeds;
}

/** The reader’s solve, up to now. */
export const solveOf = ({ puzzle, answer, deeds, pauses, seconds }: Game): Solve => ({ puzzle, answer, deeds, pauses, seconds });
