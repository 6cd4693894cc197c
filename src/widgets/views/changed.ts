import type { BaseType, ValueFn } from 'd3-selection';

/**
 * For the filter of a join: the elements that have to be drawn, which are new or show something else than before.
 * `shows` tells all that the drawing of an element depends on and that differs from frame to frame. What is left has other
 * indices: what depends on a place must have it in its datum.
 */
export type Changed = <Datum>(shows: (datum: Datum) => string | number) => ValueFn<BaseType, Datum, boolean>;

/** A drawing's memory of what each of its elements showed last. A new one knows none: all is drawn, also what stands there already. */
export function rememberShown(): Changed {
  const shown = new WeakMap<object, string | number>();
  return (shows) =>
    function (datum) {
      const now = shows(datum);
      if (shown.get(this as object) === now) return false;
      shown.set(this as object, now);
      return true;
    };
}

/** Gives an element an attribute that it does not have already: of several that a drawing has, mostly one is another. */
export function setAttributeOnce(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
