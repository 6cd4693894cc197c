import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { setOfDigits } from '../candidates.ts';
import { otherCellsBack } from '../cells-back.ts';
import { type GridPicture, type Highlight, HUES } from '../grid-picture.ts';
import type { Edge, MatchingPicture } from '../picture/matching.ts';
import { refusesCages } from '../refusals.ts';
import { endSteps, forcedStep, searchSteps } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import { otherMarks, type Thing } from '../thing.ts';
import { run, type State, start } from './all-different.ts';
import { forcedCells, guessedCells } from './assignment.ts';
import {
  type Candidate,
  candidateOf,
  cloneConstraints,
  closeComponent,
  holderNow,
  isPossible,
  look,
  matchingNow,
  pairNext,
  place,
  reachBack,
  reachSlot,
  slotOf,
  strike,
  takeBack,
  toStrike,
  tryDigit,
  valueNow,
} from './constraints.ts';
import { none, reachFrom } from './matching.ts';

const pair = { cell: 'cell', digit: 'digit' } as const;

const steps = {
  oneHouse: { label: 'look at a house', fields: { house: 'house' }, detail: 'stage', tone: 'quiet' },
  oneDigit: { label: 'look at a digit', fields: { digit: 'digit' }, detail: 'stage', tone: 'quiet' },
  match: { label: 'pair', fields: pair, detail: 'stage', tone: 'trying' },
  rematch: { label: 'turn a path over', fields: { ...pair, length: 'count' }, detail: 'stage', tone: 'trying' },
  reach: { label: 'reach', fields: { ...pair, because: 'witness' }, detail: 'micro', tone: 'quiet' },
  reachBack: { label: 'reach back', fields: { ...pair, because: 'witness', earliest: 'count' }, detail: 'micro', tone: 'quiet' },
  unmatched: {
    label: 'no matching',
    fields: { slots: 'count', values: 'count' },
    detail: 'milestone',
    tone: 'conflict',
    deadEnd: true,
  },
  component: { label: 'component', fields: { number: 'count', slots: 'count' }, detail: 'stage', tone: 'logic' },
  strike: { label: 'strike', fields: { ...pair, constraint: 'index' }, detail: 'micro', tone: 'removed' },
  place: { ...forcedStep, label: 'single' },
  choose: { ...searchSteps.choose, predict: ['cell'] },
  try: { ...searchSteps.place, label: 'try a digit', detail: 'milestone' },
  takeBack: { ...searchSteps.takeBack, detail: 'milestone', predict: ['cell'] },
  ...endSteps,
} as const;

export type Step = StepOf<typeof steps>;

const options = {
  byDigit: { type: 'switch', label: 'Also by digit', default: false },
} as const;

export type Options = OptionsOf<typeof options>;

const openCells = ({ digits }: State): number[] => [...digits.keys()].filter((cell) => digits[cell] === 0);

/** Returns what a reader might expect instead of the step, the likeliest first. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  if (step.kind === 'choose') {
    const count = (cell: number) => state.candidates.count(cell);
    const others = openCells(state).filter((cell) => cell !== step.cell);
    const alternative = (cell: number): Alternative<Step> => ({
      step: { ...step, cell },
      right: count(cell) === count(step.cell),
    });
    return others.sort((a, b) => count(a) - count(b)).map(alternative);
  }
  if (step.kind !== 'takeBack') return [];
  const cells = otherCellsBack(state, guessedCells(state));
  return cells.map((cell) => ({ step: { ...step, cell, digit: state.digits[cell] }, right: false }));
}

/** What a reader may do instead: strike in another order, or write another single first. */
function ties(state: State, step: Step): Step[] {
  switch (step.kind) {
    case 'strike':
      return toStrike(state).map((candidate) => ({ ...step, ...candidate }));
    case 'place':
      return openCells(state)
        .filter((cell) => state.candidates.count(cell) === 1)
        .map((cell) => ({ ...step, cell, digit: state.candidates.least(cell) }));
    default:
      return alternatives(state, step)
        .filter(({ right }) => right)
        .map((tie) => tie.step);
  }
}

