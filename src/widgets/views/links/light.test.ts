import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { positionOf } from '../../../trace/anchors.ts';
import { record } from '../../../trace/record.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { viewContext } from '../view-set.ts';
import { linksView } from './links.ts';

const run = await prepareRun({ algorithm: 'dancing-links', options: {} }, { id: 'knuth-6x7', name: '', text: '' });
const timeline = record(run.algorithm, run.input, run.values);
/** The headers are 0 to 6, the root is 7 and the first node of the matrix 8. */
const [A, ROOT, FIRST] = [0, 7, 8];

it('lights arrows with the nodes at their ends, rings nodes, and leaves nothing behind', () => {
  const { document } = parseHTML('<body><div></div></body>');
  const element = document.querySelector('div')!;
  const view = linksView(element, viewContext(run, timeline, document));
  expect(() => view.highlight!({ nodes: [A] })).not.toThrow();
  view.draw(timeline.frame(positionOf(timeline, { at: 'unlink' })));
  const before = element.innerHTML;
  const all = (selector: string) => [...element.querySelectorAll(`g.lights ${selector}`)];
  view.highlight!({ arrows: [['R', ROOT]] });
  expect(all('path.arrow.lit')).toHaveLength(1);
  expect(all(':is(g.root, g.header)').map((each) => each.getAttribute('class')!.split(' ')[0])).toEqual(['root', 'header']);
  view.highlight!({ nodes: [A, FIRST] });
  expect([all('path.arrow').length, all('rect.ring').length, all('g.node').length, all('g.header').length]).toEqual([0, 2, 1, 1]);
  view.highlight!({ cells: [[1]], nodes: [9999] });
  expect(element.innerHTML).toBe(before);
});
