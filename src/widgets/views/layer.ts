import type { BaseType, Selection } from 'd3-selection';

/** An element of a drawing, with what stands in it. */
export type Layer = Selection<SVGGElement, unknown, null, undefined>;

/** The one child of a name in an element: made when it is first drawn. */
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

/** Gives elements their attributes and their text. Only what differs from what stands there is written. */
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
      const wanted = String(resolved(value));
      if (element.getAttribute(name) !== wanted) element.setAttribute(name, wanted);
    }
    if (text !== undefined && element.textContent !== String(resolved(text))) element.textContent = String(resolved(text));
  });
}
