import { expect, it } from 'vitest';
import { dancingLinks } from '../../engine/cover/dancing-links.card.ts';
import { sampleProblem } from '../../engine/cover/problems/samples.ts';
import { plain } from '../sentence.ts';
import { searchWords } from './cover-words.ts';

/** What is said of the first solution of a problem. */
function solutionOf(name: string): string {
  const state = dancingLinks.start(sampleProblem(name), { rule: 'fewest', solutions: 1, givens: 'left', seed: 1 });
  for (const step of dancingLinks.run(state)) if (step.kind === 'solution') return plain(searchWords.solution(step, state));
  throw new Error(`no solution of ${name}`);
}

it('never says of a solution that it covers the columns that need not be covered', () => {
  expect(solutionOf('queens-8')).toBe(
    'Solution 1. 8 rows cover each of the 16 columns that must be covered, and none of the others twice.',
  );
  expect(solutionOf('knuth-6x7')).toMatch(/^Solution 1\. Every column is covered, by 3 rows: /);
});
