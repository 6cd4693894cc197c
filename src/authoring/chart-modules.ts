import * as annealingCooling from './charts/annealing-cooling.ts';
import * as backtrackingLevels from './charts/backtracking-levels.ts';
import * as backtrackingOrders from './charts/backtracking-orders.ts';
import * as chanceCharts from './charts/chance-charts.ts';
import * as climbingCharts from './charts/climbing-charts.ts';
import * as constraintGambles from './charts/constraint-gambles.ts';
import * as constraintQuestions from './charts/constraint-questions.ts';
import * as constraintRuns from './charts/constraint-runs.ts';
import * as coverCharts from './charts/cover-charts.ts';
import * as diggingCharts from './charts/digging-charts.ts';
import * as growth from './charts/growth.ts';
import * as guessMeasure from './charts/guess-measure.ts';
import * as heavyTail from './charts/heavy-tail.ts';
import * as killerCalls from './charts/killer-calls.ts';
import * as killerExperiment from './charts/killer-experiment.ts';
import * as killerMethods from './charts/killer-methods.ts';
import * as learning from './charts/learning.ts';
import * as learningAdditions from './charts/learning-additions.ts';
import * as makingCharts from './charts/making-charts.ts';
import * as placesToGoOn from './charts/places-to-go-on.ts';
import * as propagators from './charts/propagators.ts';
import * as raceFigures from './charts/race-figures.ts';
import * as ratingCharts from './charts/rating-charts.ts';
import * as rounds from './charts/rounds.ts';
import * as roundsCost from './charts/rounds-cost.ts';
import * as speed from './charts/speed.ts';
import * as textFigures from './charts/text-figures.ts';
import * as threeSearches from './charts/three-searches.ts';
import * as twoMatchings from './charts/two-matchings.ts';
import * as watchedNote from './charts/watched-note.ts';
import * as wordCost from './charts/word-cost.ts';

/** Every file of charts. What it exports as `stepCost` is the chart 'step-cost'; `measured` holds figures of the same data, by name. */
export const chartModules: readonly Readonly<Record<string, unknown>>[] = [
  annealingCooling,
  backtrackingLevels,
  backtrackingOrders,
  chanceCharts,
  climbingCharts,
  constraintGambles,
  constraintQuestions,
  constraintRuns,
  coverCharts,
  diggingCharts,
  growth,
  guessMeasure,
  heavyTail,
  killerCalls,
  killerExperiment,
  killerMethods,
  learning,
  learningAdditions,
  makingCharts,
  placesToGoOn,
  propagators,
  raceFigures,
  ratingCharts,
  rounds,
  roundsCost,
  speed,
  textFigures,
  threeSearches,
  twoMatchings,
  watchedNote,
  wordCost,
];
