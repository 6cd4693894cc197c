import { number } from '#words/language.ts';
import deadEnds from '../../../content/data/dead-ends.json' with { type: 'json' };
import order from '../../../content/data/grade-order.json' with { type: 'json' };
import rated from '../../../content/data/rated-puzzles.json' with { type: 'json' };
import fit from '../../../content/data/score-fit.json' with { type: 'json' };
import splits from '../../../content/data/splits.json' with { type: 'json' };
import { rungOf } from '../../engine/logic/ladder.ts';
import { shareOfHardest } from '../../tries/doubling/doubling.ts';
import { ratedSteps } from '../../tries/doubling/rated-steps.ts';

/** Figures of the text: nodes of the search that remembers where it failed, and of the one that does not (research/dead-ends.ts). */
const deadEndsFigures: Readonly<Record<string, () => string>> = Object.fromEntries(
  deadEnds.rows.flatMap(({ set, count, forgets, remembers }) => [
    [`${set}-count`, () => number(count)],
    [`${set}-forgets`, () => number(forgets)],
    [`${set}-remembers`, () => number(remembers)],
  ]),
);

/** Figures of the text, computed by research/grade-order.ts: median scores, and of a hundred pairs with the level below those in order. */
const gradeOrderFigures: Readonly<Record<string, () => string>> = {
  'order-tried': () => number(order.tried),
  'order-correlation': () => order.correlation.toFixed(2),
  ...Object.fromEntries(order.levels.map(({ level, median }) => [`order-median-${level}`, () => number(median)])),
  ...Object.fromEntries(
    order.levels.slice(1).map(({ level }, place) => [`order-pairs-${level}`, () => String(Math.round(100 * order.neighbours[place]!))]),
  ),
};

/** Names of the variants of research/splits.ts. */
const nameOf = ({ triads, digits }: { triads: boolean; digits: boolean }) =>
  triads ? (digits ? 'both' : 'triads') : digits ? 'digits' : 'neither';

/** Figures of the text: guesses a puzzle, and time against the search without either. */
const splitsFigures: Readonly<Record<string, () => string>> = {
  'splits-count': () => number(splits.count),
  ...Object.fromEntries(
    splits.rows.flatMap((row) => [
      [`splits-${nameOf(row)}-guesses`, () => number(Math.round(row.guesses))],
      [`splits-${nameOf(row)}-time`, () => String(row.time)],
    ]),
  ),
};

const correlation = (value: number) => value.toFixed(3);
/** By how fast the weights grow: the name of each row in the text. */
const GROWTHS = ['never', 'two', 'one', 'two-thirds', 'half'] as const;

/** How much harder an X-wing is than a full house, in points of rating. */
const aboveFullHouse = fit.difficulties['x-wing'] - fit.difficulties['full-house'];

/** Figures of the text, computed by research/fit-scores.ts: what the weights are, and what the fit is worth. */
/** The share of the hardest step in the score of the figure’s top bar, in percent. */
const hardestShare = (nth: number) =>
  String(Math.round(100 * shareOfHardest(ratedSteps(rated.puzzles as [string, number, string][], fit.difficulties).at(-1)!, nth)));

const scoreFitFigures: Readonly<Record<string, () => string>> = {
  'weight-full-house': () => number(rungOf('full-house').score),
  'weight-naked-single': () => number(rungOf('naked-single').score),
  'weight-x-wing': () => number(rungOf('x-wing').score),
  'weight-guess': () => number(rungOf('guess').score),
  'difficulty-full-house': () => fit.difficulties['full-house'].toFixed(1),
  'difficulty-x-wing': () => fit.difficulties['x-wing'].toFixed(1),
  'above-x-wing': () => aboveFullHouse.toFixed(1),
  'doublings-x-wing': () => (aboveFullHouse / fit.doubling).toFixed(1),
  'fit-puzzles': () => number(fit.puzzles),
  'fit-from': () => fit.from.toFixed(1),
  'fit-to': () => fit.to.toFixed(1),
  'fit-level': () => correlation(fit.level),
  'fit-half-one': () => correlation(fit.halves[0]!.score),
  'fit-half-two': () => correlation(fit.halves[1]!.score),
  ...Object.fromEntries(
    GROWTHS.flatMap((name, nth) => [
      [`growth-${name}`, () => correlation(fit.growth[nth]!.score)],
      [`hardest-share-${name}`, () => hardestShare(nth)],
      [`growth-${name}-most`, () => number(Number(fit.growth[nth]!.most.toPrecision(2)))],
    ]),
  ),
};

/** The figures of the text that no chart shows. */
export const measured: Readonly<Record<string, () => string>> = {
  ...deadEndsFigures,
  ...gradeOrderFigures,
  ...splitsFigures,
  ...scoreFitFigures,
};
