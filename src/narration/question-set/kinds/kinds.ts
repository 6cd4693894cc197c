import type { QuestionKind } from '../drawn-question.ts';
import type { KindName } from '../question-set.ts';
import { howMany } from './how-many.ts';
import { moves } from './moves.ts';
import { next } from './next.ts';
import { whyDigit } from './why-digit.ts';
import { whyRow } from './why-row.ts';

/** 'Why?': the student picks the step that is the reason; the causes in the trace decide. */
const why: QuestionKind = {
  suits: (algorithm) => whyDigit.suits(algorithm) || whyRow.suits(algorithm),
  draw: (run, count, random) => (whyDigit.suits(run.timeline.algorithm) ? whyDigit : whyRow).draw(run, count, random),
};

/** The kinds of question that sets have. */
export const kinds: Readonly<Record<KindName, QuestionKind>> = { next, many: howMany, why, moves };
