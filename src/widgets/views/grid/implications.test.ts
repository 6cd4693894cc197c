import { expect, it } from 'vitest';
import type { Implication } from '../../../engine/picture/implications.ts';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { implicationItems } from './implications.ts';
import { emptyScene } from './scene.ts';

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
