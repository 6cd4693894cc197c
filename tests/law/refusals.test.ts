import { expect, it } from 'vitest';
import { catalog, catalogRow, refusalOf } from '../../src/engine/catalog.ts';
import { gridOf } from '../../src/engine/grid.ts';
import { type Puzzle, puzzleOf } from '../../src/engine/puzzle.ts';

const empty = (size: number, boxRows?: number) => puzzleOf(new Uint8Array(size * size), { grid: gridOf(size, boxRows) });
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
};

it.each(catalog)('$id says what it is not for', async (row) => {
  const algorithm = await row.load();
  const said = Object.entries(puzzles).map(([name, puzzle]) => {
    const own = algorithm.refuses?.(puzzle);
    const all = refusalOf(row, algorithm, puzzle);
    return [name, all?.describe() ?? 'is taken', ...(own && own.message !== all?.message ? [`by itself: ${own.describe()}`] : [])].join(
      ': ',
    );
  });
  expect(said).toMatchSnapshot();
});

it('has a row for each id, and for nothing else', () => {
  for (const row of catalog) expect(catalogRow(row.id)).toBe(row);
  expect(() => catalogRow('none')).toThrow(
    expect.objectContaining({ message: "there is no algorithm 'none'", expected: `one of ${catalog.map(({ id }) => id).join(', ')}` }),
  );
});
