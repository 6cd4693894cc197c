import { expect, it } from 'vitest';
import { exercise } from './exercise.ts';

it('says how a run ended that should have ended otherwise', () => {
  const said = (value: unknown) => exercise.notYet([exercise.wanted(exercise.facts.outcome!, value, { equal: 'solved' })]);
  expect(said('stuck')).toBe('Not yet: the end of the run should be solved, not stuck.');
  expect(said('no-solution')).toBe('Not yet: the end of the run should be solved, not no solution.');
});
