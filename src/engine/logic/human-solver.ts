import type { Algorithm, Alternative, CandidateLink, Highlight, OptionsOf, Outcome } from '../algorithm.ts';
import { bitOf, countDigits, digitsOf } from '../candidates.ts';
import { InputError } from '../errors.ts';
import type { Grid } from '../grid.ts';
import { faultOf, type Puzzle } from '../puzzle.ts';
import type { StepOf } from '../step.ts';
import { ladder, type Rung, rungsUpTo } from './ladder.ts';
import { type Position, placeDigit, positionOf, strikeDigit } from './position.ts';
import type { Instance } from './technique.ts';

const steps = {
  look: { label: 'look in vain', fields: { rung: 'count' }, detail: 'micro', tone: 'quiet' },
  see: { label: 'see a pattern', fields: { rung: 'count', instance: 'count' }, detail: 'milestone', tone: 'logic' },
  strike: {
    label: 'strike a candidate',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'removed',
    changes: ['cell'],
    predict: ['cell'],
  },
  place: {
    label: 'place',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'placed',
    changes: ['cell'],
    predict: ['digit'],
  },
  solved: { label: 'solved', fields: {}, detail: 'milestone', tone: 'done' },
  stuck: { label: 'stuck', fields: {}, detail: 'milestone', tone: 'conflict' },
  noSolution: { label: 'no solution', fields: { cell: 'cell' }, detail: 'milestone', tone: 'conflict' },
} as const;

type Step = StepOf<typeof steps>;

