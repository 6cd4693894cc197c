import { tenth } from '../../ui/numbers.ts';
import type { Ghost } from '../view.ts';
import { type Bar, barsOf, type Span, spansOf } from './bars.ts';

/** Bars that are thinner are lines. */
const THIN = 5;
/** Bars of a level with less between them are drawn as one. */
const GAP = 1;

/** The part of another run in a window, from where it differs: its bars, or its depths where they are too many, and its number of levels. */
export interface GhostPart {
  readonly hanging: readonly Bar[];
  readonly columns: readonly (readonly [low: number, high: number])[];
  readonly start: number;
  readonly stop: number;
  readonly levels: number;
}

export function ghostIn(
  { timeline, from }: Ghost,
  [first, end]: readonly [number, number],
  most: number,
  width: number,
): GhostPart | undefined {
  const [start, stop] = [Math.max(first, from - 1), Math.min(end, timeline.length)];
  if (start >= stop) return undefined;
  const hanging = barsOf(timeline, start, stop, most);
  const columns = hanging ? [] : timeline.overview(Math.ceil(width / 4), start, stop);
  const levels = hanging ? hanging.reduce((deepest, { depth }) => Math.max(deepest, depth + 1), 1) : timeline.metricMax;
  return { hanging: hanging ?? [], columns, start, stop, levels };
}

/** The other run hanging from the ground like a mirror image; `edges` are those of the levels, from the ground. */
export function ghostPath(
  { hanging, columns, start, stop }: GhostPart,
  x: (position: number) => number,
  ground: number,
  edges: readonly number[],
): string {
  const outline = ({ depth, from, to }: Span) => {
    const [top, bottom, right] = [ground + edges[depth]!, ground + edges[depth + 1]!, tenth(Math.max(from + 0.6, to - 0.3))];
    if (bottom - top < THIN) return `M${from} ${tenth((top + bottom) / 2)}H${right}`;
    return `M${from} ${tenth(top + 1)}H${right}V${tenth(bottom)}H${from}Z`;
  };
  const place = (index: number) => x(start + ((index + 0.5) / columns.length) * (stop - start));
  const depths = columns.map(([, high], index) => `${place(index)} ${tenth(ground + edges[Math.min(high, edges.length - 1)]!)}`);
  return spansOf(hanging, x, GAP).map(outline).join('') + (depths.length > 0 ? `M${depths.join('L')}` : '');
}
