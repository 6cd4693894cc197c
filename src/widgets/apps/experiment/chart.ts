import { type Selection, select } from 'd3-selection';

/** A drawing as large as its place. */
export type ChartSvg = Selection<SVGSVGElement, null, Element, unknown>;

/** The drawing in an element, of a size, with a name for those who don't see it. */
export function chartIn(element: Element, width: number, height: number, name: string): ChartSvg {
  return select(element)
    .selectAll<SVGSVGElement, null>('svg')
    .data([null])
    .join('svg')
    .attr('class', 'evidence-chart')
    .attr('viewBox', `0 0 ${width} ${height}`)
    .attr('width', width)
    .attr('height', height)
    .attr('role', 'img')
    .attr('aria-label', name);
}

/** Lines with ends. */
export interface Line {
  readonly kind: string;
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
}

export function drawLines(svg: ChartSvg, part: string, lines: readonly Line[]): void {
  svg
    .selectAll<SVGLineElement, Line>(`line.${part}`)
    .data([...lines])
    .join('line')
    .attr('class', ({ kind }) => `${part} ${kind}`)
    .attr('x1', ({ x1 }) => x1)
    .attr('x2', ({ x2 }) => x2)
    .attr('y1', ({ y1 }) => y1)
    .attr('y2', ({ y2 }) => y2);
}

/** A text in a drawing. */
export interface Label {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly turned?: number;
}

export function drawLabels(svg: ChartSvg, part: string, labels: readonly Label[]): void {
  svg
    .selectAll<SVGTextElement, Label>(`text.${part}`)
    .data([...labels])
    .join('text')
    .attr('class', ({ kind }) => `${part} ${kind}`)
    .attr('x', ({ x }) => x)
    .attr('y', ({ y }) => y)
    .attr('text-anchor', ({ anchor = 'start' }) => anchor)
    .attr('transform', ({ turned, x, y }) => (turned === undefined ? null : `rotate(${turned} ${x} ${y})`))
    .text(({ text }) => text);
}

/** The class of a group of puzzles at a place: its colour, and its shape. */
export const groupClass = (place: number): string => `group-${(place % 4) + 1}`;

/** A circle or a triangle about a point, so that colour isn't all that tells groups apart. */
export function markPath(place: number, x: number, y: number, r = 4): string {
  if (place % 2 === 1) return `M${x} ${y - r * 1.2}L${x + r * 1.1} ${y + r * 0.8}H${x - r * 1.1}Z`;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
