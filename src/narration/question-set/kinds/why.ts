import type { QuestionKind } from '../drawn-question.ts';
import { whyDigit } from './why-digit.ts';
import { whyRow } from './why-row.ts';

/** 'Why?': which of some steps is the reason, as the causes of the trace tell it. */
export const why: QuestionKind = {
  suits: (algorithm) => whyDigit.suits(algorithm) || whyRow.suits(algorithm),
  draw: (run, count, random) => (whyDigit.suits(run.timeline.algorithm) ? whyDigit : whyRow).draw(run, count, random),
};
