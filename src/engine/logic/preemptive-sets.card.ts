import type { Algorithm, Alternative, Move, OptionsOf } from '../algorithm.ts';
import { countDigits, digitsOf, hasDigit, leastDigit } from '../candidates.ts';
import { otherCellsBack } from '../cells-back.ts';
import { HUES } from '../grid-picture.ts';
import { seedOption } from '../options.ts';
import { type DigitTray, noTray, trayWith, triedFirst } from '../picture/digit-tray.ts';
import { digitOrders } from '../search/digit-order.ts';
import { endSteps, forcedStep } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import { keptOut, otherMarks, type Thing, triedIn } from '../thing.ts';
import { beginChoice, erasePath, markUp, openPath, strike, untried, writeAndStrike } from './coloured-grid.ts';
import { commonHouses, refusesTooLarge } from './position.ts';
import { choices, forcedNumbers, run, type State, start, violations } from './preemptive-sets.ts';
import { eachStrike, otherSets, setOf, usefulSets } from './set-finder.ts';

const steps = {
  force: { ...forcedStep, label: 'forced number', fields: { ...forcedStep.fields, box: 'house' } },
  markUp: { label: 'mark up', fields: {}, detail: 'milestone', tone: 'quiet', marks: true },
  fill: { ...forcedStep, label: 'fill', predict: ['cell'] },
  see: { label: 'preemptive set', fields: { house: 'house', digits: 'digits' }, detail: 'milestone', tone: 'logic', predict: ['cells'] },
  strike: { label: 'strike', fields: { cell: 'cell', digit: 'digit' }, detail: 'micro', tone: 'removed' },
  emptyMarkup: { label: 'violation: empty markup', fields: { cell: 'cell' }, detail: 'milestone', tone: 'conflict' },
  noPlace: { label: 'violation: no place', fields: { house: 'house', digit: 'digit' }, detail: 'milestone', tone: 'conflict' },
  choose: { label: 'choice', fields: { cell: 'cell' }, detail: 'milestone', tone: 'trying', predict: ['cell'] },
  guess: {
    label: 'new colour',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'milestone',
    tone: 'trying',
    depth: 1,
    writes: true,
  },
  erase: {
    label: 'erase a colour',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'milestone',
    tone: 'removed',
    depth: -1,
    undoes: true,
    predict: ['cell'],
  },
  ...endSteps,
} as const;

export type Step = StepOf<typeof steps>;

const options = {
  choice: { type: 'choice', label: 'Cell to guess in', values: choices, default: 'pairs' },
  digits: { type: 'choice', label: 'Order of numbers', values: digitOrders, default: 'ascending' },
  seed: { ...seedOption, when: ['digits', 'shuffled'] },
} as const;

export type Options = OptionsOf<typeof options>;

/** Returns the cells in which the current colours begin, in the order in which they were chosen. */
export const guessedIn = ({ paths }: State): number[] => paths.map(({ cell }) => cell);

