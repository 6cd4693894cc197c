import { number } from '#words/language.ts';
import { fold as foldWords, ownStep } from '#words/scenes.ts';
import { reducedMotion } from '../../../ui/browser.ts';
import { element } from '../../../ui/element.ts';
import { takeFocus } from '../../../ui/in-view.ts';
import { RESTS } from '../../../ui/when-near.ts';
import type { SudoStepper } from '../stepper.ts';
import { DRIVER, READ } from './driver-event.ts';
import { currentBeat, readingLine } from './reading-line.ts';
import type { Shown } from './text-driver.ts';

/**
 * How long the current paragraph waits for the page to rest before it moves its figure, in milliseconds: a figure that moves while the page
 * does is followed by nobody, and both together are more than a slow machine can draw. One that has not come to life yet takes longer still,
 * and waits for the page.
 */
const AT_MOST = 800;
/** The share of a figure that is in the window while a paragraph is read beside it. */
const MIN_SEEN = 0.76;
/** So far the page may scroll, in pixels, while a paragraph that was pressed stays current. */
const HELD_FOR = 90;

/** The figure of a pair and the paragraphs beside it: who of them is current, and what that shows. */
export class SceneReader {
  readonly element: HTMLElement;
  readonly beats: readonly HTMLElement[];
  readonly stepper: SudoStepper;
  readonly #figure: HTMLElement;
  readonly #text: HTMLElement;
  readonly #beads: readonly HTMLElement[];
  #current = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the current paragraph became so, while it has not moved the figure. */
  #since: number | undefined;
  /** The paragraph that was pressed, and where the page was. */
  #held: { readonly index: number; y: number } | undefined;
  /** A press asks for a frame of its own. */
  #isPressed = false;
  isReaders = false;

