import type { WrittenLit } from '../../../runs/lit.ts';
import type { SudoStepper } from '../stepper.ts';
import { READ } from './driver-event.ts';

/** The figure of a run, where the page has one; until it has come to life it can't be lit. */
type FigureOf = (run: string) => Partial<Pick<SudoStepper, 'highlight' | 'peek' | 'leaveMode'>> | null;

/** Words that are connected. */
export const LIGHTING = '[data-lit][role=button]';

/** Where the pointer was last on the page. */
const pointer = { at: '', isFollowed: false };

const placeOf = ({ screenX, screenY }: PointerEvent) => `${screenX} ${screenY}`;

function followPointer(): void {
  if (pointer.isFollowed) return;
  pointer.isFollowed = true;
  document.addEventListener('pointermove', (event) => {
    pointer.at = placeOf(event);
  });
}

const litOf = (word: HTMLElement): WrittenLit => JSON.parse(word.dataset.lit!);

/** The words of a scene whose cells are lit: those of which a single cell is this one, or if there are none, those that have it among others. */
function wordsAbout(words: readonly HTMLElement[], cell: number): HTMLElement[] {
  const has = (word: HTMLElement, most: number) =>
    litOf(word).cells?.some((cells) => cells.length <= most && cells.includes(cell)) ?? false;
  const exact = words.filter((word) => has(word, 1));
  return exact.length > 0 ? exact : words.filter((word) => has(word, Number.POSITIVE_INFINITY));
}

/** Words and their figures: either lights the other. */
class Lights {
  readonly #scene: Element;
  readonly #figureOf: FigureOf;
  readonly #words: readonly HTMLElement[];
  /** What lights: words under the pointer before words with focus, and these before pressed ones. */
  #hovered: HTMLElement | undefined;
  #focused: HTMLElement | undefined;
  #pressed: HTMLElement | undefined;
  /** The cell under the pointer, and the run of its figure. */
  #cell: { readonly run: string; readonly cell: number } | undefined;
  #lit: HTMLElement | undefined;

  constructor(scene: Element, figureOf: FigureOf) {
    this.#scene = scene;
    this.#figureOf = figureOf;
    this.#words = [...scene.querySelectorAll<HTMLElement>('[data-lit]')].filter((word) => this.#connect(word));
    followPointer();
    this.#listen();
  }

  /** Makes words a button that can be pressed; those inside a link, another button or other such words stay text. */
  #connect(word: HTMLElement): boolean {
    if (!this.#figureOf(word.dataset.run!) || word.parentElement?.closest('a, button, summary, [data-lit]')) return false;
    word.setAttribute('role', 'button');
    word.setAttribute('aria-pressed', 'false');
    word.tabIndex = 0;
    return true;
  }

