import { easeCubicOut } from 'd3-ease';
import { hundredth } from '../../ui/numbers.ts';
import { type Curve, pathOf } from '../kit/curve.ts';
import { type Layer, rememberShown } from '../kit/elements.ts';
import { type Part, partOf, staggered } from '../kit/movement.ts';
import { drawArgument, placeOfBracket } from './argument.ts';
import { drawEnds, drawLinks } from './chain.ts';
import { curvesOfLinks } from './link-curves.ts';
import { curveOfStrike, drawRuns, drawSets, drawStrikes, type MarkRun, markRuns, setCells } from './marks.ts';
import { type Argument, type GridParts, type Mark, markKey } from './parts.ts';
import { veilOver } from './places.ts';
import { actorLayer, fades, hideDrawn, type Transition } from './transition.ts';

/** In milliseconds. */
const LASTS = { coming: 140, gone: 100, strike: 110, link: 140 };
const SET_LASTS = { coming: 200, gone: 120, lift: 320 };
/** How long a fan takes to reach what it strikes. */
const FAN = 160;
const APART = { strikes: 25, links: 140, fans: 40 };
/** After which the last of several begins at the latest. */
const AT_MOST = { strikes: 140, links: 1120, fans: 240 };
/** As soon as more marks than this change nobody follows them one by one. */
const MAX_MARKS = 200;

/** The marks that are not, or look otherwise, among others. Both are in the order of their keys. */
function marksNotIn(others: readonly Mark[], marks: readonly Mark[]): Mark[] {
  let at = 0;
  return marks.filter(({ key, struck, lit }) => {
    while (at < others.length && others[at]!.key < key) at++;
    const other = others[at];
    return other?.key !== key || other.struck !== struck || other.lit !== lit;
  });
}

/** Pencil marks come and go; those that are struck are crossed out one after the other. */
export function moveMarks(transition: Transition): Part[] {
  const { earlier, later, side } = transition;
  const swelling = new Set(later.digits.map(({ cell, digit }) => markKey(cell, digit)));
  const [gone, coming] = [marksNotIn(later.marks, earlier.marks), marksNotIn(earlier.marks, later.marks)];
  const leaving = gone.filter(({ key }) => !swelling.has(key));
  const differs = new Set([...gone, ...coming].map(({ key }) => key));
  if (differs.size === 0 || differs.size > MAX_MARKS) return [];
  // Marks of a cell that look alike are one text: with those that come or go, those that stay are drawn anew.
  const cells = new Set([...gone, ...coming].map(({ cell }) => cell));
  hideDrawn<MarkRun>(transition, 'marks', 'text', ({ cell }) => cells.has(cell));
  hideDrawn<Mark>(transition, 'marks', 'path', ({ key }) => differs.has(key));
  const staying = later.marks.filter(({ key, cell }) => cells.has(cell) && !differs.has(key));
  const texts = (marks: readonly Mark[]) => {
    const layer = actorLayer(transition, 'marks');
    drawRuns(layer, later, side, rememberShown(), markRuns(later.puzzle, marks));
    return layer;
  };
  texts(staying);
  const [goes, come, struck] = [texts(leaving), texts(coming), actorLayer(transition, 'marks')];
  drawStrikes(goes, { ...later, marks: leaving }, side, rememberShown());
  drawStrikes(struck, { ...later, marks: coming }, side, rememberShown());
  const wasStruck = new Set(earlier.marks.filter((mark) => mark.struck).map(({ key }) => key));
  const isStruckNow = ({ key }: Mark) => !wasStruck.has(key);
  const struckAt = startsOfStrokes(transition, isStruckNow);
  const strokes = struck.selectAll<SVGPathElement, Mark>('path').filter(isStruckNow);
  return [
    fades(goes, 'out', 0, LASTS.gone),
    fades(come, 'in', 0, LASTS.coming),
    ...drawn(
      strokes.nodes(),
      strokes.data().map((mark) => curveOfStrike(later, mark, side)),
      struckAt,
      LASTS.strike,
    ),
  ];
}

/** The time at which each fan starts. */
const startsOfFans = (count: number): number[] => staggered(count, APART.fans, AT_MOST.fans);

