import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { countDigits } from '../../../engine/candidates.ts';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { viewContext } from '../view-set.ts';
import { gridView } from './grid.ts';

it('makes a few of many pencil marks at a time, and of few all at once', async () => {
  const run = await prepareRun({ algorithm: 'preemptive-sets', options: {} }, ownPuzzle(`1${'.'.repeat(80)}`));
  const timeline = record(run.algorithm, run.input, run.values);
  const { document } = parseHTML('<body></body>');
  const view = gridView(document.body, viewContext(run, timeline, document));
  const marksAt = (position: number) =>
    [...(timeline.frame(position).picture.grid!.candidates ?? [])].reduce((sum, set) => sum + countDigits(set), 0);
  const full = Array.from({ length: timeline.length }, (_, position) => position).find((position) => marksAt(position) > 600)!;
  const frame = timeline.frame(full);
  const marks = () => document.querySelectorAll('.marks text').length;
  const counts: number[] = [];
  let isWhole = false;
  while (!isWhole) {
    isWhole = view.drawPart!(frame);
    counts.push(marks());
  }
  const all = marks();
  expect(all).toBeGreaterThan(600);
  expect(counts).toEqual([300, 600, all]);
  expect(view.drawPart!(frame)).toBe(true);
  expect(marks()).toBe(all);
});
