import type { Frame, Timeline } from './timeline.ts';

/** Readings of one place, which say nothing of later ones. They come from the whole run, which has its checkpoints. */
const OF_ONE_PLACE = ['frame', 'stateAt', 'peek'] as const;
type OfOnePlace = (typeof OF_ONE_PLACE)[number];

const isOfOnePlace = (name: PropertyKey): name is OfOnePlace => OF_ONE_PLACE.includes(name as OfOnePlace);

/**
 * A run as it may be read: whole, or only up to a position while an embargo lies on what comes after. Code that draws the run or
 * describes it reads `open` and nothing else, so that nothing withheld gets out.
 */
export class Embargo {
  /** The run, as far as it may be read. It stays the same object. */
  readonly open: Timeline;
  readonly #whole: Timeline;
  #after: number | undefined;
  #cut: Timeline | undefined;
  /** Methods of the run that was read last: a drawing of all its steps asks for them thousands of times. */
  #methods: { readonly source: Timeline; readonly byName: Map<PropertyKey, unknown> } | undefined;

  constructor(whole: Timeline) {
    this.#whole = whole;
    this.open = new Proxy(whole, {
      get: (_, name) => (this.#after !== undefined && isOfOnePlace(name) ? this.#placeReader(name, this.#after) : this.#valueOf(name)),
      set: () => false,
    });
  }

  /** Withholds what comes after a position; undefined lifts the embargo. */
  withhold(after: number | undefined): void {
    if (after === this.#after) return;
    this.#after = after;
    this.#cut = undefined;
  }

  #placeReader(name: OfOnePlace, last: number) {
    return (position: number): Frame | unknown => this.#whole[name](Math.min(position, last));
  }

  #valueOf(name: PropertyKey): unknown {
    const source = this.#source;
    if (this.#methods?.source !== source) this.#methods = { source, byName: new Map() };
    const known = this.#methods.byName.get(name);
    if (known) return known;
    const value: unknown = Reflect.get(source, name, source);
    if (typeof value !== 'function') return value;
    const method: unknown = value.bind(source);
    this.#methods.byName.set(name, method);
    return method;
  }

  get #source(): Timeline {
    const after = this.#after;
    if (after === undefined) return this.#whole;
    // The run may not have reached that position yet.
    if (!this.#cut || (this.#cut.length < after && this.#cut.length < this.#whole.length)) this.#cut = this.#whole.withheldAfter(after);
    return this.#cut;
  }
}
