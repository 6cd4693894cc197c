import { expect, it } from 'vitest';
import named from '../../../../content/puzzles/named.json' with { type: 'json' };
import { catalogRow } from '../../../engine/catalog.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { readOptions } from '../../../engine/options.ts';
import { record } from '../../../trace/record.ts';
import { totalsCsv } from './totals-csv.ts';

it('has a line for each run, and a column for each counter that any of them has', async () => {
  const text = named.find(({ id }) => id === 'ai-escargot')!.puzzle;
  const { puzzle } = readPuzzles(text)[0]!;
  const rowOf = async (id: string, options: Readonly<Record<string, string>>) => {
    const algorithm = await catalogRow(id).load();
    const timeline = record(algorithm, puzzle, readOptions(algorithm.options, options));
    return { title: id, algorithm, timeline, named: { algorithm: id, options } };
  };
  const runs = [await rowOf('dancing-links', {}), await rowOf('constraint-search', { propagation: 'on' })];
  const [head, ...lines] = totalsCsv('=ai', runs)
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  expect(head!.slice(0, 7)).toEqual(['puzzle', 'run', 'algorithm', 'options', 'ending', 'digits written', 'steps']);
  expect(lines.map((line) => line.slice(0, 7))).toEqual([
    ["'=ai", 'A', 'dancing-links', '', 'solved', '145', '5194'],
    ["'=ai", 'B', 'constraint-search', 'propagation:on', 'solved', '523', '2015'],
  ]);
  const assignments = head!.indexOf('assignments');
  expect(lines.map((line) => line[assignments])).toEqual(['', '38']);
});
