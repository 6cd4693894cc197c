import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { goalSentences, solutionLink } from './exercise-goal.ts';

it('says what is missing by the names that a reader sees, and nothing where that would tell the answer', async () => {
  const runs = { main: { algorithm: 'algorithm-x', puzzle: 'knuth-6x7' } };
  const goal = { ended: true, 'option.rule': 'fewest', rows: { atMost: 4 }, outcome: 'solved' };
  expect(await goalSentences(runs, 'main', goal, { outcome: '' })).toEqual({
    'option.rule': 'Set “Column rule” to “fewest rows”.',
    rows: 'The run chooses # {row|rows}, but it should choose at most 4.',
  });
  expect(await goalSentences(runs, 'main', { outcome: 'solved' })).toMatchObject({
    'outcome=no-solution': 'The run ends without a solution, but it should end with a solution.',
  });
  await expect(goalSentences(runs, 'main', { kind: 'deadEnd' })).rejects.toThrow("an exercise says nothing of its condition 'kind'");
});

it('the end of a run is no solution of the exercise on what trusts the puzzle, nor one that is stuck for want of techniques', async () => {
  const chapter = readFileSync('content/chapters/supposing/index.mdx', 'utf8');
  const [, written] = /run="grave" goal=\{(\{[^}]*\})\}/.exec(chapter)!;
  const goal = JSON.parse(written!.replaceAll("'", '"').replace(/\b(puzzle|patterns):/g, '"$1":'));
  const runs = { main: { algorithm: 'human-solver', puzzle: goal.puzzle } };
  const solution = { options: { uniqueness: 'off' }, at: 'see', n: 38 };
  expect(await solutionLink(runs, 'main', goal, solution)).toContain('uniqueness=off');
  const { options } = solution;
  await expect(solutionLink(runs, 'main', goal, { options })).rejects.toThrow('patterns is');
  const short = { options: { ...options, hardest: 'very-easy' } };
  await expect(solutionLink(runs, 'main', goal, short)).rejects.toThrow('option.hardest is very-easy');
});
