import type { Outcome } from '../algorithm.ts';
import { leastDigit } from '../candidates.ts';
import { overrideOf } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import { allowedBy, cellToTry, lastPlace, notAllowed, settledCell, struckOutside } from './advanced-looks.ts';
import {
  type AdvancedState,
  lastTry,
  liveOf,
  place,
  placeOnTrial,
  possible,
  restore,
  ruleOut,
  startAdvanced,
  strike,
} from './advanced-state.ts';
import type { Step } from './advanced-steps.ts';
import { Agenda } from './agenda.ts';
import { arrange } from './cage-reasoning.ts';
import type { Options } from './killer-advanced.card.ts';
import { allowedByShares, partsOf, shareOut } from './share-out.ts';

export function start(puzzle: Puzzle, rules: Options): AdvancedState {
  return startAdvanced(puzzle, rules);
}

/** What one cage says: combinations to strike, then candidates. False when it cannot be filled any more. */
function* lookAt(state: AdvancedState, cage: number, agenda: Agenda): Generator<Step, boolean, undefined> {
  const sets = state.cages[cage].cells.map((cell) => possible(state, cell));
  for (const digits of liveOf(state, cage)) {
    if (arrange(digits, sets)) continue;
    ruleOut(state, cage, digits);
    yield { kind: 'strikeCombination', cage, digits };
  }

  const allowed = allowedBy(state, cage);
  if (!allowed) {
    yield { kind: 'deadCage', cage };
    return false;
  }
  for (const { cell, digit } of notAllowed(state, allowed)) {
    strike(state, cell, digit);
    agenda.touch(cell);
    yield { kind: 'strikeCandidate', cage, cell, digit };
  }
  if (!state.rules.outside) return true;
  for (const { cell, digit } of struckOutside(state, cage)) {
    strike(state, cell, digit);
    agenda.touch(cell);
    yield { kind: 'strikeOutside', cage, cell, digit };
  }
  return true;
}

/** What follows from sharing out the digits of a house among the cages that cross it. False when that is impossible. */
function* share(state: AdvancedState, house: number, agenda: Agenda): Generator<Step, boolean, undefined> {
  const parts = partsOf(state, house);
  if (!parts) return true;
  const kept = shareOut(parts, state.puzzle.grid.size);
  if (!kept) {
    yield { kind: 'deadShare', house };
    return false;
  }
  for (const [index, { cage, cells }] of parts.entries()) {
    for (const digits of cage < 0 ? [] : liveOf(state, cage)) {
      if (kept[index].some(({ combination }) => combination === digits)) continue;
      ruleOut(state, cage, digits);
      agenda.touch(cells[0]);
      yield { kind: 'shareCombination', house, cage, digits };
    }
    for (const { cell, digit } of notAllowed(state, allowedByShares(cells, kept[index]))) {
      strike(state, cell, digit);
      agenda.touch(cell);
      yield { kind: 'shareCandidate', house, cell, digit };
    }
  }
  return true;
}

/** Everything that follows without trying. False when that is a contradiction. */
function* reason(state: AdvancedState, agenda: Agenda): Generator<Step, boolean, undefined> {
  const { candidates } = state;
  for (;;) {
    const cell = settledCell(state);
    if (cell >= 0 && candidates[cell] === 0) {
      yield { kind: 'deadCell', cell };
      return false;
    }
    if (cell >= 0) {
      const digit = leastDigit(candidates[cell]);
      agenda.touch(...place(state, cell, digit));
      yield { kind: 'nakedSingle', cell, digit };
      continue;
    }

    const cage = agenda.nextCage(state.known);
    if (cage >= 0) {
      if (!(yield* lookAt(state, cage, agenda))) return false;
      continue;
    }

    const last = lastPlace(state);
    if (last && last.cell < 0) {
      yield { kind: 'deadHouse', house: last.house, digit: last.digit };
      return false;
    }
    if (last) {
      agenda.touch(...place(state, last.cell, last.digit));
      yield { kind: 'hiddenSingle', cell: last.cell, digit: last.digit, house: last.house };
      continue;
    }

    if (!candidates.some((set) => set !== 0)) return true;
    // Only when the known cages say nothing more is the next one derived, and only when there is none are houses shared out.
    if (state.known < state.cages.length) {
      state.known++;
      yield { kind: 'derive', cage: state.known - 1 };
      continue;
    }
    const house = state.rules.sharing ? agenda.nextHouse() : -1;
    if (house < 0) return true;
    if (!(yield* share(state, house, agenda))) return false;
  }
}

export function* run(state: AdvancedState): Generator<Step, Outcome, undefined> {
  const agenda = new Agenda(state);
  agenda.touchAll();

  for (;;) {
    if (yield* reason(state, agenda)) {
      const cell = overrideOf(state, 'choose')?.cell ?? cellToTry(state);
      if (cell < 0) {
        yield { kind: 'solved' };
        return 'solved';
      }
      yield { kind: 'choose', cell };
      const digit = overrideOf(state, 'try')?.digit ?? leastDigit(state.candidates[cell]);
      agenda.touch(...placeOnTrial(state, cell, digit));
      yield { kind: 'try', cell, digit };
    } else {
      const last = lastTry(state);
      if (!last) {
        yield { kind: 'noSolution' };
        return 'no-solution';
      }
      restore(state, last.cell, last.digit);
      agenda.touchAll();
      yield { kind: 'takeBack', cell: last.cell, digit: last.digit };
    }
  }
}
