import { expect, it } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { solveOf } from './deeds.ts';
import { newGame } from './game.ts';
import { gameAt } from './game-at.ts';
import { carryOut, redo, undo, write } from './moves.ts';

it('goes on from any move of a solve, whose moves can be undone', () => {
  const game = newGame(readPuzzles('12.43.1..1.3..2.')[0]!.puzzle, [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]);
  const grids = [[...game.digits].join('')];
  const moves = [
    () => write(game, 2, 3),
    () => carryOut(game, { placements: [], strikes: [{ cell: 12, digit: 3 }] }),
    () => write(game, 12, 1),
    () => undo(game),
    () => redo(game),
    () => undo(game),
    () => write(game, 12, 4),
  ];
  for (const [index, move] of moves.entries()) {
    game.seconds = 10 * (index + 1);
    move();
    grids.push(`${[...game.digits].join('')}`);
  }
  for (const [count, grid] of grids.entries()) {
    const there = gameAt(solveOf(game), count);
    expect([...there.digits].join('')).toBe(grid);
    expect(there.deeds).toEqual(game.deeds.slice(0, count));
    expect(there.seconds).toBe(10 * count);
  }
  const last = gameAt(solveOf(game), moves.length);
  expect([...last.struck]).toEqual([...game.struck]);
  while (last.done.length > 0) undo(last);
  expect([[...last.digits].join(''), last.struck.some((set) => set !== 0)]).toEqual([grids[0], false]);
});
