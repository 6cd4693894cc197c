import { anchorOf, positionOf } from '../trace/anchors.ts';
import { type Decision, decisionAt, sameStep } from '../trace/decision.ts';
import { record } from '../trace/record.ts';
import type { StepOverride } from '../trace/recorder.ts';
import type { Timeline } from '../trace/timeline.ts';
import { choiceOf, type Fork, forkOf, forksText, readForks } from '../widgets/runs/fork.ts';
import { type BuiltRun, type RunSpec, runAtBuild } from './run-at-build.ts';

/** A decision that a chapter has made otherwise, as a link and as a recorder want it. */
export interface BuiltFork {
  readonly fork: Fork;
  readonly override: StepOverride;
}

/** The decision that an anchor names. Throws an Error when there is none. */
export function decisionIn(timeline: Timeline, attributes: Readonly<Record<string, unknown>>): Decision {
  const position = positionOf(timeline, anchorOf(attributes));
  const decision = decisionAt(timeline, position);
  if (!decision) throw new Error(`step ${position} is no decision that \`whatIf\` could change`);
  return decision;
}

/**
 * What a chapter has a run decide otherwise: the anchor names the step that is decided on, `whatIf` the choice as links do, `try.4`.
 * Throws an Error when that step is no decision, or the choice is none of it, or the run's own.
 */
export function forkIn(timeline: Timeline, attributes: Readonly<Record<string, unknown>>): BuiltFork {
  const { algorithm } = timeline;
  const decision = decisionIn(timeline, attributes);
  const { position } = decision;
  const [fork] = readForks(`${position}.${attributes.whatIf}`, algorithm);
  const step = choiceOf(algorithm, decision, fork!);
  const named = (choice: typeof decision.own) => forksText([forkOf(algorithm, decision, choice)]).slice(`${position}.`.length);
  if (!step)
    throw new Error(`at step ${position} there is no choice '${attributes.whatIf}'; there are ${decision.choices.map(named).join(', ')}`);
  if (sameStep(algorithm, step, decision.own)) throw new Error(`at step ${position} '${attributes.whatIf}' is what the run does by itself`);
  return { fork: fork!, override: { position, step } };
}

const forked = new WeakMap<BuiltRun, Map<string, Timeline>>();

/** The run that such figures are about which a chapter asks for: its own one, or, with `whatIf`, the one that decides otherwise. */
export async function timelineAtBuild(spec: RunSpec, attributes: Readonly<Record<string, unknown>>): Promise<Timeline> {
  const run = await runAtBuild(spec);
  if (attributes.whatIf === undefined) return run.timeline;
  if (attributes.of !== 'steps' && attributes.of !== 'counter')
    throw new Error('with `whatIf` only `steps` and a `counter` can be asked for');
  const { fork, override } = forkIn(run.timeline, attributes);
  const known = forked.get(run) ?? new Map<string, Timeline>();
  forked.set(run, known);
  const key = forksText([fork]);
  const timeline = known.get(key) ?? record(run.algorithm, run.input, run.values, { overrides: [override], maxSteps: spec.builtSteps });
  known.set(key, timeline);
  return timeline;
}
