import { swappableBoxes, swapsOf } from '../../engine/anneal/box-grid.ts';
import type { hillClimbing } from '../../engine/anneal/hill-climbing.card.ts';
import type { LooseStep, ManualWords } from '../narrator.ts';
import { counted, type Sentence, say } from '../sentence.ts';
import { supposed } from './swaps.ts';

/** The words of a climber that looks at swaps before it makes one, for a reader who makes the moves. */

type State = ReturnType<typeof hillClimbing.start>;

export const wouldChange = (delta: number) =>
  delta === 0 ? 'would stay the same' : delta > 0 ? `would rise by ${delta}` : `would fall by ${-delta}`;

/** What a swap would do to the energy: 'would lower the energy by 2'. */
export const wouldDo = (delta: number) =>
  delta === 0 ? 'would leave the energy unchanged' : `would ${delta > 0 ? 'raise' : 'lower'} the energy by ${Math.abs(delta)}`;

/** The rule for swaps that keep the energy. */
export function sidewaysRule({ settings, sideways: made }: State): Sentence {
  if (settings.sideways === 0) return say`The climber makes no swap that leaves the energy unchanged.`;
  return say`The climber may make ${counted(settings.sideways, 'sideways move')} in a row; so far it has made ${made === 0 ? 'none' : made}.`;
}

/** How many swaps the present grid allows. */
const swapsIn = ({ puzzle }: State) => swappableBoxes(puzzle).flatMap(swapsOf).length;

const lookedSoFar = (state: State) =>
  `${state.looked} of ${counted(swapsIn(state), 'swap')} ${state.looked === 1 ? 'has' : 'have'} been looked at.`;

const withTheBest = (state: State) => `${state.looked === 1 ? 'It' : 'The best of them'} ${wouldDo(state.least)}.`;

export const climbingManual: ManualWords<State> = {
  rules: ({ settings: { choice, sideways } }) => ({
    look: choice === 'best' ? 'first all swaps are looked at' : 'nothing better yet: look at the next swap',
    better: choice === 'best' ? 'the best swap is made' : 'the first better swap is made',
    ...(sideways > 0 && { sideways: `none is better: a level one, at most ${sideways} in a row` }),
    worse: 'never a worse one',
    optimum: 'no swap left to make: begin again',
  }),
  moves: { look: 'look at the next', optimum: 'begin again', improve: 'make the swap', sidestep: 'make the swap' },
  about: {
    look: 'See what the next swap would change',
    optimum: 'Say that no swap is left to make, and begin with another grid',
    improve: 'Make the best swap that has been looked at',
  },
  idle: (state) => {
    const unknown = 'No swap of this grid has been looked at yet.';
    if (state.looked === 0) return { improve: unknown, sidestep: unknown, optimum: unknown };
    return state.looked === swapsIn(state) ? { look: 'All swaps of this grid have been looked at.' } : {};
  },
  ask: (state, last) =>
    last?.kind === 'look'
      ? say`${supposed(state, last as unknown as { cell: number; other: number })}, the energy ${wouldChange(last.delta)}. ${lookedSoFar(state)}${state.looked > 1 ? ` ${withTheBest(state)}` : ''} What now?`
      : say`The energy is ${state.energy}. No swap of this grid has been looked at yet. What now?`,
  where: (_next, state) =>
    state.looked === 0 ? say`See how many swaps have been looked at.` : say`${lookedSoFar(state)} ${withTheBest(state)}`,
  why: (next, state) => {
    if (next.kind === 'improve')
      return say`The ${state.settings.choice === 'best' ? 'best swap' : 'first swap found'} that lowers the energy is made.`;
    if (next.kind === 'look')
      return say`${state.settings.choice === 'best' ? 'The best swap is known only when all' : 'No better swap has been found yet, and not all'} have been looked at.`;
    if (next.kind === 'sidestep') return say`No swap lowers the energy, and one keeps it. ${sidewaysRule(state)}`;
    return state.least > 0 ? say`Every swap would raise the energy.` : say`No swap lowers the energy. ${sidewaysRule(state)}`;
  },
  line: ({ kind }, state) => {
    if (kind === 'look') return 'look at the next swap';
    if (kind === 'optimum') return 'begin again';
    return state.looked === 0 ? 'make a swap' : `make the swap: the energy ${wouldChange(state.least)}`;
  },
  wrong,
};

function wrong(next: LooseStep, { kind }: LooseStep, state: State): ReturnType<ManualWords<State>['wrong']> {
  const make = kind === 'improve' || kind === 'sidestep';
  const [done, all] = [state.looked, swapsIn(state)];
  if (next.kind === 'improve')
    return {
      rule: 'better',
      why: make
        ? say`This swap lowers the energy, so it isn’t a sideways step.`
        : say`A swap has been found that ${wouldDo(state.least)}, and the climber makes it now.`,
    };
  if (next.kind === 'look') {
    if (done === 0) return { rule: 'look', why: say`No swaps of this grid have been looked at yet, so nothing is known about them.` };
    if (make && state.least > 0) return { rule: 'worse', why: say`The best swap so far ${wouldDo(state.least)}.` };
    if (make && state.least < 0)
      return { rule: 'look', why: say`The swap lowers the energy, but a better one may come. ${lookedSoFar(state)}` };
    return { rule: 'look', why: say`Only ${done} of ${all} swaps have been looked at, and one of the others may be better.` };
  }
  if (kind === 'look') return { rule: 'look', why: say`All ${all} swaps of this grid have been looked at.` };
  if (next.kind === 'sidestep') return { rule: 'sideways', why: say`One swap keeps the energy. ${sidewaysRule(state)}` };
  return state.least > 0
    ? { rule: 'worse', why: say`Every swap would raise the energy. Even the best one ${wouldDo(state.least)}.` }
    : { rule: 'optimum', why: say`No swap lowers the energy. ${sidewaysRule(state)}` };
}
