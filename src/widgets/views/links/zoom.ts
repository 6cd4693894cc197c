import { interpolateNumber } from 'd3-interpolate';
import { type Selection, select } from 'd3-selection';
import { links as words, zoomIn, zoomOut } from '#words/views.ts';
import { reducedMotion } from '../../ui/browser.ts';
import { browserClock } from '../../ui/clock.ts';
import { columnInFocus } from '../kit/cover-part.ts';
import type { Layer } from '../kit/elements.ts';
import { type DotsBox, dotsApart, dotsIn } from '../kit/matrix-dots.ts';
import { Mover, shareOf } from '../kit/movement.ts';
import { LinksFrame } from './frame.ts';
import type { LinksLayers } from './movement.ts';
import type { DrawnLinks, Place, Plan, Work } from './plan.ts';

type Svg = Selection<SVGSVGElement, unknown, null, undefined>;

/** The levels of the zoom: the links of a part, that part fitted into its frame, and the whole matrix as dots. */
const [NEAR, PART, WHOLE] = [0, 1, 2];
/** The whole matrix, in units of the drawing: as wide as this, as high as its frame, and the margin around its dots. */
const FAR = { width: 600, height: 380, least: 200, around: 10, over: 34 };
/** The size of a dot compared with a node. */
const SMALL = 0.14;
const LASTS = 400;
/** So large a unit of the drawing is at least when a reader is near, in CSS pixels: see --least in links.css. */
const MIN = 0.85;
/** Beside a picture a part is seen whole, unless a unit of the drawing would then be smaller than this, in CSS pixels. */
const MIN_WHOLE = 0.8;
/** Below the bar, see links.css. */
const BAR_MARGIN = 6;
/** The wheel distance from one level to the next, in CSS pixels. */
const WHEEL = 220;

const dotsBoxIn = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  left: FAR.around,
  top: FAR.over,
  width: width - 2 * FAR.around,
  height: height - FAR.over - FAR.around,
});

/** What the zoom has to know of a frame. */
interface Seen {
  readonly state: DrawnLinks;
  readonly plan: Plan;
  readonly work: Work;
}

/**
 * Lets a reader step back from the links of a part to the whole matrix, and come near again, at the same place: all nodes that
 * are drawn go to their dots. The picture is one of a number, from NEAR to WHOLE. By buttons, the wheel with Ctrl, two fingers.
 */
export class LinksZoom {
  readonly #element: Element;
  readonly #svg: Svg;
  readonly #world: Layer;
  readonly #layers: LinksLayers;
  readonly #names: Layer;
  readonly #frame: LinksFrame;
  readonly #bar: Selection<HTMLDivElement, null, Element, unknown>;
  readonly #mover = new Mover(browserClock);
  readonly #calm = reducedMotion();
  /** All of a part is seen at first. */
  #level = PART;
  /** How wide the frame is; 0 while it is hidden. */
  #room = 0;
  /** How high a drawing can be that is seen without scrolling, in CSS pixels; 0 where its frame has the height of what is in it. */
  #high = 0;
  #far = { width: FAR.width, height: FAR.height };
  #dotsBox: Required<DotsBox> = dotsBoxIn(FAR);
  #seen: Seen | undefined;
  #dots: { readonly problem: object; readonly draw: ReturnType<typeof dotsIn> } | undefined;

