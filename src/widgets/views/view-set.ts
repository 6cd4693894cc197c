import type { Picture } from '../../engine/picture.ts';
import type { Frame, Timeline } from '../../trace/timeline.ts';
import type { WrittenLit } from '../runs/lit.ts';
import type { PreparedRun } from '../runs/prepared-run.ts';
import type { Breath } from '../ui/breath.ts';
import { browserClock, type Clock } from '../ui/clock.ts';
import type { Movement } from './kit/movement.ts';
import { Mover } from './kit/movement.ts';
import { type Lit, litIn } from './lit.ts';
import type { ShownFrame, View, ViewContext } from './view.ts';
import { views } from './views.ts';

/** What a view may know of a run. Of `pointing` there is nothing at build time. */
export function viewContext(
  { row, algorithm, words, input }: Omit<PreparedRun, 'puzzle' | 'options' | 'values'>,
  timeline: Timeline,
  document: Document,
  pointing: Pick<ViewContext, 'seek' | 'showPart' | 'pick'> = {},
): ViewContext {
  return { document, algorithm, words, timeline, input, shows: row.shows, ...pointing };
}

/** For so long, in milliseconds, drawings may be made, or what is to be known of a run may be found out, before the page can scroll. */
const STRETCH = 4;

/** A view in its element, and the frame that it shows. */
interface Placed {
  readonly element: Element;
  readonly view: View;
  shown: ShownFrame | undefined;
  /** Whether it has a place on the page; undefined where that isn't known. */
  laidOut: boolean | undefined;
  /** What is lit in it. */
  lit: Lit | undefined;
}

/** How a frame is drawn. */
interface Drawn {
  /** For how many milliseconds drawings may move to it. */
  readonly moves?: number | undefined;
  /** Pictures show the state alone. */
  readonly rests?: boolean;
  /** The reader has gone there; a text goes back and forth without a word. */
  readonly rewinds?: boolean;
  /** A few drawings at a time, so that a page can scroll in between; one that shows the frame already is left as it is. */
  readonly inTurn?: boolean;
}

/** The views of one run in a figure. A view in a hidden pane, or in a hidden part of a drawing, is drawn when that is shown. */
export class ViewSet {
  readonly #timeline: Timeline;
  readonly #views: readonly Placed[];
  readonly #mover: Mover;
  #position: number | undefined;
  readonly #clock: Clock;
  #cancelNext: (() => void) | undefined;
  /** Those that are to draw the frame in their turn. */
  #waiting: readonly Placed[] = [];
  /** Pictures show the state alone. */
  #rests = false;
  /** Words say of an earlier frame that the reader has gone back. */
  #rewinds = true;
  /** The frames between which the drawings are held. */
  #held: { readonly from: number; readonly to: number } | undefined;
  #lit: Lit | undefined;

