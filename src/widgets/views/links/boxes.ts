import type { Selection } from 'd3-selection';
import type { CoverProblem } from '../../../engine/exact-cover.ts';
import { emptyColumns, itemsOfChosen, nameLines } from '../kit/cover-part.ts';
import { type Changed, joinDrawn, type Layer, setAttributeOnce, setAttributes } from '../kit/elements.ts';
import { type DrawnLinks, HEAD_Y, NODE, type Place, type Plan, ROOT, type Work } from './plan.ts';

/** The size of a column in its header. */
export const SIZE = { width: 17, height: 20, baseline: 5 };

/** The middle of the size in a header of this width. */
export const sizeX = (width: number) => width / 2 - 10;

/** A header or a node, as it is drawn. */
export interface Box {
  readonly node: number;
  readonly place: Place;
  /** Its classes: 'node out lit'. */
  readonly tone: string;
}

/** A column's header: its size, and whether this step has changed it. */
export interface Header extends Box {
  readonly size: number;
  /** The size as text: a tick where no row is left because a chosen one covers the column. */
  readonly text: string;
  readonly resized: boolean;
}

export interface Boxes {
  readonly nodes: readonly Box[];
  readonly headers: readonly Header[];
}

/** A node that has left its neighbours is out; one in a covered column is apart, with its neighbours. */
export function boxesOf(state: DrawnLinks, plan: Plan, { main, moved, back, option: whole }: Work): Boxes {
  const { covered, problem, sizes, h, C, U, D } = state;
  const waits = waiting(state);
  const litTone = (node: number) => (node === main ? (back ? ' back' : ' lit') : '');
  const nodes = plan.nodes.map(({ node, item, option }) => {
    const out = D[U[node]!] !== node;
    return {
      node,
      place: plan.places.get(node)!,
      tone: `node${out ? ' out' : covered[item] ? ' apart' : ''}${waits.has(node) ? ' waits' : ''}${option === whole ? ' of-step' : ''}${litTone(node)}`,
    };
  });
  const [empty, kept] = [emptyColumns(state), itemsOfChosen(state)];
  const headers = plan.part.items.map((item) => {
    const kind = empty.has(item) ? ' empty' : covered[item] ? ' out' : '';
    const tone = `header${plan.worded ? ' worded' : ''}${kind}${item >= problem.primary ? ' secondary' : ''}${waits.has(item) ? ' waits' : ''}${litTone(item)}`;
    const size = sizes[item]!;
    const text = size === 0 && kept.has(item) && !covered[item] ? '✓' : String(size);
    return { node: item, place: plan.places.get(item)!, tone, size, text, resized: moved > h && C[moved] === item };
  });
  return { nodes, headers };
}

/** What is still to be put back while a column is uncovered: nodes of its rows, and its header. */
function waiting({ calls, covered, D, U, R }: DrawnLinks): ReadonlySet<number> {
  const call = calls?.at(-1);
  const waits = new Set<number>();
  if (!call?.undoes) return waits;
  const { item } = call;
  if (covered[item]) waits.add(item);
  for (let i = D[item]!; i !== item; i = D[i]!) for (let j = R[i]!; j !== i; j = R[j]!) if (D[U[j]!] !== j) waits.add(j);
  return waits;
}

const middle = ({ place }: Box) => `translate(${place.x} ${place.y})`;

export function drawNodes(layer: Layer, nodes: readonly Box[], changed: Changed): void {
  const drawn = joinDrawn<SVGGElement, Box>(layer, 'g', nodes, ({ node }) => node)
    .join((enter) => {
      const group = enter.append('g');
      group
        .append('rect')
        .attr('x', -NODE / 2)
        .attr('y', -NODE / 2)
        .attr('width', NODE)
        .attr('height', NODE)
        .attr('rx', 6);
      group.append('circle').attr('r', 2.6);
      return group;
    })
    .filter(changed((box: Box) => `${box.tone} ${middle(box)}`));
  setAttributes(drawn, { 'data-points': ({ node }) => `node ${node}`, class: ({ tone }) => tone, transform: middle });
}

/** Neighbours that are not drawn, while a step parts or joins them: small boxes or dots, each with its name. */
export function drawOutside(layer: Layer, state: DrawnLinks, away: readonly { readonly node: number; readonly place: Place }[]): void {
  const linesOf = (node: number) =>
    node < state.h ? nameLines(state.problem, node) : [state.problem.options[state.optionOf[node]!]!.name];
  const groups = layer
    .selectAll<SVGGElement, (typeof away)[number]>('g.away')
    .data(away as (typeof away)[number][], (each) => each?.node)
    .join((enter) => {
      const group = enter.append('g').attr('class', ({ node }) => `away ${node < state.h ? 'column' : 'dot'}`);
      group.append('rect');
      group.append('text');
      return group;
    })
    .attr('transform', ({ place }) => `translate(${place.x} ${place.y})`);
  groups
    .select('rect')
    .attr('x', ({ place }) => -place.width / 2)
    .attr('y', ({ place }) => -place.height / 2)
    .attr('width', ({ place }) => place.width)
    .attr('height', ({ place }) => place.height)
    .attr('rx', ({ place }) => Math.min(5, place.width / 2));
  // Next to a node's place, and in a header's box.
  groups
    .select('text')
    .attr('text-anchor', ({ node }) => (node < state.h ? 'middle' : 'end'))
    .selectAll('tspan')
    .data(({ node }) =>
      linesOf(node).map((text, line, all) =>
        node < state.h ? { text, x: 0, y: 4 + (line - (all.length - 1) / 2) * 11 } : { text, x: -6, y: 4 },
      ),
    )
    .join('tspan')
    .attr('x', ({ x }) => x)
    .attr('y', ({ y }) => y)
    .text(({ text }) => text);
}

