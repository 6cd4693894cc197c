import { type BoxGrid, fillBoxes, swap, swapCells } from '../../engine/anneal/box-grid.ts';
import { energyOf } from '../../engine/anneal/energy.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { textOf, type Weighed, weighAll } from '../kit/swap-board.ts';

/** The puzzle rmit-easy-4, one digit a cell. */
export const GIVENS = '2100032000041000';
/** What the starts of the climbs are filled from: the second, the third, the fourth and the first of the run of the chapter. */
export const SEEDS = [281021340, 47284224, 923521052, 8] as const;

/** What can become of a climb that begins somewhere and only ever goes down: a solution for certain, only by some paths, or by none. */
export type Fate = 'sure' | 'open' | 'lost';

/** A grid among all grids of a puzzle. */
export interface Spot {
  readonly text: string;
  readonly energy: number;
  /** The grids that are one swap away, in the order of the swaps. */
  readonly around: readonly string[];
  readonly fate: Fate;
}

const emptyBoard = (): BoxGrid => {
  const puzzle = puzzleOf(Uint8Array.from(GIVENS, Number));
  return { puzzle, digits: puzzle.givens.slice(), energy: 0 };
};

/** Every grid whose boxes are right, by its text, lowest first. */
export function mapOf(): ReadonlyMap<string, Spot> {
  const board = emptyBoard();
  fillBoxes(board, 1);
  const around = new Map<string, string[]>();
  const waiting = [board.digits];
  const met = new Set([textOf(board)]);
  for (const digits of waiting) {
    const texts = weighAll({ ...board, digits }).map(({ swap: each }) => {
      const next = digits.slice();
      swapCells(next, ...each);
      const text = next.join('');
      if (!met.has(text)) waiting.push(next);
      met.add(text);
      return text;
    });
    around.set(digits.join(''), texts);
  }
  const energies = new Map([...met].map((text) => [text, energyOf(board.puzzle.grid, Uint8Array.from(text, Number))]));
  const spots = new Map<string, Spot>();
  for (const text of [...met].sort((a, b) => energies.get(a)! - energies.get(b)! || a.localeCompare(b))) {
    const energy = energies.get(text)!;
    const below = around.get(text)!.filter((next) => energies.get(next)! < energy);
    const fates = below.map((next) => spots.get(next)!.fate);
    const fate =
      energy === 0 || (below.length > 0 && fates.every((each) => each === 'sure'))
        ? 'sure'
        : fates.every((each) => each === 'lost')
          ? 'lost'
          : 'open';
    spots.set(text, { text, energy, around: around.get(text)!, fate });
  }
  return spots;
}

/** Whether a grid is no solution and no step from it leads down. */
export const hasNoWayDown = (map: ReadonlyMap<string, Spot>, { energy, around }: Spot): boolean =>
  energy > 0 && around.every((next) => map.get(next)!.energy >= energy);

/** The chance that a climb from a random grid ends at 0, when every step is any of those that lead down. */
export function chanceOfClimb(map: ReadonlyMap<string, Spot>): number {
  return meanChance(map, () => true);
}

/** The same from a random one of the grids that fit. */
export function meanChance(map: ReadonlyMap<string, Spot>, fits: (spot: Spot) => boolean): number {
  const chances = chancesOn(map);
  const fitting = [...map.values()].filter(fits);
  return fitting.reduce((sum, { text }) => sum + chances.get(text)!, 0) / fitting.length;
}

/** The grids that one step down leads to. */
export const belowOf = (map: ReadonlyMap<string, Spot>, { energy, around }: Spot): Spot[] =>
  around.map((text) => map.get(text)!).filter((next) => next.energy < energy);

/** The chance of every grid, by its text: from the lowest to the highest, each is the mean of those one step below it. */
export function chancesOn(map: ReadonlyMap<string, Spot>): ReadonlyMap<string, number> {
  const chances = new Map<string, number>();
  for (const spot of map.values()) {
    const below = belowOf(map, spot);
    const sum = below.reduce((total, next) => total + chances.get(next.text)!, 0);
    chances.set(spot.text, spot.energy === 0 ? 1 : below.length === 0 ? 0 : sum / below.length);
  }
  return chances;
}

