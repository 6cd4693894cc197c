import { expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { dancingLinks } from '../../../engine/cover/dancing-links.card.ts';
import { defaultsOf } from '../../../engine/options.ts';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { type Question, questionFrom, questionText } from './question.ts';

const algorithm = dancingLinks as unknown as AnyAlgorithm;
const puzzle = puzzleOf(Array.from('21...32....41...', (symbol) => Number(symbol) || 0));
const picture = algorithm.picture(algorithm.start(puzzle, defaultsOf(algorithm.options)), undefined);

it.each<Question>([
  { of: 'cell', cell: 0 },
  { of: 'mark', cell: 15, digit: 4 },
  { of: 'column', item: 0 },
  { of: 'row', option: 3 },
  { of: 'counter', name: 'updates' },
  { of: 'line', line: 90 },
])('a question is what its text says: %o', (question) => {
  expect(questionFrom(questionText(question, picture), algorithm, picture)).toEqual(question);
});

it.each(['', 'r0c1', 'r5c1', 'r1c5', 'r1c1.0', 'r1c1.5', 'column.0', 'column.999', 'row.9999', 'counter.toString', 'line.0', 'why'])(
  'a text that names nothing of the run is refused: %j',
  (text) => {
    expect(questionFrom(text, algorithm, picture)).toBeUndefined();
  },
);
