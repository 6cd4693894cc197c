import { type AnyAlgorithm, applyStep } from '../engine/algorithm.ts';
import type { AnyStep } from '../engine/step.ts';
import type { Timeline } from './timeline.ts';

/** A place where a run decides. */
export interface Decision {
  /** The position of the step that is decided on. */
  readonly position: number;
  /** What the run decides. */
  readonly own: AnyStep;
  /** All steps it can be made to take there, its own among them: two at least. */
  readonly choices: readonly AnyStep[];
  /** A copy of the state before the step. */
  readonly state: unknown;
}

/** After so many steps without a decision nobody looks further. */
export const LOOKED_AT = 20_000;

/** The decision that led to a position, or where that was none, the first one after it; undefined when there is none near. */
export function decisionFrom(timeline: Timeline, position: number, most = LOOKED_AT): Decision | undefined {
  const { algorithm } = timeline;
  if (!algorithm.decisions) return undefined;
  const first = Math.max(1, position);
  const state = timeline.peek(first - 1);
  for (let at = first; at <= Math.min(timeline.length, first + most - 1); at++) {
    const own = timeline.stepAt(at)!;
    const choices = algorithm.decisions(state, own);
    if (choices.length > 1) return { position: at, own, choices, state };
    applyStep(algorithm, state, own);
  }
  return undefined;
}

/** The decision that led to this position; undefined when none did. */
export function decisionAt(timeline: Timeline, position: number): Decision | undefined {
  return position < 1 || position > timeline.length ? undefined : decisionFrom(timeline, position, 1);
}

/** Whether two steps are of one kind and alike in all fields of it. */
export function sameStep({ steps }: Pick<AnyAlgorithm, 'steps'>, one: AnyStep, other: AnyStep): boolean {
  return one.kind === other.kind && Object.keys(steps[one.kind]!.fields).every((field) => one[field] === other[field]);
}

/** The fields in which the choices of one kind differ. */
export function openFields({ steps }: Pick<AnyAlgorithm, 'steps'>, { choices }: Decision, kind: string): string[] {
  const [first, ...others] = choices.filter((choice) => choice.kind === kind);
  return Object.keys(steps[kind]!.fields).filter((field) => others.some((other) => other[field] !== first![field]));
}
