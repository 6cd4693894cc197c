import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { drawnGrid } from './drawn-grid.ts';
import { emptyScene } from './scene.ts';
import { seldom } from './seldom.ts';

it('takes away the argument that the page was built with, though what draws one has not been loaded', () => {
  const layers = ['over', 'links', 'implied'].map((name) => `<g class="${name}"><path /></g>`).join('');
  const { document } = parseHTML(`<div><svg class="grid"><g class="world">${layers}</g></svg></div>`);
  const element = document.querySelector('div')!;
  drawnGrid(element).draw(emptyScene(puzzleOf(new Array(16).fill(0))));
  expect(seldom()).toBeUndefined();
  expect(element.querySelectorAll('g.over > *, g.links > *, g.implied > *')).toHaveLength(0);
});
