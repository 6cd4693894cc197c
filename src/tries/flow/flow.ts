import { type BoxGrid, fillBoxes, randomSwap, type Swap, swap, swappableBoxes, swapsOf } from '../../engine/anneal/box-grid.ts';
import { countLines, countSwap, type LineCounts, swapDifference } from '../../engine/anneal/energy.ts';
import { landscapeOf } from '../../engine/anneal/landscape.ts';
import { acceptance } from '../../engine/anneal/schedule.ts';
import { type Random, randomFrom } from '../../engine/random.ts';
import { boardOf, TRAPPED } from '../kit/swap-board.ts';

/** What decides about a swap that is worse: a temperature, or one chance for all of them. */
export type Rule = 'temperature' | 'chance';

/** The level of a rule is its temperature, or the n of “one in n”. Both sliders turn its logarithm. */
interface Range {
  readonly least: number;
  readonly most: number;
  /** Where it is at first. A temperature far too warm to go down, and a chance that leaves the trap at once and does not settle. */
  readonly start: number;
}
export const ranges: Readonly<Record<Rule, Range>> = {
  temperature: { least: 0.1, most: 5, start: 2 },
  chance: { least: 1, most: 100_000, start: 10 },
};

/** Swaps proposed at a time by hand, and those of which the mean is told. */
export const BLOW = 1000;
export const SEED = 6;
/** Swaps between two points of the line, and points that are kept. */
export const SPACING = 20;
export const POINTS = 750;
/** Swaps between two small steps of the cooling, of which so many make the whole. */
const COOLING_EVERY = 100;
/** A level that was turned by no more than this is still the same. */
const SAME = 1.1;

/** What came of some swaps at one level. */
export interface Blow {
  readonly level: number;
  /** Swaps proposed, and of these how many were kept. */
  proposals: number;
  kept: number;
  /** Of the energies after each swap. */
  low: number;
  sum: number;
  high: number;
  end: number;
}

/** A point of the line: the energy, the level, and whether the grid was filled again just before. */
export interface Point {
  readonly energy: number;
  readonly level: number;
  readonly isNew: boolean;
}

/** A full grid whose swaps go on and on, to be warmed and cooled by hand. */
export interface Flow {
  readonly rule: Rule;
  readonly board: BoxGrid;
  readonly boxes: readonly (readonly Swap[])[];
  readonly counts: LineCounts;
  random: Random;
  seed: number;
  level: number;
  /** By how much of itself the temperature falls in a thousand swaps, in per cent. */
  cooling: number;
  proposals: number;
  hottest: number;
  /** Stretches of a thousand swaps at one level; the last may be unfinished. */
  readonly blows: Blow[];
  readonly points: Point[];
  last: { readonly swap: Swap; readonly delta: number; readonly kept: boolean } | undefined;
}

/** The trap, with its first swap still to come. The same seed and the same levels give the same energies. */
export function flowAtStart(rule: Rule, level = ranges[rule].start, seed = SEED): Flow {
  const board = boardOf(TRAPPED);
  const swappable = swappableBoxes(board.puzzle);
  return {
    rule,
    board,
    // As the two algorithms draw them: every free cell equally often, or every box.
    boxes: rule === 'temperature' ? swappable.flatMap((free) => free.map(() => swapsOf(free))) : swappable.map(swapsOf),
    counts: countLines(board.puzzle.grid, board.digits),
    random: randomFrom(seed),
    seed,
    level,
    cooling: 0,
    proposals: 0,
    hottest: 0,
    blows: [],
    points: [{ energy: board.energy, level, isNew: false }],
    last: undefined,
  };
}

/** Fills the boxes again: swaps and boxes follow from the seed. */
export function fillAgain(flow: Flow, seed: number): void {
  const { board, counts } = flow;
  fillBoxes(board, seed);
  const { rows, columns } = countLines(board.puzzle.grid, board.digits);
  counts.rows.set(rows);
  counts.columns.set(columns);
  flow.random = randomFrom(seed);
  flow.seed = seed;
  flow.last = undefined;
  flow.blows.push(blowOf(flow));
  addPoint(flow, true);
}

const blowOf = ({ level, board: { energy } }: Flow): Blow => ({
  level,
  proposals: 0,
  kept: 0,
  low: energy,
  sum: 0,
  high: energy,
  end: energy,
});

