import { easeCubicOut } from 'd3-ease';
import { hundredth } from '../../ui/numbers.ts';
import type { Layer } from '../layer.ts';
import { type Part, staggered } from '../movement.ts';
import { drawArgument, placeOfBracket } from './argument.ts';
import { drawSets, setCells } from './marks.ts';
import { actorLayer, fades, hideDrawn, type Route } from './movement-way.ts';
import type { Argument, GridParts } from './parts.ts';
import { veilOver } from './places.ts';

/** In milliseconds. */
const LASTS = { coming: 200, gone: 120, lift: 320 };
/** How long a fan is on its way to what it strikes. */
export const FAN = 160;

/** When each of so many fans leaves. */
export const startsOfFans = (count: number): number[] => staggered(count, 40, 240);

type SetCell = ReturnType<typeof setCells>[number];

/** Sets and houses come and go. */
export function moveSets(way: Route): Part[] {
  const { earlier, later, side } = way;
  const nameOf = ({ set, cell, number }: SetCell) => `${set.hue} ${cell} ${number ?? ''}`;
  const namesOf = (parts: GridParts) => new Set(setCells(parts).map(nameOf));
  const [before, after] = [namesOf(earlier), namesOf(later)];
  const stays = (name: string) => before.has(name) && after.has(name);
  const houses = [earlier, later].map((parts) => new Set(parts.houses)) as [Set<number>, Set<number>];
  const houseStays = (house: number) => houses.every((each) => each.has(house));
  const differ = [...before, ...after].some((name) => !stays(name)) || [...houses[0], ...houses[1]].some((house) => !houseStays(house));
  if (!differ) return [];
  hideDrawn<SetCell>(way, 'sets', ':scope > g', (datum) => !stays(nameOf(datum)));
  hideDrawn<number>(way, 'sets', 'rect.house', (house) => !houseStays(house));
  const draw = (parts: GridParts) => {
    const layer = actorLayer(way, 'sets');
    drawSets(layer, { ...parts, houses: parts.houses.filter((house) => !houseStays(house)) }, side);
    layer
      .selectAll<SVGGElement, SetCell>('g')
      .filter((datum) => stays(nameOf(datum)))
      .remove();
    return layer;
  };
  return [fades(draw(earlier), 'out', 0, LASTS.gone), fades(draw(later), 'in', 0, LASTS.coming)];
}

const isSameBracket = (one: Argument | undefined, other: Argument | undefined) =>
  one?.house === other?.house &&
  (one?.house === undefined || (one.set!.digits === other!.set!.digits && one.set!.cells.join() === other!.set!.cells.join()));

/** A bracket lifts out of its house while the rest steps back; fans go to what is struck, one after the other. */
export function moveArgument(way: Route): Part[] {
  const { earlier, later, side } = way;
  const [before, after] = [earlier.argument, later.argument];
  const stays = isSameBracket(before, after);
  const keysOf = (argument: Argument | undefined) => new Set(argument?.strikes.map(({ key }) => key));
  const [old, now] = [keysOf(before), keysOf(after)];
  const staysFan = (key: number) => stays && old.has(key) && now.has(key);
  const veils = [before, after].map((argument) => argument && [...argument.open].sort((a, b) => a - b).join());
  const staysVeil = veils[0] === veils[1];
  if (stays && staysVeil && [...old, ...now].every(staysFan)) return [];
  if (!stays) hideDrawn(way, 'over', ':scope > g.bracket', () => true);
  if (!staysVeil) hideDrawn(way, 'over', 'path.dimmed', () => true);
  // What is veiled in both scenes stays so.
  const openEver = before && after && !staysVeil ? new Set([...before.open, ...after.open]) : undefined;
  if (openEver) veil(way, openEver);
  hideDrawn<{ key: number }>(way, 'over', 'path.fan', ({ key }) => !staysFan(key));
  const draw = (argument: Argument) => {
    const layer = actorLayer(way, 'over');
    drawArgument(layer, { ...later, argument }, side);
    layer
      .selectAll<SVGPathElement, { key: number }>('path.fan')
      .filter(({ key }) => staysFan(key))
      .remove();
    if (stays) layer.select('g.bracket').remove();
    if (staysVeil) layer.select('path.dimmed').remove();
    else if (openEver) layer.select('path.dimmed').attr('d', veilBetween(later, argument.open, openEver));
    return layer;
  };
  return [...(before ? [fades(draw(before), 'out', 0, LASTS.gone)] : []), ...(after ? comes(way, draw(after), after) : [])];
}

function veil(way: Route, open: ReadonlySet<number>): void {
  drawArgument(actorLayer(way, 'over'), { ...way.later, argument: { open, strikes: [], set: undefined, house: undefined } }, way.side);
}

/** A veil over the cells that are not open now, though they are at another time. */
function veilBetween({ puzzle, asked }: GridParts, open: ReadonlySet<number>, openEver: ReadonlySet<number>): string {
  const others = [...puzzle.givens.keys()].filter((cell) => open.has(cell) || !openEver.has(cell));
  return veilOver({ puzzle, asked }, new Set(others));
}

function comes({ later, side }: Route, coming: Layer, argument: Argument): Part[] {
  const fans = coming.selectAll<SVGPathElement, unknown>('path.fan').attr('pathLength', 1).attr('stroke-dasharray', '1 1').nodes();
  const starts = startsOfFans(fans.length);
  const parts = [
    fades(coming.select('path.dimmed'), 'in', 0, LASTS.coming),
    ...fans.map((fan, index) => ({
      from: starts[index]!,
      lasts: FAN,
      paint: (share: number) => fan.setAttribute('stroke-dashoffset', String(1 - share)),
    })),
  ];
  const [bracket, stands] = [coming.select('g.bracket'), placeOfBracket(later, argument, side)];
  if (bracket.empty() || !stands) return parts;
  const [x, y] = stands.at(0, stands.edge - stands.bar);
  const lift = (share: number) =>
    bracket.attr('transform', `translate(${hundredth(x * (1 - share))} ${hundredth(y * (1 - share))})`).attr('opacity', share);
  return [...parts, { from: 0, lasts: LASTS.lift, ease: easeCubicOut, paint: lift }];
}
