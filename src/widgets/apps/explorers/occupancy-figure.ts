import { occupied as words } from '#words/explorers.ts';

/** A pointer that moved less than this has clicked and not dragged. In CSS pixels. */
const CLICK = 6;

/** Numbers to be dragged into cells, by pointer or by choosing; it tells what is left for the cells of the set. */
class OccupancyFigure extends HTMLElement {
  /** Slot by number. */
  readonly #placed = new Map<string, HTMLButtonElement>();
  #chosen: HTMLButtonElement | undefined;

  connectedCallback(): void {
    const howTo = [...this.#words.childNodes];
    for (const token of this.#tokens) {
      token.addEventListener('pointerdown', (event) => this.#drag(token, event));
      token.addEventListener('click', () => this.#choose(this.#chosen === token ? undefined : token));
    }
    for (const slot of this.#slots) slot.addEventListener('click', () => this.#chosen && this.#put(this.#chosen, slot));
    this.querySelector('[data-part=reset]')!.addEventListener('click', () => {
      this.#placed.clear();
      this.#choose(undefined);
      this.#show();
      this.#words.replaceChildren(...howTo);
    });
  }

  get #words(): HTMLElement {
    return this.querySelector('[data-part=words]')!;
  }

  get #tokens(): HTMLButtonElement[] {
    return [...this.querySelectorAll<HTMLButtonElement>('.token')];
  }

  get #slots(): HTMLButtonElement[] {
    return [...this.querySelectorAll<HTMLButtonElement>('button.slot')];
  }

  #choose(token: HTMLButtonElement | undefined): void {
    this.#chosen = token;
    for (const each of this.#tokens) each.setAttribute('aria-pressed', String(each === token));
  }

  #put(token: HTMLButtonElement, slot: HTMLButtonElement): void {
    const number = token.dataset.number!;
    this.#choose(undefined);
    if (!marksOf(slot).includes(number)) {
      this.#show(slot);
      return;
    }
    for (const [other, taken] of this.#placed) if (taken === slot) this.#placed.delete(other);
    this.#placed.set(number, slot);
    this.#show();
  }

  #drag(token: HTMLButtonElement, down: PointerEvent): void {
    token.setPointerCapture(down.pointerId);
    const move = (event: PointerEvent) => {
      token.style.transform = `translate(${event.clientX - down.clientX}px, ${event.clientY - down.clientY}px)`;
    };
    const end = (event: PointerEvent) => {
      token.removeEventListener('pointermove', move);
      token.style.transform = '';
      if (event.type !== 'pointerup' || Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < CLICK) return;
      const slot = document.elementsFromPoint(event.clientX, event.clientY).find((each) => each.matches('.slot'));
      if (slot && this.contains(slot)) this.#put(token, slot as HTMLButtonElement);
    };
    token.addEventListener('pointermove', move);
    token.addEventListener('pointerup', end, { once: true });
    token.addEventListener('pointercancel', end, { once: true });
  }

  /** `refused`: a cell that cannot hold the number that was put there, and stays as it was. */
  #show(refused?: HTMLButtonElement): void {
    const numberIn = new Map([...this.#placed].map(([number, slot]) => [slot, number]));
    for (const token of this.#tokens) {
      const slot = this.#placed.get(token.dataset.number!);
      token.classList.toggle('placed', slot !== undefined);
      token.setAttribute('aria-label', words.number(token.dataset.number!, slot?.dataset.slot));
    }
    const outside = [...this.#placed].filter(([, slot]) => !slot.classList.contains('inside'));
    for (const slot of this.#slots) {
      const number = numberIn.get(slot);
      slot.classList.toggle('taken', number !== undefined);
      // All cells are in one box: a placed number is struck from the others.
      slot.querySelector('[data-part=marks]')!.replaceChildren(
        ...(number === undefined ? marksOf(slot) : [number]).map((mark) => {
          const element = document.createElement(number === undefined && this.#placed.has(mark) ? 's' : 'span');
          element.textContent = mark;
          return element;
        }),
      );
      slot.classList.toggle('impossible', slot === refused || this.#isEmptied(slot));
    }
    const [verdict, said] = refused
      ? (['wrong', words.impossible(refused.dataset.slot!, refused.dataset.marks!)] as const)
      : this.#said(outside);
    this.querySelector('[data-part=verdict]')!.className = `verdict ${verdict}`;
    this.#words.textContent = said;
  }

  /** Whether nothing is left for a cell: all its marks are placed elsewhere. */
  #isEmptied(slot: HTMLButtonElement): boolean {
    return ![...this.#placed.values()].includes(slot) && marksOf(slot).every((mark) => this.#placed.has(mark));
  }

  /** The state of the set, and whether it can still be filled. */
  #said(outside: readonly [string, HTMLButtonElement][]): readonly [verdict: 'right' | 'wrong' | 'neither', says: string] {
    const all = this.#tokens.map(({ dataset }) => dataset.number!);
    const away = outside.map(([number, slot]) => ({ number, cell: slot.dataset.slot! }));
    const emptied = this.#slots.find((slot) => this.#isEmptied(slot));
    if (emptied) return ['wrong', words.empty(emptied.dataset.slot!, marksOf(emptied), away)];
    if (away.length > 0) {
      const filled = [...this.#placed.values()];
      const open = this.#slots.filter((slot) => slot.classList.contains('inside') && !filled.includes(slot));
      const left = all.filter((number) => !this.#placed.has(number));
      const cells = open.map(({ dataset }) => dataset.slot!);
      return ['wrong', words.outside(away, left, cells)];
    }
    const missing = all.length - this.#placed.size;
    return missing > 0 ? ['neither', words.missing(missing)] : ['right', words.full];
  }
}

const marksOf = ({ dataset }: HTMLElement): string[] => dataset.marks!.split(' ');

/** Makes every `<occupancy-figure>` of the page live. */
export function defineOccupancyFigure(): void {
  if (!customElements.get('occupancy-figure')) customElements.define('occupancy-figure', OccupancyFigure);
}
