import { expect, it } from 'vitest';
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { readPuzzles } from '../../engine/formats/read.ts';
import { readOptions } from '../../engine/options.ts';
import { learningSearch } from '../../engine/search/learning-search.card.ts';
import { plain } from '../sentence.ts';
import { learningMoves } from './learning-moves.ts';

it('tells a reader at a dead end what is noted so far, because a reason may be a note', () => {
  const { puzzle } = readPuzzles(named.find(({ id }) => id === 'six-notes')!.puzzle)[0]!;
  const state = learningSearch.start(puzzle, readOptions(learningSearch.options, { see: 'cells' }) as never);
  const asked: string[] = [];
  for (const { kind } of learningSearch.run(state)) if (kind === 'conflict') asked.push(plain(learningMoves.ask(state, undefined)));
  expect(asked.map((text) => text.split('Noted so far: ')[1])).toEqual([
    undefined,
    'r1c4 = 6 and r3c6 = 1 never go together.',
    'r1c4 = 6 and r3c6 = 1 never go together; r1c3 is never 6.',
  ]);
});
