import { parseHTML } from 'linkedom';
import { afterEach, expect, it, vi } from 'vitest';
import { catalogRow } from '../../../engine/catalog.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { defaultsOf } from '../../../engine/options.ts';
import { record } from '../../../trace/record.ts';
import { matrixPicture } from './picture.ts';

const NAME_LENGTH = 60;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The picture of a 4 × 4 Sudoku beside its grid, with what its buttons make of it. */
async function drawnMatrix() {
  const algorithm = await catalogRow('algorithm-x').load();
  const timeline = record(algorithm, readPuzzles('1.......3......2')[0]!.puzzle, defaultsOf(algorithm.options), { maxSteps: 300 });
  const { document, Event, CustomEvent } = parseHTML('<body><div class="lean-matrix"><div class="pane"></div></div></body>');
  vi.stubGlobal('CustomEvent', CustomEvent);
  const element = document.querySelector('.pane')!;
  const view = matrixPicture(element, { algorithm, pick: () => {} } as never);
  view.draw(timeline.frame(1) as never);
  for (const name of element.querySelectorAll('text.block')) Object.assign(name, { getComputedTextLength: () => NAME_LENGTH });
  await vi.waitFor(() => expect(element.querySelectorAll('.zoom-bar button')).toHaveLength(3));
  const [, larger, whole] = element.querySelectorAll('button');
  const svg = element.querySelector('svg')!;
  Object.assign(svg, { getBoundingClientRect: () => ({ left: 0, top: 0, width: 710, height: 206 }) });
  const point = (x: number, y: number) => svg.dispatchEvent(Object.assign(new Event('pointermove'), { clientX: x, clientY: y }));
  /** Where a place of the drawing is seen. */
  const seen = (x: number) => {
    const [left, , scale] = element
      .querySelector('g.world')!
      .getAttribute('transform')!
      .match(/-?[\d.]+/g)!
      .map(Number);
    return x * scale! + left!;
  };
  const names = () => [...element.querySelectorAll<SVGTextElement>('text.block')].map((name) => Number(name.getAttribute('x')));
  return { larger: larger!, whole: whole!, point, seen, names };
}

it('enlarges about the dot that was pointed at last', async () => {
  const { larger, point, seen } = await drawnMatrix();
  point(500, 100);
  larger.click();
  larger.click();
  expect(seen(500)).toBeGreaterThan(300);
  expect(seen(500)).toBeLessThan(410);
});

it('keeps the name of a kind of promise over what is seen of it', async () => {
  const { larger, whole, point, names } = await drawnMatrix();
  const before = names();
  point(500, 100);
  larger.click();
  larger.click();
  // Of the first two blocks nothing is seen, and of the third one its right half.
  const [cells, rows, columns] = names();
  expect(Math.max(cells! + NAME_LENGTH, rows! + NAME_LENGTH)).toBeLessThanOrEqual(0);
  expect(columns).toBe(4);
  whole.click();
  expect(names()).toEqual(before);
});
