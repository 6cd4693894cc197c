import type { Timeline } from '../../../trace/timeline.ts';
import { type Ghost, PAST_SHARE, type Part } from '../view.ts';

/** What is shown after a part that leads up to a place, as a share of it. */
const AFTER = 0.25;
/** The shortest stretch that zooming leads to. */
const MIN_SPAN = 20;

/** The stretch of a run that a drawing of the tree shows. */
export class TreeWindow {
  first = 0;
  /** The run beside this one that is drawn to the same scale. */
  ghost: Ghost | undefined;
  readonly #timeline: Timeline;
  /** Whether what is withheld has room at the end. */
  readonly #leavesRoom: boolean;
  #last: number | undefined;
  #part: Part | undefined;
  /** The part that was chosen last; undefined for the whole run, and null once the window has been moved since. */
  #chosen: Part | undefined | null;
  /** The part that was left for the whole run. */
  #left: Part | undefined;
  /** Whether the playhead has been in the window since it was chosen. */
  #entered = true;

  constructor(timeline: Timeline, { leavesRoom = false } = {}) {
    this.#timeline = timeline;
    this.#leavesRoom = leavesRoom;
  }

  /** Undefined while the whole run is shown. */
  get part(): Part | undefined {
    return this.#last === undefined ? undefined : { ...this.#part, first: this.first, last: this.end };
  }

  /** The ghost, unless what comes is withheld. */
  get other(): Ghost | undefined {
    return this.#timeline.withheld ? undefined : this.ghost;
  }

  get #longest(): number {
    const { length, withheld } = this.#timeline;
    if (withheld && this.#leavesRoom) return Math.round(length / PAST_SHARE);
    return Math.max(length, this.other?.timeline.length ?? 0);
  }

  /** The position at the right edge. A run that has not yet got to the end of a window will reach it. */
  get end(): number {
    if (this.#last === undefined) return this.#longest;
    return this.#timeline.withheld ? Math.min(this.#last, this.#longest) : this.#last;
  }

  /** The last position of this run that can be drawn: a shorter run ends before the window does. */
  get stop(): number {
    return Math.min(this.end, this.#timeline.length);
  }

  /** Whether choosing this part would change nothing. */
  shows(part: Part | undefined): boolean {
    return this.#chosen !== null && JSON.stringify(part) === JSON.stringify(this.#chosen);
  }

  /** Where a button under the drawing leads: from a part to the whole run, and from there back to the part. */
  get turnsTo(): 'whole' | Part | undefined {
    return this.part ? 'whole' : this.#left;
  }

  /** Shows what the button leads to. */
  turn(): void {
    const left = this.part && { ...this.part, leadsUp: false };
    this.show(left ? undefined : this.#left);
    this.#left = left;
  }

  show(part: Part | undefined): void {
    this.#left = undefined;
    this.#part = part;
    this.first = part?.first ?? 0;
    this.#last = part && (part.leadsUp ? Math.ceil(part.last + (part.last - part.first) * AFTER) : part.last);
    this.#entered = false;
    this.#chosen = part;
  }

  zoom(factor: number, at: number): void {
    const all = this.#longest;
    const span = Math.max(MIN_SPAN, Math.min(all, (this.end - this.first) * factor));
    this.#part = undefined;
    this.#entered = true;
    this.#chosen = null;
    this.first = Math.max(0, Math.min(at - span / 2, all - span));
    this.#last = factor > 1 && span >= all ? undefined : this.first + span;
  }

  /** Takes the window along with a playhead that leaves it; one that is still on its way there leaves it where it is. */
  follow(position: number): void {
    if (this.#last === undefined) return;
    const isInside = this.first <= position && position <= this.#last;
    this.#entered ||= isInside;
    if (isInside || !this.#entered) return;
    const span = this.#last - this.first;
    this.#chosen = null;
    this.first = Math.max(0, Math.min(position - span / 2, this.#timeline.length - span));
    this.#last = this.first + span;
  }
}
