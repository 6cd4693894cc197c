import { max, min } from 'd3-array';
import { number } from '#words/language.ts';
import bruteForce from '../../content/data/anti-brute-force.json' with { type: 'json' };
import killerCalls from '../../content/data/killer-calls.json' with { type: 'json' };
import killers from '../../content/data/killer-experiment.json' with { type: 'json' };
import killerSharing from '../../content/data/killer-sharing.json' with { type: 'json' };
import speed from '../../content/data/speed.json' with { type: 'json' };
import { SITE_NODES } from '../engine/fast/budget.ts';
import { shareOfPairs } from '../tries/clouds/clouds.ts';
import { typical } from '../tries/growth/growth.ts';
import { medianOf } from '../widgets/ui/numbers.ts';
import { methodsCompared, racesRun } from './chance-methods.ts';
import { chartModules } from './chart-modules.ts';
import { turnedGrades } from './turned-grades.ts';

const GIVEN_UP = Number.POSITIVE_INFINITY;

/** Times in milliseconds of one solver on random killers by the cells of the largest cage; a run that was given up is longer than any. */
function killerTimes(solver: string, largest: number): number[] {
  return killers.cages.filter((row) => row.solver === solver && row.largest === largest).map(({ time }) => time ?? GIVEN_UP);
}

/** The time of the killer whose box the chapter shares out, with it or without. */
const sharingTime = (sharing: boolean) =>
  killerSharing.rows.find((row) => row.id === 'killer-rmit-easy-3' && row.sharing === sharing)!.time;

const killerMedian = (solver: string, largest: number) => medianOf(killerTimes(solver, largest)) ?? GIVEN_UP;

/** To two figures: 13,000, 5.2. */
const rounded = (value: number) => number(Number(value.toPrecision(2)));

const millions = (count: number) => (count / 1e6).toFixed(1);
const [ascending, descending] = bruteForce.runs as [(typeof bruteForce.runs)[number], (typeof bruteForce.runs)[number]];
const turned = turnedGrades();
const [first, second, third] = methodsCompared();
const shortz = turned.find(({ id }) => id === 'shortz-301')!;

/** Of a hundred pairs of runs on a puzzle, those in which this method is quicker than the plain rule. */
const pairsWon = (method: 'annealing' | 'steady', nth: number): string => {
  const race = racesRun()[nth]!;
  return String(Math.round(100 * shareOfPairs(race[method], race.chance)));
};

type Figures = Readonly<Record<string, () => string>>;

/** Figures of the texts that come from what the scripts in research/ wrote, or from grading named puzzles, by name, as they are printed. */
export const measured: Figures = {
  ...Object.assign({}, ...chartModules.map((module) => module.measured as Figures | undefined)),
  'killer-backtracking-growth': () => rounded(killerMedian('backtracking', 6) / killerMedian('backtracking', 2)),
  'killer-backtracking-given-up': () => String(killerTimes('backtracking', 6).filter((time) => time === GIVEN_UP).length),
  'killers-each': () => String(killers.instances),
  'killer-advanced-two': () => `${rounded(killerMedian('advanced', 2))} ms`,
  'killer-advanced-six': () => `${rounded(killerMedian('advanced', 6))} ms`,
  'killer-row-five': () => {
    const { calls, callsByRow } = killerCalls.rows.at(-1)!;
    return String(Math.round((100 * callsByRow[4]!) / calls));
  },
  'killer-hardest-calls': () => millions(killerCalls.rows.at(-1)!.calls),
  'killer-kept-calls': () => millions(killerCalls.kept.calls),
  'annealing-growth-16': () => rounded(typical('annealing', 16) / typical('annealing', 9)),
  'backtracking-growth-16': () => rounded(typical('backtracking', 16) / typical('backtracking', 9)),
  'killer-shared': () => `${sharingTime(true)} ms`,
  'killer-unshared': () => `${sharingTime(false)} ms`,
  'killer-sharing-runs': () => String(killerSharing.runs),
  'killer-sharing-date': () => killerSharing.date,
  'killer-budget': () => number(SITE_NODES),
  // The puzzle built against backtracking takes too long to be solved at every build.
  'hurt-date': () => bruteForce.date,
  'hurt-calls': () => number(ascending.calls),
  'hurt-tries': () => number(ascending.tries),
  'hurt-taken-back': () => number(ascending.backtracks),
  'hurt-calls-descending': () => number(descending.calls),
  'hurt-placements-after-rounds': () => number(bruteForce.afterRounds.placements),
  'hurt-tries-after-rounds': () => number(bruteForce.afterRounds.tries),
  'annealing-to-chance-first': () => number(Math.round(first!.ratio)),
  ...Object.fromEntries(
    (['first', 'second', 'third'] as const).flatMap((name, nth) => [
      [`annealing-pairs-${name}`, () => pairsWon('annealing', nth)],
      [`steady-pairs-${name}`, () => pairsWon('steady', nth)],
      [`chance-${name}-median`, () => rounded(methodsCompared()[nth]!.median.chance)],
      [`annealing-${name}-median`, () => rounded(methodsCompared()[nth]!.median.annealing)],
    ]),
  ),
  'steady-first': () => rounded(first!.median.steady),
  'steady-second': () => rounded(second!.median.steady),
  'steady-third': () => rounded(third!.median.steady),
  'turned-puzzles': () => number(turned.length),
  'turned-moved': () => number(turned.filter(({ before, after }) => before.score !== after.score).length),
  'mepham-score': () => number(turned.find(({ id }) => id === 'mepham-d')!.before.score),
  'turned-before': () => number(shortz.before.score),
  'turned-after': () => number(shortz.after.score),
  'speed-factor': () => {
    const rates = speed.rates.filter(({ set }) => set === 'minimal').map(({ perSecond }) => perSecond);
    return rounded(max(rates)! / min(rates)!);
  },
};
