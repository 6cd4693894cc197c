import { type Selection, select } from 'd3-selection';
import { ensureChild, type Layer, setAttributes } from '../../widgets/views/kit/elements.ts';

type Svg = Selection<SVGSVGElement, unknown, null, undefined>;

/** The drawing in an element, made when there is none yet, and its layers by their classes, the lowest first. */
export function drawingIn<const Names extends readonly string[]>(
  element: Element,
  attributes: Readonly<Record<string, string | number>>,
  ...layers: Names
): readonly [svg: Svg, ...layers: { readonly [Index in keyof Names]: Layer }] {
  const svg = select(element).selectAll(':scope > svg').data([null]).join('svg') as unknown as Svg;
  setAttributes(svg, attributes);
  return [svg, ...layers.map((name) => ensureChild(svg, 'g', name))] as unknown as ReturnType<typeof drawingIn<Names>>;
}

/** Heads for the arrows of a drawing: `url(#<id>)`, with the class that each id has. */
export function arrowHeads(svg: Svg, classOf: Readonly<Record<string, string>>, size: number): void {
  const heads = svg.selectAll('marker').data(Object.entries(classOf)).join('marker');
  setAttributes(heads, {
    id: ([id]) => id,
    class: ([, name]) => name,
    viewBox: '0 0 10 10',
    refX: 8,
    refY: 5,
    markerWidth: size,
    markerHeight: size,
    markerUnits: 'userSpaceOnUse',
    orient: 'auto',
  });
  setAttributes(heads.selectAll('path').data([null]).join('path'), { d: 'M0 .8L9.5 5L0 9.2z' });
}
