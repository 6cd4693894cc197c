import { select } from 'd3-selection';

/** Finds the one part of a view that has a class, or makes it: a drawing made at build time has its parts already. */
export function ensureParts(element: Element) {
  const root = select(element);
  return (name: string, tag: string) => root.selectAll<HTMLElement, null>(`.${name}`).data([null]).join(tag).attr('class', name);
}
