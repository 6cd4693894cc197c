import { expect, it } from 'vitest';
import { exercise } from './exercise.ts';

it('says how a run ended that should have ended otherwise', () => {
  const said = (value: unknown) => exercise.notYet([exercise.wanted(exercise.facts.outcome!, value, { equal: 'solved' })]);
  expect(said('stuck')).toBe('Not yet: outcome should be solved, not stuck.');
  expect(said('no-solution')).toBe('Not yet: outcome should be solved, not no solution.');
});

it('of two parts the first is told with what was seen, of more how many', () => {
  expect(exercise.partDone(1, 2, [37_787, 'calls'])).toBe('First half seen: 37,787 calls. Now the other.');
  expect(exercise.partDone(1, 3)).toBe('1 of 3 seen. Now the other 2.');
  expect(exercise.notYet(['go to the end of the run (End)'], 1, 2)).toBe(
    'First half seen. For the other one: go to the end of the run (End).',
  );
});
