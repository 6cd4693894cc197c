import { matching as words } from '#words/views.ts';
import { hundredth } from '../../ui/numbers.ts';
import { type Changed, classes, ensureChild, type Layer, setAttributes } from '../kit/elements.ts';
import { type Band, type DrawnEdge, type DrawnNode, hueOf, letterOf, type MatchingScene, SLOT_X, VALUE_X } from './layout.ts';

/** The width of a slot, which has the name of a cell in it, and what a letter needs beside a node. */
const SLOT_WIDTH = 56;
const LETTER = 14;
/** How far bands reach beyond the nodes, for their letters. */
const BAND_LEFT = SLOT_X - SLOT_WIDTH / 2 - LETTER - 8;
const BAND_RIGHT = VALUE_X + 38;
/** Around the stack, the places of its slots are inside as well. */
const STACK_LEFT = BAND_LEFT - 18;

/** Where an edge leaves its slot and arrives at its value. */
export const [EDGE_FROM, EDGE_TO] = [SLOT_X + SLOT_WIDTH / 2, VALUE_X];

const leftOf = (component: number) => (component >= 0 ? BAND_LEFT : STACK_LEFT);
const hue = (component: number) => (component >= 0 ? `hue-${hueOf(component) + 1}` : undefined);

export interface MatchingLayers {
  readonly bands: Layer;
  readonly edges: Layer;
  readonly slots: Layer;
  readonly values: Layer;
}

export const layersIn = (svg: Layer): MatchingLayers => ({
  bands: ensureChild(svg, 'g', 'bands'),
  edges: ensureChild(svg, 'g', 'edges'),
  slots: ensureChild(svg, 'g', 'slots'),
  values: ensureChild(svg, 'g', 'values'),
});

/** The line of an edge up to a share of its length. */
export function lineOf({ from, to }: Pick<DrawnEdge, 'from' | 'to'>, node: number, share = 1): string {
  const end = EDGE_TO - node / 2;
  return `M${EDGE_FROM} ${hundredth(from)}L${hundredth(EDGE_FROM + share * (end - EDGE_FROM))} ${hundredth(from + share * (to - from))}`;
}

/** A cross in the middle of an edge that is struck. */
const crossOf = ({ from, to }: DrawnEdge): string => {
  const [x, y, arm] = [(EDGE_FROM + EDGE_TO) / 2, hundredth((from + to) / 2), 6];
  return `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
};

function drawNodes(
  layer: Layer,
  nodes: readonly DrawnNode[],
  { node, row }: Pick<MatchingScene, 'node' | 'row'>,
  isSlot: boolean,
  changed: Changed,
): void {
  const [x, width] = isSlot ? [SLOT_X, SLOT_WIDTH] : [VALUE_X, node];
  const groups = layer
    .selectAll<SVGGElement, DrawnNode>(':scope > g')
    .data([...nodes], function (each) {
      return each?.key ?? this.getAttribute('data-key') ?? '';
    })
    .join((enter) => {
      const group = enter.append('g');
      group.append('rect');
      group.append('text').attr('class', 'name');
      group.append('text').attr('class', 'letter');
      if (isSlot) group.append('text').attr('class', 'walked');
      return group;
    })
    .filter(changed((each: DrawnNode) => `${JSON.stringify(each)} ${node}`));
  setAttributes(groups, {
    'data-key': ({ key }) => key,
    class: ({ state, component }) => classes('node', state, hue(component)),
    transform: ({ y }) => `translate(${x} ${y})`,
  });
  setAttributes(groups.select('rect'), {
    x: -width / 2,
    y: -node / 2,
    width,
    height: node,
    rx: isSlot ? Math.min(6, node / 4) : node / 2,
  });
  const size = hundredth(Math.min(13.5, row * 0.74));
  setAttributes(groups.select('text.name'), { y: hundredth(size * 0.36), 'font-size': size }, (each) => (each as DrawnNode).text);
  const letter = (each: unknown) => (each as DrawnNode).component;
  setAttributes(
    groups.select('text.letter'),
    { x: (isSlot ? -1 : 1) * (width / 2 + LETTER / 2 + 2), y: hundredth(size * 0.36), 'font-size': size },
    (each) => (letter(each) >= 0 ? letterOf(letter(each)) : ''),
  );
  if (!isSlot) return;
  // At the edge of the drawing, which is wider than a letter needs.
  setAttributes(
    groups.select('text.walked'),
    { x: -width / 2 - 4, y: hundredth(size * 0.36), 'font-size': hundredth(size * 0.9) },
    (each) => words.walked((each as DrawnNode).walked),
  );
}

function drawBands(layer: Layer, bands: readonly Band[]): void {
  setAttributes(
    layer
      .selectAll('rect')
      .data([...bands])
      .join('rect'),
    {
      class: ({ component }) => classes('band', hue(component) ?? 'on-stack'),
      x: ({ component }) => leftOf(component),
      width: ({ component }) => BAND_RIGHT - leftOf(component),
      y: ({ top }) => top,
      height: ({ height }) => height,
      rx: 9,
    },
  );
}

/** Draws a matching: slots at the left, values at the right, and a line wherever a slot could have a value. */
export function drawMatching(
  layers: MatchingLayers,
  scene: Pick<MatchingScene, 'edges' | 'node' | 'row' | 'slots' | 'values' | 'bands'>,
  changed: Changed,
): void {
  const { edges, node } = scene;
  drawBands(layers.bands, scene.bands);
  setAttributes(
    layers.edges
      .selectAll('path.edge')
      .data([...edges])
      .join('path'),
    {
      class: ({ tone, isPaired }) => classes('edge', tone, isPaired && 'is-pair'),
      'data-key': ({ key }) => key,
      d: (edge) => lineOf(edge, node),
    },
  );
  setAttributes(
    layers.edges
      .selectAll('path.cross')
      .data(edges.filter(({ tone }) => tone === 'struck'))
      .join('path'),
    { class: 'cross', d: crossOf },
  );
  drawNodes(layers.slots, scene.slots, scene, true, changed);
  drawNodes(layers.values, scene.values, scene, false, changed);
}
