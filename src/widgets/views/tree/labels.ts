import { percent } from '../../ui/numbers.ts';
import { classes, type Layer, setAttributes } from '../kit/elements.ts';
import type { TreeBar } from './bars.ts';
import { LETTER, labelThatFits, MIN_LABELLED_HEIGHT } from './layout.ts';
import type { BarNames } from './names.ts';

/** A bar with room for its name. */
export interface Labelled {
  readonly bar: TreeBar;
  readonly text: string;
  /** In the units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Narrower bars have no labels. */
const MIN_WIDTH = 13;
/** The space before a label, and what it keeps from the playhead. */
const BEFORE = 6;

interface Boxes {
  boxOf(bar: TreeBar): { readonly x: number; readonly right: number; readonly y: number };
  heightOf(bar: TreeBar): number;
}

/** The bars that have room for their names. */
export function labelled(bars: readonly TreeBar[], { boxOf, heightOf }: Boxes, names: BarNames): Labelled[] {
  // Most are too low or too narrow.
  const high = bars.filter((bar) => heightOf(bar) >= MIN_LABELLED_HEIGHT);
  return high.flatMap((bar) => {
    const { x, right, y } = boxOf(bar);
    const [width, height] = [right - x, heightOf(bar)];
    if (width < MIN_WIDTH) return [];
    const text = labelThatFits(width, height, names.of(bar).texts);
    return text === undefined ? [] : [{ bar, text, x, y: y + height / 2, width }];
  });
}

interface Drawn {
  readonly at: number;
  /** The x of the playhead, where it is shown. */
  readonly head: number | undefined;
  readonly lit: ReadonlySet<TreeBar>;
}

/** A label where it is drawn, in the units of the drawing: from `x` on, with its middle at `y`. */
export interface PlacedLabel {
  readonly text: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly room: number;
}

/** Places labels in a frame. The playhead pushes them to its right. */
export function placed(labels: readonly Labelled[], { at, head, lit }: Drawn): PlacedLabel[] {
  const startOf = ({ x, width, text }: Labelled) => {
    const long = text.length * LETTER;
    if (head === undefined || head < x - BEFORE || head > x + BEFORE + long) return x + BEFORE;
    const after = Math.max(x, head) + BEFORE;
    return after + long <= x + width ? after : x + BEFORE;
  };
  const classOf = ({ bar }: Labelled) => {
    const isOpen = bar.from <= at && (at < bar.to || !bar.undone || bar.isCut);
    return classes(!bar.undone ? 'kept' : isOpen ? 'now' : bar.to <= at ? 'past' : 'future', lit.has(bar) && 'lit');
  };
  return labels.map((label) => {
    const x = startOf(label);
    return { text: label.text, name: classOf(label), x, y: label.y, room: label.x + label.width - x };
  });
}

/** Draws labels as text of the page, which keeps its size while the drawing is stretched. One that moves is made anew: it would count as a shift of the layout. */
export function drawLabels(layer: Layer, labels: readonly PlacedLabel[], size: { readonly width: number; readonly height: number }): void {
  const placeOf = ({ x, y, room }: PlacedLabel) =>
    `left:${percent(x / size.width)};top:${percent(y / size.height)};max-width:${percent(room / size.width)}`;
  const spans = layer
    .selectAll<HTMLSpanElement, PlacedLabel>('span')
    .data(labels, (label) => label && `${label.x} ${label.y}`)
    .join('span');
  setAttributes(spans, { class: ({ name }) => name, style: placeOf }, ({ text }) => text);
}
