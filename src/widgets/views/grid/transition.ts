import { type BaseType, type Selection, select } from 'd3-selection';
import type { Layer } from '../kit/elements.ts';
import { type Actors, type Part, partOf } from '../kit/movement.ts';
import type { GridParts } from './parts.ts';

/** Two scenes of a grid, and what the movement between them is made of. */
export interface Transition {
  readonly actors: Actors;
  readonly layers: Readonly<Record<string, Layer>>;
  readonly earlier: GridParts;
  readonly later: GridParts;
  /** The side of a cell. */
  readonly side: number;
}

/** The time that the line to a clash takes, in milliseconds. */
export const CLASH = 280;

export const isSameReason = (one: GridParts['reason'], other: GridParts['reason']): boolean =>
  one?.from === other?.from && one?.to === other?.to && one?.tone === other?.tone;

/** The time at which a new line reaches a cell, in milliseconds: nothing changes there before. */
export function arrivalAt(cell: number, { earlier, later }: Transition): number {
  const { reason } = later;
  return reason?.tone === 'conflict' && reason.to === cell && !isSameReason(earlier.reason, reason) ? CLASH : 0;
}

/** Adds a temporary layer to one of the layers of the grid. */
export const actorLayer = ({ actors, layers }: Transition, name: string): Layer =>
  select(actors.layer(layers[name]!.node()!)) as unknown as Layer;

/** Hides what a layer has drawn for some of its data until the end. Call it before adding actors to the layer. */
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

/** Fades actors in or out. */
export function fades<Drawn extends BaseType, Datum, Parent extends BaseType>(
  some: Selection<Drawn, Datum, Parent, unknown>,
  direction: 'in' | 'out',
  from: number,
  lasts: number,
): Part {
  const looks = (share: number) => ({ opacity: direction === 'in' ? share : 1 - share });
  const actors = (some.nodes() as unknown as Element[]).map((element) => ({ element, looks }));
  return partOf(actors, { from, lasts });
}
