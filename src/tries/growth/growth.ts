import measured from '../../../content/data/bigger-grids.json' with { type: 'json' };
import { medianOf } from '../../widgets/ui/numbers.ts';

/*
 * Bets on what a method takes at a larger size, against what was measured by research/bigger-grids.ts.
 */

export const SIZES: readonly number[] = [...new Set(measured.rows.map(({ size }) => size))];
/** What a bet can be, as powers of ten. */
export const [LOWEST, HIGHEST] = [1, 9];

/** The questions, one after the other. */
export const rounds = [
  { method: 'backtracking', size: 16 },
  { method: 'dancing-links', size: 16 },
  { method: 'dancing-links', size: 25 },
] as const;
export type Round = (typeof rounds)[number];

/** What each puzzle of a size took; null where the run was given up. */
export const workOf = (method: string, size: number): readonly (number | null)[] =>
  measured.rows.find((row) => row.algorithm === method && row.size === size)!.work;

/** What half of the puzzles take at least; one that was given up takes more than any. */
export const typical = (method: string, size: number): number =>
  medianOf(workOf(method, size).map((work) => work ?? Number.POSITIVE_INFINITY))!;

export const unfinished = (method: string, size: number): number => workOf(method, size).filter((work) => work === null).length;

/** The size before one, as measured. */
export const before = (size: number): number => SIZES[SIZES.indexOf(size) - 1]!;

/** Bets that are drawn already, as powers of ten, and the one that is being made, unless what came of the last is still looked at. */
export interface Bets {
  readonly drawn: readonly number[];
  readonly next: number | undefined;
}

/** The first bet is what the size before took: exactly, so that the factor that it is off is the growth. */
export const beginning = (): Bets => betting([]);

function betting(drawn: readonly number[]): Bets {
  const { method, size } = rounds[drawn.length]!;
  return { drawn, next: Math.log10(typical(method, before(size))) };
}

/** Whether the bar is where the bet began: who hasn't moved it hasn't bet. */
export const isAtStart = ({ drawn, next }: Bets): boolean => next !== undefined && next === betting(drawn).next;

/** What came of the bet that is made. */
export const drawn = ({ drawn: earlier, next }: Bets): Bets =>
  next === undefined ? { drawn: earlier, next } : { drawn: [...earlier, next], next: undefined };

/** On to the next bet, where there is one. */
export const goneOn = (bets: Bets): Bets => (bets.next === undefined && hasRound(bets) ? betting(bets.drawn) : bets);

/** Whether there is another bet to be drawn. */
export const hasRound = ({ drawn: { length } }: Bets): boolean => length < rounds.length;

/** The question that is open, or was answered last. */
export const roundOf = ({ drawn: { length }, next }: Bets): Round => rounds[next === undefined ? length - 1 : length]!;

/** By which factor a bet is off, 1 or more. */
export function offBy({ method, size }: Round, bet: number): number {
  const ratio = typical(method, size) / 10 ** bet;
  return ratio > 1 ? ratio : 1 / ratio;
}

/** How many of the bets that are drawn came within a factor of ten. */
export const within = ({ drawn: bets }: Bets): number => bets.filter((bet, index) => offBy(rounds[index]!, bet) <= 10).length;
