import type { Options } from './learning-search.card.ts';
import type { Notes } from './notes.ts';
import {
  type Fact,
  GUESS,
  guessOf,
  isPlaced,
  type Knowledge,
  levelNow,
  membersOf,
  placed,
  type Reason,
  reasonKind,
  reasonNumber,
  statementIn,
  struck,
} from './propagation.ts';
import { cellAndDigit } from './statements.ts';

/*
 * What a dead end rests on. The facts to blame are written down, and then the newest of them is replaced by its own reasons, again and
 * again. It's enough when one fact of the newest guess is left: everything that the guess did to the dead end went through it. In the
 * field that fact is the first unique implication point.
 */

export interface Analysis {
  /** Facts that can't hold together, the newest first: they lead to the dead end. Empty while there is none. */
  readonly blamed: Fact[];
  /** What was replaced by its reasons, in that order. */
  readonly asked: Fact[];
  /** The promise or the note that failed, as the reason that it would have been; undefined while there is no dead end. */
  deadEnd: Reason | undefined;
}

export const noBlame = (): Analysis => ({ blamed: [], asked: [], deadEnd: undefined });

type State = Knowledge & Notes & Analysis & { readonly options: Pick<Options, 'over' | 'cut'> };

const newestFirst =
  ({ placeOf }: Knowledge) =>
  (a: Fact, b: Fact): number =>
    placeOf[statementIn(b)] - placeOf[statementIn(a)];

export const levelOfFact = ({ levelOf }: Knowledge, fact: Fact): number => levelOf[statementIn(fact)];

/** The facts that a fact follows from at once. */
export function reasonsOf({ statements, reasonOf, notes }: Knowledge & Notes, fact: Fact): Fact[] {
  const statement = statementIn(fact);
  const reason = reasonOf[statement];
  const number = reasonNumber(reason);
  switch (reasonKind(reason)) {
    case 'rival':
      return [placed(number)];
    case 'promise':
      return [...membersOf(statements, number)].filter((member) => member !== statement).map(struck);
    case 'note':
      return notes.get(number)!.facts.filter((each) => statementIn(each) !== statement);
    case 'none':
      return [];
  }
}

/** What these facts say about the guesses: what holds before all guesses is left out. Over placements, a strike stands for the digits that made it. */
function relevant(state: State, facts: readonly Fact[]): Set<Fact> {
  const found = new Set<Fact>();
  const seen = new Set<Fact>();
  for (const queue = [...facts]; queue.length > 0; ) {
    const fact = queue.pop()!;
    if (levelOfFact(state, fact) === 0 || seen.has(fact)) continue;
    seen.add(fact);
    if (state.options.over === 'all' || isPlaced(fact)) found.add(fact);
    else queue.push(...reasonsOf(state, fact));
  }
  return found;
}

/** What a fact follows from, in the terms of the notes. */
export const causesOf = (state: State, fact: Fact): Set<Fact> => relevant(state, reasonsOf(state, fact));

function setBlamed(state: State, facts: Iterable<Fact>): void {
  state.blamed.splice(0, state.blamed.length, ...[...new Set(facts)].sort(newestFirst(state)));
}

/** Begins with a promise that has no statement left. */
export function blamePromise(state: State, promise: number): void {
  state.asked.length = 0;
  setBlamed(state, relevant(state, [...membersOf(state.statements, promise)].map(struck)));
}

/** Begins with a note whose facts all hold. */
export function blameNote(state: State, note: number): void {
  state.asked.length = 0;
  setBlamed(state, relevant(state, state.notes.get(note)!.facts));
}

/** Begins with all guesses, so that the solution they have led to isn't found again. */
export function blameGuesses(state: State): void {
  state.asked.length = 0;
  setBlamed(
    state,
    state.marks.map((_, index) => guessOf(state, index + 1)),
  );
}

/** How many of the facts to blame are of the newest guess. */
export const openNow = (state: State): number => state.blamed.filter((fact) => levelOfFact(state, fact) === levelNow(state)).length;

/** The fact to replace by its reasons: the newest, until one of the newest guess is left, or until only guesses are left. Undefined when that's so. */
export function nextToAsk(state: State): Fact | undefined {
  if (state.options.cut === 'guesses') return state.blamed.find((fact) => state.reasonOf[statementIn(fact)] !== GUESS);
  return openNow(state) > 1 ? state.blamed[0] : undefined;
}

/** Asks why a fact holds: its reasons take its place. */
export function ask(state: State, fact: Fact): void {
  state.asked.push(fact);
  const others = state.blamed.filter((each) => each !== fact);
  setBlamed(state, [...others, ...causesOf(state, fact)]);
}

/** A fact to blame that can be left out, because it follows from the others; undefined when there is none. */
export function nextSpare(state: State): Fact | undefined {
  const kept = new Set(state.blamed);
  return state.blamed.slice(1).find((fact) => state.reasonOf[statementIn(fact)] !== GUESS && followsFrom(state, fact, kept));
}

/** Whether a fact follows from others of a set, at once or by way of facts between. */
function followsFrom(state: State, fact: Fact, kept: ReadonlySet<Fact>): boolean {
  const seen = new Set<Fact>();
  const queue = [...causesOf(state, fact)];
  for (let cause = queue.pop(); cause !== undefined; cause = queue.pop()) {
    if (kept.has(cause) || seen.has(cause)) continue;
    if (state.reasonOf[statementIn(cause)] === GUESS) return false;
    seen.add(cause);
    queue.push(...causesOf(state, cause));
  }
  return true;
}

export function leaveOut({ blamed }: Analysis, fact: Fact): void {
  blamed.splice(blamed.indexOf(fact), 1);
}

/** A fact as the fields of a step. */
export const factFields = ({ statements }: Knowledge, fact: Fact): { cell: number; digit: number; is: number } => ({
  ...cellAndDigit(statements, statementIn(fact)),
  is: Number(isPlaced(fact)),
});

/** How many levels the facts to blame are from. */
export const glueOf = (state: State): number => new Set(state.blamed.map((fact) => levelOfFact(state, fact))).size;

/** The level that the search goes back to: there the note rules something out at once. */
export const levelToGoTo = (state: State): number => (state.blamed.length > 1 ? levelOfFact(state, state.blamed[1]) : 0);

export const cloneAnalysis = <State extends Analysis>(state: State): State => ({
  ...state,
  blamed: [...state.blamed],
  asked: [...state.asked],
});
