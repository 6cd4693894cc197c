import {
  type Analysis,
  ask,
  causesOf,
  cloneAnalysis,
  glueOf,
  leaveOut,
  levelOfFact,
  levelToGoTo,
  nextSpare,
  nextToAsk,
} from './conflict-analysis.ts';
import type { Options } from './learning-search.card.ts';
import type { Notes } from './notes.ts';
import { type Fact, GUESS, type Knowledge, levelNow, statementIn } from './propagation.ts';

/*
 * What a reader's note of a dead end is worth. It has to hold whatever else is tried, so that every way from a guess to the dead end passes
 * one of its facts; and it should have no more facts than it needs, and one of the newest guess.
 */

type State = Knowledge & Notes & Analysis & { readonly options: Options };

export type NoteVerdict =
  | { readonly verdict: 'empty' }
  /** A fact has no part in the dead end. */
  | { readonly verdict: 'idle'; readonly fact: Fact }
  /** A guess leads to the dead end by way of others, none of which is in the note: `way` begins with the guess. */
  | { readonly verdict: 'leaks'; readonly way: readonly Fact[] }
  /** It holds without this fact, too. */
  | { readonly verdict: 'long'; readonly spare: Fact }
  /** It has several facts of the newest guess, so it says nothing when that is taken back. */
  | { readonly verdict: 'late'; readonly facts: readonly Fact[] }
  /** It leads back to this level. */
  | { readonly verdict: 'good'; readonly to: number; readonly isOwn: boolean };

/** The note that the search itself writes of a dead end, the newest fact first. */
export function ownNote(state: State): { readonly facts: readonly Fact[]; readonly to: number; readonly glue: number } {
  const copy = cloneAnalysis(state);
  if (state.deadEnd !== undefined) for (let fact = nextToAsk(copy); fact !== undefined; fact = nextToAsk(copy)) ask(copy, fact);
  if (state.deadEnd !== undefined && state.options.shorten)
    for (let fact = nextSpare(copy); fact !== undefined; fact = nextSpare(copy)) leaveOut(copy, fact);
  return { facts: copy.blamed, to: levelToGoTo(copy), glue: glueOf(copy) };
}

/** Judges a note about the dead end that the search has just come to. */
export function judgeNote(state: State, note: readonly Fact[]): NoteVerdict {
  if (note.length === 0) return { verdict: 'empty' };
  const graph = graphOf(state);
  const idle = note.find((fact) => !graph.has(fact));
  if (idle !== undefined) return { verdict: 'idle', fact: idle };
  const way = wayPast(state, graph, new Set(note));
  if (way) return { verdict: 'leaks', way };
  const spare = note.find((fact) => !wayPast(state, graph, new Set(note.filter((other) => other !== fact))));
  if (spare !== undefined) return { verdict: 'long', spare };
  const newest = note.filter((fact) => levelOfFact(state, fact) === levelNow(state));
  if (newest.length > 1) return { verdict: 'late', facts: newest };
  const own = ownNote(state).facts;
  const others = note.filter((fact) => !newest.includes(fact)).map((fact) => levelOfFact(state, fact));
  return { verdict: 'good', to: Math.max(0, ...others), isOwn: own.length === note.length && note.every((fact) => own.includes(fact)) };
}

/** By fact that has a part in a dead end, what it follows from. */
type Graph = ReadonlyMap<Fact, ReadonlySet<Fact>>;

function graphOf(state: State): Graph {
  const graph = new Map<Fact, ReadonlySet<Fact>>();
  for (const queue = [...state.blamed]; queue.length > 0; ) {
    const fact = queue.pop()!;
    if (graph.has(fact)) continue;
    const causes = causesOf(state, fact);
    graph.set(fact, causes);
    queue.push(...causes);
  }
  return graph;
}

/** A way from a guess to the dead end that passes none of these facts; undefined when there is none. */
function wayPast(state: State, graph: Graph, line: ReadonlySet<Fact>): Fact[] | undefined {
  /** What each fact that was come to leads to. */
  const leadsTo = new Map<Fact, Fact | undefined>(state.blamed.map((fact) => [fact, undefined]));
  for (const queue = [...state.blamed]; queue.length > 0; ) {
    const fact = queue.pop()!;
    if (line.has(fact)) continue;
    if (state.reasonOf[statementIn(fact)] === GUESS) return wayFrom(fact, leadsTo);
    for (const cause of graph.get(fact)!) {
      if (leadsTo.has(cause)) continue;
      leadsTo.set(cause, fact);
      queue.push(cause);
    }
  }
  return undefined;
}

function wayFrom(guess: Fact, leadsTo: ReadonlyMap<Fact, Fact | undefined>): Fact[] {
  const way: Fact[] = [];
  for (let fact: Fact | undefined = guess; fact !== undefined; fact = leadsTo.get(fact)) way.push(fact);
  return way;
}
