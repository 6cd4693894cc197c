import { expect, it } from 'vitest';
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { readPuzzles } from '../../engine/formats/read.ts';
import { readOptions } from '../../engine/options.ts';
import { learningSearch } from '../../engine/search/learning-search.card.ts';
import { altered, type Change, checkChanged } from './changed-proof.ts';
import { plainPuzzle, proofOf } from './note-file.ts';

const puzzle = readPuzzles(named.find(({ id }) => id === 'norvig-impossible')!.puzzle)[0]!.puzzle;
const notes = proofOf(learningSearch, puzzle, readOptions(learningSearch.options, {}));
const checked = (changes: readonly Change[]) => checkChanged(plainPuzzle(puzzle), notes, changes);
const change = (place: number, to: Change): Change[] => notes.map((_, index) => (index === place ? to : 'kept'));

it('accepts the proof as it was written', () => {
  expect(notes.at(-1)).toEqual([]);
  expect(checked([])).toEqual({ verdicts: [...notes.slice(1).map(() => 'follows'), 'no solution'], isRefuted: true, fault: -1 });
});

it('rejects it without its last note of one digit, and reads nothing after the first fault', () => {
  const last = notes.length - 2;
  expect(notes[last]).toHaveLength(1);
  expect(checked(change(last, 'left out'))).toMatchObject({ isRefuted: false });
  for (const place of notes.keys()) {
    for (const to of ['left out', 'altered'] as const) {
      const { verdicts, isRefuted, fault } = checked(change(place, to));
      if (fault >= 0)
        expect([isRefuted, ...verdicts.slice(fault + 1)]).toEqual([false, ...verdicts.slice(fault + 1).map(() => 'not read')]);
    }
  }
});

it('rejects some altered notes, and none because it is altered alone', () => {
  const places = notes.slice(0, -1).map((_, place) => place);
  const rejected = places.filter((place) => !checked(change(place, 'altered')).isRefuted);
  expect(rejected.length).toBeGreaterThan(0);
});

it('alters a digit and nothing else', () => {
  expect(
    altered(
      [
        [3, 9],
        [4, 2],
      ],
      9,
    ),
  ).toEqual([
    [3, 1],
    [4, 2],
  ]);
  expect(altered([[3, -9]], 9)).toEqual([[3, -1]]);
  expect(altered([], 9)).toEqual([]);
});
