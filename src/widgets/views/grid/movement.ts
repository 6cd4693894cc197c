import { easeCubicOut } from 'd3-ease';
import { pathOf } from '../kit/curve.ts';
import type { Layer } from '../kit/elements.ts';
import { rememberShown } from '../kit/elements.ts';
import { Actors, type Movement, movementOf, type Part, partOf } from '../kit/movement.ts';
import { curveOfReason, curveOfUndo, drawFills, drawFocus, drawReason } from './drawing.ts';
import { moveDigits } from './movement-digits.ts';
import { moveImplications } from './movement-implications.ts';
import { moveArgument, moveLinks, moveMarks, moveSets } from './movement-marks.ts';
import type { GridParts } from './parts.ts';
import { middleX, middleY } from './places.ts';
import { actorLayer, arrivalAt, CLASH, fades, hideDrawn, isSameReason, type Transition } from './transition.ts';

/** In milliseconds. */
const LASTS = { ring: 140, ground: 140, gone: 80, cross: 100, arc: 200, stroke: 120 };

/** The movement between two scenes of one puzzle, one of them drawn; made only of what differs between the two. */
export function gridMovement(
  layers: Readonly<Record<string, Layer>>,
  earlier: GridParts,
  later: GridParts,
  side: number,
): Movement | undefined {
  const actors = new Actors();
  const transition: Transition = { actors, layers, earlier, later, side };
  const movements = [
    moveFills,
    moveSets,
    moveArgument,
    moveMarks,
    moveLinks,
    moveReason,
    moveDigits,
    moveRings,
    moveBlame,
    moveImplications,
    moveUndoMark,
  ];
  return movementOf(
    movements.flatMap((move) => move(transition)),
    actors,
  );
}

function moveFills(transition: Transition): Part[] {
  const { earlier, later, side } = transition;
  const leaving = [...earlier.fills].filter(([cell, tone]) => later.fills.get(cell) !== tone);
  const coming = [...later.fills].filter(([cell, tone]) => earlier.fills.get(cell) !== tone);
  const differs = new Set([...leaving, ...coming].map(([cell]) => cell));
  if (differs.size === 0) return [];
  const draw = (fills: readonly (readonly [number, string])[]) => {
    const layer = actorLayer(transition, 'fills');
    drawFills(layer, { ...later, fills: new Map(fills) }, side, rememberShown());
    return layer;
  };
  hideDrawn<[number, string]>(transition, 'fills', 'rect', ([cell]) => differs.has(cell));
  // Peers are one path.
  if ([...leaving, ...coming].some(([, tone]) => tone === 'peer')) {
    hideDrawn(transition, 'fills', 'path.peer', () => true);
    draw([...later.fills].filter(([cell, tone]) => tone === 'peer' && !differs.has(cell)));
  }
  const isLate = ([cell]: readonly [number, string]) => arrivalAt(cell, transition) > 0;
  const isSoon = (fill: readonly [number, string]) => !isLate(fill);
  return [
    fades(draw(leaving.filter(isSoon)), 'out', 0, LASTS.ground),
    fades(draw(coming.filter(isSoon)), 'in', 0, LASTS.ground),
    ...(coming.some(isLate)
      ? [fades(draw(leaving.filter(isLate)), 'out', CLASH, LASTS.cross), fades(draw(coming.filter(isLate)), 'in', CLASH, LASTS.cross)]
      : []),
  ];
}

/** The line to the reason is drawn from the lit cell; the cross on it, or its head, comes last. */
function moveReason(transition: Transition): Part[] {
  const { earlier, later, side } = transition;
  if (isSameReason(earlier.reason, later.reason)) return [];
  hideDrawn(transition, 'reason', 'path', () => true);
  const [leaving, coming] = [earlier, later].map((parts) => {
    const layer = actorLayer(transition, 'reason');
    drawReason(layer, parts, side);
    return layer;
  }) as [Layer, Layer];
  const parts = earlier.reason ? [fades(leaving, 'out', 0, LASTS.gone)] : [];
  const { reason } = later;
  if (!reason) return parts;
  // The line of a swap stays where it is when the swap is kept.
  if (earlier.reason?.from === reason.from && earlier.reason.to === reason.to) return [...parts, fades(coming, 'in', 0, LASTS.gone)];
  const [line, curve] = [coming.select<SVGPathElement>('path.reason').node()!, curveOfReason(later, reason, side)];
  const lasts = reason.tone === 'conflict' ? CLASH : LASTS.arc;
  parts.push({ from: 0, lasts, paint: (share) => line.setAttribute('d', pathOf(curve, share)) });
  const last = coming.selectAll<SVGPathElement, unknown>('path.reason-cross, path.reason-head');
  if (!last.empty()) parts.push(fades(last, 'in', lasts, LASTS.cross));
  return parts;
}

