import { trap as words } from '#words/tries/trap.ts';
import { cellName } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import type { Facts } from '../../trace/facts.ts';
import { gridDrawing } from '../../widgets/views/grid/grid.ts';
import type { GridScene } from '../../widgets/views/grid/scene.ts';
import { boardScene } from '../kit/swap-board.ts';
import { TryFigure } from '../kit/try-figure.ts';
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
} from './trap.ts';
import { dotsDrawing, landDrawing } from './trap-drawing.ts';

/** The grid with the cell that a reader has chosen, and with the swap that was tried last. */
export function trapScene(trap: Trap, chosen: number | undefined): GridScene {
  const { board, last } = trap;
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

/**
 * A grid from which no swap leads down, until one is kept that leads up. Its actions: 'swap 17 25' tries a swap, 'keep' keeps the one that
 * was put back, 'all' looks at all swaps.
 */
class TrapTry extends TryFigure {
  #trap = trapAtStart();
  #chosen: number | undefined;
  #drawGrid!: ReturnType<typeof gridDrawing>;
  #drawDots!: ReturnType<typeof dotsDrawing>;
  #drawLand!: ReturnType<typeof landDrawing>;

  protected connect(): void {
    this.#drawGrid = gridDrawing(this.piece('grid'), (cell) => this.#pick(cell), { walkable: true });
    this.#drawDots = dotsDrawing(this.piece('dots'));
    this.#drawLand = landDrawing(this.piece('land'));
    for (const action of ['all', 'keep']) this.piece(action).addEventListener('click', () => this.act(action));
    this.piece('dots').addEventListener('click', ({ target }) => {
      const swap = (target as Element).closest<SVGElement>('[data-swap]')?.dataset.swap;
      if (swap) this.act(`swap ${swap}`);
    });
    new ResizeObserver(() => this.#draw()).observe(this.piece('dots'));
  }

  protected override isDone({ escaped }: Facts): boolean {
    return escaped === true;
  }

  protected begin(): void {
    this.#trap = trapAtStart();
    this.#chosen = undefined;
    this.#draw();
  }

  protected showOne(): void {
    this.playAnew(['all', ...WAY_OUT]);
  }

  override act(action: string): void {
    const [verb, a, b] = action.split(' ');
    if (verb === 'all') this.#lookAtAll();
    else if (verb === 'keep') this.#keep();
    else if (verb === 'swap') this.#swap(Number(a), Number(b));
    this.#draw();
  }

  #name = (cell: number) => cellName(this.#trap.board.puzzle.grid, cell);

  #pick(cell: number): void {
    const { puzzle } = this.#trap.board;
    const chosen = this.#chosen;
    if (puzzle.givens[cell] !== 0) this.verdict('neither', words.isGiven(this.#name(cell)));
    else if (chosen === undefined) this.#chosen = cell;
    else if (chosen === cell) this.#chosen = undefined;
    else if (puzzle.grid.boxOfCell[chosen] !== puzzle.grid.boxOfCell[cell]) {
      // With the second cell chosen instead, the next press would swap a pair that nobody meant.
      this.#chosen = undefined;
      this.verdict('neither', words.otherBox());
    } else this.act(`swap ${chosen} ${cell}`);
    this.#draw();
  }

  #swap(a: number, b: number): void {
    this.#chosen = undefined;
    const trap = this.#trap;
    const weighed = swapOf(trap, a, b);
    if (!weighed) return;
    const { puzzle, digits } = trap.board;
    const told = {
      cells: [this.#name(a), this.#name(b)] as const,
      symbols: [symbolOf(puzzle, digits[a]!), symbolOf(puzzle, digits[b]!)] as const,
    };
    const [wasOut, wasKnown] = [hasEscaped(trap), isKnown(trap)];
    const { delta, kept } = tryOut(trap, weighed);
    const { energy } = trap.board;
    const onFloor = isOnFloor(trap);
    if (!kept) this.verdict('wrong', words.putBack(told, delta));
    else if (hasEscaped(trap) && !wasOut) this.verdict('right', words.out(energy, trap.ups, trappedAmong(trap)));
    else if (delta < 0 && onFloor) this.verdict('neither', words.backDown(energy));
    else if (delta < 0) this.verdict('right', words.fell(told, delta, energy), { earns: false });
    else this.verdict('neither', onFloor ? words.asGood(told, trap.stoodOn.size) : words.level(told, energy));
    // Whoever has tried them all by hand has found it, too.
    if (!kept && !wasKnown) this.#conclude();
  }

  #lookAtAll(): void {
    lookAtAll(this.#trap);
    if (!this.#conclude()) this.verdict('neither', words.looked(this.#trap.swaps.length, sorted(this.#trap).better));
  }

  /** Says so when it is known that no swap from the floor is better. */
  #conclude(): boolean {
    const trap = this.#trap;
    const { better, same, worse } = sorted(trap);
    if (!isKnown(trap) || better > 0 || !isOnFloor(trap)) return false;
    this.verdict('right', words.none(trap.swaps.length, same, worse, theFloor().length));
    return true;
  }

  #keep(): void {
    const trap = this.#trap;
    const isKept = keepLast(trap);
    this.verdict('neither', isKept ? words.keptWorse(trap.last!.delta, trap.board.energy) : words.nothingToKeep());
  }

  #draw(): void {
    const trap = this.#trap;
    const width = Math.round(this.piece('dots').getBoundingClientRect().width);
    this.#drawGrid(trapScene(trap, this.#chosen));
    for (const cell of this.piece('grid').querySelectorAll<SVGElement>('.hit'))
      cell.setAttribute('aria-selected', String(Number(cell.dataset.cell) === this.#chosen));
    this.#drawDots(trap, width);
    this.#drawLand(trap, width);
    this.piece('energy').textContent = String(trap.board.energy);
    this.piece('energy').classList.toggle('solved', trap.board.energy === 0);
    this.piece('keep').setAttribute('aria-disabled', String(!trap.last || trap.last.kept));
    this.tell({ energy: trap.board.energy, escaped: hasEscaped(trap), ups: trap.ups, seen: trap.stoodOn.size, known: isKnown(trap) });
  }
}

export { TrapTry as element };
