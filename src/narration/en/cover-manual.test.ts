import { expect, it } from 'vitest';
import { algorithmX } from '../../engine/cover/algorithm-x.card.ts';
import { sampleProblem } from '../../engine/cover/problems/samples.ts';
import type { LooseStep } from '../narrator.ts';
import { coverManual } from './cover-manual.ts';

it('asks for a column before it is said that no row is left, unless one without a row would be chosen next', () => {
  const state = algorithmX.start(sampleProblem('knuth-6x7'), { rule: 'fewest', solutions: 1, givens: 'left', seed: 1 });
  let before = algorithmX.clone(state);
  let last: LooseStep | undefined;
  const said: (readonly [string, string | undefined])[] = [];
  for (const step of algorithmX.run(state)) {
    // What is asked for is asked on the state before it.
    if (step.kind === 'choose' || step.kind === 'pick' || step.kind === 'deadEnd')
      said.push([step.kind, coverManual.idle(before, last).deadEnd]);
    if (step.kind === 'deadEnd') break;
    before = algorithmX.clone(state);
    last = step;
  }
  expect(said).toEqual([
    ['choose', 'Choose a column first.'],
    ['pick', undefined],
    ['choose', 'Choose a column first.'],
    ['pick', undefined],
    ['choose', undefined],
    ['deadEnd', undefined],
  ]);
});
