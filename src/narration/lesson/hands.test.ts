import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { adviceFor, readHands, shareOf } from './hands.ts';

const LABELS = ['its own U and D', 'L and R of header G', 'D of B G, U of header G', 'none'];
const choices = LABELS.map((label, index) => ({ names: ['ABCD'[index]!, String(index + 1), label] }));

describe('the hands of a round', () => {
  it('are read from what polls give', () => {
    const texts = [
      'A 31, B 40, D 2',
      'a: 31; b: 40; d: 2',
      'A\t31\nB\t40\nC\t0\nD\t2',
      '1 31, 2 40, 4 2',
      '1 31 2 40 3 0 4 2',
      '31 40 0 2',
      '31, 40, 0, 2',
      'its own U and D (31)\nL and R of header G (40)\nD of B G, U of header G (0)\nnone (2)',
      'B) 40 votes\nA) 31 votes\nD) 2 votes',
      'A=31,B=40,D=2',
    ];
    for (const text of texts) expect(readHands(text, choices), text).toEqual([31, 40, 0, 2]);
  });

  it('are refused where a list is not clear', () => {
    const faults = Object.fromEntries(['', 'A 31 %', 'E 4', 'A 3, A 4', 'A, B 4', '1 2 3'].map((text) => [text, readHands(text, choices)]));
    expect(faults).toEqual({
      '': { fault: 'empty' },
      'A 31 %': { fault: 'percent' },
      'E 4': { fault: 'unknown', text: 'E' },
      'A 3, A 4': { fault: 'twice', text: 'A' },
      'A, B 4': { fault: 'count', text: 'A' },
      '1 2 3': expect.objectContaining({ fault: expect.any(String) }),
    });
  });

  it('are the same after they were written as a list, by letters, numbers or labels', () => {
    const hands = fc.array(fc.nat(400), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(hands, fc.constantFrom(0, 1, 2), fc.constantFrom('\n', ', ', '; '), (counts, name, between) => {
        fc.pre(name !== 2 || between === '\n');
        const text = counts.map((count, index) => `${choices[index]!.names[name]} ${count}`).join(between);
        expect(readHands(text, choices)).toEqual(counts);
      }),
      samples(80),
    );
  });

  it('have a share, and an advice', () => {
    expect(shareOf([0, 0], 0)).toBeUndefined();
    expect(shareOf([47, 12, 38, 15], 2)).toBeCloseTo(0.339, 3);
    expect([0, 0.29, 0.3, 0.7, 0.71, 1].map(adviceFor)).toEqual(['explain', 'explain', 'talk', 'talk', 'goOn', 'goOn']);
  });
});
