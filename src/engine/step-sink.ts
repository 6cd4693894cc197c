import type { Outcome } from './algorithm.ts';
import type { AnyStep } from './step.ts';

/**
 * Takes the steps of a run: has a method for each kind of its step table, whose arguments are the kind's fields in the table's order, and
 * `step` for a step that is an object. Each says whether the run is to stop after this step, until its caller resumes it.
 */
export interface StepSink {
  step(step: AnyStep): boolean;
}

/**
 * The run of an algorithm, which writes its steps straight into a sink and hands out no object for them. It changes the state and follows
 * overrides as the page's own `run` does, but it yields only when the sink says so.
 */
// biome-ignore lint/suspicious/noExplicitAny: each algorithm has its own types of state and sink; callers only pass them on
export type DirectRun = (state: any, sink: any) => Generator<undefined, Outcome, undefined>;

/** A run of an algorithm that writes its steps into a sink: the direct one where it is loaded, or else the page's own. */
export function runInto(
  { run, directRun }: { run(state: unknown): Generator<AnyStep, Outcome, undefined>; readonly directRun?: DirectRun | undefined },
  state: unknown,
  sink: StepSink,
): Generator<undefined, Outcome, undefined> {
  return directRun ? directRun(state, sink) : handedOn(run(state), sink);
}

function* handedOn(run: Generator<AnyStep, Outcome, undefined>, sink: StepSink): Generator<undefined, Outcome, undefined> {
  for (;;) {
    const next = run.next();
    if (next.done) return next.value;
    if (sink.step(next.value)) yield;
  }
}

/** A sink that only knows which kind of step comes: calls `count` with the kind's index in the list. */
export function kindSink(kinds: readonly string[], count: (kind: number) => boolean): StepSink {
  const methods = kinds.map((kind, index) => [kind, () => count(index)]);
  return { ...Object.fromEntries(methods), step: ({ kind }) => count(kinds.indexOf(kind)) };
}
