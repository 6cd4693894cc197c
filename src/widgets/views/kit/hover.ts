/** A drawing in which a place can be highlighted: everything unrelated to it dims. */
export interface Lightable {
  /** What its places are. Drawings of one kind number the same places alike. */
  readonly kind: 'cell' | 'node';
  /** The place under a point of the window. */
  at(x: number, y: number): number | undefined;
  /** The place that the step is about. */
  atWork(): number | undefined;
  /** Highlights a place, or none. */
  light(place: number | undefined): void;
}

const drawings = new WeakMap<Element, Lightable>();

/** Registers a drawing whose places can be highlighted. */
export function enableHover(svg: Element, drawing: Lightable): void {
  drawings.set(svg, drawing);
}

/** The registered drawings in an element. */
export const lightableIn = (root: Element): readonly Lightable[] =>
  [...root.querySelectorAll('svg')].flatMap((svg) => drawings.get(svg) ?? []);

/** The registered drawing that contains an element. */
export const lightableAround = (element: Element): Lightable | undefined => {
  const svg = element.closest('svg');
  return svg ? drawings.get(svg) : undefined;
};

/** A point of the window in the units of a part of a drawing; undefined while it is not shown. */
export function pointIn(part: SVGGraphicsElement, x: number, y: number): DOMPoint | undefined {
  const matrix = part.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : undefined;
}
