import { easeCubicInOut, easeCubicOut } from 'd3-ease';
import { symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { type Curve, pointOn } from '../kit/curve.ts';
import { rememberShown } from '../kit/elements.ts';
import { type Part, partOf } from '../kit/movement.ts';
import { drawDigits } from './drawing.ts';
import { markKey, type ShownDigit } from './parts.ts';
import { digitSize, markSize, markX, markY, middleX, middleY } from './places.ts';
import { actorLayer, arrivalAt, hideDrawn, type Transition } from './transition.ts';

/** In milliseconds. */
const LASTS = { place: 140, swell: 220, gone: 120, overwritten: 80, swap: 220 };
/** A digit is written from this share of its size on. */
const SMALL = 0.8;

/** Draws some digits as actors, and gives their elements in the same order. */
function actorsFor(transition: Transition, digits: readonly ShownDigit[]): Element[] {
  const layer = actorLayer(transition, 'digits');
  drawDigits(layer, { ...transition.later, digits, wrong: [] }, transition.side, rememberShown());
  return layer.selectAll<SVGTextElement, unknown>('text').nodes();
}

export function moveDigits(transition: Transition): Part[] {
  const { earlier, later } = transition;
  const byCell = (digits: readonly ShownDigit[]): Digits => new Map(digits.map((each) => [each.cell, each]));
  const [before, after] = [byCell(earlier.digits), byCell(later.digits)];
  const isNew = (digit: ShownDigit, other: ShownDigit | undefined) => digit.digit !== other?.digit || digit.tone !== other.tone;
  const leaving = earlier.digits.filter((each) => isNew(each, after.get(each.cell)));
  const coming = later.digits.filter((each) => isNew(each, before.get(each.cell)));
  const differs = new Set([...leaving, ...coming].map(({ cell }) => cell));
  if (differs.size === 0) return [];
  hideDrawn<ShownDigit>(transition, 'digits', 'text', ({ cell }) => differs.has(cell));
  const swap = swapIn(before, after, [...differs]);
  const stays = ({ cell }: ShownDigit) => !swap?.includes(cell);
  return [
    ...(swap ? swaps(transition, swap, before, after) : []),
    ...leaves(transition, leaving.filter(stays), after),
    ...comes(transition, coming.filter(stays), before),
  ];
}

type Digits = ReadonlyMap<number, ShownDigit>;

function leaves(transition: Transition, leaving: readonly ShownDigit[], after: Digits): Part[] {
  return actorsFor(transition, leaving).map((text, index) => {
    const lasts = after.has(leaving[index]!.cell) ? LASTS.overwritten : LASTS.gone;
    const looks = (share: number) => ({ opacity: 1 - share });
    return partOf([{ element: text, looks }], { from: arrivalAt(leaving[index]!.cell, transition), lasts });
  });
}

/** A digit grows where it is written: out of its pencil mark, where the cell had one. What has only another colour keeps its size. */
function comes(transition: Transition, coming: readonly ShownDigit[], before: Digits): Part[] {
  const { earlier, side } = transition;
  const marked = new Set(earlier.marks.map(({ key }) => key));
  return actorsFor(transition, coming).map((text, index) => {
    const { cell, digit } = coming[index]!;
    const [x, y] = [middleX(earlier, cell, side), middleY(earlier, cell, side)];
    const swells = marked.has(markKey(cell, digit));
    const isSame = before.get(cell)?.digit === digit;
    const small = swells ? markSize(earlier, side) / digitSize(symbolOf(earlier.puzzle, digit), side) : SMALL;
    const start = swells ? [markX(earlier, cell, digit, side), markY(earlier, cell, digit, side)] : [x, y];
    const path: Curve = { from: [start[0]!, start[1]!], to: [x, y] };
    const looks = (share: number) => ({
      opacity: swells ? Math.min(1, share * 4) : share,
      ...(!isSame && { transform: placed(pointOn(path, share), small + (1 - small) * share, [x, y]) }),
    });
    const lasts = swells ? LASTS.swell : LASTS.place;
    return partOf([{ element: text, looks }], { from: arrivalAt(cell, transition), lasts, ease: easeCubicOut });
  });
}

/** Puts what is drawn around a point to another point, in another size. */
const placed = ([toX, toY]: readonly [number, number], scale: number, [x, y]: readonly [number, number]) =>
  `translate(${hundredth(toX)} ${hundredth(toY)}) scale(${hundredth(scale)}) translate(${hundredth(-x)} ${hundredth(-y)})`;

/** The two cells that have each other's digits, where that is all that changes. */
function swapIn(before: Digits, after: Digits, differing: readonly number[]): [number, number] | undefined {
  const changed = differing.filter((cell) => before.get(cell)?.digit !== after.get(cell)?.digit);
  const [one, other] = changed;
  if (changed.length !== 2 || one === undefined || other === undefined) return undefined;
  const [digitOf, digitThen] = [(cell: number) => before.get(cell)?.digit, (cell: number) => after.get(cell)?.digit];
  const swapped = digitOf(one) !== undefined && digitOf(one) === digitThen(other) && digitOf(other) === digitThen(one);
  return swapped ? [one, other] : undefined;
}

/** Two digits change places, each on its side of the straight line; the colour changes meanwhile. */
function swaps(transition: Transition, cells: readonly [number, number], before: Digits, after: Digits): Part[] {
  const { later, side } = transition;
  const ends = [cells, cells.toReversed() as [number, number]] as const;
  const [old, now] = [
    actorsFor(
      transition,
      ends.map(([from]) => before.get(from)!),
    ),
    actorsFor(
      transition,
      ends.map(([, to]) => after.get(to)!),
    ),
  ];
  const paths = ends.map(([from, to]): Curve => {
    const [x1, y1] = [middleX(later, from, side), middleY(later, from, side)];
    const [x2, y2] = [middleX(later, to, side), middleY(later, to, side)];
    // Neighbours make enough room for each other.
    const bulge = Math.max(0.25, (0.8 * side) / Math.hypot(x2 - x1, y2 - y1));
    return { from: [x1, y1], to: [x2, y2], bend: [(x1 + x2) / 2 + (y2 - y1) * bulge, (y1 + y2) / 2 + (x1 - x2) * bulge] };
  });
  const along = (path: Curve, [fromX, fromY]: readonly [number, number], share: number) => {
    const [x, y] = pointOn(path, share);
    return `translate(${hundredth(x - fromX)} ${hundredth(y - fromY)})`;
  };
  const actors = paths.flatMap((path, index) => [
    { element: old[index]!, looks: (share: number) => ({ transform: along(path, path.from, share), opacity: 1 - share }) },
    { element: now[index]!, looks: (share: number) => ({ transform: along(path, path.to, share), opacity: share }) },
  ]);
  return [partOf(actors, { from: 0, lasts: LASTS.swap, ease: easeCubicInOut })];
}
