import { max, median, min } from 'd3-array';
import killers from '../../../content/data/killer-experiment.json' with { type: 'json' };
import speed from '../../../content/data/speed.json' with { type: 'json' };

const GIVEN_UP = Number.POSITIVE_INFINITY;

/** Times in milliseconds of one solver on random killers by the cells of the largest cage; a run that was given up is longer than any. */
function killerTimes(solver: string, largest: number): number[] {
  return killers.cages.filter((row) => row.solver === solver && row.largest === largest).map(({ time }) => time ?? GIVEN_UP);
}

const killerMedian = (solver: string, largest: number) => median(killerTimes(solver, largest)) ?? GIVEN_UP;

/** To two figures: 13,000, 5.2. */
const rounded = (value: number) => Number(value.toPrecision(2)).toLocaleString('en');

/** Figures of the texts that come from the data files of scripts/data, by name, as they are printed. */
export const measured: Readonly<Record<string, () => string>> = {
  'killer-backtracking-growth': () => rounded(killerMedian('backtracking', 6) / killerMedian('backtracking', 2)),
  'killer-backtracking-given-up': () => String(killerTimes('backtracking', 6).filter((time) => time === GIVEN_UP).length),
  'killers-each': () => String(killers.instances),
  'killer-advanced-two': () => `${rounded(killerMedian('advanced', 2))} ms`,
  'killer-advanced-six': () => `${rounded(killerMedian('advanced', 6))} ms`,
  'speed-factor': () => {
    const rates = speed.rates.filter(({ set }) => set === 'minimal').map(({ perSecond }) => perSecond);
    return rounded(max(rates)! / min(rates)!);
  },
};
