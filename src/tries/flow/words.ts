import { number } from '../../narration/en/interface/language.ts';
import { counted, type Sentence, say, toned } from '../../narration/sentence.ts';

const good = toned('done');
const hot = toned('worse');
const cold = toned('placed');
const strong = toned('strong');

const oneDecimal = (value: number) => value.toFixed(1);

/** What a rule is called and how its level is said. */
interface RuleWords {
  readonly about: string;
  readonly task: Sentence;
  readonly start: Sentence;
  readonly idea: Sentence;
  /** The name of the slider, and of its ends. */
  readonly level: string;
  readonly least: string;
  readonly most: string;
  readonly value: (level: string) => string;
  /** What the level is too much or too little of, and what to do about it. */
  readonly tooMuch: string;
  readonly stillTooMuch: string;
  readonly less: string;
  readonly tooLittle: string;
  readonly more: string;
}

const temperature: RuleWords = {
  about: 'The trap, and a temperature that you turn while swaps go on',
  task: say`${strong('Get this grid to energy 0.')} Press Run and drag the temperature, by its slider or on the curve. The hotter it is, the more bad swaps are kept.`,
  start: say`You are in the trap: the energy is 7, and no swap makes it lower. Each bar counts the swaps that change the energy by the same amount. Its filled part is the share that would be kept at this temperature.`,
  idea: say`Too hot, and the grid never settles. Too cold, and it never moves. The right temperature is in between, and you can’t know it beforehand. So ${strong('start hot and cool slowly')}: that way you pass through it.`,
  level: 'temperature',
  least: 'cold',
  most: 'hot',
  value: (level) => `t = ${level}`,
  tooMuch: 'Hot',
  stillTooMuch: 'Still too hot',
  less: 'Now cool it, a little at a time.',
  tooLittle: 'Too cold',
  more: 'Warm it a little.',
};

const chance: RuleWords = {
  about: 'The trap, and the chance of a bad swap, which you turn while swaps go on',
  task: say`${strong('How often should a bad swap be kept?')} Press Run, drag the handle, and get the grid to energy 0.`,
  start: say`This is the trap again, at energy 7. Each bar counts the swaps that change the energy by the same amount. Its filled part is the share that would be kept.`,
  idea: say`Keep bad swaps too often, and the grid wanders far above 0. Keep them too rarely, and it ${strong('waits in every trap')}. One in a hundred, or something near it, does neither.`,
  level: 'a bad swap is kept',
  least: 'every time',
  most: 'hardly ever',
  value: (level) => `1 in ${level}`,
  tooMuch: 'Too often',
  stillTooMuch: 'Still too often',
  less: 'Keep fewer bad swaps.',
  tooLittle: 'Too rarely',
  more: 'Keep a few more bad swaps, or wait.',
};

/** Words of a flow of swaps that never stops while its reader turns the rule. */
export const flow = {
  rules: { temperature, chance },
  run: 'Run',
  pause: 'Pause',
  strike: (count: number) => `Propose ${number(count)} swaps`,
  pace: 'Speed',
  paces: { slow: 'slow', fast: 'fast', faster: 'very fast' },
  /** The sign of the temperature on the curve, which can be dragged. */
  handle: 'Temperature on the curve',
  handleKeys: 'Arrow keys raise and lower the temperature',
  refill: 'New random grid',
  seed: 'seed',
  cooling: 'cooling:',
  coolingValue: (percent: number) => (percent === 0 ? 'off' : `${percent}% per 1,000 swaps`),
  energy: 'energy',
  proposals: 'swaps proposed',
  /** Under the coloured strip: what its colour is. */
  heat: { temperature: 'colour: temperature', chance: 'colour: the handle' },
  /** Over the shares of the energies. */
  spread: 'time at each energy',
  kept: (percent: number) => `${percent} of 100 swaps from here would be kept`,
  told: (level: string, percent: number) => `${level}: ${percent} of 100 swaps from here would be kept`,
  so: (proposals: number) => `${number(proposals)} swaps proposed`,
  chart: (energy: number, proposals: number, low: number, high: number) =>
    proposals === 0
      ? `Nothing proposed yet; the energy is ${energy}`
      : `The energy after ${number(proposals)} swaps is ${energy}; over the newest of them it was between ${low} and ${high}`,
  /** The reader has turned the rule: what was said before was about another level. */
  turned: (count: number): Sentence =>
    say`You’ve changed the rule. After ${number(count)} swaps under it, you’ll read here what came of them.`,
  refilled: (seed: number, energy: number): Sentence => say`All boxes are filled again at random, from seed ${seed}: energy ${energy}.`,
  /** What came of a stretch: the share kept is a whole number of per cent. */
  frozen: (rule: RuleWords, level: string, energy: number): Sentence =>
    say`${cold(rule.tooLittle)}, ${level}: of the last 1,000 swaps, no bad one was kept, and the energy is ${energy}, as before. ${rule.more}`,
  cold: (rule: RuleWords, level: string, before: number, end: number): Sentence =>
    say`${cold(rule.tooLittle)}, ${level}: of the last 1,000 swaps, hardly a bad one was kept, and ${before === end ? `the energy is ${end}, as before` : `the energy went from ${before} to ${end}`}. ${rule.more}`,
  /** `before`: the mean of the stretch before, where that was warmer; `isStill`: it was as hot, and nothing came of it. */
  boiling: (
    rule: RuleWords,
    level: string,
    low: number,
    mean: number,
    kept: number,
    before: number | undefined,
    isStill: boolean,
  ): Sentence =>
    before !== undefined
      ? say`${strong('Better')}, ${level}, but ${kept}% of the last 1,000 swaps were still kept. The mean energy went from ${oneDecimal(before)} to ${oneDecimal(mean)}. Go on like this.`
      : say`${hot(isStill ? rule.stillTooMuch : rule.tooMuch)}, ${level}: of the last 1,000 swaps, ${kept}% were kept, good or bad. The energy wandered around ${oneDecimal(mean)} and never got below ${low}. ${rule.less}`,
  /** `isLong`: it has been in between for some time. */
  working: (level: string, low: number, mean: number, kept: number, isLong: boolean): Sentence =>
    say`${strong('In between')}, ${level}: of the last 1,000 swaps, ${kept}% were kept, a bad one now and then. Their mean energy was ${oneDecimal(mean)}, the lowest ${low}. ${isLong ? 'It isn’t at 0 yet: keep going, or stir it up a little first.' : 'From here it can get to 0, so keep going.'}`,
  /** `isQuenched`: it was hot less than a thousand swaps before. Of 200 grids that were cooled so, five got to 0. */
  solved: (level: string, proposals: number, isQuenched: boolean): Sentence =>
    say`${good('Energy 0')}, after ${counted(proposals, 'swap')}, at ${level}.${isQuenched ? ' That was luck: you went from hot to cold within 1,000 swaps, and only about one grid in forty gets to 0 like that. Try it with a new random grid.' : ''}`,
  over: (): Sentence => say`It’s solved. Take a new random grid, or start again, to try another way.`,
};

export type { RuleWords };
