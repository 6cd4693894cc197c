import type { AnyAlgorithm } from '../engine/algorithm.ts';
import type { CheckpointLimits } from './checkpoints.ts';
import { type Override, Recorder } from './recorder.ts';
import { Timeline } from './timeline.ts';

/** The recorder's counts as an object by kind. */
export function totalsOf(recorder: Recorder): Record<string, number> {
  return Object.fromEntries(recorder.codec.kinds.map(({ kind }, index) => [kind, recorder.counts[index]!]));
}

/**
 * Runs an algorithm here and now and returns its timeline. For build time, tests and the command line;
 * a page uses a worker. Stops after `maxSteps` steps in all, kept or not, with the outcome still undefined.
 */
export function record(
  algorithm: AnyAlgorithm,
  input: unknown,
  options: unknown,
  limits: { cap?: number; maxSteps?: number | undefined; overrides?: readonly Override[]; checkpoints?: Partial<CheckpointLimits> } = {},
): Timeline {
  const timeline = new Timeline(algorithm, algorithm.start(input, options), limits.checkpoints);
  const recorder = new Recorder(algorithm, algorithm.start(input, options), limits.cap, limits.overrides);
  recorder.advance(limits.maxSteps ?? Number.POSITIVE_INFINITY);
  if (recorder.outcome === undefined) recorder.flush();
  for (const chunk of recorder.takeChunks()) timeline.append(chunk);
  timeline.totals = totalsOf(recorder);
  timeline.taken = recorder.taken;
  timeline.capped = recorder.capped;
  timeline.outcome = recorder.outcome;
  return timeline;
}
