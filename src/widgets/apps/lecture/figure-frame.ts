import { figure } from '#words/lecture.ts';
import { FIGURE_CHANGED } from '../../controls/page/figure-changed.ts';
import { type FigureLink, readUrlState } from '../../runs/links/url-state.ts';
import { element } from '../../ui/element.ts';

/** The part of a stepper that is used here: its page is in a frame, and figures don't import each other. */
interface FramedStepper extends HTMLElement {
  readonly link: string | undefined;
  begin(): Promise<void>;
  follow(link: FigureLink): Promise<void>;
  leaveMode(): void;
}

/** The name that stands for no pane at all. */
export const PICTURE_ONLY = 'picture';

/** What a page that shows a figure hears of it. */
export interface FigureEars {
  /** The reader has brought it to another frame, option, question or decision. */
  readonly moved: (link: string) => void;
  readonly pane: (name: string) => void;
  /** A key that was pressed in it, before the figure has it. */
  readonly key: (event: KeyboardEvent) => void;
  readonly pointer: () => void;
}

/** While it plays it says where it is so often, in milliseconds. */
const PACE = 120;
/** By these a reader takes the figure in hand. */
const HANDS = ['pointerdown', 'keydown', 'wheel'] as const;

/** A figure of the site that fills a box: its own page in a frame, as its stage. It follows links, and tells what its reader does. */
export class FigureFrame {
  readonly #box: HTMLElement;
  readonly #base: string;
  readonly #ears: FigureEars;
  #frame: HTMLIFrameElement | undefined;
  #stepper: FramedStepper | undefined;
  /** What is to be shown, and what has been shown last. */
  #wanted: { readonly link: string; readonly pane: string | undefined } | undefined;
  #shown: URL | undefined;
  #busy = false;
  /** Whether its reader has moved it since it was last told what to show: only then does it tell. */
  #inHand = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told = '';

