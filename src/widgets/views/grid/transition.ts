import { type BaseType, type Selection, select } from 'd3-selection';
import type { Layer } from '../kit/elements.ts';
import type { Actors, Part } from '../kit/movement.ts';
import type { GridParts } from './parts.ts';

/** Between which scenes a grid moves, and with what. */
export interface Transition {
  readonly actors: Actors;
  readonly layers: Readonly<Record<string, Layer>>;
  readonly earlier: GridParts;
  readonly later: GridParts;
  /** The side of a cell. */
  readonly side: number;
}

/** How long the line to a clash is on its way, in milliseconds. */
export const CLASH = 280;

export const isSameReason = (one: GridParts['reason'], other: GridParts['reason']): boolean =>
  one?.from === other?.from && one?.to === other?.to && one?.tone === other?.tone;

/** When a line that is new comes to a cell, in milliseconds: what changes there does so no sooner. */
export function arrivalAt(cell: number, { earlier, later }: Transition): number {
  const { reason } = later;
  return reason?.tone === 'conflict' && reason.to === cell && !isSameReason(earlier.reason, reason) ? CLASH : 0;
}

/** A layer for what only moves, in one of the layers of the grid. */
export const actorLayer = ({ actors, layers }: Transition, name: string): Layer =>
  select(actors.layer(layers[name]!.node()!)) as unknown as Layer;

/** Hides what a layer has drawn for some of its data, until the end. To be called before there are actors in the layer. */
export function hideDrawn<Datum>(
  { actors, layers }: Transition,
  name: string,
  selector: string,
  hidden: (datum: Datum, index: number) => boolean,
): void {
  layers[name]!.selectAll<Element, Datum>(selector)
    .filter((datum, index) => hidden(datum, index))
    .each((_, index, elements) => actors.hide(elements[index]!));
}

/** Some actors come or go. */
export function fades<Element extends BaseType, Datum, Parent extends BaseType>(
  some: Selection<Element, Datum, Parent, unknown>,
  direction: 'in' | 'out',
  from: number,
  lasts: number,
): Part {
  return { from, lasts, paint: (share) => some.attr('opacity', direction === 'in' ? share : 1 - share) };
}
