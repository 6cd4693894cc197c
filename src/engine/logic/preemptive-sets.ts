import type { Algorithm, Alternative, Highlight, OptionsOf, Outcome } from '../algorithm.ts';
import { bitOf, candidatesOf, countDigits, digitsOf, hasDigit, leastDigit } from '../candidates.ts';
import type { Puzzle } from '../puzzle.ts';
import { digitOrders, orderDigits } from '../search/digit-order.ts';
import type { StepOf } from '../step.ts';
import { firstUsefulSet, otherSets, type PreemptiveSet, setOf, strikesOf } from './preemptive-set.ts';

const steps = {
  force: {
    label: 'forced number',
    fields: { cell: 'cell', digit: 'digit', box: 'house' },
    detail: 'step',
    tone: 'logic',
    changes: ['cell'],
  },
  markUp: { label: 'mark up', fields: {}, detail: 'milestone', tone: 'quiet' },
  fill: { label: 'fill', fields: { cell: 'cell', digit: 'digit' }, detail: 'step', tone: 'logic', changes: ['cell'], predict: ['cell'] },
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
    changes: ['cell'],
  },
  erase: {
    label: 'erase a colour',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'milestone',
    tone: 'removed',
    depth: -1,
    undoes: true,
    changes: ['cell'],
  },
  solved: { label: 'solved', fields: {}, detail: 'milestone', tone: 'done' },
  noSolution: { label: 'no solution', fields: {}, detail: 'milestone', tone: 'conflict' },
} as const;

type Step = StepOf<typeof steps>;

const choices = { pairs: 'a pair, else the smallest markup', smallest: 'the smallest markup' } as const;

const options = {
  choice: { type: 'choice', label: 'Choice', values: choices, default: 'pairs' },
  digits: { type: 'choice', label: 'Tried first', values: digitOrders, default: 'ascending' },
  seed: { type: 'integer', label: 'Seed', min: 0, max: 999_999_999, default: 1, when: ['digits', 'shuffled'] },
} as const;

/** What was written in one colour, and the grid as it was before. */
interface Path {
  readonly cell: number;
  readonly digit: number;
  readonly digitsBefore: Uint8Array;
  readonly markupsBefore: Uint32Array;
  readonly filled: readonly number[];
}

interface State {
  readonly puzzle: Puzzle;
  readonly choice: keyof typeof choices;
  readonly digitOrder: readonly number[];
  /** Indexed by cell; 0 is empty. */
  digits: Uint8Array;
  /** Indexed by cell: the markup, as a set of digits. Empty before marking up, and where a digit stands. */
  candidates: Uint32Array;
  /** The coloured paths, the first choice first. */
  paths: Path[];
  /** The preemptive set at work. */
  set: PreemptiveSet | undefined;
  highlights: Highlight[];
  houses: readonly number[];
}

/** Larger sets are not looked for: in a larger grid there are too many groups of cells to try. */
const largestSet = (size: number) => (size <= 9 ? size - 1 : 4);

/** Outlines the cells of every colour, and those of the set at work. */
function show(state: State): void {
  const { paths, set } = state;
  state.highlights = paths.map(({ cell, filled }, index) => ({ cells: [cell, ...filled], digits: 0, hue: index % 4 }));
  if (set) state.highlights.push({ cells: set.cells, digits: set.digits, hue: paths.length % 4 });
  state.houses = set?.houses ?? [];
}

/** Writes a digit, in the present colour, and strikes it from the markups of its peers. */
function write(state: State, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.candidates[cell] = 0;
  for (const peer of state.puzzle.grid.peersOfCell[cell]!) state.candidates[peer]! &= ~bitOf(digit);
  const path = state.paths.at(-1);
  if (path && path.cell !== cell) state.paths[state.paths.length - 1] = { ...path, filled: [...path.filled, cell] };
  show(state);
}

function see(state: State, set: PreemptiveSet | undefined): void {
  state.set = set;
  show(state);
}

function openPath(state: State, cell: number, digit: number): void {
  state.set = undefined;
  state.paths.push({ cell, digit, digitsBefore: state.digits.slice(), markupsBefore: state.candidates.slice(), filled: [] });
  write(state, cell, digit);
}

