import { counted, listed } from '../../sentence.ts';

/** Words of a figure in which the reader makes the moves of the algorithm. */

export const yourTurn = 'Your turn';
export const yourTurnKey = 'Make the moves yourself (Y)';
export const mode = 'You are the solver';
export const leave = 'Leave (Esc)';
export const noMoves = 'The run has come to its end. Nothing is left to do.';
export const done = 'That was the last move.';
export const undo = 'undo';
export const undoKey = 'Undo (Ctrl Z)';
export const hint = 'hint';
export const hintKey = 'Hint (H): where, why, the move';
export const forMe = 'do it for me';
export const forMeKey = 'The next move (G)';
export const untilLabel = 'Skip ahead';
export const skipTo = 'skip …';
export const skipMoves = (moves: number) => counted(moves, 'move');
export const skipUntil = (kind: string) => `to the next ${kind}`;
export const skipToEnd = 'to the end';
export const skipped = (moves: number) => `${counted(moves, 'move')} made for you`;
export const writeOrStrike = { write: 'write', strike: 'strike', key: 'Digits write or strike (X)' };
export const claimSet = 'this is a set';
export const moves = 'Moves';
export const place = (move: number) => `move ${move}`;
export const slips = (count: number) => (count === 0 ? 'no slips' : counted(count, 'slip'));
export const rule = 'Rule';
export const yourMove = 'your move';
export const forYou = 'made for you';
export const backTo = (move: number) => `Back to before move ${move}`;
export const right = 'Right.';
export const stopped = 'Stopped.';
export const takeMineBack = 'take mine back';
export const goOnAlone = 'let the run go on';
export const youDid = 'What you did';
export const itDoes = 'What the algorithm does';
export const noWayOn = 'There is no way on from it.';
export const sameLater = (moves: number) =>
  `The run makes your move itself, ${counted(moves, 'move')} from here: what lies between would have been skipped.`;
export const neverSame = 'The run finds its way to the end without ever making this move here.';
export const metric = (label: string, value: number) => `${label} ${value}`;
export const hidden = 'What comes is not shown while you play.';
export const pickCell = 'Choose a cell first.';
export const picked = (cells: readonly string[]) => (cells.length === 0 ? 'no cell chosen' : `chosen: ${listed(cells)}`);
