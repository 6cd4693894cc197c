import { expect, it } from 'vitest';
import { catalog, catalogRow, refusalOf } from '../../src/engine/catalog.ts';
import { type GridForm, gridWith } from '../../src/engine/grid.ts';
import { type Puzzle, puzzleOf } from '../../src/engine/puzzle.ts';
import { algorithms } from './algorithms.ts';

const empty = (size: number, form: Omit<GridForm, 'size'> = {}) =>
  puzzleOf(new Uint8Array(size * size), { grid: gridWith({ size, ...form }) });
const given = (puzzle: Puzzle, ...digits: number[]) => ({
  ...puzzle,
  givens: Uint8Array.from(puzzle.givens, (_, cell) => digits[cell] ?? 0),
});
const full = given(empty(4), ...Array.from('1234341221434321', Number));

const puzzles: Readonly<Record<string, Puzzle>> = {
  'an empty grid': empty(9),
  'a grid with a given': given(empty(9), 1),
  'a full grid': full,
  'givens that clash': given(empty(9), 1, 1),
  'a killer': puzzleOf(new Uint8Array(81), { cages: [{ sum: 3, cells: [0, 1] }] }),
  'an empty grid of 12 × 12': empty(12),
  'an empty grid of 25 × 25': empty(25),
  'an empty grid of 36 × 36': empty(36),
  'an empty jigsaw': empty(4, { regions: [0, 0, 0, 0, 1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 3, 3] }),
  'an empty X': empty(9, { diagonals: true }),
  'an empty grid with windows': empty(9, { windows: true }),
  'an empty Latin square': empty(5, { boxRows: 0 }),
  'pencil marks': { ...empty(4), domains: new Uint32Array(16).fill(0b1111) },
};

it.each(algorithms)('$row.id takes what the catalog says it takes, and refuses the rest with a reason', ({ row, algorithm }) => {
  for (const [name, puzzle] of Object.entries(puzzles)) {
    const said = refusalOf(row, algorithm, puzzle)?.describe() ?? 'is taken';
    const own = algorithm.refuses?.(puzzle)?.describe() ?? 'is taken';
    const isForCages = row.input === 'killer';
    if (name === 'givens that clash') expect(said).toMatch(/^two givens clash: 1 is at r1c1 and again at r1c2/);
    else if (isForCages !== puzzle.cages.length > 0)
      expect(said).toMatch(isForCages ? /has no cages, and / : /has cages, and .* knows none/);
    else expect([name, said]).toEqual([name, own]);
  }
});

it.each(algorithms.filter(({ algorithm }) => algorithm.refuses))('$row.id says for itself what it is not for', ({ algorithm }) => {
  const said = Object.entries(puzzles).map(([name, puzzle]) => `${name}: ${algorithm.refuses!(puzzle)?.describe() ?? 'is taken'}`);
  expect(said).toMatchSnapshot();
});

it('has a row for each id, and for nothing else', () => {
  for (const row of catalog) expect(catalogRow(row.id)).toBe(row);
  expect(() => catalogRow('none')).toThrow(
    expect.objectContaining({ message: "there is no algorithm 'none'", expected: `one of ${catalog.map(({ id }) => id).join(', ')}` }),
  );
});
