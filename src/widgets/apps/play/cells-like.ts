import type { Game } from './game.ts';

/** The layers by which cells without a digit are compared: the first of them that the cell has something in. */
const LAYERS = ['marks', 'corners', 'colours'] as const;

/** The cells with the same digit as a cell or, where it has none, with the same marks, or the same colour. A cell with nothing in it is like no other. */
export function cellsLike(game: Game, cell: number): number[] {
  const all = [...game.digits.keys()];
  if (game.digits[cell] !== 0) return all.filter((each) => game.digits[each] === game.digits[cell]);
  const layer = LAYERS.find((part) => game[part][cell] !== 0);
  return layer ? all.filter((each) => game.digits[each] === 0 && game[layer][each] === game[layer][cell]) : [cell];
}
