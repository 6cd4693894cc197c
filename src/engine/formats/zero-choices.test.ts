import { describe, expect, it } from 'vitest';
import { InputError } from '../errors.ts';
import type { ZeroMeaning } from './format.ts';
import { readPuzzles } from './read.ts';
import { WIKIPEDIA } from './testing/reading.ts';
import { zeroChoices } from './zero-choices.ts';

const choicesIn = (text: string) =>
  zeroChoices(text, (zero: ZeroMeaning | undefined) => {
    try {
      return readPuzzles(text, { zero, onFault: () => {} });
    } catch (error) {
      if (error instanceof InputError) return [];
      throw error;
    }
  });

describe('zeroChoices', () => {
  it.each([
    ['0 is an empty cell beside a 9', WIKIPEDIA.replaceAll('.', '0')],
    ['there is no 0', WIKIPEDIA],
    ['two zeros of a row would clash', '1000020000300000'],
    ['the text isn’t a puzzle', '0 apples'],
    ['the form has its own word for symbols', 'sudoku~4x2~0.1.2.3~12341...........~'],
  ])('returns nothing where %s', (_, text) => {
    expect(choicesIn(text)).toEqual([]);
  });

  it('returns both where the text leaves it open', () => {
    expect(choicesIn('01232...1.32.21.')).toEqual(['blank', 'digit']);
  });

  it('returns both where the text decides and the other meaning makes sense too', () => {
    expect(choicesIn('012323..1.32.210')).toEqual(['blank', 'digit']);
  });

  it('returns the one with which more of several puzzles are read', () => {
    expect(choicesIn(`${WIKIPEDIA}\n01232...1.32.21.`)).toEqual(['blank']);
  });
});
