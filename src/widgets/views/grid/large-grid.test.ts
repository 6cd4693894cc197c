import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { countDigits } from '../../../engine/candidates.ts';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { viewContext } from '../view-set.ts';
import { gridView } from './grid.ts';

/** A grid with more than 600 marks: its view, in an element that holds `built`, and how many marks are seen there. */
async function largeGrid(built = '') {
  const run = await prepareRun({ algorithm: 'preemptive-sets', options: {} }, ownPuzzle(`1${'.'.repeat(80)}`));
  const timeline = record(run.algorithm, run.input, run.values);
  const { document } = parseHTML(`<div>${built}</div>`);
  const view = gridView(document.querySelector('div')!, viewContext(run, timeline, document));
  const marksAt = (position: number) =>
    [...(timeline.frame(position).picture.grid!.candidates ?? [])].reduce((sum, set) => sum + countDigits(set), 0);
  const full = Array.from({ length: timeline.length }, (_, position) => position).find((position) => marksAt(position) > 600)!;
  const marks = () =>
    [...document.querySelectorAll('.marks text:not(.built)')].reduce((sum, { textContent }) => sum + textContent!.length, 0);
  return { document, view, frame: timeline.frame(full), expected: marksAt(full), marks };
}

it('makes a few of many pencil marks at a time, the fewest with all the rest', async () => {
  const { view, frame, marks, expected } = await largeGrid();
  const counts: number[] = [];
  let isWhole = false;
  while (!isWhole) {
    isWhole = view.drawPart!(frame);
    counts.push(marks());
  }
  expect(counts).toEqual([60, 364, 671, expected]);
  expect(view.drawPart!(frame)).toBe(true);
  expect(marks()).toBe(expected);
});

it('leaves the marks that the page was built with until all others are drawn', async () => {
  const built = '<svg class="grid"><g class="world"><g class="marks"><text class="mark" x="1 2" y="1 1">12</text></g></g></svg>';
  for (const isWhole of [true, false]) {
    const { document, view, frame, marks, expected } = await largeGrid(built);
    const left = () => document.querySelectorAll('.marks text[x="1 2"]').length;
    expect(view.drawPart!(frame)).toBe(false);
    expect([left(), marks()]).toEqual([1, 60]);
    const made = document.querySelector('.marks text:not(.built)')!;
    if (isWhole) view.draw(frame);
    else while (!view.drawPart!(frame)) expect(left()).toBe(1);
    expect(made.isConnected).toBe(true);
    expect([left(), marks(), document.querySelectorAll('.built').length]).toEqual([0, expected, 0]);
  }
});