/** One after the other; what a fan leads to is crossed out when it is there. */
function startsOfStrokes({ later }: Transition, isStruckNow: (mark: Mark) => boolean): number[] {
  const struck = later.marks.filter((mark) => mark.struck && isStruckNow(mark));
  const starts = staggered(struck.length, APART.strikes, AT_MOST.strikes);
  const fans = later.argument?.set ? later.argument.strikes.filter(isStruckNow) : [];
  return fans.length > 0 ? startsOfFans(fans.length).map((start) => start + FAN) : starts;
}

const nameOf = ({ from, to }: GridParts['links'][number]) => [from.cell, from.digit, to.cell, to.digit].join(' ');

/** A chain draws itself link by link. */
export function moveLinks(transition: Transition): Part[] {
  const { earlier, later, side } = transition;
  const [before, after] = [earlier, later].map(({ links }) => new Set(links.map(nameOf))) as [Set<string>, Set<string>];
  const leaving = earlier.links.filter((link) => !after.has(nameOf(link)));
  const coming = later.links.filter((link) => !before.has(nameOf(link)));
  const ends = moveEnds(transition);
  if (leaving.length + coming.length === 0) return ends;
  const differs = new Set([...leaving, ...coming].map(nameOf));
  hideDrawn<GridParts['links'][number]>(transition, 'links', ':scope > path', (link) => differs.has(nameOf(link)));
  const draw = (parts: GridParts, links: GridParts['links']) => {
    const layer = actorLayer(transition, 'links');
    drawLinks(layer, parts, side, links);
    return layer;
  };
  const gone = draw(earlier, leaving);
  const curves = curvesOfLinks(later, side);
  const paths = draw(later, coming).selectAll<SVGPathElement, unknown>('path').nodes();
  return [
    ...ends,
    fades(gone, 'out', 0, LASTS.gone),
    ...drawn(
      paths,
      coming.map((link) => curves.get(link)!),
      staggered(paths.length, APART.links, AT_MOST.links),
      LASTS.link,
    ),
  ];
}

/** What a chain says of its candidates comes and goes as a whole. */
function moveEnds(transition: Transition): Part[] {
  const { earlier, later, side } = transition;
  const chains = [earlier, later].map(({ links, sets }) => ({ links, sets: sets.filter(({ around }) => around) }));
  const [before, after] = chains.map((chain) => JSON.stringify(chain));
  if (before === after) return [];
  hideDrawn(transition, 'links', ':scope > g.ends, :scope > rect', () => true);
  const draw = (parts: GridParts) => {
    const layer = actorLayer(transition, 'links');
    drawEnds(layer, parts, side);
    return layer;
  };
  return [fades(draw(earlier), 'out', 0, SET_LASTS.gone), fades(draw(later), 'in', 0, SET_LASTS.coming)];
}

/** Lines that are drawn from their beginnings to their ends. */
function drawn(paths: readonly Element[], curves: readonly Curve[], starts: readonly number[], lasts: number): Part[] {
  return paths.map((path, index) => ({
    from: starts[index]!,
    lasts,
    paint: (share) => path.setAttribute('d', share === 0 ? '' : pathOf(curves[index]!, share)),
  }));
}

type SetCell = ReturnType<typeof setCells>[number];

/** Sets and houses come and go. */
export function moveSets(transition: Transition): Part[] {
  const { earlier, later, side } = transition;
  const nameOf = ({ set, cell, number }: SetCell) => `${set.hue} ${cell} ${number ?? ''}`;
  const namesOf = (parts: GridParts) => new Set(setCells(parts).map(nameOf));
  const [before, after] = [namesOf(earlier), namesOf(later)];
  const stays = (name: string) => before.has(name) && after.has(name);
  const houses = [earlier, later].map((parts) => new Set(parts.houses)) as [Set<number>, Set<number>];
  const houseStays = (house: number) => houses.every((each) => each.has(house));
  const differ = [...before, ...after].some((name) => !stays(name)) || [...houses[0], ...houses[1]].some((house) => !houseStays(house));
  if (!differ) return [];
  hideDrawn<SetCell>(transition, 'sets', ':scope > g', (datum) => !stays(nameOf(datum)));
  hideDrawn<number>(transition, 'sets', 'path.house', (house) => !houseStays(house));
  const draw = (parts: GridParts) => {
    const layer = actorLayer(transition, 'sets');
    drawSets(layer, { ...parts, houses: parts.houses.filter((house) => !houseStays(house)) }, side);
    layer
      .selectAll<SVGGElement, SetCell>('g')
      .filter((datum) => stays(nameOf(datum)))
      .remove();
    return layer;
  };
  return [fades(draw(earlier), 'out', 0, SET_LASTS.gone), fades(draw(later), 'in', 0, SET_LASTS.coming)];
}