export function drawHeaders(layer: Layer, state: DrawnLinks, plan: Plan, headers: readonly Header[], changed: Changed): void {
  // It comes first: headers come and go, and what is drawn does not depend on what was drawn before.
  layer
    .selectAll<SVGGElement, number>('g.root')
    .data([plan.places.get(state.h)!.x])
    .join((enter) => {
      const group = enter.append('g').attr('class', 'root');
      group.append('circle').attr('r', ROOT);
      group.append('text').attr('y', 5).text('h');
      return group;
    })
    .filter(changed((x: number) => x))
    .attr('transform', (x) => `translate(${x} ${HEAD_Y})`);
  layer
    .selectAll<SVGGElement, Header>('g.header')
    .data<Header>(headers as Header[], keyOfHeader)
    .join((enter) =>
      enter
        .append('g')
        .attr('data-points', ({ node }) => `item ${node}`)
        .call(makeHeaders, state.problem, plan),
    )
    .filter(changed((header: Header) => `${header.tone} ${middle(header)} ${header.text} ${header.resized}`))
    .each(function (header) {
      setAttributeOnce(this, 'class', `${header.tone}${header.resized ? ' resized' : ''}`);
      setAttributeOnce(this, 'transform', middle(header));
      const size = this.querySelector('.size')!;
      if (size.textContent !== header.text) size.textContent = header.text;
    });
}

/** A header by its column and its width; one that was drawn at build time has no datum yet, and says both itself. */
function keyOfHeader(this: Element, header?: Header): string {
  if (header) return `item ${header.node} ${header.place.width}`;
  return `${this.getAttribute('data-points')} ${this.querySelector('.box')?.getAttribute('width')}`;
}

/** What a header has whatever becomes of it. */
function makeHeaders(groups: Selection<SVGGElement, Header, SVGGElement, unknown>, problem: CoverProblem, { worded, narrow }: Plan): void {
  groups
    .append('rect')
    .attr('class', 'box')
    .attr('x', (header) => -header.place.width / 2)
    .attr('y', (header) => -header.place.height / 2)
    .attr('width', (header) => header.place.width)
    .attr('height', (header) => header.place.height)
    .attr('rx', 7);
  groups
    .append('rect')
    .attr('class', 'fresh')
    .attr('x', (header) => sizeX(header.place.width) - SIZE.width / 2)
    .attr('y', -SIZE.height / 2)
    .attr('width', SIZE.width)
    .attr('height', SIZE.height)
    .attr('rx', 5);
  // A second sign of a column that has no row left.
  groups
    .append('path')
    .attr('class', 'notch')
    .attr('d', (header) => `M${header.place.width / 2 - 9} ${-header.place.height / 2}h9v9z`);
  groups
    .append('text')
    .attr('class', 'name')
    .attr('font-size', ({ node }) => (worded ? (narrow ? 11 : 12) : problem.items[node]!.length > 2 ? 10.5 : 16))
    .selectAll('tspan')
    .data(({ node }) => nameLines(problem, node).map((text, line) => ({ text, y: worded ? line * 13 - 2.5 : 5.5 })))
    .join('tspan')
    .attr('x', worded ? -9 : -8)
    .attr('y', ({ y }) => y)
    .text(({ text }) => text);
  groups
    .append('text')
    .attr('class', 'size')
    .attr('y', SIZE.baseline)
    .attr('x', (header) => sizeX(header.place.width));
}

/** Row names, struck while the row is out, marked while it is in the partial solution. */
export function drawRowNames(layer: Layer, state: DrawnLinks, plan: Plan, changed: Changed): void {
  const chosen = new Set(state.rows.subarray(0, state.depth));
  const names = joinDrawn<SVGTextElement, number>(layer, 'text.row-name', plan.part.options, (option) => option)
    .join('text')
    .filter(changed((option: number) => `${chosen.has(option)} ${state.hidden[option]} ${plan.yOfOption.get(option)}`));
  setAttributes(
    names,
    {
      'data-points': (option) => `option ${option}`,
      class: (option) => `row-name${state.hidden[option] && !chosen.has(option) ? ' out' : ''}${chosen.has(option) ? ' chosen' : ''}`,
      x: 12,
      y: (option) => plan.yOfOption.get(option)! + 5,
    },
    (option) => `${chosen.has(option) ? '✓ ' : ''}${state.problem.options[option]!.name}`,
  );
}
