import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { drawAtBuild } from '../../../authoring/draw-at-build.ts';
import { runAtBuild } from '../../../authoring/run-at-build.ts';

it('keeps what is being done above the headers that are not drawn', async () => {
  const run = await runAtBuild({ algorithm: 'dancing-links', puzzle: 'wikipedia' });
  // Its neighbours are two columns of other parts of the matrix.
  const { document } = parseHTML(`<div>${await drawAtBuild(run, 'links', 36)}</div>`);
  const topOf = (part: Element) =>
    Number(/ (\S+)\)/.exec(part.getAttribute('transform')!)![1]) + Number(part.querySelector('rect')!.getAttribute('y'));
  const tops = [...document.querySelectorAll('.away.column')].map(topOf);
  expect(tops).toHaveLength(2);
  const baseline = Number(document.querySelector('.banner')!.getAttribute('y'));
  expect(baseline).toBeLessThan(Math.min(...tops));
  const [, top] = document.querySelector('svg.links')!.getAttribute('viewBox')!.split(' ').map(Number);
  expect(baseline - top!).toBeGreaterThanOrEqual(15);
});
