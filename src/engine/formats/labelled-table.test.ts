import { describe, expect, it } from 'vitest';
import { cellsText } from './cells.ts';
import { readPuzzles } from './read.ts';
import { messageFor, rowsOf, WIKIPEDIA } from './testing/reading.ts';

const rows = rowsOf(WIKIPEDIA).map((row) => [...row]);
const empty = rows.map((row) => row.map((cell) => (cell === '.' ? '' : cell)));
const zeros = rows.map((row) => row.map((cell) => (cell === '.' ? '0' : cell)));
const letters = [...'ABCDEFGHI'];
const counted = Array.from({ length: 9 }, (_, index) => String(index));
const bars = (cells: readonly string[]) => `| ${cells.map((cell) => cell || ' ').join(' | ')} |`;
const rule = (columns: number) => `|${':-:|'.repeat(columns)}`;
const labelled = (table: readonly (readonly string[])[], labels: readonly string[]) => table.map((row, index) => [labels[index]!, ...row]);
const pandas = (table: readonly (readonly string[])[]) =>
  [`   ${counted.join('    ')}`, ...table.map((row, index) => `${index}  ${row.map((cell) => cell.padStart(3)).join('  ')}`)].join('\n');

const linesOf = (text: string) => readPuzzles(text).map(({ puzzle }) => cellsText(puzzle, puzzle.givens));

const tables: [form: string, name: string, text: string][] = [
  ['markdown', 'a head', [bars(letters), rule(9), ...rows.map(bars)].join('\n')],
  ['markdown', 'a head of numbers', [bars(counted.map((each) => String(Number(each) + 1))), rule(9), ...empty.map(bars)].join('\n')],
  ['markdown', 'an empty head', [bars(Array(9).fill('')), rule(9), ...empty.map(bars)].join('\n')],
  ['markdown', 'a head and labels', [bars(['', ...counted]), rule(10), ...labelled(rows, letters).map(bars)].join('\n')],
  ['markdown', 'no outer bars', [letters.join(' | '), Array(9).fill('---').join(' | '), ...rows.map((row) => row.join(' | '))].join('\n')],
  ['markdown', 'bold givens', [bars(letters), rule(9), ...rows.map((row) => bars(row.map((cell) => (cell === '.' ? ' ' : `**${cell}**`))))].join('\n')],
  ['table', 'a print of pandas', pandas(zeros)],
  ['table', 'missing values', pandas(rows.map((row) => row.map((cell) => (cell === '.' ? 'NaN' : `${cell}.0`))))],
  ['table', 'a drawing with labels', ['    1 2 3   4 5 6   7 8 9', '  +-------+-------+-------+', ...labelled(rows, letters).map(([label, ...row]) => `${label} | ${row.slice(0, 3).join(' ')} | ${row.slice(3, 6).join(' ')} | ${row.slice(6).join(' ')} |`)].join('\n')],
  ['table', 'a print of R', [`     ${counted.map((each) => ` [,${Number(each) + 1}]`).join('')}`, ...zeros.map((row, index) => ` [${index + 1},]${row.map((cell) => cell.padStart(5)).join('')}`)].join('\n')],
  ['csv', 'a head', [letters.map((letter) => `col_${letter}`).join(','), ...empty.map((row) => row.join(','))].join('\n')],
  ['csv', 'a head of numbers', [counted.join(','), ...zeros.map((row) => row.join(','))].join('\n')],
  ['csv', 'a head and labels', [`,${counted.join(',')}`, ...labelled(empty, counted).map((row) => row.join(','))].join('\n')],
  ['csv', 'a head in quotation marks', [counted.map((each) => `"V${each}"`).join(','), ...rows.map((row) => row.map((cell) => (cell === '.' ? 'NA' : cell)).join(','))].join('\n')],
  ['csv', 'a comma at the end', zeros.map((row) => `${row.join(',')},`).join('\n')],
  ['csv', 'semicolons', labelled(empty, letters).map((row) => row.join(';')).join('\n')],
  ['spreadsheet', 'a head and labels', [['', ...letters].join('\t'), ...labelled(empty, counted).map((row) => row.join('\t'))].join('\n')],
]; // biome-ignore format: a table each

describe('a table with labels', () => {
  it.each(tables)('is read: %s, %s', (form, _, text) => {
    expect(linesOf(text)).toEqual([WIKIPEDIA]);
    expect(readPuzzles(text)[0]!.reading!.form).toBe(form);
    expect(linesOf(`${text}\n\n${text}\n`)).toEqual([WIKIPEDIA, WIKIPEDIA]);
  });

  it.each(tables)('is refused where a row is missing: %s, %s', (_, __, text) => {
    expect(messageFor(text.split('\n').toSpliced(-3, 1).join('\n'))).toBeDefined();
  });

  it('tells its blank and the places of its cells', () => {
    const [read] = readPuzzles([bars(letters), rule(9), ...empty.map(bars)].join('\n'));
    expect(read!.reading).toEqual({ form: 'markdown', blank: '' });
    expect([read!.place, read!.placeOf(10)]).toEqual([{ line: 3, column: 3 }, { line: 4, column: 6 }]); // biome-ignore format: one line
  });

  it('names the rows under a head', () => {
    expect(messageFor([bars(letters), rule(9), ...rows.slice(1).map(bars)].join('\n'))).toBe(
      'line 1, column 1: the table has 8 rows of 9 cells under its head; expected as many rows as cells in a row',
    );
  });
});
