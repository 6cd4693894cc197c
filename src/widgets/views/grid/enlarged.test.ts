import { parseHTML } from 'linkedom';
import { expect, it, vi } from 'vitest';
import { gridOf } from '../../../engine/grid.ts';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { drawnGrid } from './drawn-grid.ts';
import { emptyScene } from './scene.ts';

const sceneOf = (size: number) => emptyScene(puzzleOf(new Uint8Array(size * size), { grid: gridOf(size) }));

async function enlargedGrid() {
  const { document } = parseHTML('<body><div></div></body>');
  const element = document.querySelector('div')!;
  drawnGrid(element, () => {}).draw(sceneOf(16));
  await vi.waitFor(() => expect(element.querySelectorAll('.zoom-bar button')).toHaveLength(3));
  const [, larger, whole] = element.querySelectorAll('button');
  const state = () => ({
    isEnlarged: element.querySelector('svg')!.classList.contains('enlarged'),
    moved: element.querySelector('g.world')!.getAttribute('transform') !== null,
  });
  larger!.click();
  expect(state()).toEqual({ isEnlarged: true, moved: true });
  return { element, whole: whole!, state };
}

it('keeps an enlarged grid inside its frame when another run is drawn there', async () => {
  const { element, whole, state } = await enlargedGrid();
  drawnGrid(element, () => {}).draw(sceneOf(16));
  expect(state()).toEqual({ isEnlarged: true, moved: true });
  // The zoom of the new run knows that something is enlarged, so it leads back to the whole.
  await vi.waitFor(() => expect(whole.disabled).toBe(false));
  whole.click();
  expect(state()).toEqual({ isEnlarged: false, moved: false });
});

it('opens enlarged about the box of the cell that is looked at, where its text is about that', async () => {
  const { document } = parseHTML('<body><figure class="near"><div></div></figure></body>');
  vi.stubGlobal('document', document);
  const element = document.querySelector('div')!;
  const { draw } = drawnGrid(element, () => {});
  draw({ ...sceneOf(16), highlights: [{ cells: [17], digits: 0, hue: 0 }] });
  const transform = () => element.querySelector('g.world')!.getAttribute('transform');
  await vi.waitFor(() => expect(transform()).toMatch(/ scale\(4\)$/));
  element.querySelectorAll('button')[2]!.click();
  draw({ ...sceneOf(16), highlights: [{ cells: [18], digits: 0, hue: 0 }] });
  expect(element.querySelector('g.world')!.getAttribute('transform')).toBeNull();
  vi.unstubAllGlobals();
});

it('shows the whole again when what it opened enlarged for is over', async () => {
  const { document } = parseHTML('<body><figure class="hands"><div></div></figure></body>');
  vi.stubGlobal('document', document);
  const element = document.querySelector('div')!;
  const { draw } = drawnGrid(element, () => {});
  const scene = { ...sceneOf(16), highlights: [{ cells: [17], digits: 0, hue: 0 }] };
  draw(scene);
  const transform = () => element.querySelector('g.world')!.getAttribute('transform');
  await vi.waitFor(() => expect(transform()).toMatch(/ scale\(4\)$/));
  document.querySelector('figure')!.classList.remove('hands');
  draw({ ...scene, highlights: [{ cells: [200], digits: 0, hue: 0 }] });
  expect(transform()).toBeNull();
  vi.unstubAllGlobals();
});

it('shows the whole of a small grid that is drawn where a large one was enlarged', async () => {
  const { element, state } = await enlargedGrid();
  drawnGrid(element, () => {}).draw(sceneOf(9));
  expect(state()).toEqual({ isEnlarged: false, moved: false });
  expect(element.querySelector('.zoom-bar')).toBeNull();
});

it('keeps the numbers along the edges beside their rows and columns', async () => {
  const { document } = parseHTML('<body><div></div></body>');
  const element = document.querySelector('div')!;
  drawnGrid(element, () => {}).draw(sceneOf(25));
  await vi.waitFor(() => expect(element.querySelectorAll('.zoom-bar button')).toHaveLength(3));
  const shown = () => [...element.querySelectorAll('.edge text')].filter((each) => each.getAttribute('display') === null);
  const isOnTop = () => element.querySelector('svg')!.lastElementChild!.classList.contains('edge');
  expect([shown().length, isOnTop()]).toEqual([50, false]);
  const [, larger, whole] = element.querySelectorAll('button');
  larger!.click();
  // Half of the rows and half of the columns are left.
  expect(shown().length).toBeGreaterThan(23);
  expect(shown().length).toBeLessThan(28);
  expect(isOnTop()).toBe(true);
  whole!.click();
  expect([shown().length, isOnTop()]).toEqual([50, false]);
});
