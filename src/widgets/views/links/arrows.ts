import { type Selection, select } from 'd3-selection';
import { type Changed, joinDrawn, type Layer, setAttributeOnce, setAttributes } from '../kit/elements.ts';
import { type Direction, isRound, opposite, type Route, routeOf, routeText, stubOf } from './arrow-routes.ts';
import { type DrawnLinks, type Place, type Plan, placeBetween, type Work } from './plan.ts';

/** An arrow, which is an entry of L, R, U or D. */
export interface Arrow {
  /** Its array and its index: 'R:7'. */
  readonly key: string;
  /** The nodes at its two ends. */
  readonly from: number;
  readonly to: number;
  /** Its route at rest, and when lit: then it is drawn whole, even to the other end of the list. */
  readonly rest: Route;
  readonly whole: Route;
  /** Whether its target points back. */
  readonly returned: boolean;
  /** Where it goes at rest: to a neighbour, out of sight, or about in a column that cannot be reached. */
  readonly how: 'near' | 'stub' | 'apart';
  /** Rewritten by this step, or read by it to find the way back. */
  readonly lit: 'new' | 'asked' | undefined;
}

/** Heads of arrows, by tone, and their size. */
const HEADS = { link: 5.5, ghost: 5.5, new: 9, asked: 7.5 } as const;

/** Heads of arrows by tone, each of its size. */
export function drawArrowHeads<Parent extends SVGElement>(
  parent: Selection<Parent, unknown, null, undefined>,
  heads: Readonly<Record<string, number>> = HEADS,
): void {
  const markers = parent.selectAll(':scope > marker').data(Object.entries(heads)).join('marker');
  // One that is written again would have every arrow that has it drawn again.
  setAttributes(markers, {
    id: ([tone]) => `arrow-${tone}`,
    class: ([tone]) => `arrow-head ${tone}`,
    viewBox: '0 0 10 10',
    refX: 9,
    refY: 5,
    markerWidth: ([, size]) => size,
    markerHeight: ([, size]) => size,
    markerUnits: 'userSpaceOnUse',
    orient: 'auto',
    overflow: 'visible',
  });
  markers
    .selectAll('path')
    .data([null])
    .join((enter) => enter.append('path').attr('d', 'M0 0.6L10 5L0 9.4Z'));
}

/**
 * Heads that the drawings of a page share. Of all that have a name its first in the page is drawn, and one in a figure that is too far away
 * to be laid out is cut in half.
 */
export function shareArrowHeads({ body }: Document): void {
  const shared = select(body)
    .selectAll<SVGSVGElement, null>(':scope > svg.arrow-heads')
    .data([null])
    .join((enter) => enter.insert('svg', ':first-child')) as unknown as Selection<SVGSVGElement, unknown, null, undefined>;
  setAttributes(shared, { class: 'arrow-heads', width: 0, height: 0, 'aria-hidden': 'true' });
  drawArrowHeads(shared);
}

/** The entries that a step lights: of the two neighbours what it has rewritten, and of a node that comes back its own. */
function litBy(state: DrawnLinks, { moved, back }: Work): ReadonlyMap<string, 'new' | 'asked'> {
  if (moved < 0) return new Map();
  const own: readonly Direction[] = moved < state.h ? ['L', 'R'] : ['U', 'D'];
  return new Map([
    ...own.map((direction) => [`${opposite[direction]}:${state[direction][moved]}`, 'new'] as const),
    ...(back ? own.map((direction) => [`${direction}:${moved}`, 'asked'] as const) : []),
  ]);
}

/** Places of all that is drawn, and of the neighbours that a step parts or joins, wherever they are. */
function placesOf(state: DrawnLinks, plan: Plan, { moved }: Work): ReadonlyMap<number, Place> {
  if (moved < 0 || !plan.places.has(moved)) return plan.places;
  const [one, other] = moved < state.h ? [state.L, state.R] : [state.U, state.D];
  const away = [one[moved]!, other[moved]!].filter((each) => !plan.places.has(each));
  const found = away.flatMap((each) => {
    const place = placeBetween(state, plan, each);
    return place ? [[each, place] as const] : [];
  });
  return found.length === 0 ? plan.places : new Map([...plan.places, ...found]);
}

