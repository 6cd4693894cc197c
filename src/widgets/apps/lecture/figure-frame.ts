import { figure as name } from '#words/lecture.ts';
import { figureOf, type SiteFigure } from '../../../narration/lesson/site-figures.ts';
import { type HostCommand, TYPE, VERSION } from '../../controls/page/host-commands.ts';
import type { FigureEvent } from '../../controls/page/host-page.ts';
import { element } from '../../ui/element.ts';

/** The name that stands for no pane at all. */
export const PICTURE_ONLY = 'picture';

/** What a page that shows a figure hears of its reader. */
export interface FigureEars {
  /** The figure has been brought to another frame, option, question or decision. */
  readonly moved: (link: string) => void;
  readonly pane: (name: string) => void;
  /** A key that was pressed in it, before the figure has it; not one that it was given. */
  readonly key: (event: KeyboardEvent) => void;
  readonly pointer: () => void;
  /** What was asked for last is made and painted. */
  readonly painted: () => void;
}

/** While it plays it says where it is so often, in milliseconds. */
const PACE = 120;
/** A page that isn't seen paints nothing: after so long nobody waits for it, in milliseconds. */
const PAINTED_WITHIN = 200;
/** By these a reader takes the figure in hand. */
const HANDS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * A figure of the site that fills a box: its page for frames, as its stage. It follows share links, and tells what its reader does. It tells
 * nothing of what it was told to show, or two windows would answer each other for ever.
 */
