import { number } from '#words/language.ts';
import { listed, type Sentence, say, toned } from '../../narration/sentence.ts';

/** Words of the figure in which a reader lets weights grow with the difficulty of a step. */

const strong = toned('strong');
const STOPS = ['never', 'every 2 points', 'every point', 'every ⅔ of a point', 'every ½ point'] as const;
export const doubling = {
  about: 'Four rated puzzles, and weights that grow with the difficulty of a step',
  task: say`${strong('Put the four puzzles in the order of their ratings.')} Each bar is one puzzle, and each block is one step of its solution, as wide as its weight. Let the weights of the harder steps grow.`,
  start: say`All steps weigh the same now, so a score is a number of steps. The two puzzles with the lowest ratings have the most steps.`,
  idea: say`${strong('One hard step has to outweigh many easy ones.')} Only then does a sum of weights follow a rating that looks at the hardest step alone. If the weights grow too fast, the rest of the puzzle no longer counts.`,
  control: 'The weight doubles',
  stop: (nth: number): string => STOPS[nth]!,
  rating: (rating: number, isNarrow: boolean) => `${isNarrow ? '' : 'rated '}${rating.toFixed(1)}`,
  score: (score: number) => number(Math.round(score)),
  /** The steps that are no singles, or the hardest single where there are none but singles; easiest first, as their blocks are. */
  hardest: (steps: readonly (readonly [technique: string, count: number])[]) =>
    steps.map(([technique, count]) => (count === 1 ? technique : `${count} × ${technique}`)).join(' · '),
  drawing: (puzzles: readonly (readonly [rating: number, score: number])[]) =>
    `Four puzzles as bars. ${listed(puzzles.map(([rating, score]) => `Rated ${rating.toFixed(1)}: score ${number(score)}`))}.`,
  all: (correlation: string) => `All rated puzzles: rank correlation ${correlation}`,
  /** What the scores are like with some weights: how many of the steps up from puzzle to puzzle they make, and what the hardest step is. */
  wrong: (nth: number, climbs: number, of: number): Sentence =>
    say`${strong(`Doubling ${STOPS[nth]!}:`)} ${climbs === 0 ? 'no puzzle has a higher score than the one below it' : `only ${climbs} of the top ${of} puzzles ${climbs === 1 ? 'has' : 'have'} a higher score than the one below`}. ${of - climbs === 1 ? 'The score in red' : 'Each score in red'} should be higher.`,
  right: (nth: number, share: number): Sentence =>
    say`${strong(`Doubling ${STOPS[nth]!}: all four are in order.`)} In the top bar, the hardest step makes up ${Math.round(100 * share)}% of the score.`,
  /** In order, but one step is nearly all of it. */
  tooMuch: (nth: number, share: number): Sentence =>
    say`${strong(`Doubling ${STOPS[nth]!}: still in order.`)} But now the hardest step is ${Math.round(100 * share)}% of the score in the top bar, so the score hardly says anything else.`,
} as const;
