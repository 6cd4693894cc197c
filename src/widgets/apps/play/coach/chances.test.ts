import { expect, it } from 'vitest';
import { solvePuzzle } from '../../../../engine/fast/answer.ts';
import { readPuzzles } from '../../../../engine/formats/read.ts';
import { limitOf } from '../../../../engine/logic/judging/elimination-run.ts';
import { judged } from '../../../../engine/logic/judging/judge.ts';
import { ladderDigits } from '../../../../engine/logic/judging/ladder-digits.ts';
import { type Deed, framesOf, type SolveFrame } from '../../../../engine/logic/judging/solve.ts';
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

it('takes a solve that climbs the ladder as one in which every technique was seen', () => {
  const { puzzle } = readPuzzles('1...........54...1....69..3.4...3....2....71..9..7...4.5.7...6....23...8.....42..')[0]!;
  const answer = solvePuzzle(puzzle)!;
  const climbed = ladderDigits(puzzle).slice(0, 15);
  const deeds = climbed.map(
    ({ cell, digit }, index): Deed => ({
      seconds: 10 * (index + 1),
      did: 'move',
      digits: [{ cell, before: 0, after: digit }],
      struck: [],
    }),
  );
  const solve = { puzzle, answer, deeds, pauses: [], seconds: 150 };
  const seen = chancesOf(
    framesOf(solve),
    [...judged(solve, limitOf('medium'))].map((frame) => frame.verdict),
  );
  expect(seen.map(({ technique }) => rungOfTechnique(technique))).toEqual(climbed.map(({ rung }) => rung));
  expect(new Set(seen.map(({ outcome, seconds }) => `${outcome} ${seconds}`))).toEqual(new Set(['seen 10']));
  // A digit at random, at once.
  const last = ladderDigits(puzzle).at(-1)!;
  const guess: Deed = { seconds: 5, did: 'move', digits: [{ cell: last.cell, before: 0, after: last.digit }], struck: [] };
  const guessed = { ...solve, deeds: [guess] };
  const [chance] = chancesOf(
    framesOf(guessed),
    [...judged(guessed, limitOf('medium'), false)].map((frame) => frame.verdict),
  );
  expect(chance).toEqual({ technique: seen[0]!.technique, outcome: 'guess', seconds: 5 });
});
