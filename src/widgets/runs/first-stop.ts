import { DETAILS } from '../../engine/step.ts';
import type { Timeline } from '../../trace/timeline.ts';

/**
 * The kind of step that 'stop at' is set to at first: one that comes in the run. A dead end is what one looks for in a search, and
 * a change for the worse that is kept where chance rules; elsewhere it is the milestone that comes most often, or what stands in
 * for one. Undefined for a run without steps.
 */
export function firstStop({ codec, totals }: Timeline): string | undefined {
  const coming = codec.kinds.filter(({ kind }) => (totals[kind] ?? 0) > 0);
  const ranked = coming.sort(
    (a, b) => DETAILS.indexOf(a.spec.detail) - DETAILS.indexOf(b.spec.detail) || totals[b.kind]! - totals[a.kind]!,
  );
  const deadEnd = ranked.find(({ spec }) => spec.deadEnd);
  const worse = ranked.find(({ spec }) => spec.keeps === 'worse');
  const repeated = ranked.find(({ kind }) => totals[kind]! > 1);
  return (deadEnd ?? worse ?? repeated ?? ranked[0])?.kind;
}
