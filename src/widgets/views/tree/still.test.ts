import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import type { Part } from '../view.ts';
import { viewContext } from '../view-set.ts';
import { drawTreeStill } from './still.ts';

const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle(wikipedia));
const timeline = record(run.algorithm, readPuzzles(wikipedia)[0]!.puzzle, run.values);

/** The still of a position: what is written in it, and its one element. */
function still(position: number, part?: Part) {
  const { document } = parseHTML('<!doctype html><html><body><div id="still"></div></body></html>');
  const element = document.querySelector('#still') as unknown as Element;
  drawTreeStill(element, viewContext(run, timeline, document), position, { part, width: 250, height: 164 });
  const drawing = element.firstElementChild!;
  const texts = [...drawing.querySelectorAll('text')].map((text) => [text.getAttribute('class'), text.textContent]);
  return { element, drawing, texts };
}

it('has its labels and its axis in one drawing', () => {
  const { element, drawing, texts } = still(73, { first: 0, last: 110 });
  expect([element.children.length, drawing.tagName.toLowerCase(), drawing.getAttribute('viewBox')]).toEqual([1, 'svg', '0 0 250 180']);
  for (const text of [
    ['now', '1 at r1c3'],
    ['axis from', 'step 0'],
    ['axis to', 'step 110'],
  ])
    expect(texts).toContainEqual(text);
  for (const text of drawing.querySelectorAll('text')) expect(Number(text.getAttribute('x'))).toBeLessThanOrEqual(250);
});

it('shows the whole run, or a part with what is counted in it', () => {
  expect(still(0).texts).toContainEqual(['axis to', 'step 87,827']);
  const counts = { kinds: ['deadEnd'], after: 150, until: 612 };
  const { drawing, texts } = still(150, { first: 140, last: 660, counts });
  expect(texts).toContainEqual(['axis counted', '▾ 22 dead ends']);
  expect(drawing.querySelector('path.marks')!.getAttribute('d')!.split('M')).toHaveLength(23);
});
