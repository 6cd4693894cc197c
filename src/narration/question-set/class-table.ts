import { csvField } from '../../engine/formats/csv-field.ts';
import type { Answered, FoundCode, HandIn } from './hand-in.ts';
import { sameName } from './question-set.ts';

/** How a question ended: at which attempt it was right (from 1), 0 when it was not found, undefined when it was not answered. */
export const foundAt = ({ tries, right }: Answered): number | undefined => (tries.length === 0 ? undefined : right ? tries.length : 0);

/** A fact about a hand-in that is worth a look, without an explanation. */
export type Remark =
  | { readonly kind: 'same-answers'; readonly as: string }
  | { readonly kind: 'same-name' }
  | { readonly kind: 'other-set' }
  | { readonly kind: 'stopped'; readonly after: number };

/** A student's line of the table. */
export interface ClassRow {
  readonly handIn: HandIn;
  /** By question. */
  readonly found: readonly (number | undefined)[];
  readonly atOnce: number;
  readonly remarks: readonly Remark[];
}

/** The table of a class's codes. */
export interface ClassTable {
  /** The given set, or the one of most codes. */
  readonly set: number | undefined;
  readonly questions: number;
  /** In the order of their names. */
  readonly rows: readonly ClassRow[];
  /** By question: how many did not find it, of those who answered. */
  readonly notFound: readonly number[];
}

/** Names in the order of an alphabet, numbers in them by their size; one collator for all of them, as making one takes long. */
const names = new Intl.Collator(undefined, { numeric: true });

/** Hand-ins as a table. A code that was pasted twice counts once. `set` is the hash of the set that they should be of. */
export function classTable(handIns: readonly HandIn[], set = mostCommon(handIns.map((each) => each.set))): ClassTable {
  const distinct = [...new Map(handIns.map((each) => [JSON.stringify(each), each])).values()];
  const ordered = distinct.sort((a, b) => names.compare(a.name, b.name) || a.begun - b.begun);
  const before = new Before();
  const rows = ordered.map((handIn): ClassRow => {
    const found = handIn.answers.map(foundAt);
    return { handIn, found, atOnce: found.filter((at) => at === 1).length, remarks: remarksOn(handIn, before, set) };
  });
  const own = rows.filter(({ handIn }) => handIn.set === set);
  const questions = longest(own);
  const notFound = Array.from({ length: questions }, (_, question) => own.filter(({ found }) => found[question] === 0).length);
  return { set, questions, rows, notFound };
}

/** The number of questions of the longest line. */
export const longest = (rows: readonly ClassRow[]): number => rows.reduce((most, { found }) => Math.max(most, found.length), 0);

/** The fewest equal answers, wrong ones among them, that say something about two hand-ins: right answers are equal anyway. */
const TELLING_TRIES = 4;

/** An index of earlier lines of the table, so that no line is compared with all others. */
class Before {
  readonly #names = new Set<string>();
  /** By set and answers: the first name, and the first of another. */
  readonly #twins = new Map<string, { readonly first: string; other?: string }>();

  /** Whether the name has come before, with the same number or without one: two students may share a name. */
  named({ name, number = '' }: HandIn): boolean {
    const same = JSON.stringify([sameName(name), number]);
    const known = this.#names.has(same);
    this.#names.add(same);
    return known;
  }

  /** The first of another name that has given the same answers. */
  twinOf({ set, name, answers }: HandIn): string | undefined {
    const key = JSON.stringify([set, ...answers.map(({ tries }) => tries)]);
    const twins = this.#twins.get(key);
    if (!twins) this.#twins.set(key, { first: name });
    else if (twins.first !== name) twins.other ??= name;
    return twins?.first === name ? twins.other : twins?.first;
  }
}

function remarksOn(handIn: HandIn, before: Before, set: number | undefined): Remark[] {
  const remarks: Remark[] = [];
  if (handIn.set !== set) remarks.push({ kind: 'other-set' });
  if (before.named(handIn)) remarks.push({ kind: 'same-name' });
  const slipped = handIn.answers.some((answer) => answer.tries.length > Number(answer.right));
  const telling = slipped && handIn.answers.reduce((sum, answer) => sum + answer.tries.length, 0) >= TELLING_TRIES;
  const twin = before.twinOf(handIn);
  if (telling && twin !== undefined) remarks.push({ kind: 'same-answers', as: twin });
  const answered = handIn.answers.filter((answer) => answer.tries.length > 0).length;
  if (answered < handIn.answers.length) remarks.push({ kind: 'stopped', after: answered });
  return remarks;
}

function mostCommon(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The hand-ins of codes that are whole. */
export const wholeOnes = (found: readonly FoundCode[]): HandIn[] => found.flatMap((each) => ('handIn' in each ? [each.handIn] : []));

/** The table as comma-separated values: a line a student, with `head` above it and how each remark is said. */
export function csvOfTable({ rows, questions }: ClassTable, head: readonly string[], remark: (remark: Remark) => string): string {
  const most = Math.max(questions, longest(rows));
  const columns = Array.from({ length: most }, (_, question) => String(question + 1));
  const [name, number, ...others] = head;
  const lines = rows.map(({ handIn, found, atOnce, remarks }) => {
    const answers = columns.map((_, question) => found[question] ?? '');
    const minutes = Math.round(handIn.seconds / 60);
    const begun = new Date(handIn.begun * 60_000).toISOString().slice(0, 16);
    return [handIn.name, handIn.number ?? '', ...answers, atOnce, minutes, begun, remarks.map(remark).join('; ')];
  });
  return [[name!, number!, ...columns, ...others], ...lines].map((line) => `${line.map(csvField).join(',')}\n`).join('');
}
