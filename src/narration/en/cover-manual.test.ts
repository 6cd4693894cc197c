import { expect, it } from 'vitest';
import { algorithmX } from '../../engine/cover/algorithm-x.card.ts';
import { sampleProblem } from '../../engine/cover/problems/samples.ts';
import { coverManual } from './cover-manual.ts';

it('asks for a column before it is said that no row is left, and counts no mistake', () => {
  const state = algorithmX.start(sampleProblem('knuth-6x7'), { rule: 'fewest', solutions: 1, givens: 'left', seed: 1 });
  const said: (string | undefined)[] = [coverManual.idle(state, undefined).deadEnd];
  let last: Parameters<typeof coverManual.idle>[1];
  for (const step of algorithmX.run(state)) {
    // A move is asked for when the columns and rows of the last one have been struck.
    if (step.kind === 'choose' || step.kind === 'deadEnd')
      said.push(coverManual.idle(state, step.kind === 'choose' ? last : { kind: 'choose' }).deadEnd);
    if (step.kind === 'deadEnd') break;
    if (step.kind === 'pick') last = step;
  }
  expect(said).toEqual([
    'Choose a column first.',
    'Choose a column first.',
    'Choose a column first.',
    'Choose the column without a row first.',
    undefined,
  ]);
});
