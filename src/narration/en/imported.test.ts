import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../engine/formats/read.ts';
import { coreAlgorithm } from '../../trace/import/core.ts';
import { plain } from '../sentence.ts';
import { words, wordsWith } from './imported.ts';

const { puzzle } = readPuzzles('1.......3......2')[0]!;
const kinds = {
  guess: { like: 'place', fields: { cell: 'cell', digit: 'digit' } },
  swap: { says: 'It swaps {cell} with {other}.', fields: { cell: 'cell', other: 'cell' } },
  look: { label: 'look at a house', fields: { house: 'house', left: 'digits', from: 'witness', found: 'count' } },
} as const;
const algorithm = coreAlgorithm('mine', kinds, ['', 'a thought']);
const state = algorithm.start(puzzle, {});
const sentenceFor = (step: object) =>
  plain(
    wordsWith(kinds, { puzzle, texts: [] }).steps[(step as { kind: string }).kind]!(
      { cell: 1, digit: 2, clash: -1, text: 1, line: 3, ...step } as never,
      state,
    ),
  );

describe('the words of a program of one’s own', () => {
  it('has a sentence for every kind of the core', () => {
    expect(Object.keys(words.steps).sort()).toEqual(Object.keys(coreAlgorithm('', {}, []).steps).sort());
    for (const kind of Object.keys(words.steps)) expect(sentenceFor({ kind })).toMatch(/^[A-Z2a].*\.?$/);
  });

  it('names the clash', () => {
    expect(sentenceFor({ kind: 'conflict', digit: 1, clash: 0 })).toBe('1 cannot go into r1c2: its row holds 1 at r1c1.');
    expect(sentenceFor({ kind: 'note' })).toBe('a thought');
  });

  it('reads kinds of the author’s own', () => {
    expect(sentenceFor({ kind: 'guess' })).toBe('It places 2 in r1c2.');
    expect(sentenceFor({ kind: 'swap', other: 15 })).toBe('It swaps r1c2 with r4c4.');
    expect(sentenceFor({ kind: 'look', house: 5, left: 6, from: -1, found: 1200 })).toBe(
      'look at a house: house column 2, left 2 and 3, from none and found 1,200.',
    );
  });
});