const isSameBracket = (one: Argument | undefined, other: Argument | undefined) =>
  one?.house === other?.house &&
  (one?.house === undefined || (one.set!.digits === other!.set!.digits && one.set!.cells.join() === other!.set!.cells.join()));

/** A bracket lifts out of its house while the rest steps back; fans go to what is struck, one after the other. */
export function moveArgument(transition: Transition): Part[] {
  const { earlier, later, side } = transition;
  const [before, after] = [earlier.argument, later.argument];
  const stays = isSameBracket(before, after);
  const keysOf = (argument: Argument | undefined) => new Set(argument?.strikes.map(({ key }) => key));
  const [old, now] = [keysOf(before), keysOf(after)];
  const staysFan = (key: number) => stays && old.has(key) && now.has(key);
  const veils = [before, after].map((argument) => argument && [...argument.open].sort((a, b) => a - b).join());
  const staysVeil = veils[0] === veils[1];
  if (stays && staysVeil && [...old, ...now].every(staysFan)) return [];
  if (!stays) hideDrawn(transition, 'over', ':scope > g.bracket', () => true);
  if (!staysVeil) hideDrawn(transition, 'over', 'path.dimmed', () => true);
  // What is veiled in both scenes stays so.
  const openEver = before && after && !staysVeil ? new Set([...before.open, ...after.open]) : undefined;
  if (openEver) veil(transition, openEver);
  hideDrawn<{ key: number }>(transition, 'over', 'path.fan', ({ key }) => !staysFan(key));
  const draw = (argument: Argument) => {
    const layer = actorLayer(transition, 'over');
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
  return [...(before ? [fades(draw(before), 'out', 0, SET_LASTS.gone)] : []), ...(after ? comes(transition, draw(after), after) : [])];
}

function veil(transition: Transition, open: ReadonlySet<number>): void {
  drawArgument(
    actorLayer(transition, 'over'),
    { ...transition.later, argument: { open, strikes: [], set: undefined, house: undefined } },
    transition.side,
  );
}

/** A veil over the cells that are not open now, though they are at another time. */
function veilBetween({ puzzle, question }: GridParts, open: ReadonlySet<number>, openEver: ReadonlySet<number>): string {
  const others = [...puzzle.givens.keys()].filter((cell) => open.has(cell) || !openEver.has(cell));
  return veilOver({ puzzle, question: question }, new Set(others));
}

function comes({ later, side }: Transition, coming: Layer, argument: Argument): Part[] {
  const fans = coming.selectAll<SVGPathElement, unknown>('path.fan').attr('pathLength', 1).attr('stroke-dasharray', '1 1').nodes();
  const starts = startsOfFans(fans.length);
  const parts = [
    fades(coming.select('path.dimmed'), 'in', 0, SET_LASTS.coming),
    ...fans.map((fan, index) => ({
      from: starts[index]!,
      lasts: FAN,
      paint: (share: number) => fan.setAttribute('stroke-dashoffset', String(1 - share)),
    })),
  ];
  const [bracket, bracketPlace] = [coming.select('g.bracket'), placeOfBracket(later, argument, side)];
  if (bracket.empty()) return parts;
  if (!bracketPlace) return [...parts, fades(bracket, 'in', 0, SET_LASTS.coming)];
  const [x, y] = bracketPlace.at(0, bracketPlace.edge - bracketPlace.bar);
  const looks = (share: number) => ({
    transform: `translate(${hundredth(x * (1 - share))} ${hundredth(y * (1 - share))})`,
    opacity: share,
  });
  return [...parts, partOf([{ element: bracket.node() as Element, looks }], { from: 0, lasts: SET_LASTS.lift, ease: easeCubicOut })];
}
