import { select } from 'd3-selection';
import { tenth } from '../../ui/numbers.ts';
import { ensureChild, type Layer, setAttributes } from '../kit/elements.ts';
import type { Lit } from '../lit.ts';
import type { ViewContext } from '../view.ts';
import { type Bar, barsAt, barsOf, levelsAt, openedIn, type TreeBar } from './bars.ts';
import { ghostIn, ghostPath } from './ghost.ts';
import { drawLabels, type Labelled, labelled, type PlacedLabel, placed } from './labels.ts';
import { areCountable, edgesOf, levelHeights, MIN_OUTLINED_HEIGHT, markSize } from './layout.ts';
import { countedMarks, type Mark, solutionsOf } from './marks.ts';
import { BarNames } from './names.ts';
import { apart, barsPath, columnsPath, marksPath, type Places } from './paths.ts';
import type { TreeWindow } from './window.ts';

/** The side of the mark of a solution. */
const FOUND = 9;
/** More bars than this in a window are drawn as an outline. */
const MAX_BARS = 10_000;

/** The paths of the drawing by their classes, from the lowest up. The first fade while they are still to come. */
const PATHS = [
  'outline',
  'undone',
  'future',
  'kept',
  'now',
  'standing',
  'ring',
  'lit-bars',
  'others',
  'marks',
  'lit-marks',
  'ghost-run',
  'ground',
  'head',
];

const isUndone = ({ undone }: Bar) => undone;

/** The number of levels of some bars, at least one. */
const levelsOf = (bars: readonly Bar[]) => bars.reduce((most, { depth }) => Math.max(most, depth + 1), 1);

/**
 * The search as bars upon bars in a box of any size: from left to right the work, upwards the depth. It is drawn in pixels where the
 * size of the box is known, and stretched into it before.
 */
