import type { monteCarlo } from '../../../engine/anneal/monte-carlo.card.ts';
import type { StepOf } from '../../../engine/step.ts';
import { refuted } from '../../belief.ts';
import type { Narrator, QuestionWords } from '../../narrator.ts';
import { counted, say, toned } from '../../sentence.ts';
import { number } from '../interface/language.ts';
import { keepOrSwapBack } from '../swap-manual.ts';
import {
  at,
  BETTER_BY_CHANCE,
  changeOf,
  difference,
  energyNow,
  nothingToSwap,
  raised,
  swapped,
  WORSE_IS_CERTAIN,
  whichDifference,
} from '../swaps.ts';

type State = ReturnType<typeof monteCarlo.start>;
type Step = StepOf<typeof monteCarlo.steps>;

const trying = toned('trying');
const placed = toned('placed');
const worse = toned('worse');
const strong = toned('strong');
const done = toned('done');
const failed = toned('conflict');

const onceIn = (state: State) => (state.settings.worse === 1 ? 'always' : `one time in ${number(state.settings.worse)}`);

/** A question before every decision: says what is certain and what depends on chance. The draw itself cannot be predicted. */
const kept: QuestionWords<State> = {
  ask: ({ cell, other, delta }, state) =>
    say`${trying(at(state, cell))} and ${trying(at(state, other))} have changed places, and the energy ${changeOf(delta)}. Is the swap kept?`,
  choice: (step, state) => (step.kind === 'accept' ? 'yes, for certain' : `by chance: a worse swap is kept ${onceIn(state)}`),
  why: ({ kind, delta }, state) =>
    kind === 'accept'
      ? say`The energy ${changeOf(delta)}, and a swap that isn’t worse is always kept.`
      : say`The energy ${changeOf(delta)}. A worse swap is kept ${onceIn(state)}, and nobody knows beforehand when.`,
  whyNot: (actual, chosen) =>
    chosen.kind === 'accept'
      ? refuted(WORSE_IS_CERTAIN, say`Only a swap that isn’t worse is certain to be kept. Here the energy ${changeOf(actual.delta)}.`)
      : refuted(BETTER_BY_CHANCE, say`Chance decides only about swaps that raise the energy. Here the energy ${changeOf(actual.delta)}.`),
  shows: ({ cell, other }) => ({ cells: [cell, other] }),
};

export const words: Narrator<State, Step> = {
  pseudocode: [
    ['fill each box with missing digits', ['newStart']],
    ['until the energy is 0:', []],
    ['  swap two free cells of a random box', ['propose']],
    ['  no worse: keep the swap', ['accept']],
    ['  worse: keep it 1 time in 100', ['acceptWorse']],
    ['  otherwise: swap back', ['reject']],
    ['solved', ['solved']],
  ],
  start: () => say`The puzzle as given. First every box is filled at random. After that, the algorithm only swaps digits inside boxes.`,
  steps: {
    newStart: (_step, state) =>
      say`Every box gets its missing digits in a random order. Rows and columns now lack ${energyNow(state)} in all, which is the ${placed('energy')}.`,
    propose: (step, state) => say`Swap ${swapped(state, step)}. The energy ${difference(state, step.delta)}.`,
    accept: (step, state) => say`The energy ${changeOf(step.delta)}, so the swap is ${placed('kept')}. The energy is now ${state.energy}.`,
    acceptWorse: (step, state) =>
      say`The energy ${changeOf(step.delta)}, and yet the swap is ${worse('kept')}: a worse one is kept ${onceIn(state)}, so that the search doesn’t get stuck. The energy is now ${state.energy}.`,
    reject: (step, state) =>
      say`The energy ${raised(step.delta)}: the algorithm ${strong('swaps back')} ${at(state, step.cell)} and ${at(state, step.other)}. The energy is ${state.energy} again.`,
    solved: (_step, state) =>
      say`${done('Solved')} after ${counted(state.proposals, 'swap')} tried. No digit is missing from any row or column.`,
    limit: (_step, state) =>
      say`${failed('The limit')} of ${counted(state.settings.limit, 'swap')} tried is reached. The lowest energy so far was ${state.best}; by itself the method would never stop.`,
    noSolution: nothingToSwap,
  },
  questions: {
    propose: whichDifference,
    accept: kept,
    acceptWorse: kept,
    reject: kept,
  },
  manual: keepOrSwapBack<State>({
    worse: 'by chance, and seldom',
    now: (state) => `a worse swap is kept ${onceIn(state)}`,
    chance: (state) => `1 in ${number(state.settings.worse)}`,
    kept: 'always kept',
  }),
};