  constructor(timeline: Timeline, made: readonly (readonly [element: Element, view: View])[], clock: Clock = browserClock) {
    this.#timeline = timeline;
    this.#clock = clock;
    this.#mover = new Mover(clock);
    this.#views = made.map(([element, view]) => ({ element, view, shown: undefined, laidOut: undefined, lit: undefined }));
    if (!globalThis.ResizeObserver) return;
    // It is called when the page has been laid out, so to find out costs nothing.
    const sized = new ResizeObserver(() => this.#learnLayout());
    for (const { element } of this.#views) sized.observe(element);
  }

  /**
   * Loads views by name and makes each in the element of `root` that is for it (`data-view`); one that has none is left out.
   * What such an element holds is a drawing of the same algorithm, unless it is to be emptied. With a `breath` the page can scroll
   * between one view and the next: nobody may make others in `root` meanwhile.
   */
  static async in(
    root: ParentNode,
    names: readonly string[],
    context: ViewContext,
    { emptied = false, breath }: { emptied?: boolean; breath?: Breath | undefined } = {},
  ): Promise<ViewSet> {
    await breath?.taken({ now: true });
    const placed = [...new Set(names)].map((name) => [name, root.querySelector(`[data-view=${name}]`)] as const);
    const loaded = await Promise.all(placed.map(async ([name, element]) => element && ([element, await views[name]!()] as const)));
    const made: [Element, View][] = [];
    for (const [element, create] of loaded.filter((view) => view !== null)) {
      await breath?.taken();
      if (emptied) element.replaceChildren();
      made.push([element, create(element, context)]);
    }
    return new ViewSet(context.timeline, made);
  }

  /** The position of the frame that is shown; undefined before the first one is drawn. */
  get position(): number | undefined {
    return this.#position;
  }

  /**
   * Draws a frame in every view that can be seen. `moves` says for how many milliseconds drawings may move to it from the frame
   * that is shown, where the two follow each other; nothing moves where it says nothing. At rest pictures show the state alone:
   * what the step before has lit and moved may be the pattern of the next.
   */
  draw(position: number, { moves = 0, rests = false, rewinds = true, inTurn = false }: Drawn = {}): void {
    this.#cut();
    this.#rests = rests;
    this.#rewinds = rewinds;
    const before = this.#position;
    if (inTurn) {
      this.#waiting = this.#views;
      this.#position = this.#timeline.frame(position).position;
      // What stands on the page shows the first frame already. In the next picture the page has been laid out, and it costs nothing to ask which views can be seen.
      if (before === undefined) this.#cancelNext = this.#clock.soon(() => this.#drawNext(position));
      else this.#drawInTurn(position);
    } else if (moves > 0 && before !== undefined && !rests)
      this.#mover.play(this.#moveTo(position), { backwards: position < before, within: moves, over: () => this.drawGrowth() });
    else this.#draw(position);
  }

  /**
   * Shows the movement between two frames that follow each other at a share of its time, until the next frame is drawn. Gives how
   * long it lasts, in milliseconds: 0 where nothing moves, and `to` is shown.
   */
  hold(from: number, at: number, to = from + 1): number {
    if (this.#held?.from === from && this.#held.to === to) this.#mover.hold(at);
    else {
      this.#cut();
      this.#rests = false;
      this.#draw(from);
      this.#mover.take(this.#moveTo(to), at);
      this.#held = { from, to };
    }
    return this.#mover.lasts;
  }

  /** Draws another frame in every drawing but those of the whole run, which say where the figure is; undefined draws its own again. */
  peek(position: number | undefined): void {
    this.settle();
    this.#rewinds = false;
    const frame = this.#timeline.frame(position ?? this.#position!);
    for (const placed of this.#seen) if (!placed.view.grows) this.#drawIn(placed, frame);
  }

  /** Ends what moves at once: every drawing is that of the frame drawn last. */
  settle(): void {
    const waiting = this.#waiting;
    this.#cut();
    if (waiting.length === 0) return;
    const frame = this.#timeline.frame(this.#position!);
    for (const placed of waiting.filter((placed) => !isHidden(placed))) this.#drawIn(placed, frame);
  }

  /** Ends what moves, and forgets what is still to be drawn: another frame is drawn now. */
  #cut(): void {
    this.#cancelNext?.();
    this.#waiting = [];
    this.#held = undefined;
    this.#mover.cut();
  }

  /** Lights what words of the text are about in every view that can be seen; the light stays while the frame changes. */
  highlight(lit: WrittenLit | undefined): void {
    this.#lit = lit && litIn(lit, this.#timeline);
    for (const placed of this.#views) this.#light(placed);
  }

  /** A view that is hidden is lit when it is drawn, but the light in it ends at once. */
  #light(placed: Placed): void {
    if (!this.#lit && !placed.lit) return;
    placed.lit = isHidden(placed) ? undefined : this.#lit;
    placed.view.highlight?.(placed.lit);
  }

  #draw(position: number): void {
    const frame = this.#timeline.frame(position);
    this.#position = frame.position;
    for (const placed of this.#seen) this.#drawIn(placed, frame);
  }

  /** Draws the next of those that wait, and others as long as there is time; then the page can scroll. A frame is good until another is asked for. */
  #drawInTurn(position: number): void {
    const frame = this.#timeline.frame(position);
    const until = performance.now() + STRETCH;
    this.#position = frame.position;
    this.#waiting = this.#waiting.filter((placed) => !isHidden(placed));
    let lacks = false;
    do {
      const [next, ...others] = this.#waiting;
      const isShown = !next || next.shown?.position === frame.position;
      // A drawing of the levels is made when all of them have been found out, and others need not wait for it.
      if (!isShown && next.view.grows === 'levels' && !this.#learnsUntil(until)) {
        this.#waiting = [...others, next];
        break;
      }
      const isDone = isShown || this.#drawPart(next, frame);
      if (isDone) this.#waiting = others;
      lacks = !isDone;
    } while (!lacks && this.#waiting.length > 0 && performance.now() < until);
    if (this.#waiting.length === 0) return;
    // The browser lays out and paints each part of a large drawing in a frame of its own.
    if (lacks) this.#cancelNext = this.#clock.soon(() => this.#drawNext(position));
    else this.#drawNext(position);
  }

  /** Goes on with drawing in a task of its own. */
  #drawNext(position: number): void {
    const timer = setTimeout(() => this.#drawInTurn(position));
    this.#cancelNext = () => clearTimeout(timer);
  }

  /** Those that can be seen. All are asked before the first is drawn, so that the browser lays out the page only once. */
  get #seen(): readonly Placed[] {
    return this.#views.filter((placed) => !isHidden(placed));
  }

  /** Draws another frame than the one that is shown, and gives what moves between the two. */
  #moveTo(position: number): readonly Movement[] {
    const before = this.#position;
    const frame = this.#timeline.frame(position);
    this.#position = frame.position;
    const movements: Movement[] = [];
    for (const placed of this.#seen) {
      const { view, shown } = placed;
      if (!view.move || !shown || shown.position !== before || before === frame.position) {
        this.#drawIn(placed, frame);
        continue;
      }
      const movement = view.move(frame, shown);
      placed.shown = { position: frame.position };
      this.#light(placed);
      if (movement) movements.push(movement);
    }
    return movements;
  }

  /** Draws the frame that is shown where a view does not show it: its pane was hidden until now, or is to be printed. */
  drawLate({ hidden = false } = {}): void {
    this.#forgetLayout();
    if (this.#position === undefined) return;
    const late = this.#views.filter((placed) => placed.shown?.position !== this.#position && (hidden || !isHidden(placed)));
    if (late.length === 0) return;
    // While others wait for their turn, these wait for theirs.
    if (this.#waiting.length > 0 && !hidden) {
      this.#waiting = [...new Set([...this.#waiting, ...late])];
      return;
    }
    this.settle();
    const frame = this.#timeline.frame(this.#position);
    for (const placed of late) this.#drawIn(placed, frame);
  }

  #learnLayout(): void {
    for (const placed of this.#views) placed.laidOut = placed.element.isConnected ? isLaidOut(placed.element) : undefined;
  }

  #forgetLayout(): void {
    for (const placed of this.#views) placed.laidOut = undefined;
  }

  /** Finds out, for a few milliseconds, what drawings of the levels have to know of the run. Gives whether nothing was left to find out. */
  prepareGrowth(): boolean {
    return !this.#views.some(({ view }) => view.grows === 'levels') || this.#learnsUntil(performance.now() + STRETCH);
  }

  /** Gives whether nothing is left to find out about the levels of the run; else goes on with it until this time. */
  #learnsUntil(until: number): boolean {
    const { spans } = this.#timeline;
    const growing = this.#views.filter(({ view }) => view.grows === 'levels');
    const to = Math.max(...growing.map(({ view }) => view.levelsTo?.() ?? Number.POSITIVE_INFINITY));
    if (spans.learnWhile(() => false, to)) return true;
    spans.learnWhile(() => performance.now() < until, to);
    // What is drawn with it takes as long again: the page can scroll before.
    return false;
  }

  /** Redraws the shown frame in drawings that show the length of the run, its levels, or either; after a movement where there is one. */
  drawGrowth(shown?: 'length' | 'levels'): void {
    if (this.#position === undefined || this.#mover.moving) return;
    const frame = this.#timeline.frame(this.#position);
    const [seen, growing] = [this.#seen, this.#views.filter(({ view: { grows } }) => grows && grows === (shown ?? grows))];
    for (const placed of growing) if (!seen.includes(placed)) placed.shown = undefined;
    for (const placed of growing) if (seen.includes(placed)) this.#drawIn(placed, frame);
  }

  #drawIn(placed: Placed, frame: Frame): void {
    placed.view.draw(this.#toldTo(placed, frame), this.#rewinds || !placed.view.tells ? placed.shown : undefined);
    placed.shown = { position: frame.position };
    this.#light(placed);
  }

  /** Draws a frame, or a part of what is new in it. Gives whether nothing is missing. */
  #drawPart(placed: Placed, frame: Frame): boolean {
    if (placed.view.drawPart?.(this.#toldTo(placed, frame)) === false) return false;
    if (placed.view.drawPart) {
      placed.shown = { position: frame.position };
      this.#light(placed);
    } else this.#drawIn(placed, frame);
    return true;
  }

  #toldTo({ view }: Placed, frame: Frame): Frame {
    return this.#rests && !view.tells ? atRest(frame, this.#timeline) : frame;
  }
}

/**
 * In a hidden pane or part of a drawing, or left out by a style sheet, as from the lean figure of a pair. What is drawn for a film is on no
 * page. A style sheet is asked only once, because the browser would lay out the page for each frame to answer.
 */
function isHidden(placed: Placed): boolean {
  const { element } = placed;
  if (element.closest('[role=tabpanel][hidden], g[hidden]')) return true;
  if (!element.isConnected) return false;
  placed.laidOut ??= isLaidOut(element);
  return !placed.laidOut;
}

/** Whether an element is on the page. One whose children stand in its parent's grid has no box of its own. */
function isLaidOut(element: Element): boolean {
  if (element.checkVisibility?.() !== false) return true;
  const parent = element.parentElement;
  return parent !== null && getComputedStyle(element).display === 'contents' && isLaidOut(parent);
}

/** A frame without its step, and without what the step has lit in the grid and in a matching. */
function atRest(frame: Frame, { algorithm }: Pick<Timeline, 'algorithm'>): Frame {
  const { position, state, counts } = frame;
  let picture: Picture | undefined;
  return {
    position,
    state,
    counts,
    step: undefined,
    get picture() {
      picture ??= frame.picture.grid ? { ...frame.picture, ...unlit(algorithm.picture(state, undefined)) } : frame.picture;
      return picture;
    },
  };
}

const unlit = ({ grid, matching }: Picture) => ({ grid: grid!, ...(matching && { matching }) });
