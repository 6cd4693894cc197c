import { max, mean, min } from 'd3-array';
import graded from '../../../content/data/grades.json' with { type: 'json' };
import killerCalls from '../../../content/data/killer-calls.json' with { type: 'json' };
import killers from '../../../content/data/killer-experiment.json' with { type: 'json' };
import speed from '../../../content/data/speed.json' with { type: 'json' };
import { medianOf } from '../../widgets/runs/median.ts';

const GIVEN_UP = Number.POSITIVE_INFINITY;

/** Times in milliseconds of one solver on random killers by the cells of the largest cage; a run that was given up is longer than any. */
function killerTimes(solver: string, largest: number): number[] {
  return killers.cages.filter((row) => row.solver === solver && row.largest === largest).map(({ time }) => time ?? GIVEN_UP);
}

const killerMedian = (solver: string, largest: number) => medianOf(killerTimes(solver, largest)) ?? GIVEN_UP;

type Weights = Readonly<Record<keyof (typeof graded.rows)[number]['parts'], number>>;
/** Other weights than those of the paper: what an exercise of the chapter on rating tries. */
const forTechniques: Weights = { givens: 0.1, floor: 0.2, techniques: 0.5, search: 0.2 };

/** The mean weighted grade of the puzzles made for a level, with the weights of the paper or with others. */
function meanGrade(method: string, asked: string, weights?: Weights): string {
  const rows = graded.rows.filter((row) => row.method === method && row.asked === asked);
  const grades = rows.map(({ weighted, parts }) =>
    weights ? Object.entries(parts).reduce((sum, [part, score]) => sum + score * weights[part as keyof Weights], 0) : weighted,
  );
  return mean(grades)!.toFixed(1);
}

/** To two figures: 13,000, 5.2. */
const rounded = (value: number) => Number(value.toPrecision(2)).toLocaleString('en');

/** Figures of the texts that come from the data files of scripts/data, by name, as they are printed. */
export const measured: Readonly<Record<string, () => string>> = {
  'killer-backtracking-growth': () => rounded(killerMedian('backtracking', 6) / killerMedian('backtracking', 2)),
  'killer-backtracking-given-up': () => String(killerTimes('backtracking', 6).filter((time) => time === GIVEN_UP).length),
  'killers-each': () => String(killers.instances),
  'killer-advanced-two': () => `${rounded(killerMedian('advanced', 2))} ms`,
  'killer-advanced-six': () => `${rounded(killerMedian('advanced', 6))} ms`,
  'killer-row-five': () => {
    const { calls, callsByRow } = killerCalls.rows.at(-1)!;
    return String(Math.round((100 * callsByRow[4]!) / calls));
  },
  'dug-evil': () => meanGrade('dig', '5'),
  'dug-evil-reweighted': () => meanGrade('dig', '5', forTechniques),
  'carved-expert': () => meanGrade('carve', 'expert'),
  'carved-expert-reweighted': () => meanGrade('carve', 'expert', forTechniques),
  'speed-factor': () => {
    const rates = speed.rates.filter(({ set }) => set === 'minimal').map(({ perSecond }) => perSecond);
    return rounded(max(rates)! / min(rates)!);
  },
};
