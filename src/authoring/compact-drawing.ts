import { deflateRawSync } from 'node:zlib';

/** What a drawing in a page can do without: the browser draws it anew, number by number, as soon as its figure starts. */

/** Attributes that are lengths or places. */
const LENGTHS = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'x1', 'x2', 'y1', 'y2', 'font-size'];

/** A tenth of a unit is less than anyone sees; small lengths keep a second digit. */
const rounded = (value: number): number => (Math.abs(value) < 10 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10);

interface Corner {
  readonly command: 'M' | 'L' | 'Z';
  /** Tenths of a unit. */
  readonly x: number;
  readonly y: number;
}

/** The corners of a path of straight lines; undefined for a path that has others. */
function cornersOf(path: string): Corner[] | undefined {
  if (!/^M[MLHVZ\d\s.,-]*$/.test(path)) return undefined;
  const corners: Corner[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, text] of path.matchAll(/([MLHVZ])([^MLHVZ]*)/g)) {
    const numbers = (text!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((number) => Math.round(Number(number) * 10));
    if (command === 'Z') {
      corners.push({ command, x: startX, y: startY });
      [x, y] = [startX, startY];
      continue;
    }
    const width = command === 'H' || command === 'V' ? 1 : 2;
    for (let index = 0; index < numbers.length; index += width) {
      if (command !== 'V') x = numbers[index]!;
      if (command !== 'H') y = numbers[index + width - 1]!;
      const moves = command === 'M' && index === 0;
      if (moves) [startX, startY] = [x, y];
      corners.push({ command: moves ? 'M' : 'L', x, y });
    }
  }
  return corners;
}

/** Whether `b` is on the line from `a` to `c`. */
function isBetween(a: Corner, b: Corner, c: Corner): boolean {
  const [x1, y1, x2, y2] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
  return x1 * y2 === y1 * x2 && x1 * x2 + y1 * y2 >= 0;
}

/** The same path in fewer characters: no corners on straight lines, and each place absolute or relative, whichever is shorter. */
export function compactPath(path: string): string {
  const corners = cornersOf(path);
  if (!corners) return path;
  const kept: Corner[] = [];
  for (const corner of corners) {
    const [a, b] = [kept.at(-2), kept.at(-1)];
    if (a && b && b.command === 'L' && corner.command === 'L' && a.command !== 'Z' && isBetween(a, b, corner)) kept.pop();
    kept.push(corner);
  }
  const [absolute, relative] = [written(kept, false), written(kept, true)];
  return packed(relative) < packed(absolute) ? relative : absolute;
}

const packed = (text: string): number => deflateRawSync(text).length;

function written(corners: readonly Corner[], relative: boolean): string {
  let [x, y] = [0, 0];
  const number = (tenths: number) => String(tenths / 10).replace(/^(-?)0\./, '$1.');
  const pair = (first: number, second: number) => `${number(first)}${second < 0 ? '' : ' '}${number(second)}`;
  const letter = (command: string) => (relative ? command.toLowerCase() : command);
  return corners
    .map((corner) => {
      const [right, down] = [corner.x - x, corner.y - y];
      [x, y] = [corner.x, corner.y];
      const [toX, toY] = relative ? [right, down] : [x, y];
      if (corner.command === 'Z') return letter('Z');
      if (corner.command === 'M') return letter('M') + pair(toX, toY);
      return letter(down === 0 ? 'H' : right === 0 ? 'V' : 'L') + (down === 0 ? number(toX) : right === 0 ? number(toY) : pair(toX, toY));
    })
    .join('');
}

/** Letters of a layer that are alike become one text with a place for each; some texts have places for each of their letters already. */
function joinLetters(layer: Element): void {
  const joined = new Map<string, Element>();
  for (const text of [...layer.children]) {
    if (text.tagName.toLowerCase() !== 'text' || text.textContent?.length !== text.getAttribute('x')?.split(' ').length) continue;
    const key = ['class', 'font-size'].map((name) => text.getAttribute(name)).join(' ');
    const first = joined.get(key);
    if (!first) {
      joined.set(key, text);
      continue;
    }
    for (const name of ['x', 'y']) first.setAttribute(name, `${first.getAttribute(name)} ${text.getAttribute(name)}`);
    first.textContent += text.textContent;
    text.remove();
  }
}

/** A circle around the origin, as charts draw their dots, and where it is moved. */
const DOT = /^M([\d.]+),0A\1,\1,0,1,1,-\1,0A\1,\1,0,1,1,\1,0$/;
const MOVED = /^translate\((-?[\d.]+),(-?[\d.]+)\)$/;

/** Dots that are written as paths become circles: a chart may have hundreds. */
function writeDots(drawing: Element): void {
  for (const path of drawing.querySelectorAll('path')) {
    const [, radius] = DOT.exec(path.getAttribute('d') ?? '') ?? [];
    const [, x, y] = MOVED.exec(path.getAttribute('transform') ?? '') ?? [];
    if (radius === undefined || x === undefined) continue;
    const circle = drawing.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'circle');
    for (const { name, value } of path.attributes) if (name !== 'd' && name !== 'transform') circle.setAttribute(name, value);
    for (const [name, value] of Object.entries({ r: radius, cx: x, cy: y! })) circle.setAttribute(name, value);
    circle.append(...path.childNodes);
    path.replaceWith(circle);
  }
}

/** Rounds the lengths and places of a drawing, none so far that it is seen. */
export function roundPlaces(drawing: Element): void {
  writeDots(drawing);
  for (const part of drawing.querySelectorAll('*')) {
    const path = part.getAttribute('d');
    if (path !== null) part.setAttribute('d', compactPath(path));
    for (const name of LENGTHS) {
      const value = part.getAttribute(name);
      const places = value?.includes('.') ? value.split(' ').map(Number) : [];
      if (places.length > 0 && places.every(Number.isFinite)) part.setAttribute(name, places.map(rounded).join(' '));
    }
    const moved = part.getAttribute('transform');
    if (moved?.includes('.'))
      part.setAttribute(
        'transform',
        moved.replace(/translate\([^)]*\)/g, (move) => move.replace(/-?\d+\.\d+/g, (value) => String(rounded(Number(value))))),
      );
  }
}

/** Takes from the drawings in an element what does not show. */
export function makeCompact(element: Element): void {
  for (const drawing of element.querySelectorAll('svg')) {
    roundPlaces(drawing);
    // What is written of a text in both layers is written anew: see joinDrawn.
    for (const layer of drawing.querySelectorAll('g.marks, g.digits')) joinLetters(layer);
  }
}
