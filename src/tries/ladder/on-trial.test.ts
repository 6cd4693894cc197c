import { expect, it } from 'vitest';
import { hasDigit } from '../../engine/candidates.ts';
import { thoughtsOf } from '../../narration/en/trials.ts';
import { drillOf } from './drill.ts';
import { ownStep } from './on-trial.ts';
import { suppose } from './words.ts';

const drill = drillOf('nishio', 0);
const { puzzle, position, instance } = drill;
const thoughts = thoughtsOf(instance, puzzle, position);

it('says that a trial is over once it has led to something impossible, except of the mark that it strikes', () => {
  const end = thoughts.findLast(({ shows }) => shows.nothingLeft);
  const [supposed] = instance.eliminations as [(typeof instance.eliminations)[number]];
  expect(ownStep(drill, instance, end, supposed)).toBeUndefined();
  const others = Array.from(position.candidates, (_, cell) => ({ cell, digit: supposed.digit })).filter(({ cell, digit }) =>
    hasDigit(position.candidates[cell]!, digit),
  );
  expect(others.length).toBeGreaterThan(5);
  const said = others.map((mark) => ownStep(drill, instance, end, mark)?.says);
  expect(said).toContain(suppose.isOver);
  expect(new Set(said)).toEqual(new Set([undefined, suppose.isOver]));
});
