import { type AnyStep, fieldOf } from '../step.ts';

/** The state of a digit in the cell where a search is; `clashing` is tried in this step and cannot be placed. */
export type TrayState = 'open' | 'trying' | 'clashing' | 'placed' | 'tried';

/** The digits of the cell that a search is at, in the order in which it tries them. */
export interface DigitTray {
  /** −1 while the search is at no cell. */
  readonly cell: number;
  readonly digits: readonly { readonly digit: number; readonly state: TrayState }[];
}

export const noTray: DigitTray = { cell: -1, digits: [] };

/** By kind of step, what becomes of its digit, or of all digits where it has none. */
export type TrayStates = Readonly<Record<string, TrayState>>;

/** The same for kinds that occur in more than one step table. */
export const searchTray = {
  choose: 'open',
  try: 'trying',
  conflict: 'clashing',
  place: 'placed',
  deadEnd: 'tried',
  takeBack: 'tried',
} as const satisfies TrayStates;

/** A tray in which `digit` is in a state: those before it in the order have been tried, those after it are open. With digit 0 all are in that state. */
export function trayWith(cell: number, order: readonly number[], digit: number, state: TrayState): DigitTray {
  const place = order.indexOf(digit);
  const stateAt = (index: number) => (digit === 0 || index === place ? state : index < place ? 'tried' : 'open');
  return { cell, digits: order.map((each, index) => ({ digit: each, state: stateAt(index) })) };
}

/** The tray after a step; none where the step's kind has no state. `order` is the order in which the digits of a cell are tried. */
export function trayAfter(step: AnyStep | undefined, states: TrayStates, order: (cell: number) => readonly number[]): DigitTray {
  const state = step && states[step.kind];
  if (!state) return noTray;
  const cell = fieldOf(step, 'cell');
  return trayWith(cell, order(cell), Math.max(0, fieldOf(step, 'digit')), state);
}

/** Returns the digits with the tried set before the current one and all others after it, since an override may have changed the order. */
export function triedFirst(order: readonly number[], tried: readonly number[], own: number): number[] {
  const rank = (digit: number) => (digit === own ? 1 : tried.includes(digit) ? 0 : 2);
  return order.toSorted((a, b) => rank(a) - rank(b));
}
