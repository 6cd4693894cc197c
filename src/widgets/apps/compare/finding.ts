import { finding as words } from '#words/compare.ts';
import { type Counter, countOf } from '../../../engine/algorithm.ts';
import { groupBy } from '../../../engine/group-by.ts';
import { type ComparedRun, hasEnded } from './common-clock.ts';
import { unitOf } from './written.ts';

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
 * What the runs come to in a currency, in a sentence: which took least, and how many times as much each of the others. While some of them
 * go on, it says how far they are.
 */
export function findingText(runs: readonly ComparedRun[], currency: Currency, letterOf: (place: number) => string): string {
  const ranking = rankingOf(runs, currency);
  const lettered = ranking.map(({ place, amount }) => ({ letter: letterOf(place), amount }));
  const sure = runs.flatMap((run, place) => (isSure(run) ? [{ letter: letterOf(place), amount: amountOf(run, currency) }] : []));
  const unsolved = Array.from(runs.keys())
    .filter((place) => hasEnded(runs[place]!) && runs[place]!.timeline.outcome !== 'solved' && !isSure(runs[place]!))
    .map(letterOf);
  const growing = runs.flatMap((run, place) => (hasEnded(run) ? [] : [{ letter: letterOf(place), amount: amountOf(run, currency) }]));
  if (growing.length > 0) return words.running(words.units(unitOf(runs))[currency].noun, lettered, sure, unsolved, growing);
  if (showNoSolution(runs)) return words.noSolution(words.units(unitOf(runs))[currency], amountsOf(runs, currency, letterOf));
  if (sure.length > 0) return words.partlySure(words.units(unitOf(runs))[currency].noun, sure, unsolved);
  if (lettered.length === 0) return words.noneSolved(unsolved);
  const least = lettered.filter(({ amount }) => amount === lettered[0]!.amount);
  return words.ranked(words.units(unitOf(runs))[currency], least, lettered.slice(least.length), unsolved);
}

/** What runs took, the least first; those that took as much are together. */
function amountsOf(runs: readonly ComparedRun[], currency: Currency, letterOf: (place: number) => string) {
  const byAmount = groupBy(runs.keys(), (place) => amountOf(runs[place]!, currency));
  return [...byAmount].toSorted(([a], [b]) => a - b).map(([amount, places]) => ({ amount, letters: places.map(letterOf) }));
}
