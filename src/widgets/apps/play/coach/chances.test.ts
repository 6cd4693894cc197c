import { expect, it } from 'vitest';
import type { SolveFrame } from '../../../../engine/logic/judging/solve.ts';
import type { Verdict, VerdictKind } from '../../../../engine/logic/judging/verdict.ts';
import { rungOfTechnique } from '../review/review.ts';
import { chancesOf } from './chances.ts';

const verdict = (
  kind: VerdictKind,
  technique: string | undefined,
  simplest: string | undefined,
  more: Partial<Record<'open' | 'wouldShow', string>> = {},
) => {
  const showing = (id: string) => ({ rung: rungOfTechnique(id), steps: [] });
  return {
    kind,
    rung: technique && rungOfTechnique(technique),
    simplest: simplest && { cell: 0, digit: 1, showing: showing(simplest) },
    open: more.open && { rung: rungOfTechnique(more.open) },
    wouldShow: more.wouldShow && showing(more.wouldShow),
  } as Verdict;
};
const chanceOf = (...args: Parameters<typeof verdict>) => {
  const [chance] = chancesOf([{ thought: 12.4 } as SolveFrame], [verdict(...args)]);
  return chance && [chance.technique, chance.outcome, chance.seconds];
};

it('takes a chance from each move that tells of one', () => {
  expect(chanceOf('shown', 'x-wing', 'x-wing')).toEqual(['x-wing', 'seen', 12]);
  expect(chanceOf('shown', 'swordfish', 'x-wing')).toEqual(['x-wing', 'passed', 12]);
  // Of several singles one must be written first.
  expect(chanceOf('shown', 'naked-single', 'full-house')).toEqual(['naked-single', 'seen', 12]);
  expect(chanceOf('shown', 'naked-single', 'full-house', { open: 'full-house' })).toEqual(['full-house', 'passed', 12]);
  expect(chanceOf('guess', undefined, 'x-wing')).toEqual(['x-wing', 'guess', 12]);
  expect(chanceOf('hint', undefined, 'pointing')).toEqual(['pointing', 'hint', 12]);
  expect(chanceOf('mistake', undefined, 'full-house', { wouldShow: 'naked-single' })).toEqual(['naked-single', 'mistake', 12]);
  for (const kind of ['taken-back', 'repeated', 'follows', 'unproven'] as const)
    expect(chanceOf(kind, undefined, 'x-wing')).toBeUndefined();
  expect(chanceOf('guess', undefined, undefined)).toBeUndefined();
});
