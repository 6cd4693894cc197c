import { acceptance } from '../../engine/anneal/schedule.ts';
import { randomFrom } from '../../engine/random.ts';

export const THROWS = 200;
/** A seed whose throws have nearly the mean that they should have. */
export const SEED = 4;
/** The ends of the slider, which turns the logarithm, and where it is at first. */
export const [COLDEST, HOTTEST, START] = [0.2, 4, 0.5];
/** A swap that is worse by so much is to pass so often. */
export const [DELTA, SHARE, NEARLY] = [2, 0.25, 0.03];

/** Random numbers between 0 and 1, and the temperature that makes tolerances of them. */
export interface Tolerances {
  readonly throws: readonly number[];
  temperature: number;
  /** Whether the reader has turned the temperature. */
  isTurned: boolean;
  /** On which side of what is looked for the reader was told to be. */
  told?: Side | undefined;
}

export type Side = 'cold' | 'hot';

export function tolerancesAtStart(): Tolerances {
  const random = randomFrom(SEED);
  // A throw of 0 would be a tolerance without end.
  const throws = Array.from({ length: THROWS }, () => Math.max(random.fraction(), 1e-9));
  return { throws, temperature: START, isTurned: false };
}

/** The largest climb that each throw lets pass: the program keeps a swap where its throw is below e^(−Δ ÷ t), which is where Δ is below this. */
export const tolerancesOf = ({ throws, temperature }: Pick<Tolerances, 'throws' | 'temperature'>): number[] =>
  throws.map((fraction) => -temperature * Math.log(fraction));

export const meanOf = (tolerances: readonly number[]): number => tolerances.reduce((sum, each) => sum + each, 0) / tolerances.length;

/** How many of the throws keep a swap that is worse by so much, as a share of all; the program's own test of each. */
export const keptOf = ({ throws, temperature }: Pick<Tolerances, 'throws' | 'temperature'>, delta: number): number =>
  throws.filter((fraction) => fraction < acceptance(delta, temperature)).length / throws.length;

/** The side on which a temperature is that isn't what is looked for. */
export const sideOf = ({ temperature }: Pick<Tolerances, 'temperature'>): Side => (acceptance(DELTA, temperature) < SHARE ? 'cold' : 'hot');

export const isFound = ({ temperature, isTurned }: Tolerances): boolean =>
  isTurned && Math.abs(acceptance(DELTA, temperature) - SHARE) <= NEARLY;
