import type { QuestionKind } from '../asked.ts';
import type { KindName } from '../question-set.ts';
import { howMany } from './how-many.ts';
import { next } from './next.ts';

/** The kinds of question that sets have, the easier ones first. */
export const kinds: Readonly<Partial<Record<KindName, QuestionKind>>> = { next, many: howMany };
