import { type Selection, select } from 'd3-selection';
import { links as linksWords } from '#words/views.ts';
import { type AnyStep, fieldOf } from '../../engine/step.ts';
import { type Changed, rememberShown } from './changed.ts';
import { isEmptyColumn, nameLines } from './cover-part.ts';
import { letLightCross } from './cross-light.ts';
import { drawArrowHeads, drawArrows } from './links-arrows.ts';
import {
  COLUMN,
  type DrawnLinks,
  HEAD,
  headWidth,
  isWorded,
  type Layer,
  LEFT,
  litBy,
  NODE,
  type Plan,
  planOf,
  ROW,
  TOP,
} from './links-plan.ts';
import { viewThatNeeds } from './view.ts';

/** The links themselves: headers, nodes and arrows. What is taken out fades where it stood; its neighbours' arrows bend past it. */
export const linksView = viewThatNeeds({ picture: ['cover', 'links'] }, (element, { algorithm, seek }) => {
  const svg = select(element)
    .selectAll<SVGSVGElement, null>('svg.links')
    .data([null])
    .join('svg')
    .attr('class', 'links')
    .attr('role', 'img') as unknown as Selection<SVGSVGElement, unknown, null, undefined>;
  drawArrowHeads(svg);
  const world = child(svg, 'world');
  const layers = Object.fromEntries(['rows', 'arrows', 'nodes', 'headers', 'names'].map((name) => [name, child(world, name)])) as Record<
    string,
    Layer
  >;
  let plan: Plan | undefined;
  let atWork = { item: -1, option: -1 };
  const changed = rememberShown();
  letLightCross(svg.node()!, world.node()!, () => {
    if (!plan) return undefined;
    const shifted = (middles: ReadonlyMap<number, number>, by: number) => new Map([...middles].map(([key, middle]) => [key, middle - by]));
    const { items, options } = plan.part;
    return {
      xOfItem: shifted(plan.xOfItem, COLUMN / 2),
      yOfOption: shifted(plan.yOfOption, ROW / 2),
      column: COLUMN,
      row: ROW,
      width: LEFT + items.length * COLUMN + 10,
      height: TOP + options.length * ROW + 14,
      atWork,
    };
  });
  // Only in the browser, and only where the matrix is too large to be seen at once.
  if (seek) letZoom(svg, world, () => plan !== undefined && !plan.part.whole);
  return {
    draw({ picture, step }) {
      const links = { ...picture.links, ...picture.cover };
      plan = planOf(links, step, plan);
      const node = step ? fieldOf(step, 'node') : -1;
      atWork = node >= 0 ? { item: links.C[node]!, option: links.optionOf[node]! } : { item: -1, option: -1 };
      const { items, options } = plan.part;
      const box = `0 0 ${LEFT + items.length * COLUMN + 10} ${TOP + options.length * ROW + 14}`;
      svg.filter(changed(() => box)).attr('viewBox', box);
      const undoing = (step && algorithm.steps[step.kind]!.undoes) || callAt(links)?.undoes === true;
      svg.classed('undoing', undoing).attr('aria-label', describe(links, step, undoing));
      const inList = nodesInLists(links, plan);
      drawRows(layers.rows!, links, plan, changed);
      drawArrows(layers.arrows!, links, plan, step, changed);
      drawNodes(layers.nodes!, links, plan, step, { inList, undoing, changed });
      drawHeaders(layers.headers!, links, plan, step, changed);
      drawNames(layers.names!, links, plan, undoing, changed);
    },
  };
});

function child(parent: Selection<SVGSVGElement, unknown, null, undefined> | Layer, name: string): Layer {
  return (parent as Layer)
    .selectAll<SVGGElement, null>(`:scope > g.${name}`)
    .data([null])
    .join('g')
    .attr('class', name) as unknown as Layer;
}

