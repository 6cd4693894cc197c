import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { bitOf, countDigits, digitsOf, hasDigit } from '../candidates.ts';
import { InputError } from '../errors.ts';
import type { GridPicture } from '../grid-picture.ts';
import { faultOf, type Puzzle } from '../puzzle.ts';
import { endSteps } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import { otherMarks, type Thing } from '../thing.ts';
import { chainOf, lightsOf } from './chain-path.ts';
import { place, run, type State, start, strike, toShow, turnAway, turnTo } from './human-solver.ts';
import { instanceRestsOn } from './instance-causes.ts';
import { ladder, levelNames } from './ladder.ts';
import { refusesTooLarge } from './position.ts';
import type { CellDigit, Instance } from './technique.ts';

const steps = {
  look: { label: 'look and find nothing', fields: { rung: 'count' }, detail: 'micro', tone: 'quiet' },
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
  },
  place: {
    label: 'place',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'placed',
    writes: true,
  },
  solved: endSteps.solved,
  stuck: { label: 'stuck', fields: {}, detail: 'milestone', tone: 'conflict' },
  noSolution: { ...endSteps.noSolution, fields: { cell: 'cell' } },
} as const;

export type Step = StepOf<typeof steps>;

const options = {
  hardest: {
    type: 'choice',
    label: 'Hardest technique',
    values: levelNames,
    default: 'extreme',
  },
  uniqueness: { type: 'switch', label: 'Trust that the answer is unique', default: true },
  loops: { type: 'switch', label: 'Nice loops', default: true },
  suppositions: { type: 'switch', label: 'Suppositions', default: true },
} as const;

export type Options = OptionsOf<typeof options>;

/** The instance that a step turns to. `state` is the one before it. */
export function instanceSeen(state: State, step: { readonly rung: number; readonly instance: number }): Instance {
  const { technique } = ladder[step.rung];
  return step.instance === 0 ? technique.first(state)! : technique.find(state)[step.instance];
}

/**
 * Returns wrong guesses of what a pattern shows, the likeliest first: other digits in its cell, other cells of its house, other candidates
 * near it. The guess is a candidate, placed or struck; the step itself names the pattern alone.
 */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  if (step.kind !== 'see') return [];
  const { digits } = state;
  const found = instanceSeen(state, step);
  const effects = ({ placements, eliminations }: Instance) => (found.placements.length > 0 ? placements : eliminations);
  const shown = ladder[step.rung].technique.find(state).flatMap(effects);
  const isShown = ({ cell, digit }: CellDigit) => shown.some((each) => each.cell === cell && each.digit === digit);
  const guesses = found.placements.length > 0 ? otherPlacements(state, found) : otherStrikes(state, found);
  const wrong = guesses.filter((guess) => digits[guess.cell] === 0 && !isShown(guess));
  return [
    ...wrong.slice(0, MAX_ALTERNATIVES).map((guess) => ({ step: { ...step, ...guess }, right: false })),
    ...shown.filter((each) => each !== effects(found)[0]).map((guess) => ({ step: { ...step, ...guess }, right: true })),
  ];
}

const isPairWith = (set: number, digit: number) => countDigits(set) === 2 && hasDigit(set, digit);

/** Returns, alternately, another digit for the cell that few peers forbid, and another cell of the house for the digit. */
function otherPlacements({ grid, digits, candidates }: State, { placements, houses }: Instance): CellDigit[] {
  const { cell, digit } = placements[0];
  const holders = (other: number) => grid.peersOfCell[cell].filter((peer) => digits[peer] === other).length;
  const inCell = Array.from({ length: grid.size }, (_, i) => ({ cell, digit: i + 1 }))
    .filter((each) => each.digit !== digit)
    .sort((a, b) => holders(a.digit) - holders(b.digit));
  // A single cell has no house of its own: peers with two candidates replace it.
  const nearby =
    houses.length > 0 ? grid.cellsOfHouse[houses[0]] : grid.peersOfCell[cell].filter((peer) => isPairWith(candidates[peer], digit));
  const elsewhere = nearby.filter((other) => other !== cell).map((other) => ({ cell: other, digit }));
  const open = elsewhere.filter((each) => digits[each.cell] === 0);
  return Array.from({ length: Math.max(inCell.length, open.length) }, (_, i) => [inCell[i], open[i]])
    .flat()
    .filter((each) => each !== undefined);
}

/**
 * Returns the same digit in a cell of the pattern and in its houses, other candidates of the cell and of those houses, and the same digit
 * farther away, where it is seldom taken for what goes.
 */
