import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { record } from '../../trace/record.ts';
import type { Frame } from '../../trace/timeline.ts';
import { ownPuzzle } from '../runs/named-puzzle.ts';
import { prepareRun } from '../runs/prepared-run.ts';
import { ViewSet, viewContext } from './view-set.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1...............'));
const timeline = record(run.algorithm, run.input, run.values);

/** A view that keeps what it was asked to draw. */
function keeping(grows: boolean) {
  const drawn: [number, number | undefined][] = [];
  const draw = (frame: Frame, previous?: Frame) => drawn.push([frame.position, previous?.position]);
  return { grows, draw, drawn };
}

describe('the views of a figure', () => {
  it('are drawn with the frame before; those that show growth alone when the run has grown', () => {
    const [still, growing] = [keeping(false), keeping(true)];
    const { document } = parseHTML('<body></body>');
    const set = new ViewSet(timeline, [
      [document.body, still],
      [document.body, growing],
    ]);
    set.drawGrowth();
    expect([set.position, growing.drawn]).toEqual([undefined, []]);
    set.draw(3);
    set.draw(4);
    set.drawGrowth();
    expect(set.position).toBe(4);
    expect(still.drawn).toEqual([
      [3, undefined],
      [4, 3],
    ]);
    expect(growing.drawn).toEqual([
      [3, undefined],
      [4, 3],
      [4, 4],
    ]);
  });

  it('wait in a pane that is hidden, and are drawn when it is shown or printed', () => {
    const { document } = parseHTML('<body><div role="tabpanel" hidden><p></p></div></body>');
    const [seen, waiting] = [keeping(false), keeping(true)];
    const set = new ViewSet(timeline, [
      [document.body, seen],
      [document.querySelector('p')!, waiting],
    ]);
    set.drawLate();
    set.draw(3);
    set.draw(7);
    expect([seen.drawn.length, waiting.drawn]).toEqual([2, []]);
    set.drawLate();
    expect(waiting.drawn).toEqual([]);
    set.drawLate({ hidden: true });
    expect(waiting.drawn).toEqual([[7, undefined]]);
    set.drawGrowth();
    document.querySelector('div')!.removeAttribute('hidden');
    set.drawLate();
    set.drawLate();
    expect(waiting.drawn).toEqual([
      [7, undefined],
      [7, undefined],
    ]);
    expect(seen.drawn.length).toBe(2);
  });

  it('are made where the page has a place for them, once each, and draw', async () => {
    const { document } = parseHTML('<body><p data-view="words">old</p><div data-view="counters"></div></body>');
    const set = await ViewSet.in(document, ['words', 'counters', 'strip', 'words'], viewContext(run, timeline, document));
    set.draw(timeline.length);
    expect(document.querySelector('[data-view=words]')!.textContent).not.toBe('old');
    expect(document.querySelector('[data-view=counters]')!.textContent).toContain('placements');
  });

  it('go on with what is drawn, unless that is another algorithm’s', async () => {
    const { document } = parseHTML('<body><p data-view="words">old</p></body>');
    const words = () => document.querySelector('[data-view=words]')!.textContent;
    const context = viewContext(run, timeline, document);
    await ViewSet.in(document, ['words'], context);
    expect(words()).toBe('old');
    await ViewSet.in(document, ['words'], context, { emptied: true });
    expect(words()).toBe('');
  });
});
