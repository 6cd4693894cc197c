import type { Clock } from '../../ui/clock.ts';

/** The animation between two consecutive frames. `at` runs from 0, the earlier, to 1, the later, in either direction. */
export interface Movement {
  /** Its duration where the pace leaves room, in milliseconds. */
  readonly lasts: number;
  paint(at: number): void;
  /** Where it can be: has the browser move it in so many milliseconds without painting. What is left of it cannot be seen, and stays until `end`. */
  run?(milliseconds: number): void;
  /** Removes everything that was only there to move, and leaves the drawing of the last frame. */
  end(): void;
}

/** The largest share of the time until the next frame that a movement takes, so that the frame itself is seen, too. */
export const SHARE_MOVING = 0.85;

/** A part of a movement, with times of its own in milliseconds. */
export interface Part {
  readonly from: number;
  readonly lasts: number;
  /** An easing function, as those of d3-ease. */
  readonly ease?: (share: number) => number;
  paint(share: number): void;
}

interface Acting {
  readonly element: Element;
  /** Its attributes at a share of a part. */
  looks(share: number): { readonly opacity?: number; readonly transform?: string };
}

/** A part in which actors change only in how they look. */
export const partOf = (actors: readonly Acting[], { from, lasts, ease }: Pick<Part, 'from' | 'lasts' | 'ease'>): Part => ({
  from,
  lasts,
  ...(ease && { ease }),
  paint: (share) => {
    for (const { element, looks } of actors)
      for (const [name, value] of Object.entries(looks(share))) element.setAttribute(name, String(value));
  },
});

/** The progress of a part that runs from one time to another: 0 before it, 1 after it. */
export const shareOf = (at: number, from: number, to: number): number =>
  to > from ? Math.max(0, Math.min(1, (at - from) / (to - from))) : +(at >= to);

/** The start of each of so many parts, in milliseconds: `apart`, or closer where the last would start after `atMost`. */
export function staggered(count: number, apart: number, atMost: number): number[] {
  const between = count > 1 ? Math.min(apart, atMost / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => index * between);
}

/** A movement made of parts, each painted only while it runs; undefined without parts. */
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

/** A movement in which a layer over the drawing of one frame fades: it shows how the other one looks, the later or the earlier. */
export function fadeOf(layer: Element, lasts: number, isLater: boolean, actors: Pick<Actors, 'end'>): Movement {
  const show = (opacity: number) => layer.setAttribute('opacity', String(opacity));
  return {
    lasts,
    paint: (at) => show(isLater ? at : 1 - at),
    ...('animate' in layer && {
      run(milliseconds: number) {
        show(0);
        layer.animate({ opacity: [1, 0] }, milliseconds);
      },
    }),
    end: () => actors.end(),
  };
}

/**
 * Temporary layers and attributes that exist only while a drawing moves.
 * `end` removes them and restores what was there.
 */
export class Actors {
  readonly #layers: Element[] = [];
  readonly #lent = new Map<Element, Map<string, string | null>>();

  /** Adds a temporary layer on top of everything in `parent`, or under one of its children. */
  layer(parent: Element, before: Element | null = null): SVGGElement {
    const layer = parent.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
    layer.setAttribute('class', 'moving');
    layer.setAttribute('aria-hidden', 'true');
    parent.insertBefore(layer, before);
    this.#layers.push(layer);
    return layer;
  }

  /** Sets an attribute of a drawn element until the end; null removes it. */
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
  /** Its longest duration, in milliseconds. */
  readonly within: number;
  /** Called when it ends without being cut. */
  readonly over?: () => void;
}

/** Moves drawings together from one frame to the next, on one clock. A movement that is over or cut leaves nothing. */
export class Mover {
  readonly #clock: Clock;
  #movements: readonly Movement[] = [];
  /** Those that are over, as long as nothing else is drawn: to remove what is left of them, a browser would paint the drawing once more. */
  #unseen: readonly Movement[] = [];
  #stop: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get moving(): boolean {
    return this.#movements.length > 0;
  }

  /** The duration of its longest movement, in milliseconds. */
  get lasts(): number {
    return Math.max(0, ...this.#movements.map(({ lasts }) => lasts));
  }

  /** Replaces its movements, cutting the old ones, and holds the new ones at one end. */
  take(movements: readonly Movement[], at: number): void {
    this.cut();
    this.#movements = movements;
    this.hold(at);
  }

  /** Replaces its movements and plays the new ones to their other end. */
  play(movements: readonly Movement[], { backwards = false, within, over }: Playing): void {
    this.take(movements, backwards ? 1 : 0);
    const lasts = Math.min(within, this.lasts);
    if (lasts <= 0) {
      this.cut();
      return;
    }
    const share = lasts / this.lasts;
    const [running, left] = [this.#movements.filter(({ run }) => run), this.#movements.filter(({ run }) => !run)];
    for (const movement of running) movement.run!(movement.lasts * share);
    const ends = () => {
      this.#movements = left;
      this.cut();
      this.#unseen = running;
      over?.();
    };
    if (left.length === 0) {
      this.#stop = this.#clock.after(lasts, ends);
      return;
    }
    let began: number | undefined;
    const next = () => {
      this.#stop = this.#clock.soon(() => {
        const now = this.#clock.now();
        // The time spent on drawing is not part of the movement.
        began ??= now;
        const share = (now - began) / lasts;
        if (share < 1) {
          next();
          this.#paint(backwards ? 1 - share : share, left);
        } else ends();
      });
    };
    next();
  }

  /** Holds all movements at a share of their time. */
  hold(at: number): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#paint(at);
  }

  /** Ends all movements at once. */
  cut(): void {
    this.#stop?.();
    this.#stop = undefined;
    const ended = [...this.#unseen, ...this.#movements];
    this.#unseen = [];
    this.#movements = [];
    for (const movement of ended) movement.end();
  }

  /** Each has its own length, and all begin together. */
  #paint(at: number, movements = this.#movements): void {
    const time = at * this.lasts;
    for (const movement of movements) movement.paint(Math.min(1, time / movement.lasts));
  }
}