function otherStrikes({ grid, candidates }: State, { eliminations, houses, pattern }: Instance): CellDigit[] {
  const [{ cell: struck, digit }] = eliminations;
  const inPattern = pattern.flatMap(({ cells }) => cells);
  const near = houses.flatMap((house) => grid.cellsOfHouse[house]).filter((cell) => !inPattern.includes(cell));
  const around = inPattern.flatMap((cell) => grid.peersOfCell[cell]).filter((cell) => !inPattern.includes(cell));
  const sameDigit = (cells: readonly number[]) =>
    cells.filter((cell) => hasDigit(candidates[cell], digit)).map((cell) => ({ cell, digit }));
  const otherDigits = (cell: number) => digitsOf(candidates[cell] & ~bitOf(digit)).map((other) => ({ cell, digit: other }));
  const inCell = otherDigits(struck).slice(0, 1);
  const inHouses = near.filter((cell) => cell !== struck).flatMap(otherDigits);
  const cells = [...sameDigit([...inPattern.slice(0, 1), ...near]), ...inCell, ...inHouses, ...sameDigit([...around, ...inPattern])];
  return cells.filter(({ cell, digit: of }, at) => cells.findIndex((each) => each.cell === cell && each.digit === of) === at);
}

const MAX_ALTERNATIVES = 8;

function decisions(state: State, step: Step): Step[] {
  return step.kind === 'see' ? ladder[step.rung].technique.find(state).map((_, instance) => ({ ...step, instance })) : [];
}

/** Any other instance of the simplest technique, with each candidate that it leads to; and what an instance shows in any order. */
function ties(state: State, step: Step): Step[] {
  switch (step.kind) {
    case 'see': {
      const instances = ladder[step.rung].technique.find(state);
      const shown = instances.flatMap(({ placements, eliminations }, instance) =>
        [...placements, ...eliminations].map((each) => ({ ...step, instance, ...each })),
      );
      return shown.filter(({ instance }) => instance !== step.instance);
    }
    case 'strike':
    case 'place':
      return toShow(state).map((each) => ({ ...step, ...each }));
    default:
      return [];
  }
}

/** A candidate goes, or a digit is placed, because of the pattern in sight. */
function because(state: State, step: Step): Thing[] | undefined {
  switch (step.kind) {
    case 'strike':
    case 'place':
      return [{ of: 'step', kinds: ['see'] }];
    case 'see':
      return instanceRestsOn(state, instanceSeen(state, step));
    case 'noSolution':
      return otherMarks(state.grid, step.cell, 0);
    default:
      return undefined;
  }
}

/** Shows the pattern, and its strikes so far crossed out. */
function gridOf({ puzzle, digits, candidates, found }: State): GridPicture {
  if (!found) return { puzzle, digits, candidates };
  const struck = new Uint32Array(candidates.length);
  for (const { cell, digit } of found.eliminations) if (!hasDigit(candidates[cell], digit)) struck[cell] |= bitOf(digit);
  return { puzzle, digits, candidates, struck, highlights: lightsOf(found), houses: found.houses, links: chainOf(found) };
}

/**
 * Solves like a person: looks for the simplest technique that helps, applies it, and begins again. It guesses where nothing else is left,
 * and says so.
 */
export const humanSolver = {
  id: 'human-solver',
  title: 'The technique ladder',
  summary: 'Do what a person does: use the simplest technique that helps, and begin again. Guess only where nothing else is left.',
  input: 'puzzle',
  shows: ['patterns', 'placements', 'strikes', 'looks'],
  steps,
  options,
  counters: {
    patterns: { label: 'patterns seen', kinds: ['see'] },
    placements: { label: 'digits placed', kinds: ['place'] },
    strikes: { label: 'candidates struck', kinds: ['strike'] },
    looks: { label: 'looks without a find', kinds: ['look'] },
  },
  metric: { label: 'candidates left', of: (state) => state.left },
  refuses(puzzle: Puzzle): InputError | undefined {
    if (puzzle.cages.length > 0) return new InputError('these techniques know no cages', { expected: 'a puzzle without cages' });
    return faultOf(puzzle) ?? refusesTooLarge(puzzle);
  },
  start,
  run,
  apply: {
    look: turnAway,
    see: (state, step) => turnTo(state, ladder[step.rung], instanceSeen(state, step)),
    strike: (state, { cell, digit }) => strike(state, cell, digit),
    place: (state, { cell, digit }) => place(state, cell, digit),
    solved: turnAway,
    noSolution: turnAway,
  },
  clone: (state) => ({
    ...state,
    digits: state.digits.slice(),
    candidates: state.candidates.slice(),
  }),
  picture: (state) => ({ grid: gridOf(state) }),
  solution: (state) => state.digits,
  alternatives,
  decisions,
  ties,
  manual: { moves: { strike: 'strike', place: 'write' }, thoughts: ['look', 'see'] },
  because,
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
