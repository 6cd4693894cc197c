import type { Algorithm, Alternative, CandidateLink, Highlight, OptionsOf, Outcome } from '../algorithm.ts';
import { bitOf, countDigits, hasDigit } from '../candidates.ts';
import { InputError } from '../errors.ts';
import type { Grid } from '../grid.ts';
import { faultOf, type Puzzle } from '../puzzle.ts';
import type { StepOf } from '../step.ts';
import { ladder, type Rung, rungsUpTo } from './ladder.ts';
import { type Position, placeDigit, positionOf, strikeDigit } from './position.ts';
import type { CellDigit, Instance } from './technique.ts';

const steps = {
  look: { label: 'look in vain', fields: { rung: 'count' }, detail: 'micro', tone: 'quiet' },
  see: {
    label: 'see a pattern',
    fields: { rung: 'count', instance: 'count' },
    detail: 'milestone',
    tone: 'logic',
    predict: ['conclusion'],
  },
  strike: {
    label: 'strike a candidate',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'removed',
    changes: ['cell'],
  },
  place: {
    label: 'place',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'placed',
    changes: ['cell'],
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
    case 'see':
      turnTo(state, ladder[step.rung]!, instanceSeen(state, step));
      return;
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

/** The instance that a step turns to. `state` is the one before it. */
export function instanceSeen(state: State, step: { readonly rung: number; readonly instance: number }): Instance {
  const { technique } = ladder[step.rung]!;
  return step.instance === 0 ? technique.first(state)! : technique.find(state)[step.instance]!;
}

/**
 * What a reader might expect a pattern to show, the likeliest first: other digits in its cell, other cells of its house, other
 * candidates near it. The guess is a candidate, placed or struck; the step itself names the pattern alone.
 */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  if (step.kind !== 'see') return [];
  const { digits } = state;
  const found = instanceSeen(state, step);
  const effects = ({ placements, eliminations }: Instance) => (found.placements.length > 0 ? placements : eliminations);
  const shown = ladder[step.rung]!.technique.find(state).flatMap(effects);
  const isShown = ({ cell, digit }: CellDigit) => shown.some((each) => each.cell === cell && each.digit === digit);
  const guesses = found.placements.length > 0 ? otherPlacements(state, found) : otherStrikes(state, found);
  const wrong = guesses.filter((guess) => digits[guess.cell] === 0 && !isShown(guess));
  return [
    ...wrong.slice(0, MOST_ALTERNATIVES).map((guess) => ({ step: { ...step, ...guess }, right: false })),
    ...shown.filter((each) => each !== effects(found)[0]).map((guess) => ({ step: { ...step, ...guess }, right: true })),
  ];
}

const isPairWith = (set: number, digit: number) => countDigits(set) === 2 && hasDigit(set, digit);

/** By turns another digit for the cell, one that few peers forbid, and another cell of the house for the digit. */
function otherPlacements({ grid, digits, candidates }: State, { placements, houses }: Instance): CellDigit[] {
  const { cell, digit } = placements[0]!;
  const holders = (other: number) => grid.peersOfCell[cell]!.filter((peer) => digits[peer] === other).length;
  const inCell = Array.from({ length: grid.size }, (_, i) => ({ cell, digit: i + 1 }))
    .filter((each) => each.digit !== digit)
    .sort((a, b) => holders(a.digit) - holders(b.digit));
  // A single cell has no house of its own: peers with two candidates stand in for it.
  const nearby =
    houses.length > 0 ? grid.cellsOfHouse[houses[0]!]! : grid.peersOfCell[cell]!.filter((peer) => isPairWith(candidates[peer]!, digit));
  const elsewhere = nearby.filter((other) => other !== cell).map((other) => ({ cell: other, digit }));
  const open = elsewhere.filter((each) => digits[each.cell] === 0);
  return Array.from({ length: Math.max(inCell.length, open.length) }, (_, i) => [inCell[i], open[i]])
    .flat()
    .filter((each) => each !== undefined);
}

/** The same digit in cells near the pattern, and in the pattern itself. */
function otherStrikes({ grid, candidates }: State, { eliminations, houses, pattern }: Instance): CellDigit[] {
  const { digit } = eliminations[0]!;
  const inPattern = pattern.flatMap(({ cells }) => cells);
  const near = houses.flatMap((house) => grid.cellsOfHouse[house]!).filter((cell) => !inPattern.includes(cell));
  const around = inPattern.flatMap((cell) => grid.peersOfCell[cell]!);
  const cells = [...new Set([...inPattern.slice(0, 1), ...near, ...inPattern, ...around])];
  return cells.filter((cell) => hasDigit(candidates[cell]!, digit)).map((cell) => ({ cell, digit }));
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
  inFull: ({ found }, { kind }) =>
    kind === 'see' && found
      ? {
          technique: found.technique,
          cells: [...new Set(found.pattern.flatMap(({ cells }) => cells))],
          houses: found.houses ?? [],
          placements: found.placements,
          eliminations: found.eliminations,
        }
      : {},
} satisfies Algorithm<State, typeof steps, typeof options>;