/** A grid and those one step below it, the surest first. */
export interface Worked {
  readonly spot: Spot;
  readonly chance: number;
  readonly below: readonly { readonly spot: Spot; readonly chance: number }[];
}

/**
 * Two grids whose chances are worked out as an example: one that is open, all of whose steps lead to grids that are sure or lost but for one,
 * and that one, where nothing is open any more.
 */
export function workedExample(map: ReadonlyMap<string, Spot>): readonly [upper: Worked, lower: Worked] | undefined {
  const chances = chancesOn(map);
  const work = (spot: Spot): Worked => {
    const below = belowOf(map, spot).map((next) => ({ spot: next, chance: chances.get(next.text)! }));
    return { spot, chance: chances.get(spot.text)!, below: below.sort((one, other) => other.chance - one.chance) };
  };
  const isOpen = ({ spot: { fate } }: { readonly spot: Spot }) => fate === 'open';
  for (const upper of [...map.values()].map(work)) {
    const [middle, ...others] = upper.below.filter(isOpen);
    const isLow = upper.below.every(({ spot: { energy } }) => energy === upper.spot.energy - 2);
    if (!isOpen(upper) || !middle || others.length > 0 || !isLow || upper.below.length !== 5) continue;
    const lower = work(middle.spot);
    if (lower.below.length === 3 && !lower.below.some(isOpen) && upper.below.some(({ chance }) => chance === 0)) return [upper, lower];
  }
  return undefined;
}

/** A climb in fog: what is around the climber is seen, and no more. */
export interface Climb {
  readonly board: BoxGrid;
  steps: readonly Weighed[];
  /** The grids of this climb, in order, and those of climbs that were given up. */
  trail: string[];
  readonly old: Set<string>;
  starts: number;
  /** Climbs that were given up above 0. */
  inVain: number;
  /** Steps on the level, in the whole run. */
  level: number;
  /** The least energy at which a climb ended without a way down. */
  stuckAt: number | undefined;
  /** Whether steps that are as good may be made. */
  mayWalk: boolean;
}

export function climbAtStart(): Climb {
  const climb: Climb = {
    board: emptyBoard(),
    steps: [],
    trail: [],
    old: new Set(),
    starts: 0,
    inVain: 0,
    level: 0,
    stuckAt: undefined,
    mayWalk: false,
  };
  startAnew(climb);
  return climb;
}

/** Fills the boxes anew: the first four starts are always the same. */
export function startAnew(climb: Climb): void {
  for (const text of climb.trail) climb.old.add(text);
  if (climb.starts > 0 && !isSolved(climb)) climb.inVain++;
  fillBoxes(climb.board, SEEDS[climb.starts] ?? climb.starts);
  climb.starts++;
  climb.trail = [];
  arrive(climb);
}

function arrive(climb: Climb): void {
  climb.steps = weighAll(climb.board);
  climb.trail.push(textOf(climb.board));
}

/** Makes a step if the rule allows it; false where it does not. */
export function step(climb: Climb, { swap: each, delta }: Weighed): boolean {
  if (delta > 0 || (delta === 0 && !climb.mayWalk)) return false;
  swap(climb.board, ...each, delta);
  if (delta === 0) climb.level++;
  arrive(climb);
  if (isStuck(climb)) climb.stuckAt = Math.min(climb.stuckAt ?? Infinity, climb.board.energy);
  return true;
}

export const isSolved = ({ board }: Climb): boolean => board.energy === 0;
/** Whether no step leads down. */
export const isStuck = ({ board, steps }: Climb): boolean => board.energy > 0 && steps.every(({ delta }) => delta >= 0);

/** Whether a step on the level is allowed, and there is one. */
export const canWalk = ({ mayWalk, steps }: Climb): boolean => mayWalk && steps.some(({ delta }) => delta === 0);
