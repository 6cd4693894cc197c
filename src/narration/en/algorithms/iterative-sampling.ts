import { cellName } from '../../../engine/grid.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import type { iterativeSampling } from '../../../engine/search/iterative-sampling.card.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { Narrator } from '../../narrator.ts';
import { counted, say, toned } from '../../sentence.ts';

type State = ReturnType<typeof iterativeSampling.start>;
type Step = StepOf<typeof iterativeSampling.steps>;

const placed = toned('placed');
const failed = toned('conflict');
const strong = toned('strong');
const done = toned('done');

const at = (state: State, cell: number) => cellName(state.puzzle.grid, cell);

export const words: Narrator<State, Step> = {
  pseudocode: [
    ['until the grid is full:', ['solved']],
    ['  choose an empty cell', []],
    ['  it has candidates: place a random one', ['place']],
    ['  it has none: the probe has failed', ['deadEnd', 'limit']],
    ['    start over from the givens', ['startOver']],
  ],
  start: () => say`The puzzle as given. A probe fills it with random candidates and never takes one back.`,
  steps: {
    place: ({ cell, digit }, state) =>
      say`Place ${placed(symbolOf(state.puzzle, digit))} in ${at(state, cell)}, drawn at random from its candidates.`,
    deadEnd: ({ cell }, state) =>
      say`${failed('Dead end.')} No candidate is left in ${at(state, cell)}, so probe ${state.probe} has failed.`,
    startOver: (_step, state) => say`${strong('Start over')} from the givens. This is probe ${state.probe}.`,
    solved: (_step, state) => say`${done('Solved')} after ${counted(state.probe, 'probe')}.`,
    limit: (_step, state) =>
      say`${failed('The limit')} of ${counted(state.options.probes, 'probe')} is reached. The search can’t tell whether there is a solution.`,
  },
};
