import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countedFirst, englishNumber, withArticle } from './sentence.ts';

it.each([
  [0, 'Zero cells'],
  [1, 'One cell'],
  [6, 'Six cells'],
  [13, 'Thirteen cells'],
  [20, 'Twenty cells'],
  [47, 'Forty-seven cells'],
  [1234, '1,234 cells'],
])('writes %i at the beginning of a sentence in words', (count, words) => {
  expect(countedFirst(count, 'cell')).toBe(words);
});

it('puts the article that fits before a word', () => {
  expect(['hard', 'very easy', 'easy', 'expert'].map(withArticle)).toEqual(['a hard', 'a very easy', 'an easy', 'an expert']);
});

it('begins no sentence after another one with a count in figures', () => {
  // '7 and 9. 6 other cells' reads as 9.6.
  const figures = /[.!?] \$\{counted\(/;
  const places = globSync('src/narration/**/*.ts').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (figures.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(places).toEqual([]);
});

it('writes numbers as a browser does in English', () => {
  const english = new Intl.NumberFormat('en');
  const numbers = fc.oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: -10_000, max: 10_000 }),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }).filter((value) => Math.abs(value) >= 0.001),
  );
  fc.assert(
    fc.property(numbers, (value) => {
      expect(englishNumber(value)).toBe(english.format(value));
    }),
    { examples: [[999], [1000], [-1234], [0.5]] },
  );
});
