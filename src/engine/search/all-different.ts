import type { Outcome } from '../algorithm.ts';
import { inOverriddenOrder, type Overridable, overrideOf } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Options, Step } from './all-different.card.ts';
import { walk } from './components.ts';
import {
  type Constraints,
  candidateOf,
  closeComponent,
  constraintsOf,
  fewestCandidates,
  look,
  matchingNow,
  nextSingle,
  pairNext,
  pairOf,
  place,
  reachBack,
  reachSlot,
  strike,
  takeBack,
  toStrike,
  tryDigit,
} from './constraints.ts';
import { none } from './matching.ts';

export interface State extends Constraints, Overridable<Step> {
  readonly options: Options;
}

export const start = (puzzle: Puzzle, options: Options): State => ({ ...constraintsOf(puzzle, options.byDigit), options });

/** Filters until nothing more can be struck, and tries a digit where that isn't enough. */
export function* run(state: State): Generator<Step, Outcome, undefined> {
  for (;;) {
    const isPossible = yield* propagate(state);
    if (isPossible && state.open === 0) {
      yield { kind: 'solved' };
      return 'solved';
    }
    if (isPossible) {
      const cell = overrideOf(state, 'choose')?.cell ?? fewestCandidates(state);
      yield { kind: 'choose', cell };
      const digit = overrideOf(state, 'try')?.digit ?? state.candidates.least(cell);
      tryDigit(state, cell, digit);
      yield { kind: 'try', cell, digit };
    } else if (state.marks.length > 0) {
      const failed = takeBack(state);
      yield { kind: 'takeBack', ...failed };
    } else {
      yield { kind: 'noSolution' };
      return 'no-solution';
    }
  }
}

/** Looks at each constraint that has lost candidates, until none has. False when one of them can't be met. */
function* propagate(state: State): Generator<Step, boolean, undefined> {
  for (;;) {
    const single = overrideOf(state, 'place')?.cell ?? nextSingle(state);
    const [constraint] = state.due;
    if (single !== none) {
      const digit = state.candidates.least(single);
      place(state, single, digit);
      yield { kind: 'place', cell: single, digit };
    } else if (constraint === undefined) {
      return true;
    } else {
      look(state, constraint);
      const { house, digit } = state.constraints[constraint];
      if (house === none) yield { kind: 'oneDigit', digit };
      else yield { kind: 'oneHouse', house };
      if (!(yield* match(state))) return false;
      yield* filter(state);
    }
  }
}

/** Pairs every slot with a value of its own. False when there is no such matching. */
function* match(state: State): Generator<Step, boolean, undefined> {
  while (state.pairs[state.now].includes(none)) {
    const { slot, length } = pairNext(state);
    if (state.violator) {
      const { slots, values } = state.violator;
      yield { kind: 'unmatched', slots: slots.length, values: values.length };
      return false;
    }
    if (length === 1) yield { kind: 'match', ...pairOf(state, slot) };
    else yield { kind: 'rematch', ...pairOf(state, slot), length };
  }
  return true;
}

/** Strikes every candidate that is in no matching: those that lead from one component to another. */
function* filter(state: State): Generator<Step, void, undefined> {
  for (const visit of walk(matchingNow(state))) {
    if ('earliest' in visit) {
      const { slot, by } = visit;
      const earliest = reachBack(state, slot, visit.earliest);
      yield { kind: 'reachBack', ...pairOf(state, slot), because: pairOf(state, by).cell, earliest };
    } else if ('slot' in visit) {
      const { slot, from } = visit;
      const because = from === none ? none : candidateOf(state, state.now, from, state.pairs[state.now][slot]).cell;
      reachSlot(state, slot);
      yield { kind: 'reach', ...pairOf(state, slot), because };
    } else {
      const number = closeComponent(state, visit.slots);
      yield { kind: 'component', number, slots: visit.slots };
    }
  }
  for (const { cell, digit } of inOverriddenOrder(state, 'strike', toStrike(state))) {
    strike(state, cell, digit);
    yield { kind: 'strike', cell, digit, constraint: state.now };
  }
}
