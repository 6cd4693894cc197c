import { describe, expect, it } from 'vitest';
import { cellsText } from './cells.ts';
import { readPuzzles } from './read.ts';
import { messageFor, rowsOf, WIKIPEDIA } from './testing/reading.ts';

const rows = rowsOf(WIKIPEDIA.replaceAll('.', ' '));
const boxes = rows.map((row) => row.match(/.{3}/g)!);
const linesOf = (text: string) => readPuzzles(text).map(({ puzzle }) => cellsText(puzzle, puzzle.givens));
/** Rows with a border after each band. */
const banded = (lines: readonly string[], border: string) => lines.map((line, index) => (index % 3 === 2 && index < 8 ? `${line}\n${border}` : line)).join('\n'); // biome-ignore format: one expression
const spaced = boxes.map((row) => row.map((box) => [...box].join(' ')));

const drawings: [name: string, text: string][] = [
  ['dense', boxes.map((row) => `|${row.join('|')}|`).join('\n')],
  ['spaced', banded(spaced.map((row) => `|${row.join('|')}|`), '+-----+-----+-----+')],
  ['padded', banded(spaced.map((row) => `| ${row.join(' | ')} |`), '|-------+-------+-------|')],
  ['padded, in a margin', banded(spaced.map((row) => `    | ${row.join(' | ')} |`), '')],
  ['without bars at the sides', banded(spaced.map((row) => row.join(' | ')), '------+-------+------')],
  ['the same, with blanks at the ends cut off', banded(spaced.map((row) => row.join(' | ').trimEnd()), '------+-------+------')],
  ['dense, without bars at the sides', banded(boxes.map((row) => row.join('|')), '---+---+---')],
  ['a bar after each cell', rows.map((row) => `| ${[...row].join(' | ')} |`).join(`\n|${'---|'.repeat(9)}\n`)],
  ['a bar between cells', rows.map((row) => [...row].join(' | ')).join(`\n${Array(9).fill('---').join('+')}\n`)],
  ['heavy lines', spaced.map((row) => `┃ ${row.join(' │ ')} ┃`).join('\n')],
  ['words beside it', banded(spaced.map((row, index) => `| ${row.join(' | ')} |${index === 3 ? '    Press Q to quit' : ''}`), '+-------+-------+-------+   Level: easy')],
]; // biome-ignore format: a drawing each

describe('a drawing in which blanks are empty cells', () => {
  it.each(drawings)('is read: %s', (_, text) => {
    expect(linesOf(text)).toEqual([WIKIPEDIA]);
    expect(readPuzzles(text)[0]!.reading).toEqual({ form: 'drawn', blank: ' ' });
  });

  it.each(drawings)('is refused where a blank or a row is missing: %s', (_, text) => {
    const lines = text.split('\n');
    expect(messageFor(lines.toSpliced(-4, lines.length > 9 ? 2 : 1).join('\n'))).toBeDefined();
    const [first] = text.split('\n');
    if (/5 ?3/.test(first!)) expect(messageFor(text.replace(/(?<=5)( ?3)/, ' $1'))).toBeDefined();
  });

  it('may hold numbers of two digits', () => {
    const numbers = Array.from({ length: 16 }, (_, row) => Array.from({ length: 16 }, (__, column) => ((row % 4) * 4 + Math.floor(row / 4) + column) % 16)); // biome-ignore format: a table
    const text = numbers.map((row) => `|${row.map((number) => (number % 5 === 0 ? '  ' : String(number + 1)).padStart(3)).join(' |')} |`).join('\n'); // biome-ignore format: one expression
    const [{ puzzle }] = readPuzzles(text);
    expect([...puzzle.givens.slice(0, 6)]).toEqual([0, 2, 3, 4, 5, 0]);
    expect(puzzle.givens.filter(Boolean)).toHaveLength(12 * 16);
  });

  it('is refused where its bars leave several ways to read it', () => {
    expect(messageFor('  1|\n   |\n   |\n   |')).toBeDefined();
  });
});
