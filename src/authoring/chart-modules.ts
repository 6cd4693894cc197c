import * as backtrackingLevels from './charts/backtracking-levels.ts';
import * as backtrackingOrders from './charts/backtracking-orders.ts';
import * as biggerGrids from './charts/bigger-grids.ts';
import * as chanceCharts from './charts/chance-charts.ts';
import * as climbingCharts from './charts/climbing-charts.ts';
import * as constraintAblation from './charts/constraint-ablation.ts';
import * as constraintRuns from './charts/constraint-runs.ts';
import * as coverCharts from './charts/cover-charts.ts';
import * as deadEnds from './charts/dead-ends.ts';
import * as gradeOrder from './charts/grade-order.ts';
import * as killerCalls from './charts/killer-calls.ts';
import * as killerExperiment from './charts/killer-experiment.ts';
import * as killerMethods from './charts/killer-methods.ts';
import * as makingCharts from './charts/making-charts.ts';
import * as ratingCharts from './charts/rating-charts.ts';
import * as rounds from './charts/rounds.ts';
import * as scoreFit from './charts/score-fit.ts';
import * as speed from './charts/speed.ts';
import * as speedPrice from './charts/speed-price.ts';
import * as splits from './charts/splits.ts';

/** Every file of charts. What it exports as `stepCost` is the chart 'step-cost'; `measured` holds figures of the same data, by name. */
export const chartModules: readonly Readonly<Record<string, unknown>>[] = [
  backtrackingLevels,
  backtrackingOrders,
  biggerGrids,
  chanceCharts,
  climbingCharts,
  constraintAblation,
  constraintRuns,
  coverCharts,
  deadEnds,
  gradeOrder,
  killerCalls,
  killerExperiment,
  killerMethods,
  makingCharts,
  ratingCharts,
  rounds,
  scoreFit,
  speed,
  speedPrice,
  splits,
];
