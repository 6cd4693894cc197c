import { type Random, randomFrom } from '../../engine/random.ts';
import { type Fate, mapOf, type Spot } from '../fog/fog.ts';

/** What a walker does with the swap it has drawn: only down, down or level, or besides one bad swap in some. */
export const RULES = ['down', 'level', 'bad'] as const;
export type Rule = (typeof RULES)[number];

export const WALKERS = 1000;
export const SEED = 1;
/** One bad swap in so many is made where the rule allows any. */
export const ONE_IN = 20;

/** A thousand climbers, each on some grid of the map. */
export interface Walk {
  readonly rule: Rule;
  readonly random: Random;
  /** By walker: where it began, and where it is. */
  readonly began: readonly Spot[];
  readonly spots: Spot[];
  /** Moves that each has looked at. */
  ticks: number;
}

const map = mapOf();
const spots = [...map.values()];

/** Puts every walker on a random grid. The same seed puts and moves them in the same way. */
export function walkAtStart(rule: Rule, seed = SEED): Walk {
  const random = randomFrom(seed);
  const began = Array.from({ length: WALKERS }, () => spots[random.below(spots.length)]!);
  return { rule, random, began, spots: began.slice(), ticks: 0 };
}

const around = new Map(spots.map((spot) => [spot, spot.around.map((text) => map.get(text)!)]));

/** Whether nothing that the rule allows leads on from here. */
export const isAtEnd = (spot: Spot, rule: Rule): boolean =>
  spot.energy === 0 || (rule === 'down' && around.get(spot)!.every(({ energy }) => energy >= spot.energy));

/** Lets each walker draw one of its nine swaps, and make it where the rule allows it. Returns those that moved. */
export function tick(walk: Walk): number[] {
  const { rule, random } = walk;
  const moved: number[] = [];
  for (const [walker, spot] of walk.spots.entries()) {
    if (spot.energy === 0) continue;
    const near = around.get(spot)!;
    const next = near[random.below(near.length)]!;
    const delta = next.energy - spot.energy;
    const isAllowed = delta < 0 || (delta === 0 && rule !== 'down') || (delta > 0 && rule === 'bad' && random.below(ONE_IN) === 0);
    if (!isAllowed) continue;
    walk.spots[walker] = next;
    moved.push(walker);
  }
  walk.ticks++;
  return moved;
}

export interface Count {
  readonly all: number;
  readonly solved: number;
}

/** What became of the walkers, by what their first grid promised to a climber who only goes down. */
export function countsOf({ began, spots: now }: Pick<Walk, 'began' | 'spots'>): Readonly<Record<Fate, Count>> {
  const count = (fate: Fate): Count => {
    const walkers = began.flatMap((spot, walker) => (spot.fate === fate ? [walker] : []));
    return { all: walkers.length, solved: walkers.filter((walker) => now[walker]!.energy === 0).length };
  };
  return { sure: count('sure'), open: count('open'), lost: count('lost') };
}

/** The walkers that are not at their end. */
export const movingIn = ({ spots: now, rule }: Pick<Walk, 'spots' | 'rule'>): number => now.filter((spot) => !isAtEnd(spot, rule)).length;
