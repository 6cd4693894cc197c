import { trap as words } from '#words/tries/trap.ts';
import { cellName } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import type { GridScene } from '../../widgets/views/grid/scene.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { boardScene } from '../kit/swap-board.ts';
import {
  hasEscaped,
  isKnown,
  isOnFloor,
  keepLast,
  lookAtAll,
  sorted,
  swapOf,
  type Trap,
  theFloor,
  trapAtStart,
  trappedAmong,
  tryOut,
  WAY_OUT,
  waysDown,
} from './trap.ts';
import { dotsDrawing, landDrawing } from './trap-drawing.ts';

interface Model {
  readonly trap: Trap;
  /** The first cell of a swap, once it is chosen. */
  readonly chosen?: number;
}

/** The grid with the cell that a reader has chosen, and with the swap that was tried last. */
function trapScene({ trap: { board, last }, chosen }: Model): GridScene {
  const { grid, givens } = board.puzzle;
  const scene = boardScene(board);
  if (chosen !== undefined) {
    const box = grid.cellsOfHouse[2 * grid.size + grid.boxOfCell[chosen]!]!;
    const free = box.filter((cell) => givens[cell] === 0);
    return { ...scene, same: new Set(free), focus: { cell: chosen, digit: board.digits[chosen]!, tone: 'trying', undoes: false } };
  }
  if (!last) return scene;
  const [cell, witness] = last.swap;
  return { ...scene, focus: { cell, digit: 0, tone: last.delta > 0 ? 'worse' : 'placed', undoes: !last.kept }, witness };
}

/** Says so when it is known that no swap from the floor is better. */
function concluded(trap: Trap): Outcome<Model> | undefined {
  const { better, same, worse } = sorted(trap);
  if (!isKnown(trap) || better > 0 || !isOnFloor(trap)) return undefined;
  return right(words.none(trap.swaps.length, same, worse, theFloor().length), { model: { trap } });
}

function swapped(trap: Trap, a: number, b: number): readonly Outcome<Model>[] {
  const model = { trap };
  const weighed = swapOf(trap, a, b);
  if (!weighed) return [{ model }];
  const { puzzle, digits } = trap.board;
  const tried = {
    cells: [cellName(puzzle.grid, a), cellName(puzzle.grid, b)],
    symbols: [symbolOf(puzzle, digits[a]!), symbolOf(puzzle, digits[b]!)],
  } as const;
  const [wasOut, wasKnown] = [hasEscaped(trap), isKnown(trap)];
  const { delta, kept } = tryOut(trap, weighed);
  const { energy } = trap.board;
  // Whoever has tried them all by hand has found it, too.
  if (!kept) return [wrong(words.putBack(tried, delta), { model }), (!wasKnown && concluded(trap)) || {}];
  if (hasEscaped(trap) && !wasOut) return [right(words.out(energy, trap.ups, trappedAmong(trap)), { model })];
  const onFloor = isOnFloor(trap);
  if (delta < 0)
    return [onFloor ? neither(words.backDown(energy), { model }) : right(words.fell(tried, delta, energy), { model, earns: false })];
  return [neither(onFloor ? words.asGood(tried, trap.stoodOn.size) : words.level(tried, energy), { model })];
}

function picked(model: Model, cell: number): Outcome<Model> | readonly Outcome<Model>[] {
  const { trap, chosen } = model;
  const { puzzle } = trap.board;
  if (puzzle.givens[cell] !== 0) return neither(words.isGiven(cellName(puzzle.grid, cell)));
  if (chosen === undefined) return { model: { trap, chosen: cell } };
  if (chosen === cell) return { model: { trap } };
  if (puzzle.grid.boxOfCell[chosen] === puzzle.grid.boxOfCell[cell]) return swapped(trap, chosen, cell);
  // With the second cell chosen instead, the next press would swap a pair that nobody meant.
  return neither(words.otherBox(), { model: { trap } });
}

/**
 * A grid from which no swap leads down, until one is kept that leads up. Its actions: 'swap 17 25' tries a swap, 'keep' keeps the one that
 * was put back, 'all' looks at all swaps.
 */
export const element = defineTry<Model>({
  begin: () => ({ trap: trapAtStart() }),
  actions: {
    pick: (model, cell) => picked(model, Number(cell)),
    swap: ({ trap }, a, b) => swapped(trap, Number(a), Number(b)),
    all(model) {
      const { trap } = model;
      lookAtAll(trap);
      return { ...(concluded(trap) ?? neither(words.looked(trap.swaps.length, sorted(trap).better))), model };
    },
    keep(model) {
      const { trap } = model;
      const isKept = keepLast(trap);
      return neither(isKept ? words.keptWorse(trap.last!.delta, trap.board.energy, waysDown(trap)) : words.nothingToKeep(), { model });
    },
  },
  showOne: () => ['all', ...WAY_OUT],
  draw(page) {
    const drawGrid = gridDrawing(page.piece('grid'), (cell) => page.act(`pick ${cell}`), { walkable: true });
    const drawDots = dotsDrawing(page.piece('dots'));
    const drawLand = landDrawing(page.piece('land'));
    page.redrawWith(page.piece('dots'));
    return (model) => {
      const { trap, chosen } = model;
      const { energy } = trap.board;
      const width = page.widthOf('dots');
      drawGrid(trapScene(model));
      for (const cell of page.piece('grid').querySelectorAll<SVGElement>('.hit'))
        cell.setAttribute('aria-selected', String(Number(cell.dataset.cell) === chosen));
      drawDots(trap, width);
      drawLand(trap, width);
      page.texts({ energy });
      page.piece('energy').classList.toggle('solved', energy === 0);
      page.piece('keep').setAttribute('aria-disabled', String(!trap.last || trap.last.kept));
      page.piece('all').setAttribute('aria-disabled', String(isKnown(trap)));
    };
  },
  facts: ({ trap }) => ({
    energy: trap.board.energy,
    escaped: hasEscaped(trap),
    ups: trap.ups,
    seen: trap.stoodOn.size,
    known: isKnown(trap),
  }),
  isDone: ({ trap }) => hasEscaped(trap),
});
