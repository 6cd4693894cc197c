import { expect, it } from 'vitest';
import { cellNamed } from '../../engine/grid.ts';
import type { Thought } from '../../narration/en/thought.ts';
import { thoughtsOf } from '../../narration/en/trials.ts';
import { plain } from '../../narration/sentence.ts';
import { positionText, takePosition } from '../../widgets/runs/technique-position.ts';
import { answerTo, drillOf } from './drill.ts';
import { ownStep } from './on-trial.ts';

it.each(['x-wing', 'nishio', 'discontinuous-loop'])('takes the first position of %s from a text as it was found', (id) => {
  const { position, instance } = drillOf(id);
  takePosition(id, positionText(position));
  const taken = drillOf(id);
  expect(taken.position).not.toBe(position);
  expect(taken.position).toEqual(position);
  expect(taken.instance).toEqual(instance);
});

it.each([true, false])('gives the reason to which the reader’s own digits led (pattern drawn: %s)', (seen) => {
  const drill = drillOf('nishio');
  const { puzzle, position, instance } = drill;
  let own = instance;
  let thoughts: readonly Thought[] = thoughtsOf(instance, puzzle, position);
  let reached = 1;
  for (const name of ['r9c6', 'r2c1', 'r4c8']) {
    const step = ownStep(drill, own, thoughts[reached - 1], { cell: cellNamed(puzzle.grid, name), digit: 6 });
    if (!step?.instance) throw new Error(`6 at ${name} doesn’t follow`);
    ({ instance: own, thoughts, reached } = step);
  }
  expect(plain(thoughts.at(-2)!.sentence)).toContain('row 6 has no place left for 6');
  const { judgement } = answerTo(drill, instance.eliminations[0]!, seen, own);
  expect(plain(judgement.sentence)).toContain('row 6 has no place left for 6');
});
