import { counted, type Sentence, say, toned } from '../../narration/sentence.ts';

const good = toned('done');
const bad = toned('conflict');
const worse = toned('worse');
const strong = toned('strong');

/** The signs of steps: '−2', '0', '+4'. */
const signed = (delta: number) => (delta > 0 ? `+${delta}` : String(delta).replace('-', '−'));
const changes = (delta: number) => (delta < 0 ? `down by ${-delta}` : delta === 0 ? 'on the level' : `up by ${delta}`);

/** Words of the climb in fog: nine steps around the climber, and nothing else to be seen. */
export const fog = {
  about: 'A climb in fog on the map of a 4 × 4',
  task: say`${strong('Get down to energy 0.')} You see the nine swaps that are possible from here, and what each does. Make those that help. Where none does, take a new random start.`,
  start: say`On each button: an arrow to one of the four boxes, the two digits of it that change places, and what that does. −2 leads down, +2 leads up.`,
  idea: say`Steps that help lead down to the ${strong('foot of a slope, and not every foot is at 0')}. So begin often, or walk on the level: some start, or some place on the plain, lies on the right slope.`,
  energy: 'energy',
  steps: 'Nine swaps are possible',
  /** The box is one of four, in reading order. */
  swap: (one: string, other: string, box: number) => `${'↖↗↙↘'[box]} ${one}⇄${other}`,
  signed,
  /** For who listens: the two cells, and what their swap does. */
  where: ([a, b]: readonly [string, string], delta: number) => `, ${a} and ${b}, ${changes(delta)}`,
  restart: 'New random start',
  walk: 'Steps on the level, too',
  lift: 'Lift the fog',
  lower: 'Back into the fog',
  so: (starts: number, level: number) => `${counted(starts, 'start')}${level > 0 ? `, ${counted(level, 'step')} on the level` : ''}`,
  map: (all: number, energy: number, near: readonly { readonly energy: number }[], isStuck: boolean, isLifted: boolean) => {
    const steps = near.map((spot) => signed(spot.energy - energy)).join(', ');
    const around = near.length === 0 ? 'the solution' : `the steps around change it by ${steps}${isStuck ? ', none leads down' : ''}`;
    return `${isLifted ? `All ${all} grids, each a dot as high as its energy. ` : ''}You are at energy ${energy}; ${around}`;
  },
  went: (delta: number, energy: number): Sentence => say`${good(`Down by ${-delta}`)}: energy ${energy}.`,
  walked: (energy: number, opens: boolean): Sentence =>
    opens
      ? say`On the level, energy ${energy}. From here ${good('a way leads down')} that could not be seen before.`
      : say`On the level, energy ${energy}.`,
  refuses: (delta: number): Sentence =>
    delta > 0
      ? say`That leads ${worse(`up by ${delta}`)}. A climber who wants to get down does not make it.`
      : say`That is ${strong('only as good')}. A climber who makes only what helps does not make it, either.`,
  /** `wasLost`: from the first grid of the climb every way down ends above 0. `mayWalk`: steps on the level are allowed. */
  stuck: (energy: number, level: number, wasLost: boolean, mayWalk: boolean): Sentence =>
    say`${strong('Stuck')} at energy ${energy}: none of the nine leads down${level > 0 ? `, though ${level} ${level === 1 ? 'is' : 'are'} as good` : ''}. ${wasLost ? 'You did nothing wrong: from this start every way down ends above 0.' : 'Another way down led to 0.'} ${mayWalk && level > 0 ? 'Walk on the level, or take' : 'Take'} a ${strong('new random start')}.`,
  /** `isEarly`: a step down was left. */
  began: (start: number, energy: number, isEarly: boolean): Sentence =>
    say`Start ${start}: all boxes filled anew, energy ${energy}. ${isEarly ? 'The grid before had a step down left; it is forgotten.' : 'What you found out before is forgotten.'}`,
  mayWalk: (may: boolean): Sentence =>
    may ? say`Steps that are as good may be made now, too.` : say`Only steps that lead down are made now.`,
  /** `inVain`: so many of the climbs before did not come to 0. */
  solved: (starts: number, level: number, inVain: number): Sentence =>
    starts === 1
      ? say`${good('Energy 0')} at the first start${level > 0 ? `, with ${counted(level, 'step')} on the level` : ''}.`
      : say`${good('Energy 0')}, at start ${starts}.${inVain === 0 ? '' : ` ${inVain < starts - 1 ? `Of the climbs before, ${inVain}` : inVain === 1 ? 'The climb before' : `The ${inVain} climbs before`} ended at the foot of another slope.`}`,
  fates: (sure: number, open: number, lost: number): Sentence =>
    say`Of all ${sure + open + lost} grids, ${good(sure)} lead down to 0 whichever helping steps you take, ${strong(open)} only if you take the right ones, and ${bad(lost)} never.`,
  /** What steps the fates are told of. */
  fateBy: 'By steps that help:',
  fate: { sure: 'always gets to 0', open: 'may get to 0', lost: 'never does' },
  bottom: 'nowhere down from here',
};
