/*
 * What a note of a dead end is worth. It has to hold whatever else is tried, so that every way from a guess to the dead end passes one of
 * its facts; and it should have no more facts than it needs, and one of the newest guess.
 */

/** What led to a dead end. Facts are numbers, whatever they say. */
export interface DeadEndGraph {
  /** The facts that make the dead end, besides what holds without any guess. */
  readonly blamed: readonly number[];
  /** The facts that one follows from, besides what holds without any guess; none for a guess. */
  causesOf(fact: number): Iterable<number>;
  isGuess(fact: number): boolean;
  /** The guess since which a fact holds, from 1. */
  levelOf(fact: number): number;
  /** The newest guess. */
  readonly level: number;
  /** The note that the search writes. */
  readonly own: readonly number[];
}

export type NoteVerdict =
  | { readonly verdict: 'empty' }
  /** A fact has no part in the dead end. */
  | { readonly verdict: 'idle'; readonly fact: number }
  /** A guess leads to the dead end by way of others, none of which is in the note: `way` begins with the guess. */
  | { readonly verdict: 'leaks'; readonly way: readonly number[] }
  /** It holds without this fact, too. */
  | { readonly verdict: 'long'; readonly spare: number }
  /** It has several facts of the newest guess, so it says nothing when that is taken back. */
  | { readonly verdict: 'late'; readonly facts: readonly number[] }
  /** It leads back to this level. */
  | { readonly verdict: 'good'; readonly to: number; readonly isOwn: boolean };

/** Judges a note; the first fault that it has is told. */
export function verdictOn(graph: DeadEndGraph, note: readonly number[]): NoteVerdict {
  if (note.length === 0) return { verdict: 'empty' };
  const all = factsBehind(graph, new Set());
  const idle = note.find((fact) => !all.has(fact));
  if (idle !== undefined) return { verdict: 'idle', fact: idle };
  const way = wayPast(graph, new Set(note));
  if (way) return { verdict: 'leaks', way };
  const spare = note.find((fact) => !wayPast(graph, new Set(note.filter((other) => other !== fact))));
  if (spare !== undefined) return { verdict: 'long', spare };
  const newest = note.filter((fact) => graph.levelOf(fact) === graph.level);
  if (newest.length > 1) return { verdict: 'late', facts: newest };
  const others = note.filter((fact) => !newest.includes(fact)).map((fact) => graph.levelOf(fact));
  const isOwn = graph.own.length === note.length && note.every((fact) => graph.own.includes(fact));
  return { verdict: 'good', to: Math.max(0, ...others), isOwn };
}

/** The facts that are met on the way back from the dead end, when those of the fence are not gone past. */
export function factsBehind(graph: DeadEndGraph, fence: ReadonlySet<number>): Set<number> {
  const met = new Set<number>();
  for (const queue = [...graph.blamed]; queue.length > 0; ) {
    const fact = queue.pop()!;
    if (fence.has(fact) || met.has(fact)) continue;
    met.add(fact);
    queue.push(...graph.causesOf(fact));
  }
  return met;
}

/** A shortest way from a guess to the dead end that passes none of the facts of the fence; undefined when there is none. */
function wayPast(graph: DeadEndGraph, fence: ReadonlySet<number>): number[] | undefined {
  /** What each fact that was come to leads to. */
  const leadsTo = new Map<number, number | undefined>(graph.blamed.map((fact) => [fact, undefined]));
  for (const fact of leadsTo.keys()) {
    if (fence.has(fact)) continue;
    if (graph.isGuess(fact)) return wayFrom(fact, leadsTo);
    for (const cause of graph.causesOf(fact)) if (!leadsTo.has(cause)) leadsTo.set(cause, fact);
  }
  return undefined;
}

function wayFrom(guess: number, leadsTo: ReadonlyMap<number, number | undefined>): number[] {
  const way: number[] = [];
  for (let fact: number | undefined = guess; fact !== undefined; fact = leadsTo.get(fact)) way.push(fact);
  return way;
}
