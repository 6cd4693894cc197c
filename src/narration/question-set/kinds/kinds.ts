import type { QuestionKind } from '../drawn-question.ts';
import type { KindName } from '../question-set.ts';
import { howMany } from './how-many.ts';
import { moves } from './moves.ts';
import { next } from './next.ts';
import { why } from './why.ts';

/** The kinds of question that sets have. */
export const kinds: Readonly<Record<KindName, QuestionKind>> = { next, many: howMany, why, moves };