/** Returns what a reader might expect instead of the step. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  const { candidates } = state;
  if (step.kind === 'see') {
    const guesses = otherSets(state.puzzle.grid, candidates, step.house, step.digits);
    return guesses.map(({ right, ...guess }) => ({ step: { ...step, ...guess }, right }));
  }
  if (step.kind === 'erase') {
    const others = otherCellsBack(state, guessedIn(state));
    return others.map((cell) => ({ step: { ...step, cell, digit: state.digits[cell] }, right: false }));
  }
  if (step.kind !== 'fill' && step.kind !== 'choose') return [];
  const open = Array.from(candidates, (_, cell) => cell).filter((cell) => candidates[cell] !== 0 && cell !== step.cell);
  const few = open.sort((a, b) => countDigits(candidates[a]) - countDigits(candidates[b]));
  const isRight = (cell: number) => step.kind === 'fill' && countDigits(candidates[cell]) === 1;
  return few.map((cell) => ({ step: { ...step, cell }, right: isRight(cell) }));
}

/** Returns what a step follows from: the current set for a strike, the marks that a set lacks, what keeps a number out of a box. */
function because(state: State, step: Step, thing: Thing): Thing[] | undefined {
  const { puzzle, digits, candidates } = state;
  const { grid } = puzzle;
  const holders = (cell: number, digit: number): Thing[] =>
    grid.peersOfCell[cell].filter((peer) => digits[peer] === digit).map((peer) => ({ of: 'cell', cell: peer }));
  switch (step.kind) {
    case 'force': {
      const others = grid.cellsOfHouse[step.box].filter((cell) => cell !== step.cell);
      return others.flatMap((cell) => (digits[cell] !== 0 ? [{ of: 'cell' as const, cell }] : holders(cell, step.digit)));
    }
    case 'markUp':
      return thing.of === 'mark' ? holders(thing.cell, thing.digit) : [];
    case 'fill':
      return otherMarks(grid, step.cell, step.digit);
    case 'see': {
      const { cells, digits: own } = setOf(grid, candidates, step.house, step.digits);
      return cells.flatMap((cell) => otherMarks(grid, cell, 0).filter((mark) => mark.of === 'mark' && !hasDigit(own, mark.digit)));
    }
    case 'strike':
      return [{ of: 'step', kinds: ['see'] }];
    case 'emptyMarkup':
      return otherMarks(grid, step.cell, 0);
    case 'noPlace':
      return keptOut(grid, digits, step.house, step.digit);
    case 'guess':
      return triedIn(step.cell, digitsOf(state.tried), ['erase']);
    default:
      return undefined;
  }
}

function ties(state: State, step: Step): Step[] {
  const { puzzle, candidates, set } = state;
  switch (step.kind) {
    case 'force':
      return [...forcedNumbers(state)];
    case 'fill': {
      const singles = Array.from(candidates.keys()).filter((cell) => countDigits(candidates[cell]) === 1);
      return singles.map((cell) => ({ kind: 'fill', cell, digit: leastDigit(candidates[cell]) }));
    }
    case 'see': {
      const sets = [...usefulSets(puzzle.grid, candidates, countDigits(step.digits))];
      return sets.map(({ houses, digits }) => ({ kind: 'see', house: houses[0], digits }));
    }
    case 'strike':
      return eachStrike(puzzle.grid, candidates, set!).map((each) => ({ kind: 'strike', ...each }));
    case 'emptyMarkup':
    case 'noPlace':
      return [...violations(state)].filter(({ kind }) => kind === 'noPlace');
    default:
      return [];
  }
}

function decisions(state: State, step: Step): Step[] {
  switch (step.kind) {
    case 'force':
    case 'fill':
    case 'see':
      return ties(state, step);
    case 'choose':
      return Array.from(state.candidates.keys())
        .filter((cell) => state.candidates[cell] !== 0)
        .map((cell) => ({ ...step, cell }));
    case 'guess':
      return untried(state, step.cell).map((digit) => ({ ...step, digit }));
    default:
      return [];
  }
}

/**
 * Cells of a house are a set by their own numbers, or by those of all other open cells when their own are hidden among others. A pick that
 * is neither is judged by the numbers of its cells.
 */
function picked({ puzzle: { grid }, candidates }: State, cells: readonly number[]): Move[] {
  const union = (list: readonly number[]) => list.reduce((set, cell) => set | candidates[cell], 0);
  const houses = commonHouses(grid, cells);
  const moves = houses.flatMap((house) => {
    const rest = grid.cellsOfHouse[house].filter((cell) => candidates[cell] !== 0 && !cells.includes(cell));
    const sets = [cells, rest].filter((list) => list.length > 0 && countDigits(union(list)) === list.length);
    return sets.map((list) => ({ kind: 'see', house, digits: union(list), cells }));
  });
  return moves.length > 0 ? moves : [{ kind: 'see', house: houses[0] ?? -1, digits: union(cells), cells }];
}

