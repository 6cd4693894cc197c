import type { Options } from './learning-search.card.ts';
import { type Fact, fails, holds, type Knowledge, reasonKind, reasonNumber, statementIn } from './propagation.ts';

/*
 * The store of notes. A note says that some facts never hold together. As soon as all but one of them hold, the last one is ruled out. To
 * find that moment, it's enough to watch two facts of a note which don't hold: while there are two, nothing follows from it.
 */

/** Facts that never hold together. In the field: a learned clause, which says the same of their opposites. */
export interface Note {
  readonly id: number;
  readonly facts: readonly Fact[];
  /** How many levels its facts were from when it was written. In the field: literal block distance. */
  readonly glue: number;
  /** Whether it's looked at again: a search that forgets its notes needs one only for as long as what it has ruled out is known. */
  readonly isKept: boolean;
  /** Whether it only says that a solution has been found, so that it may never be forgotten. */
  readonly isSolution: boolean;
  /** The two facts that are watched, as places in `facts`. */
  readonly watched: [number, number];
  /** How often it has ruled out a fact, or was broken. */
  used: number;
  /** When that was last: the number of the conflict. */
  lastUsed: number;
}

export interface Notes {
  /** By number, in the order in which they were written. */
  readonly notes: Map<number, Note>;
  /** By fact: the notes in which it's watched, or in which it is, where all are looked at. */
  readonly watchers: Map<Fact, number[]>;
  /** Notes of which all facts hold but one at most, in the order in which they were found. */
  readonly due: number[];
  /** How many notes have been written so far. */
  written: number;
  /** How often a note was looked at. */
  looks: number;
}

export const noNotes = (): Notes => ({ notes: new Map(), watchers: new Map(), due: [], written: 0, looks: 0 });

type State = Knowledge & Notes & { readonly options: Pick<Options, 'look' | 'forget' | 'after'> };

/** Adds a note. Its facts are sorted: the one that it will rule out, then the one that's taken back next. */
export function addNote(state: State, note: Pick<Note, 'facts' | 'glue' | 'isKept' | 'isSolution'>): Note {
  const added: Note = { ...note, id: state.written++, watched: [0, 1], used: 0, lastUsed: 0 };
  state.notes.set(added.id, added);
  for (const fact of factsLookedFor(state, added)) watch(state, fact, added.id);
  return added;
}

/** A note of one fact holds before all guesses: nothing needs to be looked for. */
function factsLookedFor({ options }: State, { facts, watched, isKept }: Note): readonly Fact[] {
  if (!isKept || facts.length === 1) return [];
  return options.look === 'all' ? facts : watched.map((place) => facts[place]);
}

function watch({ watchers }: Notes, fact: Fact, note: number): void {
  const list = watchers.get(fact);
  if (list) list.push(note);
  else watchers.set(fact, [note]);
}

function unwatch({ watchers }: Notes, fact: Fact, note: number): void {
  const list = watchers.get(fact)!;
  list.splice(list.indexOf(note), 1);
  if (list.length === 0) watchers.delete(fact);
}

/** A fact has come to hold: looks at the notes that watch for it. */
export function lookAtNotes(state: State, fact: Fact): void {
  const ids = state.watchers.get(fact);
  if (!ids) return;
  const due: number[] = [];
  for (const id of [...ids]) {
    state.looks++;
    const note = state.notes.get(id)!;
    if (state.options.look === 'all' ? isDue(state, note) : !movesOn(state, note, fact)) due.push(id);
  }
  // By number, so that both ways of looking come upon the same note first.
  state.due.push(...due.sort((a, b) => a - b));
}

/** Whether all facts of a note hold but one at most, and that one is open. */
function isDue(state: Knowledge, { facts }: Note): boolean {
  return facts.filter((fact) => !holds(state, fact)).length < 2 && !facts.some((fact) => fails(state, fact));
}

/** Finds another fact to watch in place of one that holds by now. False when there is none, and something follows from the note. */
function movesOn(state: State, { id, facts, watched }: Note, fact: Fact): boolean {
  const mine = facts[watched[0]] === fact ? 0 : 1;
  if (fails(state, facts[watched[1 - mine]])) return true;
  const next = facts.findIndex((each, place) => place !== watched[1 - mine] && !holds(state, each));
  if (next < 0) return false;
  watched[mine] = next;
  unwatch(state, fact, id);
  watch(state, facts[next], id);
  return true;
}

/** The first note of which all facts hold but one at most, and none fails; undefined when there is none. */
export function nextDue(state: State): Note | undefined {
  const id = state.due.find((each) => !state.notes.get(each)!.facts.some((fact) => fails(state, fact)));
  return id === undefined ? undefined : state.notes.get(id);
}

/** The fact that a note rules out; undefined when all of its facts hold. */
export const ruledOut = (state: Knowledge, facts: readonly Fact[]): Fact | undefined => facts.find((fact) => !holds(state, fact));

/** A note is put to use: it's no longer due, nor are those found before it. */
export function useNote(state: State & { readonly deadEnds: number }, id: number): void {
  const note = state.notes.get(id)!;
  note.used++;
  note.lastUsed = state.deadEnds;
  state.due.splice(0, state.due.indexOf(id) + 1);
}

/** Drops a note that nothing rests on. */
function dropNote(state: State, id: number): void {
  for (const fact of factsLookedFor(state, state.notes.get(id)!)) unwatch(state, fact, id);
  state.notes.delete(id);
}

/** Drops the notes that were only needed for these facts, which have been taken back. */
export function dropUnkept(state: State, gone: readonly Fact[]): void {
  for (const fact of gone) {
    const reason = state.reasonOf[statementIn(fact)];
    if (reasonKind(reason) === 'note' && !state.notes.get(reasonNumber(reason))!.isKept) dropNote(state, reasonNumber(reason));
  }
}

/** The notes that something known rests on at the moment, or that are about to be used. */
function notesNeeded({ trail, reasonOf, due }: Knowledge & Notes): Set<number> {
  const reasons = trail.map((fact) => reasonOf[statementIn(fact)]).filter((reason) => reasonKind(reason) === 'note');
  return new Set([...due, ...reasons.map(reasonNumber)]);
}

/** Whether there are more notes than the search was told to keep. */
export const hasTooManyNotes = ({ notes, options }: State): boolean =>
  options.after === 'note' && options.forget > 0 && notes.size > options.forget;

/** Forgets the worse half of the notes: those of many levels first, and of equal ones that which wasn't used for the longest time. Returns how many. */
export function forgetNotes(state: State): number {
  const needed = notesNeeded(state);
  const worst = [...state.notes.values()]
    .filter(({ id, glue, isSolution }) => glue > 2 && !isSolution && !needed.has(id))
    .sort((a, b) => b.glue - a.glue || a.lastUsed - b.lastUsed || a.id - b.id)
    .slice(0, Math.ceil(state.notes.size / 2));
  for (const { id } of worst) dropNote(state, id);
  return worst.length;
}

export function cloneNotes<State extends Notes>(state: State): State {
  return {
    ...state,
    notes: new Map([...state.notes].map(([id, note]) => [id, { ...note, watched: [...note.watched] }])),
    watchers: new Map([...state.watchers].map(([fact, ids]) => [fact, [...ids]])),
    due: [...state.due],
  };
}