/** Erases the last colour: what was written in it and what was crossed out because of it. */
function erasePath(state: State): void {
  const { digitsBefore, markupsBefore } = state.paths.pop()!;
  state.digits = digitsBefore.slice();
  state.candidates = markupsBefore.slice();
  see(state, undefined);
}

/** A box that lacks a digit and has one cell for it, going through the digits by how often they are given. */
function forcedNumber({ puzzle, digits }: State): { cell: number; digit: number; box: number } | undefined {
  const { grid, givens } = puzzle;
  const often = (digit: number) => givens.filter((given) => given === digit).length;
  const byFrequency = Array.from({ length: grid.size }, (_, i) => i + 1).sort((a, b) => often(b) - often(a));
  for (const digit of byFrequency) {
    for (let box = 2 * grid.size; box < 3 * grid.size; box++) {
      const cells = grid.cellsOfHouse[box]!;
      if (cells.some((cell) => digits[cell] === digit)) continue;
      const places = cells.filter((cell) => digits[cell] === 0 && !grid.peersOfCell[cell]!.some((peer) => digits[peer] === digit));
      if (places.length === 1) return { cell: places[0]!, digit, box };
    }
  }
  return undefined;
}

/** The first thing that breaks the rules: an empty markup, or a digit without a place in a house. */
function violationOf({ puzzle, digits, candidates }: State): { cell: number } | { house: number; digit: number } | undefined {
  const cell = digits.findIndex((digit, each) => digit === 0 && candidates[each] === 0);
  if (cell >= 0) return { cell };
  for (const [house, cells] of puzzle.grid.cellsOfHouse.entries()) {
    const possible = cells.reduce((set, each) => set | (digits[each] === 0 ? candidates[each]! : bitOf(digits[each]!)), 0);
    for (let digit = 1; digit <= puzzle.grid.size; digit++) if (!hasDigit(possible, digit)) return { house, digit };
  }
  return undefined;
}

/** Whether the cell has two digits left, and a peer the same two. */
export function isPaired({ puzzle, candidates }: State, cell: number): boolean {
  const markup = candidates[cell]!;
  return countDigits(markup) === 2 && puzzle.grid.peersOfCell[cell]!.some((peer) => candidates[peer] === markup);
}

/** The cell at which to choose: one of a preemptive pair if that is wanted and there is one, or the first of the smallest markup. */
function choiceCell(state: State): number {
  const { candidates, choice } = state;
  const open = Array.from(candidates, (_, cell) => cell).filter((cell) => candidates[cell] !== 0);
  const pair = choice === 'pairs' ? open.find((cell) => isPaired(state, cell)) : undefined;
  return pair ?? open.reduce((best, cell) => (countDigits(candidates[cell]!) < countDigits(candidates[best]!) ? cell : best));
}