/** Returns the cell of the last current choice, during all of the reasoning from it. */
function trayOf(state: State, step: Step | undefined): DigitTray {
  const { digitOrder, candidates } = state;
  const all = (markups: Uint32Array, cell: number) => untried({ digitOrder, candidates: markups, tried: 0 }, cell);
  if (step?.kind === 'choose') return trayWith(step.cell, all(candidates, step.cell), 0, 'open');
  if (step?.kind === 'erase') {
    const { cell, digit } = step;
    return trayWith(cell, triedFirst(all(candidates, cell), digitsOf(state.tried), digit), digit, 'tried');
  }
  const last = state.paths.at(-1);
  if (!last) return noTray;
  const numbers = triedFirst(all(last.markupsBefore, last.cell), digitsOf(last.tried), last.digit);
  return trayWith(last.cell, numbers, last.digit, step?.kind === 'guess' ? 'trying' : 'placed');
}

/** The cells that were filled before any colour was taken, which is never undone. */
function beforeAnyColour({ puzzle, digits, paths }: State): ReadonlySet<number> {
  const first = paths[0]?.digitsBefore ?? digits;
  return new Set([...first.keys()].filter((cell) => first[cell] !== 0 && puzzle.givens[cell] === 0));
}

/** Marking up, preemptive sets of any size, and coloured paths where they do not suffice. After J. F. Crook (2009). */
export const preemptiveSets = {
  id: 'preemptive-sets',
  title: 'Preemptive sets',
  summary: 'With pencil and paper: forced numbers, markups, preemptive sets of any size, and colours where a choice is needed.',
  input: 'puzzle',
  shows: ['filled', 'sets', 'strikes', 'choices'],
  steps,
  options,
  counters: {
    filled: { label: 'filled', kinds: ['force', 'fill'] },
    sets: { label: 'preemptive sets', kinds: ['see'] },
    strikes: { label: 'numbers struck', kinds: ['strike'] },
    choices: { label: 'choices', kinds: ['choose'] },
    violations: { label: 'violations', kinds: ['emptyMarkup', 'noPlace'] },
    erased: { label: 'colours erased', kinds: ['erase'] },
  },
  metric: {
    label: 'candidates left',
    of: ({ candidates }) => candidates.reduce((sum, markup) => sum + countDigits(markup), 0),
  },
  refuses: refusesTooLarge,
  start,
  run,
  apply: {
    force: (state, { cell, digit }) => writeAndStrike(state, cell, digit),
    markUp,
    fill: (state, { cell, digit }) => writeAndStrike(state, cell, digit),
    see(state, { house, digits }) {
      state.set = setOf(state.puzzle.grid, state.candidates, house, digits);
    },
    strike: (state, { cell, digit }) => strike(state, cell, digit),
    guess: (state, { cell, digit }) => openPath(state, cell, digit),
    erase: erasePath,
    choose: beginChoice,
  },
  clone: (state) => ({ ...state, digits: state.digits.slice(), candidates: state.candidates.slice(), paths: [...state.paths] }),
  picture(state, step) {
    const { puzzle, digits, candidates, paths, set } = state;
    const colours = paths.map(({ cell, filled }, index) => ({
      cells: [cell, ...filled],
      digits: 0,
      hue: index % HUES,
      numbered: true,
    }));
    const atWork = set ? [{ cells: set.cells, digits: set.digits, hue: paths.length % HUES }] : [];
    const grid = {
      puzzle,
      digits,
      candidates,
      highlights: [...colours, ...atWork],
      houses: set?.houses ?? [],
      forced: beforeAnyColour(state),
    };
    return { grid, tray: trayOf(state, step) };
  },
  solution: (state) => state.digits,
  alternatives,
  decisions,
  ties,
  picked,
  manual: {
    moves: {
      force: 'write',
      markUp: 'say',
      fill: 'write',
      see: 'set',
      strike: 'strike',
      emptyMarkup: 'say',
      noPlace: 'say',
      guess: 'write',
      erase: 'say',
    },
    thoughts: ['choose'],
  },
  because,
} satisfies Algorithm<State, typeof steps, typeof options>;
