import type { Currency } from '../measured-run.ts';
import type { ResultRow } from '../rows.ts';
import { amountOf, hasFinished } from './pairs.ts';

/** From this amount on, so many runs have come to their end. */
export interface Solved {
  readonly amount: number;
  readonly count: number;
}

/** What a run has solved within each budget up to the one it had: the steps of a cactus plot. Runs that were stopped are in `of`. */
export interface Cactus {
  readonly run: string;
  readonly of: number;
  readonly steps: readonly Solved[];
}

/** How many of a run's attempts come to their end within an amount, for every amount at which one more does. */
export function cactusOf(rows: readonly ResultRow[], run: string, currency: Currency): Cactus {
  const own = rows.filter((row) => row.run === run && row.outcome !== 'refused');
  const amounts = Float64Array.from(own.filter(hasFinished), (row) => amountOf(row, currency)).sort();
  const steps: Solved[] = [];
  amounts.forEach((amount, index) => {
    if (steps.at(-1)?.amount === amount) steps.pop();
    steps.push({ amount, count: index + 1 });
  });
  return { run, of: own.length, steps };
}

/** How many have come to their end within an amount. */
export const solvedWithin = ({ steps }: Cactus, amount: number): number => steps.findLast((step) => step.amount <= amount)?.count ?? 0;
