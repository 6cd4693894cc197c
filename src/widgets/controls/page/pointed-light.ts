import { isTaken } from '../../ui/keys.ts';
import { type Lightable, lightableAround, lightableIn } from '../../views/kit/hover.ts';

/** The event by which a reader asks for a reason by touch; its detail is a point of the window. */
export const ASK = 'ask';

/** The milliseconds after which a press highlights. */
const LONG_PRESS = 350;
/** The pixels after which a press is a drag. */
const DRAGGED = 8;

/** The milliseconds up to which an unmoved long touch also asks for the reason. */
const MAX_ASKING = 1200;

/** A highlighted place. */
interface Place {
  readonly kind: Lightable['kind'];
  readonly place: number;
}

const isKey = ({ key }: KeyboardEvent) => key === 'l' || key === 'L';

/**
 * A spotlight for talking about a drawing: while a place is pressed, or the key L is held, everything unrelated to the place dims
 * in each drawing of the figure. Such a press chooses nothing.
 */
export class PointedLight {
  readonly #root: HTMLElement;
  /** Ends the present spotlight, or the wait for it. */
  #ends: AbortController | undefined;
  /** In pixels of the window; nowhere until the pointer has come. */
  #pointer = { x: Number.NaN, y: Number.NaN };

  constructor(root: HTMLElement) {
    this.#root = root;
    root.addEventListener('pointerdown', (event) => this.#press(event));
    root.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
      this.#pointer = { x, y };
    });
    root.addEventListener('keydown', (event) => this.#key(event));
  }

  #press({ target, button, isPrimary, pointerType, timeStamp, clientX: x, clientY: y }: PointerEvent): void {
    this.#end();
    if (button !== 0 || !isPrimary || !lightableAround(target as Element)) return;
    const { signal } = this.#begin();
    let [given, moved] = [false, false];
    const timer = setTimeout(() => {
      given = true;
      this.#light(this.#placeAt(x, y));
    }, LONG_PRESS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    this.#root.addEventListener(
      'pointermove',
      (event) => {
        moved ||= Math.hypot(event.clientX - x, event.clientY - y) > DRAGGED;
        if (given) this.#light(this.#placeAt(event.clientX, event.clientY));
        else if (moved) this.#end();
      },
      { signal },
    );
    // What a long touch means elsewhere.
    this.#root.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    const release = ({ type, timeStamp: until }: Event) => {
      this.#end();
      if (!given) return;
      this.#swallowClick();
      const asks = type === 'pointerup' && pointerType === 'touch' && !moved && until - timeStamp < MAX_ASKING;
      if (asks) (target as Element).dispatchEvent(new CustomEvent(ASK, { bubbles: true, detail: { x, y } }));
    };
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, { signal });
  }

  #key(event: KeyboardEvent): void {
    if (!isKey(event) || isTaken(event)) return;
    event.preventDefault();
    if (this.#ends) return;
    const { signal } = this.#begin();
    this.#light(this.#placeOfKey());
    const follow = () => this.#light(this.#placeAt(this.#pointer.x, this.#pointer.y));
    this.#root.addEventListener('pointermove', follow, { signal });
    this.#root.addEventListener('focusin', () => this.#light(this.#placeOfKey()), { signal });
    window.addEventListener('keyup', (up) => isKey(up) && this.#end(), { signal });
  }

  #begin(): AbortController {
    this.#ends = new AbortController();
    window.addEventListener('blur', () => this.#end(), { signal: this.#ends.signal });
    return this.#ends;
  }

  #end(): void {
    this.#ends?.abort();
    this.#ends = undefined;
    this.#light(undefined);
  }

  /** The click that a press ends with comes right after it, if it comes. */
  #swallowClick(): void {
    const stop = new AbortController();
    this.#root.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: stop.signal });
    setTimeout(() => stop.abort());
  }

  /** The place that has the focus, else the one under the pointer, else the one that the step is about. */
  #placeOfKey(): Place | undefined {
    const focused = document.activeElement!;
    if (this.#root.contains(focused) && lightableAround(focused)) {
      const { x, y, width, height } = focused.getBoundingClientRect();
      return this.#placeAt(x + width / 2, y + height / 2);
    }
    const under = this.#placeAt(this.#pointer.x, this.#pointer.y);
    if (under) return under;
    const working = lightableIn(this.#root).map(({ kind, atWork }) => ({ kind, place: atWork() }));
    return working.find((each): each is Place => each.place !== undefined);
  }

  #placeAt(x: number, y: number): Place | undefined {
    const element = Number.isNaN(x) ? null : document.elementFromPoint(x, y);
    const drawing = element && this.#root.contains(element) ? lightableAround(element) : undefined;
    const place = drawing?.at(x, y);
    return place === undefined ? undefined : { kind: drawing!.kind, place };
  }

  #light(where: Place | undefined): void {
    for (const drawing of lightableIn(this.#root)) drawing.light(drawing.kind === where?.kind ? where.place : undefined);
  }
}