function decisions(state: State, step: Step): Step[] {
  if (step.kind === 'choose') return openCells(state).map((cell) => ({ ...step, cell }));
  return step.kind === 'try' ? state.candidates.digits(step.cell).map((digit) => ({ ...step, digit })) : [];
}

/** The slots that keep a candidate's value among themselves: all that its slot can reach have no value besides their own. */
const keepers = (state: State, candidate: Candidate): readonly number[] => reachFrom(matchingNow(state), holderNow(state, candidate)).slots;

/** What keeps slots from all other values: digits in their cells, or marks that are gone. */
function confines(state: State, slots: readonly number[]): Thing[] {
  const { puzzle, now, pairs, digits } = state;
  const own = new Set(slots.map((slot) => pairs[now][slot]));
  const things: Thing[] = [];
  for (const slot of slots) {
    for (let value = 0; value < puzzle.grid.size; value++) {
      const { cell, digit } = candidateOf(state, now, slot, value);
      if (own.has(value) || isPossible(state, cell, digit)) continue;
      things.push(digits[cell] === 0 ? { of: 'mark', cell, digit } : { of: 'cell', cell });
    }
  }
  return things;
}

/** Returns what a step follows from: marks that are gone. */
function because(state: State, step: Step): Thing[] | undefined {
  switch (step.kind) {
    case 'strike':
      return confines(state, keepers(state, step));
    case 'place':
      return otherMarks(state.puzzle.grid, step.cell, step.digit);
    default:
      return undefined;
  }
}

/** The open cells of some slots: in a house those that they are; by digit all that could have it. */
function cellsOfSlots(state: State, slots: readonly number[]): Candidate[] {
  const { puzzle, now, digits } = state;
  return slots.flatMap((slot) =>
    Array.from({ length: puzzle.grid.size }, (_, value) => candidateOf(state, now, slot, value)).filter(
      ({ cell, digit }) => digits[cell] === 0 && isPossible(state, cell, digit),
    ),
  );
}

/** What is lit: slots that have too few values, or else the components so far that have more than one slot. */
function highlights(state: State): Highlight[] {
  const { now, violator, componentOf, puzzle } = state;
  if (now === none) return [];
  const numbers = violator ? [] : [...new Set(componentOf)].filter((number) => number > 0).sort((a, b) => a - b);
  const parts = violator
    ? [violator.slots]
    : numbers.map((number) => [...componentOf.keys()].filter((slot) => componentOf[slot] === number));
  return parts
    .filter((slots) => violator || slots.length > 1)
    .map((slots, index) => {
      const lit = cellsOfSlots(state, slots);
      const digits = puzzle.grid.size > 32 ? 0 : setOfDigits(lit.map(({ digit }) => digit));
      return { cells: [...new Set(lit.map(({ cell }) => cell))], digits, hue: index % HUES };
    })
    .filter(({ cells }) => cells.length > 0);
}

function gridOf(state: State): GridPicture {
  const { puzzle, digits, candidates, now, constraints } = state;
  const house = now === none ? none : constraints[now].house;
  return {
    puzzle,
    digits,
    candidates: candidates.asNumbers,
    forced: forcedCells(state),
    highlights: highlights(state),
    houses: house === none ? [] : [house],
  };
}

/** The edges that a step goes along: each slot of a path that was turned over, and how a slot was reached. */
function pathOf(state: State, step: Step | undefined): Edge[] {
  const { path, pairs, now } = state;
  const edge = (slot: number, holder: number) => ({ slot, value: pairs[now][holder] });
  switch (step?.kind) {
    case 'match':
    case 'rematch':
      return path.flatMap((slot, place) => [edge(slot, slot), ...path.slice(place + 1, place + 2).map((next) => edge(next, slot))]);
    case 'reach': {
      const slot = slotOf(state, step.cell);
      return [...(step.because === none ? [] : [edge(slotOf(state, step.because), slot)]), edge(slot, slot)];
    }
    case 'reachBack':
      return [edge(slotOf(state, step.cell), slotOf(state, step.because))];
    default:
      return [];
  }
}

