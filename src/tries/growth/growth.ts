import measured from '../../../content/data/bigger-grids.json' with { type: 'json' };
import { medianOf } from '../../widgets/ui/numbers.ts';

/*
 * Bets on what a method takes at a larger size, against what was measured by research/bigger-grids.ts.
 */

export const SIZES: readonly number[] = [...new Set(measured.rows.map(({ size }) => size))];
/** What a bet can be at most, as a power of ten. */
export const HIGHEST = 9;

export interface Round {
  readonly method: string;
  readonly size: number;
}

/** Bets on some methods; all others of a game are drawn from the start. */
export interface Game {
  readonly methods: readonly string[];
  /** What a bet can be at least, as a power of ten. */
  readonly lowest: number;
  /** The questions, one after the other. */
  readonly rounds: readonly Round[];
}

export const games = {
  /** At the beginning of the chapter. */
  opening: {
    methods: ['backtracking', 'dancing-links'],
    lowest: 1,
    rounds: [
      { method: 'backtracking', size: 16 },
      { method: 'dancing-links', size: 16 },
      { method: 'dancing-links', size: 25 },
    ],
  },
  /** Two more methods, with the first two above them. */
  more: {
    methods: ['backtracking', 'dancing-links', 'human-solver', 'annealing'],
    lowest: 0,
    rounds: [
      { method: 'human-solver', size: 25 },
      { method: 'annealing', size: 16 },
    ],
  },
} as const satisfies Readonly<Record<string, Game>>;
export type GameName = keyof typeof games;

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
  readonly game: Game;
  readonly drawn: readonly number[];
  readonly next: number | undefined;
}

/** The first bet is what the size before took: exactly, so that the factor that it is off is the growth. */
export const beginning = (name: GameName): Bets => betting({ game: games[name], drawn: [] });

function betting({ game, drawn }: Pick<Bets, 'game' | 'drawn'>): Bets {
  const { method, size } = game.rounds[drawn.length]!;
  return { game, drawn, next: Math.log10(typical(method, before(size))) };
}

/** Whether the bar is where the bet began: who hasn't moved it hasn't bet. */
export const isAtStart = (bets: Bets): boolean => bets.next !== undefined && bets.next === betting(bets).next;

/** What came of the bet that is made. */
export const drawn = (bets: Bets): Bets =>
  bets.next === undefined ? bets : { ...bets, drawn: [...bets.drawn, bets.next], next: undefined };

/** On to the next bet, where there is one. */
export const goneOn = (bets: Bets): Bets => (bets.next === undefined && hasRound(bets) ? betting(bets) : bets);

/** Whether there is another bet to be drawn. */
export const hasRound = ({ game, drawn: { length } }: Bets): boolean => length < game.rounds.length;

/** The question that is open, or was answered last. */
export const roundOf = ({ game, drawn: { length }, next }: Bets): Round => game.rounds[next === undefined ? length - 1 : length]!;

/** The sizes of which it is drawn what a method took: all below its next bet. */
export function knownSizes({ game, drawn: { length } }: Bets, method: string): readonly number[] {
  const open = game.rounds.find((round, index) => index >= length && round.method === method);
  return SIZES.filter((size) => !open || size < open.size);
}

/** By which factor a bet is off, 1 or more. */
export function offBy({ method, size }: Round, bet: number): number {
  const ratio = typical(method, size) / 10 ** bet;
  return ratio > 1 ? ratio : 1 / ratio;
}

/** How many of the bets that are drawn came within a factor of ten. */
export const within = ({ game, drawn: bets }: Bets): number => bets.filter((bet, index) => offBy(game.rounds[index]!, bet) <= 10).length;
