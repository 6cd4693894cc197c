// Written by scripts/direct-runs.ts from src/engine/search/learning-search.ts. Change that, not this, and run: npm run catalog
import type { Outcome } from '../algorithm.ts';
import { overrideOf } from '../override.ts';
import { ask, factFields, glueOf, leaveOut, levelToGoTo, nextSpare, nextToAsk, openNow } from '../search/conflict-analysis.ts';
import { chooseGuess, startsOver } from '../search/learning-choice.ts';
import { decide, failNote, failPromise, hold, jump, keepSolution, learn, startOver, takeBack } from '../search/learning-levels.ts';
import type { Step } from '../search/learning-search.card.ts';
import type { State } from '../search/learning-search.ts';
import { forgetNotes, hasTooManyNotes, type Note, nextDue, ruledOut, useNote } from '../search/notes.ts';
import {
  byNote,
  byPromise,
  byRival,
  firstLeft,
  guessOf,
  isPlaced,
  levelNow,
  nextForced,
  nextStrike,
  none,
  opposite,
  placed,
  statementIn,
  struck,
} from '../search/propagation.ts';
import { about, statementOf } from '../search/statements.ts';

interface Sink {
  solution(): boolean;
  restart(conflicts: number): boolean;
  decide(cell: number, digit: number, level: number): boolean;
  step(step: Step): boolean;
  conflict(promise: number): boolean;
  noteBroken(note: number): boolean;
  noSolution(): boolean;
  allFound(): boolean;
  learn(note: number, length: number, glue: number): boolean;
  jump(from: number, to: number): boolean;
  forget(count: number): boolean;
}

export function* run(state: State, sink: Sink): Generator<undefined, Outcome, undefined> {
  const { options, statements, trail, digits } = state;
  for (let from = 0; ; ) {
    const isPossible = yield* propagate(state, from, sink);
    if (isPossible && !digits.includes(0)) {
      keepSolution(state);
      if (sink.solution()) yield;
      if (state.found === options.solutions) return 'solved';
    }
    if (state.isSolved || !isPossible) {
      if (levelNow(state) === 0) return yield* end(state, sink);
      from = yield* goBack(state, sink);
    } else {
      if (startsOver(state)) {
        const conflicts = state.sinceStart;
        startOver(state);
        if (sink.restart(conflicts)) yield;
      }
      from = trail.length;
      const { cell, digit } = overrideOf(state, 'decide') ?? about(state, chooseGuess(state));
      decide(state, statementOf(statements, cell, digit));
      if (sink.decide(cell, digit, levelNow(state))) yield;
    }
  }
}

function* propagate(state: State, from: number, sink: Sink): Generator<undefined, boolean, undefined> {
  const queue = { striking: from, looking: from };
  for (;;) {
    // A digit strikes its rivals at once. Then notes are put to use, and only then promises are looked at.
    const strike = nextStrike(state, queue);
    const note = strike ? undefined : nextDue(state);
    const promise = strike || note ? none : nextForced(state, queue);
    if (strike) {
      hold(state, struck(strike.rival), byRival(strike.by));
      if (sink.step({ kind: 'strike', ...about(state, strike.rival), because: about(state, strike.by).cell })) yield;
    } else if (note) {
      if (!(yield* apply(state, note, sink))) return false;
    } else if (promise === none) {
      return true;
    } else if (state.left[promise] === 0) {
      failPromise(state, promise);
      if (sink.conflict(promise)) yield;
      return false;
    } else {
      const statement = firstLeft(state, promise);
      hold(state, placed(statement), byPromise(promise));
      if (sink.step({ kind: 'place', ...about(state, statement), promise, level: levelNow(state) })) yield;
    }
  }
}

function* apply(state: State, { id, facts }: Note, sink: Sink): Generator<undefined, boolean, undefined> {
  const fact = ruledOut(state, facts);
  if (fact === undefined) {
    failNote(state, id);
    if (sink.noteBroken(id)) yield;
    return false;
  }
  const ruled = about(state, statementIn(fact));
  useNote(state, id);
  hold(state, opposite(fact), byNote(id));
  if (isPlaced(fact)) {
    if (sink.step({ kind: 'noteStrikes', ...ruled, note: id })) yield;
  } else {
    if (sink.step({ kind: 'notePlaces', ...ruled, note: id })) yield;
  }
  return true;
}

function* goBack(state: State, sink: Sink): Generator<undefined, number, undefined> {
  const { options, trail } = state;
  const from = levelNow(state);
  if (options.after === 'one') {
    const guess = about(state, statementIn(guessOf(state, from)));
    takeBack(state);
    if (sink.step({ kind: 'takeBack', ...guess })) yield;
    return trail.length - 1;
  }
  if (!state.isSolved) yield* analyse(state, sink);
  const to = levelToGoTo(state);
  const glue = glueOf(state);
  const length = state.blamed.length;
  learn(state);
  if (sink.learn(state.written - 1, length, glue)) yield;
  jump(state, to);
  if (sink.jump(from, to)) yield;
  if (hasTooManyNotes(state)) {
    const count = forgetNotes(state);
    if (sink.forget(count)) yield;
  }
  return trail.length;
}

function* analyse(state: State, sink: Sink): Generator<undefined, void, undefined> {
  const { options, blamed } = state;
  let steps = 0;
  for (let fact = nextToAsk(state); fact !== undefined; fact = nextToAsk(state), steps++) {
    ask(state, fact);
    if (sink.step({ kind: 'ask', ...factFields(state, fact), open: openNow(state) })) yield;
  }
  if (sink.step({ kind: 'uip', ...factFields(state, blamed[0]), steps })) yield;
  for (let fact = options.shorten ? nextSpare(state) : undefined; fact !== undefined; fact = nextSpare(state)) {
    leaveOut(state, fact);
    if (sink.step({ kind: 'shorten', ...factFields(state, fact) })) yield;
  }
}

function* end(state: State, sink: Sink): Generator<undefined, Outcome, undefined> {
  if (state.found === 0) {
    if (sink.noSolution()) yield;
    return 'no-solution';
  }
  state.hasEnded = true;
  if (sink.allFound()) yield;
  return 'solved';
}
