import { describe, expect, it } from 'vitest';
import { type ReadingOptions, readPuzzles } from './read.ts';
import { messageFor, rowsOf, WIKIPEDIA } from './testing/reading.ts';

const readingOf = (text: string, options?: ReadingOptions) => readPuzzles(text, options)[0]!.reading;
const spaced = rowsOf(WIKIPEDIA).map((row) => [...row].join(' ')).join('\n'); // biome-ignore format: one expression

describe('the reading of a text', () => {
  it.each([
    ['a line', WIKIPEDIA, { form: 'line', blank: '.' }],
    ['a line with zeros', WIKIPEDIA.replaceAll('.', '0'), { form: 'line', blank: '0' }],
    ['a drawn grid', rowsOf(WIKIPEDIA.replaceAll('.', '_')).join('\n'), { form: 'grid', blank: '_' }],
    ['numbers', [...WIKIPEDIA.replaceAll('.', '0')].join(' '), { form: 'numbers', blank: '0' }],
    ['another format', '{"n":4}', { form: 'json' }],
    ['digits from 0', '012323..1.32.210', { form: 'line', blank: '.', zeroIsDigit: true }],
  ])('names form and blank: %s', (_, text, expected) => {
    expect(readingOf(text)).toEqual(expected);
  });
});

describe('what the user says about 0', () => {
  const unclear = '01232...1.32.21.';
  it.each([
    ['a line', unclear],
    ['a drawn grid', unclear.match(/.{4}/g)!.join('\n')],
    ['whole numbers', unclear.replaceAll('.', '-1 ').replace(/\d(?!\s)/g, '$& ')],
  ])('decides what the text leaves open: %s', (_, text) => {
    const givens = (options: ReadingOptions) => Array.from(readPuzzles(text, options)[0]!.puzzle.givens.slice(0, 4));
    expect(givens({ zero: 'digit' })).toEqual([1, 2, 3, 4]);
    expect(givens({ base: 0 })).toEqual([1, 2, 3, 4]);
    expect(givens({ zero: 'blank' })).toEqual([0, 1, 2, 3]);
    expect(givens({ base: 1 })).toEqual([0, 1, 2, 3]);
    expect(readingOf(text, { zero: 'digit' })).toMatchObject({ zeroIsDigit: true });
  });

  it('is a fault where the size itself is a digit', () => {
    expect(() => readPuzzles(WIKIPEDIA, { zero: 'digit' })).toThrow("'9' isn’t a symbol of a 9 × 9 grid");
    expect(messageFor(spaced)).toBeUndefined();
    expect(() => readPuzzles(spaced.replaceAll('.', '-1'), { base: 0 })).toThrow("'9' isn’t a symbol");
  });
});
