import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { bitOf } from '../../../engine/candidates.ts';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { emptyScene } from '../../views/grid/scene.ts';
import { cellsNamedIn, drawCellNames } from './cell-names.ts';

const puzzle = puzzleOf(new Uint8Array(16));

it('finds the cells that choices name, each once, and none that the grid hasn’t', () => {
  expect(cellsNamedIn(puzzle.grid, ['r1c2', 'r2c1 or r1c2', 'r9c9', 'none'])).toEqual([1, 4]);
});

describe('cells that choices name', () => {
  it('are framed, and have their names where these hide no marks', () => {
    const svg = parseHTML('<svg><g class="world"></g></svg>').document.querySelector('svg')!;
    const candidates = new Uint32Array(16);
    candidates[4] = bitOf(2);
    drawCellNames(svg, { ...emptyScene(puzzle), candidates }, [1, 4]);
    expect(svg.querySelectorAll('.cell-frame').length).toBe(2);
    expect([...svg.querySelectorAll('.cell-name')].map(({ textContent }) => textContent)).toEqual(['r1c2']);
    drawCellNames(svg, emptyScene(puzzle), []);
    expect(svg.querySelectorAll('.cell-frame, .cell-name').length).toBe(0);
  });
});
