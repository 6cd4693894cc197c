import type { Puzzle } from '../puzzle.ts';
import { blameGuesses, blameNote, blamePromise, glueOf } from './conflict-analysis.ts';
import { raiseActivity } from './learning-choice.ts';
import type { State } from './learning-search.ts';
import { addNote, dropUnkept, lookAtNotes, useNote } from './notes.ts';
import {
  assign,
  byNote,
  byPromise,
  FAILED,
  type Fact,
  GUESS,
  guessOf,
  levelNow,
  placed,
  type Reason,
  statementIn,
  struck,
  undo,
} from './propagation.ts';
import { countRestart, firstAttempt, type RestartCount } from './restarts.ts';

/*
 * Going a level down, and back over one or several.
 */

export interface Progress extends RestartCount {
  deadEnds: number;
  /** Solutions found so far, and the digits of the last one. */
  found: number;
  readonly answer: Uint8Array;
  /** Whether the grid is a solution, and whether all have been found. */
  isSolved: boolean;
  hasEnded: boolean;
  /** The facts that were last taken back, the oldest first. */
  gone: readonly Fact[];
}

export const noProgress = ({ givens }: Puzzle): Progress => ({
  deadEnds: 0,
  ...firstAttempt(),
  found: 0,
  answer: givens.slice(),
  isSolved: false,
  hasEnded: false,
  gone: [],
});

/** A fact holds from now on. The notes that wait for it are looked at. */
export function hold(state: State, fact: Fact, reason: Reason): void {
  assign(state, fact, reason);
  lookAtNotes(state, fact);
}

export function decide(state: State, statement: number): void {
  state.marks.push(state.trail.length);
  hold(state, placed(statement), GUESS);
}

/** Takes back all guesses after a level, with everything that followed from them. */
export function goBackTo(state: State, level: number): void {
  state.gone = undo(state, level);
  dropUnkept(state, state.gone);
  state.due.length = 0;
  state.blamed.length = 0;
  state.deadEnd = undefined;
  state.isSolved = false;
}

/** Takes the last guess back. Its digit has failed there, so it's struck. */
export function takeBack(state: State): void {
  const guess = guessOf(state, levelNow(state));
  goBackTo(state, levelNow(state) - 1);
  hold(state, struck(statementIn(guess)), FAILED);
}

/** Writes the facts to blame into a note. */
export function learn(state: State): void {
  const isSolution = state.isSolved;
  const isKept = isSolution || state.options.after === 'note';
  addNote(state, { facts: [...state.blamed], glue: glueOf(state), isKept, isSolution });
  raiseActivity(state, [...state.asked, ...state.blamed]);
}

/** Goes back to where the new note rules something out. */
export function jump(state: State, level: number): void {
  goBackTo(state, level);
  state.due.push(state.written - 1);
}

export function startOver(state: State): void {
  goBackTo(state, 0);
  countRestart(state);
}

/** Keeps the digits of a solution. Its guesses are to blame, so that it isn't found again. */
export function keepSolution(state: State): void {
  state.isSolved = true;
  state.found++;
  state.answer.set(state.digits);
  blameGuesses(state);
}

/** A promise has no statement left, so its strikes are to blame. */
export function failPromise(state: State, promise: number): void {
  countDeadEnd(state, byPromise(promise));
  if (state.options.after !== 'one') blamePromise(state, promise);
}

/** All facts of a note hold, so they are to blame. */
export function failNote(state: State, note: number): void {
  countDeadEnd(state, byNote(note));
  useNote(state, note);
  blameNote(state, note);
}

function countDeadEnd(state: State, failed: Reason): void {
  state.deadEnd = failed;
  state.deadEnds++;
  state.sinceStart++;
}