function* run(state: State): Generator<Step, Outcome, undefined> {
  const { puzzle, digitOrder } = state;
  const { grid } = puzzle;
  for (let forced = forcedNumber(state); forced; forced = forcedNumber(state)) {
    write(state, forced.cell, forced.digit);
    yield { kind: 'force', ...forced };
  }
  state.candidates = candidatesOf(grid, state.digits);
  yield { kind: 'markUp' };

  for (;;) {
    const violation = violationOf(state);
    const single = state.candidates.findIndex((markup) => countDigits(markup) === 1);
    const set = firstUsefulSet(grid, state.candidates, largestSet(grid.size));
    if (violation) {
      if ('cell' in violation) yield { kind: 'emptyMarkup', cell: violation.cell };
      else yield { kind: 'noPlace', ...violation };
    } else if (single >= 0) {
      const digit = leastDigit(state.candidates[single]!);
      see(state, undefined);
      write(state, single, digit);
      yield { kind: 'fill', cell: single, digit };
      continue;
    } else if (set) {
      see(state, set);
      yield { kind: 'see', house: set.houses[0]!, digits: set.digits };
      for (const [cell, digits] of strikesOf(grid, state.candidates, set)) {
        for (const digit of digitsOf(digits)) {
          state.candidates[cell]! &= ~bitOf(digit);
          yield { kind: 'strike', cell, digit };
        }
      }
      continue;
    } else if (!state.digits.includes(0)) {
      see(state, undefined);
      yield { kind: 'solved' };
      return 'solved';
    }

    // A choice (Crook calls it random): at a new cell, or after a violation the next number at the last cell where one is left.
    let vertex: { cell: number; digit: number | undefined };
    if (violation) {
      do {
        const path = state.paths.at(-1);
        if (!path) {
          yield { kind: 'noSolution' };
          return 'no-solution';
        }
        const { cell, digit } = path;
        erasePath(state);
        yield { kind: 'erase', cell, digit };
        const tried = digitOrder.indexOf(digit);
        vertex = { cell, digit: digitOrder.find((next, place) => place > tried && hasDigit(state.candidates[cell]!, next)) };
      } while (vertex.digit === undefined);
    } else {
      const cell = choiceCell(state);
      see(state, undefined);
      yield { kind: 'choose', cell };
      vertex = { cell, digit: digitOrder.find((next) => hasDigit(state.candidates[cell]!, next)) };
    }
    const { cell, digit } = vertex as { cell: number; digit: number };
    openPath(state, cell, digit);
    yield { kind: 'guess', cell, digit };
  }
}

function apply(state: State, step: Step): void {
  const { grid } = state.puzzle;
  switch (step.kind) {
    case 'force':
      write(state, step.cell, step.digit);
      return;
    case 'markUp':
      state.candidates = candidatesOf(grid, state.digits);
      return;
    case 'fill':
      see(state, undefined);
      write(state, step.cell, step.digit);
      return;
    case 'see':
      see(state, setOf(grid, state.candidates, step.house, step.digits));
      return;
    case 'strike':
      state.candidates[step.cell]! &= ~bitOf(step.digit);
      return;
    case 'guess':
      openPath(state, step.cell, step.digit);
      return;
    case 'erase':
      erasePath(state);
      return;
    case 'choose':
    case 'solved':
      see(state, undefined);
      return;
    case 'emptyMarkup':
    case 'noPlace':
    case 'noSolution':
      return;
    default:
      step satisfies never;
  }
}

/** What a reader might expect in place of the step. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  const { candidates } = state;
  if (step.kind === 'see') {
    const guesses = otherSets(state.puzzle.grid, candidates, step.house, step.digits);
    return guesses.map(({ right, ...guess }) => ({ step: { ...step, ...guess }, right }));
  }
  if (step.kind !== 'fill' && step.kind !== 'choose') return [];
  const open = Array.from(candidates, (_, cell) => cell).filter((cell) => candidates[cell] !== 0 && cell !== step.cell);
  const few = open.sort((a, b) => countDigits(candidates[a]!) - countDigits(candidates[b]!));
  const isRight = (cell: number) => step.kind === 'fill' && countDigits(candidates[cell]!) === 1;
  return few.map((cell) => ({ step: { ...step, cell }, right: isRight(cell) }));
}

/** Marking up, preemptive sets of any size, and coloured paths where they do not suffice. After J. F. Crook (2009). */
export const preemptiveSets = {
  id: 'preemptive-sets',
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
    label: 'numbers in markups',
    of: ({ candidates }) => candidates.reduce((sum, markup) => sum + countDigits(markup), 0),
  },
  start: (puzzle: Puzzle, { choice, digits, seed }: OptionsOf<typeof options>): State => ({
    puzzle,
    choice,
    digitOrder: orderDigits(puzzle.grid.size, digits, seed),
    digits: puzzle.givens.slice(),
    candidates: new Uint32Array(puzzle.grid.cellCount),
    paths: [],
    set: undefined,
    highlights: [],
    houses: [],
  }),
  run,
  apply,
  clone: (state) => ({ ...state, digits: state.digits.slice(), candidates: state.candidates.slice(), paths: [...state.paths] }),
  solution: (state) => state.digits,
  alternatives,
} satisfies Algorithm<State, typeof steps, typeof options>;
