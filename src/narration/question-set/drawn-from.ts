import type { Random } from '../../engine/random.ts';
import type { QuestionedRun } from './asked.ts';

/** So many steps of some kinds are looked at: they are the first ones, so that a question lies where a run can still be followed. */
const LOOKED_AT = 90;

/** The first positions to which a step of these kinds leads, as far as a run is looked at: at most so many. */
export function positionsOf({ timeline, last }: QuestionedRun, kinds: readonly string[], most = LOOKED_AT): number[] {
  const positions: number[] = [];
  for (let at = timeline.next(kinds, 0); at !== undefined && at <= last; at = timeline.next(kinds, at)) {
    positions.push(at);
    if (positions.length === most) break;
  }
  return positions;
}

/** At most `count` of what can be made of some things, one from each stretch of them, so that they are spread. */
export function drawnFrom<Thing, Made>(
  things: readonly Thing[],
  count: number,
  random: Random,
  make: (thing: Thing) => Made | undefined,
): Made[] {
  const drawn: Made[] = [];
  for (let stretch = 0; stretch < count; stretch++) {
    const [first, end] = [stretch, stretch + 1].map((edge) => Math.round((edge * things.length) / count));
    for (const thing of random.shuffled(things.slice(first, end))) {
      const made = make(thing);
      if (made === undefined) continue;
      drawn.push(made);
      break;
    }
  }
  return drawn;
}
