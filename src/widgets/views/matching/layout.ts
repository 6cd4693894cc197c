import { cellName } from '../../../engine/grid.ts';
import { HUES } from '../../../engine/grid-picture.ts';
import type { MatchingPicture } from '../../../engine/picture/matching.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';

/** The drawing's side in its own units. */
export const SIDE = 320;
/** The room above both rows of nodes for what they are, and where the middles of these rows are. */
const TOP = 22;
export const SLOT_X = 56;
export const VALUE_X = 272;
/** How large a node is at most, and how far a line ends from its middle. */
const MAX_NODE = 26;

/** What an edge is; the last that applies. */
export type EdgeTone = 'open' | 'across' | 'short' | 'paired' | 'on-path' | 'struck';

export interface DrawnEdge {
  readonly key: string;
  readonly slot: number;
  readonly value: number;
  readonly tone: EdgeTone;
  readonly isPaired: boolean;
  /** Its place on the path of the step; −1 for the others. */
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

export interface DrawnNode {
  readonly key: string;
  /** The cell that it stands for; −1 for the others. */
  readonly cell: number;
  readonly text: string;
  readonly y: number;
  /** The component, from 0, among those of several slots; −1 for none. */
  readonly component: number;
  readonly state: 'paired' | 'left' | 'short' | 'reached';
  /** Where it is on the stack of the walk; undefined for the others. */
  readonly walked?: Walked | undefined;
}

/** The place of a slot on the stack, from 1, and the earliest place that can be reached from it. */
export interface Walked {
  readonly place: number;
  readonly earliest: number;
}

/** A component of several slots, or (−1) the stack of the walk, drawn around its rows where they are next to each other. */
export interface Band {
  readonly component: number;
  readonly top: number;
  readonly height: number;
}

/** What there is to draw of a frame. */
export interface MatchingScene {
  readonly puzzle: Puzzle;
  readonly picture: MatchingPicture;
  /** The height of a row, and the size of a node in it. */
  readonly row: number;
  readonly node: number;
  readonly slots: readonly DrawnNode[];
  readonly values: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
  readonly bands: readonly Band[];
}

/** A to D, and A again where there are more: as the hues do. */
export const letterOf = (component: number): string => String.fromCharCode(65 + component);
export const hueOf = (component: number): number => component % HUES;

/** The components of several slots, by their numbers, in the order in which they were found. */
function largeComponents({ componentOf }: MatchingPicture): number[] {
  const all = Array.from(componentOf);
  const numbers = [...new Set(all)].filter((number) => number > 0 && all.filter((each) => each === number).length > 1);
  return numbers.sort((a, b) => a - b);
}

/** The slots in the order in which they are drawn: side by side, those of a component are together, the one found first on top, and in the order in which the walk came to them. Then the stack of the walk follows, from its bottom. */
function orderOf({ componentOf, pairs, reached, placeOf = [] }: MatchingPicture, isSorted: boolean): { slots: number[]; values: number[] } {
  const all = Array.from(pairs, (_, index) => index);
  if (!isSorted) return { slots: all, values: all };
  const rank = (slot: number) => componentOf[slot]! || all.length + 1 + (reached.includes(slot) ? reached.indexOf(slot) : all.length);
  const place = (slot: number) => (componentOf[slot]! > 0 && placeOf[slot]) || 0;
  const slots = all.toSorted((a, b) => rank(a) - rank(b) || place(a) - place(b) || a - b);
  const own = slots.map((slot) => pairs[slot]!).filter((value) => value >= 0);
  const free = all.filter((value) => !own.includes(value));
  // A slot without a value leaves its row to one that nobody has.
  const values = slots.map((slot) => (pairs[slot]! >= 0 ? pairs[slot]! : free.shift()!));
  return { slots, values };
}

/** What is drawn of a matching; undefined between two looks. */
export function matchingScene(puzzle: Puzzle, picture: MatchingPicture, isSorted: boolean): MatchingScene | undefined {
  const { pairs, values, componentOf, violator, path, struck, house, digit, reached } = picture;
  const size = pairs.length;
  if (size === 0) return undefined;
  const row = (SIDE - TOP) / size;
  const order = orderOf(picture, isSorted);
  const yOf = (list: readonly number[], index: number) => hundredth(TOP + (list.indexOf(index) + 0.5) * row);
  const large = largeComponents(picture);
  const inComponent = (slot: number) => (slot >= 0 ? large.indexOf(componentOf[slot]!) : -1);
  const holder = (value: number) => Array.from(pairs).indexOf(value);
  const { grid } = puzzle;
  const cells = house >= 0 ? grid.cellsOfHouse[house]! : undefined;

  const walked = picture.earliest?.map((earliest, index): Walked => ({ place: index + 1, earliest }));
  const stateOf = (isShort: boolean, isPaired: boolean, isReached: boolean): DrawnNode['state'] =>
    isShort ? 'short' : !isPaired ? 'left' : isReached ? 'reached' : 'paired';
  const slots = order.slots.map(
    (slot): DrawnNode => ({
      key: `s${slot}`,
      cell: cells ? cells[slot]! : -1,
      text: cells ? cellName(grid, cells[slot]!) : `r${slot + 1}`,
      y: yOf(order.slots, slot),
      component: inComponent(slot),
      state: stateOf(violator?.slots.includes(slot) === true, pairs[slot]! >= 0, reached.includes(slot)),
      walked: walked?.[reached.indexOf(slot)],
    }),
  );
  const drawnValues = order.values.map(
    (value): DrawnNode => ({
      key: `v${value}`,
      cell: -1,
      text: digit > 0 ? `c${value + 1}` : symbolOf(puzzle, value + 1),
      y: yOf(order.values, value),
      component: inComponent(holder(value)),
      state: stateOf(violator?.values.includes(value) === true, holder(value) >= 0, reached.includes(holder(value))),
    }),
  );

  const toneOf = (slot: number, value: number): EdgeTone => {
    if (struck?.slot === slot && struck.value === value) return 'struck';
    if (path.some((edge) => edge.slot === slot && edge.value === value)) return 'on-path';
    if (pairs[slot] === value) return 'paired';
    if (violator?.slots.includes(slot)) return 'short';
    const held = holder(value);
    return held >= 0 && componentOf[held]! > 0 && componentOf[held] !== componentOf[slot] ? 'across' : 'open';
  };
  const pairsOf = values.flatMap((list, slot) => list.map((value) => ({ slot, value })));
  // A digit of the puzzle leaves no line but its own.
  const edges = [...pairsOf, ...(struck ? [struck] : [])].map(
    ({ slot, value }): DrawnEdge => ({
      key: `${slot} ${value}`,
      slot,
      value,
      tone: toneOf(slot, value),
      isPaired: pairs[slot] === value,
      place: path.findIndex((edge) => edge.slot === slot && edge.value === value),
      from: yOf(order.slots, slot),
      to: yOf(order.values, value),
    }),
  );
  const tones: readonly EdgeTone[] = ['open', 'short', 'across', 'paired', 'on-path', 'struck'];
  edges.sort((a, b) => tones.indexOf(a.tone) - tones.indexOf(b.tone));

  const bandAround = (component: number, isIn: (slot: number) => boolean): Band => {
    const places = order.slots.flatMap((slot, place) => (isIn(slot) ? [place] : []));
    return { component, top: hundredth(TOP + places[0]! * row + 1), height: hundredth(places.length * row - 2) };
  };
  const bands = isSorted ? large.map((number, component) => bandAround(component, (slot) => componentOf[slot] === number)) : [];
  if (isSorted && walked?.length) bands.push(bandAround(-1, (slot) => reached.includes(slot)));
  return { puzzle, picture, row, node: hundredth(Math.min(MAX_NODE, row * 0.84)), slots, values: drawnValues, edges, bands };
}
