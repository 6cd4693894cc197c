import { select } from 'd3-selection';
import { matrix as words } from '#words/views.ts';
import { sudokuBlocks } from '../../../engine/cover/problems/sudoku-cover.ts';
import type { CoverPicture } from '../../../engine/picture/cover.ts';
import { fieldOf } from '../../../engine/step.ts';
import { tenth } from '../../ui/numbers.ts';
import { columnInFocus } from '../kit/cover-part.ts';
import { rememberShown } from '../kit/elements.ts';
import { dotsApart, dotsIn } from '../kit/matrix-dots.ts';
import { type DrawingZoom, enableZoom, type Shown } from '../kit/zoom.ts';
import { viewThatNeeds } from '../view.ts';

const WIDTH = 710;
const HEIGHT = 184;
const TOP = 22;
const BOX = { top: TOP, width: WIDTH, height: HEIGHT };
/** A dot of a chosen option is found from so much further off than others, in the drawing's units: it is what is looked for. */
const LEAD = 4;

/** A dot: a one of an option, by its place among the option's items. */
interface Dot {
  readonly option: number;
  readonly place: number;
}

/**
 * A large matrix as a picture: a dot for every one, options from top to bottom, items from left to right.
 * Dots of what is struck are grey, the column at work is lit. Pointing, or the arrow keys, describes the nearest dot, and
 * all dots of its option are lit: left and right go along them, up and down to the next option.
 */
