import { lookups as words } from '#words/tries/lookups.ts';
import type { Swap } from '../../engine/anneal/box-grid.ts';
import { cellName } from '../../engine/grid.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { defineTry, neither, type Outcome, right } from '../kit/define-try.ts';
import { board, changesOf, differenceOf, FIRST, lookupsOf, partnersOf } from './lookups.ts';
import { lookupsDrawing } from './lookups-drawing.ts';
import { type Lookups, swapScene } from './scene.ts';

const { grid } = board.puzzle;

const isCheap = (swap: Swap) => lookupsOf(changesOf(swap)) === 4;

function asked(swap: Swap): Outcome<Lookups> {
  const changes = changesOf(swap);
  const cells = [cellName(grid, swap[0]), cellName(grid, swap[1])] as const;
  const model = { swap };
  if (!isCheap(swap)) return neither(words.read(cells, lookupsOf(changes), differenceOf(changes)), { model });
  // The lines that are left are of the kind that the two cells don't share.
  const shared = changes[0]!.kind === 'row' ? 'column' : 'row';
  return right(words.found(cells, shared, differenceOf(changes)), { model });
}

function picked({ swap, chosen }: Lookups, cell: number): Outcome<Lookups> {
  if (partnersOf(cell).length === 0) return neither(words.isGiven(cellName(grid, cell)));
  if (chosen === undefined) return { model: { swap, chosen: cell } };
  if (chosen === cell) return { model: { swap } };
  return partnersOf(chosen).includes(cell) ? asked([chosen, cell]) : neither(words.otherBox(), { model: { swap } });
}

/** The counters that the program reads for a swap. Its actions: 'pick 6' and 'pick 17' choose the two cells. */
export const element = defineTry<Lookups>({
  begin: () => ({ swap: FIRST }),
  actions: { pick: (model, cell) => picked(model, Number(cell)) },
  showOne: () => ['pick 6', 'pick 8'],
  draw(page) {
    const drawGrid = gridDrawing(page.piece('grid'), (cell) => page.act(`pick ${cell}`), { walkable: true });
    page.piece('table').replaceChildren();
    const drawTable = lookupsDrawing(page.piece('table'));
    return (model) => {
      drawGrid(swapScene(model));
      for (const cell of page.piece('grid').querySelectorAll<SVGElement>('.hit'))
        cell.setAttribute('aria-selected', String(Number(cell.dataset.cell) === model.chosen));
      drawTable(model.swap);
    };
  },
  facts: ({ swap }) => ({ lookups: lookupsOf(changesOf(swap)), energy: differenceOf(changesOf(swap)) }),
  isDone: ({ swap, chosen }) => chosen === undefined && isCheap(swap),
});
