import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { otherCellsBack } from '../cells-back.ts';
import type { GridPicture } from '../grid-picture.ts';
import { type DigitTray, noTray, searchTray, trayAfter, triedFirst } from '../picture/digit-tray.ts';
import { endSteps, forcedStep, restartStep, searchSteps } from '../shared-steps.ts';
import { fieldOf, type StepOf } from '../step.ts';
import { before, keptOut, otherMarks, type Thing, triedIn } from '../thing.ts';
import { choose, forcedCells, giveUp, guess, guessedCells, prune, setDigit, tryValue, unassign } from './assignment.ts';
import { startOver, takeBack } from './attempts.ts';
import { forced, none, run, type State, start } from './constraint-search.ts';
import { orderOptions, undrawn } from './drawn-orders.ts';
import { noRestarts, restartOptions } from './restarts.ts';
import { degreeOf, domainSize, openCells, order, valueOrder } from './variable-order.ts';

const steps = {
  choose: { ...searchSteps.choose, label: 'choose a variable', predict: ['cell'] },
  try: { ...searchSteps.try, label: 'try a value', predict: ['digit'] },
  conflict: searchSteps.conflict,
  assign: { ...searchSteps.place, label: 'assign' },
  prune: { label: 'prune a value', fields: { cell: 'cell', digit: 'digit', because: 'witness' }, detail: 'micro', tone: 'removed' },
  emptyDomain: { label: 'empty domain', fields: { cell: 'cell', because: 'witness' }, detail: 'milestone', tone: 'conflict' },
  nakedSingle: { ...forcedStep, label: 'naked single', predict: ['cell'] },
  hiddenSingle: { ...forcedStep, label: 'hidden single', fields: { ...forcedStep.fields, house: 'house' }, predict: ['cell'] },
  noPlace: { label: 'digit without a place', fields: { house: 'house', digit: 'digit' }, detail: 'milestone', tone: 'conflict' },
  deadEnd: searchSteps.deadEnd,
  takeBack: { ...searchSteps.takeBack, predict: ['cell'] },
  restart: { ...restartStep, fields: { backtracks: 'word' } },
  ...endSteps,
} as const;

export type Step = StepOf<typeof steps>;

const options = {
  forwardChecking: { type: 'switch', label: 'Forward checking', default: true, when: ['propagation', 'off'] },
  mrv: { type: 'switch', label: 'Fewest values first (MRV)', default: true },
  degree: { type: 'switch', label: 'Ties by degree', default: true, when: ['mrv', 'on'] },
  lcv: { type: 'switch', label: 'Least constraining value first (LCV)', default: false },
  propagation: { type: 'switch', label: 'Propagate after every guess', default: false },
  ...orderOptions,
  restart: { ...restartOptions.restart, label: 'Start over after taking back', when: ['ties', 'random'] },
  policy: { ...restartOptions.policy, when: ['ties', 'random'] },
} as const;

export type Options = OptionsOf<typeof options>;

/** A search in which nothing is left to chance, apart from its five switches. */
export const withoutChance = { ...undrawn, ...noRestarts } as const;

/** A variable that could come next, with what speaks for it. */
export interface Candidacy {
  readonly cell: number;
  /** How many values it has left. */
  readonly values: number;
  /** How many of its peers have no value yet. */
  readonly degree: number;
}

/** Whether variables can be equally good. In reading order alone, none are. */
export const hasTies = ({ switches: { mrv, ties } }: State): boolean => mrv || ties === 'random';

/** The variables without a value, the one to choose first. The switches decide what counts; then the order of the cells. */
export function ranking(state: State): Candidacy[] {
  return openCells(state)
    .sort((a, b) => order(state, a, b))
    .map((cell) => ({ cell, values: domainSize(state, cell), degree: degreeOf(state, cell) }));
}

