import type { Selection } from 'd3-selection';
import type { CoverPicture, LinksPicture } from '../../engine/cover/cover-picture.ts';
import { type AnyStep, fieldOf } from '../../engine/step.ts';
import { type MatrixPart, partInFocus } from './cover-part.ts';

export type DrawnLinks = CoverPicture & LinksPicture;
export type Layer = Selection<SVGGElement, unknown, null, undefined>;

export const COLUMN = 72;
export const ROW = 47;
export const LEFT = 96;
export const TOP = 62;
export const NODE = 13;
/** Half its width is where arrows begin and end; a name in two lines of words needs more. */
export const HEAD = { width: 46, worded: 68, height: 32 };

/** Where things stand: the place of every drawn column and row. */
export interface Plan {
  readonly part: MatrixPart;
  readonly xOfItem: ReadonlyMap<number, number>;
  readonly yOfOption: ReadonlyMap<number, number>;
  /** The drawn ones of the matrix, by node. */
  readonly nodes: readonly { readonly node: number; readonly item: number; readonly option: number }[];
}

/** The plan for a frame: the one before, where the same part of the matrix is drawn. */
export function planOf(state: DrawnLinks, step: AnyStep | undefined, previous: Plan | undefined): Plan {
  const part = partInFocus(state, step);
  if (previous && previous.part.items.join() === part.items.join() && previous.part.options.join() === part.options.join()) return previous;
  const xOfItem = new Map(part.items.map((item, place) => [item, LEFT + place * COLUMN + COLUMN / 2]));
  const yOfOption = new Map(part.options.map((option, place) => [option, TOP + place * ROW + ROW / 2]));
  const nodes: Plan['nodes'][number][] = [];
  for (let node = state.h + 1; node < state.C.length; node++) {
    const [item, option] = [state.C[node]!, state.optionOf[node]!];
    if (xOfItem.has(item) && yOfOption.has(option)) nodes.push({ node, item, option });
  }
  return { part, xOfItem, yOfOption, nodes };
}

/** What the step lights: its node or header, and the neighbours that it parts or joins. */
export function litBy(state: DrawnLinks, step: AnyStep | undefined): { main: number; neighbours: readonly number[] } {
  const node = step ? fieldOf(step, 'node') : -1;
  if (node >= 0) return { main: node, neighbours: [state.U[node]!, state.D[node]!] };
  const item = step ? fieldOf(step, 'item') : -1;
  if (item < 0) return { main: -1, neighbours: [] };
  return { main: item, neighbours: state.moved === item ? [state.L[item]!, state.R[item]!] : [] };
}

/** The middle of a header or node, in the drawing's units; undefined where it is not drawn. */
export function placeOf(state: DrawnLinks, plan: Plan, node: number): { x: number; y: number } | undefined {
  if (node === state.h) return { x: 34, y: 30 };
  const x = plan.xOfItem.get(state.C[node]!);
  if (x === undefined) return undefined;
  if (node < state.h) return { x, y: 30 };
  const y = plan.yOfOption.get(state.optionOf[node]!);
  return y === undefined ? undefined : { x, y };
}

/** Columns that are named by words have them in two lines: “row 1” over “has 2”. */
export const isWorded = ({ problem }: DrawnLinks) => problem.items[0]!.includes(' ');
export const headWidth = (state: DrawnLinks) => (isWorded(state) ? HEAD.worded : HEAD.width);
