import type { Clock } from '../../ui/clock.ts';

/** The way between two frames that follow each other. `at` runs from 0, the earlier, to 1, the later, and is painted either way. */
export interface Movement {
  /** How long it takes where the pace leaves room, in milliseconds. */
  readonly lasts: number;
  paint(at: number): void;
  /** Takes away all that only moved: what is left is the drawing of the frame that was drawn last. */
  end(): void;
}

/** The share of the time until the next frame that a movement may last: the frame itself is to be seen, too. */
export const SHARE_MOVING = 0.85;

/** A part of a movement, with times of its own in milliseconds. */
export interface Part {
  readonly from: number;
  readonly lasts: number;
  /** One of d3-ease: what share of the way is behind at what share of the time. */
  readonly ease?: (share: number) => number;
  paint(share: number): void;
}

/** How far a part is that runs from one place to another, as a share: 0 before it, 1 after it. */
export const shareOf = (at: number, from: number, to: number): number =>
  to > from ? Math.max(0, Math.min(1, (at - from) / (to - from))) : +(at >= to);

/** When each of so many parts begins, in milliseconds: so far apart, or closer together where the last would begin too late. */
export function staggered(count: number, apart: number, atMost: number): number[] {
  const between = count > 1 ? Math.min(apart, atMost / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => index * between);
}

/** A movement made of parts, each of which is painted only while it is under way; undefined where there are none. */
export function movementOf(parts: readonly Part[], actors: Pick<Actors, 'end'>): Movement | undefined {
  if (parts.length === 0) return undefined;
  const lasts = Math.max(...parts.map((part) => part.from + part.lasts));
  const painted: number[] = [];
  return {
    lasts,
    paint(at) {
      for (const [index, { from, lasts: length, ease, paint }] of parts.entries()) {
        const share = shareOf(at * lasts, from, from + length);
        if (painted[index] === share) continue;
        painted[index] = share;
        paint(ease ? ease(share) : share);
      }
    },
    end: () => actors.end(),
  };
}

/**
 * What there is only while a drawing moves: layers of its own, and attributes of drawn elements that are other than drawn.
 * All of it is given back at the end.
 */
export class Actors {
  readonly #layers: Element[] = [];
  readonly #lent = new Map<Element, Map<string, string | null>>();

  /** A layer for what only moves, on top of all that stands in `parent`, or under one of its children. */
  layer(parent: Element, before: Element | null = null): SVGGElement {
    const layer = parent.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
    layer.setAttribute('class', 'moving');
    layer.setAttribute('aria-hidden', 'true');
    parent.insertBefore(layer, before);
    this.#layers.push(layer);
    return layer;
  }

  /** Gives a drawn element another attribute until the end; null takes it away. */
  lend(element: Element, name: string, value: string | number | null): void {
    const lent = this.#lent.get(element) ?? new Map<string, string | null>();
    this.#lent.set(element, lent);
    if (!lent.has(name)) lent.set(name, element.getAttribute(name));
    setAttribute(element, name, value);
  }

  /** Hides a drawn element until the end. */
  hide(element: Element): void {
    this.lend(element, 'visibility', 'hidden');
  }

  end(): void {
    for (const layer of this.#layers.splice(0)) layer.remove();
    for (const [element, lent] of this.#lent) for (const [name, value] of lent) setAttribute(element, name, value);
    this.#lent.clear();
  }
}

function setAttribute(element: Element, name: string, value: string | number | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

interface Playing {
  readonly backwards?: boolean;
  /** How long it may last, in milliseconds. */
  readonly within: number;
  /** Told when it has come to its end without being cut. */
  readonly over?: () => void;
}

/** Moves drawings together from one frame to the next, on one clock. There is nothing of a movement when it is over, or cut. */
export class Mover {
  readonly #clock: Clock;
  #movements: readonly Movement[] = [];
  #stop: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get moving(): boolean {
    return this.#movements.length > 0;
  }

  /** How long all that it moves takes together where there is room, in milliseconds. */
  get lasts(): number {
    return Math.max(0, ...this.#movements.map(({ lasts }) => lasts));
  }

  /** Takes movements in place of those before, which it cuts, and stands at one end of them. */
  take(movements: readonly Movement[], at: number): void {
    this.cut();
    this.#movements = movements;
    this.hold(at);
  }

  /** Takes movements and plays them to their other end, which is their own end. */
  play(movements: readonly Movement[], { backwards = false, within, over }: Playing): void {
    this.take(movements, backwards ? 1 : 0);
    const lasts = Math.min(within, this.lasts);
    if (lasts <= 0) {
      this.cut();
      return;
    }
    let began: number | undefined;
    const next = () => {
      this.#stop = this.#clock.soon(() => {
        const now = this.#clock.now();
        // What it took to draw is not a part of the movement.
        began ??= now;
        const share = (now - began) / lasts;
        if (share < 1) {
          next();
          this.#paint(backwards ? 1 - share : share);
        } else {
          this.cut();
          over?.();
        }
      });
    };
    next();
  }

  /** Stands still at a share of the way. */
  hold(at: number): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#paint(at);
  }

  /** Ends all movements at once. */
  cut(): void {
    this.#stop?.();
    this.#stop = undefined;
    const ended = this.#movements;
    this.#movements = [];
    for (const movement of ended) movement.end();
  }

  /** Each has its own length, and all begin together. */
  #paint(at: number): void {
    const time = at * this.lasts;
    for (const movement of this.#movements) movement.paint(Math.min(1, time / movement.lasts));
  }
}
