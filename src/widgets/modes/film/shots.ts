import { SHARE_MOVING } from '../../views/kit/movement.ts';

/** How long the first and the last frame stand, in seconds. */
const ENDS_STAND = 1.2;

/** One picture of a film: the movement from one position to another at a share of its way (1 is the second position itself). */
export interface Shot {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** How long it is seen. */
  readonly seconds: number;
}

export interface Stretch {
  /** The positions at which the film stands, in order; two at least. */
  readonly stands: readonly number[];
  /** Stands a second. */
  readonly speed: number;
  /** Pictures a second while something moves. */
  readonly rate: number;
}

const still = (position: number, seconds: number): Shot => ({ from: position, to: position, at: 1, seconds });

/** The pictures of a stretch of a run. `lasts` tells how long what moves from one position to another takes, in milliseconds. */
export function* shotsOf({ stands, speed, rate }: Stretch, lasts: (from: number, to: number) => number): Generator<Shot> {
  yield still(stands[0]!, ENDS_STAND);
  for (let index = 1; index < stands.length; index++) {
    const [from, to] = [stands[index - 1]!, stands[index]!];
    const moving = Math.min(lasts(from, to) / 1000, SHARE_MOVING / speed);
    const pictures = Math.floor(moving * rate);
    for (let k = 0; k < pictures; k++) yield { from, to, at: k / pictures, seconds: moving / pictures };
    const last = index === stands.length - 1;
    yield still(to, last ? ENDS_STAND : 1 / speed - (pictures > 0 ? moving : 0));
  }
}
