import { bringToTop, keepPlace, scrollToTopOf, takeFocus } from '../../ui/in-view.ts';
import { makeInert } from '../../ui/inert.ts';
import { isTaken } from '../../ui/keys.ts';
import { BlankScreen } from './blank-screen.ts';
import { releaseScreen, takeScreen } from './full-screen-owner.ts';
import { PresentationBars } from './screen-bars.ts';

/**
 * A figure that fills the screen, for a lecture: the whole screen where the browser gives it, and the window elsewhere. Style
 * sheets know it by `data-stage` on its box, in both cases alike. The rest of the page can neither be seen nor reached.
 */
export class Presentation {
  readonly #root: HTMLElement;
  readonly #box: HTMLElement;
  readonly #changed: () => void;
  /** Undoes the changes to the page. */
  #strike: (() => void) | undefined;
  /** Whether a link has opened it: the whole screen is available only to the first press. */
  #awaitsScreen = false;
  #offer: HTMLElement | undefined;

  /** `root` hears the keys of the figure, and `box` is all of it: they may be the same. `changed` is called when the reader opens or leaves it. */
  constructor(root: HTMLElement, box: HTMLElement, changed: () => void) {
    this.#root = root;
    this.#box = box;
    this.#changed = changed;
  }

  get on(): boolean {
    return this.#strike !== undefined;
  }

  /** What a key or a button does: enters with the whole screen, or leaves; a stage that a link has opened gets the screen first. */
  toggle(): void {
    if (this.#awaitsScreen) this.#takeScreen();
    else if (this.on) this.leave();
    else {
      this.#set();
      this.#changed();
      this.#takeScreen();
    }
  }

  /** Fills the window, as a link asks. */
  open(): void {
    if (this.on) return;
    scrollToTopOf(this.#box);
    this.#set();
    this.#awaitsScreen = document.fullscreenEnabled && !document.fullscreenElement;
    if (!this.#awaitsScreen) return;
    this.#offerScreen();
    const presses = new AbortController();
    const take = (event: Event) => {
      this.#takeAtFirst(event);
      if (!this.#awaitsScreen) presses.abort();
    };
    for (const type of ['keydown', 'click']) document.addEventListener(type, take, { capture: true, signal: presses.signal });
  }

  /** The first press takes the screen, whatever else it does; what itself is about the screen is left alone. */
  #takeAtFirst(event: Event): void {
    const { key } = event as KeyboardEvent;
    const isAboutScreen =
      /^(Escape|[fF]|Shift|Control|Alt|AltGraph|Meta|Tab)$/.test(key) || (event.target as Element).closest('[data-command=fullscreen]');
    if (this.#awaitsScreen && !isAboutScreen) this.#takeScreen();
  }

  async #offerScreen(): Promise<void> {
    const { screenOffer } = await import('./screen-offer.ts');
    if (!this.#awaitsScreen || this.#offer) return;
    this.#offer = screenOffer(() => this.#takeScreen());
    this.#box.append(this.#offer);
  }

  #takeOffer(): void {
    this.#awaitsScreen = false;
    const hadFocus = this.#offer?.contains(document.activeElement);
    this.#offer?.remove();
    this.#offer = undefined;
    if (hadFocus) takeFocus(this.#root);
  }

  /** Brings the figure to the top of the window, of which a stage has all. */
  bringUp(): void {
    if (!this.on) bringToTop(this.#box);
  }

  #set(): void {
    takeScreen(this);
    const origin = document.activeElement;
    const returnToPlace = keepPlace(this.#box);
    const free = makeInert(this.#box);
    this.#box.dataset.stage = '';
    document.documentElement.dataset.staged = '';
    const [bars, curtain, ends] = [new PresentationBars(this.#root, this.#box), new BlankScreen(this.#box), new AbortController()];
    const { signal } = ends;
    this.#box.addEventListener('keydown', (event) => this.#onKey(event, curtain), { signal });
    document.addEventListener('keydown', (event) => this.#bringIn(event), { signal, capture: true });
    document.addEventListener('fullscreenchange', () => document.fullscreenElement || this.leave(), { signal });
    this.#strike = () => {
      ends.abort();
      bars.end();
      this.#takeOffer();
      curtain.end();
      free();
      delete this.#box.dataset.stage;
      delete document.documentElement.dataset.staged;
      // The page is as high as it was again, or higher.
      returnToPlace();
      const focused = document.activeElement;
      // What only a stage shows is gone by now.
      if (focused !== this.#root && this.#box.contains(focused) && !focused!.checkVisibility()) takeFocus(this.#root);
      const within = this.#box.contains(document.activeElement) && document.activeElement !== this.#root;
      if (!within && origin instanceof HTMLElement && this.#box.contains(origin)) takeFocus(origin);
    };
    takeFocus(this.#root);
  }

  /** Makes the figure a part of its page again. */
  leave(): void {
    if (!this.#strike) return;
    if (document.fullscreenElement) document.exitFullscreen();
    this.#strike();
    this.#strike = undefined;
    releaseScreen(this);
    this.#changed();
  }

  /** It is the page that takes the screen, with its stage in the window: a browser that refuses changes nothing else. */
  async #takeScreen(): Promise<void> {
    this.#takeOffer();
    try {
      await document.documentElement.requestFullscreen();
      if (!this.on) await document.exitFullscreen();
    } catch {}
  }

  #onKey(event: KeyboardEvent, curtain: BlankScreen): void {
    if (event.key === 'Escape' && !event.defaultPrevented && !this.#box.querySelector(':popover-open, dialog[open]')) this.leave();
    else if (['b', 'B', '.'].includes(event.key) && !isTaken(event)) curtain.close();
    else return;
    event.preventDefault();
  }

  /** A key that nothing in the page has is the stage's: a clicker knows no focus. */
  #bringIn(event: KeyboardEvent): void {
    if (event.target !== document.body && event.target !== document.documentElement) return;
    event.stopPropagation();
    takeFocus(this.#root);
    if (!this.#root.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
  }
}
