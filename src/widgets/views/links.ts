import { type Selection, select } from 'd3-selection';
import type { CoverPicture, LinksPicture } from '../../engine/cover/cover-picture.ts';
import { labelOf } from '../../engine/cover/exact-cover.ts';
import { type AnyStep, fieldOf } from '../../engine/step.ts';
import { type MatrixPart, partInFocus } from './cover-part.ts';
import { viewThatNeeds } from './view.ts';

type DrawnLinks = CoverPicture & LinksPicture;
type Layer = Selection<SVGGElement, unknown, null, undefined>;

const COLUMN = 72;
const ROW = 47;
const LEFT = 96;
const TOP = 62;
const NODE = 13;
/** Half its width is where arrows begin and end; a name in two lines of words needs more. */
const HEAD = { width: 46, worded: 68, height: 32 };

/** Where things stand: the place of every drawn column and row. */
interface Plan {
  readonly part: MatrixPart;
  readonly xOfItem: ReadonlyMap<number, number>;
  readonly yOfOption: ReadonlyMap<number, number>;
  /** The drawn ones of the matrix, by node. */
  readonly nodes: readonly { readonly node: number; readonly item: number; readonly option: number }[];
}

interface Arrow {
  readonly key: string;
  readonly path: string;
  readonly tone: string;
}

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
  // Only in the browser, and only where the matrix is too large to be seen at once.
  if (seek) letZoom(svg, world, () => plan !== undefined && !plan.part.whole);
  return {
    draw({ picture, step }) {
      const links = { ...picture.links, ...picture.cover };
      plan = planOf(links, step, plan);
      const { items, options } = plan.part;
      svg.attr('viewBox', `0 0 ${LEFT + items.length * COLUMN + 10} ${TOP + options.length * ROW + 14}`);
      const undoing = (step && algorithm.steps[step.kind]!.undoes) || callAt(links)?.undoes === true;
      svg.classed('undoing', undoing).attr('aria-label', describe(links, step, undoing));
      const inList = nodesInLists(links, plan);
      drawRows(layers.rows!, links, plan);
      drawArrows(layers.arrows!, links, plan, step);
      drawNodes(layers.nodes!, links, plan, step, { inList, undoing });
      drawHeaders(layers.headers!, links, plan, step);
      drawNames(layers.names!, links, plan, undoing);
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

function drawArrowHeads(svg: Selection<SVGSVGElement, unknown, null, undefined>): void {
  const tones = ['plain', 'bypass', 'lit'];
  svg
    .selectAll('marker')
    .data(tones)
    .join('marker')
    .attr('id', (tone) => `arrow-${tone}`)
    .attr('class', (tone) => `arrow-head ${tone}`)
    .attr('viewBox', '0 0 8 8')
    .attr('refX', 7)
    .attr('refY', 4)
    .attr('markerWidth', 7)
    .attr('markerHeight', 7)
    .attr('markerUnits', 'userSpaceOnUse')
    .attr('orient', 'auto')
    .selectAll('path')
    .data([null])
    .join('path')
    .attr('d', 'M0 1L7 4L0 7Z');
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

function planOf(state: DrawnLinks, step: AnyStep | undefined, previous: Plan | undefined): Plan {
  const part = partInFocus(state, step);
  if (previous && previous.part.items.join() === part.items.join() && previous.part.options.join() === part.options.join()) return previous;
  const xOfItem = new Map(part.items.map((item, place) => [item, LEFT + place * COLUMN + COLUMN / 2]));
  const yOfOption = new Map(part.options.map((option, place) => [option, TOP + place * ROW + ROW / 2]));
  const nodes: Plan['nodes'][number][] = [];
  for (let node = state.h + 1; node < state.C.length; node++) {
    const [item, option] = [state.C[node]!, state.optionOf[node]!];
    if (xOfItem.has(item) && yOfOption.has(option)) nodes.push({ node, item, option });
  }
  return { part, xOfItem, yOfOption, nodes };
}

/** The nodes that can be reached from the header of their column. */
function nodesInLists({ D }: DrawnLinks, { part }: Plan): Set<number> {
  const reached = new Set<number>();
  for (const c of part.items) for (let i = D[c]!; i !== c; i = D[i]!) reached.add(i);
  return reached;
}

/** What the step lights: its node or header, and the neighbours that it parts or joins. */
function litBy(state: DrawnLinks, step: AnyStep | undefined): { main: number; neighbours: readonly number[] } {
  const node = step ? fieldOf(step, 'node') : -1;
  if (node >= 0) return { main: node, neighbours: [state.U[node]!, state.D[node]!] };
  const item = step ? fieldOf(step, 'item') : -1;
  if (item < 0) return { main: -1, neighbours: [] };
  return { main: item, neighbours: state.moved === item ? [state.L[item]!, state.R[item]!] : [] };
}

function placeOf(state: DrawnLinks, plan: Plan, node: number): { x: number; y: number } | undefined {
  if (node === state.h) return { x: 34, y: 30 };
  const x = plan.xOfItem.get(state.C[node]!);
  if (x === undefined) return undefined;
  if (node < state.h) return { x, y: 30 };
  const y = plan.yOfOption.get(state.optionOf[node]!);
  return y === undefined ? undefined : { x, y };
}

/** Each row as a line through its nodes; it never changes, it only fades with its row. */
function drawRows(layer: Layer, state: DrawnLinks, plan: Plan): void {
  const rows = plan.part.options.map((option) => {
    const xs = state.problem.options[option]!.items.flatMap((item) => plan.xOfItem.get(item) ?? []);
    return { option, from: Math.min(...xs), to: Math.max(...xs), y: plan.yOfOption.get(option)! };
  });
  layer
    .selectAll<SVGPathElement, (typeof rows)[number]>('path')
    .data(rows, (row) => row?.option)
    .join('path')
    .attr('class', ({ option }) => `row${state.hidden[option] ? ' hidden' : ''}`)
    .attr('d', ({ from, to, y }) => `M${from} ${y}H${to}`);
}

function drawArrows(layer: Layer, state: DrawnLinks, plan: Plan, step: AnyStep | undefined): void {
  const { h, R, D, covered } = state;
  const { main, neighbours } = litBy(state, step);
  const lit = (a: number, b: number) =>
    (neighbours.includes(a) && neighbours.includes(b)) ||
    ((a === main || b === main) && (neighbours.includes(a) || neighbours.includes(b)));
  const arrows: Arrow[] = [];
  const add = (from: number, to: number, over: number, sideways: boolean) => {
    const a = placeOf(state, plan, from);
    const b = placeOf(state, plan, to);
    if (!a || !b) return;
    const bypass = over > 0;
    const tone = lit(from, to) ? 'lit' : bypass ? 'bypass' : 'plain';
    arrows.push({
      key: `${from}>${sideways ? 'R' : 'D'}`,
      tone,
      path: sideways ? acrossPath(a.x, b.x, a.y, bypass, from === h, headWidth(state)) : downPath(a.x, a.y, b.y, bypass, from < h),
    });
  };
  // Along the headers: from each one to its right neighbour, over those that are covered.
  const shown = [h, ...plan.part.items.filter((item) => !covered[item] && item < state.problem.primary)];
  shown.forEach((from, place) => {
    const to = R[from]!;
    if (to === h || !plan.xOfItem.has(to)) return;
    const between = plan.part.items.filter((item) => item > (from === h ? -1 : from) && item < to).length;
    add(from, to, place === 0 && !plan.part.whole ? 0 : between, true);
  });
  // Down each column, over the nodes that are taken out.
  for (const c of plan.part.items) {
    for (let from = c; ; from = D[from]!) {
      const to = D[from]!;
      if (to === c) break;
      const a = placeOf(state, plan, from);
      const b = placeOf(state, plan, to);
      if (a && b)
        add(
          from,
          to,
          plan.nodes.filter(({ item, option }) => item === c && plan.yOfOption.get(option)! > a.y && plan.yOfOption.get(option)! < b.y)
            .length,
          false,
        );
    }
  }
  layer
    .selectAll<SVGPathElement, Arrow>('path')
    .data(arrows, (arrow) => arrow?.key)
    .join('path')
    .attr('class', ({ tone }) => `arrow ${tone}`)
    .attr('marker-end', ({ tone }) => `url(#arrow-${tone})`)
    .attr('d', ({ path }) => path);
}

/** The call inside search(k), if one is running. */
const callAt = ({ calls }: DrawnLinks) => calls?.at(-1);

/** Columns with short labels have their words in the headers: “row 1” over “has 2”. */
const isWorded = ({ problem }: DrawnLinks) => problem.labels !== undefined;
const headWidth = (state: DrawnLinks) => (isWorded(state) ? HEAD.worded : HEAD.width);

/** A column's name in one line, or a worded one in two of about the same length. */
function nameLines({ problem }: DrawnLinks, item: number): readonly string[] {
  if (!problem.labels) return [labelOf(problem, item)];
  const words = problem.items[item]!.split(' ');
  const half = Math.floor(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

function acrossPath(from: number, to: number, y: number, bypass: boolean, fromRoot: boolean, width: number): string {
  const [start, end] = [from + (fromRoot ? 13 : width / 2), to - width / 2 - 1];
  if (!bypass) return `M${start} ${y}H${end}`;
  return `M${start - 6} ${y - 9}C${start + 12} ${y - 34} ${end - 26} ${y - 34} ${end + 7} ${y - HEAD.height / 2 - 1}`;
}

function downPath(x: number, from: number, to: number, bypass: boolean, fromHeader: boolean): string {
  const [start, end] = [from + (fromHeader ? HEAD.height / 2 : NODE), to - NODE - 1];
  if (!bypass) return `M${x} ${start}V${end}`;
  return `M${x + 6} ${start}C${x + 26} ${start + 16} ${x + 26} ${end - 18} ${x + 7} ${end}`;
}

function drawNodes(
  layer: Layer,
  state: DrawnLinks,
  plan: Plan,
  step: AnyStep | undefined,
  { inList, undoing }: { inList: ReadonlySet<number>; undoing: boolean },
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
  groups
    .attr('class', toneOf)
    .attr('transform', ({ item, option }) => `translate(${plan.xOfItem.get(item)} ${plan.yOfOption.get(option)})`);
}

function drawHeaders(layer: Layer, state: DrawnLinks, plan: Plan, step: AnyStep | undefined): void {
  const { main, neighbours } = litBy(state, step);
  const nodeStep = step !== undefined && fieldOf(step, 'node') >= 0;
  const worded = isWorded(state);
  const width = headWidth(state);
  const toneOf = (item: number) => {
    const isMain = (!nodeStep && item === main) || callAt(state)?.item === item;
    const near = neighbours.includes(item);
    return `header${worded ? ' worded' : ''}${state.covered[item] ? ' out' : ''}${isMain ? ' lit' : near ? ' neighbour' : ''}${item >= state.problem.primary ? ' secondary' : ''}`;
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
    });
  headers.attr('class', toneOf).attr('transform', (item) => `translate(${plan.xOfItem.get(item)} 30)`);
  headers
    .select('.name')
    .attr('font-size', (item) => (labelOf(state.problem, item).length > 2 ? 10.5 : 16))
    .selectAll<SVGTSpanElement, string>('tspan')
    .data((item) => nameLines(state, item))
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
function drawNames(layer: Layer, state: DrawnLinks, plan: Plan, undoing: boolean): void {
  const chosen = new Set(state.rows.subarray(0, state.depth));
  layer
    .selectAll<SVGTextElement, number>('text.row-name')
    .data(plan.part.options as number[], (option) => option ?? -1)
    .join('text')
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
  const doing = step ? `, ${undoing ? 'going back' : 'going on'}` : '';
  return `${state.problem.items.length} columns and ${state.problem.options.length} rows as linked nodes; ${open} columns still to be covered${doing}`;
}
