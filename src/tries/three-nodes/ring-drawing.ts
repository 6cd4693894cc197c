import { select } from 'd3-selection';
import { threeNodes as words } from '#words/tries/three-nodes.ts';
import { setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { isReturned, missedBy, type Ring, WALKS, type Walk } from './ring.ts';

const WIDTH = 632;
const HEIGHT = 308;
/** The line on which the nodes are, and the first and the last of them. */
const MIDDLE = 158;
const [FIRST, LAST] = [84, 552];
const NODE = { width: 62, height: 50 };
const ROOT = 27;

interface Arrow {
  readonly walk: Walk;
  readonly x: number;
  readonly path: string;
  /** The middle of its bend. */
  readonly at: readonly [x: number, y: number];
  readonly tone: 'plain' | 'ghost' | 'new' | 'broken';
}

/** How far apart neighbours are in the drawing of a ring, and where each node is. */
const apartIn = (ring: Ring) => (LAST - FIRST) / (ring.covered.length - 1);
const placesIn = (ring: Ring) => (node: number) => FIRST + node * apartIn(ring);

/** What buttons are to be under nodes: the share of its width before the first node's place, after the last one's, and between two. */
export const placesUnder = (ring: Ring): Record<'before' | 'after', string> => {
  const half = apartIn(ring) / 2;
  const percent = (share: number) => `${Math.round(1000 * (share / WIDTH)) / 10}%`;
  return { before: percent(FIRST + half), after: percent(WIDTH - LAST - half) };
};

/** The arrow from x to its neighbour on a side: R above the nodes, L under them; the further it goes, the higher. */
function arrowOf(ring: Ring, walk: Walk, x: number, rewritten: ReadonlySet<string>): Arrow {
  const y = ring[walk][x]!;
  const xOf = placesIn(ring);
  const side = walk === 'R' ? -1 : 1;
  const edge = MIDDLE + (side * NODE.height) / 2;
  const distance = Math.abs(y - x);
  // As high as the whole list is long, however many nodes it has.
  const reach = (distance * 3) / (ring.covered.length - 1);
  const isBroken = !ring.covered[x] && !isReturned(ring, walk, x);
  const tone = isBroken ? 'broken' : rewritten.has(`${walk}${x}`) ? 'new' : isReturned(ring, walk, x) ? 'plain' : 'ghost';
  if (distance === 0) {
    const path = `M${xOf(x) - 13} ${edge}C${xOf(x) - 40} ${edge + side * 58} ${xOf(x) + 40} ${edge + side * 58} ${xOf(x) + 13} ${edge}`;
    return { walk, x, path, tone, at: [xOf(x), edge + side * 44] };
  }
  // One that goes round to the other end leaves from the middle, over all others.
  const goesRound = walk === 'R' ? y < x : y > x;
  const sign = Math.sign(y - x);
  const [aside, lean] = goesRound ? [-2, -4] : [15, 12];
  const [from, to] = [xOf(x) + sign * aside, xOf(y) - sign * aside];
  const bend = goesRound ? 40 + 31 * reach : 40 * reach - (distance > 1 ? 4 : 0);
  const over = edge + side * bend * 1.18;
  const path = `M${from} ${edge}C${from + sign * lean} ${over} ${to - sign * lean} ${over} ${to} ${edge + side * 1.5}`;
  return { walk, x, path, tone, at: [(from + to) / 2, edge + side * bend * 0.885] };
}

/** Draws a ring in an element, any one after any other. `rewritten` are the entries that were changed last: 'R0'. */
export function ringDrawing(element: Element): (ring: Ring, rewritten: ReadonlySet<string>) => void {
  const box = { class: 'ring', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' };
  const [svg, captions, arrows, nodes, crosses] = drawingIn(element, box, 'captions', 'arrows', 'nodes', 'crosses');
  svg
    .selectAll('marker')
    .data(['plain', 'ghost', 'new', 'broken'])
    .join('marker')
    .attr('id', (tone) => `ring-${tone}`)
    .attr('viewBox', '0 0 10 10')
    .attr('refX', 8.5)
    .attr('refY', 5)
    .attr('markerWidth', 11)
    .attr('markerHeight', 11)
    .attr('markerUnits', 'userSpaceOnUse')
    .attr('orient', 'auto')
    .selectAll('path')
    .data((tone) => [tone])
    .join('path')
    .attr('class', (tone) => `head ${tone}`)
    .attr('d', 'M0.5 0.8L9.5 5L0.5 9.2Z');
  captions
    .selectAll('text')
    .data([words.above, words.below])
    .join('text')
    .attr('x', 8)
    .attr('y', (_, below) => (below ? HEIGHT - 14 : 24))
    .text((text) => text);
  return (ring, rewritten) => {
    const all = [...ring.covered.keys()];
    const drawn = all.flatMap((x) => WALKS.map((walk) => arrowOf(ring, walk, x, rewritten)));
    svg.attr(
      'aria-label',
      words.drawing(
        all.length - 1,
        all.filter((x) => ring.covered[x]),
      ),
    );
    arrows
      .selectAll<SVGPathElement, Arrow>('path')
      .data(drawn, (arrow) => arrow && `${arrow.walk}${arrow.x}`)
      .join('path')
      .attr('class', ({ tone }) => `arrow ${tone}`)
      .attr('marker-end', ({ tone }) => `url(#ring-${tone})`)
      .attr('d', ({ path }) => path);
    const missed = new Set(WALKS.flatMap((walk) => missedBy(ring, walk)));
    const boxes = nodes
      .selectAll<SVGGElement, number>('g')
      .data(all)
      .join((enter) => {
        const group = enter.append('g');
        group
          .append('rect')
          .attr('x', (x) => -(x === 0 ? ROOT : NODE.width / 2))
          .attr('y', (x) => -(x === 0 ? ROOT : NODE.height / 2))
          .attr('width', (x) => (x === 0 ? 2 * ROOT : NODE.width))
          .attr('height', (x) => (x === 0 ? 2 * ROOT : NODE.height))
          .attr('rx', (x) => (x === 0 ? ROOT : 10));
        group.append('text').attr('y', 9.5);
        return group;
      })
      .attr('transform', (x) => `translate(${placesIn(ring)(x)} ${MIDDLE})`)
      .attr('data-node', (x) => x || null)
      .attr('data-do', (x) => (x ? `turn ${x}` : null))
      .attr('class', (x) => (x === 0 ? 'root' : missed.has(x) ? 'node missed' : ring.covered[x] ? 'node out' : 'node'));
    boxes.select('text').text((x) => x);
    crosses
      .selectAll('g')
      .data(drawn.filter(({ tone }) => tone === 'broken'))
      .join((enter) => {
        const group = enter.append('g').attr('class', 'cross');
        group.append('circle').attr('r', 10);
        group.append('path').attr('d', 'M-4 -4L4 4M-4 4L4 -4');
        return group;
      })
      .attr('transform', ({ at: [x, y] }) => `translate(${x} ${y})`);
  };
}

/** Draws the entries of L and R as a table. `changed` are those that were written last, each with what it was: 'R0'; `wrong` are those that broke the list. */
export function entriesDrawing(table: Element): (ring: Ring, changed: ReadonlyMap<string, number>, wrong?: ReadonlySet<string>) => void {
  const root = select(table);
  return (ring, changed, wrong) => {
    const all = [...ring.covered.keys()];
    const lines = [
      { head: 'x', cells: all.map((x) => ({ tag: 'th', entry: '', was: undefined as number | undefined, value: x })) },
      ...(['L', 'R'] as const).map((walk) => ({
        head: walk,
        cells: all.map((x) => ({ tag: 'td', entry: `${walk}${x}`, was: changed.get(`${walk}${x}`), value: ring[walk][x]! })),
      })),
    ];
    const rows = root.selectAll<HTMLTableRowElement, (typeof lines)[number]>('tr').data(lines).join('tr');
    setAttributes(
      rows
        .selectAll('th.head')
        .data(({ head }) => [head])
        .join('th'),
      { class: 'head', scope: 'row' },
      (head) => head,
    );
    rows.each(function ({ cells }) {
      const drawn = select(this).selectAll<HTMLElement, (typeof cells)[number]>('.cell').data(cells);
      const joined = drawn
        .join((enter) => enter.append(({ tag }) => this.ownerDocument.createElement(tag)))
        .attr('scope', ({ tag }) => (tag === 'th' ? 'col' : null));
      setAttributes(joined, {
        class: 'cell',
        'data-entry': ({ entry }) => entry,
        'data-changed': ({ was }) => (was === undefined ? 'no' : 'yes'),
        'data-wrong': ({ entry }) => (wrong?.has(entry) ? 'yes' : 'no'),
      });
      setAttributes(
        joined
          .selectAll('s')
          .data(({ was }) => (was === undefined ? [] : [was]))
          .join((enter) => enter.insert('s', 'span')),
        {},
        (was) => was,
      );
      setAttributes(
        joined
          .selectAll('span')
          .data(({ value }) => [value])
          .join('span'),
        {},
        (value) => value,
      );
    });
  };
}

/** Draws a button for each node: to take it out, or to put it back. */
export function buttonsDrawing(element: Element): (ring: Ring) => void {
  const root = select(element);
  return ({ covered }) => {
    const nodes = [...covered.keys()].slice(1).map((x) => ({ x, isOut: covered[x] === 1 }));
    setAttributes(
      root
        .selectAll('button')
        .data(nodes)
        .join('button')
        .attr('class', ({ isOut }) => (isOut ? 'btn txt primary' : 'btn txt')),
      { type: 'button', 'data-do': ({ x }) => `turn ${x}` },
      ({ x, isOut }) => (isOut ? words.restore : words.remove)(x),
    );
  };
}
