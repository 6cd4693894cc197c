import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { drawAtBuild } from '../../../authoring/draw-at-build.ts';
import { runAtBuild } from '../../../authoring/run-at-build.ts';
import { viewContext } from '../view-set.ts';
import { shareArrowHeads } from './arrows.ts';
import { linksView } from './links.ts';

const run = await runAtBuild({ algorithm: 'dancing-links', puzzle: 'knuth-6x7' });
const { timeline } = run;

it('goes on with the elements of a drawing that was made at build time', async () => {
  const [earlier, later] = [9, 30];
  const drawn = async (position: number) => {
    const { document } = parseHTML(`<div>${await drawAtBuild(run, 'links', position)}</div>`);
    return document.querySelector('div')!;
  };
  const element = await drawn(earlier);
  const built = new Set(element.querySelectorAll('.arrow, .node, .header, .row-name'));
  const view = linksView(element, viewContext(run, timeline, element.ownerDocument));
  view.draw(timeline.frame(earlier));
  expect(built.size).toBeGreaterThan(50);
  const made = [...element.querySelectorAll('.arrows > .arrow, .node, .header, .row-name')].filter((part) => !built.has(part));
  expect(made.map((part) => part.getAttribute('class'))).toEqual([]);
  // From a drawing of another frame it comes to the same.
  const other = await drawn(later);
  linksView(other, viewContext(run, timeline, other.ownerDocument)).draw(timeline.frame(earlier));
  expect(other.querySelector('.world')!.innerHTML === element.querySelector('.world')!.innerHTML).toBe(true);
});

it('has the heads of arrows once before all drawings of a page', () => {
  const { document } = parseHTML('<!doctype html><html><body><main></main></body></html>');
  for (const _ of [1, 2]) shareArrowHeads(document);
  expect([...document.body.children].map(({ tagName }) => tagName.toLowerCase())).toEqual(['svg', 'main']);
  expect([...document.querySelectorAll('.arrow-heads > marker')].map(({ id }) => id)).toEqual([
    'arrow-link',
    'arrow-ghost',
    'arrow-new',
    'arrow-asked',
  ]);
});
