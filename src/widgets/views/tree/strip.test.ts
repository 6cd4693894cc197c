import { parseHTML } from 'linkedom';
import { expect, it, vi } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { type Part, type Rings, SHOW_PART, SHOW_PEEK, SHOW_RINGS } from '../view.ts';
import { viewContext } from '../view-set.ts';
import { countedMarks, countOf } from './marks.ts';
import { treeStripView } from './strip.ts';
import { TreeWindow } from './window.ts';

const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle(wikipedia));
const timeline = record(run.algorithm, readPuzzles(wikipedia)[0]!.puzzle, run.values);
/** The 8 at r1c9, from the step that places it to the one that takes it back. */
const counts = { kinds: ['deadEnd'], after: 150, until: 612 };

function strip(shown = timeline) {
  const { document, CustomEvent } = parseHTML('<!doctype html><html><body><div class="strip-row"><div></div></div></body></html>');
  const element = document.querySelector('.strip-row > div') as unknown as Element;
  const showPart = vi.fn();
  const view = treeStripView(element, viewContext(run, shown, document, { seek: () => {}, showPart }));
  const ask = (type: string, detail: Part | Rings | number | null) => element.dispatchEvent(new CustomEvent(type, { detail }));
  const text = (selector: string) => element.querySelector(selector)?.textContent;
  const path = (name: string) => element.querySelector(`path.${name}`)?.getAttribute('d') ?? '';
  return { element, view, showPart, ask, text, path, show: (position: number) => view.draw(shown.frame(position)) };
}

const marksIn = (path: string) => path.split('M').length - 1;

it('shows a part of the run exactly, with its counted steps, and the whole run again, with a way back', () => {
  const { ask, show, showPart, text, path, element } = strip();
  show(150);
  expect(showPart).toHaveBeenLastCalledWith(undefined);
  ask(SHOW_PART, { first: 140, last: 660, counts });
  expect(showPart).toHaveBeenLastCalledWith([140, 660]);
  expect([text('.from'), text('.counted'), text('.to')]).toEqual(['step 140', '▾ 22 dead ends', 'step 660']);
  expect(marksIn(path('marks'))).toBe(22);
  expect(marksIn(path('others'))).toBeGreaterThan(0);
  (element.querySelector('button.whole') as HTMLButtonElement).click();
  expect(showPart).toHaveBeenLastCalledWith(undefined);
  expect([text('.from'), text('.to')]).toEqual(['step 0', 'step 87,827']);
  // So many could not be counted.
  expect(path('marks')).toBe('');
  // The same button leads back.
  expect(text('button.whole')).toBe('back to steps 140 to 660');
  (element.querySelector('button.whole') as HTMLButtonElement).click();
  expect([text('.from'), text('.counted'), text('.to')]).toEqual(['step 140', '▾ 22 dead ends', 'step 660']);
});

it('needs no levels of a run that is still to come into the part that is shown', () => {
  const { ask, view } = strip(timeline.withheldAfter(0));
  ask(SHOW_PART, { first: 140, last: 660 });
  expect(view.levelsTo!()).toBe(0);
});

it('shows a part again that was left for the whole run', () => {
  const { ask, show, showPart, element } = strip();
  show(150);
  const part = { first: 140, last: 660 };
  ask(SHOW_PART, part);
  ask(SHOW_PART, part);
  expect(showPart.mock.calls).toEqual([[undefined], [[140, 660]]]);
  (element.querySelector('button.whole') as HTMLButtonElement).click();
  ask(SHOW_PART, part);
  expect(showPart).toHaveBeenLastCalledWith([140, 660]);
  // A playhead that leaves the part takes it along.
  show(3000);
  expect(showPart).not.toHaveBeenLastCalledWith([140, 660]);
  ask(SHOW_PART, part);
  expect(showPart).toHaveBeenLastCalledWith([140, 660]);
});

it('draws rings for positions in the window, with the current one filled, and a second playhead', () => {
  const { ask, show, element } = strip();
  show(150);
  ask(SHOW_PART, { first: 140, last: 660 });
  ask(SHOW_RINGS, { positions: [20, 150, 612], current: 150 });
  expect([...element.querySelectorAll('i')].map((ring) => ring.getAttribute('class'))).toEqual(['paragraph current', 'paragraph']);
  ask(SHOW_PEEK, 400);
  expect(element.querySelector('i.peek')!.getAttribute('style')).toBe('left:50%');
  ask(SHOW_PEEK, null);
  expect(element.querySelector('i.peek')).toBeNull();
});

