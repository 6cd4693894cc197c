import { type BoxGrid, type Swap, swap, swapCells } from '../../engine/anneal/box-grid.ts';
import { boardOf, keyOf, TRAPPED, textOf, type Weighed, weighAll } from '../kit/swap-board.ts';

/** What has become of a swap that was tried. */
export interface Tried extends Weighed {
  readonly kept: boolean;
}

/** A grid from which no swap leads down, and what a reader has found out about it. Cells are zero-based. */
export interface Trap {
  readonly board: BoxGrid;
  readonly startEnergy: number;
  /** The swaps of the present grid, all of them. */
  swaps: readonly Weighed[];
  /** The keys of those that were tried from the present grid. */
  readonly known: Set<string>;
  /** Whether every swap of a new grid is looked at by itself. */
  surveys: boolean;
  last: Tried | undefined;
  /** The grids of the floor that were stood on, as texts. */
  readonly stoodOn: Set<string>;
  /** Swaps kept although they were worse. */
  ups: number;
  lowest: number;
  /** The energies of the grids since the floor was left, with the floor's own first. */
  way: number[];
}

export function trapAtStart(): Trap {
  const board = boardOf(TRAPPED);
  return {
    board,
    startEnergy: board.energy,
    swaps: weighAll(board),
    known: new Set(),
    surveys: false,
    last: undefined,
    stoodOn: new Set([textOf(board)]),
    ups: 0,
    lowest: board.energy,
    way: [board.energy],
  };
}

/** Every grid that can be reached by swaps that are as good, as texts, nearest first; of more than `most` only some. */
export function floorOf(start: BoxGrid, most = Number.POSITIVE_INFINITY): string[] {
  const met = new Set([textOf(start)]);
  const waiting = [start.digits];
  for (const digits of waiting) {
    if (met.size > most) break;
    for (const { swap: each, delta } of weighAll({ ...start, digits })) {
      if (delta !== 0) continue;
      const next = digits.slice();
      swapCells(next, ...each);
      const text = next.join('');
      if (met.has(text)) continue;
      met.add(text);
      waiting.push(next);
    }
  }
  return [...met];
}

/** The swap of two cells, or undefined where the two may not change places. */
export const swapOf = (trap: Trap, a: number, b: number): Weighed | undefined =>
  trap.swaps.find(({ swap: each }) => keyOf(each) === keyOf([a, b]));

/** Tries a swap: it is kept if it is no worse. */
export function tryOut(trap: Trap, { swap: each, delta }: Weighed): Tried {
  trap.known.add(keyOf(each));
  const tried = { swap: each, delta, kept: delta <= 0 };
  if (tried.kept) make(trap, each, delta);
  trap.last = tried;
  return tried;
}

/** Keeps the swap that was put back last; false where there is none. */
export function keepLast(trap: Trap): boolean {
  const { last } = trap;
  if (!last || last.kept) return false;
  make(trap, last.swap, last.delta);
  trap.ups++;
  trap.last = { ...last, kept: true };
  return true;
}

/** Looks at every swap of the present grid, and from now on of every other. */
export function lookAtAll(trap: Trap): void {
  trap.surveys = true;
  for (const { swap: each } of trap.swaps) trap.known.add(keyOf(each));
}

function make(trap: Trap, each: Swap, delta: number): void {
  swap(trap.board, ...each, delta);
  trap.swaps = weighAll(trap.board);
  trap.known.clear();
  if (trap.surveys) lookAtAll(trap);
  trap.lowest = Math.min(trap.lowest, trap.board.energy);
  trap.way.push(trap.board.energy);
  if (!isOnFloor(trap)) return;
  trap.stoodOn.add(textOf(trap.board));
  trap.way = [trap.board.energy];
}

let floor: string[] | undefined;
/** The floor of the trap. */
export function theFloor(): readonly string[] {
  floor ??= floorOf(boardOf(TRAPPED));
  return floor;
}

/** Whether it is still the floor that is stood on: other grids may have its energy. */
export const isOnFloor = ({ board }: Pick<Trap, 'board'>): boolean => theFloor().includes(textOf(board));

/** How many swaps lead down from the present grid, and how many of those only back to the floor. */
export function waysDown({ board, swaps }: Pick<Trap, 'board' | 'swaps'>): { readonly down: number; readonly back: number } {
  const better = swaps.filter(({ delta }) => delta < 0);
  const leadsBack = better.filter(({ swap: each }) => {
    const digits = board.digits.slice();
    swapCells(digits, ...each);
    return theFloor().includes(digits.join(''));
  });
  return { down: better.length, back: leadsBack.length };
}

/** From how many grids of a floor it is looked for a way down; a wider one is none of a trap. */
const MAX_FLOOR_WIDTH = 64;

/** The number of grids in the trap that the present grid lies in; undefined where some way leads down. */
export function trappedAmong({ board, swaps }: Trap): number | undefined {
  if (board.energy === 0 || swaps.some(({ delta }) => delta < 0)) return undefined;
  const grids = floorOf(board, MAX_FLOOR_WIDTH);
  const { puzzle, digits } = board;
  const isDown = (text: string) => weighAll({ puzzle, digits: digits.map((_, cell) => Number(text[cell])) }).some(({ delta }) => delta < 0);
  return grids.length <= MAX_FLOOR_WIDTH && !grids.some(isDown) ? grids.length : undefined;
}

export const hasEscaped = ({ lowest, startEnergy }: Trap): boolean => lowest < startEnergy;
export const isKnown = ({ swaps, known }: Trap): boolean => known.size === swaps.length;

/** How many of the present swaps are better, as good and worse. */
export function sorted({ swaps }: Trap): { readonly better: number; readonly same: number; readonly worse: number } {
  const count = (fits: (delta: number) => boolean) => swaps.filter(({ delta }) => fits(delta)).length;
  return { better: count((delta) => delta < 0), same: count((delta) => delta === 0), worse: count((delta) => delta > 0) };
}

/** A way out with one bad swap, as few swaps as any: up by 1, twice on the level, down by 2. */
export const WAY_OUT = ['swap 4 21', 'keep', 'swap 3 4', 'swap 21 22', 'swap 39 40'] as const;
