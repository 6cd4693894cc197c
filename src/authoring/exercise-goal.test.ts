import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { factLabels, solutionLink } from './exercise-goal.ts';

it('calls an option and its value what the reader sees', async () => {
  const runs = { main: { algorithm: 'algorithm-x', puzzle: 'knuth-6x7' } };
  expect(await factLabels(runs, 'main', { 'option.rule': 'fewest', rows: { atMost: 4 } })).toEqual({
    'option.rule': '“Column rule”',
    'option.rule=fewest': '“fewest rows”',
    rows: 'chosen',
  });
});

it('a run that is stuck for want of techniques is no solution of the exercise on what trusts the puzzle', async () => {
  const chapter = readFileSync('content/chapters/supposing/index.mdx', 'utf8');
  const [, written] = /goal=\{\[\{[^}]*\}, (\{ puzzle: 'three-solutions'[^}]*\})\]\}/.exec(chapter)!;
  const goal = JSON.parse(written!.replaceAll("'", '"').replace(/\b(puzzle|ended):/g, '"$1":'));
  const runs = { main: { algorithm: 'human-solver', puzzle: 'ai-escargot' } };
  const solution = { puzzle: 'three-solutions', options: { uniqueness: 'off' } };
  expect(await solutionLink(runs, 'main', goal, solution)).toContain('three-solutions');
  const short = { ...solution, options: { ...solution.options, hardest: 'very-easy' } };
  await expect(solutionLink(runs, 'main', goal, short)).rejects.toThrow('option.hardest is very-easy');
});
