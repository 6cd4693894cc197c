import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { record } from '../../../trace/record.ts';
import { loadAlgorithm, prepareOn } from '../../runs/prepared-run.ts';
import { questionAt } from './pointing.ts';

it.each([
  ['item 3', { of: 'column', item: 3 }],
  ['option 2', { of: 'row', option: 2 }],
  // The first node of the first row; there is no question about the root.
  ['node 8', { of: 'row', option: 0 }],
  ['item 7', undefined],
])('%s in a drawing of links can be asked about', async (points, question) => {
  const run = prepareOn(await loadAlgorithm('dancing-links'), { id: 'knuth-6x7', name: '', text: '' }, {});
  const { document } = parseHTML(`<svg><g data-points="${points}"><rect></rect></g></svg>`);
  expect(questionAt(document.querySelector('rect')!, record(run.algorithm, run.input, run.values).frame(3), [])).toEqual(question);
});
