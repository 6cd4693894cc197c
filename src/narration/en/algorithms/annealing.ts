import type { annealing } from '../../../engine/anneal/annealing.card.ts';
import { idleChains } from '../../../engine/anneal/chain.ts';
import { acceptance } from '../../../engine/anneal/schedule.ts';
import type { StepOf } from '../../../engine/step.ts';
import { type Belief, refuted } from '../../belief.ts';
import type { Narrator, QuestionWords } from '../../narrator.ts';
import { counted, type Sentence, say, toned } from '../../sentence.ts';
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

type State = ReturnType<typeof annealing.start>;
type Step = StepOf<typeof annealing.steps>;

const trying = toned('trying');
const placed = toned('placed');
const worse = toned('worse');
const strong = toned('strong');
const cooled = toned('logic');
const done = toned('done');
const failed = toned('conflict');

/** A few figures, however small the number is: '3.91', '0.00123'. */
const degrees = (state: State) => String(Number(state.temperature.toPrecision(3)));
const percent = (chance: number) => `${Number((100 * chance).toPrecision(2))}%`;
/** The chance that a swap which adds `delta` is kept now. */
const chanceOf = (state: State, delta: number) => percent(acceptance(delta, state.temperature));
const formula = (state: State, delta: number) => `e^(−${delta}\u00a0÷\u00a0${degrees(state)})\u00a0= ${chanceOf(state, delta)}`;

/** A question before every decision: whether it depends on chance, and with what probability. The draw itself cannot be predicted. */
const kept: QuestionWords<State> = {
  ask: ({ cell, other, delta }, state) =>
    say`The temperature is ${degrees(state)}. ${trying(at(state, cell))} and ${trying(at(state, other))} have changed places, and the energy ${changeOf(delta)}. What happens to the swap?`,
  choice: ({ kind, delta }, state) =>
    kind === 'accept' ? 'it’s kept for certain' : `it’s kept with a chance of ${chanceOf(state, delta)}`,
  why: ({ kind, delta }, state) =>
    kind === 'accept'
      ? say`The energy ${changeOf(delta)}: a swap that isn’t worse is kept at every temperature.`
      : say`The energy ${changeOf(delta)}, so the chance is ${formula(state, delta)}.`,
  whyNot: (actual, chosen) => {
    if (chosen.kind === 'accept')
      return refuted(WORSE_IS_CERTAIN, say`Only a swap that isn’t worse is certain to be kept, and this one raises the energy.`);
    const belief = actual.kind === 'accept' ? BETTER_BY_CHANCE : chosen.delta > actual.delta ? LOW_CHANCE : HIGH_CHANCE;
    return refuted(belief, say`That would be the chance if the energy rose by ${chosen.delta}. It ${changeOf(actual.delta)}.`);
  },
  shows: ({ cell, other }) => ({ cells: [cell, other] }),
};

const LOW_CHANCE: Belief = { id: 'low-chance', says: 'a worse swap is kept less often than it is' };
const HIGH_CHANCE: Belief = { id: 'high-chance', says: 'a worse swap is kept more often than it is' };
const COOLS_ON: Belief = { id: 'cools-on', says: 'the run cools on although its patience is over' };
const REHEATS_EARLY: Belief = { id: 'reheats-early', says: 'the run reheats before its patience is over' };

/** All swaps tried. The random walk before the first proposal belongs to them. */
const tried = ({ walked, proposals }: State) => {
  const all = `${counted(walked + proposals, 'swap')} tried`;
  return walked === 0 || proposals === 0 ? all : `${all}, ${walked} of them to set the temperature`;
};

const whatIsMissed = (state: State) => (state.settings.stagnation === 'no-new-best' ? 'no new best energy' : 'no improving swap');

function whyNow(state: State): Sentence {
  const idle = idleChains(state);
  const { patience } = state.settings;
  const missed = whatIsMissed(state);
  if (idle === 0) return say`The count starts again. The run reheats after ${counted(patience, 'chain')} in a row with ${missed}.`;
  return say`${idle === 1 ? 'One chain has' : `${idle} chains in a row have`} brought ${missed}, and the run reheats after ${patience}.`;
}

