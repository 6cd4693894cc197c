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

/** Why a run writes a digit where it does: why it chose the place or, where it chose none, why the digit belongs there. Undefined where it gives no reason. */
export function reasonOfWrite(timeline: Timeline, words: AnyNarrator, position: number): Sentence | undefined {
  const { steps } = timeline.algorithm;
  const written = timeline.stepAt(position);
  if (!written || !timeline.writes[written.kind]) return undefined;
  for (let place = position - 1; place > Math.max(0, position - MAX_STEPS); place--) {
    const step = timeline.stepAt(place)!;
    if (timeline.writes[step.kind]) break;
    if (!isChoice(steps[step.kind]!)) continue;
    // An earlier choice of another cell has been taken back since.
    if ([fieldOf(written, 'cell'), -1].includes(fieldOf(step, 'cell'))) return whyOf(timeline, words, place);
    break;
  }
  return words.questions?.[written.kind] && whyOf(timeline, words, position);
}

/** The reason for a step that a question about it would give, else its own sentence. */
function whyOf(timeline: Timeline, words: AnyNarrator, position: number): Sentence {
  const step = timeline.stepAt(position)!;
  const question = words.questions?.[step.kind];
  return question ? question.why(step, timeline.peek(position - 1)) : sentenceOf(words, step, timeline.peek(position));
}
