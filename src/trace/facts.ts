import { countOf } from '../engine/algorithm.ts';
import type { Timeline } from './timeline.ts';

/** What a figure shows, fact by fact: the state of a run, or what a reader has made of something to try. */
export type Fact = number | string | boolean;
export type Facts = Readonly<Record<string, Fact>>;

/**
 * The facts of a run at a position: the grid's `size` and number of `givens`, `position`, `steps` (all of the run so far), `kind` (of the
 * step that led there), `metric`, `ended` (it is the last frame of a run that came to its end), then its `outcome`, every counter by its
 * name and every option, given as text, as `option.<name>`. A step that goes back over several levels has how many it `fell`.
 */
export function factsOf(timeline: Timeline, position: number, options: Readonly<Record<string, string>>): Facts {
  const { step, counts, picture } = timeline.frame(position);
  const puzzle = picture.grid?.puzzle;
  const ended = timeline.complete && !timeline.capped && position === timeline.length;
  return {
    ...Object.fromEntries(Object.entries(options).map(([name, value]) => [`option.${name}`, value])),
    ...Object.fromEntries(Object.entries(timeline.algorithm.counters).map(([name, counter]) => [name, countOf(counter, counts)])),
    ...(puzzle && { size: puzzle.grid.size, givens: puzzle.givens.filter((digit) => digit !== 0).length }),
    ...(ended && { outcome: timeline.outcome! }),
    position,
    steps: timeline.taken,
    metric: timeline.metricAt(position),
    ...(step && { kind: step.kind }),
    ...(step && timeline.algorithm.steps[step.kind]!.backTo && { fell: timeline.metricAt(position - 1) - timeline.metricAt(position) }),
    ended,
  };
}
