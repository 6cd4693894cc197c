import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { bitOf, countDigits, digitsOf, hasDigit, leastDigit } from '../candidates.ts';
import { otherCellsBack } from '../cells-back.ts';
import { type DigitTray, noTray, searchTray, trayAfter, trayWith, triedFirst } from '../picture/digit-tray.ts';
import { faultOf } from '../puzzle.ts';
import { keptOut, otherMarks, type Thing } from '../thing.ts';
import { lastCandidates, lastPlaces } from './advanced-looks.ts';
import { type AdvancedState, cloneAdvanced, liveOf, place, placeOnTrial, possible, restore, ruleOut, strike } from './advanced-state.ts';
import { type Step, steps } from './advanced-steps.ts';
import { cagePicture } from './cage-picture.ts';
import { arrange } from './cage-reasoning.ts';
import { run, start } from './killer-advanced.ts';
import { sharedCombinations } from './shared-house.ts';

const options = {
  rule45: { type: 'switch', label: 'Rule of 45', default: true },
  outside: { type: 'switch', label: 'Digits that a cage must have', default: true },
  sharing: { type: 'switch', label: 'Share out houses', default: true },
} as const;

export type Options = OptionsOf<typeof options>;

/** Returns derived cages of other sums, the nearest first: results of adding a cage too many, or of leaving one out. */
function otherSums({ cages, puzzle }: AdvancedState, cage: number): number[] {
  const { sum, cells, minus } = cages[cage];
  const farOff = (other: number) => Math.abs(cages[other].sum - sum);
  const wrong = [...cages.keys()].filter((other) => other >= puzzle.cages.length && cages[other].sum !== sum);
  // A sum of cells is never below 1; a difference may be.
  const may = wrong.filter((other) => minus.length > 0 || cages[other].sum > 0);
  return cells.length === 0 ? [] : may.sort((a, b) => farOff(a) - farOff(b));
}

/** Returns the cells of the current tries, in the order in which they were made. */
export const triesIn = ({ before }: AdvancedState): number[] => before.map(({ cell }) => cell);

/** Returns what a reader might expect instead of the step, the likeliest first. `state` is the state before it. */
function alternatives(state: AdvancedState, step: Step): Alternative<Step>[] {
  switch (step.kind) {
    case 'derive':
      return otherSums(state, step.cage).map((cage) => ({ step: { ...step, cage }, right: false }));
    case 'strikeCombination': {
      const sets = state.cages[step.cage].cells.map((cell) => possible(state, cell));
      const others = liveOf(state, step.cage).filter((digits) => digits !== step.digits);
      return others.map((digits) => ({ step: { ...step, digits }, right: arrange(digits, sets) === undefined }));
    }
    case 'shareCombination': {
      const shared = sharedCombinations(state, step.house, step.cage);
      const others = liveOf(state, step.cage).filter((digits) => digits !== step.digits);
      return others.map((digits) => ({ step: { ...step, digits }, right: !shared.has(digits) }));
    }
    case 'hiddenSingle': {
      const open = state.puzzle.grid.cellsOfHouse[step.house].filter((cell) => cell !== step.cell && state.candidates[cell] !== 0);
      return open.map((cell) => ({ step: { ...step, cell }, right: false }));
    }
    case 'choose': {
      const fewest = countDigits(state.candidates[step.cell]);
      const open = Array.from(state.candidates.keys()).filter((cell) => cell !== step.cell && state.candidates[cell] !== 0);
      return open
        .sort((a, b) => countDigits(state.candidates[a]) - countDigits(state.candidates[b]))
        .map((cell) => ({ step: { ...step, cell }, right: countDigits(state.candidates[cell]) === fewest }));
    }
    case 'takeBack':
      return otherCellsBack(state, triesIn(state)).map((cell) => ({ step: { ...step, cell, digit: state.digits[cell] }, right: false }));
    default:
      return [];
  }
}

/** Returns what a step follows from: struck combinations of its cage, struck candidates, placed digits. */
function because(state: AdvancedState, step: Step): Thing[] | undefined {
  const { puzzle, digits, candidates, cages } = state;
  const struck = (cage: number): Thing[] => [{ of: 'step', kinds: ['strikeCombination', 'shareCombination'], where: { cage } }];
  switch (step.kind) {
    case 'strikeCombination': {
      const lacks = (cell: number) => digitsOf(step.digits).filter((digit) => !hasDigit(possible(state, cell), digit));
      return cages[step.cage].cells.flatMap((cell): Thing[] =>
        digits[cell] !== 0 ? [{ of: 'cell', cell }] : lacks(cell).map((digit) => ({ of: 'mark', cell, digit })),
      );
    }
    case 'strikeCandidate':
    case 'strikeOutside':
    case 'deadCage':
      return struck(step.cage);
    case 'nakedSingle':
      return otherMarks(puzzle.grid, step.cell, step.digit);
    case 'hiddenSingle':
      return keptOut(puzzle.grid, digits, step.house, step.digit, step.cell);
    case 'deadCell':
      return otherMarks(puzzle.grid, step.cell, 0);
    case 'deadHouse':
      return keptOut(puzzle.grid, digits, step.house, step.digit);
    case 'try':
      return otherMarks(puzzle.grid, step.cell, step.digit).filter(
        (mark) => mark.of === 'mark' && !hasDigit(candidates[step.cell], mark.digit),
      );
    default:
      return undefined;
  }
}

