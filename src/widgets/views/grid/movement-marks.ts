import { rememberShown } from '../changed.ts';
import { type Curve, pathOf } from '../curve.ts';
import { type Part, staggered } from '../movement.ts';
import { curveOfLink, curveOfStrike, drawLinks, drawMarks } from './marks.ts';
import { FAN, startsOfFans } from './movement-sets.ts';
import { actorLayer, fades, hideDrawn, type Route } from './movement-way.ts';
import { type GridParts, type Mark, markKey } from './parts.ts';

/** In milliseconds. */
const LASTS = { coming: 140, gone: 100, strike: 110, link: 140 };
const APART = { strikes: 25, links: 140 };
/** After which the last of several begins at the latest. */
const AT_MOST = { strikes: 140, links: 1120 };
/** As soon as more marks than this change nobody follows them one by one. */
const MAX_MARKS = 200;

const isSame = (mark: Mark, other: Mark | undefined) => other !== undefined && mark.struck === other.struck && mark.lit === other.lit;

/** Pencil marks come and go; those that are struck are crossed out one after the other. */
export function moveMarks(way: Route): Part[] {
  const { earlier, later, side } = way;
  const byKey = (marks: readonly Mark[]) => new Map(marks.map((mark) => [mark.key, mark]));
  const [before, after] = [byKey(earlier.marks), byKey(later.marks)];
  const swelling = new Set(later.digits.map(({ cell, digit }) => markKey(cell, digit)));
  const leaving = earlier.marks.filter((mark) => !isSame(mark, after.get(mark.key)) && !swelling.has(mark.key));
  const coming = later.marks.filter((mark) => !isSame(mark, before.get(mark.key)));
  const differs = new Set([...leaving, ...coming].map(({ key }) => key));
  for (const { key } of earlier.marks) if (swelling.has(key)) differs.add(key);
  if (differs.size === 0 || differs.size > MAX_MARKS) return [];
  hideDrawn<Mark>(way, 'marks', 'text, path', ({ key }) => differs.has(key));
  const draw = (marks: readonly Mark[]) => {
    const layer = actorLayer(way, 'marks');
    drawMarks(layer, { ...later, marks }, side, rememberShown());
    return layer;
  };
  const [gone, come] = [draw(leaving), draw(coming)];
  const isStruckNow = ({ key }: Mark) => !before.get(key)?.struck;
  const struckAt = startsOfStrokes(way, isStruckNow);
  const strokes = come.selectAll<SVGPathElement, Mark>('path').filter(isStruckNow);
  return [
    fades(gone, 'out', 0, LASTS.gone),
    fades(come.selectAll('text'), 'in', 0, LASTS.coming),
    ...drawn(
      strokes.nodes(),
      strokes.data().map((mark) => curveOfStrike(later, mark, side)),
      struckAt,
      LASTS.strike,
    ),
  ];
}

/** One after the other; what a fan leads to is crossed out when it is there. */
function startsOfStrokes({ later }: Route, isStruckNow: (mark: Mark) => boolean): number[] {
  const struck = later.marks.filter((mark) => mark.struck && isStruckNow(mark));
  const starts = staggered(struck.length, APART.strikes, AT_MOST.strikes);
  const fans = later.argument?.set ? later.argument.strikes.filter(isStruckNow) : [];
  return fans.length > 0 ? startsOfFans(fans.length).map((start) => start + FAN) : starts;
}

const nameOf = ({ from, to }: GridParts['links'][number]) => [from.cell, from.digit, to.cell, to.digit].join(' ');

/** A chain draws itself link by link. */
export function moveLinks(way: Route): Part[] {
  const { earlier, later, side } = way;
  const [before, after] = [earlier, later].map(({ links }) => new Set(links.map(nameOf))) as [Set<string>, Set<string>];
  const leaving = earlier.links.filter((link) => !after.has(nameOf(link)));
  const coming = later.links.filter((link) => !before.has(nameOf(link)));
  if (leaving.length + coming.length === 0) return [];
  const differs = new Set([...leaving, ...coming].map(nameOf));
  hideDrawn<GridParts['links'][number]>(way, 'links', 'path', (link) => differs.has(nameOf(link)));
  const draw = (links: GridParts['links']) => {
    const layer = actorLayer(way, 'links');
    drawLinks(layer, { ...later, links }, side);
    return layer;
  };
  const gone = draw(leaving);
  const paths = draw(coming).selectAll<SVGPathElement, unknown>('path').nodes();
  return [
    fades(gone, 'out', 0, LASTS.gone),
    ...drawn(
      paths,
      coming.map((link) => curveOfLink(later, link, side)),
      staggered(paths.length, APART.links, AT_MOST.links),
      LASTS.link,
    ),
  ];
}

/** Lines that are drawn from their beginnings to their ends. */
function drawn(paths: readonly Element[], curves: readonly Curve[], starts: readonly number[], lasts: number): Part[] {
  return paths.map((path, index) => ({
    from: starts[index]!,
    lasts,
    paint: (share) => path.setAttribute('d', share === 0 ? '' : pathOf(curves[index]!, share)),
  }));
}
