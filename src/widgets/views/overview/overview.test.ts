import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { viewContext } from '../view-set.ts';
import { overviewView } from './overview.ts';

it('shows the row that a search by rows is in, and none when the grid is full', async () => {
  const killer = 'sudoku~4x2~~................~5-0.1_8-4.8.12_3-5.9_7-2.6_7-3.7.11_10-10.13.14.15';
  const run = await prepareRun({ algorithm: 'killer-backtracking', options: {} }, ownPuzzle(killer));
  const timeline = record(run.algorithm, run.input, run.values);
  const { document } = parseHTML('<!doctype html><html><body><div></div></body></html>');
  const element = document.querySelector('div') as unknown as Element;
  const view = overviewView(element, viewContext(run, timeline, document));
  const rowAt = (position: number) => {
    view.draw(timeline.frame(position));
    return element.querySelector('small')?.textContent;
  };
  expect(rowAt(0)).toBe('in row 1');
  expect(rowAt(timeline.length - 2)).toBe('in row 4');
  expect(rowAt(timeline.length)).toBeUndefined();
});
