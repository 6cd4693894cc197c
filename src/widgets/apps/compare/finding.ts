import { finding as words } from '#words/compare.ts';
import { type Counter, countOf } from '../../../engine/algorithm.ts';
import { groupBy } from '../../../engine/group-by.ts';
import { type ComparedRun, hasEnded } from './common-clock.ts';
import { triesAt, unitOf } from './written.ts';

/** What runs are ranked by, in the order in which it is told: digits or rows written, and dead ends. Steps of two algorithms aren't comparable. */
export const currencies = ['written', 'deadEnds'] as const;

export type Currency = (typeof currencies)[number];

/** The algorithm's own counter of dead ends. Others have such steps and don't count them, because they mean less there. */
const deadEndsOf = ({ timeline }: ComparedRun): Counter | undefined => timeline.algorithm.counters.deadEnds;

/** Whether the traces of all runs have a currency. */
export const haveCurrency = (runs: readonly ComparedRun[], currency: Currency): boolean =>
  currency !== 'deadEnds' || runs.every((run) => deadEndsOf(run));

const amountOf = (run: ComparedRun, currency: Currency): number =>
  currency === 'deadEnds' ? countOf(deadEndsOf(run)!, run.timeline.totals) : run.timeline[currency];

/** A run with the amount it took. */
export interface Ranked {
  readonly place: number;
  readonly amount: number;
}

/** Whether a run has shown that its puzzle has no solution. */
export const isSure = ({ timeline }: ComparedRun): boolean => timeline.outcome === 'no-solution';

/** Whether the reader has stopped a run before its end, so that nothing is known of it. */
export const wasStopped = ({ timeline, stopped }: ComparedRun): boolean => stopped === true && !timeline.complete;

/** Whether a run has ended without a solution, and without having shown that there is none. */
export const hasFailed = (run: ComparedRun): boolean => run.timeline.complete && run.timeline.outcome !== 'solved' && !isSure(run);

/** Whether every run has shown that. */
export const showNoSolution = (runs: readonly ComparedRun[]): boolean => runs.every(isSure);

/** Runs that have solved their puzzle, or that have all shown it has no solution: the one that took least first; runs that took as much keep their order. */
export function rankingOf(runs: readonly ComparedRun[], currency: Currency): readonly Ranked[] {
  const goal = showNoSolution(runs) ? 'no-solution' : 'solved';
  return runs
    .flatMap((run, place) => (run.timeline.outcome === goal ? [{ place, amount: amountOf(run, currency) }] : []))
    .toSorted((a, b) => a.amount - b.amount || a.place - b.place);
}

/**
 * The runs by what they have written, where nothing can change their order any more: all have ended, or all but one, which has written more
 * than each of the others and comes last. It isn't ranked, like a run that didn't solve its puzzle.
 */
export function settledRanking(runs: readonly ComparedRun[]): readonly Ranked[] | undefined {
  const ended = Array.from(runs.keys()).filter((place) => hasEnded(runs[place]!));
  const proofs = ended.filter((place) => isSure(runs[place]!));
  const ranked = proofs.length > 0 ? proofs : ended;
  const ranking = rankingOf(
    ranked.map((place) => runs[place]!),
    'written',
  ).map(({ place, amount }) => ({ place: ranked[place]!, amount }));
  const [growing, ...others] = runs.filter((run) => !hasEnded(run));
  if (!growing) return ranking;
  const isLast = others.length === 0 && ranking.length === ended.length && growing.timeline.written > (ranking.at(-1)?.amount ?? Infinity);
  return isLast ? ranking : undefined;
}

/**
 * What the runs come to in a currency, in a sentence: which took least, and how many times as much each of the others. While some of them
 * go on, it says how far they are.
 */
export function findingText(runs: readonly ComparedRun[], currency: Currency, letterOf: (place: number) => string): string {
  const ranking = rankingOf(runs, currency);
  const lettered = ranking.map(({ place, amount }) => ({
    letter: letterOf(place),
    amount,
    tried: currency === 'written' ? triesAt(runs[place]!)?.swaps : undefined,
  }));
  const unsolved = Array.from(runs.keys())
    .filter((place) => hasFailed(runs[place]!))
    .map(letterOf);
  const unit = words.units(unitOf(runs))[currency];
  const ofThose = (which: (run: ComparedRun) => boolean) =>
    runs.flatMap((run, place) => (which(run) ? [{ letter: letterOf(place), amount: amountOf(run, currency) }] : []));
  const sure = ofThose(isSure);
  const growing = ofThose((run) => !hasEnded(run));
  const stopped = words.stopped(unit.noun, ofThose(wasStopped), sure.length === 0);
  if (growing.length > 0) return `${words.running(unit.noun, lettered, sure, unsolved, growing)}${stopped}`;
  if (showNoSolution(runs)) return words.noSolution(unit, amountsOf(runs, currency, letterOf));
  if (sure.length > 0) return `${words.partlySure(unit.noun, sure, unsolved)}${stopped}`;
  if (lettered.length === 0) return `${unsolved.length > 0 ? words.noneSolved(unsolved) : ''}${stopped}`.trim();
  const least = lettered.filter(({ amount }) => amount === lettered[0]!.amount);
  return `${words.ranked(unit, least, lettered.slice(least.length), unsolved)}${stopped}`;
}

/** What the runs that weren’t first to show that there is no solution needed for it, in a sentence. */
export const laterProofs = (runs: readonly ComparedRun[], letterOf: (place: number) => string): string =>
  words.laterProofs(words.units(unitOf(runs)).written, amountsOf(runs, 'written', letterOf));

/** What runs took, the least first; those that took as much are together. */
function amountsOf(runs: readonly ComparedRun[], currency: Currency, letterOf: (place: number) => string) {
  const byAmount = groupBy(runs.keys(), (place) => amountOf(runs[place]!, currency));
  return [...byAmount].toSorted(([a], [b]) => a - b).map(([amount, places]) => ({ amount, letters: places.map(letterOf) }));
}
