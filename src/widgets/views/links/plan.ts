import type { CoverPicture, LinksPicture } from '../../../engine/picture/cover.ts';
import { type AnyStep, fieldOf } from '../../../engine/step.ts';
import { type MatrixPart, partInFocus } from '../kit/cover-part.ts';

export type DrawnLinks = CoverPicture & LinksPicture;

/** Rows, nodes and their margins, in units of the drawing. */
export const ROW = 46;
export const NODE = 26;
export const HEAD_Y = 64;
export const ROOT = 14;
export const FIRST_ROW = 122;
const BELOW = 32;
/** The line of the banner above everything else, where headers have words: the small boxes of those that are not drawn are as high as it. */
const BANNER = 18;
const RIGHT = 72;
/** The place of a neighbour that is not drawn. */
const DOT = 6;
/** A header that is not drawn has a small box above the gap between those that are: in the gap there is no room for its name. */
const [AWAY_Y, AWAY] = [20, { width: 58, height: 26 }];
/** Columns by how they are named: in a letter or two, or in words in two lines, 'row 1' over 'has 2'. */
const LETTERS = { column: 66, head: { width: 41, height: 30 }, left: 124 };
const WORDS = { column: 92, head: { width: 82, height: 38 }, left: 140 };
/** The same where there is little room. */
const NARROW = { column: 76, head: { width: 70, height: 38 }, left: 104 };
/** Of row names, by letter. */
const LETTER = 7.4;

/** A box: its middle, and its width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The places of every drawn column, row, header and node. */
export interface Plan {
  readonly part: MatrixPart;
  readonly column: number;
  readonly worded: boolean;
  readonly narrow: boolean;
  /** The upper edge of the drawing, and how far it reaches from 0 to the right and down. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How far the names of rows reach from the left edge. */
  readonly names: number;
  readonly xOfItem: ReadonlyMap<number, number>;
  readonly yOfOption: ReadonlyMap<number, number>;
  /** Headers, root and nodes, by node. */
  readonly places: ReadonlyMap<number, Place>;
  /** The drawn ones of the matrix. */
  readonly nodes: readonly { readonly node: number; readonly item: number; readonly option: number }[];
  /** By item: its header and its drawn nodes, from top to bottom. */
  readonly ysOfItem: ReadonlyMap<number, readonly number[]>;
}

/** A drawing that would be smaller than this in its frame has its columns closer, in CSS pixels a unit. */
const ROOMY = 0.85;

/** The plan for a frame that has `room`, in CSS pixels: the one before, where the same part of the matrix is drawn in as much. */
export function planOf(state: DrawnLinks, step: AnyStep | undefined, previous: Plan | undefined, room = Number.POSITIVE_INFINITY): Plan {
  const part = partInFocus(state, step);
  const narrow = room < ROOMY * (WORDS.left + (part.items.length - 1) * WORDS.column + RIGHT);
  if (
    previous &&
    previous.narrow === narrow &&
    previous.part.items.join() === part.items.join() &&
    previous.part.options.join() === part.options.join()
  )
    return previous;
  const { problem, h, C, optionOf } = state;
  const worded = problem.items[0]?.includes(' ') ?? false;
  const { column, head, left: least } = worded ? (narrow ? NARROW : WORDS) : LETTERS;
  const longest = problem.options.reduce((most, { name }) => Math.max(most, name.length), 0);
  const names = 32 + Math.round(longest * LETTER);
  const left = Math.max(least, names + 22);
  const xOfItem = new Map(part.items.map((item, place) => [item, left + place * column]));
  const yOfOption = new Map(part.options.map((option, place) => [option, FIRST_ROW + place * ROW]));
  const root = left - head.width / 2 - 48;
  const places = new Map<number, Place>([[h, { x: root, y: HEAD_Y, width: 2 * ROOT, height: 2 * ROOT }]]);
  for (const [item, x] of xOfItem) places.set(item, { x, y: HEAD_Y, ...head });
  const nodes: Plan['nodes'][number][] = [];
  const ysOfItem = new Map(part.items.map((item) => [item, [HEAD_Y]]));
  for (let node = h + 1; node < C.length; node++) {
    const [item, option] = [C[node]!, optionOf[node]!];
    const [x, y] = [xOfItem.get(item), yOfOption.get(option)];
    if (x === undefined || y === undefined) continue;
    nodes.push({ node, item, option });
    places.set(node, { x, y, width: NODE, height: NODE });
    ysOfItem.get(item)!.push(y);
  }
  const width = left + (part.items.length - 1) * column + RIGHT;
  const height = FIRST_ROW + (part.options.length - 1) * ROW + BELOW;
  const top = worded ? -BANNER : 0;
  return { part, column, worded, narrow, top, width, height, names, xOfItem, yOfOption, places, nodes, ysOfItem };
}

/** What a step is about, and what it has parted or joined. */
export interface Work {
  /** The node or header that is lit; −1 for none. */
  readonly main: number;
  /** The one that has left its neighbours or come back to them; −1 for none. */
  readonly moved: number;
  /** Whether the algorithm goes back. */
  readonly back: boolean;
  /** The option that the step is about, where it is about a whole row; −1 for none. */
  readonly option: number;
}

export function workOf({ moved }: DrawnLinks, step: AnyStep | undefined, back: boolean): Work {
  if (!step) return { main: -1, moved: -1, back, option: -1 };
  const node = fieldOf(step, 'node');
  return { main: node >= 0 ? node : fieldOf(step, 'item'), moved, back, option: fieldOf(step, 'option') };
}

/** The place of a neighbour that is not drawn: between the drawn ones before it and after it. */
export function placeBetween(state: DrawnLinks, plan: Plan, neighbour: number): Place | undefined {
  const { C, h, optionOf } = state;
  if (neighbour < h) {
    const next = plan.part.items.findIndex((item) => item > neighbour);
    const place = next < 0 ? plan.part.items.length : next;
    const first = plan.xOfItem.get(plan.part.items[0]!)!;
    return { x: first + (place - 0.5) * plan.column, y: AWAY_Y, ...AWAY };
  }
  const x = plan.xOfItem.get(C[neighbour]!);
  if (x === undefined) return undefined;
  const next = plan.part.options.findIndex((option) => option > optionOf[neighbour]!);
  const place = next < 0 ? plan.part.options.length : next;
  return { x, y: FIRST_ROW + (place - 0.5) * ROW, width: DOT, height: DOT };
}