async function letZoom(svg: Selection<SVGSVGElement, unknown, null, undefined>, world: Layer, wanted: () => boolean): Promise<void> {
  const { zoom } = await import('d3-zoom');
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent([0.5, 6])
    // The page keeps its wheel: zooming asks for Ctrl, or two fingers.
    .filter(
      (event: WheelEvent & TouchEvent) =>
        wanted() && (event.type === 'wheel' ? event.ctrlKey : event.type !== 'touchstart' || event.touches.length > 1),
    )
    .on('zoom', ({ transform }) => world.attr('transform', transform.toString()));
  svg.call(behaviour).on('dblclick.zoom', null);
}

/** The nodes that can be reached from the header of their column. */
function nodesInLists({ D }: DrawnLinks, { part }: Plan): Set<number> {
  const reached = new Set<number>();
  for (const c of part.items) for (let i = D[c]!; i !== c; i = D[i]!) reached.add(i);
  return reached;
}

/** Each row as a line through its nodes; it never changes, it only fades with its row. */
function drawRows(layer: Layer, state: DrawnLinks, plan: Plan, changed: Changed): void {
  const rows = plan.part.options.map((option) => {
    const xs = state.problem.options[option]!.items.flatMap((item) => plan.xOfItem.get(item) ?? []);
    return { option, from: Math.min(...xs), to: Math.max(...xs), y: plan.yOfOption.get(option)! };
  });
  layer
    .selectAll<SVGPathElement, (typeof rows)[number]>('path')
    .data(rows, (row) => row?.option)
    .join('path')
    .filter(changed(({ option, from, to, y }: (typeof rows)[number]) => `${state.hidden[option]} ${from} ${to} ${y}`))
    .attr('class', ({ option }) => `row${state.hidden[option] ? ' hidden' : ''}`)
    .attr('d', ({ from, to, y }) => `M${from} ${y}H${to}`);
}

function drawNodes(
  layer: Layer,
  state: DrawnLinks,
  plan: Plan,
  step: AnyStep | undefined,
  { inList, undoing, changed }: { inList: ReadonlySet<number>; undoing: boolean; changed: Changed },
): void {
  const { main, neighbours } = litBy(state, step);
  const toneOf = ({ node, item }: Plan['nodes'][number]) => {
    if (node === main) return `node ${undoing ? 'back' : 'lit'}`;
    if (neighbours.includes(node) && step && fieldOf(step, 'node') >= 0) return 'node neighbour';
    return inList.has(node) && !state.covered[item] ? 'node' : 'node out';
  };
  const groups = layer
    .selectAll<SVGGElement, Plan['nodes'][number]>('g')
    .data(plan.nodes as Plan['nodes'][number][], (datum) => datum?.node)
    .join((enter) => {
      const group = enter.append('g');
      group
        .append('rect')
        .attr('x', -NODE)
        .attr('y', -NODE)
        .attr('width', 2 * NODE)
        .attr('height', 2 * NODE)
        .attr('rx', 5);
      group.append('circle').attr('r', 2.6);
      return group;
    });
  const placeOf = ({ item, option }: Plan['nodes'][number]) => `translate(${plan.xOfItem.get(item)} ${plan.yOfOption.get(option)})`;
  groups
    .filter(changed((node: Plan['nodes'][number]) => `${toneOf(node)} ${placeOf(node)}`))
    .attr('class', toneOf)
    .attr('transform', placeOf);
}

/** The call inside search(k), if one is running. */
const callAt = ({ calls }: DrawnLinks) => calls?.at(-1);

