import { expect, test } from 'vitest';
import { soaking } from '../../../tests/samples.ts';
import { dancingLinks } from '../../engine/cover/dancing-links.card.ts';
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

test('the search for all solutions of AI Escargot never forks in more than two, so that it has one end more than it has forks', () => {
  const { puzzle } = readPuzzles(findPuzzle('ai-escargot').text)[0]!;
  const state = dancingLinks.start(puzzle, { rule: 'fewest', solutions: 0, givens: 'left', seed: 1 });
  const sizes = [0, 0, 0];
  for (const step of dancingLinks.run(state))
    if (step.kind === 'choose') sizes[state.S[step.item]!] = (sizes[state.S[step.item]!] ?? 0) + 1;
  const [deadEnds, , forks] = sizes;
  expect(sizes).toHaveLength(3);
  expect(deadEnds! + state.found).toBe(forks! + 1);
});