  constructor(element: Element, svg: Svg, world: Layer, layers: LinksLayers, names: Layer) {
    this.#element = element;
    this.#svg = svg;
    this.#world = world;
    this.#layers = layers;
    this.#names = names;
    this.#frame = new LinksFrame(element, svg.node()!, names);
    this.#bar = select(element)
      .selectAll<HTMLDivElement, null>('div.links-bar')
      .data([null])
      .join((enter) => enter.insert('div', 'svg'))
      .attr('class', 'links-bar')
      .property('hidden', true);
    this.#bar.selectAll('span').data([null]).join('span');
    const buttons = [
      { text: '−', name: zoomOut, by: 1 },
      { text: '+', name: zoomIn, by: -1 },
    ] as const;
    this.#bar
      .selectAll<HTMLButtonElement, (typeof buttons)[number]>('button')
      .data(buttons)
      .join('button')
      .attr('type', 'button')
      .attr('class', 'chip')
      .attr('aria-label', ({ name }) => name)
      .text(({ text }) => text)
      .on('click', (_, { by }) => this.#step(by));
    this.#listen();
    if (typeof ResizeObserver !== 'undefined')
      new ResizeObserver(([entry]) => {
        this.#room = entry!.contentRect.width;
        this.#measureHeight();
        // A matrix that is drawn whole has no levels.
        if (this.#level > NEAR && this.#seen && !this.#seen.plan.part.whole) this.#paint();
      }).observe(this.#frame.element);
  }

  #measureHeight(): void {
    const pane = this.#frame.element;
    if (pane === this.#element) return;
    const { paddingTop, paddingBottom } = getComputedStyle(this.#element);
    const bar = this.#bar.node()!;
    this.#high = pane.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom) - bar.offsetHeight - BAR_MARGIN;
  }

  /** The width available to the drawing, in CSS pixels. Read before each frame. */
  get room(): number {
    this.#room ||= this.#frame.element.clientWidth;
    return this.#room || Number.POSITIVE_INFINITY;
  }

  /** The part of the drawing's units that is seen. */
  boxOf({ top, width, height }: Plan): string {
    const far = shareOf(this.#level, PART, WHOLE);
    const between = (near: number, whole: number) => interpolateNumber(near, whole)(far);
    return `0 ${between(top, 0)} ${between(width, this.#far.width)} ${between(height - top, this.#far.height)}`;
  }

  /** After each frame. */
  draw(seen: Seen): void {
    this.#seen = seen;
    const { whole } = seen.plan.part;
    if (!whole) {
      this.#svg.classed('steps-back', true);
      if (this.#bar.property('hidden')) {
        this.#bar.property('hidden', false);
        this.#measureHeight();
      }
      this.#tellPart();
      if (this.#level > NEAR || this.#svg.classed('away')) this.#paint();
    }
    this.#frame.follow(seen.plan, this.#level < PART && (seen.work.main >= 0 || seen.work.option >= 0));
  }

  /** How much of the matrix is drawn; from far away it is all of it. */
  #tellPart(): void {
    const { state, plan } = this.#seen!;
    const [columns, rows] = [state.problem.items.length, state.problem.options.length];
    const { items, options } = plan.part;
    this.#bar.select('span').text(this.#level > PART ? words.all(columns, rows) : words.part(items.length, columns, options.length, rows));
  }

  /** To the next level, over one that shows no more. */
  #step(by: 1 | -1): void {
    const from = this.#level;
    const next = by > 0 ? Math.floor(from) + 1 : Math.ceil(from) - 1;
    const isAllSeen = this.#svg.node()!.getBoundingClientRect().width <= this.#frame.element.clientWidth && from < PART;
    const to = Math.max(NEAR, Math.min(WHOLE, next === PART && isAllSeen ? next + by : next));
    const level = interpolateNumber(from, to);
    const movement = { lasts: LASTS, paint: (at: number) => this.#go(level(at)), end: () => this.#go(to) };
    this.#mover.play([movement], { within: this.#calm.matches ? 0 : LASTS });
  }

  #go(level: number): void {
    // As high as the frame is when one begins to go further away than a part.
    if (this.#level <= PART && level > PART) this.#fit();
    this.#level = Math.max(NEAR, Math.min(WHOLE, level));
    if (this.#seen) this.#svg.attr('viewBox', this.boxOf(this.#seen.plan));
    this.#paint();
  }

  #fit(): void {
    const { clientWidth, clientHeight } = this.#frame.element;
    const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(this.#element);
    const [wide, high] = [
      clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
      clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
    ];
    if (wide > 0) this.#far = { width: FAR.width, height: Math.max(FAR.least, (FAR.width * high) / wide) };
    this.#dotsBox = dotsBoxIn(this.#far);
    this.#dots = undefined;
  }

  #paint(): void {
    const [level, seen] = [this.#level, this.#seen];
    if (!seen) return;
    if (!seen.plan.part.whole) this.#tellPart();
    const far = shareOf(level, PART, WHOLE);
    this.#frame.keepNames(level === NEAR);
    this.#svg
      .classed('away', level > NEAR)
      .classed('far', far === 1)
      .style('max-height', () => (level > NEAR && this.#high > MIN_WHOLE * (seen.plan.height - seen.plan.top) ? `${this.#high}px` : null))
      .style('min-width', () => (level > NEAR ? `calc(var(--least) * ${1 - Math.min(1, level)})` : null));
    const isNear = level === NEAR || (level === PART && seen.plan.width * MIN <= this.#room);
    this.#bar.selectAll<HTMLButtonElement, unknown>('button').property('disabled', (_, index) => [level === WHOLE, isNear][index]!);
    const fading = far > 0 && far < 1;
    for (const layer of [this.#layers.arrows, this.#layers.asked, this.#layers.rewritten, this.#names])
      layer.style('opacity', () => (fading ? 1 - shareOf(far, 0, 0.5) : null));
    for (const layer of [this.#layers.nodes, this.#layers.headers])
      layer.style('opacity', () => (fading ? 1 - shareOf(far, 0.5, 1) : null));
    const box = this.#dotsBox;
    const [sx, sy] = dotsApart(seen.state, box);
    const dotOf = (item: number, option: number) => ({ x: box.left + item * sx + 1, y: box.top + (option + 0.5) * sy });
    const placed = (node: number) =>
      node < seen.state.h ? { ...dotOf(node, 0), y: box.top - 6 } : dotOf(seen.state.C[node]!, seen.state.optionOf[node]!);
    const move = (layer: Layer, children: string) =>
      layer.selectChildren<SVGGElement, { readonly node: number; readonly place: Place } | null>(children).style('transform', (datum) => {
        if (!fading || !datum) return null;
        const to = placed(datum.node);
        const [x, y] = [interpolateNumber(datum.place.x, to.x)(far), interpolateNumber(datum.place.y, to.y)(far)];
        return `translate(${x}px, ${y}px) scale(${interpolateNumber(1, SMALL)(far)})`;
      });
    move(this.#layers.nodes, 'g');
    move(this.#layers.headers, '.header');
    this.#drawWhole(seen, far, placed);
  }

  #drawWhole({ state, plan, work }: Seen, far: number, placed: (node: number) => { x: number; y: number }): void {
    const whole = this.#world
      .selectAll<SVGGElement, null>('g.whole')
      .data(far > 0 ? [null] : [])
      .join((enter) => enter.insert('g', ':first-child'))
      .attr('class', 'whole')
      .style('opacity', far);
    if (far === 0) return;
    const box = this.#dotsBox;
    if (this.#dots?.problem !== state.problem) this.#dots = { problem: state.problem, draw: dotsIn(state, box) };
    const [sx] = dotsApart(state, box);
    const column = columnInFocus(state, undefined);
    whole
      .selectAll('rect')
      .data(column >= 0 ? [column] : [])
      .join('rect')
      .attr('class', 'column-focus')
      .attr('x', (item) => box.left + item * sx - 1.5)
      .attr('y', box.top - 10)
      .attr('width', sx + 3)
      .attr('height', box.height + 12);
    const dots = this.#dots.draw(state);
    const rings = plan.nodes.map(({ node }) => placed(node)).map(({ x, y }) => `M${x - 3} ${y - 3}h6v6h-6z`);
    whole
      .selectAll<SVGPathElement, [string, string]>('path')
      .data([...Object.entries(dots), ['of-part', rings.join('')]])
      .join('path')
      .attr('class', ([name]) => name)
      .attr('d', ([, path]) => path);
    whole
      .selectAll('circle')
      .data(work.main >= 0 && plan.places.has(work.main) ? [placed(work.main)] : [])
      .join('circle')
      .attr('class', `at-work${work.back ? ' back' : ''}`)
      .attr('r', 5)
      .attr('cx', ({ x }) => x)
      .attr('cy', ({ y }) => y);
  }

  #listen(): void {
    const canZoom = () => this.#seen !== undefined && !this.#seen.plan.part.whole;
    // The page keeps its wheel: zooming needs Ctrl, or two fingers.
    select(this.#element).on(
      'wheel.step-back',
      (event: WheelEvent) => {
        if (!event.ctrlKey || !canZoom()) return;
        event.preventDefault();
        this.#mover.cut();
        this.#go(this.#level + event.deltaY / WHEEL);
      },
      { passive: false },
    );
    let pinch: { readonly apart: number; readonly level: number } | undefined;
    const apart = ([one, other]: TouchList) => Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY);
    this.#svg.on('touchstart.step-back', ({ touches }: TouchEvent) => {
      pinch = touches.length === 2 && canZoom() ? { apart: apart(touches), level: this.#level } : undefined;
    });
    this.#svg.on(
      'touchmove.step-back',
      (event: TouchEvent) => {
        if (!pinch || event.touches.length !== 2) return;
        event.preventDefault();
        this.#go(pinch.level - Math.log2(apart(event.touches) / pinch.apart));
      },
      { passive: false },
    );
  }
}
