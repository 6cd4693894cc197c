import { expect, it } from 'vitest';
import { gridWith } from '../grid.ts';
import { randomFrom } from '../random.ts';
import { jigsawRegions } from './jigsaw-regions.ts';

it.each([4, 5, 6, 7, 9, 12])('makes regions of %i cells in one piece', (size) => {
  for (let seed = 1; seed <= 20; seed++) {
    const regions = jigsawRegions(size, randomFrom(seed));
    const grid = gridWith({ size, regions });
    for (const cells of grid.cellsOfHouse.slice(2 * size)) {
      const reached = new Set([cells[0]]);
      for (const cell of reached) {
        const sides = [cell - size, cell + size, cell % size > 0 ? cell - 1 : -1, (cell + 1) % size > 0 ? cell + 1 : -1];
        for (const side of sides) if (cells.includes(side)) reached.add(side);
      }
      expect(reached.size).toBe(size);
    }
  }
});

it('makes the same regions of the same seed, and hardly ever boxes', () => {
  const boxes = [...gridWith({ size: 9 }).boxOfCell].join();
  const drawn = [1, 2, 3, 4, 5].map((seed) => jigsawRegions(9, randomFrom(seed)).join());
  expect(new Set([...drawn, boxes]).size).toBe(6);
  expect(jigsawRegions(9, randomFrom(3)).join()).toBe(drawn[2]);
});
