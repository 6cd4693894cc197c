import { parseHTML } from 'linkedom';
import { describe, expect, it, vi } from 'vitest';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { viewContext } from '../view-set.ts';
import { gridView } from './grid.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('..32.....42..3.4'));
const timeline = record(run.algorithm, run.input, run.values);

function drawnGrid() {
  const { document } = parseHTML('<body><div></div></body>');
  const element = document.querySelector('div')!;
  const view = gridView(element, { ...viewContext(run, timeline, document), pick: () => {} });
  return { element, view, draw: (position: number) => view.draw(timeline.frame(position)) };
}

describe('light on a grid', () => {
  it('rings each group of cells, veils the others and leaves nothing behind', () => {
    const { element, view, draw } = drawnGrid();
    draw(3);
    const before = element.innerHTML;
    view.highlight!({ cells: [[0, 1, 2, 3], [5]] });
    expect([...element.querySelectorAll('g.lights path')].map((path) => path.getAttribute('d')!.split('M').length - 1)).toEqual([1, 1]);
    const veiled = element.querySelector('path.veil')!.getAttribute('d')!.split('M').length - 1;
    expect(veiled).toBe(16 - 5);
    const { children } = element.querySelector('g.world')!;
    expect([...children].slice(-3).map((each) => each.getAttribute('class'))).toEqual(['veil', 'lights', 'hits']);
    view.highlight!({ cells: [[5]] });
    expect(element.querySelectorAll('g.lights path')).toHaveLength(1);
    view.highlight!(undefined);
    expect(element.innerHTML).toBe(before);
  });

  it('writes a case of an argument with what it rules out, beside the lines of the others, and leaves nothing behind', async () => {
    const { element, view, draw } = drawnGrid();
    draw(3);
    const before = element.innerHTML;
    const ways = [
      [0, 5],
      [1, 4],
    ];
    const strikes = [{ cell: 8, digit: 1, by: [0] }];
    const writes = [
      { cell: 0, digit: 1 },
      { cell: 5, digit: 1 },
    ];
    view.highlight!({ case: { position: 3, ways, way: 0, writes, gone: [{ cell: 4, digit: 1 }], strikes, about: [0, 1, 4, 5, 8] } });
    // What draws it is loaded when it is needed.
    await vi.waitUntil(() => element.querySelector('g.case'));
    const drawn = element.querySelector('g.case')!;
    expect([...drawn.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['1', '1']);
    expect(['.way', '.way.now', '.sees', '.gone', '.dies'].map((each) => drawn.querySelectorAll(each).length)).toEqual([2, 1, 1, 1, 1]);
    expect(element.querySelector('path.veil')!.getAttribute('d')!.split('M').length - 1).toBe(16 - 5);
    view.highlight!(undefined);
    expect(element.innerHTML).toBe(before);
  });

  it('passes over what has no cells, and a view that has drawn nothing yet', () => {
    const { element, view, draw } = drawnGrid();
    expect(() => view.highlight!({ cells: [[1]] })).not.toThrow();
    draw(3);
    view.highlight!({ cells: [[1]] });
    view.highlight!({ lines: ['place'] });
    view.highlight!({ cells: [[1]], isPointedAt: true });
    expect(element.querySelector('.veil, .lights')).toBeNull();
  });
});