/** Returns what a reader might expect instead of the step, the likeliest first. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  if (step.kind === 'choose') {
    const [first, ...others] = ranking(state);
    // An equally good variable is a right answer.
    const ties = others.filter((other) => hasTies(state) && order(state, first!.cell, other.cell) === 0);
    const behind = others.filter((other) => !ties.includes(other));
    // What other rules would take: the reading order, the fewest values without a tie broken, the highest degree.
    const rivals = [
      Math.min(...behind.map(({ cell }) => cell)),
      behind.toSorted((a, b) => a.values - b.values || a.cell - b.cell)[0]?.cell,
      behind.toSorted((a, b) => b.degree - a.degree)[0]?.cell,
    ];
    const cells = new Set([...(behind.length > 0 ? rivals : []), ...behind.map(({ cell }) => cell)] as number[]);
    const alternative = (cell: number, right: boolean): Alternative<Step> => ({ step: { ...step, cell }, right });
    return [...[...cells].map((cell) => alternative(cell, false)), ...ties.map(({ cell }) => alternative(cell, true))];
  }
  if (step.kind === 'try') {
    const others = valueOrder(state, step.cell).filter((digit) => digit !== step.digit);
    return others.map((digit) => ({ step: { ...step, digit }, right: false }));
  }
  if (step.kind === 'nakedSingle' || step.kind === 'hiddenSingle') {
    const cells = step.kind === 'nakedSingle' ? openCells(state) : state.puzzle.grid.cellsOfHouse[step.house];
    const rivals = cells.filter((cell) => state.digits[cell] === 0 && cell !== step.cell);
    const values = (cell: number) => domainSize(state, cell);
    const isRight = (cell: number) => step.kind === 'nakedSingle' && values(cell) === 1;
    return rivals.sort((a, b) => values(a) - values(b)).map((cell) => ({ step: { ...step, cell }, right: isRight(cell) }));
  }
  if (step.kind === 'takeBack')
    return otherCellsBack(state, guessedCells(state)).map((cell) => ({ step: { ...step, cell, digit: state.digits[cell] }, right: false }));
  return [];
}

/** The singles of its kind that propagation could write in place of one. */
function singles(state: State, step: Extract<Step, { kind: 'nakedSingle' | 'hiddenSingle' }>): Step[] {
  return [...forced(state)].flatMap(({ cell, digit, house }): Step[] => {
    if (step.kind === 'nakedSingle') return house === none ? [{ ...step, cell, digit }] : [];
    return house !== none && cell !== none ? [{ ...step, cell, digit, house }] : [];
  });
}

function decisions(state: State, step: Step): Step[] {
  switch (step.kind) {
    case 'choose':
      return openCells(state).map((cell) => ({ ...step, cell }));
    case 'try':
      return untried(state, step.cell).map((digit) => ({ ...step, digit }));
    case 'nakedSingle':
    case 'hiddenSingle':
      return singles(state, step);
    default:
      return [];
  }
}

/** The values that have been tried in the variable that was chosen last. */
export const triedNow = ({ tried, chosen }: State): number[] => (chosen > 0 ? tried.digits(chosen - 1) : []);

/** The values of the variable that was chosen last that have not been tried, in order. */
export function untried(state: State, cell: number): number[] {
  const tried = triedNow(state);
  return valueOrder(state, cell).filter((digit) => !tried.includes(digit));
}

function ties(state: State, step: Step): Step[] {
  if (step.kind === 'nakedSingle' || step.kind === 'hiddenSingle') return singles(state, step);
  if (step.kind !== 'choose') return [];
  return alternatives(state, step)
    .filter(({ right }) => right)
    .map((tie) => tie.step);
}

/**
 * Returns what a step follows from: values that have been tried or have gone, and for a digit with one place what keeps it out of the
 * others.
 */
function because(state: State, step: Step): Thing[] | undefined {
  const { puzzle, digits, digitOrder, candidates } = state;
  const gone = (cell: number, values: readonly number[]): Thing[] =>
    candidates ? values.filter((digit) => !candidates.has(cell, digit)).map((digit) => ({ of: 'mark', cell, digit })) : [];
  const failed = ['conflict', 'takeBack'];
  switch (step.kind) {
    case 'assign': {
      const { cell, digit } = step;
      return [
        ...triedIn(
          cell,
          triedNow(state).filter((other) => other !== digit),
          failed,
        ),
        ...gone(cell, before(digitOrder, digit)),
      ];
    }
    case 'deadEnd':
      return [...triedIn(step.cell, digitOrder, failed), ...gone(step.cell, digitOrder)];
    case 'nakedSingle':
      return otherMarks(puzzle.grid, step.cell, step.digit);
    case 'hiddenSingle':
      return keptOut(puzzle.grid, digits, step.house, step.digit, step.cell);
    case 'noPlace':
      return keptOut(puzzle.grid, digits, step.house, step.digit);
    default:
      return undefined;
  }
}