function drawHeaders(layer: Layer, state: DrawnLinks, plan: Plan, step: AnyStep | undefined, changed: Changed): void {
  const { main, neighbours } = litBy(state, step);
  const nodeStep = step !== undefined && fieldOf(step, 'node') >= 0;
  const worded = isWorded(state);
  const width = headWidth(state);
  const toneOf = (item: number) => {
    const isMain = (!nodeStep && item === main) || callAt(state)?.item === item;
    const near = neighbours.includes(item);
    return `header${worded ? ' worded' : ''}${isEmptyColumn(state, item) ? ' empty' : state.covered[item] ? ' out' : ''}${isMain ? ' lit' : near ? ' neighbour' : ''}${item >= state.problem.primary ? ' secondary' : ''}`;
  };
  const headers = layer
    .selectAll<SVGGElement, number>('g.header')
    .data(plan.part.items as number[], (item) => (item as number | null) ?? -1)
    .join((enter) => {
      const group = enter.append('g');
      group
        .append('rect')
        .attr('x', -width / 2)
        .attr('y', -HEAD.height / 2)
        .attr('width', width)
        .attr('height', HEAD.height)
        .attr('rx', 7);
      group.append('text').attr('class', 'name');
      group
        .append('text')
        .attr('class', 'size')
        .attr('y', 5)
        .attr('x', width / 2 - 9);
      return group;
    })
    .filter(changed((item: number) => `${toneOf(item)} ${plan.xOfItem.get(item)} ${state.sizes[item]}`));
  headers.attr('class', toneOf).attr('transform', (item) => `translate(${plan.xOfItem.get(item)} 30)`);
  headers
    .select('.name')
    .attr('font-size', (item) => (state.problem.items[item]!.length > 2 ? 10.5 : 16))
    .selectAll<SVGTSpanElement, string>('tspan')
    .data((item) => nameLines(state.problem, item))
    .join('tspan')
    .attr('x', -8)
    .attr('y', (_, line) => (worded ? line * 11 - 2 : 5))
    .text((text) => text);
  headers.select('.size').text((item) => state.sizes[item]!);
  const root = layer
    .selectAll<SVGGElement, null>('g.root')
    .data([null])
    .join('g')
    .attr('class', 'root')
    .attr('transform', 'translate(34 30)');
  root.selectAll('circle').data([null]).join('circle').attr('r', 12);
  root
    .selectAll('text')
    .data(['h'])
    .join('text')
    .attr('y', 5)
    .text((text) => text);
}

/** Row names, struck while the row is out, marked while it is in the partial solution; and which way the work goes. */
function drawNames(layer: Layer, state: DrawnLinks, plan: Plan, undoing: boolean, changed: Changed): void {
  const chosen = new Set(state.rows.subarray(0, state.depth));
  layer
    .selectAll<SVGTextElement, number>('text.row-name')
    .data(plan.part.options as number[], (option) => option ?? -1)
    .join('text')
    .filter(changed((option: number) => `${chosen.has(option)} ${state.hidden[option]} ${plan.yOfOption.get(option)}`))
    .attr('class', (option) => `row-name${state.hidden[option] && !chosen.has(option) ? ' out' : ''}${chosen.has(option) ? ' chosen' : ''}`)
    .attr('x', 8)
    .attr('y', (option) => plan.yOfOption.get(option)! + 5)
    .text((option) => `${chosen.has(option) ? '✓ ' : ''}${state.problem.options[option]!.name}`);
  const call = callAt(state);
  const words = call ? `${call.name} ${state.problem.items[call.item]}` : '';
  const banner = words && (undoing ? `← ${words}` : `${words} →`);
  layer
    .selectAll('text.banner')
    .data(banner ? [banner] : [])
    .join('text')
    .attr('class', `banner${undoing ? ' back' : ''}`)
    .attr('x', 8)
    .attr('y', TOP + 2)
    .text((text) => text);
}

function describe(state: DrawnLinks, step: AnyStep | undefined, undoing: boolean): string {
  const open = state.covered.reduce((sum, covered, item) => sum + (item < state.problem.primary && !covered ? 1 : 0), 0);
  const direction = step && (undoing ? 'back' : 'on');
  return linksWords(state.problem.items.length, state.problem.options.length, open, direction);
}
