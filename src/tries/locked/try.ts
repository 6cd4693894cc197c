import { locked as words } from '#words/tries/locked.ts';
import { digitsOf } from '../../engine/candidates.ts';
import { cellName, gridOf } from '../../engine/grid.ts';
import { houseName } from '../../engine/puzzle.ts';
import { defineTry, neither, type Outcome, right, type TryPage } from '../kit/define-try.ts';
import { type MarkedHouse, markedHouse, unionOf } from '../set/set.ts';
import { setDrawing } from '../set/set-drawing.ts';
import { lockedWithout } from './locked.ts';

interface Model {
  readonly house: MarkedHouse;
  readonly cells: readonly number[];
  /** The digit that is taken away, 0 for none. */
  readonly away: number;
}

function modelOn(page: TryPage): Model {
  const { house, holds, cells } = JSON.parse(page.piece('house').textContent!) as {
    house: number;
    holds: { digit: number; markup: number }[];
    cells: number[];
  };
  return { house: markedHouse(gridOf(9), house, holds), cells, away: 0 };
}

function takenAway(before: Model, digit: number): Outcome<Model> | undefined {
  const { house, cells } = before;
  if (digit === before.away || !(digit === 0 || digitsOf(unionOf(house, cells)).includes(digit))) return undefined;
  const model = { ...before, away: digit };
  if (digit === 0) return neither(words.back, { model });
  const { left, known, strikes } = lockedWithout(house, cells, digit);
  const named = known.map(([cell, is]) => [cellName(house.grid, cell), is] as const);
  return right(words.without(digit, left, named, strikes, houseName(house.grid, house.house)), { model });
}

/** An almost locked set in its house, of which one digit can be taken away: 'away 7', and 'away 0' for none. */
export const element = defineTry<Model>({
  begin: (page, before) => (before ? { ...before, away: 0 } : modelOn(page)),
  actions: { away: (model, digit) => takenAway(model, Number(digit)) },
  showOne: ({ house, cells }) => `away ${digitsOf(unionOf(house, cells))[1]}`,
  draw(page) {
    const drawing = page.piece('drawing');
    const drawSet = setDrawing(drawing);
    const narrow = matchMedia('(width < 500px)');
    page.redrawWith(narrow);
    return ({ house, cells, away }) => {
      drawSet({ ...lockedWithout(house, cells, away), chosen: cells, side: 'naked', isShort: narrow.matches });
      page.press('[data-away]', ({ dataset }) => Number(dataset.away) === away);
    };
  },
  isDone: ({ away }) => away > 0,
  facts: ({ house, cells, away }) => ({ away, strikes: lockedWithout(house, cells, away).strikes }),
});
