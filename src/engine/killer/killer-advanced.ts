import type { Algorithm, Alternative, OptionsOf, Outcome } from '../algorithm.ts';
import { countDigits, digitsOf, leastDigit } from '../candidates.ts';
import { faultOf, type Puzzle } from '../puzzle.ts';
import { allowedBy, cellToTry, lastPlace, struckOutside } from './advanced-looks.ts';
import {
  type AdvancedState,
  cloneAdvanced,
  liveOf,
  place,
  possible,
  remember,
  restore,
  ruleOut,
  startAdvanced,
  strike,
} from './advanced-state.ts';
import { type Step, steps } from './advanced-steps.ts';
import { Agenda } from './agenda.ts';
import { arrange } from './cage-reasoning.ts';
import { partsOf, shareOut } from './share-out.ts';
import { sharedCombinations } from './shared-house.ts';

const options = {
  rule45: { type: 'switch', label: 'The 45 rule', default: true },
  outside: { type: 'switch', label: 'Digits that a cage must have', default: true },
  sharing: { type: 'switch', label: 'Share out houses', default: true },
} as const;

/** What one cage says: combinations to strike, then candidates. False when it cannot be filled any more. */
function* lookAt(state: AdvancedState, cage: number, agenda: Agenda): Generator<Step, boolean, undefined> {
  const sets = state.cages[cage]!.cells.map((cell) => possible(state, cell));
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
  for (const [index, cell] of allowed.cells.entries()) {
    for (const digit of digitsOf(state.candidates[cell]! & ~allowed.digits[index]!)) {
      strike(state, cell, digit);
      agenda.touch(cell);
      yield { kind: 'strikeCandidate', cage, cell, digit };
    }
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
      if (kept[index]!.some(({ combination }) => combination === digits)) continue;
      ruleOut(state, cage, digits);
      agenda.touch(cells[0]!);
      yield { kind: 'shareCombination', house, cage, digits };
    }
    for (const [at, cell] of cells.entries()) {
      const left = kept[index]!.reduce((set, { arranged }) => set | arranged[at]!, 0);
      for (const digit of digitsOf(state.candidates[cell]! & ~left)) {
        strike(state, cell, digit);
        agenda.touch(cell);
        yield { kind: 'shareCandidate', house, cell, digit };
      }
    }
  }
  return true;
}