/** A ring moves from cell to cell and changes its colour meanwhile. */
function moveRings(transition: Transition): Part[] {
  const { earlier, later, side } = transition;
  const count = Math.max(earlier.rings.length, later.rings.length);
  const moved = Array.from({ length: count }, (_, index) => index).filter((index) => {
    const [from, to] = [earlier.rings[index], later.rings[index]];
    return from?.cell !== to?.cell || from?.tone !== to?.tone;
  });
  if (moved.length === 0) return [];
  hideDrawn(transition, 'focus', 'rect.focus', (_, index) => moved.includes(index));
  const draw = (ring: GridParts['rings'][number]) => {
    const layer = actorLayer(transition, 'focus');
    drawFocus(layer, { ...later, rings: [ring], blockers: [], notched: [], takenBack: undefined }, side, rememberShown());
    return layer;
  };
  return moved.flatMap((index): Part[] => {
    const [from, to] = [earlier.rings[index], later.rings[index]];
    if (!from || !to)
      return [...(from ? [fades(draw(from), 'out', 0, LASTS.gone)] : []), ...(to ? [fades(draw(to), 'in', 0, LASTS.ring)] : [])];
    const [old, now] = [from.tone === to.tone ? undefined : draw(from), draw(to)];
    const x = middleX(later, to.cell, side) - middleX(later, from.cell, side);
    const y = middleY(later, to.cell, side) - middleY(later, from.cell, side);
    const moved = (share: number) => ({ transform: `translate(${x * share} ${y * share})` });
    const leaves = old && { element: old.node()!, looks: (share: number) => ({ ...moved(share), opacity: 1 - share }) };
    const comes = { element: now.node()!, looks: (share: number) => ({ ...moved(share - 1), ...(old && { opacity: share }) }) };
    return [partOf(leaves ? [leaves, comes] : [comes], { from: 0, lasts: LASTS.ring, ease: easeCubicOut })];
  });
}

/** The cells to blame are outlined when the line has arrived. */
function moveBlame(transition: Transition): Part[] {
  const { earlier, later, side } = transition;
  const notches = [earlier, later].map(({ notched }) => notched.join());
  const isNew = notches[0] !== notches[1];
  const of = (parts: GridParts, other: GridParts) => ({
    blockers: parts.blockers.filter((cell) => !other.blockers.includes(cell)),
    notched: isNew ? parts.notched : [],
  });
  const [leaving, coming] = [of(earlier, later), of(later, earlier)];
  const draw = (some: Pick<GridParts, 'blockers' | 'notched'>) => {
    const layer = actorLayer(transition, 'focus');
    drawFocus(layer, { ...later, ...some, rings: [], takenBack: undefined }, side, rememberShown());
    return layer;
  };
  const differ = [...leaving.blockers, ...coming.blockers];
  if (differ.length === 0 && !isNew) return [];
  hideDrawn<number>(transition, 'focus', 'rect.blocker', (cell) => differ.includes(cell));
  if (isNew) hideDrawn(transition, 'focus', 'path.notch', () => true);
  const arrival = Math.max(0, ...coming.blockers.map((cell) => arrivalAt(cell, transition)));
  return [fades(draw(leaving), 'out', 0, LASTS.gone), fades(draw(coming), 'in', arrival, LASTS.cross)];
}

/** The stroke through what is taken back is drawn, and leaves with the digit. */
function moveUndoMark(transition: Transition): Part[] {
  const { earlier, later, side } = transition;
  if (earlier.takenBack === later.takenBack) return [];
  hideDrawn(transition, 'focus', 'path.undo-mark', () => true);
  const draw = ({ takenBack }: GridParts) => {
    const layer = actorLayer(transition, 'focus');
    drawFocus(layer, { ...later, takenBack, rings: [], blockers: [], notched: [] }, side, rememberShown());
    return layer;
  };
  const parts = earlier.takenBack === undefined ? [] : [fades(draw(earlier), 'out', 0, LASTS.stroke)];
  if (later.takenBack === undefined) return parts;
  const [stroke, curve] = [draw(later).select('path'), curveOfUndo(later, later.takenBack, side)];
  return [...parts, { from: 0, lasts: LASTS.stroke, paint: (share) => stroke.attr('d', pathOf(curve, share)) }];
}
