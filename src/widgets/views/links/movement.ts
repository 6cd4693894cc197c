import { easeCubicInOut, easeCubicOut } from 'd3-ease';
import { interpolateNumber, interpolateObject } from 'd3-interpolate';
import { select } from 'd3-selection';
import type { Layer } from '../kit/elements.ts';
import { Actors, type Movement, movementOf, type Part, shareOf } from '../kit/movement.ts';
import { type Route, routeText } from './arrow-routes.ts';
import { type Arrow, restClass } from './arrows.ts';
import { type Box, type Boxes, type Header, SIZE, sizeX } from './boxes.ts';
import type { Plan } from './plan.ts';

/** A frame of the links, as far as it moves. */
export interface LinksScene extends Boxes {
  readonly plan: Plan;
  /** The node that is the root of the headers. */
  readonly root: number;
  readonly arrows: readonly Arrow[];
  /** Whether the algorithm goes back in the step to this frame. */
  readonly back: boolean;
}

export interface LinksLayers {
  readonly arrows: Layer;
  readonly asked: Layer;
  readonly nodes: Layer;
  readonly headers: Layer;
  readonly rewritten: Layer;
}

/** The duration from frame to frame, in milliseconds. */
const LASTS = 250;

/** Where a movement is at a time: how far heads have gone, lines have bent, solid has turned into dashed, and so on. Each is a share. */
interface Moment {
  readonly slid: number;
  readonly bent: number;
  readonly turned: number;
  /** What the step before lit goes, what this one lights comes. */
  readonly fallen: number;
  readonly risen: number;
  readonly woken: number;
  /** The two links that are read, once up and once down. */
  readonly pulse: number;
  readonly rolled: number;
}

/** When each thing happens, from 0 to 1: a node that comes back is read first. */
function momentOf(at: number, back: boolean): Moment {
  const part = (from: number, to: number) => shareOf(at, from, to);
  const lit = { fallen: part(0, 0.3), risen: part(0, 0.15), woken: part(0, 0.2) };
  return back
    ? {
        ...lit,
        slid: easeCubicInOut(part(0.32, 1)),
        bent: part(0.45, 1) ** 2,
        turned: part(0.32, 0.7),
        pulse: Math.sin(Math.PI * part(0, 0.45)),
        rolled: easeCubicOut(part(0.3, 0.94)),
      }
    : {
        ...lit,
        slid: easeCubicInOut(part(0, 0.8)),
        bent: easeCubicOut(part(0, 0.5)),
        turned: part(0.3, 0.9),
        pulse: 0,
        rolled: easeCubicOut(part(0, 0.64)),
      };
}

/** How far a head hops over what it passes: upwards, and to the right. */
const HOP = { across: 25, down: 23 };
/** How strong an arrow is at rest, as the style sheet has it. */
const STRENGTH: Readonly<Record<Arrow['how'], number>> = { near: 1, stub: 0.5, apart: 0.4 };

/** The way from one to another: its head slides and hops, its line bends. */
function between(from: Route, to: Route): (moment: Moment) => Route {
  const ends = interpolateObject(from, to);
  const bulge = interpolateNumber(from.bulge, to.bulge);
  const hops = from.bulge !== to.bulge;
  return ({ slid, bent }) => {
    const { ax, ay, bx, by, reach } = ends(slid);
    const hop = hops ? Math.sin(Math.PI * slid) : 0;
    const { upright } = to;
    return {
      ax,
      ay,
      bx: bx + (upright ? HOP.down * hop : 0),
      by: by - (upright ? 0 : HOP.across * hop),
      reach,
      bulge: bulge(bent),
      upright,
    };
  };
}

type Painter = (moment: Moment) => void;

/** An arrow that is on its way, drawn over and over: at rest as solid and as dashed, and lit where one of the frames lights it. */
function arrowActor(earlier: Arrow, later: Arrow, under: Element, over: Element): Painter {
  const [atRest, whole] = [between(earlier.rest, later.rest), between(earlier.whole, later.whole)];
  const line = (parent: Element, classes: string) => select(parent).append('path').attr('class', classes);
  const arrow = (parent: Element, tone: string) => line(parent, `arrow ${tone}`).attr('marker-end', `url(#arrow-${tone})`);
  const isLit = (lit: Arrow['lit']) => earlier.lit === lit || later.lit === lit;
  const [solid, dashed] = [arrow(under, 'link'), arrow(under, 'ghost')];
  const halo = later.lit === 'asked' ? line(under, 'halo') : undefined;
  const asked = isLit('asked') ? arrow(under, 'asked') : undefined;
  const [casing, rewritten] = isLit('new') ? [line(over, 'casing'), arrow(over, 'new')] : [];
  const share = (lit: Arrow['lit'], { fallen }: Moment, risen: number) =>
    Math.max(earlier.lit === lit ? 1 - fallen : 0, later.lit === lit ? risen : 0);
  return (moment) => {
    const { turned, pulse } = moment;
    const returned = interpolateNumber(+earlier.returned, +later.returned)(turned);
    const strength = interpolateNumber(STRENGTH[earlier.how], STRENGTH[later.how])(turned);
    const fresh = share('new', moment, moment.risen);
    const woken = share('asked', moment, moment.woken);
    const rest = routeText(atRest(moment));
    solid.attr('d', rest).attr('opacity', returned * strength * (1 - fresh) * (1 - woken));
    dashed.attr('d', rest).attr('opacity', (1 - returned) * (1 - fresh) * (1 - woken));
    const all = routeText(whole(moment));
    rewritten?.attr('d', all).attr('opacity', fresh);
    casing?.attr('d', all).attr('opacity', fresh);
    halo?.attr('d', all).attr('opacity', 0.2 * pulse);
    asked
      ?.attr('d', all)
      .attr('opacity', woken)
      .style('stroke-width', 2.2 + 1.2 * pulse)
      .classed('not-returned', returned < 0.98);
  };
}

