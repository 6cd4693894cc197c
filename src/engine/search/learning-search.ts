import type { Outcome } from '../algorithm.ts';
import { type Overridable, overrideOf } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import {
  type Analysis,
  ask,
  factFields,
  glueOf,
  leaveOut,
  levelToGoTo,
  nextSpare,
  nextToAsk,
  noBlame,
  openNow,
} from './conflict-analysis.ts';
import { type Activity, chooseGuess, noActivity, startsOver } from './learning-choice.ts';
import {
  decide,
  failNote,
  failPromise,
  hold,
  jump,
  keepSolution,
  learn,
  noProgress,
  type Progress,
  startOver,
  takeBack,
} from './learning-levels.ts';
import type { Options, Step } from './learning-search.card.ts';
import { forgetNotes, hasTooManyNotes, type Note, type Notes, nextDue, noNotes, ruledOut, useNote } from './notes.ts';
import {
  byNote,
  byPromise,
  byRival,
  firstLeft,
  guessOf,
  isPlaced,
  type Knowledge,
  knowledgeOf,
  levelNow,
  nextForced,
  nextStrike,
  none,
  opposite,
  placed,
  statementIn,
  struck,
} from './propagation.ts';
import { about, statementOf } from './statements.ts';

/** What is known, the notes, what is to blame for a dead end, and how the search was told to go about it. */
export interface State extends Knowledge, Notes, Analysis, Activity, Progress, Overridable<Step> {
  readonly options: Options;
}

export function start(puzzle: Puzzle, options: Options): State {
  const knowledge = knowledgeOf(puzzle);
  const activity = noActivity(knowledge.statements, options);
  return { ...knowledge, ...noNotes(), ...noBlame(), ...activity, ...noProgress(puzzle), options };
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { options, statements, trail, digits } = state;
  for (let from = 0; ; ) {
    const isPossible = yield* propagate(state, from);
    if (isPossible && !digits.includes(0)) {
      keepSolution(state);
      yield { kind: 'solution' };
      if (state.found === options.solutions) return 'solved';
    }
    if (state.isSolved || !isPossible) {
      if (levelNow(state) === 0) return yield* end(state);
      from = yield* goBack(state);
    } else {
      if (startsOver(state)) {
        const conflicts = state.sinceStart;
        startOver(state);
        yield { kind: 'restart', conflicts };
      }
      from = trail.length;
      const { cell, digit } = overrideOf(state, 'decide') ?? about(state, chooseGuess(state));
      decide(state, statementOf(statements, cell, digit));
      yield { kind: 'decide', cell, digit, level: levelNow(state) };
    }
  }
}

/** Finds what follows from the facts after a place of the trail. False when that's a contradiction. */
function* propagate(state: State, from: number): Generator<Step, boolean, undefined> {
  const queue = { striking: from, looking: from };
  for (;;) {
    // A digit strikes its rivals at once. Then notes are put to use, and only then promises are looked at.
    const strike = nextStrike(state, queue);
    const note = strike ? undefined : nextDue(state);
    const promise = strike || note ? none : nextForced(state, queue);
    if (strike) {
      hold(state, struck(strike.rival), byRival(strike.by));
      yield { kind: 'strike', ...about(state, strike.rival), because: about(state, strike.by).cell };
    } else if (note) {
      if (!(yield* apply(state, note))) return false;
    } else if (promise === none) {
      return true;
    } else if (state.left[promise] === 0) {
      failPromise(state, promise);
      yield { kind: 'conflict', promise };
      return false;
    } else {
      const statement = firstLeft(state, promise);
      hold(state, placed(statement), byPromise(promise));
      yield { kind: 'place', ...about(state, statement), promise, level: levelNow(state) };
    }
  }
}

/** All facts of a note hold but one, so that one is ruled out. False when all of them hold. */
function* apply(state: State, { id, facts }: Note): Generator<Step, boolean, undefined> {
  const fact = ruledOut(state, facts);
  if (fact === undefined) {
    failNote(state, id);
    yield { kind: 'noteBroken', note: id };
    return false;
  }
  const ruled = about(state, statementIn(fact));
  useNote(state, id);
  hold(state, opposite(fact), byNote(id));
  if (isPlaced(fact)) yield { kind: 'noteStrikes', ...ruled, note: id };
  else yield { kind: 'notePlaces', ...ruled, note: id };
  return true;
}

/** From a dead end, or from a solution. Returns the place of the trail from which on facts are new. */
function* goBack(state: State): Generator<Step, number, undefined> {
  const { options, trail } = state;
  const from = levelNow(state);
  if (options.after === 'one') {
    const guess = about(state, statementIn(guessOf(state, from)));
    takeBack(state);
    yield { kind: 'takeBack', ...guess };
    return trail.length - 1;
  }
  if (!state.isSolved) yield* analyse(state);
  const to = levelToGoTo(state);
  const glue = glueOf(state);
  const length = state.blamed.length;
  learn(state);
  yield { kind: 'learn', note: state.written - 1, length, glue };
  jump(state, to);
  yield { kind: 'jump', from, to };
  if (hasTooManyNotes(state)) {
    const count = forgetNotes(state);
    yield { kind: 'forget', count };
  }
  return trail.length;
}

/** Finds the facts to blame for a dead end: asks why the newest holds, until one of the newest guess is left. */
function* analyse(state: State): Generator<Step, void, undefined> {
  const { options, blamed } = state;
  let steps = 0;
  for (let fact = nextToAsk(state); fact !== undefined; fact = nextToAsk(state), steps++) {
    ask(state, fact);
    yield { kind: 'ask', ...factFields(state, fact), open: openNow(state) };
  }
  yield { kind: 'uip', ...factFields(state, blamed[0]), steps };
  for (let fact = options.shorten ? nextSpare(state) : undefined; fact !== undefined; fact = nextSpare(state)) {
    leaveOut(state, fact);
    yield { kind: 'shorten', ...factFields(state, fact) };
  }
}

function* end(state: State): Generator<Step, Outcome, undefined> {
  if (state.found === 0) {
    yield { kind: 'noSolution' };
    return 'no-solution';
  }
  state.hasEnded = true;
  yield { kind: 'allFound' };
  return 'solved';
}