export class FigureFrame {
  readonly #box: HTMLElement;
  readonly #base: string;
  readonly #figures: readonly SiteFigure[];
  readonly #ears: FigureEars;
  #frame: HTMLIFrameElement | undefined;
  /** The one before, which is seen until the other is painted. */
  #last: HTMLIFrameElement | undefined;
  #isPainted = false;
  /** What is to be shown. */
  #wanted: string | undefined;
  #pane: string | undefined;
  /** Whether the whole run may be seen, or nothing after the frame that is shown. */
  #isWhole = false;
  /** What to look for in it. */
  #label = '';
  /** The link that the figure said last. */
  #said: string | undefined;
  #inHand = false;
  #isGiven = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `base` is the path that links begin at. */
  constructor(box: HTMLElement, { base, figures }: { base: string; figures: readonly SiteFigure[] }, ears: FigureEars) {
    [this.#box, this.#base, this.#figures, this.#ears] = [box, base, figures, ears];
    window.addEventListener('message', (event) => this.#hear(event));
  }

  /** The share link of what is shown; undefined before anything is. */
  get link(): string | undefined {
    return this.#said;
  }

  /** Shows what a share link holds with what to look for in it, and a pane where one is chosen; of the run the past alone, or all of it. */
  show(link: string, { pane, label, isWhole }: { pane: string | undefined; label: string; isWhole: boolean }): void {
    this.#label = label;
    this.#showLabel();
    if (link !== this.#wanted || isWhole !== this.#isWhole) {
      [this.#wanted, this.#isWhole] = [link, isWhole];
      this.#inHand = false;
      const url = this.#addressOf(link);
      const isThere = this.#frame && pageIn(this.#frame.src) === pageIn(url.href);
      if (!isThere) this.#load(url);
      else if (this.#isReady) this.#command({ command: 'show', link: url.href });
    }
    this.#pane = pane;
    if (this.#isReady) this.#showPane();
  }

  /** Takes the figure away, and all that can be read in its page. */
  remove(): void {
    this.#frame?.remove();
    this.#last?.remove();
    clearTimeout(this.#timer);
    [this.#frame, this.#last, this.#wanted, this.#said, this.#timer] = [undefined, undefined, undefined, undefined, undefined];
    this.#inHand = false;
    this.#isPainted = false;
  }

  /** Gives a key to the figure that was pressed outside: whoever gives it has heard it already. */
  give(event: KeyboardEvent): void {
    this.#inHand = true;
    this.#isGiven = true;
    this.#stepper?.dispatchEvent(new KeyboardEvent(event.type, event));
    this.#isGiven = false;
  }

  focus(): void {
    this.#frame?.focus({ preventScroll: true });
    this.#stepper?.focus({ preventScroll: true });
  }

  /** Whether nothing is open in it that Escape would close first. */
  get isClosed(): boolean {
    return this.#frame?.contentDocument?.querySelector(':popover-open, dialog[open]') === null;
  }

  set theme(theme: 'light' | 'dark') {
    if (this.#isReady) this.#command({ command: 'theme', name: theme });
  }

  /** Whether there is something to be seen: a frame that was painted, or the one before it. */
  get isPainted(): boolean {
    return this.#isPainted || this.#last !== undefined;
  }

  get #isReady(): boolean {
    return this.#frame?.dataset.ready !== undefined;
  }

  get #stepper(): HTMLElement | null | undefined {
    return this.#frame?.contentDocument?.querySelector('sudo-stepper');
  }

  #load(url: URL): void {
    if (this.#isPainted) {
      this.#last = this.#frame;
      this.#last!.inert = true;
    } else this.#frame?.remove();
    this.#isPainted = false;
    this.#said = undefined;
    const frame = element('iframe', 'lecture-figure');
    frame.title = name;
    // The whole screen is that of the page around it.
    frame.allow = "fullscreen 'none'";
    frame.src = url.href;
    frame.addEventListener('load', () => this.#listen(frame));
    this.#frame = frame;
    this.#box.append(frame);
  }

  #listen(frame: HTMLIFrameElement): void {
    const { contentWindow: window, contentDocument: page } = frame;
    if (!window || !page) return;
    page.documentElement.dataset.lecture = '';
    const { theme } = document.documentElement.dataset;
    if (theme) page.documentElement.dataset.theme = theme;
    const take = () => {
      this.#inHand = frame === this.#frame;
    };
    for (const type of HANDS) window.addEventListener(type, take, { capture: true, passive: true });
    window.addEventListener('keydown', (event) => this.#isGiven || this.#ears.key(event), { capture: true });
    window.addEventListener('pointermove', () => this.#ears.pointer());
    const panes = page.querySelector('.work');
    const options = { subtree: true, attributeFilter: ['aria-selected', 'aria-pressed'] };
    if (panes) new MutationObserver(() => this.#tellPane()).observe(panes, options);
    this.#showLabel();
    this.#command({ command: 'hello' });
  }

  #command(command: HostCommand): void {
    this.#frame?.contentWindow?.postMessage({ type: TYPE, version: VERSION, ...command }, location.origin);
  }

  #hear({ source, origin, data }: MessageEvent): void {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== location.origin || data?.type !== TYPE) return;
    const event = data as FigureEvent;
    if (event.event !== 'state') return;
    this.#said = this.#relative(new URL(event.link));
    if (!this.#isReady) this.#arrive();
    if (this.#inHand) this.#timer ??= setTimeout(() => this.#tell(), PACE);
  }

  /** The first frame is there. What was asked for in the meantime comes now. */
  #arrive(): void {
    const frame = this.#frame!;
    frame.dataset.ready = '';
    const url = this.#addressOf(this.#wanted!);
    if (url.href !== frame.src) this.#command({ command: 'show', link: url.href });
    this.#showPane();
    const paint = () => {
      if (frame !== this.#frame || this.#isPainted) return;
      this.#isPainted = true;
      this.#last?.remove();
      this.#last = undefined;
      this.#ears.painted();
    };
    requestAnimationFrame(() => requestAnimationFrame(paint));
    setTimeout(paint, PAINTED_WITHIN);
  }

  #tell(): void {
    this.#timer = undefined;
    const said = this.#said;
    if (!this.#inHand || said === undefined || said === this.#wanted) return;
    this.#wanted = said;
    this.#ears.moved(said);
  }

  get #shownPane(): string | undefined {
    if (this.#stepper?.querySelector('.picture-only[aria-pressed=true]')) return PICTURE_ONLY;
    return this.#stepper?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.dataset.tab;
  }

  #tellPane(): void {
    const pane = this.#shownPane;
    if (!this.#inHand || pane === undefined || pane === this.#pane) return;
    this.#pane = pane;
    this.#ears.pane(pane);
  }

  /** The label is in the figure's page, in the place of its overview: there it takes room and covers nothing. */
  #showLabel(): void {
    const row = this.#stepper?.querySelector<HTMLElement>('.strip-row');
    if (!row) return;
    const shown = row.querySelector<HTMLElement>('.lecture-label') ?? row.ownerDocument.createElement('p');
    shown.className = 'lecture-label';
    if (shown.textContent !== this.#label) shown.textContent = this.#label;
    if (shown.isConnected) return;
    row.prepend(shown);
    new ResizeObserver(() => row.style.setProperty('--label', `${shown.offsetHeight}px`)).observe(shown);
  }

  #showPane(): void {
    if (this.#pane === undefined || this.#shownPane === this.#pane) return;
    const selector = this.#pane === PICTURE_ONLY ? '.picture-only' : `[role=tab][data-tab="${CSS.escape(this.#pane)}"]`;
    this.#stepper?.querySelector<HTMLElement>(selector)?.click();
  }

  /** The page of a figure alone, as a stage; of a figure that has none, its chapter. */
  #addressOf(link: string): URL {
    const url = new URL(this.#base + link, location.origin);
    const path = url.pathname.slice(this.#base.length);
    const chapter = /^chapters\/([\w-]+)\/$/.exec(path)?.[1];
    const figure = figureOf(this.#figures, { path, query: url.search.slice(1) });
    if (chapter && 'algorithm' in figure) {
      const run = `${chapter}.${figure.run}`;
      url.pathname = `${this.#base}embed/${figure.algorithm}/`;
      url.searchParams.set('run', run);
      url.hash = url.hash.replace(/^#[\w-]+/, run);
    }
    url.searchParams.set('stage', '1');
    url.searchParams.set('ahead', this.#isWhole ? 'shown' : 'hidden');
    return url;
  }

  /** A share link without the site's address, the pane, and what is the frame's own affair. */
  #relative(url: URL): string {
    for (const own of ['stage', 'theme', 'keys', 'ahead', 'pane']) url.searchParams.delete(own);
    return url.pathname.slice(this.#base.length) + url.search + url.hash;
  }
}

/** The page of an address, and what of it can't be changed while it is there. */
function pageIn(address: string): string {
  const { pathname, searchParams } = new URL(address);
  return [pathname, searchParams.get('run'), searchParams.get('ahead')].join(' ');
}