const options = {
  hardest: {
    type: 'choice',
    label: 'Hardest technique',
    values: { 'very-easy': 'very easy', easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert' },
    default: 'expert',
  },
  uniqueness: { type: 'switch', label: 'Trust that the answer is unique', default: true },
  loops: { type: 'switch', label: 'Nice loops', default: true },
} as const;

interface State extends Position {
  readonly puzzle: Puzzle;
  readonly grid: Grid;
  /** The techniques that may be used, simplest first. */
  readonly rungs: readonly Rung[];
  /** Indexed by cell: what the pattern in sight has struck so far. */
  readonly struck: Uint32Array;
  /** The pattern in sight. */
  found: Instance | undefined;
  highlights: readonly Highlight[];
  houses: readonly number[];
  links: readonly CandidateLink[];
  /** Candidates left in the whole grid. */
  left: number;
  /** Whether a technique was used that trusts in a unique answer. */
  trusted: boolean;
}

function show(state: State, found: Instance | undefined): void {
  state.found = found;
  state.highlights = found?.pattern ?? [];
  state.houses = found?.houses ?? [];
  state.links = found?.links ?? [];
  state.struck.fill(0);
}

/** Turns to an instance of a rung: it is all that the frame shows. */
function turnTo(state: State, rung: Rung, instance: Instance): void {
  show(state, instance);
  state.trusted ||= rung.trustsUniqueness === true;
}

function strike(state: State, cell: number, digit: number): void {
  strikeDigit(state, cell, digit);
  state.struck[cell]! |= bitOf(digit);
  state.left--;
}

/** An open cell that nothing can fill any more, or −1. */
function emptied({ digits, candidates }: State): number {
  return digits.findIndex((digit, cell) => digit === 0 && candidates[cell] === 0);
}

function* run(state: State): Generator<Step, Outcome, undefined> {
  while (state.digits.includes(0)) {
    const cell = emptied(state);
    if (cell >= 0) {
      show(state, undefined);
      yield { kind: 'noSolution', cell };
      // A rule that trusts in one answer misleads where there are several, so then this proves nothing.
      return state.trusted ? 'stuck' : 'no-solution';
    }

    let found: Instance | undefined;
    for (const each of state.rungs) {
      const rung = ladder.indexOf(each);
      found = each.technique.first(state);
      if (found) {
        turnTo(state, each, found);
        yield { kind: 'see', rung, instance: 0 };
        break;
      }
      show(state, undefined);
      yield { kind: 'look', rung };
    }

    if (!found) {
      yield { kind: 'stuck' };
      return 'stuck';
    }
    for (const { cell, digit } of found.eliminations) {
      strike(state, cell, digit);
      yield { kind: 'strike', cell, digit };
    }
    for (const { cell, digit } of found.placements) {
      state.left -= placeDigit(state, cell, digit);
      yield { kind: 'place', cell, digit };
    }
  }
  show(state, undefined);
  yield { kind: 'solved' };
  return 'solved';
}

function apply(state: State, step: Step): void {
  switch (step.kind) {
    case 'see': {
      const rung = ladder[step.rung]!;
      turnTo(state, rung, step.instance === 0 ? rung.technique.first(state)! : rung.technique.find(state)[step.instance]!);
      return;
    }
    case 'strike':
      strike(state, step.cell, step.digit);
      return;
    case 'place':
      state.left -= placeDigit(state, step.cell, step.digit);
      return;
    case 'look':
    case 'solved':
    case 'noSolution':
      show(state, undefined);
      return;
    case 'stuck':
      return;
    default:
      step satisfies never;
  }
}

/** What a reader might expect in place of the step. `state` is the one before it: the pattern is in sight. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  const { grid, candidates, found } = state;
  if (step.kind === 'place') {
    const open = digitsOf(candidates[step.cell]!);
    const shared = new Set(found!.houses.flatMap((house) => grid.cellsOfHouse[house]!).flatMap((cell) => digitsOf(candidates[cell]!)));
    const others = [...open, ...shared, ...digitsOf((1 << grid.size) - 1)].filter((digit) => digit !== step.digit);
    return [...new Set(others)].slice(0, MOST_ALTERNATIVES).map((digit) => ({ step: { ...step, digit }, right: false }));
  }
  if (step.kind !== 'strike') return [];
  const goes = (cell: number, digit: number) => found!.eliminations.some((each) => each.cell === cell && each.digit === digit);
  const inPattern = found!.pattern.flatMap(({ cells }) => cells);
  const near = found!.houses.flatMap((house) => grid.cellsOfHouse[house]!);
  const cells = [...new Set([...near, ...inPattern.flatMap((cell) => grid.peersOfCell[cell]!), ...inPattern])];
  return cells
    .filter((cell) => cell !== step.cell && candidates[cell]! & bitOf(step.digit))
    .map((cell): Alternative<Step> => ({ step: { ...step, cell }, right: goes(cell, step.digit) }))
    .sort((a, b) => Number(a.right) - Number(b.right));
}

const MOST_ALTERNATIVES = 8;

/** What a person does: look for the simplest technique that helps, do what it says, and begin again. It never guesses. */
export const humanSolver = {
  id: 'human-solver',
  steps,
  options,
  counters: {
    patterns: { label: 'patterns seen', kinds: ['see'] },
    placements: { label: 'digits placed', kinds: ['place'] },
    strikes: { label: 'candidates struck', kinds: ['strike'] },
    looks: { label: 'looks in vain', kinds: ['look'] },
  },
  metric: { label: 'candidates left', of: (state) => state.left },
  refuses(puzzle: Puzzle): InputError | undefined {
    if (puzzle.cages.length > 0) return new InputError('these techniques know no cages', { expected: 'a puzzle without cages' });
    return faultOf(puzzle);
  },
  start(puzzle: Puzzle, { hardest, uniqueness, loops }: OptionsOf<typeof options>): State {
    const position = positionOf(puzzle);
    return {
      ...position,
      puzzle,
      rungs: rungsUpTo(hardest, { trustUniqueness: uniqueness, loops }),
      struck: new Uint32Array(puzzle.grid.cellCount),
      found: undefined,
      highlights: [],
      houses: [],
      links: [],
      left: position.candidates.reduce((sum, set) => sum + countDigits(set), 0),
      trusted: false,
    };
  },
  run,
  apply,
  clone: (state) => ({
    ...state,
    digits: state.digits.slice(),
    candidates: state.candidates.slice(),
    struck: state.struck.slice(),
  }),
  solution: (state) => state.digits,
  alternatives,
} satisfies Algorithm<State, typeof steps, typeof options>;
