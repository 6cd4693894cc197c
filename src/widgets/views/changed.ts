import type { BaseType, ValueFn } from 'd3-selection';

/** What each element showed when it was drawn last. */
const shown = new WeakMap<object, string | number>();

/**
 * For the filter of a join: the elements that have to be drawn, which are new or show something else than before.
 * `shows` tells all that the drawing of an element depends on; two that are to look different must never tell the same.
 */
export function changed<Element extends BaseType, Datum>(
  shows: (datum: Datum, index: number) => string | number,
): ValueFn<Element, Datum, boolean> {
  return function (datum, index) {
    const now = shows(datum, index);
    if (shown.get(this as object) === now) return false;
    shown.set(this as object, now);
    return true;
  };
}
