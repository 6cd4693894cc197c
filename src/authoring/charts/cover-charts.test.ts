import { expect, test } from 'vitest';
import { soaking } from '../../../tests/samples.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { findPuzzle } from '../puzzles.ts';
import { tablesTouched } from './cover-charts.ts';

const known: [id: string, touched: ReturnType<typeof tablesTouched>][] = [
  ['wikipedia', { matrix: 454_240, links: 22_645 }],
  ['shortz-301', { matrix: 1_286_127, links: 51_657 }],
  ['ai-escargot', { matrix: 1_846_453, links: 89_679 }],
];

test.each(soaking ? known : known.slice(0, 1))('reads and writes of both searches on %s are counted alike', (id, touched) => {
  expect(tablesTouched(readPuzzles(findPuzzle(id).text)[0]!.puzzle)).toEqual(touched);
});
