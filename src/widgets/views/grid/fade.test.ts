import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { gridOf } from '../../../engine/grid.ts';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { drawnGrid } from './drawn-grid.ts';
import { fadeFrom, isLarge } from './fade.ts';
import { SIDE } from './places.ts';
import { emptyScene } from './scene.ts';

const puzzle = puzzleOf(new Uint8Array(625), { grid: gridOf(25) });
const withDigits = (digits: Readonly<Record<number, number>>) => {
  const all = puzzle.givens.slice();
  for (const [cell, digit] of Object.entries(digits)) all[Number(cell)] = digit;
  return { ...emptyScene(puzzle), digits: all };
};

it('draws a large grid as it was over the cells that change, and nothing of the others', () => {
  const { document } = parseHTML('<div></div>');
  const { layers, draw } = drawnGrid(document.querySelector('div')!);
  const [was, now] = [draw(withDigits({ 7: 3, 8: 4, 20: 7 })), draw(withDigits({ 8: 5, 9: 6, 20: 7 }))];
  const drawn = document.body.innerHTML;
  expect(isLarge(now)).toBe(true);
  const fade = (isLater = false) => fadeFrom(layers, was, now, SIDE / 25, isLater);
  const movement = fade()!;
  const picture = document.querySelector('.world > .moving')!;
  movement.paint(0.25);
  expect(picture.getAttribute('opacity')).toBe('0.75');
  // Three cells.
  expect(picture.querySelector('g')!.getAttribute('style')!.split('M')).toHaveLength(4);
  expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['C', 'D']);
  movement.end();
  expect(document.body.innerHTML).toBe(drawn);
  // The same picture, of the later frame.
  fade(true)!.paint(0.25);
  expect(document.querySelector('.world > .moving')!.getAttribute('opacity')).toBe('0.25');
});

it('has no fade where nothing changes, or too much to follow', () => {
  const { document } = parseHTML('<div></div>');
  const { layers, draw } = drawnGrid(document.querySelector('div')!);
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, cell) => [cell, 1]));
  const [empty, full] = [draw(withDigits({})), draw(withDigits(many))];
  expect([fadeFrom(layers, empty, empty, SIDE / 25, false), fadeFrom(layers, empty, full, SIDE / 25, false)]).toEqual([
    undefined,
    undefined,
  ]);
});