/** The neighbours that a step parts or joins and that are not drawn, with their places. */
export function neighboursOutside(state: DrawnLinks, plan: Plan, work: Work): { node: number; place: Place }[] {
  return [...placesOf(state, plan, work)].flatMap(([node, place]) => (plan.places.has(node) ? [] : [{ node, place }]));
}

/** All arrows of what is drawn. Solid or dashed, bent or straight: all of it follows from L, R, U and D alone. */
export function arrowsOf(state: DrawnLinks, plan: Plan, work: Work): Arrow[] {
  const { h, C, covered } = state;
  const places = placesOf(state, plan, work);
  const lit = litBy(state, work);
  const arrows: Arrow[] = [];
  for (const [node, from] of places) {
    const isDrawn = plan.places.has(node);
    for (const direction of ['L', 'R', 'U', 'D'] as const) {
      const key = `${direction}:${node}`;
      const upright = direction === 'U' || direction === 'D';
      const target = state[direction][node]!;
      // The root is in no column, and a column that need not be covered in no list of headers. Of what is away only what is lit is drawn.
      if ((upright && node === h) || (!upright && target === node && node !== h) || (!isDrawn && !lit.has(key))) continue;
      const to = places.get(target);
      const whole = to ? routeOf(state, plan, node, from, to, direction) : stubOf(from, direction);
      const leaves = !to || !plan.places.has(target) || isRound(from, to, direction);
      arrows.push({
        key,
        from: node,
        to: target,
        rest: leaves ? stubOf(from, direction) : whole,
        whole,
        returned: state[opposite[direction]][target] === node,
        how: node !== h && covered[C[node]!] && (node > h || upright) ? 'apart' : leaves ? 'stub' : 'near',
        lit: lit.get(key),
      });
    }
  }
  return arrows;
}

/** At rest: solid where the target points back, dashed where not; one that is lit is drawn elsewhere. */
export const restClass = ({ returned, how, lit }: Arrow) => `arrow ${lit ? 'elsewhere' : returned ? how : 'ghost'}`;

export function drawArrows(layer: Layer, arrows: readonly Arrow[], changed: Changed): void {
  joinDrawn<SVGPathElement, Arrow>(layer, 'path.arrow', arrows, ({ key }) => key)
    .join('path')
    .filter(changed((arrow: Arrow) => `${restClass(arrow)} ${routeText(arrow.rest)}`))
    .each(function (arrow) {
      setAttributeOnce(this, 'class', restClass(arrow));
      setAttributeOnce(this, 'marker-end', `url(#arrow-${arrow.returned ? 'link' : 'ghost'})`);
      setAttributeOnce(this, 'd', routeText(arrow.rest));
    });
}

/** What a step lights, each arrow in a casing that keeps it clear of what it crosses. Any of them can be any other. */
export function drawLitArrows(layer: Layer, arrows: readonly Arrow[], lit: 'new' | 'asked', changed: Changed): void {
  layer
    .selectAll<SVGGElement, Arrow>('g.lit-arrow')
    .data(arrows.filter((arrow) => arrow.lit === lit))
    .join((enter) => {
      const group = enter.append('g').attr('class', `lit-arrow ${lit}`);
      if (lit === 'new') group.append('path').attr('class', 'casing');
      group.append('path').attr('class', `arrow ${lit}`).attr('marker-end', `url(#arrow-${lit})`);
      return group;
    })
    .filter(changed(({ whole }: Arrow) => routeText(whole)))
    .call((groups) => {
      groups.select('path.arrow').attr('d', ({ whole }) => routeText(whole));
      groups.select('path.casing').attr('d', ({ whole }) => routeText(whole));
    });
}
