import { expect, it } from 'vitest';
import { candidatesOf } from '../../../../engine/candidates.ts';
import { solvePuzzle } from '../../../../engine/fast/answer.ts';
import { readPuzzles } from '../../../../engine/formats/read.ts';
import { limitOf } from '../../../../engine/logic/judging/elimination-run.ts';
import { judged } from '../../../../engine/logic/judging/judge.ts';
import { ladderDigits } from '../../../../engine/logic/judging/ladder-digits.ts';
import { singlesOf } from '../../../../engine/logic/judging/singles.ts';
import { type Deed, framesOf, type SolveFrame } from '../../../../engine/logic/judging/solve.ts';
import type { Verdict, VerdictKind } from '../../../../engine/logic/judging/verdict.ts';
import { ladder } from '../../../../engine/logic/ladder.ts';
import { positionOf } from '../../../../engine/logic/position.ts';
import { solveOf, wasShown } from '../deeds.ts';
import { newGame } from '../game.ts';
import { doHint, hintFor } from '../hint.ts';
import { write } from '../moves.ts';
import { Review } from '../review/review.ts';
import { chancesOf } from './chances.ts';
import type { Outcome } from './memory.ts';

const rungOfTechnique = (id: string) => ladder.findIndex(({ technique }) => technique.id === id);

const verdict = (
  kind: VerdictKind,
  technique: string | undefined,
  simplest: string | undefined,
  more: Partial<Record<'open' | 'long' | 'wouldShow', string>> = {},
) => {
  const showing = (id: string) => ({ rung: rungOfTechnique(id), steps: [] });
  return {
    kind,
    rung: technique && rungOfTechnique(technique),
    simplest: simplest && { cell: 0, digit: 1, showing: showing(simplest) },
    open: more.open && { rung: rungOfTechnique(more.open), passedOver: more.open === more.long },
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
  expect(chanceOf('shown', 'naked-single', 'full-house', { open: 'full-house', long: 'full-house' })).toEqual(['full-house', 'passed', 12]);
  expect(chanceOf('shown', 'naked-single', 'full-house', { open: 'full-house' })).toEqual(['naked-single', 'seen', 12]);
  // What a player strikes while there are singles is nothing that was missed.
  expect(chanceOf('shown', 'pointing', 'full-house')).toEqual(['pointing', 'seen', 12]);
  expect(chanceOf('guess', undefined, 'x-wing')).toEqual(['x-wing', 'guess', 12]);
  expect(chanceOf('hint', undefined, 'xy-wing', { wouldShow: 'pointing' })).toEqual(['pointing', 'hint', 12]);
  // A hint that took a wrong digit back.
  expect(chanceOf('hint', undefined, 'xy-wing')).toBeUndefined();
  expect(chanceOf('mistake', undefined, 'full-house', { wouldShow: 'naked-single' })).toEqual(['naked-single', 'mistake', 12]);
  for (const kind of ['taken-back', 'repeated', 'follows', 'unproven'] as const)
    expect(chanceOf(kind, undefined, 'x-wing')).toBeUndefined();
  expect(chanceOf('guess', undefined, undefined)).toBeUndefined();
});

it('counts each technique that hints showed once, and none for the digit that they led to', () => {
  const { puzzle } = readPuzzles('060000502000003000803100000500402073200000001970601004000008607000200000309000020')[0]!;
  const game = newGame(puzzle, solvePuzzle(puzzle)!);
  const taken: string[] = [];
  for (let count = 0; count < 25; count++) {
    const hint = hintFor(game);
    game.seconds += 10;
    doHint(game, hint);
    wasShown(game);
    taken.push(hint.technique!.id);
  }
  expect(new Set(taken).size).toBeGreaterThan(4);
  const solve = solveOf(game);
  const verdicts = [...judged(solve, limitOf('expert'), false)].map((frame) => frame.verdict);
  const chances = chancesOf(framesOf(solve), verdicts);
  expect(chances.map(({ technique }) => technique)).toEqual(taken);
  expect(new Set(chances.map(({ outcome }) => outcome))).toEqual(new Set(['hint']));
});

it('agrees with the look at a solve about guesses, mistakes and what was passed over', () => {
  const { puzzle } = readPuzzles('000090600160730540090001000700000003685000491200000005000500030057063084008070000')[0]!;
  const answer = solvePuzzle(puzzle)!;
  const game = newGame(puzzle, answer);
  const [first, ...rest] = ladderDigits(puzzle);
  // A mistake, a guess, and after a long while the hardest single that there is.
  write(game, first!.cell, (first!.digit % 9) + 1);
  write(game, first!.cell, first!.digit);
  for (const { cell, digit } of rest.slice(0, 15)) write(game, cell, digit);
  const singles = () => {
    const digits = game.digits.slice();
    return singlesOf({ ...positionOf(puzzle), digits, candidates: candidatesOf(puzzle, digits) });
  };
  const guess = rest.slice(15).findLast(({ cell }) => !singles().some((each) => each.cell === cell))!;
  write(game, guess.cell, guess.digit);
  game.seconds = 90;
  const hardest = singles().at(-1)!;
  write(game, hardest.cell, hardest.digit);
  const solve = solveOf(game);
  const review = new Review(solve);
  review.verdicts.push(...[...judged(solve, limitOf('easy'))].map((frame) => frame.verdict));
  const verdicts = [...judged(solve, limitOf('easy'), false)].map((frame) => frame.verdict);
  const chances = chancesOf(framesOf(solve), verdicts);
  const count = (kind: Outcome) => chances.filter(({ outcome }) => outcome === kind).length;
  expect([count('guess'), count('mistake'), count('passed')]).toEqual(
    (['guess', 'mistake', 'passed'] as const).map((name) => review.group(name).length),
  );
  expect(Math.min(count('guess'), count('mistake'), count('passed'))).toBeGreaterThan(0);
  // What would show a guess on higher rungs shows no other move.
  expect(Math.max(...review.verdicts.map(({ rung }) => rung ?? 0))).toBeLessThanOrEqual(limitOf('easy'));
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
