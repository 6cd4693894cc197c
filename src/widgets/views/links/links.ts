import { type Selection, select } from 'd3-selection';
import { links as words } from '#words/views.ts';
import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import type { CoverPicture, LinksPicture } from '../../../engine/picture/cover.ts';
import type { AnyStep } from '../../../engine/step.ts';
import { type Crossings, enableCrossHover } from '../kit/cross-hover.ts';
import { ensureChild, type Layer, rememberShown } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';
import { arrowsOf, drawArrowHeads, drawArrows, drawLitArrows, neighboursOutside, shareArrowHeads } from './arrows.ts';
import { boxesOf, drawHeaders, drawNodes, drawOutside, drawRowNames } from './boxes.ts';
import { drawLight } from './light.ts';
import { type LinksLayers, type LinksScene, linksMovement } from './movement.ts';
import { type DrawnLinks, type Plan, planOf, ROW, workOf } from './plan.ts';
import { LinksZoom } from './zoom.ts';

/** What is drawn of a frame. */
interface DrawnFrame {
  readonly picture: { readonly cover: CoverPicture; readonly links: LinksPicture };
  readonly step: AnyStep | undefined;
}

/** The links themselves: every entry of L, R, U and D as an arrow between headers and nodes. What is out keeps its own, dashed. */
export const linksView = viewThatNeeds({ picture: ['cover', 'links'] }, (element, { algorithm, seek }) => {
  const svg = select(element)
    .selectAll<SVGSVGElement, null>('svg.links')
    .data([null])
    .join('svg')
    .attr('class', 'links')
    .attr('role', 'img') as unknown as Selection<SVGSVGElement, unknown, null, undefined>;
  drawArrowHeads(svg);
  if (seek) shareArrowHeads(element.ownerDocument);
  const world = ensureChild(svg, 'g', 'world');
  const layers = Object.fromEntries(
    ['arrows', 'asked', 'nodes', 'headers', 'rewritten'].map((name) => [name, ensureChild(world, 'g', name)]),
  ) as unknown as LinksLayers;
  const names = ensureChild(world, 'g', 'names');
  let plan: Plan | undefined;
  let scene: LinksScene | undefined;
  let atWork = { item: -1, option: -1 };
  const changed = rememberShown();
  // Only in the browser, where a reader can step back from a part of a large matrix.
  const zoom = seek && new LinksZoom(element, svg, world, layers, names);
  enableCrossHover(svg.node()!, world.node()!, () => plan && crossingsOf(plan, atWork));
  const draw = ({ picture, step }: DrawnFrame) => {
    const links = { ...picture.links, ...picture.cover };
    plan = planOf(links, step, plan, zoom?.room);
    const undoing = (step && algorithm.steps[step.kind]!.undoes) || callAt(links)?.undoes === true;
    const work = workOf(links, step, undoing);
    atWork = work.main > links.h ? { item: links.C[work.main]!, option: links.optionOf[work.main]! } : { item: -1, option: -1 };
    const box = zoom?.boxOf(plan) ?? `0 ${plan.top} ${plan.width} ${plan.height - plan.top}`;
    const doing = !undoing && work.main >= 0;
    svg
      .filter(changed(() => `${box} ${undoing} ${doing}`))
      .attr('viewBox', box)
      .style('--wide', plan.width)
      .classed('undoing', undoing)
      .classed('doing', doing);
    svg.attr('aria-label', describe(links, step, undoing));
    scene = { plan, root: links.h, arrows: arrowsOf(links, plan, work), ...boxesOf(links, plan, work), back: undoing };
    drawRowNames(names, links, plan, changed);
    drawArrows(layers.arrows, scene.arrows, changed);
    drawLitArrows(layers.asked, scene.arrows, 'asked', changed);
    drawNodes(layers.nodes, scene.nodes, changed);
    drawHeaders(layers.headers, links, plan, scene.headers, changed);
    drawLitArrows(layers.rewritten, scene.arrows, 'new', changed);
    drawOutside(layers.rewritten, links, neighboursOutside(links, plan, work));
    drawBanner(names, plan, bannerOf(algorithm, links, step, undoing), undoing);
    zoom?.draw({ state: links, plan, work });
    return scene;
  };
  return {
    draw,
    move(frame, previous) {
      const [before, now] = [scene, draw(frame)];
      if (!before) return undefined;
      return previous.position < frame.position ? linksMovement(layers, before, now) : linksMovement(layers, now, before);
    },
    highlight(lit) {
      if (scene) drawLight(world, layers, scene, lit);
    },
  };
});

function crossingsOf({ xOfItem, yOfOption, column, width, height }: Plan, atWork: Crossings['atWork']): Crossings {
  const shifted = (middles: ReadonlyMap<number, number>, by: number) => new Map([...middles].map(([key, middle]) => [key, middle - by]));
  return { xOfItem: shifted(xOfItem, column / 2), yOfOption: shifted(yOfOption, ROW / 2), column, row: ROW, width, height, atWork };
}

/** The call inside search(k), if one is running. */
const callAt = ({ calls }: DrawnLinks) => calls?.at(-1);

/** The direction of the work: 'cover F →', '← uncover F'. */
function bannerOf(algorithm: AnyAlgorithm, state: DrawnLinks, step: AnyStep | undefined, undoing: boolean): string {
  const call = callAt(state);
  const label = call ? `${call.name} ${state.problem.items[call.item]}` : undoing && step ? algorithm.steps[step.kind]!.label : '';
  return label && (undoing ? `← ${label}` : `${label} →`);
}

function drawBanner(layer: Layer, { top }: Plan, banner: string, undoing: boolean): void {
  layer
    .selectAll('text.banner')
    .data(banner ? [banner] : [])
    .join((enter) => enter.insert('text', ':first-child'))
    .attr('class', `banner${undoing ? ' back' : ''}`)
    .attr('x', 12)
    .attr('y', top + 15)
    .text((text) => text);
}

function describe(state: DrawnLinks, step: AnyStep | undefined, undoing: boolean): string {
  const open = state.covered.reduce((sum, covered, item) => sum + (item < state.problem.primary && !covered ? 1 : 0), 0);
  const direction = step && (undoing ? 'back' : 'on');
  return words.drawing(state.problem.items.length, state.problem.options.length, open, direction);
}