/** Where a digit is tried, and which: what follows by reasoning is not decided. */
function decisions({ candidates }: AdvancedState, step: Step): Step[] {
  if (step.kind === 'try') return digitsOf(candidates[step.cell]).map((digit) => ({ ...step, digit }));
  if (step.kind !== 'choose') return [];
  const open = Array.from(candidates.keys()).filter((cell) => candidates[cell] !== 0);
  return open.map((cell) => ({ ...step, cell }));
}

/** A reader may find in any order what has one candidate or one place left, or none; and try a digit in any cell with as few. */
function ties(state: AdvancedState, step: Step): Step[] {
  switch (step.kind) {
    case 'nakedSingle':
    case 'deadCell':
      return lastCandidates(state).map((cell): Step => {
        const left = state.candidates[cell];
        return left === 0 ? { kind: 'deadCell', cell } : { kind: 'nakedSingle', cell, digit: leastDigit(left) };
      });
    case 'hiddenSingle':
    case 'deadHouse':
      return [...lastPlaces(state)].map(
        ({ house, digit, cell }): Step => (cell < 0 ? { kind: 'deadHouse', house, digit } : { kind: 'hiddenSingle', cell, digit, house }),
      );
    case 'choose':
      return alternatives(state, step)
        .filter(({ right }) => right)
        .map((tie) => tie.step);
    default:
      return [];
  }
}

/** Returns the cell of the last current try, during all of the reasoning from it. */
function trayOf(state: AdvancedState, step: Step | undefined): DigitTray {
  if (step?.kind === 'choose') return trayAfter(step, searchTray, (cell) => digitsOf(state.candidates[cell]));
  // A digit that is taken back is no candidate any more.
  if (step?.kind === 'takeBack') return trayAfter(step, searchTray, (cell) => digitsOf(state.candidates[cell] | bitOf(step.digit)));
  const last = state.before.at(-1);
  if (!last) return noTray;
  // Digits that were tried before are no candidates any more.
  const digit = state.digits[last.cell];
  const order = triedFirst(digitsOf(last.candidates[last.cell]), [], digit);
  return trayWith(last.cell, order, digit, step?.kind === 'try' ? 'trying' : 'placed');
}

/**
 * A killer solved as a careful person would: list each cage's combinations and strike those that no longer fit, strike candidates that are
 * in none of them, add cages by the 45 rule when that is not enough, then share out each house among its cages, and try a digit only when
 * nothing else is left.
 */
export const killerAdvanced = {
  id: 'killer-advanced',
  title: 'Killer by combinations',
  summary:
    'Strike combinations that no longer fit, add cages by the rule of 45, see how the cages of a house can share out its digits, and try a digit only when nothing else is left.',
  input: 'killer',
  shows: ['combinations', 'strikes', 'derived', 'tries'],
  steps,
  options,
  counters: {
    combinations: { label: 'combinations struck', kinds: ['strikeCombination', 'shareCombination'] },
    strikes: { label: 'candidates struck', kinds: ['strikeCandidate', 'strikeOutside', 'shareCandidate'] },
    placements: { label: 'placements', kinds: ['nakedSingle', 'hiddenSingle', 'try'] },
    derived: { label: 'cages by the rule of 45', kinds: ['derive'] },
    tries: { label: 'digits tried', kinds: ['try'] },
    backtracks: { label: 'taken back', kinds: ['takeBack'] },
  },
  metric: { label: 'candidates left', of: ({ candidates }) => candidates.reduce((all, set) => all + countDigits(set), 0) },
  refuses: faultOf,
  start,
  run,
  apply: {
    derive(state) {
      state.known++;
    },
    strikeCombination: (state, { cage, digits }) => ruleOut(state, cage, digits),
    shareCombination: (state, { cage, digits }) => ruleOut(state, cage, digits),
    strikeCandidate: (state, { cell, digit }) => strike(state, cell, digit),
    strikeOutside: (state, { cell, digit }) => strike(state, cell, digit),
    shareCandidate: (state, { cell, digit }) => strike(state, cell, digit),
    try(state, { cell, digit }) {
      placeOnTrial(state, cell, digit);
    },
    nakedSingle(state, { cell, digit }) {
      place(state, cell, digit);
    },
    hiddenSingle(state, { cell, digit }) {
      place(state, cell, digit);
    },
    takeBack: (state, { cell, digit }) => restore(state, cell, digit),
  },
  clone: cloneAdvanced,
  picture: (state, step) => ({ ...cagePicture(state, step), sharing: state, tray: trayOf(state, step) }),
  solution: (state) => state.digits,
  alternatives,
  decisions,
  ties,
  manual: {
    moves: {
      nakedSingle: 'write',
      hiddenSingle: 'write',
      try: 'write',
      deadCell: 'say',
      deadHouse: 'say',
      deadCage: 'say',
      deadShare: 'say',
      takeBack: 'say',
      derive: 'say',
    },
    thoughts: ['choose'],
  },
  because,
  inFull: ({ cages }, step) => {
    if (step.kind !== 'derive') return {};
    const { sum, cells, minus } = cages[step.cage];
    return { sum, cells, minus };
  },
} satisfies Algorithm<AdvancedState, typeof steps, typeof options>;
