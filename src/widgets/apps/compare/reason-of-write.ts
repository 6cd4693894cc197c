import { fieldOf, type StepKind } from '../../../engine/step.ts';
import { type AnyNarrator, sentenceOf } from '../../../narration/narrator.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import type { Timeline } from '../../../trace/timeline.ts';

/** The most steps before a written digit in which its reason is looked for. */
const MAX_STEPS = 2000;

/** Whether a kind of step chooses where the run goes on: a reader can predict its cell or its column, or it turns to a cell without naming a digit. */
function isChoice({ writes, undoes, deadEnd, fields, predict = [] }: StepKind): boolean {
  if (writes || undoes || deadEnd) return false;
  const choosesPlace = predict.some((field) => ['cell', 'index'].includes(fields[field] ?? ''));
  return choosesPlace || ('cell' in fields && !('digit' in fields) && !('digits' in fields));
}

/**
 * Why a run writes a digit where it does: what was broken if it has just taken digits back, else why it chose the place or, where it chose
 * none, why the digit belongs there. Undefined where it gives no reason.
 */
export function reasonOfWrite(timeline: Timeline, words: AnyNarrator, position: number): Sentence | undefined {
  const { steps } = timeline.algorithm;
  const written = timeline.stepAt(position);
  if (!written || !timeline.writes[written.kind]) return undefined;
  const cell = fieldOf(written, 'cell');
  const undone: number[] = [];
  for (let place = position - 1; place > Math.max(0, position - MAX_STEPS); place--) {
    const step = timeline.stepAt(place)!;
    if (timeline.writes[step.kind]) break;
    if (steps[step.kind]!.undoes) undone.push(place);
    // What was chosen before digits were taken back has led to the dead end, and not to this digit.
    if (undone.length > 0 || !isChoice(steps[step.kind]!)) continue;
    // An earlier choice of another cell has been taken back since.
    if ([cell, -1].includes(fieldOf(step, 'cell'))) return whyOf(timeline, words, place);
    break;
  }
  const back = whyBack(timeline, words, undone);
  const hasReason = words.reasons?.[written.kind] ?? words.questions?.[written.kind];
  return back ?? (hasReason && whyOf(timeline, words, position));
}

/** Why a search has taken back what it undid in steps, the latest first, before it wrote into a cell. Undefined for one that undoes a mere proposal. */
function whyBack(timeline: Timeline, words: AnyNarrator, undone: readonly number[]): Sentence | undefined {
  const cause = (undone.at(-1) ?? 0) - 1;
  const { steps } = timeline.algorithm;
  if (cause < 0 || steps[timeline.kindAt(cause)!]!.detail !== 'milestone') return undefined;
  const taken = undone.filter((place) => 'cell' in steps[timeline.kindAt(place)!]!.fields);
  // Of several digits it is told where the run stuck before it took the last of them back, of one what was wrong with it.
  const last = undone[0]! - 1;
  if (taken.length > 1 && steps[timeline.kindAt(last)!]!.deadEnd) return sentenceOf(words, timeline.stepAt(last)!, timeline.peek(last));
  return whyOf(timeline, words, cause);
}

/** The reason for a step that its words give, or a question about it would, else its own sentence. */
function whyOf(timeline: Timeline, words: AnyNarrator, position: number): Sentence {
  const step = timeline.stepAt(position)!;
  const why = words.reasons?.[step.kind] ?? words.questions?.[step.kind]?.why;
  return why ? why(step, timeline.peek(position - 1)) : sentenceOf(words, step, timeline.peek(position));
}
