import { allDigits } from '../../engine/candidates.ts';
import { notesOf, type Part, type Share, wayBack } from '../../engine/killer/share-out.ts';
import { asPeopleList } from '../../engine/killer/shared-house.ts';

/*
 * A house that is shared out cage by cage: a note after each cage of the sets of digits that are used up by then. The reader fills the
 * notes, and goes back through them from the end. Sets of digits are bits.
 */

/** A cage in the house, with the sets of digits that it can hold there. */
export interface NotedCage {
  readonly sum: number;
  /** How many of its cells lie in the house. */
  readonly cells: number;
  readonly sets: readonly number[];
}

/** From an entry of the note before a cage to one of the note after it, by a set of that cage. */
export interface Filling {
  readonly cage: number;
  readonly from: number;
  readonly set: number;
  readonly to: number;
}

export interface Notes {
  readonly cages: readonly NotedCage[];
  /** `entries[i]`: what the first i cages can use up. */
  readonly entries: readonly (readonly number[])[];
  readonly fillings: readonly Filling[];
  /** `onWay[i]`: those entries from which the rest can be shared out. */
  readonly onWay: readonly ReadonlySet<number>[];
}

/** The notes of a house of `size` digits, by the very functions with which the solver shares it out. */
export function notesAbout(cages: readonly NotedCage[], size: number): Notes {
  const parts = cages.map(({ sets }) => ({ shares: sets.map((digits): Share => ({ digits, arranged: [], combination: digits })) }));
  const notes = notesOf(parts);
  const fillings = cages.flatMap(({ sets }, cage) =>
    [...notes[cage]!].flatMap((from) => sets.filter((set) => (from & set) === 0).map((set) => ({ cage, from, set, to: from | set }))),
  );
  return { cages, entries: notes.map((note) => [...note]), fillings, onWay: wayBack(parts, notes, allDigits(size)).prefixes };
}

/** The cages of a house as they are there; what a cage can hold in several orders is one set. */
export const cagesIn = (parts: readonly Part[], sumOf: (cage: number) => number): NotedCage[] =>
  parts.map(({ cage, cells, shares }) => ({
    sum: sumOf(cage),
    cells: cells.length,
    sets: [...new Set(shares.map(({ digits }) => digits))].toSorted(asPeopleList),
  }));

/** What the reader has done. */
export interface Filled {
  readonly found: ReadonlySet<Filling>;
  /** The cage whose note is being filled; as many as there are cages once all are. */
  readonly cage: number;
  /** The entry that is to be followed. */
  readonly open: number;
  /** On the way back: the note whose entries are looked for, and by note those that were found. */
  readonly back: number;
  readonly lit: readonly ReadonlySet<number>[];
}

export const beginning = ({ entries }: Notes): Filled => ({
  found: new Set(),
  cage: 0,
  open: 0,
  back: entries.length - 1,
  lit: entries.map(() => new Set()),
});

/** The fillings of a cage that are still to be found. */
export const missing = ({ fillings }: Notes, { found }: Filled, cage: number): readonly Filling[] =>
  fillings.filter((each) => each.cage === cage && !found.has(each));

/** Takes fillings up into the note. Where it is complete, the next cage follows, and after the last one the way back begins. */
export function find(notes: Notes, filled: Filled, fillings: readonly Filling[]): Filled {
  const next: Filled = { ...filled, found: new Set([...filled.found, ...fillings]) };
  const { cages, entries, fillings: all } = notes;
  if (missing(notes, next, filled.cage).length > 0) {
    const isDone = !missing(notes, next, filled.cage).some(({ from }) => from === filled.open);
    return isDone ? { ...next, open: missing(notes, next, filled.cage)[0]!.from } : next;
  }
  const cage = filled.cage + 1;
  if (cage < cages.length) return { ...next, cage, open: all.find((each) => each.cage === cage)!.from };
  const [end] = entries.at(-1)!;
  return {
    ...next,
    cage,
    open: -1,
    back: cages.length - 1,
    lit: filled.lit.map((set, note) => (note === cages.length ? new Set([end!]) : set)),
  };
}

/** Takes entries up that lie on a way to the end. Where all of a note are found, the note before it follows; −1 at the end. */
export function goBack({ onWay }: Notes, filled: Filled, entries: readonly number[]): Filled {
  const { back } = filled;
  const lit = filled.lit.map((set, note) => (note === back ? new Set([...set, ...entries]) : set));
  if (lit[back]!.size < onWay[back]!.size) return { ...filled, lit };
  // Of the first note there is nothing to choose.
  return back === 1 ? { ...filled, lit: [onWay[0]!, ...lit.slice(1)], back: -1 } : { ...filled, lit, back: back - 1 };
}

/** All found, forwards and back: what there is to see in the end. */
export function completed(notes: Notes): Filled {
  const { cages, onWay } = notes;
  let filled = beginning(notes);
  while (filled.cage < cages.length) filled = find(notes, filled, missing(notes, filled, filled.cage));
  while (filled.back > 0) filled = goBack(notes, filled, [...onWay[filled.back]!]);
  return filled;
}

/** Whether a filling joins two entries that have been found to lie on a way to the end. */
export const isLit = ({ lit }: Filled, { cage, from, to }: Filling): boolean => lit[cage]!.has(from) && lit[cage + 1]!.has(to);

/** By cage: whether its sets have been judged on the way back, and those that stay. */
export function staying({ cages, fillings }: Notes, filled: Filled): readonly (ReadonlySet<number> | undefined)[] {
  const isBack = filled.cage === cages.length;
  return cages.map((_, cage) =>
    isBack && filled.back < cage
      ? new Set(fillings.filter((each) => each.cage === cage && isLit(filled, each)).map(({ set }) => set))
      : undefined,
  );
}

/** Returns how many chains of found fillings lead to an entry of a note. */
export function fillingsFor(filled: Filled, note: number, entry: number): number {
  if (note === 0) return 1;
  const last = [...filled.found].filter(({ cage, to }) => cage === note - 1 && to === entry);
  return last.reduce((all, { cage, from }) => all + fillingsFor(filled, cage, from), 0);
}
