import { finding as words } from '#words/compare.ts';
import { type ComparedRun, hasEnded } from './common-clock.ts';

/** What runs are ranked by. */
export type Currency = 'written' | 'taken';

/** A run with the amount it took. */
export interface Ranked {
  readonly place: number;
  readonly amount: number;
}

/** Runs that have solved their puzzle, the one that took least first; runs that took as much keep their order. */
export function rankingOf(runs: readonly ComparedRun[], currency: Currency): readonly Ranked[] {
  return runs
    .flatMap(({ timeline }, place) => (timeline.outcome === 'solved' ? [{ place, amount: timeline[currency] }] : []))
    .toSorted((a, b) => a.amount - b.amount || a.place - b.place);
}

/** What the runs come to in a currency, in a sentence: which took least, and how many times fewer than each of the others. */
export function findingText(runs: readonly ComparedRun[], currency: Currency, letterOf: (place: number) => string): string {
  if (!runs.every(hasEnded)) return words.running;
  const ranking = rankingOf(runs, currency);
  const lettered = ranking.map(({ place, amount }) => ({ letter: letterOf(place), amount }));
  const unsolved = Array.from(runs.keys())
    .filter((place) => runs[place]!.timeline.outcome !== 'solved')
    .map(letterOf);
  if (lettered.length === 0) return words.noneSolved(unsolved);
  const least = lettered.filter(({ amount }) => amount === lettered[0]!.amount);
  return words.ranked(words.units[currency], least, lettered.slice(least.length), unsolved);
}
