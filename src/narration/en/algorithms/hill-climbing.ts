import type { hillClimbing } from '../../../engine/anneal/hill-climbing.card.ts';
import type { StepOf } from '../../../engine/step.ts';
import { refuted } from '../../belief.ts';
import type { Narrator, QuestionWords } from '../../narrator.ts';
import { counted, say, toned } from '../../sentence.ts';
import { climbingManual, sidewaysRule, wouldChange, wouldDo } from '../climbing-manual.ts';
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
    say`${counted(state.looked, 'swap')} of this grid ${state.looked === 1 ? 'has' : 'have'} been looked at. ${state.looked === 1 ? 'It' : 'The best of them'} ${wouldDo(state.least)}. ${sidewaysRule(state)} What now?`,
  choice: ({ kind }) =>
    kind === 'improve' ? 'it goes down, by a better swap' : kind === 'sidestep' ? 'it goes sideways' : 'it gives this grid up',
  why: ({ kind }, state) =>
    kind === 'improve'
      ? say`A swap that lowers the energy is always made.`
      : kind === 'sidestep'
        ? say`No swap lowers the energy, one keeps it, and the climber may still go sideways.`
        : say`No swap lowers the energy${state.least === 0 ? ', and the climber may not go sideways any more' : ' or keeps it'}. A climber that never goes up is stuck here.`,
  whyNot: (_actual, { kind }, state) => {
    if (kind === 'improve')
      return refuted(
        { id: 'no-better', says: 'the climber goes down although no swap lowers the energy' },
        say`For that, a swap would have to lower the energy, and none of the swaps looked at so far does.`,
      );
    if (kind === 'optimum')
      return refuted(
        { id: 'gives-up', says: 'the climber gives up while it may still move' },
        say`Not while the climber may still make one of the swaps it found.`,
      );
    return state.least < 0
      ? refuted(
          { id: 'sideways-first', says: 'the climber goes sideways although a swap lowers the energy' },
          say`The climber goes sideways only when it finds no swap that lowers the energy.`,
        )
      : state.least > 0
        ? refuted(
            { id: 'sideways-up', says: 'a swap that raises the energy counts as sideways' },
            say`For that a swap would have to leave the energy as it is, and even the best of them raises it.`,
          )
        : refuted(
            { id: 'sideways-on', says: 'the climber may go sideways as often as it likes' },
            say`Look at how many sideways moves it may make in a row.`,
          );
  },
  shows: () => ({}),
};

export const words: Narrator<State, Step> = {
  pseudocode: [
    ['fill each box with missing digits', ['newStart']],
    ['until the energy is 0:', []],
    ['  for each swap: see what it would do', ['look']],
    ['  one lowers the energy: make it', ['improve']],
    ['  none does: go sideways, if allowed', ['sidestep']],
    ['  if it can’t: begin again', ['optimum']],
    ['solved', ['solved']],
  ],
  start: ({ settings }) =>
    say`The puzzle as given. First every box is filled at random. After that, the climber only swaps digits inside boxes, when that ${settings.sideways > 0 ? 'helps or leaves the energy as it is' : 'helps'}.`,
  steps: {
    newStart: (_step, state) =>
      say`${state.starts === 1 ? 'Every box gets its missing digits in a random order.' : `Start ${state.starts}: the boxes are filled again at random.`} Rows and columns lack ${energyNow(state)} in all, which is the ${placed('energy')}.`,
    look: (step, state) => say`Look at ${supposed(state, step)}, the energy ${wouldChange(step.delta)}.`,
    improve: (step, state) =>
      say`Swap ${swapped(state, step)}. It is the ${state.settings.choice === 'best' ? 'best swap of all' : 'first one that lowers the energy'}: the energy ${placed('falls')} by ${-step.delta}, to ${state.energy}.`,
    sidestep: (step, state) =>
      say`No swap lowers the energy, so a level one is made: ${swapped(state, step)}. The energy stays at ${state.energy}. That is ${sideways('sideways move')} ${state.sideways} of at most ${state.settings.sideways} in a row.`,
    optimum: (_step, state) =>
      say`${counted(state.looked, 'swap')} ${state.looked === 1 ? 'is' : 'are'} possible and none lowers the energy: a ${failed('local optimum')}, at energy ${state.energy}. ${state.least > 0 ? 'None keeps the energy, either.' : sidewaysRule(state)}`,
    solved: (_step, state) =>
      say`${done('Solved')} from ${state.starts === 1 ? 'the first random grid' : `random grid number ${number(state.starts)}`}, after ${counted(state.proposals, 'swap')} tried. No digit is missing from any row or column.`,
    limit: (_step, state) =>
      say`${failed('The limit')} of ${counted(state.settings.limit, 'swap')} tried is reached. The lowest energy so far was ${state.best}; by itself the method would never stop.`,
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