/** A question at the end of a chain. */
const chainEnds: QuestionWords<State> = {
  ask: (_step, state) => {
    const brought = state.improvedInChain ? 'has improved enough' : `has brought ${whatIsMissed(state)}`;
    return say`The chain is over. It ${brought}. Before it, the count of chains in a row with ${whatIsMissed(state)} was ${state.stagnant}. What now?`;
  },
  choice: ({ kind }) => (kind === 'cool' ? 'cool a little, go on' : 'reheat and start again'),
  why: (_right, state) => whyNow(state),
  whyNot: (_actual, { kind }, state) => refuted(kind === 'cool' ? COOLS_ON : REHEATS_EARLY, say`Count again. ${whyNow(state)}`),
  shows: () => ({}),
};

export const words: Narrator<State, Step> = {
  pseudocode: [
    ['fill each box with missing digits', ['newStart']],
    ['t = how much a random walk varies', ['walk', 'warm']],
    ['until the energy is 0:', []],
    ['  swap two free cells of a random box', ['propose']],
    ['  no worse: keep the swap', ['accept']],
    ['  worse: keep with chance e^(−Δ/t)', ['acceptWorse']],
    ['  otherwise: swap back', ['reject']],
    ['  chain over: cool, or reheat', ['cool', 'reheat']],
    ['solved', ['solved']],
  ],
  start: (state) =>
    say`The puzzle as given. Boxes will be filled at random and digits swapped inside them, ${counted(state.chainLength, 'swap')} tried at each temperature.`,
  steps: {
    newStart: (_step, state) =>
      say`${state.starts === 1 ? 'Every box gets its missing digits in a random order.' : `Start ${state.starts}: the boxes are filled again at random.`} Rows and columns lack ${energyNow(state)} in all, which is the ${placed('energy')}.`,
    walk: (step, state) =>
      say`Random walk, move ${state.walked}: swap ${swapped(state, step)}. The swap is kept, whatever it changes. The energy ${difference(state, step.delta)}.`,
    warm: (_step, state) =>
      state.settings.start > 0
        ? say`Start at the ${cooled('temperature')} chosen, ${degrees(state)}.`
        : say`On the walk the energy varied with a standard deviation of ${degrees(state)}. That is the ${cooled('start temperature')}.`,
    propose: (step, state) => say`Swap ${swapped(state, step)}. The energy ${difference(state, step.delta)}.`,
    accept: (step, state) =>
      say`The energy ${changeOf(step.delta)}, so the swap is ${placed('kept')} at any temperature. The energy is now ${state.energy}.`,
    acceptWorse: (step, state) =>
      say`The energy ${raised(step.delta)}. At temperature ${degrees(state)} the chance is ${formula(state, step.delta)}, and the swap is ${worse('kept')}. The energy is now ${state.energy}.`,
    reject: (step, state) =>
      say`The energy ${raised(step.delta)}. At temperature ${degrees(state)} the chance is ${formula(state, step.delta)}, and the swap is ${strong('not kept')}: ${at(state, step.cell)} and ${at(state, step.other)} change back.`,
    cool: (step, state) =>
      say`Chain ${state.chain - 1} is over; ${percent(step.share / 1000)} of its swaps were kept. ${cooled('Cool')} to ${degrees(state)}.`,
    reheat: (step, state) =>
      say`${counted(state.settings.patience, 'chain')} in a row ${state.settings.patience === 1 ? 'has' : 'have'} brought ${whatIsMissed(state)}; ${percent(step.share / 1000)} of the swaps of the last one were kept. ${failed('Reheat')} to ${degrees(state)} and start again.`,
    solved: (_step, state) => say`${done('Solved')} after ${tried(state)}. No digit is missing from any row or column.`,
    limit: (_step, state) =>
      say`${failed('The limit')} is reached, after ${tried(state)}. The lowest energy so far was ${state.best}. That doesn’t prove that there is no solution.`,
    noSolution: nothingToSwap,
  },
  questions: {
    propose: whichDifference,
    accept: kept,
    acceptWorse: kept,
    reject: kept,
    cool: chainEnds,
    reheat: chainEnds,
  },
  manual: keepOrSwapBack<State>({
    worse: 'by chance, more often the hotter it is',
    now: (state) => `the temperature is ${degrees(state)}`,
    chance: (state) => formula(state, state.pending),
    kept: 'kept at every temperature, however cold it is',
  }),
};
