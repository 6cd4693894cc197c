import { expect, it } from 'vitest';
import { positionText, takePosition } from '../../widgets/runs/technique-position.ts';
import { drillOf } from './drill.ts';

it.each(['x-wing', 'nishio', 'discontinuous-loop'])('takes the first position of %s from a text as it was found', (id) => {
  const { position, instance } = drillOf(id);
  takePosition(id, positionText(position));
  const taken = drillOf(id);
  expect(taken.position).not.toBe(position);
  expect(taken.position).toEqual(position);
  expect(taken.instance).toEqual(instance);
});
