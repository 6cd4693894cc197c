import { expect, it } from 'vitest';
import { exercise } from './exercise.ts';
import { exerciseGoal } from './exercise-goal.ts';

it('says what is missing in sentences', () => {
  expect(exercise.notYet([])).toBe('Not yet.');
  const said = exercise.missing('Choose at least two houses. You have chosen #.', 1);
  expect(exercise.notYet([said, exercise.notAtTheEnd])).toBe(
    'Not yet. Choose at least two houses. You have chosen 1. Go to the end of the run (End).',
  );
});

it('gives a number the noun that goes with it', () => {
  const sentence = 'You still have # {mark|marks} to strike.';
  expect([1, 1200, undefined].map((value) => exercise.missing(sentence, value))).toEqual([
    'You still have 1 mark to strike.',
    'You still have 1,200 marks to strike.',
    'You still have 0 marks to strike.',
  ]);
});

it('says of a run what it does, and what it should do', () => {
  const said = (name: string, value: number, bounds: Parameters<typeof exerciseGoal.count>[1]) =>
    exercise.missing(exerciseGoal.count(name, bounds)!, value);
  expect(said('tries', 1203, { atMost: 1000 })).toBe('The run tries 1,203 digits, but it should try at most 1,000.');
  expect(said('guesses', 1, { equal: 0 })).toBe('The run makes 1 guess, but it should make none.');
  expect(said('starts', 4, { equal: 1 })).toBe('The run needs 4 starts, but it should need only one.');
  expect(said('nodes', 5, { atLeast: 10, atMost: 20 })).toBe('The search has 5 nodes, but it should have at least 10 and at most 20.');
  expect(exerciseGoal.count('weather', {})).toBeUndefined();
  expect(exerciseGoal.outcome('stuck', 'solved')).toBe('The run gets stuck, but it should end with a solution.');
});

it('of two parts the first is told with what was seen, of more how many', () => {
  expect(exercise.partDone(1, 2, [37_787, 'calls'])).toBe('First half seen: 37,787 calls. Now the other.');
  expect(exercise.partDone(1, 3)).toBe('1 of 3 seen. Now the other 2.');
  expect(exercise.notYet([exercise.notAtTheEnd], 1, 2)).toBe('First half seen. Now the other one. Go to the end of the run (End).');
});
