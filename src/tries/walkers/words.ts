import { number } from '../../narration/en/interface/language.ts';
import { type Sentence, say, toned } from '../../narration/sentence.ts';

const good = toned('done');
const bad = toned('conflict');
const strong = toned('strong');

/** 100% only if nobody is missing. */
const share = (solved: number, all: number) =>
  all === 0 ? '' : ` (${Math.min(Math.round((100 * solved) / all), solved < all ? 99 : 100)}%)`;

/** Words of a thousand climbers on the map of all grids of a 4 × 4. */
export const walkers = {
  about: 'A thousand climbers on the map of all 216 grids',
  task: say`Send 1,000 climbers out from random grids, first with ${strong('only down')}. ${strong('Then find a rule that brings all of them to energy 0.')}`,
  showOne: 'Show me a rule that does',
  start: say`Each small dot is one climber. At every tick it picks one of the nine swaps at random, and makes it if the rule allows it.`,
  idea: say`Climbers who only go down get stuck wherever no step leads down, and ${strong('waiting doesn’t help')} them. Sideways steps bring everyone to 0 here, and so do a few steps up.`,
  rules: { down: 'only down', level: 'down or sideways', bad: 'also up, 1 time in 20' },
  rule: 'What a climber may do',
  /** Where no movement is wanted. */
  finish: 'Go on to the end',
  pause: 'Pause',
  goOn: 'Go on',
  seed: 'seed',
  from: { sure: 'every way down leads to 0', open: 'some ways down do', lost: 'no way down does' },
  columns: ['They started where …', 'at 0 now'],
  of: (solved: number, all: number) => `${number(solved)} of ${number(all)}${share(solved, all)}`,
  all: 'all of them',
  map: (solved: number, moving: number) =>
    `The map of 216 grids. ${number(solved)} of 1,000 climbers are at energy 0, ${number(moving)} can still move`,
  /** Before a rule is chosen. */
  waiting: 'Nobody has set out yet.',
  ticks: (ticks: number, moving: number, solved: number) =>
    `${number(ticks)} ticks · ${moving > 0 ? `${number(moving)} still on their way` : solved === 1000 ? 'all have arrived' : `${number(1000 - solved)} are stuck for good`}`,
  stuck: (solved: number, stuck: number): Sentence =>
    say`${strong(`${number(solved)} of 1,000`)} are at 0. The other ${bad(number(stuck))} are stuck for good: no step leads down from where they are. Try another rule.`,
  allSolved: (ticks: number, isLevel: boolean): Sentence =>
    isLevel
      ? say`${good('All 1,000')} are at 0 after ${number(ticks)} ticks. Nobody ever went up.`
      : say`${good('All 1,000')} are at 0 after ${number(ticks)} ticks, though some of their steps led up.`,
};
