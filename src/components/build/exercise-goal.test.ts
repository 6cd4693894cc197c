import { expect, it } from 'vitest';
import { factLabels } from './exercise-goal.ts';

it('calls an option and its value what the reader sees', async () => {
  const runs = { main: { algorithm: 'algorithm-x', puzzle: 'knuth-6x7' } };
  expect(await factLabels(runs, 'main', { 'option.rule': 'fewest', rows: { atMost: 4 } })).toEqual({
    'option.rule': '“Column rule”',
    'option.rule=fewest': '“fewest rows”',
    rows: 'chosen',
  });
});
