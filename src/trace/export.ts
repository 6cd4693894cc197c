import { type AnyAlgorithm, applyStep } from '../engine/algorithm.ts';
import type { AnyStep } from '../engine/step.ts';
import { digitsRead } from './cell-changes.ts';
import { Differences } from './differences.ts';
import type { Timeline } from './timeline.ts';

/**
 * Writes the steps of a run as they leave the program, one after the other: position (from 1), kind, fields as the step table has them
 * (cells zero-based), and what they mean where they need a table. `changes` lists each cell that holds another digit than after the
 * step before, or of the first step than the puzzle gives, with that digit, 0 for none.
 */
export class StepExport {
  readonly #algorithm: AnyAlgorithm;
  readonly #held: Differences;
  #position = 0;

  /** `state` is the one before the first step. */
  constructor(algorithm: AnyAlgorithm, state: unknown) {
    const { grid } = algorithm.picture(state, undefined);
    this.#algorithm = algorithm;
    this.#held = new Differences(Uint8Array.from(grid?.puzzle.givens ?? []));
  }

  /** The next step; `state` is the one after it. */
  next(state: unknown, step: AnyStep): Record<string, unknown> {
    const changes: [cell: number, digit: number][] = [];
    if (this.#held.length > 0) this.#held.find(digitsRead(this.#algorithm, state), (cell, _, digit) => changes.push([cell, digit]));
    // A field of that name, in a kind of somebody's own, stays what it is.
    const changed = changes.length > 0 && !('changes' in step) ? { changes } : {};
    return { position: ++this.#position, ...step, ...this.#algorithm.inFull?.(state, step), ...changed };
  }
}

/** The steps as JSON lines. */
export function* jsonLines(timeline: Timeline): Generator<string> {
  const { algorithm } = timeline;
  const state = timeline.peek(0);
  const exported = new StepExport(algorithm, state);
  for (const step of timeline.steps()) {
    applyStep(algorithm, state, step);
    yield `${JSON.stringify(exported.next(state, step))}\n`;
  }
}
