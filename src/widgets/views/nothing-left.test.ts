import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { catalog } from '../../engine/catalog.ts';
import { record } from '../../trace/record.ts';
import { ownPuzzle } from '../runs/named-puzzle.ts';
import { prepareRun } from '../runs/prepared-run.ts';
import { viewContext } from './view-set.ts';
import { fittingViews, viewFor, views } from './views.ts';

/** A puzzle of which every cell is given. */
const full = ownPuzzle('534678912672195348198342567859761423426853791713924856961537284287419635345286179');
const onPuzzles = catalog.filter(({ input }) => input.startsWith('puzzle'));

it.each(onPuzzles.map(({ id }) => id))('all views of %s draw a grid in which there is nothing to do', async (algorithm) => {
  const run = await prepareRun({ algorithm, options: {} }, full);
  const timeline = record(run.algorithm, run.input, run.values);
  const names = await fittingViews(Object.keys(views), run.algorithm, timeline.frame(0).picture);
  expect(names).toContain('words');
  for (const name of names) {
    const { document } = parseHTML('<!doctype html><html><body><div></div></body></html>');
    const view = (await viewFor(name, timeline))(document.querySelector('div')!, viewContext(run, timeline, document));
    for (const position of [0, timeline.length]) expect(() => view.draw(timeline.frame(position))).not.toThrow();
    expect(document.body.innerHTML, name).not.toMatch(/NaN|undefined|Infinity/);
  }
});