/** Everything that follows without trying. False when that is a contradiction. */
function* reason(state: AdvancedState, agenda: Agenda): Generator<Step, boolean, undefined> {
  const { digits, candidates } = state;
  for (;;) {
    const cell = candidates.findIndex((set, index) => digits[index] === 0 && (set & (set - 1)) === 0);
    if (cell >= 0 && candidates[cell] === 0) {
      yield { kind: 'deadCell', cell };
      return false;
    }
    if (cell >= 0) {
      const digit = leastDigit(candidates[cell]!);
      for (const changed of place(state, cell, digit)) agenda.touch(changed);
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
      for (const changed of place(state, last.cell, last.digit)) agenda.touch(changed);
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

function* run(state: AdvancedState): Generator<Step, Outcome, undefined> {
  const agenda = new Agenda(state);
  agenda.touchAll();
  // The tries that stand, the last one at the end.
  const tries: { cell: number; digit: number }[] = [];

  for (;;) {
    if (yield* reason(state, agenda)) {
      const cell = cellToTry(state);
      if (cell < 0) {
        yield { kind: 'solved' };
        return 'solved';
      }
      yield { kind: 'choose', cell };
      const digit = leastDigit(state.candidates[cell]!);
      tries.push({ cell, digit });
      remember(state);
      for (const changed of place(state, cell, digit)) agenda.touch(changed);
      yield { kind: 'try', cell, digit };
    } else {
      const last = tries.pop();
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

function apply(state: AdvancedState, step: Step): void {
  switch (step.kind) {
    case 'derive':
      state.known++;
      return;
    case 'strikeCombination':
    case 'shareCombination':
      ruleOut(state, step.cage, step.digits);
      return;
    case 'strikeCandidate':
    case 'strikeOutside':
    case 'shareCandidate':
      strike(state, step.cell, step.digit);
      return;
    case 'try':
      remember(state);
      place(state, step.cell, step.digit);
      return;
    case 'nakedSingle':
    case 'hiddenSingle':
      place(state, step.cell, step.digit);
      return;
    case 'takeBack':
      restore(state, step.cell, step.digit);
      return;
    case 'choose':
    case 'deadCell':
    case 'deadHouse':
    case 'deadCage':
    case 'deadShare':
    case 'solved':
    case 'noSolution':
      return;
    default:
      step satisfies never;
  }
}

/** What a reader might expect in place of the step, the likeliest first. `state` is the state before it. */
function alternatives(state: AdvancedState, step: Step): Alternative<Step>[] {
  switch (step.kind) {
    case 'strikeCombination': {
      const sets = state.cages[step.cage]!.cells.map((cell) => possible(state, cell));
      const others = liveOf(state, step.cage).filter((digits) => digits !== step.digits);
      return others.map((digits) => ({ step: { ...step, digits }, right: arrange(digits, sets) === undefined }));
    }
    case 'shareCombination': {
      const shared = sharedCombinations(state, step.house, step.cage);
      const others = liveOf(state, step.cage).filter((digits) => digits !== step.digits);
      return others.map((digits) => ({ step: { ...step, digits }, right: !shared.has(digits) }));
    }
    case 'hiddenSingle': {
      const open = state.puzzle.grid.cellsOfHouse[step.house]!.filter((cell) => cell !== step.cell && state.candidates[cell] !== 0);
      return open.map((cell) => ({ step: { ...step, cell }, right: false }));
    }
    case 'choose': {
      const fewest = countDigits(state.candidates[step.cell]!);
      const open = Array.from(state.candidates.keys()).filter((cell) => cell !== step.cell && state.candidates[cell] !== 0);
      return open
        .sort((a, b) => countDigits(state.candidates[a]!) - countDigits(state.candidates[b]!))
        .map((cell) => ({ step: { ...step, cell }, right: countDigits(state.candidates[cell]!) === fewest }));
    }
    default:
      return [];
  }
}

/**
 * A killer solved as a careful person would: list each cage's combinations and strike those that no longer fit, strike candidates
 * that are in none of them, add cages by the 45 rule when that is not enough, then share out each house among its cages,
 * and try a digit only when nothing else is left.
 */
export const killerAdvanced = {
  id: 'killer-advanced',
  steps,
  options,
  counters: {
    combinations: { label: 'combinations struck', kinds: ['strikeCombination', 'shareCombination'] },
    strikes: { label: 'candidates struck', kinds: ['strikeCandidate', 'strikeOutside', 'shareCandidate'] },
    placements: { label: 'placements', kinds: ['nakedSingle', 'hiddenSingle', 'try'] },
    derived: { label: 'cages by the 45 rule', kinds: ['derive'] },
    tries: { label: 'digits tried', kinds: ['try'] },
    backtracks: { label: 'taken back', kinds: ['takeBack'] },
  },
  metric: { label: 'candidates left', of: ({ candidates }) => candidates.reduce((all, set) => all + countDigits(set), 0) },
  refuses: faultOf,
  start: (puzzle: Puzzle, rules: OptionsOf<typeof options>): AdvancedState => startAdvanced(puzzle, rules),
  run,
  apply,
  clone: cloneAdvanced,
  solution: (state) => state.digits,
  alternatives,
  inFull: ({ cages }, step) => {
    if (step.kind !== 'derive') return {};
    const { sum, cells, minus } = cages[step.cage]!;
    return { sum, cells, minus };
  },
} satisfies Algorithm<AdvancedState, typeof steps, typeof options>;
