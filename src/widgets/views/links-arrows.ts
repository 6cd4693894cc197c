import type { Selection } from 'd3-selection';
import type { AnyStep } from '../../engine/step.ts';
import type { Changed } from './changed.ts';
import { type DrawnLinks, HEAD, headWidth, type Layer, litBy, NODE, type Plan, placeOf } from './links-plan.ts';

interface Arrow {
  readonly key: string;
  readonly path: string;
  readonly tone: string;
}

export function drawArrowHeads(svg: Selection<SVGSVGElement, unknown, null, undefined>): void {
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

export function drawArrows(layer: Layer, state: DrawnLinks, plan: Plan, step: AnyStep | undefined, changed: Changed): void {
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
    .filter(changed(({ tone, path }: Arrow) => `${tone} ${path}`))
    .attr('class', ({ tone }) => `arrow ${tone}`)
    .attr('marker-end', ({ tone }) => `url(#arrow-${tone})`)
    .attr('d', ({ path }) => path);
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