  /** `base` is the path that links begin at. */
  constructor(box: HTMLElement, base: string, ears: FigureEars) {
    [this.#box, this.#base, this.#ears] = [box, base, ears];
  }

  /** The window of the figure; undefined where none is shown. */
  get window(): Window | undefined {
    return this.#frame?.contentWindow ?? undefined;
  }

  /** The address that it shows, as its own share link has it; undefined before it shows one. */
  get link(): string | undefined {
    const link = this.#stepper?.link;
    return link && this.#relative(new URL(link));
  }

  /** Shows what a share link holds, and a pane; resolves when it does, or when something else is to be shown. */
  async show(link: string, pane: string | undefined): Promise<void> {
    const wanted = { link, pane };
    const isSame = this.#wanted?.link === link;
    if (isSame && this.#wanted?.pane === pane) return;
    this.#wanted = wanted;
    this.#inHand = false;
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let next = this.#wanted; next; ) {
        await this.#show(next);
        if (this.#wanted === next) break;
        next = this.#wanted;
      }
    } finally {
      this.#busy = false;
      // Its reader may have moved it on in the meantime.
      this.#tellSoon();
    }
  }

  /** Takes the figure away, and all that can be read in its page. */
  remove(): void {
    this.#frame?.remove();
    clearTimeout(this.#timer);
    [this.#frame, this.#stepper, this.#wanted, this.#shown] = [undefined, undefined, undefined, undefined];
  }

  /** Gives a key to the figure that was pressed outside. */
  give(event: KeyboardEvent): void {
    this.#inHand = true;
    this.#stepper?.dispatchEvent(new KeyboardEvent(event.type, event));
  }

  focus(): void {
    this.#frame?.focus({ preventScroll: true });
    this.#stepper?.focus({ preventScroll: true });
  }

  set theme(theme: string) {
    const page = this.#frame?.contentDocument?.documentElement;
    if (page) page.dataset.theme = theme;
  }

  async #show({ link, pane }: { link: string; pane: string | undefined }): Promise<void> {
    const url = new URL(this.#base + link, location.origin);
    url.searchParams.set('stage', '1');
    const state = readUrlState(url);
    if (!state) return;
    const before = this.#shown;
    this.#shown = url;
    if (this.#told !== link || before?.pathname !== url.pathname) {
      const isThere = before && before.pathname === url.pathname && readUrlState(before)?.run === state.run && this.#stepper;
      if (!isThere) await this.#load(url);
      else {
        const now = readUrlState(new URL(this.#stepper!.link ?? before.href));
        const leaves = (['why', 'forks', 'hands'] as const).some((name) => now?.[name] && now[name] !== state[name]);
        if (leaves) this.#stepper!.leaveMode();
        await this.#stepper?.follow(state);
      }
    }
    this.#told = link;
    if (pane) this.#showPane(pane);
  }

  async #load(url: URL): Promise<void> {
    this.#frame?.remove();
    const frame = element('iframe', 'lecture-figure');
    frame.title = figure;
    // The whole screen is that of the page around it.
    frame.allow = "fullscreen 'none'";
    frame.src = url.href;
    this.#frame = frame;
    this.#stepper = undefined;
    this.#box.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    if (this.#frame !== frame) return;
    const page = frame.contentDocument!;
    page.documentElement.dataset.lecture = '';
    const theme = document.documentElement.dataset.theme;
    if (theme) page.documentElement.dataset.theme = theme;
    const run = readUrlState(url)!.run;
    await frame.contentWindow!.customElements.whenDefined('sudo-stepper');
    if (this.#frame !== frame) return;
    const stepper =
      page.getElementById(run)?.querySelector<FramedStepper>('sudo-stepper') ?? page.querySelector<FramedStepper>('sudo-stepper');
    if (!stepper) return;
    await stepper.begin();
    if (this.#frame !== frame) return;
    this.#stepper = stepper;
    this.#listen(frame.contentWindow!, stepper);
    frame.dataset.ready = '';
  }

  #listen(window: Window, stepper: FramedStepper): void {
    for (const type of HANDS)
      window.addEventListener(
        type,
        () => {
          this.#inHand = true;
        },
        { capture: true, passive: true },
      );
    window.addEventListener('keydown', (event) => this.#ears.key(event), { capture: true });
    window.addEventListener('pointermove', () => this.#ears.pointer());
    stepper.addEventListener(FIGURE_CHANGED, () => this.#tellSoon());
    new MutationObserver(() => this.#tellPane()).observe(stepper, {
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-selected', 'aria-pressed'],
    });
  }

  #tellSoon(): void {
    if (!this.#inHand) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#tell();
    }, PACE);
  }

  #tell(): void {
    const { link } = this;
    if (!this.#inHand || this.#busy || !link || link === this.#told) return;
    this.#told = link;
    this.#wanted = { link, pane: this.#wanted?.pane };
    this.#shown = new URL(this.#base + link, location.origin);
    this.#ears.moved(link);
  }

  get #pane(): string | undefined {
    const picture = this.#stepper?.querySelector('.picture-only[aria-pressed=true]');
    if (picture) return PICTURE_ONLY;
    return this.#stepper?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.dataset.tab;
  }

  #tellPane(): void {
    const pane = this.#pane;
    if (!this.#inHand || this.#busy || !pane || pane === this.#wanted?.pane) return;
    this.#wanted = { link: this.#wanted!.link, pane };
    this.#ears.pane(pane);
  }

  #showPane(pane: string): void {
    if (this.#pane === pane) return;
    const picture = this.#stepper?.querySelector<HTMLElement>('.picture-only');
    const tab = this.#stepper?.querySelector<HTMLElement>(`[role=tab][data-tab="${CSS.escape(pane)}"]`);
    (pane === PICTURE_ONLY ? picture : tab)?.click();
  }

  /** A link without the site's address, and without what it says of the window. */
  #relative(url: URL): string {
    url.searchParams.delete('stage');
    return url.pathname.slice(this.#base.length) + url.search + url.hash;
  }
}
