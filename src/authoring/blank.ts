import { documentOf } from './document.ts';

/** Empty elements of these names in a document of their own, to be drawn in while the site is built. */
export function blank<const Names extends readonly string[]>(...names: Names): { [Index in keyof Names]: Element } {
  const document = documentOf('');
  return names.map((name) => document.body.appendChild(document.createElement(name))) as unknown as { [Index in keyof Names]: Element };
}

/** Returns what a drawing makes of an empty element, as markup: drawn('div', (place) => gridDrawing(place)(scene)). */
export function drawn(name: string, draw: (place: Element) => void): string {
  const [place] = blank(name);
  draw(place);
  return place.innerHTML;
}
