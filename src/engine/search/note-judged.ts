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
import { type DeadEndGraph, type NoteVerdict, verdictOn } from './note-verdict.ts';
import type { Notes } from './notes.ts';
import { type Fact, GUESS, type Knowledge, levelNow, statementIn } from './propagation.ts';

/* What a reader's note of the dead end that a search has just come to is worth. */

type State = Knowledge & Notes & Analysis & { readonly options: Options };

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
  const graph: DeadEndGraph = {
    blamed: state.blamed,
    causesOf: (fact) => causesOf(state, fact),
    isGuess: (fact) => state.reasonOf[statementIn(fact)] === GUESS,
    levelOf: (fact) => levelOfFact(state, fact),
    level: levelNow(state),
    own: ownNote(state).facts,
  };
  return verdictOn(graph, note);
}
