import { number } from '#words/language.ts';
import fit from '../../../content/data/score-fit.json' with { type: 'json' };
import { rungOf } from '../../engine/logic/ladder.ts';

const correlation = (value: number) => value.toFixed(3);
/** By how fast the weights grow: the name of each row in the text. */
const GROWTHS = ['never', 'two', 'one', 'two-thirds', 'half'] as const;

/** Figures of the text, computed by research/fit-scores.ts: what the weights are, and what the fit is worth. */
export const measured: Readonly<Record<string, () => string>> = {
  'weight-full-house': () => number(rungOf('full-house').score),
  'weight-naked-single': () => number(rungOf('naked-single').score),
  'weight-x-wing': () => number(rungOf('x-wing').score),
  'weight-guess': () => number(rungOf('guess').score),
  'fit-puzzles': () => number(fit.puzzles),
  'fit-from': () => fit.from.toFixed(1),
  'fit-to': () => fit.to.toFixed(1),
  'fit-level': () => correlation(fit.level),
  'fit-half-one': () => correlation(fit.halves[0]!.score),
  'fit-half-two': () => correlation(fit.halves[1]!.score),
  ...Object.fromEntries(
    GROWTHS.flatMap((name, nth) => [
      [`growth-${name}`, () => correlation(fit.growth[nth]!.score)],
      [`growth-${name}-most`, () => number(Number(fit.growth[nth]!.most.toPrecision(2)))],
    ]),
  ),
};
