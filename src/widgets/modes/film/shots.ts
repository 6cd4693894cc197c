import { SHARE_MOVING } from '../../views/kit/movement.ts';

/** How long the first and the last frame are seen, in seconds. */
const SECONDS_AT_ENDS = 1.2;

/** One picture of a film: the movement from one position to another at a share of its way (1 is the second position itself). */
export interface Shot {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** How long it is seen. */
  readonly seconds: number;
}

export interface Stretch {
  /** The positions at which the film stops, in order; two at least. */
  readonly stops: readonly number[];
  /** Stands a second. */
  readonly speed: number;
  /** Pictures a second while something moves. */
  readonly rate: number;
}

const still = (position: number, seconds: number): Shot => ({ from: position, to: position, at: 1, seconds });

/** The pictures of a stretch of a run. `lasts` tells how long what moves from one position to another takes, in milliseconds. */
export function* shotsOf({ stops, speed, rate }: Stretch, lasts: (from: number, to: number) => number): Generator<Shot> {
  yield still(stops[0]!, SECONDS_AT_ENDS);
  for (let index = 1; index < stops.length; index++) {
    const [from, to] = [stops[index - 1]!, stops[index]!];
    const moving = Math.min(lasts(from, to) / 1000, SHARE_MOVING / speed);
    const pictures = Math.floor(moving * rate);
    for (let k = 0; k < pictures; k++) yield { from, to, at: k / pictures, seconds: moving / pictures };
    const last = index === stops.length - 1;
    yield still(to, last ? SECONDS_AT_ENDS : 1 / speed - (pictures > 0 ? moving : 0));
  }
}
