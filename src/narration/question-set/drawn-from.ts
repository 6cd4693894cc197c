import type { Random } from '../../engine/random.ts';
import type { QuestionedRun } from './drawn-question.ts';

/** The number of steps offered as the reason in a question why. */
export const MAX_CHOICES = 4;

/** The most steps that are tried: only the first ones, so that a question is about a part of the run that can still be followed. */
const MAX_STEPS = 90;

/** Returns the first positions after a step of these kinds, at most `most`. */
export function positionsOf({ timeline, last }: QuestionedRun, kinds: readonly string[], most = MAX_STEPS): number[] {
  const positions: number[] = [];
  for (let at = timeline.next(kinds, 0); at !== undefined && at <= last; at = timeline.next(kinds, at)) {
    positions.push(at);
    if (positions.length === most) break;
  }
  return positions;
}

/** Makes at most `count` results, one from each stretch of `things`, so that they are spread over all of them. */
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
