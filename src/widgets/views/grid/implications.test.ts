import { expect, it } from 'vitest';
import type { Implication } from '../../../engine/picture/implications.ts';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { implicationItems } from './implications.ts';
import { emptyScene } from './scene.ts';

/** The shaft of an arrow between two cells of a 4 × 4 grid, whose cells are 100 wide. */
function shaftFrom(from: number, to: number): string {
  const fact = (cell: number) => ({ cell, digit: 1, isPlaced: true });
  const arrows = [{ from: fact(from), to: fact(to), part: 'behind' as const }];
  const nothing = { levels: new Int8Array(16).fill(-1), guesses: [], gone: [], unguessed: [], dead: [], fence: [], ringed: [] };
  const scene = { ...emptyScene(puzzleOf(new Uint8Array(16))), implications: { ...nothing, arrows, ruledOut: undefined, note: 0 } };
  return implicationItems(scene, 100).find(({ key }) => key.startsWith('shaft'))!.d!;
}

it.each([
  ['along a row', 4, 6, 1],
  ['along a row, to its end', 4, 7, 1],
  ['along a column', 1, 9, 0],
])('bends an arrow around the digits on its way %s', (_way, from, to, axis) => {
  const [start, bend, end] = [...shaftFrom(from, to).matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map((each) => Number(each[axis + 1]));
  // The middle of a curve is half as far out as what bends it.
  expect(Math.abs(bend! - (start! + end!) / 2) / 2).toBeGreaterThan(35);
});

it('ends an arrow to the digit that is placed now inside its frame, with its whole head', () => {
  const puzzle = puzzleOf(new Uint8Array(16));
  const fact = (cell: number) => ({ cell, digit: 1, isPlaced: true });
  const headTo = (part: Implication['part']) => {
    const scene = emptyScene(puzzle);
    const arrows = [{ from: fact(3), to: fact(0), part }];
    const nothing = { levels: new Int8Array(16).fill(-1), guesses: [], gone: [], unguessed: [], dead: [], fence: [], ringed: [] };
    const items = implicationItems({ ...scene, implications: { ...nothing, arrows, ruledOut: undefined, note: 0 } }, 100);
    const { d } = items.find(({ key }) => key.startsWith('head'))!;
    return Number(/^M([\d.]+)/.exec(d!)![1]);
  };
  expect(headTo('new')).toBeLessThan(headTo('behind') - 5);
});