export class TreeDrawing {
  readonly plot: Layer;
  readonly svg: Layer;
  readonly names: BarNames;
  readonly window: TreeWindow;
  readonly #context: ViewContext;
  readonly #places: Places = {
    x: (position) => this.x(position),
    top: (depth) => this.#top(depth),
    height: (depth) => this.#heightOf(depth),
  };
  #size: { readonly width: number; readonly height: number };
  #drawn = '';
  /** The stretch of the run that was drawn last, by its positions. */
  #stretch = { first: 0, end: 1 };
  #at = 0;
  #lit: Lit | undefined;
  /** How far the edges of the levels are from the ground. */
  #edges: readonly number[] = [0];
  /** The y of the ground: another run may hang below it. */
  #ground = 0;
  #bars: readonly TreeBar[] | undefined;
  /** The stretch that these are of, and how far the run had come. */
  #barsAreOf = '';
  #labels: readonly Labelled[] = [];
  #placed: readonly PlacedLabel[] = [];
  #marks: readonly Mark[] = [];
  #deepest = 1;

  constructor(element: Element, context: ViewContext, window: TreeWindow, size: { readonly width: number; readonly height: number }) {
    this.#context = context;
    this.window = window;
    this.#size = size;
    this.names = new BarNames(context.timeline);
    this.plot = ensureChild(select(element) as unknown as Layer, 'div', 'tree-plot');
    this.svg = ensureChild(this.plot, 'svg', 'tree').attr('preserveAspectRatio', 'none');
    ensureChild(this.plot, 'div', 'tree-labels').attr('aria-hidden', 'true');
  }

  /** The number of levels of the bars in the window. */
  get deepest(): number {
    return this.#deepest;
  }

  get bars(): readonly TreeBar[] {
    return this.#bars ?? [];
  }

  get labels(): readonly PlacedLabel[] {
    return this.#placed;
  }

  /** Whether a bar has room for its name. */
  isLabelled(bar: TreeBar): boolean {
    return this.#labels.some((label) => label.bar === bar);
  }

  /** In the units of the drawing: pixels where they are known. */
  get size(): { readonly width: number; readonly height: number } {
    return this.#size;
  }

  /** The position that is drawn. */
  get at(): number {
    return this.#at;
  }

  /** Forgets what was drawn; it is drawn again with the next frame. */
  forget(): void {
    this.#drawn = '';
  }

  /** Up to where it has to know the levels. A run that grows fast is drawn before it's known: an outline needs no levels, and the bars of a window no others. */
  levelsTo(): number {
    const { timeline } = this.#context;
    const { first, stop } = this.window;
    // A run that is still to come into its window has nothing to show in it.
    if (timeline.complete || first >= stop) return timeline.length;
    return openedIn(timeline, first, stop) > MAX_BARS ? 0 : stop;
  }

  /** Finds out what it has to know of the run, as long as there is time. Gives whether that is all. */
  learnWhile(hasTime: () => boolean): boolean {
    return this.#context.timeline.spans.learnWhile(hasTime, this.levelsTo());
  }

  /** Takes the size of its box, in pixels; a box that is hidden has none. */
  resize(width: number, height: number): boolean {
    if (width < 1 || height < 1 || (width === this.#size.width && height === this.#size.height)) return false;
    this.#size = { width, height };
    return true;
  }

  x(position: number): number {
    const { first, end } = this.#stretch;
    return tenth((Math.max(0, position - first) / Math.max(1, end - first)) * this.#size.width);
  }

  /** The place of a position as a share of the width; undefined outside of the window. */
  shareOf(position: number): number | undefined {
    const { first, end } = this.#stretch;
    return position < first || position > end ? undefined : (position - first) / Math.max(1, end - first);
  }

  /** The level and the position at a point of the box, from its upper left corner. */
  placeAt(x: number, y: number): { readonly position: number; readonly depth: number; readonly reach: number } {
    const { first, end } = this.window;
    const step = (end - first) / this.#size.width;
    return { position: Math.round(first + x * step), depth: this.#edges.findLastIndex((edge) => this.#ground - edge >= y), reach: step };
  }

  /** The upper edge of a bar, and where it begins and ends. */
  boxOf({ depth, from, to }: Bar): { readonly x: number; readonly right: number; readonly y: number } {
    return { x: this.x(from), right: Math.min(this.x(to), this.#size.width), y: this.#top(depth) };
  }

  /** Draws a position; returns whether the window, or what there is in it, differs from before. */
  draw(position: number): boolean {
    this.#at = position;
    this.window.follow(position);
    const { timeline } = this.#context;
    const { window, svg } = this;
    const { width, height } = this.#size;
    const { other, first, end } = window;
    this.#stretch = { first, end };
    const key = [first, end, timeline.length, timeline.complete, timeline.withheld, other?.timeline.length, width, height].join('/');
    const isNew = key !== this.#drawn;
    if (isNew) {
      this.#drawn = key;
      svg.attr('viewBox', `0 0 ${width} ${height}`);
      this.#drawWindow();
    }
    this.#drawPosition();
    return isNew;
  }

  highlight(lit: Lit | undefined): void {
    this.#lit = lit;
    this.#drawPosition();
  }

  /** A path in its place among the others; there is none where it would be empty. */
  #draw(name: string, path: string): void {
    const above = PATHS.slice(PATHS.indexOf(name) + 1)
      .map((other) => `.${other}`)
      .join();
    const drawn = this.svg
      .selectAll<SVGPathElement, string>(`.${name}`)
      .data(path ? [path] : [])
      .join((enter) => (above ? enter.insert('path', above) : enter.append('path')).attr('class', name));
    setAttributes(drawn, { d: String });
  }

  #top(depth: number): number {
    return tenth(this.#ground - this.#edges[Math.min(depth + 1, this.#edges.length - 1)]!);
  }

  #heightOf(depth: number): number {
    return this.#edges[depth + 1]! - this.#edges[depth]!;
  }

  /** What a window shows whatever the position is. */
  #drawWindow(): void {
    const { timeline } = this.#context;
    const { width, height } = this.#size;
    const { first, end, stop, other, part } = this.window;
    const of = [first, stop, timeline.length, timeline.complete, timeline.withheld].join('/');
    if (of !== this.#barsAreOf) this.#bars = barsOf(timeline, first, stop, MAX_BARS);
    this.#barsAreOf = of;
    this.plot.selectAll('div.bar-name').remove();
    const below = other && ghostIn(other, [first, end], MAX_BARS, width);
    this.#deepest = Math.max(1, this.#bars ? levelsOf(this.#bars) : timeline.metricMax);
    this.#edges = edgesOf(levelHeights(height, this.#deepest, below?.levels));
    this.#ground = height - (below ? this.#edges[below.levels]! : 0);
    const x = (position: number) => this.x(position);
    this.#draw('ghost-run', below ? ghostPath(below, x, this.#ground, this.#edges) : '');
    this.#draw('ground', below ? `M0 ${tenth(this.#ground)}H${width}` : '');
    this.#draw('undone', barsPath(this.bars.filter(isUndone), this.#places));
    this.#draw(
      'kept',
      barsPath(
        this.bars.filter((bar) => !bar.undone),
        this.#places,
      ),
    );
    this.#draw('outline', this.#bars ? '' : columnsPath(timeline.overview(Math.ceil(width / 2), first, stop), this.x(stop), this.#places));
    this.svg
      .selectAll<SVGRectElement, Mark>('rect.found')
      .data(this.#bars ? solutionsOf(timeline, first, stop) : [], (datum) => datum?.position)
      .join((enter) => enter.insert('rect', '.head'))
      .attr('class', 'found')
      .attr('x', ({ position }) => Math.min(width - FOUND, Math.max(0, this.x(position) - FOUND / 2)))
      .attr('width', FOUND)
      .attr('y', ({ depth }) => tenth(Math.max(0, this.#top(depth - 1) - FOUND)))
      .attr('height', FOUND);
    const most = Math.floor(width);
    const marks = this.#bars ? countedMarks(timeline, first, stop, part?.counts, most) : [];
    this.#marks = areCountable(marks.length, width) ? marks : [];
    const boxes = { boxOf: (bar: Bar) => this.boxOf(bar), heightOf: ({ depth }: Bar) => this.#heightOf(depth) };
    this.#labels = labelled(this.bars, boxes, this.names);
  }

  /** What moves with the position, and what is lit. */
  #drawPosition(): void {
    const { width, height } = this.#size;
    const { first, end } = this.window;
    const at = this.#at;
    const open = barsAt(this.bars, at);
    const isTall = ({ depth }: Bar) => this.#heightOf(depth) >= MIN_OUTLINED_HEIGHT;
    const lit = this.#litBars(open);
    const draw = (name: string, bars: readonly Bar[], inset?: number) => this.#draw(name, barsPath(bars, this.#places, inset));
    const [tall, low] = [open.filter(isTall), open.filter((bar) => !isTall(bar))];
    // Those that stay are drawn in their own colour, with an outline where there is room for one.
    draw('now', low.filter(isUndone));
    draw('standing', tall.filter(isUndone), 0.75);
    draw(
      'ring',
      tall.filter((bar) => !bar.undone),
      0.75,
    );
    draw('lit-bars', [...lit], 1);
    const head = this.shareOf(at) === undefined ? undefined : this.x(at);
    const future = at < first ? 0 : Math.min(width, this.x(at));
    this.#draw('future', future < width ? `M${future} 0H${width}V${height}H${future}Z` : '');
    this.#draw('head', head === undefined ? '' : `M${head} 0V${height}`);
    this.#drawMarks();
    this.#placed = placed(this.#labels, { at, head, lit });
    drawLabels(this.plot.select('.tree-labels'), this.#placed, this.#size);
    this.plot.classed('lights', lit.size > 0 || (this.#lit?.steps?.some((position) => position >= first && position <= end) ?? false));
  }

  #drawMarks(): void {
    const { first, end, part } = this.window;
    const { timeline } = this.#context;
    const { counts } = part ?? {};
    const size = markSize(end - first, this.#size.width);
    const isCounted = ({ position }: Mark) => !counts || (position > counts.after && position <= counts.until);
    const draw = (name: string, marks: readonly Mark[], half: number) => this.#draw(name, marksPath(marks, this.#places, half));
    draw(
      'others',
      this.#marks.filter((mark) => !isCounted(mark)),
      size,
    );
    draw('marks', this.#marks.filter(isCounted), size);
    const lit = (this.#lit?.steps ?? []).filter((position) => position >= first && position <= Math.min(end, timeline.length));
    const marks = apart(lit, this.#places).map((position) => ({ position, depth: levelsAt(timeline, position).length }));
    draw('lit-marks', marks, size + 1);
  }

  #litBars(open: readonly TreeBar[]): ReadonlySet<TreeBar> {
    const { bars = [], cells = [] } = this.#lit ?? {};
    const single = cells.filter(({ length }) => length === 1).map(([cell]) => cell);
    const lit = new Set(bars.length > 0 ? this.bars.filter(({ opened }) => bars.includes(opened)) : []);
    if (single.length > 0) for (const bar of open) if (single.includes(this.names.of(bar).cell)) lit.add(bar);
    return lit;
  }
}
