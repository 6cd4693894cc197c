import { type Sentence, say, toned } from '../../narration/sentence.ts';

const good = toned('done');
const strong = toned('strong');
const percent = (share: number) => `${Math.round(100 * share)}%`;

/** Words of the tolerances: one random number for each bad swap. */
export const tolerance = {
  about: 'Two hundred random tolerances, and a temperature to turn',
  task: say`${strong('Let swaps that are worse by 2 pass one time in four.')} Drag the temperature, and watch the triangle, which is the mean of the tolerances.`,
  start: say`Each dot is the tolerance of one swap, drawn at random. The swap is kept if its Δ is smaller than its tolerance, so the dots to the right of a line are the swaps that pass.`,
  idea: say`The temperature is the ${strong('mean tolerance')}. Double it, and every swap gets away with twice as much. A tolerance is larger than Δ exactly as often as the formula says.`,
  /** Two ways up by 2 in a drawing. */
  stairs: {
    about: (one: string, two: string) =>
      `Two swaps of 1 pass with the chance ${one} each, both with ${two}. One swap of 2 passes with ${two} as well.`,
    height: (height: number) => (height === 0 ? '0' : `+${height}`),
    twoSteps: (one: string, two: string) => `${one} · ${one} = ${two}`,
    oneStep: (two: string) => two,
    caption: 'Two ways to raise the energy by 2, in two swaps or in one, with the chances of the first figure at t = 2.',
  },
  temperature: 'temperature',
  degrees: (t: string) => `t = ${t}`,
  mean: (mean: string) => `mean tolerance ${mean}`,
  axis: 'tolerance',
  beyond: (count: number) => (count === 0 ? '' : `${count} more →`),
  worseBy: (delta: number) => `Δ = ${delta}`,
  kept: (share: number, isShort: boolean) => (isShort ? percent(share) : `${percent(share)} kept`),
  formula: (share: number) => `formula: ${percent(share)}`,
  chart: (t: string, mean: string, kept: readonly number[]) =>
    `200 tolerances at temperature ${t}, of mean ${mean}. Of swaps worse by 1, 2, 3 and 4 they keep ${kept.map(percent).join(', ')}`,
  value: (t: string, share: number) => `${t}: ${percent(share)} of the swaps that are worse by 2 are kept`,
  /** On either side of what is looked for. */
  beside: {
    cold: say`${strong('Too cold.')} Swaps that are worse by 2 pass less often than one time in four.`,
    hot: say`${strong('Too hot.')} Swaps that are worse by 2 pass more often than one time in four.`,
  },
  found: (t: string, share: number, mean: string): Sentence =>
    say`${good('That’s it.')} At t = ${t}, ${percent(share)} of the 200 swaps that are worse by 2 are kept. The mean tolerance is ${mean}, nearly the same number as the temperature.`,
};
