import type { CoverState } from '../../engine/cover/cover-state.ts';
import type { Links } from '../../engine/cover/link-matrix.ts';
import { type AnyStep, fieldOf } from '../../engine/step.ts';

/** What the cover views draw: the state of Algorithm X or of dancing links. */
export type DrawnCover = CoverState & Partial<Links> & { readonly call?: string; readonly callItem?: number; readonly level?: number };

export function hasCover(state: unknown): state is DrawnCover {
  return typeof state === 'object' && state !== null && 'problem' in state && 'covered' in state && 'hidden' in state;
}

/** How many rows each column has left, indexed by item. A column that is covered keeps what it had when it was. */
export function sizesNow({ problem, covered, hidden, S, D }: DrawnCover): ArrayLike<number> {
  // Linked lists count as they go; Algorithm X on the matrix counts only when it chooses.
  if (D) return S;
  const sizes = S.map((size, item) => (covered[item] ? size : 0));
  problem.options.forEach(({ items }, option) => {
    if (!hidden[option]) for (const item of items) if (!covered[item]) sizes[item]!++;
  });
  return sizes;
}

/** Columns and rows up to which a matrix is drawn whole. */
const WHOLE_COLUMNS = 14;
const WHOLE_ROWS = 18;

/** The items and options that a drawing shows, in the order of the matrix. */
export interface MatrixPart {
  readonly items: readonly number[];
  readonly options: readonly number[];
  readonly whole: boolean;
}

/** The column that a step is about: its item, its node's column, or the one that is being worked on. −1 for none. */
export function columnInFocus(state: DrawnCover, step: AnyStep | undefined): number {
  if (state.callItem !== undefined && state.callItem >= 0) return state.callItem;
  const item = step ? fieldOf(step, 'item') : -1;
  if (item >= 0) return item;
  const option = step ? fieldOf(step, 'option') : -1;
  if (option >= 0)
    return state.columns[Math.max(0, state.depth - 1)]! >= 0
      ? state.columns[Math.max(0, state.depth - 1)]!
      : state.problem.options[option]!.items[0]!;
  return state.columns[state.depth] ?? -1;
}

/** The whole of a small matrix; of a large one the column in focus, its rows, and the columns that those rows reach. */
export function partInFocus(state: DrawnCover, step: AnyStep | undefined): MatrixPart {
  const { items, options } = state.problem;
  const all = (length: number) => Array.from({ length }, (_, index) => index);
  if (items.length <= WHOLE_COLUMNS && options.length <= WHOLE_ROWS)
    return { items: all(items.length), options: all(options.length), whole: true };
  const focus = Math.max(0, columnInFocus(state, step));
  const near = all(options.length)
    .filter((option) => options[option]!.items.includes(focus))
    .slice(0, WHOLE_ROWS);
  const reached = new Set(near.flatMap((option) => options[option]!.items));
  reached.add(focus);
  return { items: [...reached].sort((a, b) => a - b), options: near, whole: false };
}
