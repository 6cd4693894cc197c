import { pathOf } from '../kit/curve.ts';
import { type Part, staggered } from '../kit/movement.ts';
import { drawItems, type Item, implicationItems } from './implications.ts';
import { actorLayer, fades, hideDrawn, type Transition } from './transition.ts';

/** In milliseconds. */
const LASTS = { gone: 100, arrow: 200, coming: 140 };
const APART = 50;
/** After which the last of several arrows begins at the latest. */
const AT_MOST = 300;

/** Arrows are drawn from their beginnings to their ends; what they lead to comes when they are there. */
export function moveImplications(transition: Transition): Part[] {
  const { earlier, later, side } = transition;
  if (!earlier.implications && !later.implications) return [];
  const [before, after] = [implicationItems(earlier, side), implicationItems(later, side)];
  const keysOf = (items: readonly Item[]) => new Set(items.map(({ key }) => key));
  const [old, now] = [keysOf(before), keysOf(after)];
  const leaving = before.filter(({ key }) => !now.has(key));
  const coming = after.filter(({ key }) => !old.has(key));
  if (leaving.length + coming.length === 0) return [];
  const differs = keysOf(coming);
  hideDrawn<Item>(transition, 'implied', 'path, text', ({ key }) => differs.has(key));
  const draw = (items: readonly Item[]) => {
    const layer = actorLayer(transition, 'implied');
    drawItems(layer, items, side);
    return layer;
  };
  const shafts = coming.filter(({ curve }) => curve);
  const paths = draw(shafts).selectAll<SVGPathElement, unknown>('path').nodes();
  const starts = staggered(paths.length, APART, AT_MOST);
  const arrives = paths.length > 0 ? starts.at(-1)! + LASTS.arrow : 0;
  return [
    fades(draw(leaving), 'out', 0, LASTS.gone),
    ...paths.map((path, index) => ({
      from: starts[index]!,
      lasts: LASTS.arrow,
      paint: (share: number) => path.setAttribute('d', share === 0 ? '' : pathOf(shafts[index]!.curve!, share)),
    })),
    fades(draw(coming.filter(({ curve }) => !curve)), 'in', arrives, LASTS.coming),
  ];
}