export const matrixPicture = viewThatNeeds({ picture: ['cover'] }, (element, { pick }) => {
  const root = select(element);
  const svg = root
    .selectAll<SVGSVGElement, null>('svg.picture')
    .data([null])
    .join('svg')
    // Beside it, what the reader has made of the picture of an earlier run: it may be enlarged.
    .classed('picture', true)
    .attr('viewBox', `0 0 ${WIDTH} ${HEIGHT + TOP}`)
    // Where its place is higher than wide, as beside other runs, it fills it: dots that are pressed together can't be told apart.
    .attr('preserveAspectRatio', element.hasAttribute('data-stretched') ? 'none' : null)
    .attr('role', 'img');
  const part = (name: string) => svg.selectAll<SVGPathElement, null>(`path.${name}`).data([null]).join('path').attr('class', name);
  const focus = svg
    .selectAll('rect.column-focus')
    .data([null])
    .join('rect')
    .attr('class', 'column-focus')
    .attr('y', TOP)
    .attr('height', HEIGHT);
  const [out, open, taken, lit] = [part('out'), part('open'), part('taken'), part('lit')];
  const caption = root.selectAll<HTMLParagraphElement, null>('p.picture-caption').data([null]).join('p').attr('class', 'picture-caption');
  const count = root.selectAll<HTMLParagraphElement, null>('p.picture-count').data([null]).join('p').attr('class', 'picture-count');
  let shown: CoverPicture | undefined;
  let dots: ReturnType<typeof dotsIn> | undefined;
  let described: Dot | undefined;
  let atWork: Dot = { option: 0, place: 0 };
  let zoom: DrawingZoom | undefined;
  const changed = rememberShown();
  // Where it takes the width of its figure, there is room to come near.
  const enable = async () => {
    const world = svg.selectAll<SVGGElement, null>(':scope > g.world').data([null]).join('g').attr('class', 'world');
    // The headings stay where they are read, over what is enlarged.
    const heads = svg.selectAll<SVGGElement, null>(':scope > g.heads').data([null]).join('g').attr('class', 'heads');
    for (const child of [...svg.node()!.children]) if (child !== world.node() && child !== heads.node()) world.node()!.append(child);
    const paper = heads
      .selectAll('rect.paper')
      .data([null])
      .join('rect')
      .attr('class', 'paper')
      .attr('width', WIDTH)
      .attr('height', TOP - 2);
    for (const name of world.node()!.querySelectorAll('text.block')) heads.node()!.append(name);
    const moved = (at: Shown) => {
      paper.attr('opacity', at.scale > 1 ? 1 : 0);
      heads.selectAll<SVGTextElement, Block>('text.block').attr('x', function (block) {
        return nameAt(block, this.getComputedTextLength(), at);
      });
    };
    zoom = await enableZoom(element, svg as never, world as never, [WIDTH, HEIGHT + TOP], words.zoom, moved);
    if (!described) zoom.mark(placeOf(atWork));
  };
  const placeOf = ({ option, place }: Dot) => {
    const [sx, sy] = dotsApart(shown!, BOX);
    return { x: (shown!.problem.options[option]!.items[place]! + 0.5) * sx, y: tenth(TOP + (option + 0.5) * sy) };
  };
  const describe = ({ option, place }: Dot) => {
    const { items, options } = shown!.problem;
    const { name, items: own } = options[option]!;
    const says = words.keeps(name, stateOf(shown!, option), items[own[place]!]!);
    caption.text(says);
    svg.attr('aria-valuenow', option + 1).attr('aria-valuetext', says);
  };
  const tell = (dot: Dot, byKey = false) => {
    const { items: own, places } = shown!.problem.options[dot.option]!;
    described = dot;
    describe(dot);
    const [sx] = dotsApart(shown!, BOX);
    const at = placeOf(dot);
    lit.attr('d', own.map((item) => `M${tenth((item + 0.5) * sx - 3)} ${at.y}h6`).join(''));
    // What is pointed at is in view, and a drawing that moves away under a pointer can't be pointed at.
    if (byKey) zoom?.show(at);
    else zoom?.mark(at);
    element.dispatchEvent(new CustomEvent('pointcell', { bubbles: true, detail: places?.length === 1 ? places[0]!.cell : -1 }));
  };
  if (pick) {
    svg.attr('role', 'slider').attr('tabindex', 0).attr('aria-orientation', 'vertical').attr('aria-valuemin', 1);
    svg.on('pointermove', (event: PointerEvent) => shown && tell(nearestDot(shown, svg.node()!, event, zoom)));
    svg.on('keydown', (event: KeyboardEvent) => {
      const to = shown && !event.altKey && !event.ctrlKey && !event.metaKey && nextDot(shown, described, atWork, event.key);
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      tell(to, true);
    });
  }
  return {
    draw({ picture: { cover }, step }) {
      const { problem, rows, depth } = cover;
      const first = shown?.problem !== problem;
      shown = cover;
      const [sx, sy] = dotsApart(cover, BOX);
      if (first) dots = dotsIn(cover, BOX);
      const chosen = new Set(rows.subarray(0, depth));
      for (const option of problem.given ?? []) chosen.add(option);
      const paths = dots!(cover);
      out.filter(changed(() => paths.out)).attr('d', paths.out);
      open.filter(changed(() => paths.open)).attr('d', paths.open);
      taken.filter(changed(() => paths.taken)).attr('d', paths.taken);
      svg.style('--dot', `${Math.max(1, Math.min(sy, 2.4))}`);
      const column = columnInFocus(cover, step);
      const ofStep = step ? fieldOf(step, 'option') : -1;
      const option = ofStep >= 0 ? ofStep : depth > 0 ? rows[depth - 1]! : 0;
      atWork = { option, place: Math.max(0, problem.options[option]!.items.indexOf(column)) };
      if (first) described = undefined;
      focus.attr('x', column * sx - 1.5).attr('width', column >= 0 ? sx + 3 : 0);
      if (first) drawBlocks(svg as never, cover, sx);
      const [rowCount, columnCount] = [problem.options.length, problem.items.length];
      svg.attr('aria-label', words.picture(rowCount, columnCount, chosen.size)).attr('aria-valuemax', pick ? rowCount : null);
      count.filter(changed(() => movesIn(paths.out))).text(words.struck(movesIn(paths.out), movesIn(paths.out + paths.open + paths.taken)));
      if (first && pick && !zoom && element.closest('.lean-matrix')) enable();
      if (described) {
        describe(described);
        return;
      }
      zoom?.mark(placeOf(atWork));
      lit.attr('d', '');
      caption.text(pick ? words.point : words.size(rowCount, columnCount));
    },
  };
});

