import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formats } from '../../../engine/formats/read.ts';
import { forms, type ReadingFacts, readAs } from './reading.ts';

const facts: ReadingFacts = { form: 'java', size: 9, givens: 30, cages: 0, features: [], blank: '0', zeroIsDigit: false };

/** Ids of forms and languages in the readers themselves, which have no list of them. */
const written = globSync('src/engine/formats/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/readingOf\('([\w-]+)'|\bform: '([\w-]+)'|\['([a-z]+)', \//g)])
  .map(([, ...ids]) => ids.find((id) => id !== undefined)!);
const shapes = ['lists', 'strings', 'matlab', 'table', 'markdown', 'csv', 'spreadsheet'];

describe('forms', () => {
  it('finds ids in the readers', () => {
    expect(written).toEqual(expect.arrayContaining(['java', 'numpy', 'drawn', 'janko']));
  });

  it('has a name for every form', () => {
    expect([...formats.map(({ id }) => id), ...shapes, ...written].filter((id) => !(id in forms))).toEqual([]);
  });
});

describe('readAs', () => {
  it.each<[string, Partial<ReadingFacts>]>([
    ['Read as Java, 9 × 9, 30 givens, blank = 0', {}],
    ['Read as CSV, 9 × 9, 30 givens, blank = empty field', { form: 'csv', blank: '' }],
    ['Read as a line of characters, 9 × 9, no empty cell', { form: 'line', givens: 81, blank: undefined }],
    ['Read as rows of numbers, 16 × 16, digits from 0 to 15, 120 givens, blank = -1', { form: 'integers', size: 16, givens: 120, blank: '-1', zeroIsDigit: true }],
    ['Read as JSON, 6 × 6, irregular regions, diagonals, pencil marks, 1 given, 29 cages', { form: 'json', size: 6, givens: 1, cages: 29, features: ['regions', 'diagonals', 'marks'], blank: undefined }],
    ['Read as 9 × 9, 30 givens, blank = 0', { form: 'of the future' }],
  ])('says “%s”', (sentence, different) => {
    expect(readAs({ ...facts, ...different })).toBe(sentence);
  }); // biome-ignore format: a row each

  it('says which of several puzzles it is', () => {
    expect(readAs(facts, 2, 5)).toMatch(/^Puzzle 2 of 5, read as Java, 9 × 9/);
  });
});