  constructor(section: HTMLElement) {
    this.element = section;
    this.beats = [...section.querySelectorAll<HTMLElement>('.beat')];
    this.#beads = this.beats.map((beat) => beat.querySelector<HTMLElement>('.bead')!);
    this.stepper = section.querySelector<SudoStepper>('sudo-stepper')!;
    this.#figure = section.querySelector<HTMLElement>('.lean')!;
    this.#text = section.querySelector<HTMLElement>('.beats')!;
    section.addEventListener(DRIVER, (event) => {
      this.isReaders = (event as CustomEvent<boolean>).detail;
      section.classList.toggle('readers', this.isReaders);
      // One that is open over the text goes on with it when it closes.
      const isOurs = !this.isReaders && !this.#isPressed && !('full' in this.#figure.dataset);
      if (isOurs) this.stepper.followText(this.shownBy(Math.max(0, this.#current)));
    });
    new MutationObserver(() => this.#keepPlace()).observe(this.stepper, { attributeFilter: ['data-position'] });
    for (const [index, bead] of this.#beads.entries()) bead.addEventListener('click', () => this.press(index));
    this.#rove(0);
    this.#figure.querySelector('.fold-figure')?.addEventListener('click', () => this.#fold());
  }

  get current(): number {
    return this.#current;
  }

  /** What a paragraph shows. */
  shownBy(index: number): Shown {
    const { position, window, counts } = this.beats[index]!.dataset;
    const [first, last] = window?.split(',').map(Number) ?? [];
    return { position: Number(position), window: window ? [first!, last!] : undefined, counts: counts ? JSON.parse(counts) : undefined };
  }

  /** Has the browser lay out the figure, where it has left it out: see lean.css. */
  layOut(): void {
    // To say where a part of it is, it has to be laid out.
    this.stepper.querySelector('.pane-main > *')?.getBoundingClientRect();
  }

  /** The page has scrolled: looks where everything is, and returns what follows from that. All scenes look before the first is changed. */
  scrolled(): () => void {
    const { top } = this.element.getBoundingClientRect();
    if (!this.isInWindow) return () => this.#passed();
    const figure = this.#figure.getBoundingClientRect();
    const isSeen = Math.min(figure.bottom, innerHeight) - Math.max(figure.top, 0) >= figure.height * MIN_SEEN;
    const tops = this.beats.map((beat) => beat.getBoundingClientRect().top);
    const read = currentBeat(tops, this.line);
    const { scrollY } = window;
    return () => {
      // A figure that is still coming in is about nothing that is read yet: it comes in with what is read beside it first. One that goes out
      // may have been scrolled past its last paragraphs.
      this.element.classList.toggle('apart', !isSeen);
      if (!isSeen && this.#current >= 0 && top > 0) return;
      if (this.#held && Math.abs(scrollY - this.#held.y) >= HELD_FOR) this.#held = undefined;
      const index = this.#held?.index ?? read;
      if (index !== this.#current) {
        this.#mark(index);
        this.#since = performance.now();
      }
      if (this.#since !== undefined) this.#settle(this.#since);
      this.#leadTo(tops[this.#current]!, figure);
    };
  }

  /** A paragraph that is out of the window moves nothing. */
  #passed(): void {
    clearTimeout(this.#timer);
    if (this.#since !== undefined) this.#since = performance.now();
  }

  get isInWindow(): boolean {
    const { top, bottom } = this.element.getBoundingClientRect();
    return bottom >= 0 && top <= innerHeight;
  }

  /** The height at which a paragraph is being read now. */
  get line(): number {
    const { top } = this.element.getBoundingClientRect();
    const { bottom } = this.#text.getBoundingClientRect();
    return readingLine({ windowHeight: innerHeight, top, bottom, dock: this.dock });
  }

  /** The height of the figure where it is docked above the text; 0 where it is beside it. */
  get dock(): number {
    const [pin, text] = [this.#figure.getBoundingClientRect(), this.#text.getBoundingClientRect()];
    return this.isPinned && pin.left < text.right ? pin.height : 0;
  }

  /** Whether the figure stays in the window with its text; in a low window it is above it. */
  get isPinned(): boolean {
    return getComputedStyle(this.#figure.parentElement!).position === 'sticky';
  }

  #settle(since: number): void {
    clearTimeout(this.#timer);
    const left = 'ready' in this.stepper.dataset ? Math.min(RESTS, since + AT_MOST - performance.now()) : RESTS;
    this.#timer = setTimeout(() => {
      this.#since = undefined;
      if (!this.isReaders) this.show(this.#current);
    }, left);
  }

  #mark(index: number): void {
    const before = this.#current;
    this.#current = index;
    this.#since = undefined;
    this.beats[before]?.classList.remove('now');
    this.beats[before]?.dispatchEvent(new Event(READ));
    this.beats[index]?.classList.add('now');
    // Style sheets know by it how much of a chain is told.
    this.element.dataset.links = this.beats[index]?.dataset.links ?? '';
    this.#rove(index);
  }

  /** One bead of the scene is in the order of the Tab key. */
  #rove(index: number): void {
    for (const [at, bead] of this.#beads.entries()) bead.tabIndex = at === index ? 0 : -1;
  }

  /** The lead is drawn only where it meets the figure. */
  #leadTo(top: number, figure: DOMRect): void {
    const isBeside = figure.top + 12 <= top + 14 && top + 14 <= figure.bottom - 12;
    this.element.classList.toggle('no-lead', !isBeside);
  }

  /** Moves the figure to a paragraph's frame, unless it is the reader's. */
  show(index: number): void {
    if (index >= 0 && 'drive' in this.stepper) this.stepper.drive(this.shownBy(index));
  }

  /** A paragraph's bead, or a link in it, asks for a frame: the figure is the text's again. */
  async press(index: number, shown = this.shownBy(index)): Promise<void> {
    clearTimeout(this.#timer);
    this.hold(index);
    this.#unfold();
    this.#isPressed = true;
    // A page is read before its figures have loaded.
    await customElements.whenDefined('sudo-stepper');
    await this.stepper.followText(shown);
    this.#isPressed = false;
    if (!this.isPinned) await this.stepper.enlarge();
    this.stepper.say();
  }

  /** Keeps a paragraph current until the page has scrolled on. */
  hold(index: number): void {
    this.#mark(index);
    this.#held = { index, y: scrollY };
  }

  /** Scrolls to a paragraph and gives its bead the focus. */
  goTo(index: number): void {
    this.scrollTo(index, reducedMotion().matches ? 'instant' : 'smooth');
    takeFocus(this.#beads[index]!);
    if (!this.isReaders) this.show(index);
  }

  /** Brings a paragraph to the reading line, which itself moves with the page. */
  scrollTo(index: number, behavior: ScrollBehavior): void {
    const beat = this.beats[index]!;
    const line = Math.min(this.line, this.dock > 0 ? this.line : innerHeight * 0.42);
    const top = scrollY + beat.getBoundingClientRect().top - line + 20;
    // Where the page was before is not what its reader has come for.
    clearTimeout(this.#timer);
    this.hold(index);
    this.#held!.y = Math.max(0, Math.min(top, document.documentElement.scrollHeight - innerHeight));
    scrollTo({ top, behavior });
  }

  /** Leaves a bead beside the paragraph with the step to which the reader has gone there: a link to both. A step of another run has no place there. */
  #keepPlace(): void {
    const beat = this.beats[this.#current];
    const { position } = this.stepper.dataset;
    if (!this.isReaders || !beat || position === beat.dataset.position || !this.stepper.showsOwnRun) return;
    const bead = beat.querySelector<HTMLAnchorElement>('.own-bead') ?? element('a', 'own-bead');
    bead.href = `#${beat.id}@${position}`;
    bead.textContent = number(Number(position));
    bead.title = ownStep(Number(position));
    if (!bead.isConnected) beat.append(bead);
  }

  #fold(): void {
    const beat = this.beats[this.#current];
    const before = beat?.getBoundingClientRect().top ?? 0;
    this.#setFolded(!this.element.classList.contains('folded'));
    // The text stays where it is.
    if (beat) scrollBy({ top: beat.getBoundingClientRect().top - before, behavior: 'instant' });
    if (this.#current >= 0) this.hold(this.#current);
  }

  #unfold(): void {
    if (this.element.classList.contains('folded')) this.#setFolded(false);
  }

  #setFolded(isFolded: boolean): void {
    this.element.classList.toggle('folded', isFolded);
    const button = this.#figure.querySelector<HTMLButtonElement>('.fold-figure')!;
    button.ariaExpanded = String(!isFolded);
    button.ariaLabel = isFolded ? foldWords.show : foldWords.hide;
    button.title = button.ariaLabel;
  }
}
