import type { hillClimbing } from '../../../engine/anneal/hill-climbing.card.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { Narrator, QuestionWords } from '../../narrator.ts';
import { counted, say, toned } from '../../sentence.ts';
import { climbingManual, sidewaysRule, wouldChange } from '../climbing-manual.ts';
import { number } from '../interface/language.ts';
import { energyNow, nothingToSwap, supposed, swapped, whichDifference } from '../swaps.ts';

type State = ReturnType<typeof hillClimbing.start>;
type Step = StepOf<typeof hillClimbing.steps>;

const placed = toned('placed');
const sideways = toned('logic');
const done = toned('done');
const failed = toned('conflict');

/** A question when the climber has looked enough: gives what it found, but not what it decides. */
const decided: QuestionWords<State> = {
  ask: (_step, state) =>
    say`From this grid ${counted(state.looked, 'swap')} ${state.looked === 1 ? 'has' : 'have'} been looked at. With ${state.looked === 1 ? 'it' : 'the best of them'} the energy ${wouldChange(state.least)}. ${sidewaysRule(state)} What now?`,
  choice: ({ kind }) =>
    kind === 'improve' ? 'it goes down, by a better swap' : kind === 'sidestep' ? 'it goes sideways' : 'it gives this grid up',
  why: ({ kind }, state) =>
    kind === 'improve'
      ? say`A swap that makes the energy fall is always made.`
      : kind === 'sidestep'
        ? say`No swap is better, one is as good, and it may still go sideways.`
        : say`No swap is better${state.least === 0 ? ', and it may go sideways no more' : ' or as good'}. A climber that never goes up is at its end here.`,
  whyNot: (_actual, { kind }, state) => {
    if (kind === 'improve') return say`For that, a swap would have to lower the energy, and none of the swaps looked at so far does.`;
    if (kind === 'optimum') return say`Not while a swap that was found may be made.`;
    return state.least < 0
      ? say`It does that only when nothing better is found.`
      : state.least > 0
        ? say`For that a swap would have to leave the energy as it is, and the best of them makes it rise.`
        : say`Look at how many it may make in a row.`;
  },
  shows: () => ({}),
};

export const words: Narrator<State, Step> = {
  pseudocode: [
    ['fill each box with the digits it lacks', ['newStart']],
    ['until the energy is 0:', []],
    ['  for each swap: look what it would do', ['look']],
    ['  one lowers the energy: make it', ['improve']],
    ['  otherwise, if allowed, make one that’s as good', ['sidestep']],
    ['  if not: begin again', ['optimum']],
    ['solved', ['solved']],
  ],
  start: ({ settings }) =>
    say`The puzzle as given. First every box is filled at random; then only swaps inside boxes follow that make it ${settings.sideways > 0 ? 'better, or are as good' : 'better'}.`,
  steps: {
    newStart: (_step, state) =>
      say`${state.starts === 1 ? 'Every box gets its missing digits in a random order.' : `Start ${state.starts}: the boxes are filled again at random.`} Rows and columns miss ${energyNow(state)} in all, which is the ${placed('energy')}.`,
    look: (step, state) => say`Look at ${supposed(state, step)}, the energy ${wouldChange(step.delta)}.`,
    improve: (step, state) =>
      say`Swap ${swapped(state, step)}. It is the ${state.settings.choice === 'best' ? 'best of all' : 'first that is better'}: the energy ${placed('falls')} by ${-step.delta}, to ${state.energy}.`,
    sidestep: (step, state) =>
      say`No swap was better, so one as good is made: ${swapped(state, step)}. The energy stays at ${state.energy}; that is ${state.sideways} ${sideways('sideways')} of at most ${state.settings.sideways} in a row.`,
    optimum: (_step, state) =>
      say`${counted(state.looked, 'swap')} ${state.looked === 1 ? 'is' : 'are'} possible and none is better: a ${failed('local optimum')}, at energy ${state.energy}. ${state.least > 0 ? 'None is as good, either.' : sidewaysRule(state)}`,
    solved: (_step, state) =>
      say`${done('Solved')} at ${state.starts === 1 ? 'the first start' : `start ${number(state.starts)}`}, after ${counted(state.proposals, 'look')}. No row and no column misses a digit.`,
    limit: (_step, state) =>
      say`${failed('The limit')} of ${counted(state.settings.limit, 'look')} is reached. The lowest energy so far was ${state.best}; by itself the method would never stop.`,
    noSolution: nothingToSwap,
  },
  questions: {
    look: whichDifference,
    improve: decided,
    sidestep: decided,
    optimum: decided,
  },
  manual: climbingManual,
};
