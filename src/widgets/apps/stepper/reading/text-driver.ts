import { driver as words } from '#words/scenes.ts';
import type { FigureState } from '../../../runs/figure/figure-state.ts';
import { onChange } from '../../../runs/figure/signals.ts';
import type { CountedSteps, Lit } from '../../../runs/lit.ts';
import { reducedMotion } from '../../../ui/browser.ts';
import { type Part, type Rings, SHOW_PART, SHOW_PEEK, SHOW_RINGS } from '../../../views/view.ts';
import type { AwaitedStill } from './awaited-still.ts';
import { DRIVER, READ } from './driver-event.ts';

/** Up to this many steps forward are walked, one at a time, in milliseconds a step; all other moves are made at once. */
const [MAX_WALKED, WALK] = [12, 90];
/** The windows in which a figure is beside its text. */
const SIDE_BY_SIDE = '(width >= 1100px)';
/** The picture of another frame fades in, from so much of its colour, in so many milliseconds. */
const [FADED, FADE] = [0.35, 160];

/** A frame that a paragraph is about, and what the strip shows with it. */
export interface Shown {
  readonly position: number;
  /** The part of the run on the strip; the whole run where it is missing. */
  readonly window?: readonly [first: number, last: number] | undefined;
  /** The steps that the strip marks. */
  readonly counts?: CountedSteps | undefined;
}

/** The text moves a figure to the frames of its paragraphs until the reader does anything with it. */
export class TextDriver {
  readonly #state: FigureState;
  readonly #figure: HTMLElement;
  #walk: ReturnType<typeof setTimeout> | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;
  #isWalking = false;
  #peeked: number | undefined;
  #awaited: AwaitedStill | undefined;
  /** How often a frame was waited for, or no longer. */
  #waits = 0;
  readonly #pair: HTMLElement;
  /** The frames of the paragraphs. */
  readonly #positions: readonly number[];
  #asked: Lit | undefined;
  #hasDrawn = false;