  #listen(): void {
    const wordAt = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLElement>(LIGHTING) ?? undefined;
    const on = <Type extends keyof HTMLElementEventMap>(type: Type, heard: (event: HTMLElementEventMap[Type]) => void) =>
      (this.#scene as HTMLElement).addEventListener(type, heard);
    on('pointermove', (event) => {
      const { target, pointerType } = event;
      // A page that scrolls under a resting pointer isn't pointed at.
      if (pointerType === 'touch' || placeOf(event) === pointer.at) return;
      this.#hovered = wordAt(target);
      this.#pointAt(target as Element);
      this.#update();
    });
    on('pointerout', ({ target, relatedTarget }) => {
      if (wordAt(target) !== wordAt(relatedTarget)) this.#hovered = undefined;
      if (!(relatedTarget as Element | null)?.closest?.('.hit')) this.#pointAt(null);
      this.#update();
    });
    on('focusin', ({ target }) => {
      this.#focused = (target as Element).matches(':focus-visible') ? wordAt(target) : undefined;
      this.#update();
    });
    on('focusout', () => {
      this.#focused = undefined;
      this.#update();
    });
    on('click', ({ target }) => this.#press(wordAt(target)));
    // Words are about their paragraph: over the next one their light would stand for nothing.
    this.#scene.addEventListener(READ, ({ target }) => (target as Element).contains(this.#pressed!) && this.#drop(), true);
    on('keydown', (event) => {
      this.#escape(event);
      const word = wordAt(event.target);
      if (!word || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      this.#press(word);
    });
    const { ownerDocument } = this.#scene;
    ownerDocument.addEventListener('keydown', (event) => this.#escape(event));
    // A light that was pressed stays while the reader uses the figure.
    ownerDocument.addEventListener('pointerdown', ({ target }) => {
      if (!this.#pressed || (target as Element).closest('sudo-stepper') || wordAt(target)) return;
      this.#keep(undefined);
      this.#update();
    });
  }

  #press(word: HTMLElement | undefined): void {
    if (!word) return;
    const isPressed = word === this.#pressed;
    if (!isPressed && litOf(word).case) {
      // Over a move of the reader's own no case could be read, nor was one shown to a pointer.
      this.#figureOf(word.dataset.run!)?.leaveMode?.();
      this.#lit = undefined;
    }
    this.#keep(isPressed ? undefined : word);
    // The second press takes the light away though the pointer, or focus, is still there.
    if (isPressed) [this.#hovered, this.#focused] = [undefined, undefined];
    this.#update();
  }

  #keep(word: HTMLElement | undefined): void {
    this.#pressed?.setAttribute('aria-pressed', 'false');
    word?.setAttribute('aria-pressed', 'true');
    this.#pressed = word;
  }

  #drop(): void {
    this.#keep(undefined);
    [this.#hovered, this.#focused] = [undefined, undefined];
    this.#update();
  }

  /** Takes the light away, and nothing else where a reader has asked for it. */
  #escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#lit) return;
    if (this.#pressed || this.#focused) event.stopPropagation();
    this.#drop();
  }

  #update(): void {
    const word = this.#hovered ?? this.#focused ?? this.#pressed;
    if (word === this.#lit) return;
    const before = this.#lit;
    this.#lit = word;
    before?.classList.remove('lit');
    if (before && before.dataset.run !== word?.dataset.run) this.#figureOf(before.dataset.run!)?.highlight?.(undefined);
    // A case is about one frame, wherever the reader is in the text.
    const [peeked, peeks] = [before, word].map((each) => each && litOf(each).case?.position);
    this.#scene.classList.toggle('in-case', peeks !== undefined);
    if (before && peeked !== undefined && peeked !== peeks) this.#figureOf(before.dataset.run!)?.peek?.(undefined);
    if (word && peeks !== undefined) this.#figureOf(word.dataset.run!)?.peek?.(peeks);
    if (!word) return;
    word.classList.add('lit');
    this.#figureOf(word.dataset.run!)?.highlight?.(litOf(word));
  }

  /** Lights the words about a cell of a figure, and what its other drawings have of it. */
  #pointAt(target: Element | null): void {
    const hit = target?.closest<SVGElement>('.hit[data-cell]');
    const run = hit?.closest('figure')?.id;
    const cell = hit && run !== undefined ? Number(hit.dataset.cell) : undefined;
    if (cell === this.#cell?.cell && (cell === undefined || run === this.#cell?.run)) return;
    const before = this.#cell;
    this.#cell = cell === undefined ? undefined : { run: run!, cell };
    for (const word of this.#words) if (word !== this.#lit) word.classList.remove('lit');
    const words = this.#words.filter((word) => word.dataset.run === run);
    if (cell !== undefined) for (const word of wordsAbout(words, cell)) word.classList.add('lit');
    if (this.#lit) return;
    if (before && before.run !== run) this.#figureOf(before.run)?.highlight?.(undefined);
    if (cell !== undefined) this.#figureOf(run!)?.highlight?.({ cells: [[cell]], isPointedAt: true });
  }
}

/** Connects the words of a scene with the figures that they light. */
export function connectLights(scene: Element, figureOf: FigureOf): void {
  new Lights(scene, figureOf);
}
