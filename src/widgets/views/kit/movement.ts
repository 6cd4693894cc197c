import type { Clock } from '../../ui/clock.ts';

/** The animation between two consecutive frames. `at` runs from 0, the earlier, to 1, the later, in either direction. */
export interface Movement {
  /** Its duration where the pace leaves room, in milliseconds. */
  readonly lasts: number;
  paint(at: number): void;
  /** Lets the browser move what it can without being painted again, in so many milliseconds; true where nothing is left to paint. */
  run?(milliseconds: number, backwards: boolean): boolean;
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
  /** What is painted, where that is only how actors look. */
  readonly actors?: readonly Acting[];
}

/** How an actor looks at a share of a part: an opacity, a transform of SVG in pixels, or both. */
export interface Looks {
  readonly opacity?: number;
  readonly transform?: string;
}

interface Acting {
  readonly element: Element;
  looks(share: number): Looks;
}

/** A part in which actors change only in how they look. */
export const partOf = (actors: readonly Acting[], { from, lasts, ease }: Pick<Part, 'from' | 'lasts' | 'ease'>): Part => ({
  from,
  lasts,
  ...(ease && { ease }),
  actors,
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

/** A browser keeps a picture of its own for each actor that it moves: of more than these, painting is cheaper. */
const MAX_RUNNING = 40;
/** The share of an animation after which nothing moves any more: an animation that ends by itself is drawn once more. */
const MOVING = 0.75;
/** Where an eased part is sampled, as a share of it. */
const SAMPLES = Array.from({ length: 9 }, (_, index) => index / 8);

/**
 * A movement made of parts, each painted only while it runs; undefined without parts. A `costly` drawing, in which each picture
 * would have the browser look at thousands of elements, is moved by the browser as far as it can be.
 */
export function movementOf(parts: readonly Part[], actors: Pick<Actors, 'end'>, { costly = false } = {}): Movement | undefined {
  if (parts.length === 0) return undefined;
  const lasts = Math.max(...parts.map((part) => part.from + part.lasts));
  const painted: number[] = [];
  const acting = parts.flatMap((part) => (part.actors ?? []).map((actor) => ({ ...actor, part })));
  const runs = costly && acting.length <= MAX_RUNNING && acting.every(({ element }) => 'animate' in element);
  return {
    lasts,
    ...(runs && {
      run(duration: number, backwards: boolean) {
        for (const { element, looks, part } of acting) {
          const last = looks(backwards ? 0 : 1);
          // What goes is gone at once: one picture less for the browser to keep.
          if (last.opacity === 0) {
            element.setAttribute('opacity', '0');
            continue;
          }
          const at = (share: number, time = (part.from + share * part.lasts) / lasts): Keyframe => ({
            ...inStyle(looks((part.ease ?? same)(share))),
            offset: MOVING * (backwards ? 1 - time : time),
          });
          const frames = [at(0, 0), ...(part.ease ? SAMPLES : [0, 1]).map((share) => at(share)), at(1, 1)];
          if (backwards) frames.reverse();
          element.animate([...frames, { ...frames.at(-1), offset: 1 }], { duration: duration / MOVING, fill: 'both' });
        }
        return acting.length > 0 && parts.every((part) => part.actors);
      },
    }),
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

const same = (share: number): number => share;

/** The transforms of SVG are in pixels without saying so; those of styles have to. */
const inStyle = ({ opacity, transform }: Looks): Keyframe => ({
  ...(opacity !== undefined && { opacity }),
  ...(transform !== undefined && {
    transform: transform.replaceAll(/translate\((\S+) (\S+)\)/g, 'translate($1px, $2px)'),
  }),
});

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
    const ends = () => {
      this.cut();
      over?.();
    };
    const share = lasts / this.lasts;
    const left = this.#movements.filter((movement) => !movement.run?.(movement.lasts * share, backwards));
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
    const ended = this.#movements;
    this.#movements = [];
    for (const movement of ended) movement.end();
  }

  /** Each has its own length, and all begin together. */
  #paint(at: number, movements = this.#movements): void {
    const time = at * this.lasts;
    for (const movement of movements) movement.paint(Math.min(1, time / movement.lasts));
  }
}
