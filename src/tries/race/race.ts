import stored from '../../../content/data/race.json' with { type: 'json' };
import type { Lap } from '../../widgets/workers/race-clock.ts';
import { type RacerId, racerIds } from '../../widgets/workers/racer-ids.ts';

/*
 * Six solvers race on one puzzle, one after the other: how often each tries something, and how long one try takes.
 */

export { type RacerId, racerIds };

/** What a solver needs for a puzzle: tries, and nanoseconds in all. */
export interface Result {
  readonly tries: number;
  readonly time: number;
}

/** What is known of a solver in this race, and the way its point has come. */
export interface Standing extends Result {
  readonly hasEnded: boolean;
  /** Whether its first run was stopped before it ended: its tries and its time are a part of what it would take. */
  readonly isStopped: boolean;
  readonly trail: readonly Result[];
}

export interface Race {
  /** 81 digits, 0 for an empty cell. */
  readonly givens: string;
  /** The solver that the reader bets makes the most expensive tries. */
  readonly bet: RacerId | undefined;
  /** The solver that is being timed. */
  readonly running: RacerId | undefined;
  readonly standings: Readonly<Partial<Record<RacerId, Standing>>>;
  /** Counts races: what is heard of an earlier one is passed over. */
  readonly number: number;
}

export type StoredPuzzle = (typeof stored.puzzles)[number];
export const storedPuzzles: readonly StoredPuzzle[] = stored.puzzles;
export const storedDate: string = stored.date;
/** The puzzle of the beginning, whose stored results are shown beside a puzzle that has none. */
export const FIRST = 'golden-nugget';
const first = storedPuzzles.find(({ id }) => id === FIRST)!;

/** The stored results to compare a race with: those of its puzzle, or of the first one. */
export const storedFor = (givens: string): StoredPuzzle => storedPuzzles.find((each) => each.givens === givens) ?? first;

export const raceOn = (givens: string = first.givens, before?: Race): Race => ({
  givens,
  bet: before?.bet,
  running: undefined,
  standings: {},
  number: (before?.number ?? 0) + 1,
});

/** A solver that needs no try is drawn as if it had needed one. */
export const atLeastOne = (tries: number): number => Math.max(1, tries);

/** Nanoseconds a try. */
export const priceOf = ({ tries, time }: Result): number => time / atLeastOne(tries);

/** The race after the next solver has been let in; the first where there was none yet. */
export function started(race: Race): Race {
  return { ...raceOn(race.givens, race), running: racerIds[0] };
}

/** What a lap adds. */
export function afterLap(race: Race, solver: RacerId, { tries, time, ending, isDone }: Lap): Race {
  const trail = race.standings[solver]?.trail ?? [];
  const standing: Standing = {
    tries,
    time,
    hasEnded: ending === 'solved' || ending === 'no-solution',
    isStopped: isDone && (ending === undefined || ending === 'gave-up'),
    trail: time > 0 ? [...trail, { tries, time }] : trail,
  };
  const next = { ...race, standings: { ...race.standings, [solver]: standing } };
  return isDone ? passedOn(next) : next;
}

/** Stops the solver that runs, and lets the next one run. */
export function skipped(race: Race): Race {
  const { running } = race;
  if (!running) return race;
  const standing = race.standings[running];
  const stopped = standing && !standing.hasEnded ? { ...standing, isStopped: true } : standing;
  return passedOn({ ...race, standings: { ...race.standings, ...(stopped && { [running]: stopped }) } });
}

function passedOn(race: Race): Race {
  return { ...race, running: racerIds[racerIds.indexOf(race.running!) + 1] };
}

/** Solvers of which something is known, with it. */
export const standingsOf = ({ standings }: Race): (Standing & { readonly solver: RacerId })[] =>
  racerIds.flatMap((solver) => {
    const standing = standings[solver];
    return standing && standing.time > 0 ? [{ solver, ...standing }] : [];
  });

/** Whether every solver has raced. */
export const isOver = (race: Race): boolean => race.running === undefined && standingsOf(race).length === racerIds.length;

const greatest = <Item>(items: readonly Item[], of: (item: Item) => number): Item =>
  items.reduce((best, item) => (of(item) > of(best) ? item : best));

/** Prices this close may be the other way round on another machine. */
const CLOSE = 1.5;

export const areClose = (one: Result, other: Result): boolean =>
  priceOf(one) <= CLOSE * priceOf(other) && priceOf(other) <= CLOSE * priceOf(one);

/** The solver with the most expensive tries as stored, for a puzzle that is. */
export function storedCostliest(givens: string): (Result & { readonly solver: RacerId }) | undefined {
  const kept = storedFor(givens);
  if (kept.givens !== givens) return undefined;
  const trying = racerIds.map((solver) => ({ solver, ...kept.solvers[solver] })).filter(({ tries }) => tries > 0);
  return trying.length === 0 ? undefined : greatest(trying, priceOf);
}

/** The solver with the most expensive tries, and the one that took longest. */
export function endsOf(race: Race) {
  const all = standingsOf(race);
  // What has made no try says nothing about its price.
  const costliest = greatest(all.some(({ tries }) => tries > 0) ? all.filter(({ tries }) => tries > 0) : all, priceOf);
  return { costliest, slowest: greatest(all, ({ time }) => time) };
}
