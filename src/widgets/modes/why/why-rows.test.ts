import { expect, it } from 'vitest';
import { bitboards } from '../../../engine/fast/bitboards.card.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { record } from '../../../trace/record.ts';
import { barredByGiven } from './why-rows.ts';

const { puzzle } = readPuzzles('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[0]!;
const timeline = record(bitboards, puzzle, {});

it('names the given that keeps a digit out of a cell from the start, and none where there is none', () => {
  expect(barredByGiven({ of: 'mark', cell: 2, digit: 3 }, 0, timeline)).toBe(
    'The row of r1c3 has had a 3 from the start, the given at r1c2.',
  );
  expect(barredByGiven({ of: 'mark', cell: 2, digit: 4 }, 0, timeline)).toBeUndefined();
  expect(barredByGiven({ of: 'mark', cell: 2, digit: 3 }, 1, timeline)).toBeUndefined();
});
