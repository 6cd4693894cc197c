import { counted, type Sentence, say, toned } from '../../narration/sentence.ts';

const good = toned('done');
const bad = toned('conflict');
const worse = toned('worse');
const strong = toned('strong');

/** The signs of steps: '−2', '0', '+4'. */
const signed = (delta: number) => (delta > 0 ? `+${delta}` : String(delta).replace('-', '−'));
const changes = (delta: number) => (delta < 0 ? `down by ${-delta}` : delta === 0 ? 'sideways' : `up by ${delta}`);

/** Words of the climb in fog: nine steps around the climber, and nothing else to be seen. */
export const fog = {
  about: 'A climb in fog on the map of a 4 × 4 grid',
  task: say`${strong('Get down to energy 0.')} You can see only the nine grids that are one swap away. Move down while you can. When nothing leads down, take a new random start.`,
  start: say`You can make a move by pressing its dot, its button, or the two cells to swap. Each button shows an arrow towards the box, the two digits that trade places, and the change in energy.`,
  idea: say`Steps down end at the foot of a slope, and ${strong('not every slope ends at 0')}. But you can start again and again: sooner or later you begin on a slope that ends at 0.`,
  energy: 'energy',
  steps: 'The nine possible swaps',
  /** The box is one of four, in reading order. */
  swap: (one: string, other: string, box: number) => `${'↖↗↙↘'[box]} ${one}⇄${other}`,
  signed,
  /** For who listens: the two cells, and what their swap does. */
  where: ([a, b]: readonly [string, string], delta: number) => `, ${a} and ${b}, ${changes(delta)}`,
  restart: 'New random start',
  walk: 'Allow sideways steps',
  lift: 'Lift the fog',
  lower: 'Back into the fog',
  so: (starts: number, level: number) => `${counted(starts, 'start')}${level > 0 ? `, ${counted(level, 'sideways step')}` : ''}`,
  map: (all: number, energy: number, near: readonly { readonly energy: number }[], isStuck: boolean, isLifted: boolean) => {
    const steps = near.map((spot) => signed(spot.energy - energy)).join(', ');
    const around = near.length === 0 ? 'the solution' : `the steps around change it by ${steps}${isStuck ? ', none leads down' : ''}`;
    return `${isLifted ? `All ${all} grids, each a dot as high as its energy. ` : ''}You are at energy ${energy}; ${around}`;
  },
  went: (delta: number, energy: number): Sentence => say`${good(`Down by ${-delta}`)}: energy ${energy}.`,
  walked: (energy: number, opens: boolean): Sentence =>
    opens
      ? say`A sideways step, at energy ${energy}. From here ${good('a swap leads down')} that you couldn’t see before.`
      : say`A sideways step: the energy is still ${energy}.`,
  isGiven: (cell: string): Sentence => say`${cell} is a given: it never moves.`,
  otherBox: (): Sentence => say`That isn’t a move. A swap stays inside ${strong('one box')}, because then every box keeps all its digits.`,
  refuses: (delta: number): Sentence =>
    delta > 0
      ? say`That leads ${worse(`up by ${delta}`)}. This climber never goes up.`
      : say`That swap only leads ${strong('sideways')}. This climber takes only swaps that help.`,
  /** `wasLost`: from the first grid of the climb every way down ends above 0. `mayWalk`: steps on the level are allowed. */
  stuck: (energy: number, level: number, wasLost: boolean, mayWalk: boolean): Sentence =>
    say`${strong('Stuck')} at energy ${energy}: none of the nine swaps leads down${level > 0 ? `, though ${level} ${level === 1 ? 'leads' : 'lead'} sideways` : ''}. ${wasLost ? 'You did nothing wrong: from this start, every way down ends above 0.' : 'Another way down led to 0.'} ${mayWalk && level > 0 ? 'Go sideways, or take' : 'Take'} a ${strong('new random start')}.`,
  /** `isEarly`: a step down was left. */
  began: (start: number, energy: number, isEarly: boolean): Sentence =>
    say`Start ${start}: all boxes are filled again at random, energy ${energy}. ${isEarly ? 'You left a grid that still had a step down.' : 'Nothing you found out on the last climb helps you now.'}`,
  mayWalk: (may: boolean): Sentence => (may ? say`Sideways steps are allowed now, too.` : say`Only steps down are allowed now.`),
  /** `inVain`: so many of the climbs before did not come to 0. */
  solved: (starts: number, level: number, inVain: number): Sentence =>
    starts === 1
      ? say`${good('Energy 0')} at the first start${level > 0 ? `, with ${counted(level, 'sideways step')}. That’s another way out, and the section on sideways moves is about it` : ''}.`
      : say`${good('Energy 0')}, at start ${starts}.${inVain === 0 ? '' : ` ${inVain < starts - 1 ? `Of the climbs before this one, ${inVain}` : inVain === 1 ? 'The climb before this one' : `The ${inVain} climbs before this one`} ended above 0.`}`,
  fates: (sure: number, open: number, lost: number): Sentence =>
    say`Of all ${sure + open + lost} grids, ${good(sure)} lead down to 0 whichever steps down you take, ${strong(open)} only if you take the right ones, and ${bad(lost)} never.`,
  /** What steps the fates are told of. */
  fateBy: 'With steps down only:',
  fate: { sure: 'always gets to 0', open: 'may get to 0', lost: 'never gets there' },
  bottom: 'no step leads down from here',
  /** The chances of climbs, worked out on the map: two means, one of them of what the other comes to. */
  chance: {
    about: (upper: string, lower: string) => `All 216 grids of the map, and the chances of two of them: ${lower}, which goes into ${upper}`,
    caption:
      'The map with the fog lifted, and one of the grids whose climbs may get to 0. Below the map is that grid with its ways down, each with its chance. Only the height means something, although grids whose steps down lead to the same grids are drawn near each other.',
    mean: (chances: readonly string[], mean: string) => `(${chances.join(' + ')}) ÷ ${chances.length} = ${mean}`,
  },
};
