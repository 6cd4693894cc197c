import type { Ranked } from './finding.ts';

/** Places of runs, in the order in which a reader expects them: the run that writes the fewest digits, or chooses the fewest rows, first. */
export type Bet = readonly number[];

/** The bet after a press on a run: the run comes next, or, where it is in the bet, it and those after it are taken back. The last run comes by itself. */
export function betAfter(bet: Bet, place: number, runs: number): Bet {
  if (bet.includes(place)) return bet.slice(0, bet.indexOf(place));
  const next = [...bet, place];
  const left = Array.from({ length: runs }, (_, each) => each).filter((each) => !next.includes(each));
  return left.length === 1 ? [...next, ...left] : next;
}

/** How many places of a bet are right. Runs that wrote as much may change places; a run that isn’t ranked belongs after all others. */
export function placesRight(bet: Bet, ranking: readonly Ranked[]): number {
  const amountOf = (place: number) => ranking.find((ranked) => ranked.place === place)?.amount;
  return bet.filter((place, index) => amountOf(place) === ranking[index]?.amount).length;
}
