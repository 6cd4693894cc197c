import type { CellChange, Deed, Solve } from '../../../engine/logic/judging/solve.ts';
import { type Game, type Move, newGame } from './game.ts';
import { undo } from './moves.ts';

/** What of a move is not part of a solve: marks and colours. */
const unclaimed = (none: readonly number[]) => {
  const both = [none, none] as const;
  return { marks: both, corners: both, colours: both, tintsA: both, tintsB: both };
};

/** A deed as a move of the game in which it is made. Pencil marks are not part of a solve. */
function moveOf({ digits, struck }: Deed, game: Game): Move {
  const cells = [...new Set([...digits, ...struck].map(({ cell }) => cell))].sort((a, b) => a - b);
  const none = cells.map(() => 0);
  const both = (changes: readonly CellChange[], now: ArrayLike<number>): [number[], number[]] => {
    const afterOf = (cell: number) => changes.find((change) => change.cell === cell)?.after;
    return [cells.map((cell) => now[cell]!), cells.map((cell) => afterOf(cell) ?? now[cell]!)];
  };
  return { cells, digits: both(digits, game.digits), struck: both(struck, game.struck), ...unclaimed(none) };
}

/** A game of a solve’s puzzle as it was after so many moves. They can be undone. */
export function gameAt({ puzzle, answer, deeds, pauses }: Solve, count: number): Game {
  const game = newGame(puzzle, answer);
  const made = deeds.slice(0, count);
  for (const deed of made) {
    if (deed.did === 'undo') undo(game);
    else if (deed.did === 'redo') {
      // What is repeated may not be what was taken back last.
      const move = moveOf(deed, game);
      const last = game.undone.pop();
      if (String(last?.cells) !== String(move.cells)) game.undone.length = 0;
      game.done.push(move);
    } else {
      game.done.push(moveOf(deed, game));
      game.undone.length = 0;
    }
    for (const { cell, after } of deed.digits) game.digits[cell] = after;
    for (const { cell, after } of deed.struck) game.struck[cell] = after;
  }
  game.seconds = made.at(-1)?.seconds ?? 0;
  game.deeds.splice(0, game.deeds.length, ...made);
  game.pauses.push(...pauses.filter(({ seconds }) => seconds <= game.seconds));
  return game;
}