it('lights bars by their steps, open bars by their cells, and steps by marks', () => {
  const { view, show, path, element } = strip();
  show(73);
  expect(element.querySelector('.lights')).toBeNull();
  const [first] = [timeline.next(['place'], 0)!];
  view.highlight!({ bars: [first] });
  expect(marksIn(path('lit-bars'))).toBe(1);
  const { cell } = timeline.stepAt(first) as unknown as { cell: number };
  const lit = path('lit-bars');
  view.highlight!({ cells: [[cell]] });
  expect(path('lit-bars')).toBe(lit);
  view.highlight!({ cells: [[0, 1, 2]], steps: [73] });
  expect([path('lit-bars'), marksIn(path('lit-marks'))]).toEqual(['', 1]);
  expect(element.querySelector('.lights')).not.toBeNull();
  view.highlight!(undefined);
  expect([path('lit-marks'), element.querySelector('.lights')]).toEqual(['', null]);
});

it('counts steps after a position up to another', () => {
  expect(countOf(timeline, counts)).toBe(22);
  const marks = countedMarks(timeline, 140, 660, undefined, 100);
  expect(marks.every(({ position }) => timeline.kindAt(position) === 'deadEnd')).toBe(true);
  expect(marks.filter(({ position }) => position > 150 && position <= 612)).toHaveLength(22);
  expect(countedMarks(timeline, 0, timeline.length, undefined, 100)).toEqual([]);
});

it('takes a window along with a playhead that leaves it, not with one on its way there', () => {
  const window = new TreeWindow(timeline);
  window.show({ first: 1000, last: 1100 });
  window.follow(150);
  expect([window.first, window.end]).toEqual([1000, 1100]);
  window.follow(1050);
  window.follow(1101);
  expect([window.first, window.end]).toEqual([1051, 1151]);
});

it('shows a quarter more of a part that leads up to a place', () => {
  const window = new TreeWindow(timeline);
  window.show({ first: 100, last: 200, leadsUp: true });
  expect([window.first, window.end]).toEqual([100, 225]);
});

it('is drawn once, when the size of its box is known', () => {
  const resized: ((entries: { readonly contentRect: { readonly width: number; readonly height: number } }[]) => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: (typeof resized)[number]) {
        resized.push(changed);
      }
      observe() {}
    },
  );
  const { CustomEvent } = parseHTML('');
  vi.stubGlobal('CustomEvent', CustomEvent);
  const { show, path, element } = strip();
  show(150);
  expect(path('undone')).toBe('');
  resized[0]!([{ contentRect: { width: 0, height: 0 } }]);
  expect(path('undone')).toBe('');
  resized[0]!([{ contentRect: { width: 300, height: 80 } }]);
  expect(path('undone')).not.toBe('');
  expect(element.querySelector('svg')!.getAttribute('viewBox')).toBe('0 0 300 80');
  vi.unstubAllGlobals();
});

it('names a low bar above it, where it covers nothing that can be pressed', () => {
  const { ask, show, element } = strip();
  const [placed, takenBack] = [6998, 46352];
  show(placed);
  ask(SHOW_PART, { first: placed - 100, last: takenBack + 100 });
  ask(SHOW_RINGS, { positions: [placed], current: placed });
  const name = element.querySelector('.bar-told')!;
  expect(name.textContent).toBe('2 at r1c3');
  expect(name.className).toBe('bar-told above');
});

it('says what the height of a strip is where digits are dug out in groups', async () => {
  const empty = '.'.repeat(16);
  const carving = await prepareRun({ algorithm: 'carve', options: { level: 'very-easy' } }, ownPuzzle(empty));
  const carved = record(carving.algorithm, readPuzzles(empty)[0]!.puzzle, carving.values);
  const { document } = parseHTML('<!doctype html><html><body><div class="strip-row"><div></div></div></body></html>');
  const element = document.querySelector('.strip-row > div') as unknown as Element;
  treeStripView(element, viewContext(carving, carved, document, {})).draw(carved.frame(carved.length));
  expect(element.textContent).toContain('height: digits taken out on trial');
});