const clone = (state: State): State => ({
  ...state,
  digits: state.digits.slice(),
  candidates: state.candidates?.clone(),
  trail: [...state.trail],
  marks: [...state.marks],
  tried: state.tried.clone(),
});

/** Returns the variable of the last current assignment, not one that propagation gave a value; undefined while there is none. */
export const guessOf = (state: State): number | undefined => guessedCells(state).at(-1);

const ahead = {
  assign: 'placed',
  prune: 'placed',
  emptyDomain: 'placed',
  nakedSingle: 'placed',
  hiddenSingle: 'placed',
  noPlace: 'placed',
} as const;

/** Returns the picture of the grid. Cells that propagation gave a value are told apart from those that were guessed. */
function gridOf(state: State): GridPicture {
  const { puzzle, digits, candidates, switches } = state;
  const grid = { puzzle, digits, candidates: candidates?.asNumbers };
  return switches.propagation ? { ...grid, forced: forcedCells(state) } : grid;
}

/** While it is looked at what follows from a value, the tray is that of the variable that was chosen. */
function trayOf(state: State, step: Step | undefined): DigitTray {
  const follows = step && step.kind in ahead;
  const guess = guessOf(state);
  if (follows && guess === undefined) return noTray;
  const about = follows ? { kind: step.kind, cell: guess!, digit: state.digits[guess!] } : step;
  return trayAfter(about, { ...searchTray, ...ahead }, (cell) => {
    // The order was computed before the variable had a value, and an override may have changed it.
    const before = state.digits[cell] === 0 ? state : clone(state);
    if (before !== state) unassign(before);
    const level = state.marks.length - (follows ? 1 : 0);
    return triedFirst(valueOrder(before, cell), level < state.chosen ? state.tried.digits(level) : [], fieldOf(about!, 'digit'));
  });
}

/** Sudoku as variables, domains and constraints: backtracking that looks ahead. After Haralick and Elliott (1980). */
export const constraintSearch = {
  id: 'constraint-search',
  title: 'Constraint search',
  summary: 'Backtracking over variables and domains that looks ahead and chooses well: forward checking, MRV, degree, LCV, propagation.',
  input: 'puzzle',
  shows: ['tries', 'assignments', 'forced', 'backtracks'],
  steps,
  options,
  counters: {
    assignments: { label: 'assignments', kinds: ['assign'] },
    backtracks: { label: 'taken back', kinds: ['takeBack'] },
    prunings: { label: 'values pruned', kinds: ['prune'] },
    forced: { label: 'forced', kinds: ['nakedSingle', 'hiddenSingle'] },
    emptied: { label: 'empty domains', kinds: ['emptyDomain'] },
    noPlace: { label: 'digits without a place', kinds: ['noPlace'] },
    tries: { label: 'values tried', kinds: ['try'] },
    conflicts: { label: 'conflicts', kinds: ['conflict'] },
  },
  metric: { label: 'search depth', isDepth: true, of: (state) => state.marks.length },
  start,
  run,
  apply: {
    choose,
    try: (state, { digit }) => tryValue(state, digit),
    deadEnd: giveUp,
    assign: (state, { cell, digit }) => guess(state, cell, digit),
    prune: (state, { cell, digit }) => prune(state, cell, digit),
    nakedSingle: (state, { cell, digit }) => setDigit(state, cell, digit),
    hiddenSingle: (state, { cell, digit }) => setDigit(state, cell, digit),
    takeBack,
    restart: startOver,
  },
  clone,
  picture: (state, step) => ({
    grid: gridOf(state),
    tray: trayOf(state, step),
  }),
  solution: (state) => state.digits,
  alternatives,
  decisions,
  ties,
  // What is forced may lie in any cell.
  cellNow: (state, last) => {
    if (last?.kind === 'takeBack') return last.cell;
    return hasTies(state) || state.switches.propagation ? undefined : state.digits.indexOf(0);
  },
  manual: {
    moves: { assign: 'write', nakedSingle: 'write', hiddenSingle: 'write', deadEnd: 'say', takeBack: 'say' },
    thoughts: ['choose', 'try', 'conflict'],
  },
  because,
} satisfies Algorithm<State, typeof steps, typeof options>;