const LIT = /\b(lit|back|resized)\b/g;
const isLit = (tone: string) => /\b(lit|back|resized)\b/.test(tone);
const toneOf = (box: Box | Header) => `${box.tone}${'resized' in box && box.resized ? ' resized' : ''}`;

/** A box that is on its way: as it was, what lights it, and as it is, laid one over the other. */
function boxActor(drawn: Element, earlier: Box | Header, later: Box | Header, into: Element): Painter {
  const [was, is] = [toneOf(earlier), toneOf(later)];
  const copy = (tone: string) => {
    const made = into.appendChild(drawn.cloneNode(true) as Element);
    made.setAttribute('class', tone);
    made.querySelector('.size')?.remove();
    return made;
  };
  // In between: as it was, with the light of the step.
  const relit = [was.replaceAll(LIT, '').trim(), ...(is.match(LIT) ?? [])].join(' ');
  const [first, lit, now] = [copy(was), copy(relit), copy(is)];
  const roll = 'size' in earlier && 'size' in later ? sizeActor(earlier, later, into) : undefined;
  return (moment) => {
    const light = isLit(is) ? moment.woken : moment.fallen;
    first.setAttribute('opacity', String(1 - light));
    lit.setAttribute('opacity', String(light * (1 - moment.turned)));
    now.setAttribute('opacity', String(light * moment.turned));
    roll?.(moment);
  };
}

/** The size of a column rolls on: down to less, up to more. It is seen through a window as large as it. */
function sizeActor(earlier: Header, later: Header, into: Element): Painter {
  const { place } = later;
  const group = select(into).append('g').attr('transform', `translate(${place.x} ${place.y})`);
  const window = group
    .append('svg')
    .attr('x', sizeX(place.width) - SIZE.width / 2 - 1)
    .attr('y', -SIZE.height / 2)
    .attr('width', SIZE.width + 2)
    .attr('height', SIZE.height);
  const middle = SIZE.height / 2 + SIZE.baseline;
  const text = (content: string) =>
    window
      .append('text')
      .attr('class', 'size')
      .attr('x', SIZE.width / 2 + 1)
      .text(content);
  const [was, is] = [text(earlier.text), text(later.text)];
  const rolls = earlier.size === later.size ? 0 : Math.sign(later.size - earlier.size) * SIZE.height;
  is.attr('opacity', rolls ? null : 0);
  return ({ rolled, woken, fallen }) => {
    was.attr('y', middle + rolls * rolled);
    is.attr('y', middle - rolls * (1 - rolled));
    const light = isLit(toneOf(later)) ? woken : fallen;
    group.attr('class', toneOf(light > 0.5 ? later : earlier));
  };
}

/** What moves from a frame to the one after it; undefined where another part of the matrix is drawn, or nothing moves. */
export function linksMovement(layers: LinksLayers, earlier: LinksScene, later: LinksScene): Movement | undefined {
  if (earlier.plan !== later.plan) return undefined;
  const actors = new Actors();
  const painters: Painter[] = [];
  const once = (make: () => Element) => {
    let made: Element | undefined;
    return () => (made ??= make());
  };
  const world = layers.nodes.node()!.parentNode as Element;
  const under = once(() => actors.layer(world, layers.nodes.node()));
  const boxes = once(() => actors.layer(world, layers.rewritten.node()));
  const over = once(() => actors.layer(world));

  const arrows = new Map(earlier.arrows.map((arrow) => [arrow.key, arrow]));
  const moving = new Set<string>();
  for (const arrow of later.arrows) {
    const before = arrows.get(arrow.key);
    if (!before || arrowText(before) === arrowText(arrow)) continue;
    moving.add(arrow.key);
    painters.push(arrowActor(before, arrow, under(), over()));
  }
  for (const layer of [layers.arrows, layers.asked, layers.rewritten])
    layer.selectChildren<Element, Arrow>('.arrow, .lit-arrow').each(function ({ key }) {
      if (moving.has(key)) actors.hide(this);
    });

  const was = new Map<number, Box | Header>([...earlier.nodes, ...earlier.headers].map((box) => [box.node, box]));
  const is = new Map<number, Box | Header>([...later.nodes, ...later.headers].map((box) => [box.node, box]));
  for (const layer of [layers.nodes, layers.headers])
    layer.selectChildren<Element, Box | undefined>('.node, .header').each(function (drawn) {
      const [before, box] = [was.get(drawn!.node), is.get(drawn!.node)];
      if (!before || !box || boxText(before) === boxText(box)) return;
      painters.push(boxActor(this, before, box, boxes()));
      actors.hide(this);
    });

  const paint = (at: number) => {
    const moment = momentOf(at, later.back);
    for (const each of painters) each(moment);
  };
  const parts: Part[] = painters.length > 0 ? [{ from: 0, lasts: LASTS, paint }] : [];
  return movementOf(parts, actors);
}

const arrowText = (arrow: Arrow) => `${restClass(arrow)} ${arrow.lit} ${routeText(arrow.rest)} ${routeText(arrow.whole)}`;
const boxText = (box: Box | Header) => `${toneOf(box)} ${'size' in box ? box.text : ''}`;