/** What has become of a row. */
function stateOf({ problem, rows, depth, hidden }: CoverPicture, option: number) {
  if (problem.given?.includes(option)) return 'given';
  if (rows.subarray(0, depth).includes(option)) return 'chosen';
  return hidden[option] ? 'struck' : 'open';
}

/** How many dots a path has: each begins with a move. */
const movesIn = (path: string) => path.split('M').length - 1;

/** The columns of one kind of promise, from left to right in the drawing's units. */
interface Block {
  readonly type: keyof typeof words.blocks;
  readonly left: number;
  readonly right: number;
}

/** Where the name of a block begins while the drawing is enlarged: over what is seen of it; outside the frame where that is too narrow. */
function nameAt({ left, right }: Block, length: number, { scale, shift }: Shown): number {
  const from = Math.max(0, left * scale + shift.x) + 4;
  return tenth(from + length > right * scale + shift.x ? -length : from);
}

/** The kinds of promise of a Sudoku, named over their columns. */
function drawBlocks(svg: ReturnType<typeof select<SVGSVGElement, unknown>>, { problem }: CoverPicture, sx: number): void {
  const { puzzle } = problem;
  const whole = puzzle && 'wholeItems' in problem ? (problem.wholeItems as readonly number[]) : undefined;
  const starts = whole
    ? sudokuBlocks(puzzle!.grid)
        .map(({ type, from }) => ({ type, at: whole.findIndex((item) => item >= from) }))
        .filter(({ at }) => at >= 0)
        .map(({ type, at }, index, all): Block => ({ type, left: at * sx, right: (all[index + 1]?.at ?? problem.items.length) * sx }))
    : [];
  svg
    .selectAll('text.block')
    .data(starts)
    .join('text')
    .attr('class', 'block')
    .attr('x', ({ left }) => left + 4)
    .attr('y', 14)
    .text(({ type }) => words.blocks[type]);
  svg
    .selectAll('path.block-edge')
    .data(starts.slice(1))
    .join('path')
    .attr('class', 'block-edge')
    .attr('d', ({ left }) => `M${left - sx / 2} 2V${TOP + HEIGHT}`);
}

/** The dot nearest to a pointer. */
function nearestDot(cover: CoverPicture, svg: SVGSVGElement, { clientX, clientY }: PointerEvent, zoom: DrawingZoom | undefined): Dot {
  const { problem, rows, depth } = cover;
  const box = svg.getBoundingClientRect();
  const [sx, sy] = dotsApart(cover, BOX);
  const inFrame = { x: ((clientX - box.left) / box.width) * WIDTH, y: ((clientY - box.top) / box.height) * (HEIGHT + TOP) };
  const { x, y: below } = zoom?.placeAt(inFrame) ?? inFrame;
  const y = below - TOP;
  const chosen = new Set(rows.subarray(0, depth));
  let near = { distance: Number.POSITIVE_INFINITY, option: 0, place: 0 };
  problem.options.forEach(({ items }, option) => {
    items.forEach((item, place) => {
      const distance = Math.hypot((item + 0.5) * sx - x, (option + 0.5) * sy - y) - (chosen.has(option) ? LEAD : 0);
      if (distance < near.distance) near = { distance, option, place };
    });
  });
  return near;
}

/** The dot to which an arrow key leads from the described one, at first from the option at work. Undefined for other keys. */
function nextDot({ problem: { options } }: CoverPicture, described: Dot | undefined, atWork: Dot, key: string): Dot | undefined {
  const { option, place } = described ?? atWork;
  const moves: Readonly<Record<string, readonly [options: number, places: number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const move = moves[key];
  if (!move) return undefined;
  if (!described) return atWork;
  const to = Math.min(options.length - 1, Math.max(0, option + move[0]));
  const { length } = options[to]!.items;
  return { option: to, place: (Math.min(place, length - 1) + move[1] + length) % length };
}
