import { describe, expect, it } from 'vitest';
import { record } from '../../../trace/record.ts';
import { puzzleNamed } from '../../runs/named-puzzle.ts';
import { loadAlgorithm, prepareOn } from '../../runs/prepared-run.ts';
import { namedPuzzles } from '../../runs/puzzle-library.ts';
import { gridTables, tablesOf } from './frame-tables.ts';

async function frameOf(id: string, puzzle: string, position: number) {
  const { input, algorithm, values } = prepareOn(await loadAlgorithm(id), puzzleNamed(namedPuzzles, puzzle), {});
  return record(algorithm, input, values, { maxSteps: 2000 }).frame(position);
}
const rowOf = (tables: ReturnType<typeof tablesOf>, name: string, head: string) =>
  tables.find((table) => table.name === name)!.rows.find(([first]) => first === head);

describe('a frame as tables', () => {
  it('lists what each node of linked lists points at, and whether it is linked', async () => {
    const { picture, step } = await frameOf('dancing-links', 'knuth-6x7', 2);
    const tables = tablesOf(picture, step);
    expect(tables.map(({ name }) => name)).toEqual(['matrix-entries', 'links']);
    expect(tables[1]!.head).toEqual(['header or node', 'L', 'R', 'U', 'D', 'state']);
    expect(rowOf(tables, 'links', 'root')).toEqual(['root', 'header G', 'header B', '', '', '']);
    expect(rowOf(tables, 'links', 'header A')).toEqual(['header A', 'root', 'header B', 'A in A D', 'A in A D G', 'unlinked']);
    expect(rowOf(tables, 'links', 'D in A D G')).toEqual(['D in A D G', 'A in A D G', 'G in A D G', 'header D', 'D in A D', 'linked']);
  });

  it('lists what each column of a matrix has left, and of a large one the part at work', async () => {
    const { picture, step } = await frameOf('algorithm-x', 'knuth-6x7', 8);
    const [matrix] = tablesOf(picture, step);
    expect(matrix!.head).toHaveLength(9);
    expect(matrix!.rows).toHaveLength(7);
    const large = await frameOf('algorithm-x', 'wikipedia', 30);
    const part = tablesOf(large.picture, large.step).find(({ name }) => name === 'matrix-entries')!;
    expect(part.rows.length).toBeLessThan(20);
    expect(part.head!.length).toBeLessThan(60);
  });

  it('lists a grid row by row, its cages, and only the marked pencil marks', async () => {
    const { picture } = await frameOf('killer-advanced', 'killer-rmit-4', 0);
    const [cells, cages] = gridTables(picture.grid!, new Set([0]));
    expect(cells!.rows[0]![0]).toBe('row 1');
    expect(cells!.rows[0]![1]).toMatch(/^\(|·/);
    expect(cells!.rows[0]!.slice(2).every((text) => !text.startsWith('('))).toBe(true);
    expect(cages!.rows[0]![0]).toMatch(/^cage of \d+$/);
    expect(cages!.rows[0]![1]).toMatch(/^r\dc\d/);
  });
});
