import type { Answered, HandIn } from './hand-in.ts';

/** How many answers were checked; −1 where there is no hand-in. */
export const answersIn = (handIn: Pick<HandIn, 'answers'> | undefined): number =>
  handIn?.answers.reduce((sum, { tries }) => sum + tries.length, 0) ?? -1;

/** Returns the record with more progress of two on one question. It never has fewer answers than `known`, and is never wrong where `known` is right. */
export function further(known: Answered, other: Answered): Answered {
  if (known.right !== other.right) return other.right && other.tries.length >= known.tries.length ? other : known;
  return other.tries.length > known.tries.length ? other : known;
}

/** Unites two hand-ins of one set and name; no question has less progress than in `known`. */
export function united(known: HandIn, other: HandIn | undefined): HandIn {
  if (!other) return known;
  const length = Math.max(known.answers.length, other.answers.length);
  const answers = Array.from({ length }, (_, index) => {
    const [one, two] = [known.answers[index], other.answers[index]];
    return one && two ? further(one, two) : (one ?? two)!;
  });
  const [begun, seconds] = [Math.min(known.begun, other.begun), Math.max(known.seconds, other.seconds)];
  const number = known.number ?? other.number;
  return { ...known, ...(number !== undefined && { number }), begun, seconds, answers };
}