  constructor(state: FigureState, figure: HTMLElement) {
    this.#state = state;
    this.#figure = figure;
    this.#pair = figure.closest<HTMLElement>('.pair')!;
    const beats = this.#pair.querySelectorAll<HTMLElement>('.beat');
    this.#positions = [...beats].map(({ dataset }) => Number(dataset.position));
    state.commands.on('follow', () => this.#turn());
    onChange(state.touched, () => this.#changed());
    onChange(state.frame, () => this.#frameChanged());
    this.#hearQuestions();
  }

  /** What the paragraph asks about that is being read, until it is answered. */
  get asked(): Lit | undefined {
    return this.#asked;
  }

  /** Who points at a question, or comes to it by keys, wants to see what it is about: it's current then, wherever it is in the window. */
  #hearQuestions(): void {
    let at = '';
    const bring = (target: EventTarget | null) => {
      const bead = (target as Element).closest('.beat.in-figure:not(.now)')?.querySelector<HTMLElement>('.bead');
      if (bead && !this.#isReaders && matchMedia(SIDE_BY_SIDE).matches) bead.click();
    };
    this.#pair.addEventListener('pointermove', ({ target, screenX, screenY }) => {
      const now = `${screenX} ${screenY}`;
      // A page that scrolls under a resting pointer isn't pointed at.
      if (at && now !== at) bring(target);
      at = now;
    });
    this.#pair.addEventListener('focusin', ({ target }) => (target as Element).matches('.chip') && bring(target));
    this.#pair.addEventListener('click', ({ target }) => {
      const told = (target as Element).closest('.asks .chip[data-right], .asks .predict-see a');
      if (told) this.#answer(told.closest<HTMLElement>('.beat')!);
    });
  }

  /** A question that was answered, or whose step is shown, is about that step from then on. */
  #answer(beat: HTMLElement): void {
    const { position } = beat.querySelector<HTMLElement>('.predict-see a')!.dataset;
    if (position === undefined) return;
    beat.classList.replace('in-figure', 'answered');
    beat.dataset.position = position;
    beat.dataset.links = '';
    if (beat.matches('.now')) this.#pair.dataset.links = '';
    this.drive({ position: Number(position) });
  }

  #ask(): void {
    const question = this.#isReaders ? null : this.#pair.querySelector<HTMLElement>('.beat.now.in-figure [data-asks]');
    const asked = question ? { cells: JSON.parse(question.dataset.asks!) } : undefined;
    if (asked || this.#asked) this.#state.shown.highlight(asked);
    this.#asked = asked;
  }

  /**
   * Moves the figure for the text, unless it is the reader's, or is open over the text. While a page scrolls the strip comes at once, and
   * the picture after it: both together would hold the page up, and so would a drawing made while the page itself is painted.
   */
  drive(shown: Shown, { scrolls = false } = {}): void {
    if (this.#isReaders) return;
    this.#stop();
    this.#peekAt(undefined);
    this.#showPart(shown);
    this.#ask();
    if (scrolls) this.#next = setTimeout(() => this.#isReaders || this.#moveTo(shown));
    else this.#moveTo(shown);
  }

  get #isReaders(): boolean {
    return this.#state.touched.value || 'full' in this.#figure.dataset;
  }

  #moveTo(shown: Shown): void {
    const steps = shown.position - this.#state.position;
    const walks = steps > 0 && steps <= MAX_WALKED && !reducedMotion().matches;
    // Other moves, and all moves back, are never played: backwards they would look as if the algorithm took something back.
    if (walks) this.#walkTo(shown.position);
    else if (steps !== 0) {
      this.#state.player.goTo(shown.position);
      if (shown.position > this.#state.timeline.length) this.#await(shown.position);
      if (!reducedMotion().matches) this.#fadeIn();
    }
  }

  /** A long run comes to its later frames after a while: until then the figure has the one that the page brought. */
  async #await(position: number): Promise<void> {
    const waits = ++this.#waits;
    const grown = this.#state.grownTo(position);
    const { AwaitedStill } = await import('./awaited-still.ts');
    this.#awaited ??= new AwaitedStill(this.#figure);
    if (waits === this.#waits)
      this.#awaited.show(position).then((isShown) => {
        if (isShown && waits === this.#waits) this.#state.awaited.value = position;
      });
    await grown;
    if (waits === this.#waits) this.#leaveAwaited();
  }

  /** The browser does this without drawing anything again; a copy of the earlier picture would have to be laid out and painted. */
  #fadeIn(): void {
    this.#figure.querySelector('.pane-main > svg')?.animate([{ opacity: FADED }, { opacity: 1 }], { duration: FADE, easing: 'ease-out' });
  }

  /** Shows a frame for as long as the reader points at words about it; undefined shows the figure's own again. */
  peek(asked: number | undefined): void {
    const { playing, showsOwnRun, mode } = this.#state;
    // A run of the reader's own has none of the text's frames, a board that they work on is theirs, and a run may not have come so far.
    const isThere = showsOwnRun && !mode.value && asked !== undefined && asked <= this.#state.timeline.length;
    const pressed = this.#pressedCase;
    // A case that is pressed stays when the pointer leaves its words.
    if (playing.value || (pressed && asked === undefined)) return;
    if (isThere && !this.#isReaders && pressed?.position === asked) this.#argue(pressed);
    else if (!this.#isWalking) this.#peekAt(isThere && asked !== this.#state.position ? asked : undefined);
    if (pressed && pressed.position !== asked) pressed.word.dispatchEvent(new Event(READ));
  }

  /** The case that is pressed, and its frame. */
  get #pressedCase(): { readonly word: HTMLElement; readonly lit: Lit; readonly position: number } | undefined {
    const word = this.#pair.querySelector<HTMLElement>('.case[aria-pressed=true]');
    if (!word) return undefined;
    const lit: Lit = JSON.parse(word.dataset.lit!);
    return { word, lit, position: lit.case!.position };
  }

  /** A case that is pressed has its frame at once, wherever the figure was going, and its paragraph is current. */
  #argue({ word, position }: { readonly word: HTMLElement; readonly position: number }): void {
    this.#stop();
    this.#peekAt(undefined);
    if (position !== this.#state.position) this.#state.player.goTo(position);
    const beat = word.closest<HTMLElement>('.beat:not(.now)');
    if (Number(beat?.dataset.position) === position && matchMedia(SIDE_BY_SIDE).matches) beat!.querySelector<HTMLElement>('.bead')!.click();
  }

  /** A case is an argument in one frame: it goes as soon as the figure shows another. It may be pressed before there is a figure. */
  #frameChanged(): void {
    const pressed = this.#pressedCase;
    const isFirst = !this.#hasDrawn;
    this.#hasDrawn = true;
    if (!pressed) return;
    if (isFirst)
      queueMicrotask(() => {
        this.peek(pressed.position);
        this.#state.shown.highlight(pressed.lit);
      });
    else if (this.#peeked !== undefined || this.#state.position !== pressed.position) pressed.word.dispatchEvent(new Event(READ));
  }

  #peekAt(position: number | undefined): void {
    if (position === this.#peeked) return;
    this.#peeked = position;
    this.#figure.classList.toggle('peeking', position !== undefined);
    this.#state.shown.peek(position);
    this.#tellStrip(SHOW_PEEK, position ?? null);
    this.#say();
  }

  /** Gives the figure back to the text. */
  follow(): void {
    this.#state.leave();
    this.#state.player.pause();
    this.#state.touched.value = false;
  }

  #turn(): void {
    if (this.#state.touched.value) this.follow();
    else this.#state.touched.value = true;
  }

  #changed(): void {
    this.#stop();
    const isReaders = this.#state.touched.value;
    this.#figure.classList.toggle('readers', isReaders);
    this.#ask();
    this.#say();
    this.tell();
  }

  /** Tells the scene who has the figure now. */
  tell(): void {
    this.#figure.dispatchEvent(new CustomEvent(DRIVER, { bubbles: true, detail: this.#state.touched.value }));
  }

  #tellStrip(type: string, detail: unknown): void {
    this.#figure.querySelector('.strip-drawing')?.dispatchEvent(new CustomEvent(type, { detail }));
  }

  #say(): void {
    const button = this.#figure.querySelector<HTMLButtonElement>('.who')!;
    const isReaders = this.#state.touched.value;
    const text = this.#peeked !== undefined ? words.peek(this.#peeked) : isReaders ? words.reader : words.text;
    button.querySelector('[data-part=who]')!.textContent = text;
    button.ariaPressed = String(!isReaders);
    button.title = isReaders ? words.readerKey : words.textKey;
  }

  #stop(): void {
    clearTimeout(this.#walk);
    clearTimeout(this.#next);
    this.#isWalking = false;
    this.#waits++;
    this.#leaveAwaited();
  }

  #leaveAwaited(): void {
    this.#awaited?.remove();
    this.#state.awaited.value = undefined;
  }

  #walkTo(position: number): void {
    const { player } = this.#state;
    // A figure that is told twice may be there already.
    player.goTo(Math.min(player.position + 1, position));
    this.#isWalking = player.position < position;
    if (this.#isWalking) this.#walk = setTimeout(() => this.#walkTo(position), WALK);
  }

  #showPart(shown: Shown): void {
    const { window, counts } = shown;
    const [first, last] = window ?? [];
    this.#tellStrip(SHOW_PART, window ? ({ first: first!, last: last!, ...(counts && { counts }) } satisfies Part) : null);
    this.#tellStrip(SHOW_RINGS, { positions: this.#positions, current: shown.position } satisfies Rings);
  }
}
