import { expect, it } from 'vitest';
import { differences } from './differences.ts';

const original = 'one\ntwo\nthree\nfour\n';

it('finds the new lines and the removed ones', () => {
  expect(differences(original, original)).toEqual({ own: [], gone: [] });
  expect(differences(original, 'one\n2\nthree\nfour\n')).toEqual({ own: [2], gone: [{ before: 2, text: 'two' }] });
  expect(differences(original, 'one\ntwo\nthree\nmore\nfour\n')).toEqual({ own: [4], gone: [] });
  expect(differences(original, 'one\nfour\n')).toEqual({
    own: [],
    gone: [
      { before: 2, text: 'two' },
      { before: 2, text: 'three' },
    ],
  });
});

it('finds them between lines that stay', () => {
  expect(differences('a\nb\nc\nd\ne', 'A\nb\nC\nd\nE')).toEqual({
    own: [1, 3, 5],
    gone: [
      { before: 1, text: 'a' },
      { before: 3, text: 'c' },
      { before: 5, text: 'e' },
    ],
  });
});

it('works for texts without a common line, and for very long ones', () => {
  expect(differences('a', '')).toEqual({ own: [1], gone: [{ before: 1, text: 'a' }] });
  const [long, other] = ['a', 'b'].map((letter) => Array.from({ length: 3000 }, (_, index) => `${letter}${index}`).join('\n'));
  expect(differences(long!, other!).own).toHaveLength(3000);
});
