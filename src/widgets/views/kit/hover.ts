/** A drawing in which a place can stand in the light: all that it has nothing to do with dims. */
export interface Lightable {
  /** What its places are: those of drawings of one kind are the same, by number. */
  readonly kind: 'cell' | 'node';
  /** The place under a point of the window. */
  at(x: number, y: number): number | undefined;
  /** The place that the step is about. */
  atWork(): number | undefined;
  /** Gives the light to a place, or takes it away. */
  light(place: number | undefined): void;
}

const drawings = new WeakMap<Element, Lightable>();

/** Makes it known that a drawing can be lit. */
export function enableHover(svg: Element, drawing: Lightable): void {
  drawings.set(svg, drawing);
}

/** The drawings in an element that can be lit. */
export const lightableIn = (root: Element): readonly Lightable[] =>
  [...root.querySelectorAll('svg')].flatMap((svg) => drawings.get(svg) ?? []);

/** The drawing that an element belongs to, if it can be lit. */
export const lightableAround = (element: Element): Lightable | undefined => {
  const svg = element.closest('svg');
  return svg ? drawings.get(svg) : undefined;
};

/** A point of the window in the units of a part of a drawing; undefined while it is not shown. */
export function pointIn(part: SVGGraphicsElement, x: number, y: number): DOMPoint | undefined {
  const matrix = part.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : undefined;
}
