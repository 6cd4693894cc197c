import { counted, type Sentence, say, toned } from '../../narration/sentence.ts';

const good = toned('done');
const hot = toned('worse');
const cold = toned('placed');
const strong = toned('strong');

const oneDecimal = (value: number) => value.toFixed(1);

/** Words of the smith: the grid of the trap, a temperature to be turned by hand, and swaps by the thousand. */
export const smith = {
  about: 'The trap, and a temperature to turn by hand',
  task: say`${strong('Get this grid to energy 0.')} Drag the temperature, then let swaps be proposed at it. The warmer, the more of the bad ones are kept.`,
  strike: (count: number) => `Propose ${count.toLocaleString('en')} swaps`,
  start: say`The trap: energy 7, and no swap is better. Filled is what of each bar would be kept at this temperature.`,
  idea: say`Too hot it never settles, too cold it never moves, and what solves it lies between. Nobody knows where. So ${strong('begin hot and cool slowly')}: you pass through it.`,
  energy: 'energy',
  proposals: 'swaps proposed',
  temperature: 'temperature',
  coldest: 'cold',
  hottest: 'hot',
  degrees: (t: string) => `t = ${t}`,
  kept: (percent: number) => `${percent} of 100 swaps from here would be kept`,
  value: (t: string, percent: number) => `${t}: ${percent} of 100 swaps from here would be kept`,
  now: (energy: number) => `energy ${energy}`,
  at: (degrees: string) => `at t = ${degrees}`,
  chart: (blows: number, energy: number, proposals: number) =>
    blows === 0
      ? `Nothing proposed yet; the energy is ${energy}`
      : `The energy over ${counted(proposals, 'proposal')}, ${counted(blows, 'stretch', 'stretches')} at a temperature each; it is ${energy} now`,
  /** What came of a stretch: the share kept is a whole number of per cent. */
  frozen: (degrees: string, energy: number): Sentence =>
    say`${cold('Too cold')} at t = ${degrees}: no way up was taken, and the energy is ${energy}, as before. Warm it a little.`,
  cold: (degrees: string, before: number, end: number): Sentence =>
    say`${cold('Cold')}, t = ${degrees}: next to nothing that is worse was kept, and ${before === end ? `the energy is ${end} as before` : `the energy went from ${before} to ${end}`}. Ways out are rare here: warm it a little.`,
  /** `before`: the mean of the stretch before, where that was warmer; `isStill`: it was as hot, and nothing came of it. */
  boiling: (degrees: string, low: number, mean: number, kept: number, before: number | undefined, isStill: boolean): Sentence =>
    before !== undefined
      ? say`${strong('Cooler than before,')} t = ${degrees}, and still ${hot('hot')}: ${kept} % kept. The mean energy went from ${oneDecimal(before)} to ${oneDecimal(mean)}. Go on.`
      : say`${hot(isStill ? 'Still too hot' : 'Hot')} at t = ${degrees}: ${kept} % of the swaps were kept, good or bad. The energy wanders about ${oneDecimal(mean)} and came no lower than ${low}. ${isStill ? 'It will not settle here: cool it.' : 'Now cool it, a little at a time.'}`,
  /** `isLong`: it has been in between for some time. */
  working: (degrees: string, low: number, mean: number, kept: number, isLong: boolean): Sentence =>
    say`${strong('In between:')} ${kept} % of the swaps were kept at t\u00a0=\u00a0${degrees}, a bad one now and then. The mean energy was ${oneDecimal(mean)}, the lowest ${low}. ${isLong ? 'Still not 0: propose on, or warm it a little first.' : 'From here it can come to 0: propose on.'}`,
  solved: (degrees: string, proposals: number): Sentence =>
    say`${good('Energy 0')}, after ${counted(proposals, 'proposal')}, at t = ${degrees}.`,
  over: (): Sentence => say`It is solved. Start again to try another way.`,
};