function matchingOf(state: State, step: Step | undefined): MatchingPicture {
  const { now, constraints, componentOf, stack, placeOf, earliest, violator } = state;
  if (now === none) return { house: none, digit: 0, pairs: [], values: [], componentOf: [], reached: [], earliest: [], path: [] };
  const { pairs, values, hasEdge } = matchingNow(state);
  const all = Array.from({ length: values }, (_, value) => value);
  const valuesOf = Array.from(pairs.keys(), (slot) => all.filter((value) => hasEdge(slot, value)));
  const struck = step?.kind === 'strike' ? { slot: slotOf(state, step.cell), value: valueNow(state, step) } : undefined;
  const walk = { reached: stack, placeOf, earliest: stack.map((slot) => earliest[slot]), path: pathOf(state, step) };
  return { ...constraints[now], pairs, values: valuesOf, componentOf, ...walk, struck, violator };
}

/** Returns the slots and values behind a step's numbers: as cells and digits in a house, as rows and columns by digit. */
function inFull(state: State, step: Step): Record<string, unknown> {
  const { constraints, componentOf, now, pairs, violator, puzzle } = state;
  const named = (slots: readonly number[], values: readonly number[]) => {
    const { house } = constraints[now];
    const cells = house === none ? undefined : puzzle.grid.cellsOfHouse[house];
    return cells ? { cells: slots.map((slot) => cells[slot]), digits: values.map((value) => value + 1) } : { rows: slots, columns: values };
  };
  switch (step.kind) {
    case 'unmatched':
      return violator ? named(violator.slots, violator.values) : {};
    case 'component': {
      const slots = [...componentOf.keys()].filter((slot) => componentOf[slot] === step.number);
      return named(
        slots,
        slots.map((slot) => pairs[now][slot]),
      );
    }
    case 'strike':
      return { of: constraints[step.constraint].house === none ? { digit: step.digit } : { house: constraints[step.constraint].house } };
    default:
      return {};
  }
}

/** One matching a house strikes all that no matching can have. After Régin (1994). */
export const allDifferent = {
  id: 'all-different',
  title: 'All different',
  summary: 'Pair the cells of a house with digits once, and strike every candidate that no pairing can use.',
  input: 'puzzle',
  shows: ['looks', 'strikes', 'guesses', 'deadEnds'],
  steps,
  options,
  counters: {
    looks: { label: 'looks', kinds: ['oneHouse', 'oneDigit'] },
    strikes: { label: 'candidates struck', kinds: ['strike'] },
    placements: { label: 'singles', kinds: ['place'] },
    guesses: { label: 'digits tried', kinds: ['try'] },
    deadEnds: { label: 'dead ends', kinds: ['unmatched'] },
    paths: { label: 'paths turned over', kinds: ['rematch'] },
  },
  paces: { stage: 'matchings' },
  metric: { label: 'search depth', isDepth: true, of: (state) => state.marks.length },
  refuses: refusesCages,
  start,
  run,
  apply: {
    oneHouse: (state, { house }) => look(state, house),
    oneDigit: (state, { digit }) => look(state, state.puzzle.grid.houses.length + digit - 1),
    match: pairNext,
    rematch: pairNext,
    unmatched: pairNext,
    reach: (state, { cell }) => reachSlot(state, slotOf(state, cell)),
    reachBack: (state, { cell, earliest }) => reachBack(state, slotOf(state, cell), state.stack[earliest - 1]),
    component: (state, { slots }) => closeComponent(state, slots),
    strike: (state, { cell, digit }) => strike(state, cell, digit),
    place: (state, { cell, digit }) => place(state, cell, digit),
    try: (state, { cell, digit }) => tryDigit(state, cell, digit),
    takeBack,
  },
  clone: cloneConstraints,
  picture: (state, step) => ({ grid: gridOf(state), matching: matchingOf(state, step) }),
  solution: (state) => state.digits,
  alternatives,
  decisions,
  ties,
  manual: {
    moves: { strike: 'strike', place: 'write', unmatched: 'say', try: 'write', takeBack: 'say' },
    thoughts: ['choose'],
  },
  because,
  inFull,
} satisfies Algorithm<State, typeof steps, typeof options>;
