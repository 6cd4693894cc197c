/** A name and the point it belongs to. */
export interface Named {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The width of a letter as a share of the size of type, and the room around a point. */
const [LETTER, POINT] = [0.56, 8];

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const outside = (box: Box, frame: Box) =>
  Math.max(0, frame.left - box.left) +
  Math.max(0, box.right - frame.right) +
  Math.max(0, frame.top - box.top) +
  Math.max(0, box.bottom - frame.bottom);

/**
 * Where names begin that are written beside their points: right of them, or wherever they cover less of other names and of points. `y` is
 * the line they are written on.
 */
export function labelPlaces(
  named: readonly Named[],
  points: readonly { readonly x: number; readonly y: number }[],
  frame: Box,
  type: number,
): Named[] {
  const taken: Box[] = points.map(({ x, y }) => ({ left: x - POINT, right: x + POINT, top: y - POINT, bottom: y + POINT }));
  return named.map(({ text, x, y }) => {
    const width = text.length * LETTER * type;
    const boxAt = (left: number, middle: number): Box => ({ left, right: left + width, top: middle - type / 2, bottom: middle + type / 2 });
    const beside = [0, -14, 14, -24, 24];
    const boxes = [
      ...beside.map((by) => boxAt(x + 12, y + by)),
      ...beside.map((by) => boxAt(x - 12 - width, y + by)),
      ...[-18, 18, -32, 32].map((by) => boxAt(x - width / 2, y + by)),
    ];
    const cost = (box: Box) => taken.reduce((sum, other) => sum + overlap(box, other), 0) + 100 * outside(box, frame);
    const best = boxes.reduce((least, box) => (cost(box) < cost(least) ? box : least));
    taken.push(best);
    return { text, x: best.left, y: best.top + 0.86 * type };
  });
}
