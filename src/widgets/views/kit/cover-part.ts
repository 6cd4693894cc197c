import type { CoverPicture, LinksPicture } from '../../../engine/picture/cover.ts';
import { type AnyStep, fieldOf } from '../../../engine/step.ts';

/** Columns and rows up to which a matrix is drawn whole. */
const WHOLE_COLUMNS = 14;
const WHOLE_ROWS = 18;

/** The items and options that a drawing shows, in the order of the matrix. */
export interface MatrixPart {
  readonly items: readonly number[];
  readonly options: readonly number[];
  readonly whole: boolean;
}

/** The column that a step is about: its item, its node's column, or the one being worked on, which needs no step. −1 for none. */
export function columnInFocus(state: CoverPicture, step: AnyStep | undefined): number {
  const call = state.calls?.at(-1);
  if (call) return call.item;
  const item = step ? fieldOf(step, 'item') : -1;
  if (item >= 0) return item;
  // One that is chosen and has no row: its next one is looked for, or its last one has been taken back.
  const waiting = state.columns[state.depth] ?? -1;
  const option = step ? fieldOf(step, 'option') : -1;
  if (waiting >= 0 || (step && option < 0)) return waiting;
  const column = state.columns[state.depth - 1] ?? -1;
  return column >= 0 || option < 0 ? column : state.problem.options[option]!.items[0]!;
}

/** Items that the chosen rows cover, and those that are given, whether their columns are out of the matrix by now or are about to go. */
export const itemsOfChosen = ({ problem, rows, depth }: CoverPicture): ReadonlySet<number> =>
  new Set([...(problem.given ?? []), ...rows.subarray(0, depth)].flatMap((option) => problem.options[option]!.items));

/** Columns that must be covered and for which no row is left: open ones, and the one that is chosen. What a chosen row covers has its row. */
export function emptyColumns(cover: CoverPicture): ReadonlySet<number> {
  const { problem, covered, columns, depth, sizes } = cover;
  const kept = itemsOfChosen(cover);
  const isEmpty = (item: number) => sizes[item] === 0 && (!covered[item] || item === columns[depth]) && !kept.has(item);
  return new Set(Array.from({ length: problem.primary }, (_, item) => item).filter(isEmpty));
}

/** A column's name in one line, or one of several words in two of about the same length. */
export function nameLines({ items }: Pick<CoverPicture['problem'], 'items'>, item: number): readonly string[] {
  const words = items[item]!.split(' ');
  const half = Math.floor(words.length / 2);
  return half === 0 ? words : [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

/** The whole of a small matrix; of a large one the column in focus, the rows in its list, and the columns that those rows reach. */
export function partInFocus(state: CoverPicture & LinksPicture, step: AnyStep | undefined): MatrixPart {
  const { items, options } = state.problem;
  const all = (length: number) => Array.from({ length }, (_, index) => index);
  if (items.length <= WHOLE_COLUMNS && options.length <= WHOLE_ROWS)
    return { items: all(items.length), options: all(options.length), whole: true };
  const focus = Math.max(0, columnInFocus(state, step));
  // A column that is covered keeps its list, so that the part stays the same while its rows go.
  const near: number[] = [];
  for (let node = state.D[focus]!; node !== focus && near.length < WHOLE_ROWS; node = state.D[node]!) near.push(state.optionOf[node]!);
  const reached = new Set(near.flatMap((option) => options[option]!.items));
  reached.add(focus);
  return { items: [...reached].sort((a, b) => a - b), options: near, whole: false };
}

/** The same without links: the column in focus, its rows that are left, and the columns that they reach. */
export function partInWords(cover: CoverPicture, step: AnyStep | undefined): MatrixPart {
  const { items, options } = cover.problem;
  const all = (length: number) => Array.from({ length }, (_, index) => index);
  if (items.length <= WHOLE_COLUMNS && options.length <= WHOLE_ROWS)
    return { items: all(items.length), options: all(options.length), whole: true };
  const focus = Math.max(0, columnInFocus(cover, step));
  const near = all(options.length)
    .filter((option) => !cover.hidden[option] && options[option]!.items.includes(focus))
    .slice(0, WHOLE_ROWS);
  const reached = new Set([focus, ...near.flatMap((option) => options[option]!.items)]);
  return { items: [...reached].sort((a, b) => a - b), options: near, whole: false };
}