function addPoint({ points, board, level }: Flow, isNew: boolean): void {
  points.push({ energy: board.energy, level, isNew });
  if (points.length > POINTS) points.splice(0, points.length - POINTS);
}

/** The chance that a swap is kept. */
export const chanceOf = ({ rule, level }: Pick<Flow, 'rule' | 'level'>, delta: number): number =>
  delta <= 0 ? 1 : rule === 'temperature' ? acceptance(delta, level) : 1 / level;

function isLucky({ rule, level, random }: Flow, delta: number): boolean {
  return rule === 'temperature' ? random.fraction() < acceptance(delta, level) : random.below(Math.round(level)) === 0;
}

/** Whether two levels are so near that a stretch goes on. */
export const isSameLevel = (one: number, other: number): boolean => Math.max(one, other) / Math.min(one, other) <= SAME;

/** The stretch that the next swap belongs to. */
function presentBlow(flow: Flow): Blow {
  const blow = flow.blows.at(-1);
  const isSame = blow && isSameLevel(blow.level, flow.level);
  if (isSame && blow.proposals < BLOW) return blow;
  const next = blowOf(flow);
  flow.blows.push(next);
  return next;
}

/** Proposes swaps until there are enough or the grid is right. In however many slices, the swaps are the same. */
export function propose(flow: Flow, count: number): void {
  const { board, boxes, counts, random } = flow;
  for (let left = count; left > 0 && board.energy > 0; left--) {
    const blow = presentBlow(flow);
    const each = randomSwap(boxes, random);
    const delta = swapDifference(counts, board.digits, ...each);
    const kept = delta <= 0 || isLucky(flow, delta);
    if (kept) {
      swap(board, ...each, delta);
      countSwap(counts, board.digits, ...each);
      blow.kept++;
    }
    flow.last = { swap: each, delta, kept };
    flow.hottest = Math.max(flow.hottest, flow.level);
    flow.proposals++;
    blow.proposals++;
    blow.sum += board.energy;
    blow.low = Math.min(blow.low, board.energy);
    blow.high = Math.max(blow.high, board.energy);
    blow.end = board.energy;
    if (flow.proposals % SPACING === 0 || board.energy === 0) addPoint(flow, false);
    if (flow.cooling > 0 && flow.proposals % COOLING_EVERY === 0)
      flow.level = Math.max(ranges[flow.rule].least, flow.level * (1 - flow.cooling / 100) ** (COOLING_EVERY / BLOW));
  }
}

/** A thousand swaps at one level, in a stretch of their own. */
export function strike(flow: Flow): Blow {
  const blow = blowOf(flow);
  flow.blows.push(blow);
  propose(flow, BLOW);
  return blow;
}

/** A temperature from which on no grid has settled. */
const HOT = 1;

/** Whether the grid came from hot to where it is within a single stretch: nearly all grids freeze in a trap when they are cooled like that. */
export function isQuenched({ rule, blows }: Pick<Flow, 'rule' | 'blows'>): boolean {
  const hot = blows.findLastIndex(({ level, proposals }) => level >= HOT && proposals > 0);
  const since = blows.slice(hot + 1).reduce((sum, { proposals }) => sum + proposals, 0);
  return rule === 'temperature' && hot >= 0 && since > 0 && since < BLOW;
}

export const meanOf = ({ sum, proposals, end }: Blow): number => (proposals === 0 ? end : sum / proposals);

/** How many of a hundred swaps from here would be kept. */
export function percentKept(flow: Flow): number {
  const landscape = landscapeOf(flow.board)!;
  const sum = (weight: (delta: number) => number) => [...landscape].reduce((total, [delta, count]) => total + count * weight(delta), 0);
  return Math.round((100 * sum((delta) => chanceOf(flow, delta))) / sum(() => 1));
}

/** By energy: how many of the points of the line have it, as a share of them all. */
export function spreadOf({ points }: Pick<Flow, 'points'>): ReadonlyMap<number, number> {
  const spread = new Map<number, number>();
  for (const { energy } of points) spread.set(energy, (spread.get(energy) ?? 0) + 1 / points.length);
  return spread;
}
