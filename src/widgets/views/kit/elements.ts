import { type BaseType, type Selection, select, type ValueFn } from 'd3-selection';

/** An element of a drawing, with its children. */
export type Layer = Selection<SVGGElement, unknown, null, undefined>;

/** Finds the one child of this tag and class in an element, or makes it. */
export const ensureChild = <Parent extends Element>(
  parent: Selection<Parent, unknown, null, undefined>,
  tag: string,
  name: string,
): Layer =>
  parent
    .selectAll<SVGGElement, null>(`:scope > ${tag}.${name}`)
    .data([null])
    .join((enter) => enter.append(tag as 'g').attr('class', name)) as unknown as Layer;

/** Several classes as one attribute; those that do not apply are left out. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

type Value = string | number;
type ValueFor<Datum> = Value | ((datum: Datum, index: number) => Value);

/** Gives elements their attributes and their text. Writes only what differs from the present value. */
export function setAttributes<Drawn extends BaseType, Datum, Parent extends BaseType, Above>(
  elements: Selection<Drawn, Datum, Parent, Above>,
  attributes: Readonly<Record<string, ValueFor<Datum>>>,
  text?: ValueFor<Datum>,
): void {
  const all = Object.entries(attributes);
  elements.each(function (datum, index) {
    const element = this as unknown as Element;
    const resolved = (value: ValueFor<Datum>) => (typeof value === 'function' ? value(datum, index) : value);
    for (const [name, value] of all) {
      const next = String(resolved(value));
      if (element.getAttribute(name) !== next) element.setAttribute(name, next);
    }
    if (text !== undefined && element.textContent !== String(resolved(text))) element.textContent = String(resolved(text));
  });
}

/**
 * For the filter of a join: the elements that have to be drawn, which are new or show something else than before.
 * `shows` names everything that the drawing of an element depends on and that changes between frames. The filtered elements have other
 * indices: what depends on a place must have it in its datum.
 */
export type Changed = <Datum>(shows: (datum: Datum) => string | number) => ValueFn<BaseType, Datum, boolean>;

/** Remembers what each element of a drawing showed last. A new memory is empty: everything is drawn, even what is there already. */
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

/**
 * Joins data with the parts of a layer by a key. Parts that were drawn at build time have no datum yet: they are taken in their order, so what
 * differs between parts has to be written after the join, too.
 */
export function joinDrawn<Drawn extends Element, Datum>(
  layer: Layer,
  parts: string,
  data: readonly Datum[],
  keyOf: (datum: Datum) => string | number,
): Selection<Drawn, Datum, SVGGElement, unknown> {
  const drawn = layer.selectAll<Drawn, Datum>(parts);
  const isBuilt = !drawn.empty() && drawn.datum() === undefined;
  return isBuilt ? drawn.data(data as Datum[]) : drawn.data(data as Datum[], (datum) => (datum === undefined ? '' : keyOf(datum)));
}

/** Sets an attribute only where its value differs. */
export function setAttributeOnce(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Finds the one part of a view that has a class, or makes it: a drawing made at build time has its parts already. */
export function ensureParts(element: Element) {
  const root = select(element);
  return (name: string, tag: string) => root.selectAll<HTMLElement, null>(`.${name}`).data([null]).join(tag).attr('class', name);
}
