import { expect, it } from 'vitest';
import { puzzleOf } from '../puzzle.ts';
import { csvField } from './csv-field.ts';
import { printSolution } from './read.ts';

it('makes a field that no spreadsheet runs', () => {
  for (const text of ['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1+1', '\r=1+1', ' =1+1', '＝1＋1'])
    expect(csvField(text).replace(/^"/, '').startsWith("'"), text).toBe(true);
  expect(csvField('=A1,"b"')).toBe('"\'=A1,""b"""');
});

it('leaves other fields as they are, and quotes what would break the line', () => {
  for (const text of ['53..7', 'a - b', '-', '+', '12', '']) expect(csvField(text)).toBe(text);
  expect(csvField(-3)).toBe('-3');
  expect(csvField('a, b')).toBe('"a, b"');
});

it('is what solutions in rows are made of', () => {
  const symbols = ['=1+1', 'a,b', '-', 'd'];
  const puzzle = puzzleOf(new Uint8Array(16), { symbols });
  const digits = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  expect(printSolution(puzzle, digits, 'csv').split('\n')[0]).toBe(`'=1+1,"a,b",-,d`);
});
