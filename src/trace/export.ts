import { type AnyAlgorithm, applyStep } from '../engine/algorithm.ts';
import type { AnyStep } from '../engine/step.ts';
import type { Timeline } from './timeline.ts';

/** A step as it leaves the program: position (from 1), kind, fields as the step table has them (cells zero-based), and what they stand for where they need a table. `state` is the one after it. */
export function exportedStep(algorithm: AnyAlgorithm, state: unknown, step: AnyStep, position: number): Record<string, unknown> {
  return { position, ...step, ...algorithm.inFull?.(state, step) };
}

/** The steps as JSON lines. */
export function* jsonLines(timeline: Timeline): Generator<string> {
  const { algorithm } = timeline;
  const state = algorithm.inFull && algorithm.clone(timeline.stateAt(0));
  let position = 0;
  for (const step of timeline.steps()) {
    if (state) applyStep(algorithm, state, step);
    yield `${JSON.stringify(exportedStep(algorithm, state, step, ++position))}\n`;
  }
}
